# The snippets of the pages do what they say: each page's are run one after another, in a folder of their own.
# SPDX-License-Identifier: MIT
import contextlib
import io
import os
import re
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/python.md", "python/README.md"]


def snippets(page):
    """(first line, code) of each block of Python."""
    text = (ROOT / page).read_text()
    for match in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text[: match.start()].count("\n") + 2, match[1]


@pytest.mark.parametrize("page", PAGES)
def test_page(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    for line, code in snippets(page):
        said = io.StringIO()
        with contextlib.redirect_stdout(said), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(compile("\n" * (line - 1) + code, ROOT / page, "exec"), names)
        names["said"] = said.getvalue()
    assert names, "the page has no snippets"
    if page == "docs/python.md":
        assert names["said"].strip() in (ROOT / page).read_text()
        assert {"ridge.png", "ridge.csv", "ridge.warpscope.json", "cloud.csv"} <= set(os.listdir())
        assert len(names["table"]) == 8 and names["counts"].shape == (10, 256) and names["blurred"].shape == (120, 160)


def test_attributes_of_the_page_are_there():
    """The table of arrays is complete."""
    import warpscope as ws

    page = (ROOT / "docs/python.md").read_text()
    made = {
        "ridge": ws.ridge(ws.generate("circle", count=500, noise=0.1), r1=0.3),
        "kdtree": ws.kdtree(ws.generate("soup", triangles=50), rays=[[0, 0, -1, 0, 0, 1.0]]),
        "triangulation": ws.triangulation([[0, 0], [1, 0], [0, 1.0]]),
        "filter": ws.filter(ws.generate("step", width=16, height=16)),
        "histogram": ws.histogram(ws.generate("gauss", count=300, dimension=4), bins=8),
    }
    assert set(made) == set(ws.algorithms())
    for name, result in made.items():
        row = re.search(rf"^\| `{name}` \| (.*) \|$", page, re.MULTILINE)[1]
        assert set(re.findall(r"`(\w+)`", row)) == set(result.arrays), name
