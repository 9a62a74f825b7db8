#!/usr/bin/env python3
# torch and cupyx on the sizes of filter_cuda_bench, timed by CUDA events; prints a table and JSON.
# SPDX-License-Identifier: MIT
"""filter_peers.py [--json FILE] [--ours FILE] [--rounds N] [--small]: --ours is what filter_cuda_bench wrote with
--benchmark_out=FILE, for the ratios."""

import argparse
import json
import statistics

import numpy as np

ROWS = []
RADII = (1, 2, 4, 8, 12, 16, 31)


def gaussian_taps(radius):
    """The taps of our kernel gaussian with automatic sigma."""
    sigma = max(0.3 * (radius - 1) + 0.8, 0.1)
    x = np.arange(-radius, radius + 1)
    taps = np.exp(-0.5 * (x / sigma) ** 2)
    return (taps / taps.sum()).astype(np.float32), sigma


def add(name, width, height, ms):
    gpixels = width * height / ms * 1e-6
    ROWS.append({"name": name, "size": f"{width}x{height}", "ms": ms, "gpixels": gpixels})
    print(f"| {name:36} | {width}x{height} | {ms:10.4f} | {gpixels:8.2f} |", flush=True)


def median_ms(event, synchronize, work, rounds):
    """The median over the rounds; `event()` records and returns an event pair's begin or end."""
    for _ in range(3):
        work()
    times = []
    for _ in range(rounds):
        begin = event()
        work()
        end = event()
        synchronize()
        times.append(elapsed(begin, end))
    return statistics.median(times)


def elapsed(begin, end):
    if hasattr(begin, "elapsed_time"):
        return begin.elapsed_time(end)
    import cupy

    return cupy.cuda.get_elapsed_time(begin, end)


def attempt(name, work):
    """Peers may run out of memory at the large size: that is a result, and is printed."""
    try:
        return work()
    except Exception as error:  # noqa: BLE001: whatever a peer throws
        print(f"| {name:36} | failed: {str(error).splitlines()[0][:80]}")
        return None


def expected_zero_border(image, taps, rows):
    """Our definition in double precision, for the first `rows` rows."""
    r = len(taps) // 2
    part = image[: rows + r].astype(np.float64)
    padded = np.pad(part, ((r, 0), (r, r)))
    along_x = sum(taps[i] * padded[:, i : i + image.shape[1]] for i in range(2 * r + 1))
    return sum(taps[i] * along_x[i : i + rows] for i in range(2 * r + 1))


def compare(name, made, image, taps):
    rows = 8
    difference = np.abs(made[:rows].astype(np.float64) - expected_zero_border(image, taps.astype(np.float64), rows)).max()
    print(f"  {name}: differs from double precision by {difference:.2e}")


def measure_torch(image, rounds):
    import torch
    import torch.nn.functional as functional

    torch.backends.cudnn.allow_tf32 = False
    torch.backends.cudnn.benchmark = True
    height, width = image.shape
    on_device = torch.from_numpy(image).cuda()[None, None]

    def event():
        e = torch.cuda.Event(enable_timing=True)
        e.record()
        return e

    def time(name, work):
        ms = attempt(name, lambda: median_ms(event, torch.cuda.synchronize, work, rounds))
        if ms:
            add(name, width, height, ms)
        torch.cuda.empty_cache()
        return ms

    for radius in RADII:
        taps, _ = gaussian_taps(radius)
        row = torch.from_numpy(taps).cuda()[None, None, None, :]
        column = row.transpose(2, 3).contiguous()

        def convolve():
            along_x = functional.conv2d(on_device, row, padding=(0, radius))
            return functional.conv2d(along_x, column, padding=(radius, 0))

        if time(f"torch conv2d twice r = {radius}", convolve):
            compare("torch", convolve()[0, 0, :8].cpu().numpy(), image, taps)

    xs = torch.arange(width, device="cuda", dtype=torch.float32)
    ys = torch.arange(height, device="cuda", dtype=torch.float32)[:, None]
    m = np.linalg.inv(homography(width, height))
    w = m[2, 0] * xs + m[2, 1] * ys + m[2, 2]
    u = (m[0, 0] * xs + m[0, 1] * ys + m[0, 2]) / w
    v = (m[1, 0] * xs + m[1, 1] * ys + m[1, 2]) / w
    grid = torch.stack((2 * u / (width - 1) - 1, 2 * v / (height - 1) - 1), dim=-1)[None]
    del u, v, w
    time("torch grid_sample (grid given)", lambda: functional.grid_sample(on_device, grid, align_corners=True))


