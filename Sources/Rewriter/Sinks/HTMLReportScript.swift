/// The script of the HTML report: plain JavaScript without any library. All text goes into the page through text
/// nodes; nothing is ever parsed as markup.
enum HTMLReportScript {
    static let source = [
        "\"use strict\";", "(() => {", base, code, picture, finding, list, patch, selection, page, "})();",
    ].joined(separator: "\n")

    /// Small tools that everything else uses.
    private static let base = #"""
        const report = JSON.parse(document.getElementById("report").textContent);

        const VERDICTS = report.audit ? {
          error: { label: "Error", long: "errors" },
          warning: { label: "Warning", long: "warnings" },
          note: { label: "Note", long: "notes" },
          keep: { label: "Kept", long: "kept as it is" },
        } : {
          safe: { label: "Safe", long: "safe to rewrite" },
          review: { label: "Review", long: "to rewrite after review" },
          manual: { label: "By hand", long: "to do by hand" },
          keep: { label: "Kept", long: "kept as it is" },
        };

        // Characters that would steer or disguise what is shown are spelt out.
        const visible = text => String(text).replace(
          /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g,
          character => "\\u{" + character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "}");

        const fill = (node, attributes, children) => {
          for (const [name, value] of Object.entries(attributes ?? {})) {
            if (typeof value === "function") node.addEventListener(name, value);
            else if (value !== undefined && value !== null && value !== false) {
              node.setAttribute(name, value === true ? "" : value);
            }
          }
          node.append(...children.flat().filter(child => child !== null && child !== undefined && child !== ""));
          return node;
        };
        const make = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
        const draw = (tag, attributes, ...children) =>
          fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

        const grouped = number => number.toLocaleString("en-US");
        const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
        const counts = (items, key) => {
          const result = new Map();
          for (const item of items) result.set(key(item), (result.get(key(item)) ?? 0) + 1);
          return result;
        };

        // Paragraphs of text with `code` in them.
        const prose = text => text.split(/\n\n+/).map(paragraph =>
          make("p", null, ...paragraph.split("`").map((part, index) =>
            index % 2 ? make("code", null, visible(part)) : visible(part.replace(/\s+/g, " ")))));

