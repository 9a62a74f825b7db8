# Runs on two worker processes: the same bits as here, whatever the chunks, and though a worker be killed.
# SPDX-License-Identifier: MIT
import os
import re
import signal
import threading
from pathlib import Path

import numpy as np
import pytest

import warpscope as ws

distributed = pytest.importorskip("distributed", reason="Dask is not installed: pip install 'warpscope[dask]'")
import dask.array as da  # noqa: E402

import warpscope.dask as wd  # noqa: E402


@pytest.fixture(scope="module")
def client():
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster:
        with distributed.Client(cluster) as client:
            yield client


@pytest.fixture
def death(client, monkeypatch):
    """death(number, delay): a worker is killed so many seconds after that question was put."""
    ask_as_it_is = wd._asker

    def set_up(number, delay):
        killed = []

        def asker(client, parts, question, key):
            ask = ask_as_it_is(client, parts, question, key)
            asked = []

            def asked_and_killed(text, given, in_turn):
                asked.append(text)
                if len(asked) == number:
                    victim = next(iter(client.run(os.getpid).values()))

                    def kill():
                        os.kill(victim, signal.SIGKILL)
                        killed.append(victim)

                    if delay:
                        threading.Timer(delay, kill).start()
                    else:
                        kill()
                return ask(text, given, in_turn)

            return asked_and_killed

        monkeypatch.setattr(wd, "_asker", asker)
        return killed

    yield set_up
    client.cluster.scale(2)  # one that is killed while its nanny starts it is given up
    client.wait_for_workers(2, timeout=60)


CHUNKS = [3000, 2000, 2999, 1500, 1000, 777, 500, 250, (1, 2998, 1), (10, 20, 30, 2940)]


@pytest.mark.parametrize("chunks", CHUNKS)
def test_histogram_of_any_chunks(client, chunks):
    generator = np.random.default_rng(1)
    references, queries = generator.random((3000, 8), dtype=np.float32), generator.random((6, 8), dtype=np.float32)
    whole = ws.histogram(references, queries, bins=64, backend="cpu")
    found = wd.histogram(da.from_array(references, (chunks, 3)), queries, bins=64, client=client)
    assert found.hash == whole.hash and np.array_equal(found.counts, whole.counts)


@pytest.mark.parametrize("chunks", [1999, 700, (1, 1998, 1)])  # test_parts.py has ten
def test_ridge_of_any_chunks(client, chunks):
    cloud = np.asarray(ws.generate("circle", count=2000, noise=0.1, seed=2))
    whole = ws.ridge(cloud, r1=0.4, min_points=1, backend="cpu")
    found = wd.ridge(da.from_array(cloud, (chunks, 2)), r1=0.4, min_points=1)
    assert found.hash == whole.hash and np.array_equal(found.vertices, whole.vertices)


@pytest.mark.parametrize("number, delay", [(1, 0.0), (2, 0.0), (2, 0.05)])
def test_histogram_though_a_worker_dies(client, death, number, delay):
    generator = np.random.default_rng(2)
    references, queries = generator.random((40_000, 32), dtype=np.float32), generator.random((64, 32), dtype=np.float32)
    whole = ws.histogram(references, queries, bins=64, backend="cpu")
    killed = death(number, delay)
    assert wd.histogram(da.from_array(references, (4000, 32)), queries, bins=64, client=client).hash == whole.hash
    assert killed or delay


@pytest.mark.parametrize("number, delay", [(2, 0.0), (6, 0.02)])
def test_ridge_though_a_worker_dies(client, death, number, delay):
    cloud = np.asarray(ws.generate("circle", count=20_000, noise=0.1, seed=3))
    whole = ws.ridge(cloud, r1=0.4, min_points=1, backend="cpu")
    killed = death(number, delay)
    assert wd.ridge(da.from_array(cloud, (6000, 2)), r1=0.4, min_points=1, client=client).hash == whole.hash
    assert killed


def test_sweep_is_the_same_table(client):
    cloud = ws.generate("circle", count=1000, noise=0.1)
    arguments = {"r1": np.array([0.2, 0.3]), "ball_order": ["file", "random"], "repeat": 2}

    def rows(table):
        return [{key: value for key, value in row.items() if key != "compute_ms"} for row in records(table)]

    assert rows(wd.sweep(client, "ridge", cloud, **arguments)) == rows(ws.sweep("ridge", cloud, **arguments))
    points = np.asarray(cloud)
    assert rows(wd.sweep(client, "ridge", points, r1=[0.2])) == rows(ws.sweep("ridge", points, r1=[0.2]))


def records(table):
    return table if isinstance(table, list) else table.to_dict("records")


@pytest.mark.parametrize("kind", [np.uint8, np.float32, np.float64])
def test_filter_of_a_stack(client, kind):
    stack = (np.random.default_rng(3).random((5, 20, 30)) * 200).astype(kind)
    found = wd.filter(da.from_array(stack, (2, 10, 30)), kernel="gaussian", sigma=2, variant="fused")
    assert found.shape == stack.shape
    computed = found.compute()
    expected = [ws.filter(image, kernel="gaussian", sigma=2, variant="fused", backend="cpu").image for image in stack]
    assert computed.dtype == found.dtype == expected[0].dtype and np.array_equal(computed, expected)


def test_filter_of_a_folder(client, tmp_path):
    folder, into = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    for number in range(4):
        ws.generate("photo-like", width=40, height=30, seed=number).write(folder / f"{number}.png")
    (folder / "notes.txt").write_text("no image")
    table = records(wd.filter(folder, into=into, pattern="*.png", kernel="box", radius=2, variant="fused", client=client))
    assert [row["file"] for row in table] == [str(folder / f"{number}.png") for number in range(4)]
    for row in table:
        assert row["hash"] == ws.filter(row["file"], kernel="box", radius=2, variant="fused", backend="cpu").hash
        assert np.asarray(ws.read(row["output"])).shape[:2] == (30, 40)
    with pytest.raises(ws.ArgumentError, match="no files"):
        wd.filter(folder, pattern="*.jpg", client=client)


def test_errors_come_from_the_workers(client):
    points = da.from_array(np.full((100, 2), np.nan), (50, 2))
    with pytest.raises(ws.ArgumentError, match="nan"):
        wd.ridge(points, r1=1, min_points=1, client=client)
    with pytest.raises(ws.ArgumentError, match="dask.array"):
        wd.ridge(np.zeros((3, 2)), r1=1, min_points=1, client=client)
    with pytest.raises(ws.ArgumentError, match="not known"):
        wd.ridge(points[points[:, 0] > 0], r1=1, min_points=1, client=client)


def test_interrupt_ends_a_run_between_two_questions(client):
    cloud = np.asarray(ws.generate("circle", count=20_000, noise=0.1, seed=3))
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        wd.ridge(da.from_array(cloud, (5000, 2)), r1=0.05, min_points=1, client=client)
    whole = ws.ridge(cloud[:500], r1=0.4, min_points=1, backend="cpu")  # all goes on
    assert wd.ridge(da.from_array(cloud[:500], (300, 2)), r1=0.4, min_points=1, client=client).hash == whole.hash


def test_snippets_of_the_page(tmp_path, monkeypatch):
    page = Path(__file__).resolve().parents[2] / "docs/dask.md"
    if not page.exists():
        pytest.skip(f"there is no {page} beside these tests")
    monkeypatch.chdir(tmp_path)
    names = {}
    for code in re.findall(r"^```python\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL):
        exec(compile(code, page, "exec"), names)
    assert len(names["table"]) == 4 and names["blurred"].shape == (4, 60, 80)
