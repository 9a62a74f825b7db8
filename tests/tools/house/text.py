# How each file looks: banner, licence line, blanks, what headers must not do.
# SPDX-License-Identifier: MIT
import re
from pathlib import PurePosixPath

from .sources import CPP, SHADER, Problem

SPDX = "SPDX-License-Identifier: MIT"
BANNER_LINES = 6
_COMMENT = re.compile(r"^\s*(//|#|/\*|\*)\s?(?P<words>.*)")


def _head(source):
    lines = source.lines
    if lines and (lines[0].startswith("#!") or lines[0].startswith("#version")):
        lines = lines[1:]
    comments = []
    for line in lines[:BANNER_LINES]:
        match = _COMMENT.match(line)
        if not match or re.match(r"#\s*(pragma|include|version|if)", line):
            break
        comments.append(match["words"].strip())
    return comments


def banner(sources):
    """Each source says first what it is for; a .cpp or .cu may leave that to the header of its name."""
    headers = {str(PurePosixPath(s.path).with_suffix("")) for s in sources if s.suffix in (".h", ".cuh")}
    for source in (s for s in sources if s.is_code and s.text.strip()):
        comments = _head(source)
        if SPDX not in comments:
            yield Problem(source.path, 1, "banner", f"no '{SPDX}' in the comment it starts with")
        told_by_header = source.suffix in (".cpp", ".cu") and str(PurePosixPath(source.path).with_suffix("")) in headers
        if not [c for c in comments if c != SPDX] and not told_by_header:
            yield Problem(source.path, 1, "banner", "does not start with a comment that says what it is for")


def blanks(sources):
    for source in sources:
        if "\r" in source.text:
            yield Problem(source.path, 1 + source.text[: source.text.index("\r")].count("\n"), "blanks", "carriage return")
        for number, line in enumerate(source.text.split("\n"), 1):
            if "\t" in line:
                yield Problem(source.path, number, "blanks", "tab")
            if line.rstrip("\r") != line.rstrip():
                yield Problem(source.path, number, "blanks", "blank at the end of the line")
        if source.text and not source.text.endswith("\n"):
            yield Problem(source.path, len(source.lines), "blanks", "no newline at the end of the file")


def headers(sources):
    for source in (s for s in sources if s.suffix in (".h", ".cuh", ".ipp")):
        if source.suffix != ".ipp" and not source.find(r"^#pragma once$"):
            yield Problem(source.path, 1, "header", "no #pragma once")
        for line, _ in source.find(r"^\s*using\s+namespace\b"):
            yield Problem(source.path, line, "header", "using namespace in a header")
        for line, _ in source.find(r"\bnamespace\s*\{"):
            yield Problem(source.path, line, "header", "anonymous namespace in a header")


def file_names(sources):
    for source in (s for s in sources if s.suffix in CPP | SHADER):
        if not re.fullmatch(r"[a-z0-9_]+", PurePosixPath(source.path).stem.split(".")[0]):
            yield Problem(source.path, 1, "name", "file names are snake_case")


RULES = [banner, blanks, headers, file_names]