        const copy = async text => {
          try {
            await navigator.clipboard.writeText(text);
          } catch {
            const field = make("textarea", { "aria-hidden": "true", class: "offstage" });
            field.value = text;
            document.body.append(field);
            field.select();
            document.execCommand("copy");
            field.remove();
          }
        };
        """#

    /// Swift code: colours, lines and differences.
    private static let code = #"""
        const KEYWORDS = new Set(("actor any as associatedtype async await break case catch class continue default defer "
          + "deinit do else enum extension fallthrough false fileprivate final for func get guard if import in indirect "
          + "init inout internal is isolated lazy let mutating nil nonisolated open operator override package private "
          + "protocol public repeat required rethrows return self Self set some static struct subscript super switch "
          + "throw throws true try typealias unowned var weak where while").split(" "));
        const TOKEN = new RegExp([
          /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/,
          /(?<string>#*"{3}[\s\S]*?(?:"{3}#*|$)|#+"[^\n]*?(?:"#+|$)|"(?:\\.|[^"\\\n])*"?)/,
          /(?<attribute>[@#][A-Za-z_]\w*)/,
          /(?<number>\b\d[\w.]*\b)/,
          /(?<member>\.[A-Za-z_]\w*)/,
          /(?<word>\$?[A-Za-z_]\w*)/,
        ].map(part => part.source).join("|"), "g");

        const wordClass = word =>
          KEYWORDS.has(word) ? "keyword" : /^[A-Z]/.test(word) ? "type" : null;

        // The lines of a piece of Swift, each as a list of [class or null, text].
        const highlight = text => {
          const lines = [[]];
          const push = (kind, text) => text.split("\n").forEach((part, index) => {
            if (index) lines.push([]);
            if (part) lines[lines.length - 1].push([kind, part]);
          });
          let end = 0;
          for (const match of text.matchAll(TOKEN)) {
            if (match.index > end) push(null, text.slice(end, match.index));
            const kind = Object.keys(match.groups).find(name => match.groups[name] !== undefined);
            push(kind === "word" ? wordClass(match[0]) : kind, match[0]);
            end = match.index + match[0].length;
          }
          push(null, text.slice(end));
          return lines;
        };

        // The tokens of a line; those between the columns `from` and `to` are marked.
        const lineOf = (tokens, from, to) => {
          const line = make("code", null);
          let column = 0;
          for (const [kind, text] of tokens) {
            const cuts = [0, from - column, to - column, text.length]
              .map(cut => Math.max(0, Math.min(text.length, cut)));
            cuts.slice(1).forEach((cut, index) => {
              const part = text.slice(cuts[index], cut);
              if (!part) return;
              const classes = [kind && `t-${kind}`, index === 1 && "marked"].filter(Boolean).join(" ");
              line.append(classes ? make("span", { class: classes }, visible(part)) : visible(part));
            });
            column += text.length;
          }
          return line;
        };

        const textLines = text => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
        const bare = line => line.replace(/\r?\n$/, "");

        // How far all the lines are indented.
        const indentOf = lines => {
          const filled = lines.filter(line => line.trim());
          let width = 0;
          while (filled.length && /[ \t]/.test(filled[0][width]) && filled.every(line => line[width] === filled[0][width])) width++;
          return width;
        };

        // Which lines of two lists belong beside each other: pairs of indices, null where there is no counterpart. Lines
        // that differ in their indentation only are matched first, so that a block that moves in stays together.
        const PAIRING_LIMIT = 250000;
        const paired = (old, next) => {
          const matches = [];
          if (old.length * next.length <= PAIRING_LIMIT) {
            const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1));
            for (let i = old.length - 1; i >= 0; i--) {
              for (let j = next.length - 1; j >= 0; j--) {
                lengths[i][j] = old[i] === next[j]
                  ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
              }
            }
            for (let i = 0, j = 0; i < old.length && j < next.length;) {
              if (old[i] === next[j]) matches.push([i++, j++]);
              else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
              else j++;
            }
          }
          const pairs = [];
          let [i, j] = [0, 0];
          for (const [x, y] of [...matches, [old.length, next.length]]) {
            while (i < x || j < y) pairs.push([i < x ? i++ : null, j < y ? j++ : null, false]);
            if (x < old.length) pairs.push([i++, j++, true]);
          }
          return pairs;
        };

        // Rows of a difference: { kind, old, new } with the line's index on each side, null where there is none.
        const rowsOf = code => {
          const old = textLines(code.text);
          const after = [];
          let position = 0;
          const rows = [];
          const equal = end => {
            for (; position < end; position++) {
              after.push(old[position]);
              rows.push({ kind: "same", old: position, new: after.length - 1 });
            }
          };
          for (const [at, removed, added] of code.changes) {
            equal(at);
            const trim = line => line.trim();
            for (const [i, j, same] of paired(old.slice(at, at + removed).map(trim), added.map(trim))) {
              rows.push({
                kind: same ? "indent" : "change", old: i === null ? null : at + i, new: j === null ? null : after.length + j,
              });
            }
            after.push(...added);
            position = at + removed;
          }
          equal(old.length);
          const indent = indentOf([...old, ...after]);
          const shown = lines => highlight(lines.map(line => bare(line).slice(indent)).join("\n"));
          return { rows, before: shown(old), after: shown(after) };
        };

        const cell = (kind, sign, number, tokens, span) => [
          make("td", { class: `number ${kind}` }, number === null ? "" : String(number)),
          make("td", { class: `text ${kind}`, colspan: span },
            tokens && sign.trim() ? make("span", { class: "sign" }, sign) : null, tokens ? lineOf(tokens, 0, 0) : ""),
        ];

        const unified = code => {
          const { rows, before, after } = rowsOf(code);
          const body = make("tbody", null);
          const line = (kind, sign, old, next, tokens) => body.append(make("tr", null,
            make("td", { class: `number ${kind}` }, old === null ? "" : String(code.first + old)),
            ...cell(kind, sign, next === null ? null : code.first + next, tokens)));
          for (let index = 0; index < rows.length; index++) {
            if (rows[index].kind === "same") {
              line("same", " ", rows[index].old, rows[index].new, before[rows[index].old]);
              continue;
            }
            const start = index;
            while (rows[index + 1] && rows[index + 1].kind !== "same") index++;
            const group = rows.slice(start, index + 1);
            for (const row of group) if (row.old !== null) line(`removed ${row.kind}`, "−", row.old, null, before[row.old]);
            for (const row of group) if (row.new !== null) line(`added ${row.kind}`, "+", null, row.new, after[row.new]);
          }
          return make("table", { class: "diff unified" }, body);
        };

        const sideBySide = code => {
          const { rows, before, after } = rowsOf(code);
          const side = (row, name, kind, sign, lines) => {
            const index = row[name];
            if (index === null) return cell("absent", " ", null, null);
            return cell(row.kind === "same" ? "same" : `${kind} ${row.kind}`, row.kind === "same" ? " " : sign, code.first + index, lines[index]);
          };
          return make("table", { class: "diff split" },
            make("colgroup", null, make("col", { class: "number" }), make("col"), make("col", { class: "number" }), make("col")),
            make("thead", null, make("tr", null,
              make("th", { colspan: 2, scope: "col" }, "Before"), make("th", { colspan: 2, scope: "col" }, "After"))),
            make("tbody", null, ...rows.map(row => make("tr", null,
              ...side(row, "old", "removed", "−", before), ...side(row, "new", "added", "+", after)))));
        };

        // The place as it stands, for findings without a change.
        const listing = code => {
          const indent = indentOf(textLines(code.text));
          const [startLine, startColumn, endLine, endColumn] = code.mark;
          const lines = textLines(code.text).map(line => bare(line).slice(indent));
          const tokens = highlight(lines.join("\n"));
          return make("table", { class: "diff plain" }, make("tbody", null, ...lines.map((text, index) => {
            const number = code.first + index;
            const inside = number >= startLine && number <= endLine;
            const from = number === startLine ? startColumn - indent : inside ? text.length - text.trimStart().length : 0;
            const to = number === endLine ? endColumn - indent : inside ? text.length : 0;
            return make("tr", null,
              make("td", { class: `number ${inside ? "here" : "same"}` }, String(number)),
              make("td", { class: "text same" }, lineOf(tokens[index], from, to)));
          })));
        };
        """#
}
