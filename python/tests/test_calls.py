# How calls behave: cancelled, beside each other, without copies, and quickly.
# SPDX-License-Identifier: MIT
import inspect
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import warpscope as ws
from warpscope._functions import EXPERIMENTS

PATIENCE = float(os.environ.get("WS_TEST_PATIENCE", "1"))


def address(array):
    return array.__array_interface__["data"][0]


def test_interrupt_cancels(long_work):
    cloud, parameters = long_work
    sent, took = [], []

    def interrupt():
        sent.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    for wait in (0.3, 0.45, 0.6):
        threading.Timer(wait, interrupt).start()
        with pytest.raises(KeyboardInterrupt):
            ws.ridge(cloud, **parameters)
        took.append(time.perf_counter() - sent[-1])
    assert min(took) < 0.2 * PATIENCE and max(took) < 3 * PATIENCE, took  # other tests may hold the processor
    assert ws.ridge(np.random.default_rng(0).random((100, 2)), r1=0.2).hash  # all goes on


def test_progress(long_work, capsys):
    cloud, parameters = long_work
    told = []

    def tell(fraction, what):
        told.append((fraction, what))
        if len(told) == 3:
            raise LookupError("enough")

    with pytest.raises(LookupError):
        ws.ridge(cloud, **parameters, progress=tell)
    assert all(fraction is None or 0 <= fraction <= 1 for fraction, _ in told) and told[-1][1]
    ws.ridge(cloud[:200_000], r1=0.1, progress=True)


@pytest.mark.filterwarnings("ignore::warpscope.WarpscopeWarning")
def test_threads_run_beside_each_other():
    """Each thread's result is right, and Python goes on meanwhile."""
    array = np.asfortranarray(np.random.default_rng(1).normal(size=(20_000, 2)))
    radii = np.linspace(0.2, 0.5, 8)
    expected = [ws.ridge(array, r1=r, threads=1).hash for r in radii]
    found = [None] * 8
    ticks = []

    def work(i):
        found[i] = ws.ridge(array, r1=radii[i], threads=1).hash

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        ticks.append(time.perf_counter())
        time.sleep(0.001)
    assert found == expected
    assert len(ticks) > 3 and np.median(np.diff(ticks)) < 0.1 * PATIENCE  # the lock is not held


def test_columns_are_not_copied():
    array = np.asfortranarray(np.random.default_rng(0).random((1000, 3)))
    assert address(np.asarray(ws.points(array))) == address(array)
    assert address(np.asarray(ws.points(array.copy("C")))) != address(array)
    assert np.array_equal(np.asarray(ws.points(array[::2, ::-1])), array[::2, ::-1])
    for kind in (np.float32, np.int16, np.uint8, np.float16, ">f8", bool):
        converted = (array * 100).astype(kind)
        assert np.array_equal(np.asarray(ws.points(converted)), converted.astype(float))


def test_rows_and_pixels_are_not_copied():
    generator = np.random.default_rng(0)
    for array in (generator.random((100, 7), dtype=np.float32), generator.integers(0, 255, (100, 7), dtype=np.uint8)):
        assert address(np.asarray(ws.vectors(array))) == address(array)
    for array in (generator.random((9, 8, 3), dtype=np.float32), generator.integers(0, 255, (9, 8), dtype=np.uint8)):
        assert address(np.asarray(ws.image(array))) == address(array)
    flipped = generator.random((9, 8, 3), dtype=np.float32)[::-1]
    assert np.array_equal(np.asarray(ws.image(flipped)), flipped)


def resident_mib():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.parametrize("make, kind, order", [(ws.points, np.float64, "F"), (ws.vectors, np.float32, "C")])
def test_ten_million_rows_take_no_memory(make, kind, order):
    array = np.asarray(np.random.default_rng(0).random((10_000_000, 3), dtype=kind), order=order)
    before = resident_mib()
    data = make(array)
    assert address(np.asarray(data)) == address(array)
    assert resident_mib() - before < array.nbytes / 2**20 / 10


def test_views_keep_their_array():
    data = ws.points(np.asfortranarray(np.random.default_rng(0).random((100_000, 2))))
    expected = np.random.default_rng(0).random((100_000, 2))
    junk = [np.ones((100_000, 2)) for _ in range(20)]
    assert np.array_equal(np.asarray(data), expected) and junk


def test_read_only_arrays():
    array = np.asfortranarray(np.random.default_rng(0).random((100, 2)))
    array.flags.writeable = False
    assert ws.ridge(array, r1=0.3).hash == ws.ridge(array.copy(), r1=0.3).hash


