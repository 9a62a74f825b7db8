# The sources are as clang-format writes them. Only version 14 is asked: others break lines differently.
# SPDX-License-Identifier: MIT
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .sources import Problem

VERSION = 14
_MESSAGE = re.compile(r"^(?P<path>.+?):(?P<line>\d+):\d+: error: code should be clang-formatted", re.MULTILINE)


def find_clang_format():
    """The program of the right version, or none and why."""
    for name in (f"clang-format-{VERSION}", "clang-format"):
        program = shutil.which(name)
        if program:
            said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
            if f"version {VERSION}." in said:
                return program, ""
    return None, f"clang-format {VERSION} is not installed"


def formatted(root, sources, program):
    """The first badly formatted line of each file."""
    root = Path(root).resolve()
    paths = [str(root / s.path) for s in sources if s.is_cpp]
    workers = os.cpu_count() or 1
    chunks = [paths[i::workers] for i in range(workers) if paths[i::workers]]

    def run(chunk):
        return subprocess.run([program, "--dry-run", "--Werror", "--style=file", *chunk], capture_output=True, text=True).stderr

    with ThreadPoolExecutor(workers) as pool:
        output = "\n".join(pool.map(run, chunks))
    first = {}
    for match in _MESSAGE.finditer(output):
        path = Path(match["path"]).resolve().relative_to(root).as_posix()
        first.setdefault(path, int(match["line"]))
    return [Problem(path, line, "format", "not as clang-format writes it (clang-format -i)") for path, line in first.items()]
