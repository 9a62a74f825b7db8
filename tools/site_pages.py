# Pages of the site that are made when it is built, so that nothing is written twice: the reference from the program, the gallery
# from the pages' pictures, the changelog from the root. MkDocs calls this as its hook.
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
_PICTURE = re.compile(r"^!\[([^\]]+)\]\((?:\.\./)?(images/[^)]+)\)$", re.MULTILINE)

CSS = """/* Pictures are dark by themselves; tables of flags are wide. */
.md-typeset img { border-radius: 4px; }
.md-grid { max-width: 72rem; }
.md-typeset table:not([class]) { font-size: .7rem; }
.md-typeset table:not([class]) th:not([class]) { min-width: 0; }
.md-typeset table:not([class]) td:first-child { min-width: 5rem; }
.md-typeset table:not([class]) td:last-child { min-width: 9rem; }
.md-typeset dd { margin-top: 0; }
.md-typeset .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: .8rem; }
.md-typeset .gallery figure { margin: 0; width: auto; }
.md-typeset .gallery img { aspect-ratio: 16 / 10; object-fit: cover; object-position: top; width: 100%; }
"""


def reference():
    program = os.environ["WARPSCOPE"]
    return subprocess.run([program, "manual", "--markdown"], check=True, capture_output=True, text=True).stdout


def gallery(files):
    """Each picture of a page once, under its page's title, with the words that stand for it there."""
    parts, seen = ["# Gallery\n\nAll made by the program itself; the page of a picture says with which command.\n"], set()
    for file in sorted((f for f in files.documentation_pages() if f.src_path != "README.md"), key=lambda f: (f.src_path.count("/"), f.src_path)):
        text = file.content_string
        pictures = [(words, path) for words, path in _PICTURE.findall(text) if path not in seen]
        if not pictures:
            continue
        seen.update(path for _, path in pictures)
        parts.append(f"\n## {re.search(r'^# (.+)$', text, re.MULTILINE)[1]}\n")
        parts.append('\n<div class="gallery" markdown>\n')
        parts += [f"<figure markdown>\n[![{words}]({path})]({file.src_path})\n<figcaption>{words}</figcaption>\n</figure>\n" for words, path in pictures]
        parts.append("</div>\n")
    return "".join(parts)


def on_files(files, config):
    made = {"reference.md": reference(), "changelog.md": (ROOT / "CHANGELOG.md").read_text().replace("](docs/", "]("), "site.css": CSS}
    made["gallery.md"] = gallery(files)
    for path, content in made.items():
        files.append(File.generated(config, path, content=content))
    files.append(File.generated(config, "images/warpscope.svg", abs_src_path=str(ROOT / "assets/icons/warpscope.svg")))
    return files
