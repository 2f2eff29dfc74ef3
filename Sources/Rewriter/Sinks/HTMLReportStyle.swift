/// How the HTML report looks: light and dark as the reader's system is, wide and narrow, on screen and on paper.
enum HTMLReportStyle {
    static let sheet = [colors, frame, findings, code, picture, print].joined(separator: "\n")

    private static let colors = """
        :root {
          color-scheme: light dark;
          --page: #f4f6fa; --card: #ffffff; --raised: #ffffffd9; --line: #dfe4ec; --faint: #eef1f6;
          --text: #1b2130; --soft: #5a6478; --accent: #2563c9; --focus: #2563c9;
          --safe: #12703a; --safe-back: #dcf5e4; --review: #985200; --review-back: #fdeed3;
          --manual: #7c3aed; --manual-back: #ece4fd; --keep: #56627a; --keep-back: #e6eaf1;
          --added: #e0f6e6; --added-number: #c6ecd1; --removed: #fde7e9; --removed-number: #f9d0d5; --mark: #ffe9a8;
          --t-comment: #6b7488; --t-string: #b3261e; --t-keyword: #9b2393; --t-type: #0b5f86; --t-member: #31557f;
          --t-number: #1c4fd1; --t-attribute: #8a5a00;
          --glow-a: #cfe0ff; --glow-b: #f6dcf3;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #10141c; --card: #191f2a; --raised: #1d2431e6; --line: #2d3645; --faint: #222a37;
            --text: #e6eaf2; --soft: #9aa6ba; --accent: #7db0ff; --focus: #7db0ff;
            --safe: #5fd38a; --safe-back: #153623; --review: #f0b45a; --review-back: #3d2c10;
            --manual: #b79cff; --manual-back: #2e2450; --keep: #a3afc4; --keep-back: #2a3342;
            --added: #14301f; --added-number: #1c4630; --removed: #3a1c22; --removed-number: #55262e; --mark: #473809;
            --t-comment: #8691a5; --t-string: #ff9a8d; --t-keyword: #f08be6; --t-type: #7ad0f5; --t-member: #a9c7f2;
            --t-number: #a5b8ff; --t-attribute: #e6b566;
            --glow-a: #1b2f55; --glow-b: #3a2147;
          }
        }
        """

