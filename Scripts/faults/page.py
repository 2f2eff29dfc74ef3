"""The page Docs/Reliability.md, each section of which is written by the script that ran."""

import os
import platform
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGE = os.path.join(ROOT, "Docs", "Reliability.md")


def machine():
    """`Linux x86_64, 2 cores`"""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def table(heads, rows):
    """A Markdown table; numbers stand on the right."""
    def cell(value):
        return f"{value:,}" if isinstance(value, int) else str(value).replace("|", "\\|")
    numeric = [all(isinstance(row[column], int) for row in rows) for column in range(len(heads))]
    lines = ["| " + " | ".join(heads) + " |", "|" + "|".join("--:" if right else "---" for right in numeric) + "|"]
    return "\n".join(lines + ["| " + " | ".join(cell(value) for value in row) + " |" for row in rows]) + "\n"


def write(section, text):
    """Puts `text` between the section's two marks."""
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->\n"
    head, rest = page.split(begin)
    tail = rest.split(end)[1]
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(head + begin + text.rstrip("\n") + "\n" + end + tail)


def tool():
    """The built program: release, or debug where that is newer."""
    found = [os.path.join(ROOT, ".build", kind, "glass-migrate") for kind in ("release", "debug")]
    found = [path for path in found if os.path.exists(path)]
    if not found:
        raise SystemExit("there is no .build/*/glass-migrate; run: swift build --product glass-migrate")
    return max(found, key=os.path.getmtime)


def git(folder, *arguments):
    """What git prints, apart from the user's config."""
    environment = dict(
        os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1", GIT_OPTIONAL_LOCKS="0",
        GIT_AUTHOR_NAME="Ada", GIT_AUTHOR_EMAIL="ada@example.com", GIT_COMMITTER_NAME="Ada",
        GIT_COMMITTER_EMAIL="ada@example.com")
    return subprocess.run(
        ["git", *arguments], cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout
