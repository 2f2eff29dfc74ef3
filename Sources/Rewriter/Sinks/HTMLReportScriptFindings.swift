extension HTMLReportScript {
    /// The layers of a surface as a stack of plates, seen from the side.
    static let picture = #"""
        const WIDTH = 118;
        const HEIGHT = 74;
        const STEP = 32;

        // The outline of a plate before it is tilted.
        const outline = (shape, attributes, grow = 0) => {
          const width = WIDTH + grow;
          const height = HEIGHT + grow;
          if (shape === "circle") return draw("circle", { r: height / 2, ...attributes });
          const radius = { capsule: height / 2, "rounded-rectangle": 14, custom: 22 }[shape] ?? 2;
          return draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: radius, ...attributes });
        };

        const PLATES = {
          backdrop: () => [
            draw("rect", { x: -70, y: -44, width: 140, height: 88, rx: 6, class: "p-backdrop" }),
            draw("circle", { cx: -32, cy: 8, r: 20, class: "p-blob-a" }),
            draw("rect", { x: 4, y: -26, width: 44, height: 34, rx: 4, class: "p-blob-b" }),
          ],
          glass: shape => [
            outline(shape, { class: "p-glass" }), outline(shape, { class: "p-glass-edge" }, -4),
          ],
          content: shape => shape === "circle"
            ? [draw("path", { d: "M-8 -12 L14 0 L-8 12 Z", class: "p-content" })]
            : [
              draw("circle", { cx: -34, cy: 0, r: 9, class: "p-content" }),
              draw("rect", { x: -16, y: -9, width: 54, height: 6, rx: 3, class: "p-content" }),
              draw("rect", { x: -16, y: 4, width: 36, height: 6, rx: 3, class: "p-content" }),
            ],
          container: () => [draw("rect", { x: -74, y: -44, width: 148, height: 88, rx: 16, class: "p-container" })],
        };
        const KNOWN = new Set(["shadow", "material", "color", "opaque-fill", "tint", "picture", "clip", "rim"]);
        const plate = (word, shape) =>
          PLATES[word]?.(shape) ?? [outline(shape, { class: KNOWN.has(word) ? `p-${word}` : "p-other" })];

        const stack = (caption, shape, words) => {
          const layers = ["backdrop", ...words];
          const height = 84 + STEP * (layers.length - 1);
          const plates = layers.map((word, index) => {
            const y = height - 42 - STEP * index;
            return draw("g", null,
              draw("g", { transform: `matrix(0.86 0.27 -0.7 0.36 96 ${y})` }, ...plate(word, shape)),
              draw("path", { d: `M${word === "content" ? 140 : 158} ${y} H184`, class: "p-leader" }),
              draw("text", { x: 189, y: y + 4 }, word.replace("-", " ")));
          });
          const spoken = `${caption}, from the back to the front: ${words.join(", ").replaceAll("-", " ")}.`;
          return make("figure", { class: "stack" },
            make("figcaption", null, caption),
            draw("svg", { viewBox: `0 0 262 ${height}`, width: 262, height, role: "img", "aria-label": spoken }, ...plates));
        };

        const pictureOf = layers => make("div", { class: "picture" },
          stack(layers.after.length ? "Before" : "As it is", layers.shape, layers.before),
          layers.after.length ? stack("After", layers.shape, layers.after) : null);
        """#

    /// One finding: its line, and what it shows when it is opened.
    static let finding = #"""
        const page = (kind, code) => report.manual[`${kind} ${code}`];
        const nameOf = finding => `${report.files[finding.file].path}:${finding.line}`;
        const chip = verdict => make("span", { class: `chip ${verdict}` }, VERDICTS[verdict]?.label ?? verdict);
        const isRewrite = finding => Boolean(finding.code?.changes.length);

        let view = matchMedia("(min-width: 60rem)").matches ? "split" : "unified";
        const codeOf = finding => {
          if (!finding.code) return null;
          if (!isRewrite(finding)) return listing(finding.code);
          return view === "split" ? sideBySide(finding.code) : unified(finding.code);
        };

        const linkTo = page => page.page
          ? make("p", null, make("a", { href: page.page, rel: "noreferrer" }, "More about it, with an example")) : null;
        const explained = (title, text, page, open) => {
          const summary = [make("code", null, title), " ", visible(text)];
          return page
            ? make("details", { class: "explained", open }, make("summary", null, ...summary), ...prose(page.text), linkTo(page))
            : make("p", { class: "explained" }, ...summary);
        };

        const usesOf = finding => {
          const uses = report.uses[finding.uses];
          if (!uses.length) return null;
          const item = ([path, line, message]) =>
            make("li", null, make("span", { class: "path" }, `${visible(path)}:${line}`), " ", visible(message));
          const [first, rest] = [uses.slice(0, 6), uses.slice(6)];
          return make("div", { class: "uses" },
            make("h4", null, counted(uses.length, "place"), " that it reaches"),
            make("ul", null, ...first.map(item)),
            rest.length ? make("details", null, make("summary", null, `${counted(rest.length, "more place")}`),
              make("ul", null, ...rest.map(item))) : null);
        };

        const details = finding => {
          const kind = report.audit && finding.verdict !== "keep" ? "audit"
            : VERDICTS[finding.verdict] && finding.reason ? finding.verdict : "rule";
          const code = finding.reason || finding.rule;
          const text = page(kind, code)?.sentence ?? finding.message;
          const words = make("div", { class: "words" },
            finding.fix ? make("p", { class: "fix" }, visible(finding.fix)) : null,
            explained(code, text, page(kind, code), Boolean(finding.reason)),
            ...finding.notes.map(([code, message]) => explained(code, message, page("note", code), false)),
            usesOf(finding),
            make("p", { class: "meta" },
              ...[["rule", finding.rule], ["form", finding.form], ["layer", finding.layer], ["module", finding.module]]
                .filter(([, value]) => value && value !== "-")
                .map(([name, value]) => make("span", null, `${name} `, make("b", null, visible(value)))),
              make("a", { href: `#finding=${finding.id}` }, `id ${visible(finding.id)}`)));
          return [
            make("div", { class: "about" }, words, finding.layers ? pictureOf(finding.layers) : null),
            make("div", { class: "code", tabindex: 0, role: "region", "aria-label": `Code of ${visible(nameOf(finding))}` },
              codeOf(finding)),
          ];
        };

        const toggle = (finding, open) => {
          const { button, body } = finding;
          if (open && !body.firstChild) body.append(...details(finding));
          button.setAttribute("aria-expanded", String(open));
          body.hidden = !open;
        };
        const isOpen = finding => !finding.body.hidden;

        const redrawCode = () => {
          for (const finding of report.findings) {
            if (finding.body.firstChild) finding.body.querySelector(".code").replaceChildren(...[codeOf(finding)].filter(Boolean));
          }
        };

        const rowOf = finding => {
          const place = `${finding.line}:${finding.column}`;
          finding.body = make("div", { class: "body", id: `body-${finding.index}`, hidden: true });
          finding.button = make("button", {
            type: "button", class: "toggle", "aria-expanded": "false", "aria-controls": finding.body.id,
            click: () => toggle(finding, !isOpen(finding)),
          },
            make("span", { class: "place" }, place), chip(finding.verdict),
            make("span", { class: "message" }, visible(finding.message)),
            make("span", { class: "tags" },
              finding.layer && finding.layer !== "-" ? make("span", { class: "tag" }, visible(finding.layer)) : null,
              ...finding.notes.map(([code]) => make("span", { class: "tag note" }, visible(code)))));
          finding.box = isRewrite(finding) ? make("input", {
            type: "checkbox", "aria-label": `Select ${visible(nameOf(finding))}`, change: () => select([finding], finding.box.checked),
          }) : null;
          finding.row = make("article", { class: `finding ${finding.verdict}` },
            make("div", { class: "head" }, finding.box ?? make("span", { class: "no-box" }), finding.button), finding.body);
          return finding.row;
        };
        """#
}
