# Nothing grows too large to be read: files, functions, workspaces.
# SPDX-License-Identifier: MIT
import re
from collections import Counter

from .sources import Problem

FILE_LINES = 800
FUNCTION_LINES = 80
WORKSPACE_LINES = 200
FOLDER_SOURCES = 26

_NO_BODY = re.compile(r"^\s*(?:(?:export|inline|static|constexpr|typedef|friend)\s+)*(?:namespace|class|struct|union|enum|extern)\b")
_CONSTRUCTOR_LIST = re.compile(r"\)\s*(?:noexcept\s*)?:(?!:)")
_PREPROCESSOR = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
_BODY_KEYWORDS = {"const", "noexcept", "override", "final", "mutable", "try", "else", "do", "volatile"}


def _without_templates(header):
    """Drops `template <...>` prefixes, whose `class` would look like a type's."""
    while match := re.match(r"\s*template\s*<", header):
        depth, end = 1, match.end()
        while end < len(header) and depth:
            depth += {"<": 1, ">": -1}.get(header[end], 0)
            end += 1
        header = header[end:]
    return re.sub(r"^\s*(\[\[[^\]]*\]\]\s*)+", "", header)


def _kind(header):
    """What a brace after `header` opens: a function's body, a scope (namespace, type), or an initialiser."""
    header = _without_templates(header).rstrip()
    if _NO_BODY.match(header):
        return "scope"
    if ")" not in header:
        return "initialiser" if re.search(r"[=\w>\],(]$", header) else "scope"
    if re.search(r"(=|,|\(|\breturn)$", header):
        return "initialiser"
    last_word = re.search(r"([A-Za-z_]\w*|>)$", header)
    if last_word and last_word[1] not in _BODY_KEYWORDS and _CONSTRUCTOR_LIST.search(header) and "->" not in header:
        return "initialiser"
    return "function"


def functions(source):
    """(first line, last line, name) of each function outside of others, found by its braces."""
    code = _PREPROCESSOR.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), source.bare)
    stack, start = [], 0  # open braces as (kind, begin of header); begin of the present header
    for match in re.finditer(r"[{};]", code):
        at, nested = match.start(), bool(stack) and stack[-1][0] != "scope"
        if match[0] == "{":
            kind = "block" if nested else _kind(code[start:at])
            stack.append((kind, start))
            # After a member's braces the constructor's header goes on.
            start = at + 1 if kind in ("function", "scope") else start
        elif match[0] == "}" and stack:
            kind, begin = stack.pop()
            if kind == "function":
                yield _span(source, code, begin, at)
            start = at + 1 if kind in ("function", "scope") else start
        elif match[0] == ";" and not nested:
            start = at + 1


def _span(source, code, begin, end):
    header = _without_templates(code[begin : code.index("{", begin)])
    name = re.search(r"(operator\W+|[~\w:]+)\s*\(", header)
    begin += len(code[begin:end]) - len(code[begin:end].lstrip())
    return source.line_at(code, begin), source.line_at(code, end), name[1] if name else "a function"


def file_size(sources):
    for source in (s for s in sources if s.is_code):
        if len(source.lines) > FILE_LINES:
            yield Problem(source.path, FILE_LINES + 1, "file-size", f"{len(source.lines)} lines, at most {FILE_LINES}")


def function_size(sources):
    for source in (s for s in sources if s.is_cpp):
        for first, last, name in functions(source):
            if last - first + 1 > FUNCTION_LINES:
                yield Problem(source.path, first, "function-size", f"{name} has {last - first + 1} lines, at most {FUNCTION_LINES}")


def workspace_size(sources):
    for source in (s for s in sources if s.is_cpp and s.folder == "app/workspaces"):
        if len(source.lines) > WORKSPACE_LINES:
            yield Problem(source.path, WORKSPACE_LINES + 1, "workspace-size", f"{len(source.lines)} lines, at most {WORKSPACE_LINES}")


def folder_size(sources):
    """A folder holds what one can survey, beside its sub-rooms; tests are named after their source, so theirs follow."""
    counts = Counter(s.folder for s in sources if s.is_cpp)
    for folder, count in counts.items():
        if count > FOLDER_SOURCES:
            yield Problem(folder, 1, "folder-size", f"{count} sources, at most {FOLDER_SOURCES}: sort them into rooms")


RULES = [file_size, function_size, workspace_size, folder_size]
