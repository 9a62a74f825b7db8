# Arguments that cannot be: one clear exception each, that says what helps.
# SPDX-License-Identifier: MIT
import os
import pickle

import numpy as np
import pytest

import warpscope as ws

POINTS = np.random.default_rng(0).random((100, 2))


@pytest.mark.parametrize("array, words", [
    (np.array([[0, 1], [np.nan, 2]]), "nan in row 1, column 0"),
    (np.array([[0, 1], [1, np.inf]]), "inf in row 1, column 1"),
    (POINTS.astype(complex), "complex128"),
    (np.array([["a", "b"]]), "real numbers"),
    (np.zeros((3, 17)), "1 to 16"),
    (np.zeros((2, 2, 2)), r"\(2, 2, 2\)"),
    ([[1, 2], [3]], "no array of numbers"),
    (np.array([[2**60 + 1, 0]]), r"2\*\*53"),
    (np.ma.masked_array(POINTS, POINTS > 0.5), "masked"),
    (None, "needs cloud"),
])
def test_points(array, words):
    with pytest.raises((ValueError, TypeError), match=words):
        ws.ridge(array, r1=0.2)


@pytest.mark.parametrize("array, words", [
    (np.zeros((4, 4), np.uint16), "white"),
    (np.zeros((3, 20, 20)), "channels come last"),
    (np.zeros((4, 4), np.int32), "uint8 or floats"),
    (np.zeros((0, 4), np.uint8), r"\(0, 4, 1\)"),
])
def test_images(array, words):
    with pytest.raises(ValueError, match=words):
        ws.filter(array)


def test_vectors():
    with pytest.raises(ValueError, match="first row 3"):
        bad = np.zeros((5, 4), np.float32)
        bad[3, 1] = np.nan
        ws.histogram(bad, np.zeros((1, 4), np.float32))
    with pytest.warns(ws.WarpscopeWarning, match="rounded to float32"):
        ws.histogram(np.random.default_rng(0).random((50, 3)), np.zeros((1, 3)))
    with pytest.raises(ws.Error, match="3|4"):
        ws.histogram(np.zeros((5, 4), np.float32), np.zeros((1, 3), np.float32))


def test_meshes():
    with pytest.raises(ValueError, match="triangle 0 has the vertex 7, of 3"):
        ws.kdtree((np.eye(3), [[0, 1, 7]]))
    with pytest.raises(ValueError, match="whole numbers"):
        ws.kdtree((np.eye(3), [[0.0, 1.0, 2.0]]))
    with pytest.raises(ValueError, match="pair"):
        ws.kdtree(np.eye(3))
    with pytest.warns(ws.WarpscopeWarning, match="without area"):
        ws.kdtree((np.eye(3), [[0, 1, 2], [0, 1, 1]]))


def test_parameters():
    with pytest.raises(TypeError, match="method was meant"):
        ws.ridge(POINTS, metod="grid")
    with pytest.raises(ValueError, match="method takes") as caught:
        ws.ridge(POINTS, method="gird")
    assert "--" not in str(caught.value) and isinstance(caught.value, ws.Error)
    with pytest.raises(ValueError, match="r1"):
        ws.ridge(POINTS, r1=-1)
    with pytest.raises(ValueError, match="r1"):
        ws.ridge(POINTS, r1={})
    with pytest.raises(ValueError, match="backend"):
        ws.ridge(POINTS, backend="gpu")
    with pytest.raises(ValueError, match="threads"):
        ws.ridge(POINTS, threads=-1)
    with pytest.raises(ValueError, match="no algorithm"):
        ws.run("ridges", POINTS)
    with pytest.raises(TypeError, match="at most"):
        ws.ridge(POINTS, None, 0.2)
    with pytest.warns(ws.WarpscopeWarning, match="no effect"):
        ws.ridge(POINTS, r1=0.2, halo=2)


def test_kinds():
    with pytest.raises(ValueError, match="takes points"):
        ws.ridge(ws.generate("step", width=8, height=8))
    with pytest.raises(ValueError, match="takes a file"):
        ws.triangulation(POINTS, check=POINTS)
    with pytest.raises(TypeError, match="takes no option cell"):
        ws.generate("circle", cell=3)
    with pytest.raises(ValueError, match="no generator"):
        ws.generate("circel")


def test_files(tmp_path):
    with pytest.raises(ws.FileError) as caught:
        ws.ridge(tmp_path / "nothing.csv")
    assert isinstance(caught.value, OSError) and "nothing.csv" in caught.value.message
    (tmp_path / "bad.csv").write_text("x,y\n1,2\n3\n")
    with pytest.raises(ws.FileError, match="line 3"):
        ws.read(tmp_path / "bad.csv")


def test_memory():
    with pytest.raises(ws.OutOfMemory) as caught:
        ws.histogram(np.random.default_rng(0).random((50_000, 4), dtype=np.float32), memory_limit=1000)
    assert isinstance(caught.value, MemoryError) and "memory_limit" in caught.value.hint
    with pytest.raises(ValueError, match="memory_limit"):
        ws.ridge(POINTS, memory_limit="lots")


def test_no_device():
    if ws.backends()["cuda"]:
        pytest.skip("a device is here")
    with pytest.raises(ws.DeviceError) as caught:
        ws.ridge(POINTS, r1=0.2, backend="cuda")
    assert isinstance(caught.value, RuntimeError)


def test_errors_can_be_sent():
    error = pickle.loads(pickle.dumps(ws.ArgumentError("what", "help")))
    assert (error.message, error.hint, str(error)) == ("what", "help", "what (help)")


def test_warnings_point_to_the_caller():
    with pytest.warns(ws.WarpscopeWarning) as caught:
        ws.ridge(POINTS, r1=0.2, halo=2)
    assert os.path.samefile(caught[0].filename, __file__)