    private static let frame = """
        * { box-sizing: border-box; }
        html { scroll-padding-top: 9rem; }
        body {
          margin: 0 auto; padding: 0 clamp(.75rem, 3vw, 2.5rem) 2rem; max-width: 92rem;
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--text); background: var(--page);
        }
        [hidden] { display: none !important; }
        h1, h2, h3, h4, p, ul, figure { margin: 0; }
        code, .path, .place, .command, .diff, .paths, .meta a { font: .86em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        a { color: var(--accent); }
        button, input, select { font: inherit; color: inherit; }
        button, select, input[type="search"] {
          border: 1px solid var(--line); border-radius: .55rem; background: var(--card); padding: .3rem .7rem;
        }
        button { cursor: pointer; }
        button:hover:not(:disabled) { border-color: var(--soft); }
        button:disabled { opacity: .45; cursor: default; }
        input[type="checkbox"], input[type="radio"] { accent-color: var(--accent); }
        :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .4rem .8rem; border-radius: .5rem; z-index: 9; }
        .offstage { position: fixed; left: -99rem; }
        .noscript { padding: 2rem; }
        .gap { flex: 1; }
        .hint { color: var(--soft); font-size: .87rem; min-width: 0; overflow-wrap: anywhere; }

        .top {
          margin: 1.25rem 0; padding: clamp(1.1rem, 3vw, 2rem); border-radius: 1.4rem; border: 1px solid var(--line);
          background: radial-gradient(60rem 24rem at 0 0, var(--glow-a), transparent 70%),
            radial-gradient(50rem 26rem at 100% 100%, var(--glow-b), transparent 70%), var(--card);
        }
        h1 { font-size: clamp(1.4rem, 3vw, 1.9rem); letter-spacing: -.015em; line-height: 1.2; }
        .facts { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; color: var(--soft); margin-top: .35rem; overflow-wrap: anywhere; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin-top: 1.25rem; }
        .tile {
          display: grid; align-content: start; text-align: left; padding: .7rem 1rem .8rem; border-radius: 1rem; background: var(--raised);
          border: 1px solid var(--line); border-left: 4px solid var(--tone); backdrop-filter: blur(10px);
        }
        .tile b { font-size: 1.7rem; line-height: 1.2; color: var(--tone); font-variant-numeric: tabular-nums; }
        .tile span { color: var(--soft); }
        .tile[aria-pressed="true"] { background: var(--back); border-color: var(--tone); }
        .tile[aria-pressed="true"] span { color: var(--text); }
        .safe { --tone: var(--safe); --back: var(--safe-back); }
        .review { --tone: var(--review); --back: var(--review-back); }
        .manual { --tone: var(--manual); --back: var(--manual-back); }
        .keep { --tone: var(--keep); --back: var(--keep-back); }
        .error { --tone: #c2263f; --back: #c2263f22; }
        .warning { --tone: var(--review); --back: var(--review-back); }
        .note { --tone: var(--keep); --back: var(--keep-back); }
        .checklist ul { list-style: none; margin: .6rem 0 0; padding: 0; }
        .checklist li { padding: .3rem 0; border-top: 1px solid var(--faint); }
        .checklist li b { display: inline-block; min-width: 6.5rem; color: var(--soft); }
        .checklist .passed b { color: var(--safe); }
        .checklist .failed b { color: #c2263f; }
        .checklist small { display: block; margin-left: 6.8rem; color: var(--soft); overflow-wrap: anywhere; }

        .panel { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: .8rem 1.1rem; margin: 1rem 0; }
        .panel h2 { display: inline; font-size: 1.02rem; }
        summary { cursor: pointer; }
        .scroll { overflow-x: auto; }
        .readiness table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
        .readiness th, .readiness td { padding: .35rem .6rem; text-align: right; font-weight: 400; border-top: 1px solid var(--faint); white-space: nowrap; }
        .readiness thead th { color: var(--soft); font-size: .85rem; border: 0; }
        .readiness thead td { border: 0; }
        .readiness th:first-child { text-align: left; }
        .readiness small { display: block; color: var(--soft); font-size: .8rem; }
        .readiness .share { width: 45%; min-width: 8rem; }
        .figure, .percent { font-variant-numeric: tabular-nums; }
        .percent { font-weight: 600 !important; }
        .link { border: 0; background: none; padding: 0; color: var(--accent); font-weight: 600; }
        .bar { display: flex; gap: 2px; height: .7rem; border-radius: .35rem; overflow: hidden; }
        .bar .keep { --tone: #8f9bb1; }
        .bar span { background: var(--tone); min-width: 3px; flex-basis: 0; }
        .paths { padding: .3rem 0 .5rem 1.2rem; overflow-wrap: anywhere; }

        .filters {
          position: sticky; top: .5rem; z-index: 3; margin: 1rem 0; padding: .75rem 1.1rem; border-radius: 1rem;
          border: 1px solid var(--line); background: var(--raised); backdrop-filter: blur(14px);
        }
        .fields { display: grid; grid-template-columns: 1.5fr 1.2fr repeat(4, 1fr); gap: .5rem .7rem; }
        .field { display: grid; min-width: 0; font-size: .8rem; color: var(--soft); }
        .field select, .field input { width: 100%; min-width: 0; font-size: .92rem; color: var(--text); }
        .actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .6rem; margin-top: .6rem; font-size: .9rem; }
        .status { font-weight: 600; }
        .switch { display: flex; gap: .8rem; border: 0; margin: 0; padding: 0 .5rem; }
        .switch legend { position: absolute; left: -99rem; }
        .switch label { display: flex; align-items: center; gap: .3rem; }
        @media (max-width: 60rem) {
          html { scroll-padding-top: 1rem; }
          .filters { position: static; }
          .readiness .share { display: none; }
          .fields { grid-template-columns: 1fr 1fr; }
        }

        .selection {
          position: sticky; bottom: 0; z-index: 3; margin-top: 1.5rem; padding: .7rem 1.1rem; border-radius: 1rem 1rem 0 0;
          border: 1px solid var(--line); background: var(--raised); backdrop-filter: blur(14px); font-size: .9rem;
          box-shadow: 0 -8px 24px #00000014;
        }
        .line { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
        .chosen-count { font-weight: 600; }
        .outcome .line { margin-top: .5rem; }
        .outcome .hint { flex: 1 1 15rem; }
        .command {
          flex: 1; min-width: 0; max-height: 5.6em; overflow: auto; padding: .35rem .6rem; border-radius: .5rem;
          background: var(--faint); overflow-wrap: anywhere; user-select: all;
        }
        .download { background: var(--accent); border-color: var(--accent); color: var(--card); white-space: nowrap; }
        """

