# Algorithms keep no state: a run is a function of its inputs and parameters, and what is shown depends on the request alone.
# SPDX-License-Identifier: MIT
import re

from .layers import SHARED_ROOMS
from .sources import Problem

_KEPT = re.compile(
    r"\b(?P<mutable>mutable)\b"
    r"|\b(?P<lock>std::(?:(?:recursive_|shared_|timed_)*mutex|once_flag))\b"
    r"|\b(?P<lazy>Lazy<)"
    r"|\b(?P<thread>thread_local)\b"
)
_STATIC = re.compile(r"^[ \t]*(?:inline[ \t]+)?static[ \t]+(?!const\b|constexpr\b|constinit\b)(?P<declared>[^;{}()=]+)[;={]", re.MULTILINE)
_NAMESPACE = re.compile(r"^\s*(?:inline\s+)?namespace\b[\w:\s]*$|^\s*extern\s*$")
_NO_VARIABLE = re.compile(
    r"^(?:\[\[[^\]]*\]\]\s*)*(?:using|namespace|struct|class|enum|union|template|extern|typedef|friend|static_assert|static|"
    r"(?:inline\s+)?(?:constexpr|const)|asm|__constant__|__device__)\b"
)
_PREPROCESSOR = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
WORDS = {
    "mutable": "`mutable`: what a const function changes is hidden state",
    "lock": "a lock guards what several threads change, and results and experiments do not change",
    "lazy": "`Lazy`: a value that a result makes later",
    "thread": "`thread_local`: state of a thread outlives the run",
}


def is_algorithm(path):
    match = re.match(r"compute/(\w+)/", path)
    return bool(match) and match[1] not in SHARED_ROOMS


def namespace_variables(code):
    """(offset, statement) of each variable outside of functions and types that may change."""
    code = _PREPROCESSOR.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), code)
    depth, start, at = 0, 0, 0  # braces that are open and no namespace's; where the present statement begins
    while match := re.compile(r"[{};]").search(code, at):
        at, statement = match.end(), code[start : match.start()]
        if depth == 0 and match[0] == "{" and _NAMESPACE.match(statement):
            start = at
        elif match[0] == "{":
            depth += 1
        elif match[0] == "}":
            if depth > 0:
                depth -= 1
            is_argument = code.count("(", start, at) > code.count(")", start, at)  # a default of a function: `f(A a = {})`
            if depth == 0 and not is_argument and not re.match(r"\s*;", code[at:]):
                start = at
        elif depth == 0:
            text = statement.strip()
            declared = re.split(r"[={]", text, maxsplit=1)[0]
            if re.search(r"\w[\w>*&\s]*\s[\w:]+\s*(\[[^\]]*\]\s*)?$", declared) and "(" not in declared and not _NO_VARIABLE.match(text):
                yield start + len(statement) - len(statement.lstrip()), declared.strip()
            start = at


def hidden_state(sources):
    for source in (s for s in sources if s.is_cpp and is_algorithm(s.path)):
        for match in _KEPT.finditer(source.bare):
            if match["mutable"] and source.bare[: match.start()].rstrip().endswith(")"):
                continue  # a lambda's: `[n = 0](int a) mutable`
            yield Problem(source.path, source.line_at(source.bare, match.start(match.lastgroup)), "state", WORDS[match.lastgroup])
        for line, match in source.find(_STATIC.pattern):
            yield Problem(source.path, line, "state", f"`static {match['declared'].strip()}` outlives the run")
        for offset, declared in namespace_variables(source.bare):
            yield Problem(source.path, source.line_at(source.bare, offset), "state", f"`{declared}` outlives the run")


RULES = [hidden_state]
