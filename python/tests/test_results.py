# Results are the command line's: hashes, summaries, files; and arrays hold what the files do.
# SPDX-License-Identifier: MIT
import json
import pickle

import numpy as np
import pytest

import warpscope as ws
from warpscope._functions import EXPERIMENTS

SAMPLES = {"ridge": "rings", "kdtree": "knot", "triangulation": "clusters", "filter": "photo", "histogram": "spiral"}


# What would be chosen by measuring time.
CHOSEN = {"filter": {"variant": "fused"}}


def flags_of(name):
    return [word for key, value in CHOSEN.get(name, {}).items() for word in (f"--{key}", value)]


def sample_of(name):
    """The data and parameters of an algorithm's sample."""
    for identifier, _, generator, parameters in EXPERIMENTS[name]["samples"]:
        if identifier == SAMPLES.get(name, identifier):
            words = generator.split()
            options = {flag[2:].replace("-", "_"): value for flag, value in zip(words[1::2], words[2::2])}
            return ws.generate(words[0], **options), parameters | CHOSEN.get(name, {})
    raise AssertionError(name)


def arrays_of(data):
    """The data as other programs have them."""
    if data.kind == "mesh":
        return np.array(data.vertices), np.array(data.triangles)
    return np.array(data)


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_hash_and_summary_are_the_command_lines(name, command_line):
    data, parameters = sample_of(name)
    report = command_line("run", name, "--sample", SAMPLES[name], "--backend", "cpu", *flags_of(name))
    result = ws.run(name, data, **parameters, backend="cpu")
    assert result.hash == report["result_hash"]
    changing = {"pairs_per_second"}
    assert {k: v for k, v in result.summary.items() if k not in changing} == {
        k: v for k, v in report["result"].items() if k not in changing
    }
    assert result.report["parameters"] == report["parameters"]


@pytest.mark.filterwarnings("ignore:.*rounded to float32")
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_arrays_give_what_files_give(name, tmp_path):
    data, parameters = sample_of(name)
    expected = ws.run(name, data, **parameters, backend="cpu", steps=False).hash
    assert ws.run(name, arrays_of(data), **parameters, backend="cpu", steps=False).hash == expected
    path = tmp_path / {"image": "i.npy", "mesh": "m.ply", "vectors": "v.fvecs", "points": "p.npy"}[data.kind]
    data.write(path)
    assert ws.run(name, path, **parameters, backend="cpu", steps=False).hash == expected
    assert ws.run(name, ws.read(path), **parameters, backend="cpu", steps=False).hash == expected


def test_ridge_arrays(cloud, tmp_path):
    result = ws.ridge(cloud, r1=0.2, truth=cloud.truth)
    assert result.vertices.dtype == np.float64 and result.vertices.shape == (result.vertex_count, 2)
    radii = np.hypot(*result.vertices.T)
    assert abs(radii.mean() - 1) < 0.05
    assert result.edges.shape == (result.edge_count, 2) and len(result.lines) == result.component_count == len(result.closed)
    assert result.closed.dtype == bool and result.closed.sum() == result.closed_count
    assert result.lines[0, 0] == 0 and result.lines[-1, 1] == len(result.vertices)
    assert result.mean_distance < 0.1  # there is a truth to measure by
    result.write(tmp_path / "ridge.json")
    written = json.loads((tmp_path / "ridge.json").read_text())
    assert written


def test_triangulation_arrays():
    points = np.random.default_rng(1).random((200, 2))
    result = ws.triangulation(points, method="delaunay")
    assert np.array_equal(result.points, points) and np.array_equal(result.point_numbers, np.arange(200))
    a, b = result.edges.T
    assert (a < b).all() and result.edges.shape == (result.edge_count, 2)
    assert np.hypot(*(points[a] - points[b]).T).sum() == pytest.approx(result.length, rel=1e-12)
    assert result.triangles.shape == (result.triangle_count, 3)
    p, q, r = points[result.triangles].transpose(1, 0, 2)
    (ax, ay), (bx, by) = (q - p).T, (r - p).T
    assert (ax * by > ay * bx).all()  # counter-clockwise
    assert result.proven is False
    assert ws.triangulation(points, method="lmt").proven is True