    private static let findings = """
        .file { content-visibility: auto; contain-intrinsic-size: auto 10rem; margin-top: 1.4rem; }
        .file h3 { display: flex; gap: .6rem; align-items: baseline; font-size: .98rem; margin-bottom: .4rem; overflow-wrap: anywhere; }
        .folder { color: var(--soft); font-weight: 400; }
        .count { font-size: .78rem; color: var(--soft); background: var(--faint); border-radius: 1rem; padding: 0 .55rem; font-weight: 400; }
        .finding { background: var(--card); border: 1px solid var(--line); border-left: 3px solid var(--tone); border-radius: .7rem; margin-bottom: .4rem; }
        .finding.chosen { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
        .head { display: flex; align-items: stretch; }
        .head > input, .no-box { flex: none; width: 1.05rem; margin: 0 0 0 .8rem; }
        .toggle {
          flex: 1; min-width: 0; display: grid; grid-template-columns: 1rem 4.5rem 4.7rem 1fr auto; gap: .3rem .7rem; align-items: center;
          border: 0; background: none; text-align: left; padding: .55rem .8rem; border-radius: .6rem;
        }
        .toggle::before {
          content: ""; width: .45rem; height: .45rem; margin: 0 .1rem; border: solid var(--soft); border-width: 0 2px 2px 0;
          transform: rotate(-45deg); transition: transform .15s;
        }
        .toggle[aria-expanded="true"]::before { transform: rotate(45deg) translate(-1px, -1px); }
        .place { color: var(--soft); }
        .chip { justify-self: start; font-size: .78rem; font-weight: 600; padding: .05rem .5rem; border-radius: 1rem; color: var(--tone); background: var(--back); white-space: nowrap; }
        .message { overflow-wrap: anywhere; }
        .tags { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: end; }
        .tag { font-size: .76rem; padding: .05rem .5rem; border-radius: 1rem; background: var(--faint); color: var(--soft); white-space: nowrap; }
        .tag.note { background: none; border: 1px solid var(--line); }
        .empty { padding: 3rem 1rem; text-align: center; color: var(--soft); }
        @media (max-width: 60rem) {
          .toggle { grid-template-columns: 1rem 4.2rem 1fr; }
          .message, .tags { grid-column: 1 / -1; justify-content: start; }
        }
        @media (prefers-reduced-motion: reduce) { .toggle::before { transition: none; } }

        .body { padding: .2rem 1.1rem 1.1rem; border-top: 1px solid var(--faint); }
        .about { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: .8rem 0; justify-content: space-between; }
        .words { flex: 1 1 24rem; min-width: 0; max-width: 46rem; overflow-wrap: anywhere; }
        .fix { font-weight: 600; margin-bottom: .4rem; }
        .explained { margin-bottom: .55rem; }
        .explained summary code, p.explained code:first-child { color: var(--tone); font-weight: 600; }
        .explained p { color: var(--soft); margin: .45rem 0 0 1rem; }
        .explained p code { color: var(--text); }
        .uses h4 { font-size: .92rem; }
        .uses ul { padding-left: 1.2rem; color: var(--soft); font-size: .9rem; }
        .meta { display: flex; flex-wrap: wrap; gap: .1rem 1rem; font-size: .84rem; color: var(--soft); margin-top: .7rem; }
        .meta b { font-weight: 600; color: var(--text); }
        """

