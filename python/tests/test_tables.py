# Results and sweeps as Arrow's tables and Parquet files: what comes back is what went in.
# SPDX-License-Identifier: MIT
import json

import numpy as np
import pytest

import warpscope as ws

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'warpscope[arrow]'")
from pyarrow import parquet  # noqa: E402


def test_histograms(tmp_path):
    generator = np.random.default_rng(1)
    result = ws.histogram(generator.random((2000, 3), dtype=np.float32), generator.random((9, 3), dtype=np.float32), bins=50)
    result.to_parquet(tmp_path / "h.parquet")
    table = parquet.read_table(tmp_path / "h.parquet")
    assert table.column_names == ["counts", "nearest", "farthest", "degenerate"] and table.num_rows == 9
    assert np.array_equal(np.array(table["counts"].to_pylist()), result.counts)
    assert np.array_equal(table["nearest"].to_numpy(), result.nearest)
    facts = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert facts["warpscope.hash"] == result.hash and json.loads(facts["warpscope.parameters"])["bins"] == 50
    assert "nearest reference" in table.schema.field("nearest").metadata[b"meaning"].decode()


def test_ridges():
    result = ws.ridge(ws.generate("circle", count=2000, noise=0.1, seed=1), r1=0.3)
    vertices = result.to_arrow()
    assert vertices.column_names == ["vertices_0", "vertices_1"]
    assert np.array_equal(vertices["vertices_1"].to_numpy(), result.vertices[:, 1])
    assert result.to_arrow("lines", "closed").column_names == ["lines_0", "lines_1", "closed"]
    with pytest.raises(ws.ArgumentError, match="of one length"):
        result.to_arrow("vertices", "closed")
    with pytest.raises(ws.ArgumentError, match="vertices, edges"):
        result.to_arrow("curves")


def test_sweeps(tmp_path):
    table = ws.sweep("ridge", ws.generate("circle", count=1000, noise=0.1), r1=[0.2, 0.3], ball_order=["file", "random"])
    table.to_parquet(tmp_path / "s.parquet")
    read = parquet.read_table(tmp_path / "s.parquet").to_pylist()
    rows = table if isinstance(table, list) else table.to_dict("records")
    assert [row["hash"] for row in read] == [row["hash"] for row in rows]
    assert [(row["r1"], row["ball_order"]) for row in read] == [(r, o) for r in (0.2, 0.3) for o in ("file", "random")]
