# What readers rely on: links that resolve, a README in each folder of sources, package names that set-up knows.
# SPDX-License-Identifier: MIT
import posixpath
import re

from .sources import Problem

PACKAGE_LIST = "tools/apt-packages.txt"
_FENCE = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|<img[^>]*\bsrc=\"([^\"]+)\"")
_DEVELOPMENT_PACKAGE = re.compile(r"^(lib[a-z0-9.+-]+-dev|qt6-[a-z0-9.+-]+)$")
_INSTALL = re.compile(r"apt(?:-get)?\s+(?:-\S+\s+)*install\s+([^\n`]+)")


def _blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def _anchors(source):
    """The names GitHub gives to headings."""
    text = _FENCE.sub(_blank, source.text)
    slugs = set()
    for _, match in source.find(r"^#{1,6}[ \t]+(.+?)[ \t#]*$", text):
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", match[1]).lower()
        slugs.add(re.sub(r"[^\w\- ]", "", title).replace(" ", "-"))
    return slugs


def links(sources, exists):
    """Links of pages to files and headings of this project; `exists` answers for files that are no sources."""
    pages = {s.path: s for s in sources if s.suffix == ".md"}
    for page in pages.values():
        text = _CODE.sub(_blank, _FENCE.sub(_blank, page.text))
        for line, match in page.find(_LINK.pattern, text):
            target = match[1] or match[2]
            if re.match(r"[a-z][a-z0-9+.-]*:", target):
                continue
            path, _, anchor = target.partition("#")
            path = posixpath.normpath(posixpath.join(page.folder, path)) if path else page.path
            if path.startswith(("../", "/")) or not exists(path):
                yield Problem(page.path, line, "link", f"{target}: no such file")
            elif anchor and path in pages and anchor not in _anchors(pages[path]):
                yield Problem(page.path, line, "link", f"{target}: no such heading")


def folder_readmes(sources):
    """Two levels deep; what lies below is told by the README above it, and tests/ and shaders/ have one for their trees."""
    paths = {s.path for s in sources}
    folders = set()
    for source in (s for s in sources if s.is_code and "/" in s.path and not s.path.startswith(".")):
        parts = source.folder.split("/")
        folders.add("/".join(parts[: 1 if parts[0] in ("tests", "shaders") else 2]))
    for folder in sorted(folders):
        if f"{folder}/README.md" not in paths:
            yield Problem(folder, 1, "readme", "a folder of sources without a README.md")


def packages(sources):
    """Packages that pages name are ones that set-up installs; the list names each once."""
    by_path = {s.path: s for s in sources}
    listed = []
    for number, line in enumerate(by_path[PACKAGE_LIST].lines, 1):
        name = line.split("#")[0].strip()
        if name and not re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", name):
            yield Problem(PACKAGE_LIST, number, "package", f"{name} is no package name")
        if name and name in listed:
            yield Problem(PACKAGE_LIST, number, "package", f"{name} is listed twice")
        listed.append(name)
    for page in (s for s in sources if s.suffix == ".md"):
        named = [(line, word) for line, match in page.find(_INSTALL.pattern, page.text) for word in match[1].split()]
        named += [(line, m[1]) for line, m in page.find(r"`([^`\s]+)`", page.text) if _DEVELOPMENT_PACKAGE.match(m[1])]
        for line, name in named:
            if re.match(r"[a-z]", name) and name not in listed:
                yield Problem(page.path, line, "package", f"{name} is not in {PACKAGE_LIST}")


def headings(sources):
    """A page begins with its heading, and every heading has its blank: a formatter of code that met a page takes it away."""
    for page in (s for s in sources if s.suffix == ".md"):
        text = _FENCE.sub(_blank, page.text)
        for line, _ in page.find(r"^[ \t]*#+[^#\s]", text):
            yield Problem(page.path, line, "heading", "no blank between # and the heading")
        if page.text.strip() and not page.text.startswith(("# ", "<")):
            yield Problem(page.path, 1, "heading", "a page begins with '# ' and its title")


RULES = [folder_readmes, headings, packages]
