# What the rules look at: the project's text files, with comments blanked out where a rule reads code.
# SPDX-License-Identifier: MIT
"""Files are read once and shared by all rules; nothing here knows a rule."""

import os
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

CPP = {".h", ".cpp", ".cu", ".cuh", ".ipp"}
SHADER = {".glsl", ".vert", ".frag", ".geom", ".comp"}
SCRIPT = {".py", ".sh", ".cmake"}
TEXT = CPP | SHADER | SCRIPT | {".md", ".txt", ".in"}
SKIPPED_FOLDERS = {".git", "build", ".cache", ".gpu", "__pycache__"}
SOURCE_FOLDERS = ("app", "assets", "cmake", "compute", "docs", "examples", "python", "render", "shaders", "tests", "tools", ".ci")

# Comments, and the literals that could hide or fake one.
_TOKEN = re.compile(
    r"""//[^\n]*(?:\\\n[^\n]*)* | /\*.*?\*/ | R"(?P<mark>[^()\s\\]{0,16})\(.*?\)(?P=mark)"
        | "(?:\\.|[^"\\\n])*" | (?<![0-9a-fA-F])'(?:\\.|[^'\\\n])*'""",
    re.VERBOSE | re.DOTALL,
)
_INCLUDE = re.compile(r"""^[ \t]*\#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]""", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Problem:
    path: str
    line: int
    rule: str
    text: str

    def __str__(self):
        return f"{self.path}:{self.line}: [{self.rule}] {self.text}"


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


class Source:
    """One text file; `path` is relative to the root, with forward slashes."""

    def __init__(self, path, text):
        self.path = str(PurePosixPath(path))
        self.text = text

    @property
    def suffix(self):
        return PurePosixPath(self.path).suffix

    @property
    def folder(self):
        return str(PurePosixPath(self.path).parent)

    @property
    def is_cpp(self):
        return self.suffix in CPP

    @property
    def is_code(self):
        return self.suffix in CPP | SHADER | SCRIPT or self.text.startswith("#!")

    @property
    def lines(self):
        return self.text.splitlines()

    @cached_property
    def without_comments(self):
        """Same length and lines, comments blank."""
        return _TOKEN.sub(lambda m: _blank(m[0]) if m[0].startswith("/") else m[0], self.text)

    @cached_property
    def bare(self):
        """Same length and lines, comments and the insides of literals blank."""
        return _TOKEN.sub(lambda m: _blank(m[0]) if m[0].startswith("/") else m[0][0] + _blank(m[0][1:-1]) + m[0][-1], self.text)

    @cached_property
    def includes(self):
        """(line, header) of each include."""
        code = self.without_comments
        return [(self.line_at(code, m.start(1)), m[1]) for m in _INCLUDE.finditer(code)]

    @staticmethod
    def line_at(text, offset):
        return text.count("\n", 0, offset) + 1

    def find(self, pattern, text=None):
        """(line, match) of a pattern in the code, or in `text`."""
        text = self.bare if text is None else text
        return [(self.line_at(text, m.start()), m) for m in re.finditer(pattern, text, re.MULTILINE)]


def _is_text(path):
    if path.suffix in TEXT:
        return True
    if path.suffix:
        return False
    with open(path, "rb") as file:
        return file.read(2) == b"#!"


def read_tree(root):
    """The sources below `root`, sorted by path: its own files and those in SOURCE_FOLDERS."""
    root = Path(root)
    paths = [p for p in root.iterdir() if p.is_file()]
    for top in SOURCE_FOLDERS:
        for folder, names, files in os.walk(root / top):
            names[:] = sorted(n for n in names if n not in SKIPPED_FOLDERS)
            paths += [Path(folder) / f for f in files]
    texts = sorted(p for p in paths if _is_text(p))
    return [Source(p.relative_to(root).as_posix(), p.read_bytes().decode("utf-8", "replace")) for p in texts]
