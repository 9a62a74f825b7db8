# What outgrows a machine, by Dask.
# SPDX-License-Identifier: MIT
"""Warpscope on the workers of a Dask cluster: the same results, bit for bit, however the data are divided, however many workers there
are, and whichever of them die.

    from dask.distributed import Client
    import warpscope.dask as wd

    client = Client("scheduler:8786")
    r = wd.ridge(points, r1=0.2, min_points=1, client=client)     # points: a dask.array with a point in each row
"""
import uuid
import warnings
from pathlib import Path

import numpy as np

try:
    import dask.array
    import distributed
except ImportError as error:
    raise ImportError("warpscope.dask needs Dask: pip install 'warpscope[dask]'") from error

from ._errors import ArgumentError
from ._functions import run
from ._parts import Kept, Question, merged
from ._sweep import plan, row_of, table_of
from ._work import warn

__all__ = ["filter", "histogram", "ridge", "sweep"]

_kept = Kept()
_FAN_IN = 8  # answers that are merged at a time
_SMALL = 2**15  # bytes that are sent with each task


def sweep(client, name, *args, repeat=1, **arguments):
    """As `warpscope.sweep`, its runs on the cluster's workers: the same table, row for row, but for times. Each run takes one thread
    unless `threads` says otherwise, since a worker has a run for each of its threads."""
    data, fixed, runs = plan(name, args, repeat, {"threads": 1} | arguments)
    common = client.submit(_same, (data, fixed), pure=False)
    rows = [client.submit(_row, name, common, chosen, number, pure=False) for chosen, number in runs]
    return table_of(client.gather(rows))


def histogram(references, queries, *, client=None, progress=False, **arguments):
    """As `warpscope.histogram` of references that lie in parts: a dask.array with a vector in each row. The limits of all parts come
    first, then their counts, which add up. `counts` are int64. Takes bins, limits, bin_scale, arithmetic, skip_self, method (auto,
    simd, boxes); threads are those of each part, 1 unless said otherwise."""
    return _run_parts("histogram", references, {"queries": queries} | arguments, client, progress)


def ridge(points, *, client=None, progress=False, **arguments):
    """As `warpscope.ridge` of points that lie in parts: a dask.array with a point in each row. Each iteration asks the parts what the
    points of each ball add up to. Needs `r1` and `min_points` (1 where no points lie apart from the curve), since both would be
    estimated from all points."""
    return _run_parts("ridge", points, arguments, client, progress)


def filter(images, *, client=None, into=None, pattern="*", **arguments):
    """As `warpscope.filter` for many images. A dask.array of images (count, height, width[, channels]) gives a dask.array of the
    filtered ones, which computes when it is asked to. A folder, whose files match `pattern`, or a list of files gives a table with
    a row for each: `file`, `output` in the folder `into` if there is one, hash, milliseconds, summary. Workers read and write the
    files, so they must see the same folders."""
    arguments = {"threads": 1, "steps": False} | arguments
    if isinstance(images, dask.array.Array):
        return _filtered_stack(images, arguments)
    if isinstance(images, (str, Path)):
        files = sorted(path for path in Path(images).glob(pattern) if path.is_file())
    else:
        files = [Path(path) for path in images]
    if not files:
        raise ArgumentError(f"there are no files {pattern} in {images}")
    if into is not None:
        Path(into).mkdir(parents=True, exist_ok=True)
        names = [path.name for path in files]
        if len(set(names)) < len(names):
            raise ArgumentError("two files have the same name, and one would overwrite the other's result")
    client = client or distributed.get_client()
    rows = [client.submit(_filter_file, str(path.resolve()), into and str(Path(into).resolve()), arguments, pure=False)
            for path in files]
    return table_of(client.gather(rows))


