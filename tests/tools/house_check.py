#!/usr/bin/env python3
# Checks the house rules of CONTRIBUTING.md over the tree and prints what breaks them.
# SPDX-License-Identifier: MIT
"""house_check.py [--root DIR] [layers state sizes text docs format ...]: exit 0 clean, 1 problems, 77 could not look."""

import argparse
import re
import sys
from pathlib import Path

from house import docs, format, layers, sizes, state, text
from house.sources import Problem, read_tree

EXEMPTIONS = "tests/tools/exemptions.txt"
SKIPPED = 77
GROUPS = {
    "layers": {"layer", "room", "cycle", "door"},
    "state": {"state"},
    "sizes": {"file-size", "function-size", "workspace-size", "folder-size"},
    "text": {"banner", "blanks", "header", "name"},
    "docs": {"link", "readme", "package", "heading"},
    "format": {"format"},
}


def read_exemptions(source):
    """{(rule, path): line}; throws for a line without its reason."""
    exemptions = {}
    for number, line in enumerate(source.lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = re.fullmatch(r"([\w-]+) (\S+) — (\S.*)", line)
        if not match:
            raise ValueError(f"{source.path}:{number}: not 'rule path — reason': {line}")
        exemptions[match[1], match[2]] = number
    return exemptions


def apply_exemptions(problems, exemptions, rules):
    """The problems that are not exempt, and the exemptions of `rules` that exempt nothing."""
    used = {(p.rule, p.path) for p in problems}
    kept = [p for p in problems if (p.rule, p.path) not in exemptions]
    stale = [(key, line) for key, line in exemptions.items() if key[0] in rules and key not in used]
    return kept + [Problem(EXEMPTIONS, line, "exemption", f"{rule} {path}: nothing needs it") for (rule, path), line in stale]


def check(root, group, sources):
    if group == "format":
        program, why = format.find_clang_format()
        if program is None:
            print(f"skipped: {why}")
            sys.exit(SKIPPED)
        return format.formatted(root, sources, program)
    rules = {"layers": layers, "state": state, "sizes": sizes, "text": text, "docs": docs}[group].RULES
    problems = [problem for rule in rules for problem in rule(sources)]
    if group == "docs":
        problems += docs.links(sources, lambda path: (root / path).exists())
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[2])
    parser.add_argument("groups", nargs="*", help=f"of {', '.join(GROUPS)}; all if none is named")
    arguments = parser.parse_args()
    unknown = set(arguments.groups) - set(GROUPS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(GROUPS)}")

    sources = read_tree(arguments.root)
    exemptions = read_exemptions(next(s for s in sources if s.path == EXEMPTIONS))
    problems = []
    for group in arguments.groups or GROUPS:
        problems += apply_exemptions(check(arguments.root, group, sources), exemptions, GROUPS[group])
    for problem in sorted(problems):
        print(problem)
    print(f"{len(sources)} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
