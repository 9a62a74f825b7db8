#!/usr/bin/env python3
# Runs clang-tidy (checks: the root's .clang-tidy) over what changed, or over all host sources, and prints what it finds.
# SPDX-License-Identifier: MIT
"""tidy.py BUILD [--all | --since COMMIT] [--jobs N] [PATH ...]: exit 0 clean, 1 findings, 77 no clang-tidy.

BUILD is a build folder with compile_commands.json, made without precompiled headers (the preset tidy): clang cannot read those of
g++. Without --all it looks at the sources that differ from COMMIT (default: where this branch left main) or are new, and for a
changed header at one source that includes it. PATHs narrow either to these folders or files.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SKIPPED = 77
ROOT = Path(__file__).resolve().parents[1]
FINDING = re.compile(r"^(?P<path>/[^:]+):(?P<line>\d+):\d+: (?:warning|error): (?P<text>.*) \[(?P<check>[\w.,-]+)\]$", re.MULTILINE)


def git(*words):
    return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, text=True, check=True).stdout.split("\n")[:-1]


def changed_files(since):
    if since is None:
        try:
            since = git("merge-base", "HEAD", "main")[0]
        except subprocess.CalledProcessError:
            since = "HEAD"
    return set(git("diff", "--name-only", "--diff-filter=d", since)) | set(git("ls-files", "--others", "--exclude-standard"))


def sources_of(build):
    """The project's own host sources that the build knows, as paths from the root."""
    commands = json.loads((build / "compile_commands.json").read_text())
    files = {Path(c["file"]).resolve() for c in commands if c["file"].endswith(".cpp")}
    return sorted(str(f.relative_to(ROOT)) for f in files if f.is_relative_to(ROOT) and not f.is_relative_to(build))


def that_see(headers, sources):
    """For each header its own source, else the first that includes it: the finding shows in either."""
    chosen = set()
    for header in headers:
        own = re.sub(r"\.h$", ".cpp", header)
        include = f'#include "{header}"'
        users = [own] if own in sources else [s for s in sources if include in (ROOT / s).read_text()]
        chosen.update(users[:1])
    return chosen


def findings_in(program, build, source):
    said = subprocess.run([program, "-p", build, "--quiet", ROOT / source], capture_output=True, text=True)
    found = {m[0].replace(f"{ROOT}/", "") for m in FINDING.finditer(said.stdout)}
    if said.returncode != 0 and not found:
        found.add(f"{source}: clang-tidy failed: {said.stderr.strip()[-500:]}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--since")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_intermixed_args()

    program = shutil.which("clang-tidy")
    if program is None:
        print("skipped: clang-tidy is not installed")
        return SKIPPED
    build = arguments.build.resolve()
    sources = sources_of(build)
    if not arguments.all:
        changed = changed_files(arguments.since)
        wanted = that_see([c for c in changed if c.endswith(".h")], sources) | changed
        sources = [s for s in sources if s in wanted]
    if arguments.paths:
        sources = [s for s in sources if any(s == p.rstrip("/") or s.startswith(p.rstrip("/") + "/") for p in arguments.paths)]

    findings = set()
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for found in pool.map(lambda s: findings_in(program, build, s), sources):
            for line in sorted(found - findings):
                print(line, flush=True)
            findings |= found
    print(f"{len(sources)} sources, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
