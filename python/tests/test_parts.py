# Data in parts in this process: the bits of the whole, however they are cut. test_dask.py does the same on workers.
# SPDX-License-Identifier: MIT
import numpy as np
import pytest

import warpscope as ws
from warpscope._parts import Question, merged


def run_cut(name, array, ends, progress=False, **arguments):
    """The result of parts that end at these rows."""
    question = Question(name, arguments)
    parts = [question.part_of(block) for block in np.split(array, ends) if len(block)]
    asked = []

    def ask(text, given, in_turn):
        asked.append(text)
        if not in_turn:
            return [one for one, _ in merged([part.answer(text, given, 1, 2**63) for part in parts])]
        for part in parts:
            given = [one for one, _ in part.answer(text, given, 1, 2**63)]
        return given

    return question.run(ask, progress), asked


CUTS = [[], [1], [500], [1999], [10, 20], [100, 400, 1100], [700, 1400], range(200, 2000, 200), range(37, 2000, 37), [999, 1000, 1001]]


@pytest.mark.filterwarnings("ignore:.*rounded to float32")
@pytest.mark.parametrize("kind", ["float32", "uint8", "float64"])
def test_histogram(kind):
    generator = np.random.default_rng(1)
    references = (generator.random((2000, 9)) * 200).astype(kind)
    queries = (generator.random((7, 9)) * 200).astype(kind)
    whole = ws.histogram(references, queries, bins=50, backend="cpu")
    for cut in CUTS:
        found, asked = run_cut("histogram", references, cut, queries=queries, bins=50)
        assert found.hash == whole.hash, cut
        assert np.array_equal(found.counts, whole.counts) and found.counts.dtype == np.int64
        assert np.array_equal(found.nearest, whole.nearest) and np.array_equal(found.farthest, whole.farthest)
        assert found.reference_count == 2000 and asked[-1] == "counts"


def test_ridge():
    cloud = np.asarray(ws.generate("spiral", count=2000, noise=5, seed=1))
    whole = ws.ridge(cloud, r1=14, min_points=1, backend="cpu")
    for cut in CUTS:
        found, _ = run_cut("ridge", cloud, cut, r1=14, min_points=1)
        assert found.hash == whole.hash, cut
        assert np.array_equal(found.vertices, whole.vertices) and np.array_equal(found.lines, whole.lines)
        assert {key: found.summary[key] for key in found.summary} == {key: whole.summary[key] for key in found.summary}


@pytest.mark.filterwarnings("ignore:.*rounded to float32")
def test_errors_are_the_cores_and_the_callers():
    cloud = np.random.default_rng(0).random((100, 2))
    with pytest.raises(ws.ArgumentError, match="min_points") as caught:
        run_cut("ridge", cloud, [50], r1=0.3)
    assert "--" not in str(caught.value)
    with pytest.raises(ws.ArgumentError, match="refine"):
        run_cut("ridge", cloud, [50], r1=0.3, min_points=1, refine="fit")
    with pytest.raises(ws.ArgumentError, match="queries"):
        run_cut("histogram", cloud, [50])
    with pytest.raises(ws.ArgumentError, match="does not take its data in parts"):
        run_cut("triangulation", cloud, [50])
    with pytest.raises(TypeError, match="radius"):
        run_cut("ridge", cloud, [50], radius=1)

    def failing(text, given, in_turn):
        raise LookupError("no part is there")

    with pytest.raises(LookupError, match="no part is there"):
        Question("ridge", {"r1": 0.3, "min_points": 1}).run(failing)


def test_an_empty_part_is_refused():
    with pytest.raises(Exception, match="holds no points"):
        Question("ridge", {"r1": 0.3, "min_points": 1}).part_of(np.zeros((0, 2))).answer("extent", [], 1, 2**63)


def test_what_is_told():
    cloud = np.asarray(ws.generate("circle", count=2000, noise=0.1, seed=1))
    told = []
    found, _ = run_cut("ridge", cloud, [900], progress=lambda fraction, what: told.append(what), r1=0.2, min_points=1)
    assert set(found.explain()) == {*found.summary, *found.arrays} and found.hash in repr(found)
    with pytest.raises(AttributeError, match="steps"):
        found.steps
