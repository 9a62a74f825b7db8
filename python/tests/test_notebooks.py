# The notebooks of docs/notebooks run, and hold no outputs. Their cells are run as IPython runs them: the last expression of a cell is
# shown, a result by its picture.
# SPDX-License-Identifier: MIT
import ast
import json
import warnings
from pathlib import Path

import pytest

from warpscope._functions import EXPERIMENTS

FOLDER = Path(__file__).resolve().parents[2] / "docs/notebooks"


def cells_of(name):
    return [cell for cell in json.loads((FOLDER / f"{name}.ipynb").read_text())["cells"] if cell["cell_type"] == "code"]


def run_cell(source, names):
    """What the cell's last expression is."""
    tree = ast.parse(source)
    last = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(last, "cell", "eval"), names) if last else None


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_notebook(name):
    names, pictures = {}, 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for cell in cells_of(name):
            shown = run_cell("".join(cell["source"]), names)
            if hasattr(shown, "_repr_png_"):
                pictures += shown._repr_png_().startswith(b"\x89PNG")
    assert pictures > 0


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_outputs_are_stripped(name):
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells_of(name))