def _filtered_stack(images, arguments):
    if images.ndim not in (3, 4):
        raise ArgumentError(f"images need an array of shape (count, height, width[, channels]), not {images.shape}")
    whole = images.rechunk({axis: -1 for axis in range(1, images.ndim)})
    sample = _filter_block(np.zeros((1, *whole.shape[1:]), dtype=whole.dtype), arguments)
    return whole.map_blocks(_filter_block, arguments, dtype=sample.dtype, meta=np.empty((0,) * whole.ndim, dtype=sample.dtype))


def _filter_block(block, arguments):
    filtered = [np.asarray(run("filter", image, **arguments).image).reshape(block.shape[1:]) for image in block]
    return np.stack(filtered) if filtered else np.empty(block.shape, dtype=np.float32)


def _filter_file(path, into, arguments):
    result = run("filter", path, **arguments)
    output = str(Path(into) / Path(path).name) if into else None
    if output:
        result.write(output)
    return {"file": path, **({"output": output} if output else {}), "hash": result.hash, "compute_ms": result.compute_ms,
            **result.summary}


def _run_parts(name, array, arguments, client, progress):
    blocks = _blocks(array, name)
    if name == "histogram" and array.dtype not in (np.uint8, np.float32):
        warn(["references: numbers of more than 24 bits are rounded to float32"])
    client = client or distributed.get_client()
    question, key = Question(name, arguments), uuid.uuid4().hex
    ask = _asker(client, client.compute(blocks), question, key)  # parts that a worker took with it are computed again
    try:
        return question.run(ask, progress)
    finally:
        client.run(_forget, key, on_error="ignore")


def _asker(client, parts, question, key):
    """What asks all parts: a task for each, and a tree of those that merge their answers."""
    asked = client.submit(_same, question, pure=False)

    def ask(text, given, in_turn):
        # What is large goes to the scheduler once, as a task, so that it is there again though its worker be gone.
        sent = given if sum(array.nbytes for array in given) < _SMALL else client.submit(_same, given, pure=False)
        if in_turn:
            for number, part in enumerate(parts):
                sent = client.submit(_answer_in_turn, part, asked, key, number, text, sent, pure=False)
            return sent.result()
        answers = [client.submit(_answer, part, asked, key, number, text, sent, pure=False) for number, part in enumerate(parts)]
        while len(answers) > _FAN_IN:
            answers = [client.submit(merged, answers[i : i + _FAN_IN], pure=False) for i in range(0, len(answers), _FAN_IN)]
        return [array for array, _ in merged(client.gather(answers))]

    return ask


def _blocks(array, name):
    """The parts of a dask.array as delayed arrays, each with whole rows; in their order."""
    if not isinstance(array, dask.array.Array):
        raise ArgumentError(f"{name} of parts takes a dask.array, not {type(array).__name__}", "dask.array.from_array cuts one")
    if array.ndim == 1:
        array = array[:, np.newaxis]
    if array.ndim != 2:
        raise ArgumentError(f"{name} of parts needs an array of shape (count, dimension), not {array.shape}")
    if any(np.isnan(size) for size in array.chunks[0]):
        raise ArgumentError("the array's chunks have sizes that are not known", "array.compute_chunk_sizes() finds them out")
    array = array.rechunk({1: -1})
    blocks = [block for block, size in zip(array.to_delayed().ravel(), array.chunks[0]) if size > 0]
    if not blocks:
        raise ArgumentError(f"{name} of parts needs at least one row")
    return blocks


# What workers do.


def _same(value):
    return value


def _forget(key):
    _kept.forget(key)


def _row(name, common, chosen, number):
    data, fixed = common
    return row_of(name, data, fixed, chosen, number)


def _part(block, asked, key, number):
    def make():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the client tells once
            return asked.part_of(block)

    return _kept.part(key, number, make)


def _answer(block, asked, key, number, text, given):
    return _part(block, asked, key, number).answer(text, given, asked.threads, asked.limit)


def _answer_in_turn(block, asked, key, number, text, given):
    return [array for array, _ in _answer(block, asked, key, number, text, given)]