def homography(width, height):
    return np.array([[3, 1.2, -600 / 720 * width], [0, 3, -100 / 576 * height], [-0.01 * 720 / width, -0.01 * 576 / height, 10]])


def affine(width, height):
    return np.array([[2, 1.5, -800 / 720 * width], [0, 2, -300 / 576 * height], [0, 0, 1]])


def measure_cupyx(image, rounds):
    import cupy
    from cupyx.scipy import ndimage

    height, width = image.shape
    on_device = cupy.asarray(image)
    out, between = cupy.empty_like(on_device), cupy.empty_like(on_device)

    def event():
        e = cupy.cuda.Event()
        e.record()
        return e

    def time(name, work):
        ms = attempt(name, lambda: median_ms(event, cupy.cuda.Device().synchronize, work, rounds))
        if ms:
            add(name, width, height, ms)
        return ms

    for radius in RADII:
        taps, sigma = gaussian_taps(radius)
        weights = cupy.asarray(taps)

        def convolve():
            ndimage.convolve1d(on_device, weights, axis=1, output=between, mode="constant")
            ndimage.convolve1d(between, weights, axis=0, output=out, mode="constant")

        if time(f"cupyx convolve1d twice r = {radius}", convolve):
            compare("cupyx", cupy.asnumpy(out[:8]), image, taps)
        time(
            f"cupyx gaussian_filter r = {radius}",
            lambda: ndimage.gaussian_filter(on_device, sigma, output=out, mode="nearest", truncate=radius / sigma),
        )
    for sigma in (3, 30, 300):
        time(f"cupyx gaussian_filter sigma = {sigma}", lambda: ndimage.gaussian_filter(on_device, sigma, output=out, mode="nearest"))
    back = np.linalg.inv(affine(width, height))
    swapped = back[[1, 0, 2]][:, [1, 0, 2]]  # cupyx counts rows first
    matrix = cupy.asarray(swapped[:2, :2])
    offset = cupy.asarray(swapped[:2, 2])
    time("cupyx affine_transform", lambda: ndimage.affine_transform(on_device, matrix, offset, output=out, order=1))


def ours_named(rows):
    """The peer's name → the name of our row."""
    names = {}
    for radius in RADII:
        for peer in (f"torch conv2d twice r = {radius}", f"cupyx convolve1d twice r = {radius}", f"cupyx gaussian_filter r = {radius}"):
            names[peer] = f"fused r = {radius}"
    for sigma in (3, 30, 300):
        names[f"cupyx gaussian_filter sigma = {sigma}"] = f"recursive sigma = {sigma}"
    names["torch grid_sample (grid given)"] = "homography, 4 per thread"
    names["cupyx affine_transform"] = "affine, 4 per thread"
    return {peer: rows.get((name, size)) for (peer, name) in names.items() for size in [ROWS[0]["size"]]}


def read_ours(path):
    """(name, size) → milliseconds; the median where the benchmark was repeated."""
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)["benchmarks"]
    times = {}
    for row in rows:
        if "error_occurred" in row or row.get("aggregate_name", "median") != "median":
            continue
        name, size = row["run_name"].split("/")[:2]
        if row["run_type"] == "aggregate" or (name, size) not in times:
            times[name, size] = row["real_time"]
    return times


def print_ratios(path):
    ours = read_ours(path)
    named = ours_named(ours)
    print("\n| peer | its ms | our ms | ratio |\n|---|---|---|---|")
    for row in ROWS:
        ms = named.get(row["name"])
        if ms:
            print(f"| {row['name']} | {row['ms']:.4f} | {ms:.4f} | {row['ms'] / ms:.2f} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json")
    parser.add_argument("--ours")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--small", action="store_true")
    options = parser.parse_args()
    width, height = (2048, 1024) if options.small else (16384, 8192)
    image = np.random.default_rng(7).random((height, width), dtype=np.float32)
    print("| case | size | ms | Gpix/s |\n|---|---|---|---|")
    attempt("torch", lambda: measure_torch(image, options.rounds))
    attempt("cupyx", lambda: measure_cupyx(image, options.rounds))
    if options.ours and ROWS:
        print_ratios(options.ours)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"rows": ROWS}, file, indent=1)


if __name__ == "__main__":
    main()