def test_filter_arrays():
    image = np.random.default_rng(2).random((40, 30, 3), dtype=np.float32)
    result = ws.filter(image, kernel="box", radius=1)
    assert result.image.shape == (40, 30, 3) and result.image.dtype == np.float32
    inner = sum(image[1 + i:39 + i, 1 + j:29 + j].astype(float) for i in (-1, 0, 1) for j in (-1, 0, 1)) / 9
    assert np.abs(result.image[1:-1, 1:-1] - inner).max() < 1e-5
    grey = ws.filter((image[:, :, 0] * 255).astype(np.uint8), kernel="gaussian", sigma=2)
    assert grey.image.shape == (40, 30)


def test_histogram_arrays():
    generator = np.random.default_rng(3)
    references, queries = generator.random((3000, 8), dtype=np.float32), generator.random((5, 8), dtype=np.float32)
    result = ws.histogram(references, queries, bins=64)
    distances = np.sqrt(((queries[:, None].astype(float) - references[None]) ** 2).sum(axis=2))
    assert result.counts.shape == (5, 64) and (result.counts.sum(axis=1) == 3000).all()
    assert np.allclose(result.nearest, distances.min(axis=1)) and np.allclose(result.farthest, distances.max(axis=1))
    for q in range(5):
        expected, _ = np.histogram(distances[q], 64, (distances[q].min(), distances[q].max()))
        assert np.abs(result.counts[q] - expected).sum() <= 4  # bins are defined by single-precision limits


def test_kdtree_arrays_and_rays():
    data = ws.generate("torus-knot", triangles=2000)
    rays = np.zeros((50, 6))
    rays[:, :2] = np.random.default_rng(4).uniform(data.vertices.min(), data.vertices.max(), (50, 2))
    rays[:, 2], rays[:, 5] = data.vertices.min() - 10, 1
    result = ws.kdtree(data, rays=rays)
    leaves = result.node_axes == 3
    assert leaves.sum() == result.leaf_count and len(result.node_axes) == result.node_count
    assert result.node_counts[leaves].sum() == len(result.references) == result.reference_count
    assert set(result.references) == set(range(result.triangle_count))
    assert np.isnan(result.node_positions[leaves]).all() and not np.isnan(result.node_positions[~leaves]).any()
    hits = result.hit_triangles >= 0
    assert hits.sum() == result.hit_count > 0 and np.isinf(result.hit_distances[~hits]).all()
    for ray, distance, triangle in zip(rays[hits], result.hit_distances[hits], result.hit_triangles[hits]):
        a, b, c = result.vertices[result.triangles[triangle]].astype(float)
        place, normal = ray[:3] + distance * ray[3:], np.cross(b - a, c - a)
        assert abs(np.dot(normal / np.linalg.norm(normal), place - a)) < 1e-4


def test_trace():
    data = ws.generate("torus-knot", triangles=2000)
    generator = np.random.default_rng(5)
    origins, directions = np.tile([0.5, 0.5, -9.0], (300, 1)), generator.normal(size=(300, 3)) * 0.02 + [0, 0, 1]
    tree = ws.kdtree(data)
    hits = tree.trace(origins, directions)
    same = ws.kdtree(data, rays=np.hstack([origins, directions]))
    assert np.array_equal(hits.hit_distances, same.hit_distances) and np.array_equal(hits.hit_triangles, same.hit_triangles)
    hit = hits.hit_triangles >= 0
    assert hit.any() and "weights" in dir(hits) and "trace" in dir(tree) and tree.trace.__doc__
    corners = tree.vertices[tree.triangles[hits.hit_triangles[hit]]].astype(float)
    u, v = hits.weights[hit].T[:, :, None].astype(float)
    places = origins[hit] + hits.hit_distances[hit, None] * directions[hit]
    assert np.abs((1 - u - v) * corners[:, 0] + u * corners[:, 1] + v * corners[:, 2] - places).max() < 1e-4
    with pytest.raises(ValueError, match="300 and 299"):
        tree.trace(origins, directions[:299])
    with pytest.raises(ValueError, match="origins have 3"):
        tree.trace(origins[:, :2], directions)
    with pytest.raises(TypeError, match="trace takes origins, directions"):
        tree.trace(origins)


