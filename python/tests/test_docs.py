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


def test_the_first_plan(command_line, tmp_path, monkeypatch):
    """What the module was planned to be, line by line, but for the window; the hash is the command line's."""
    import numpy as np
    import warpscope as ws

    monkeypatch.chdir(tmp_path)
    generator = np.random.default_rng(1)
    mesh, points = ws.generate("torus-knot", triangles=500), generator.random((100, 2))
    origins, directions = generator.random((5, 3)) - [0, 0, 9], np.tile([0, 0, 1.0], (5, 1))
    image, references = generator.random((40, 60), dtype=np.float32), generator.random((500, 8), dtype=np.float32)

    cloud = ws.generate("circle", count=100_000, noise=0.1, seed=1)
    r = ws.ridge(cloud, r1=0.2, method="grid")
    assert r.vertices.shape[1] == 2 and len(r.lines) == r.summary["component_count"]
    r.render("ridge.png", step="last", size=(1600, 900))
    assert all(step.phase and step.title and step.values for step in r.steps[::10])
    hits = ws.kdtree(mesh).trace(origins, directions)
    assert hits.hit_distances.shape == (5,)
    tri = ws.triangulation(points)
    assert tri.edges.shape == (tri.edge_count, 2) and tri.proven in (True, False) and tri.length > 0
    blurred = ws.filter(image, kernel="gaussian", sigma=5)
    assert blurred.image.shape == image.shape
    assert ws.histogram(references, references[:3], bins=256).counts.shape == (3, 256)
    table = ws.sweep("ridge", ws.generate("circle", count=2_000, noise=0.1), r1=np.geomspace(0.1, 0.5, 3), repeat=2)
    assert len(table) == 6

    cloud.write("cloud.npy")
    assert r.hash == command_line("run", "ridge", "--input", "cloud.npy", "--r1", 0.2, "--backend", r.backend)["result_hash"]
