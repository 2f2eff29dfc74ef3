extension HTMLReportScript {
    /// The patch of chosen findings, made of the changes of each.
    static let patch = #"""
        const CONTEXT = 3;

        // The changes of one file in order, and two findings among them that need each other's lines.
        const joined = findings => {
          const changes = findings.flatMap(finding => finding.code.changes.map(([at, removed, added]) => ({
            at: finding.code.first - 1 + at, removed, added, finding,
          }))).sort((a, b) => a.at - b.at || a.removed - b.removed);
          const second = changes.findIndex((change, index) => {
            const last = changes[index - 1];
            return last && (change.at < last.at + last.removed || change.at === last.at && !change.removed);
          });
          return { changes, clash: second < 0 ? null : [changes[second - 1].finding, changes[second].finding] };
        };

        const hunks = (lines, changes) => {
          const groups = [];
          for (const change of changes) {
            const last = groups.at(-1)?.at(-1);
            if (last && change.at - last.at - last.removed <= 2 * CONTEXT) groups.at(-1).push(change);
            else groups.push([change]);
          }
          let shift = 0;
          return groups.map(group => {
            let start = group[0].at;
            while (start > group[0].at - CONTEXT && lines.has(start - 1)) start--;
            let end = group.at(-1).at + group.at(-1).removed;
            for (let left = CONTEXT; left && lines.has(end); left--) end++;
            const body = [];
            const put = (sign, line) => body.push(
              line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`);
            let position = start;
            let grown = 0;
            for (const { at, removed, added } of group) {
              for (; position < at; position++) put(" ", lines.get(position));
              for (; position < at + removed; position++) put("-", lines.get(position));
              for (const line of added) put("+", line);
              grown += added.length - removed;
            }
            for (; position < end; position++) put(" ", lines.get(position));
            const span = (start, count) => count === 1 ? `${start + 1}` : `${count ? start + 1 : start},${count}`;
            const head = `@@ -${span(start, end - start)} +${span(start + shift, end - start + grown)} @@\n`;
            shift += grown;
            return head + body.join("");
          }).join("");
        };

        // The text, or two of the findings that depend on each other.
        const patchOf = findings => {
          const files = new Map();
          for (const finding of findings) {
            if (!files.has(finding.file)) files.set(finding.file, []);
            files.get(finding.file).push(finding);
          }
          const parts = [];
          for (const [file, members] of [...files].sort((a, b) => a[0] - b[0])) {
            const { changes, clash } = joined(members);
            if (clash) return { clash };
            const lines = new Map();
            for (const { code } of members) textLines(code.text).forEach((line, index) => lines.set(code.first - 1 + index, line));
            parts.push(report.files[file].header + hunks(lines, changes));
          }
          const needed = new Set(findings.flatMap(finding => finding.generated));
          const generated = [...needed].sort((a, b) => a - b).map(index => report.generated[index].patch);
          return { text: [...parts, ...generated].join("") };
        };
        """#

    /// What is chosen, and the command and the patch that come of it.
    static let selection = #"""
        const chosen = new Set();
        const IDS_PER_WORD = 500;

        const commandOf = findings => {
          const ids = findings.map(finding => finding.id);
          const words = [report.command.words];
          if (findings.some(finding => finding.trust === "review")) words.push("--include review");
          for (let start = 0; start < ids.length; start += IDS_PER_WORD) {
            words.push(`--only ${ids.slice(start, start + IDS_PER_WORD).join(",")}`);
          }
          return words.concat(report.command.operands || []).join(" ");
        };

        const select = (findings, on) => {
          for (const finding of findings) {
            if (!finding.box) continue;
            finding.box.checked = on;
            finding.row.classList.toggle("chosen", on);
            if (on) chosen.add(finding);
            else chosen.delete(finding);
          }
          showSelection();
        };
        const chosenInOrder = () => report.findings.filter(finding => chosen.has(finding));

        const showSelection = () => {
          const findings = chosenInOrder();
          const total = report.findings.filter(finding => finding.box).length;
          const { clash } = patchOf(findings);
          const advice = new Set(findings.flatMap(finding => finding.generated).map(index => report.generated[index].advice));
          controls.chosen.textContent = `${grouped(findings.length)} of ${counted(total, "rewrite")} selected`;
          controls.command.textContent = findings.length && report.command ? visible(commandOf(findings)) : "";
          controls.outcome.hidden = !findings.length;
          controls.download.disabled = Boolean(clash);
          controls.advice.textContent = clash
            ? `${clash.map(finding => visible(nameOf(finding))).join(" and ")} change the same lines, so there is no patch `
              + "of both: use the command, which joins them."
            : [...advice].filter(Boolean).map(visible).join(" ");
          controls.none.disabled = !findings.length;
        };

        const download = () => {
          const { text } = patchOf(chosenInOrder());
          if (!text) return;
          const address = URL.createObjectURL(new Blob([text], { type: "text/x-patch" }));
          const link = make("a", { href: address, download: "liquid-glass.patch" });
          document.body.append(link);
          link.click();
          link.remove();
          setTimeout(() => URL.revokeObjectURL(address), 10000);
        };

        const button = (label, click, attributes) => make("button", { type: "button", click, ...attributes }, label);
        const selectionBar = () => {
          if (!report.findings.some(finding => finding.box)) return null;
          controls.chosen = make("output", { class: "chosen-count", "aria-live": "polite" });
          controls.command = make("code", { class: "command", tabindex: 0, "aria-label": "Command for the selection" });
          controls.none = button("None", () => select([...chosen], false));
          controls.download = button("Download patch", download, { class: "download" });
          controls.advice = make("p", { class: "hint", "aria-live": "polite" });
          const copyButton = button("Copy", async () => {
            await copy(commandOf(chosenInOrder()));
            copyButton.textContent = "Copied";
            setTimeout(() => { copyButton.textContent = "Copy"; }, 1500);
          }, { class: "copy" });
          controls.outcome = make("div", { class: "outcome", hidden: true },
            report.command ? make("div", { class: "line" }, controls.command, copyButton) : null,
            make("div", { class: "line" }, controls.download, controls.advice));
          const bar = make("aside", { class: "selection", "aria-label": "Selection" },
            make("div", { class: "line" }, controls.chosen, make("span", { class: "gap" }),
              make("span", { class: "line" }, "Select",
                button("All safe", () => select(report.findings.filter(finding => finding.trust === "safe"), true)),
                button("All shown", () => select(report.findings.filter(shown), true)), controls.none)),
            controls.outcome);
          showSelection();
          return bar;
        };
        """#
}