def test_arrays_keep_the_result(cloud):
    vertices = ws.ridge(cloud, r1=0.2).vertices
    copy = vertices.copy()
    for _ in range(3):
        ws.ridge(cloud, r1=0.2)
    assert np.array_equal(vertices, copy) and not vertices.flags.writeable


def test_steps(cloud):
    result = ws.ridge(cloud, r1=0.2)
    steps = result.steps
    assert len(steps) > 3 and steps[0].number == 0 and steps[-1].number == len(steps) - 1
    assert [s.number for s in steps[::10]] == list(range(0, len(steps), 10))
    assert all(s.title and s.phase for s in steps[1:4])
    assert steps.events and steps[1].values
    with pytest.raises(IndexError):
        steps[len(steps)]


def test_files(cloud, tmp_path):
    result = ws.ridge(cloud, r1=0.2)
    result.write(tmp_path / "ridge.csv")
    assert len((tmp_path / "ridge.csv").read_text().splitlines()) > result.vertex_count
    with pytest.raises(ValueError, match="csv"):
        result.write(tmp_path / "ridge.xlsx")
    with pytest.raises(ValueError, match="no output"):
        result.write(tmp_path / "ridge.csv", output="nothing")


def test_state_opens_on_the_command_line(cloud, tmp_path, command_line):
    result = ws.ridge(cloud, r1=0.2)
    state = json.loads(result.state(tmp_path / "a.warpscope.json"))
    assert state["workspace"] == "ridge" and state["result_hash"] == result.hash
    report = command_line("render", tmp_path / "a.warpscope.json", "--output", tmp_path / "a.png", "--size", "64x64")
    assert report["result_hash"] == result.hash
    array = ws.ridge(np.array(cloud), r1=0.2)
    with pytest.raises(ws.Error, match="memory"):
        array.state()
    report = command_line("render", array.save(tmp_path / "saved"), "--output", tmp_path / "b.png", "--size", "64x64")
    assert report["result_hash"] == result.hash


@pytest.mark.filterwarnings("ignore:.*rounded to float32")
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_pickle_runs_again(name):
    data, parameters = sample_of(name)
    for given in (data, arrays_of(data)):
        result = ws.run(name, given, **parameters, backend="cpu", steps=False)
        again = pickle.loads(pickle.dumps(result))
        assert again.hash == result.hash and again.parameters == result.parameters


def test_words(cloud):
    result = ws.ridge(cloud, r1=0.2)
    assert "vertex_count=" in repr(result) and result.hash in repr(result)
    assert result.explain()["vertices"] and result.explain()["vertex_count"]
    assert {"vertices", "vertex_count", "summary"} <= set(dir(result))
    with pytest.raises(AttributeError, match="vertex_count"):
        result.vertexes
    assert result.stages and result.compute_ms > 0 and result.device


def test_sweep(cloud):
    table = ws.sweep("ridge", np.asarray(cloud), r1=[0.15, 0.2], method=["grid", "brute"], repeat=2)
    rows = table.to_dict("records") if hasattr(table, "to_dict") else table
    assert len(rows) == 8
    hashes = {(row["r1"], row["method"]): row["hash"] for row in rows}
    assert hashes[0.2, "grid"] == hashes[0.2, "brute"] == ws.ridge(cloud, r1=0.2).hash != hashes[0.15, "grid"]