    private static let code = """
        .code { overflow-x: auto; border: 1px solid var(--line); border-radius: .6rem; }
        .diff { border-collapse: collapse; width: 100%; tab-size: 4; }
        .diff code { font: inherit; white-space: pre; }
        .diff thead th { text-align: left; font: 600 .78rem/1.6 system-ui, sans-serif; color: var(--soft); padding: .15rem .8rem; border-bottom: 1px solid var(--line); }
        .diff td { padding: 0 .6rem; vertical-align: top; }
        .diff .number { width: 1%; min-width: 3rem; text-align: right; color: var(--soft); user-select: none; background: var(--faint); }
        .diff .text { position: relative; padding-left: 1.5rem; height: 1.5em; }
        .split { table-layout: fixed; min-width: 56rem; }
        .split col.number { width: 3.6rem; }
        .split code { white-space: pre-wrap; overflow-wrap: anywhere; }
        .split td:nth-child(3) { border-left: 1px solid var(--line); }
        .sign { position: absolute; left: .55rem; user-select: none; color: var(--soft); }
        .diff .removed.text { background: var(--removed); }
        .diff .removed.number { background: var(--removed-number); }
        .diff .added.text { background: var(--added); }
        .diff .added.number { background: var(--added-number); }
        .diff .indent.removed.text { background: color-mix(in srgb, var(--removed) 35%, transparent); }
        .diff .indent.added.text { background: color-mix(in srgb, var(--added) 35%, transparent); }
        .diff .absent.text { background: repeating-linear-gradient(135deg, var(--faint) 0 6px, transparent 6px 12px); }
        .diff .here.number { background: var(--mark); }
        .diff .removed.number, .diff .added.number, .diff .here.number { color: var(--text); }
        .marked { background: var(--mark); border-radius: 2px; }
        .t-comment { color: var(--t-comment); } .t-string { color: var(--t-string); }
        .t-keyword { color: var(--t-keyword); font-weight: 600; } .t-type { color: var(--t-type); }
        .t-member { color: var(--t-member); } .t-number { color: var(--t-number); } .t-attribute { color: var(--t-attribute); }
        """

    private static let picture = """
        .picture { display: flex; flex-wrap: wrap; gap: 1rem; }
        .stack { display: flex; flex-direction: column; justify-content: space-between; }
        .stack figcaption { font-size: .82rem; font-weight: 600; color: var(--soft); }
        .stack svg { display: block; max-width: 100%; }
        .stack text { font-size: 12px; fill: var(--text); }
        .p-leader { stroke: var(--line); }
        .p-backdrop { fill: var(--faint); stroke: var(--line); }
        .p-blob-a { fill: #f59e0b; opacity: .75; } .p-blob-b { fill: #3b82f6; opacity: .75; }
        .p-shadow { fill: #000; opacity: .28; filter: blur(4px); }
        .p-material { fill: #c3cad8; fill-opacity: .82; stroke: #8b95a8; }
        .p-color { fill: #9aa5b8; stroke: #6b7689; }
        .p-opaque-fill { fill: #4f7fd6; }
        .p-tint { fill: #a855f7; fill-opacity: .35; stroke: #a855f7; }
        .p-picture { fill: #f3a6c8; fill-opacity: .55; stroke: #c06a92; }
        .p-clip { fill: none; stroke: var(--soft); stroke-dasharray: 5 4; }
        .p-rim { fill: none; stroke: var(--text); stroke-width: 2; opacity: .75; }
        .p-glass { fill: #8fc5ff; fill-opacity: .34; stroke: #5f9fe6; stroke-width: 1.5; }
        .p-glass-edge { fill: none; stroke: #fff; stroke-width: 2.5; opacity: .8; }
        .p-container { fill: var(--accent); fill-opacity: .07; stroke: var(--accent); stroke-dasharray: 6 5; }
        .p-content { fill: var(--text); opacity: .85; }
        .p-other { fill: var(--keep-back); stroke: var(--keep); }
        """

    private static let print = """
        @media print {
          :root {
            --page: #fff; --card: #fff; --raised: #fff; --line: #c8ced8; --faint: #f1f3f6; --text: #000; --soft: #444;
            --added: #e0f6e6; --added-number: #c6ecd1; --removed: #fde7e9; --removed-number: #f9d0d5; --mark: #ffe9a8;
          }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          body { font-size: 10pt; max-width: none; padding: 0; }
          .filters, .selection, .skip { display: none; }
          .file { content-visibility: visible; }
          .finding { break-inside: avoid-page; }
          .file h3 { break-after: avoid; }
          .code { overflow: visible; }
          .split { min-width: 0; }
          .diff code { white-space: pre-wrap; overflow-wrap: anywhere; }
        }
        """
}
