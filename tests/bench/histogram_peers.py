# What others offer for distance histograms, beside histogram_bench: scipy's cdist and numpy's histogram on the CPU; torch's cdist
# and histc, and cupy, on CUDA. Arguments: cpu or cuda, references, queries, dimension, bins. Prints a table.
# SPDX-License-Identifier: MIT
import sys
import time


def rows_of_numpy(references, queries, bins):
    import numpy
    from scipy.spatial.distance import cdist

    for query in queries:
        distances = cdist(query[None], references)[0]
        yield numpy.histogram(distances, bins=bins, range=(distances.min(), distances.max()))[0]


def rows_of_torch(references, queries, bins):
    import torch

    batch = max(1, min(len(queries), (1 << 30) // len(references)))
    for first in range(0, len(queries), batch):
        for distances in torch.cdist(queries[first : first + batch], references):
            yield torch.histc(distances, bins=bins, min=distances.min().item(), max=distances.max().item())


def rows_of_cupy(references, queries, bins):
    import cupy

    for query in queries:
        distances = cupy.sqrt(((references - query) ** 2).sum(axis=1))
        yield cupy.histogram(distances, bins=bins)[0]


def measure(name, pairs, run, wait=lambda: None):
    best = float("inf")
    for _ in range(3):
        wait()
        start = time.perf_counter()
        for _ in run():
            pass
        wait()
        best = min(best, time.perf_counter() - start)
    print(f"{name:<28}{best * 1e3:>12.1f} ms {pairs / best * 1e-9:>10.3f} Gpairs/s", flush=True)


def main():
    device, references, queries, dimension, bins = sys.argv[1], *map(int, sys.argv[2:6])
    import numpy

    random = numpy.random.default_rng(1)
    base, asked = (random.random((n, dimension), dtype=numpy.float32) for n in (references, queries))
    pairs = references * queries
    if device == "cpu":
        return measure("scipy cdist, numpy histogram", pairs, lambda: rows_of_numpy(base, asked, bins))
    try:
        import torch

        on = [torch.from_numpy(a).cuda() for a in (base, asked)]
        measure("torch cdist, histc", pairs, lambda: rows_of_torch(*on, bins), torch.cuda.synchronize)
    except ImportError as missing:
        print(f"torch was left out: {missing}")
    try:
        import cupy

        on = [cupy.asarray(a) for a in (base, asked)]
        measure("cupy, histogram", pairs, lambda: rows_of_cupy(*on, bins), cupy.cuda.Device().synchronize)
    except ImportError as missing:
        print(f"cupy was left out: {missing}")


if __name__ == "__main__":
    main()
