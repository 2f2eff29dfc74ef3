extension HTMLReportScript {
    /// Filters and the list that they leave.
    static let list = #"""
        const NONE = "(none)";
        const FACETS = {
          layer: finding => finding.layer === "-" ? NONE : finding.layer || NONE,
          reason: finding => finding.reason || NONE,
          rule: finding => finding.rule,
          module: finding => finding.module || NONE,
        };
        const filters = { verdict: new Set(), layer: "", reason: "", rule: "", module: "", path: "", text: "" };
        const controls = {};

        const haystack = finding => finding.haystack ??= [
          finding.id, nameOf(finding), finding.message, finding.rule, finding.reason, finding.layer, finding.form,
          finding.module, ...finding.notes.flat(), finding.code?.text ?? "",
        ].join("\n").toLowerCase();

        // `*` stands for anything.
        const pathPattern = text => new RegExp(
          text.split("*").map(part => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*"), "i");

        const shown = finding => !finding.row.hidden;
        const applyFilters = () => {
          const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
          const pattern = filters.path ? pathPattern(filters.path) : null;
          const inPath = report.files.map(file => !pattern || pattern.test(file.path));
          const left = report.files.map(() => 0);
          let count = 0;
          for (const finding of report.findings) {
            const fits = inPath[finding.file]
              && (!filters.verdict.size || filters.verdict.has(finding.verdict))
              && Object.entries(FACETS).every(([name, of]) => !filters[name] || of(finding) === filters[name])
              && words.every(word => haystack(finding).includes(word));
            if (finding.row.hidden === fits) finding.row.hidden = !fits;
            if (fits) { left[finding.file]++; count++; }
          }
          report.files.forEach((file, index) => {
            file.section.hidden = !left[index];
            file.count.textContent = String(left[index]);
          });
          const total = report.findings.length;
          controls.status.textContent = count === total
            ? counted(total, "finding") : `${grouped(count)} of ${counted(total, "finding")}`;
          controls.empty.hidden = count > 0;
          controls.reset.hidden = !Object.values(filters).some(value => value.size ?? value);
        };

        // The filters stand in the address, so that a view can be kept and shared.
        const writeAddress = () => {
          const words = new URLSearchParams();
          for (const [name, value] of Object.entries(filters)) {
            const text = name === "verdict" ? [...value].join(",") : value;
            if (text) words.set(name, text);
          }
          const address = words.size ? `#${words}` : "#";
          if (location.hash !== address && (words.size || location.hash)) history.replaceState(null, "", address);
        };
        const readAddress = () => {
          const words = new URLSearchParams(location.hash.slice(1));
          const wanted = report.findings.find(finding => finding.id === words.get("finding"));
          for (const name of Object.keys(filters)) {
            const text = words.get(name) ?? "";
            filters[name] = name === "verdict" ? new Set(text.split(",").filter(word => VERDICTS[word])) : text;
          }
          showFilters();
          for (const name of Object.keys(FACETS)) filters[name] = controls[name].value;
          applyFilters();
          if (wanted) {
            toggle(wanted, true);
            wanted.button.focus();
            wanted.row.scrollIntoView({ block: "start" });
          }
        };

        const showFilters = () => {
          for (const [verdict, tile] of Object.entries(controls.tiles)) {
            tile.setAttribute("aria-pressed", String(filters.verdict.has(verdict)));
          }
          for (const name of [...Object.keys(FACETS), "path", "text"]) controls[name].value = filters[name];
        };
        const setFilter = (name, value) => {
          filters[name] = value;
          showFilters();
          applyFilters();
          writeAddress();
        };
        const flipVerdict = verdict => {
          const chosen = new Set(filters.verdict);
          if (!chosen.delete(verdict)) chosen.add(verdict);
          setFilter("verdict", chosen);
        };

        const facet = (name, label) => {
          const values = [...counts(report.findings, FACETS[name])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
          controls[name] = make("select", { id: `filter-${name}`, change: event => setFilter(name, event.target.value) },
            make("option", { value: "" }, "all"),
            ...values.map(([value, count]) => make("option", { value }, `${visible(value)} (${count})`)));
          return make("label", { class: "field", for: `filter-${name}` }, make("span", null, label), controls[name]);
        };
        const search = (name, label, hint) => {
          controls[name] = make("input", {
            type: "search", id: `filter-${name}`, placeholder: hint, autocomplete: "off", spellcheck: "false",
            input: event => setFilter(name, event.target.value),
          });
          return make("label", { class: "field", for: `filter-${name}` }, make("span", null, label), controls[name]);
        };

        const viewSwitch = () => make("fieldset", { class: "switch" }, make("legend", null, "Differences"),
          ...[["split", "Side by side"], ["unified", "Unified"]].map(([value, label]) => make("label", null,
            make("input", {
              type: "radio", name: "view", value, checked: value === view,
              change: () => { view = value; redrawCode(); },
            }), label)));

        const EXPAND_LIMIT = 300;
        const expandShown = () => {
          for (const finding of report.findings.filter(shown).slice(0, EXPAND_LIMIT)) toggle(finding, true);
        };
        const collapseAll = () => report.findings.filter(isOpen).forEach(finding => toggle(finding, false));

        const filterBar = () => {
          controls.status = make("output", { class: "status", "aria-live": "polite" });
          controls.reset = make("button", {
            type: "button", hidden: true, click: () => { history.replaceState(null, "", "#"); readAddress(); },
          }, "Clear filters");
          return make("form", { class: "filters", role: "search", "aria-label": "Filter the findings", submit: event => event.preventDefault() },
            make("div", { class: "fields" },
              search("text", "Text", "message, code, id …"), search("path", "Path", "App/*View.swift"),
              facet("module", "Module"), facet("layer", "Layer"), facet("reason", "Reason"), facet("rule", "Rule")),
            make("div", { class: "actions" }, controls.status, controls.reset, make("span", { class: "gap" }), viewSwitch(),
              make("button", { type: "button", click: expandShown, title: `The first ${EXPAND_LIMIT} that are shown` }, "Open"),
              make("button", { type: "button", click: collapseAll }, "Close")));
        };

        const findingList = () => {
          const main = make("main", { id: "findings", "aria-label": "Findings", keydown: walk });
          for (const file of report.files) {
            const cut = file.path.lastIndexOf("/") + 1;
            file.count = make("span", { class: "count" });
            file.section = make("section", { class: "file" }, make("h3", null,
              make("bdi", null, make("span", { class: "folder" }, visible(file.path.slice(0, cut))), visible(file.path.slice(cut))),
              file.count));
          }
          report.findings.forEach((finding, index) => {
            finding.index = index;
            report.files[finding.file].section.append(rowOf(finding));
          });
          controls.empty = make("p", { class: "empty", hidden: true },
            report.findings.length ? "No finding fits these filters." : "There is nothing to migrate here.");
          main.append(...report.files.map(file => file.section), controls.empty);
          return main;
        };

        // Arrow keys go from finding to finding, `x` selects.
        const walk = event => {
          const finding = report.findings.find(finding => finding.button === event.target);
          if (!finding || event.ctrlKey || event.metaKey || event.altKey) return;
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step) {
            let index = finding.index + step;
            while (report.findings[index] && !shown(report.findings[index])) index += step;
            report.findings[index]?.button.focus();
            event.preventDefault();
          } else if (event.key === "x" && finding.box) {
            finding.box.click();
          }
        };
        """#

    /// The page's frame and its start.
    static let page = #"""
        const tile = (verdict, count) => controls.tiles[verdict] = make("button", {
          type: "button", class: `tile ${verdict}`, "aria-pressed": "false", click: () => flipVerdict(verdict),
        }, make("b", null, grouped(count)), make("span", null, VERDICTS[verdict].long));

        const overview = () => {
          const found = counts(report.findings, finding => finding.verdict);
          controls.tiles = {};
          const facts = [
            visible(report.repository), report.head && `at ${report.head.slice(0, 10)}`,
            `${counted(report.summary.files, "file")}, ${grouped(report.summary.parsed)} parsed in ${report.summary.seconds} s`,
            `glass-migrate ${report.version}`,
          ].filter(Boolean);
          return make("header", { class: "top" },
            make("h1", null, visible(report.title)),
            make("p", { class: "facts" }, ...facts.map(fact => make("span", null, fact))),
            make("div", { class: "tiles", role: "group", "aria-label": "Filter by verdict" },
              ...Object.keys(VERDICTS).map(verdict => tile(verdict, found.get(verdict) ?? 0))));
        };

        const bar = found => {
          const parts = Object.keys(VERDICTS).filter(verdict => found[verdict]);
          const spoken = parts.map(verdict => `${found[verdict]} ${VERDICTS[verdict].long}`).join(", ");
          return make("div", { class: "bar", role: "img", "aria-label": spoken },
            ...parts.map(verdict => make("span", { class: verdict, style: `flex-grow: ${found[verdict]}` })));
        };

        const readiness = () => {
          const modules = new Map();
          for (const finding of report.findings) {
            const name = FACETS.module(finding);
            const found = modules.get(name) ?? { safe: 0, review: 0, manual: 0, keep: 0 };
            found[finding.verdict]++;
            modules.set(name, found);
          }
          if (!modules.size) return null;
          const rows = [...modules].map(([name, found]) => {
            const known = report.modules.find(module => module.name === name);
            const total = Object.values(found).reduce((sum, count) => sum + count, 0);
            const about = known ? [known.kind, known.floors, counted(known.files, "file")].filter(Boolean).join(" · ") : "";
            return make("tr", null,
              make("th", { scope: "row" },
                make("button", { type: "button", class: "link", click: () => setFilter("module", name) }, visible(name)),
                make("small", null, visible(about))),
              make("td", { class: "percent" }, `${Math.floor(100 * (found.safe + found.keep) / total)} %`),
              make("td", { class: "share" }, bar(found)),
              ...Object.keys(VERDICTS).map(verdict => make("td", { class: "figure" }, grouped(found[verdict]))));
          });
          const others = report.modules.filter(module => !modules.has(module.name)).length;
          return make("details", { class: "panel readiness", open: rows.length <= 12 },
            make("summary", null, make("h2", null, "Readiness by module")),
            make("div", { class: "scroll" }, make("table", null,
              make("thead", null, make("tr", null, ...["Module", "Ready", "", "Safe", "Review", "By hand", "Kept"]
                .map(title => title ? make("th", { scope: "col" }, title) : make("td", { class: "share" })))),
              make("tbody", null, ...rows))),
            make("p", { class: "hint" },
              "Ready are the places that are safe to rewrite and those that are right as they are; the others wait for a person.",
              others ? ` ${counted(others, "module")} more ${others === 1 ? "has" : "have"} no candidate.` : ""));
        };

        const STATES = { passed: "passed", failed: "failed", "by-hand": "by hand", unchecked: "not checked" };
        const checklist = () => make("details", { class: "panel checklist", open: true },
          make("summary", null, make("h2", null, "Checklist")),
          make("ul", null, ...report.audit.checklist.map(item => make("li", { class: item.state },
            make("b", null, STATES[item.state]), " ", visible(item.title),
            item.places.length ? make("small", null, item.places.slice(0, 3).map(place =>
              visible(`${place.path}:${place.line}`)).join(", ")
              + (item.places.length > 3 ? ` and ${grouped(item.places.length - 3)} more` : "")) : null,
            item.byHand ? make("small", null, `By hand: ${visible(item.byHand)}`) : null))));

        const audited = () => {
          const rows = report.audit.readiness;
          if (!rows.length) return null;
          const figures = row => [
            row.score, Object.values(row.glass).reduce((sum, count) => sum + count, 0), row.pending, row.kept,
            row.errors, row.warnings, row.notes,
          ];
          return make("details", { class: "panel readiness", open: rows.length <= 12 },
            make("summary", null, make("h2", null, "Readiness by module")),
            make("div", { class: "scroll" }, make("table", null,
              make("thead", null, make("tr", null,
                ...["Module", "Score", "Glass", "Pending", "Kept", "Errors", "Warnings", "Notes"]
                  .map(title => make("th", { scope: "col" }, title)))),
              make("tbody", null, ...rows.map(row => make("tr", null,
                make("th", { scope: "row" }, visible(row.module || "(none)")),
                ...figures(row).map(figure => make("td", { class: "figure" }, grouped(figure)))))))),
            make("p", { class: "hint" },
              "The score is the share of surfaces that need no more migration, times the share of glass without faults."));
        };

        const leftOut = () => {
          if (!report.skipped.length) return null;
          const total = report.skipped.reduce((sum, group) => sum + group.count, 0);
          return make("details", { class: "panel" },
            make("summary", null, make("h2", null, `${counted(total, "file")} left out`)),
            ...report.skipped.map(group => make("details", null,
              make("summary", null, `${visible(group.reason)} (${grouped(group.count)})`),
              make("ul", { class: "paths" }, ...group.paths.map(path => make("li", null, visible(path))),
                group.count > group.paths.length ? make("li", null, `… and ${grouped(group.count - group.paths.length)} more`) : null))));
        };

        document.body.append(...[
          make("a", { class: "skip", href: "#findings", click: event => {
            event.preventDefault();
            report.findings.find(shown)?.button.focus();
          } }, "Skip to the findings"),
          overview(), ...(report.audit ? [checklist(), audited()] : [readiness()]), filterBar(), findingList(), leftOut(), selectionBar(),
        ].filter(Boolean));
        readAddress();
        addEventListener("hashchange", readAddress);
        """#
}