def test_frames():
    pandas = pytest.importorskip("pandas")
    array = np.random.default_rng(0).random((100, 2))
    frame = pandas.DataFrame(np.asfortranarray(array), columns=["east", "north"])
    data = ws.points(frame)
    assert data.column_names == ["east", "north"] and np.array_equal(data, array)
    assert ws.ridge(frame, r1=0.3).hash == ws.ridge(array, r1=0.3).hash
    frame["name"] = "x"
    with pytest.raises(ValueError, match="name"):
        ws.ridge(frame, r1=0.3)


def test_polars():
    polars = pytest.importorskip("polars")
    array = np.random.default_rng(0).random((100, 2))
    frame = polars.DataFrame({"x": array[:, 0], "y": array[:, 1]})
    assert ws.ridge(frame, r1=0.3).hash == ws.ridge(array, r1=0.3).hash
    with pytest.raises(ValueError, match="name"):
        ws.ridge(frame.with_columns(name=polars.lit("x")), r1=0.3)


class Exported:
    """Something that knows DLPack and nothing else of numpy."""

    def __init__(self, array, device=1):
        self._array, self._device = array, device

    def __dlpack__(self, **arguments):
        return self._array.__dlpack__(**arguments)

    def __dlpack_device__(self):
        return self._device, 0


def test_dlpack():
    array = np.asfortranarray(np.random.default_rng(0).random((100, 2)))
    assert address(np.asarray(ws.points(Exported(array)))) == address(array)
    with pytest.raises(ValueError, match="CUDA device") as caught:
        ws.ridge(Exported(array, 2), r1=0.3)
    assert "cpu()" in caught.value.hint


def test_overhead():
    """A call's own time beyond the algorithm's, about 50 µs: measured, printed with -s, and bounded loosely."""
    data = ws.points(np.asfortranarray(np.random.default_rng(0).random((3, 2))))
    ws.triangulation(data, method="delaunay", steps=False)
    overheads = []
    for _ in range(300):
        begin = time.perf_counter()
        result = ws.triangulation(data, method="delaunay", steps=False)
        overheads.append(1e6 * (time.perf_counter() - begin) - 1e3 * result.compute_ms)
    print(f"overhead of a call: median {np.median(overheads):.0f} µs, least {min(overheads):.0f} µs")
    assert min(overheads) < 200 * PATIENCE


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_signatures_and_help(name):
    function = getattr(ws, name)
    signature = inspect.signature(function)
    for field in EXPERIMENTS[name]["parameters"]:
        assert field["name"] in signature.parameters or field["name"] + "_" in signature.parameters
    assert signature.return_annotation is ws.Result
    assert all(spec["role"] in function.__doc__ for spec in EXPERIMENTS[name]["inputs"])
    assert "--" not in function.__doc__
    assert name in ws.__all__ and name in ws.algorithms()


def test_stubs_are_up_to_date():
    """python -m warpscope._stubs writes them anew."""
    from warpscope import _stubs

    written = Path(ws.__file__).with_name("__init__.pyi").read_text()
    assert written == _stubs.text()


def test_lines():
    angles = np.linspace(0, 2 * np.pi, 50)
    circle = np.c_[np.cos(angles), np.sin(angles)]
    circle[-1] = circle[0]
    truth = ws.polylines([circle, circle[:10] + 3])
    assert len(truth) == 2 and [len(line) for line in truth.lines] == [49, 10]
    with pytest.raises(ValueError, match="2 lines"):
        np.asarray(truth)
    one = ws.polylines(circle)
    assert np.array_equal(one, circle[:-1])
    cloud = ws.generate("circle", count=2000, noise=0.05)
    assert ws.ridge(cloud, r1=0.2, truth=one).mean_distance < 0.1


def test_a_forked_process_has_helpers_of_its_own():
    """The thread that works beside the main one stays behind; a call in the child would wait for it for ever."""
    code = ("import os, sys, numpy as np, warpscope as ws\n"
            "def call(): return ws.triangulation([[0, 0], [1, 0], [0, 1.0]], method='delaunay', threads=1).hash\n"
            "expected = call()\n"
            "child = os.fork()\n"
            "if child == 0: os._exit(0 if call() == expected else 1)\n"
            "sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n")
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", code], timeout=60 * PATIENCE).returncode == 0


def test_forked_and_spawned_processes():
    code = ("import warpscope as ws, multiprocessing as mp\n"
            "def f(r): return ws.ridge(ws.generate('circle', count=500, noise=0.1), r1=r, threads=1).hash\n"
            "if __name__ == '__main__':\n"
            "  with mp.get_context('spawn').Pool(2) as pool: print(pool.map(f, [0.2, 0.3]) == [f(0.2), f(0.3)])\n")
    path = Path(os.environ.get("PYTEST_TMP", "/tmp")) / f"warpscope-spawned-{os.getpid()}.py"
    path.write_text(code)
    try:
        done = subprocess.run([sys.executable, path], capture_output=True, text=True, timeout=120)
    finally:
        path.unlink()
    assert done.stdout.strip() == "True", done.stderr
