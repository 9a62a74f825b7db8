# Pictures are the command line's, byte for byte.
# SPDX-License-Identifier: MIT
import numpy as np
import pytest

import warpscope as ws
from warpscope._functions import EXPERIMENTS

from test_results import SAMPLES, flags_of, sample_of


@pytest.fixture(scope="module", autouse=True)
def can_draw():
    try:
        ws.ridge(ws.generate("circle", count=100), r1=0.2).render(size=(16, 16))
    except ws.Error as error:
        if "OpenGL" not in str(error):
            raise
        pytest.skip(str(error))


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_the_same_file(name, tmp_path, command_line):
    data, parameters = sample_of(name)
    command_line("render", name, "--sample", SAMPLES[name], "--backend", "cpu", "--size", "320x180", *flags_of(name),
                 "--output", tmp_path / "cli.png", report=False)
    ws.run(name, data, **parameters, backend="cpu").render(tmp_path / "python.png", size=(320, 180))
    assert (tmp_path / "python.png").read_bytes() == (tmp_path / "cli.png").read_bytes()


def test_a_step_and_a_view(cloud, tmp_path, command_line):
    cloud.write(tmp_path / "cloud.npy")
    command_line("render", "ridge", "--input", tmp_path / "cloud.npy", "--r1", 0.2, "--backend", "cpu", "--step", 3, "--size",
                 "200x100", "--color-by", "distance", "--theme", "light", "--output", tmp_path / "cli.png", report=False)
    result = ws.ridge(tmp_path / "cloud.npy", r1=0.2, backend="cpu")
    result.render(tmp_path / "python.png", step=3, size=(200, 100), theme="light", color_by="distance")
    assert (tmp_path / "python.png").read_bytes() == (tmp_path / "cli.png").read_bytes()


def test_bytes_and_notebooks(cloud):
    result = ws.ridge(np.array(cloud), r1=0.2)
    png = result.render(size=(64, 48))
    assert png.startswith(b"\x89PNG") and result.render(step=0, size=(64, 48)) != png
    assert result.render(step=-1, size=(64, 48)) == png
    assert result._repr_png_().startswith(b"\x89PNG")


def test_refusals(cloud, tmp_path):
    result = ws.ridge(cloud, r1=0.2)
    for arguments, words in [({"step": 10**6}, "step"), ({"step": "first"}, "last"), ({"theme": "pink"}, "theme"),
                             ({"size": (0, 5)}, "size"), ({"color_by": "mood"}, "color_by"), ({"hide": "nothing"}, "nothing")]:
        with pytest.raises(ValueError, match=words):
            result.render(**arguments)
    with pytest.raises(TypeError, match="take no colour"):
        result.render(colour=1)
    with pytest.raises(ValueError, match="png"):
        result.render(tmp_path / "a.jpg")
