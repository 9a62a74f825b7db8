#!/usr/bin/env python3
# Records what a program computes, exports and draws, to show that a rebuilding of the code changes no bit of it.
# SPDX-License-Identifier: MIT
"""record_hashes.py build/release/bin/warpscope --out before.json
record_hashes.py build/release/bin/warpscope --against before.json      # exit code 3 where something differs

Of each case: the report's result_hash, the hashes of the exported files, and of the pictures of the first, the middle and the
last step. Not a test of ctest: it compares two programs, and takes some minutes. Pictures are compared as decoded bytes, so
that the state inside a PNG may change; software OpenGL draws the same on every machine with the same Mesa."""

import argparse
import hashlib
import json
import re
import struct
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# What differs from run to run in an exported triangulation.
TIMES = re.compile(rb'"stage_ms": \{[^}]*\}')

# Name of a case, its inputs and parameters, the exports by flag with their formats, and what only pictures take. Sizes are
# small: each case takes about a second.
CASES = []


def case(workspace, inputs, parameters="", exports="", view=""):
    name = " ".join(part for part in (workspace, inputs, parameters, view) if part)
    CASES.append((name, [workspace, *inputs.split(), *parameters.split()], exports.split(), view.split()))


def list_cases():
    for sample in ("rings", "spiral", "circle"):
        case("ridge", f"--sample {sample}", "", "--out:csv|ply|obj|json|svg|vtk")
    case("ridge", "--sample trefoil", "", "--out:csv|ply|obj|json|vtk")
    for method in ("grid", "brute", "reference", "tiled"):
        case("ridge", "--sample rings --every 10", f"--method {method}", "--out:csv")
    for extra in ("--precision double", "--ball-order random --seed 3", "--refine fit", "--refine fit --extend-ends",
                  "--convergence thesis", "--convergence tolerance --tolerance 0.001", "--choose greedy",
                  "--decimation greedy", "--decimation marks", "--decimation shift", "--decimation matrix"):
        case("ridge", "--sample rings --every 5", extra, "--out:csv")
    for view in ("--color-by distance", "--color-by plain"):
        case("ridge", "--sample rings --every 5", "", "", view)
    for extra in ("--tile-kind local", "--tile-kind grouped", "--tile-kind extended", "--tile-kind extended --smoothing evolve-decimate",
                  "--tile-kind local --tile-detection hybrid"):
        case("ridge", "--sample rings --every 5", f"--method tiled {extra}", "--out:csv")
    for sample in ("knot", "city", "spheres", "soup"):
        case("kdtree", f"--sample {sample}", "", "--out-tree:json|graphml|ply|kdt")
    for strategy in ("sah-binned", "spatial-median", "object-median", "sliding-midpoint"):
        case("kdtree", "--sample knot", f"--strategy {strategy}", "--out-tree:json")
    for pipeline in ("reference", "sweep", "presorted", "thesis"):
        case("kdtree", "--sample soup", f"--pipeline {pipeline}", "--out-tree:json")
    for extra in ("--clip box", "--no-guard --clip box", "--max-depth 8", "--k-t 15 --k-i 20 --empty-bonus 0.8"):
        case("kdtree", "--sample city", extra, "--out-tree:json")
    for view in ("--shading shadow", "--shading path", "--shading steps", "--stage pipeline"):
        case("kdtree", "--sample soup", "", "", view)
    for sample in ("uniform", "search", "clusters", "wheel"):
        case("triangulation", f"--sample {sample}", "", "--out:off|obj|svg|json|csv")
    for method in ("lmt", "path-dp", "greedy", "delaunay", "removal", "removal-stack", "removal-bitmask", "insertion",
                   "combinations"):
        case("triangulation", "--sample small-search", f"--method {method}", "--out:json")
    for method in ("lmt", "greedy", "delaunay"):
        case("triangulation", "--sample uniform", f"--method {method}", "--out:json", "--beside both")
    for variant in ("reference", "simd", "v1", "v3", "v4", "v41", "v411", "v412", "v51", "vector", "fused", "recursive"):
        case("filter", "--sample kernels-of-2010", f"--radius 8 --sigma 2 --variant {variant}", "--out:npy|png")
    for variant in ("v411", "v412", "vector"):
        case("filter", "--sample kernels-of-2010", f"--radius 24 --variant {variant} --max-radius 32", "--out:npy")
    for border in ("zero", "replicate", "reflect", "reflect-101", "wrap"):
        case("filter", "--sample kernels-of-2010", f"--variant v41 --radius 5 --sigma 1.5 --border {border}", "--out:npy")
    for kernel in ("box", "sobel-x", "sharpen", "gaussian-dx"):
        case("filter", "--sample zone-plate", f"--variant fused --kernel {kernel}", "--out:npy|pfm")
    for interpolation in ("nearest", "linear", "linear-opencv", "cubic"):
        case("filter", "--sample zone-plate", f"--operation affine --matrix 0.9,0.2,30,-0.2,0.9,60 --interpolation {interpolation}",
             "--out:npy")
        case("filter", "--sample zone-plate",
             f"--operation homography --matrix 3,1.2,-600,0,3,-100,-0.001,-0.001,10 --interpolation {interpolation}", "--out:npy")
    for sample in ("spiral", "descriptors"):
        case("histogram", f"--sample {sample}", "", "--out-counts:npy|csv --out-limits:npy")
    for method in ("reference", "paper", "simd", "boxes"):
        case("histogram", "--sample space", f"--method {method}", "--out-counts:npy --out-limits:npy")
    for extra in ("--bin-scale logarithmic", "--limits global", "--skip-self", "--bins 5000", "--arithmetic source"):
        case("histogram", "--sample space", extra, "--out-counts:npy --out-limits:npy")


def chunks_of(png):
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at:at + 4])
        yield png[at + 4:at + 8], png[at + 8:at + 8 + length]
        at += 12 + length


def state_in(png):
    for kind, data in chunks_of(png):
        if kind in (b"tEXt", b"iTXt") and b"{" in data:
            return json.loads(data[data.index(b"{"):])
    raise ValueError("the picture holds no state")


def digest(data):
    return hashlib.sha256(data).hexdigest()[:16]


def pixels_digest(png):
    header = next(data for kind, data in chunks_of(png) if kind == b"IHDR")
    return digest(header + zlib.decompress(b"".join(data for kind, data in chunks_of(png) if kind == b"IDAT")))


class Failed(Exception):
    pass


class Recorder:
    def __init__(self, program, common):
        self.program, self.common = str(Path(program).resolve()), common

    def call(self, folder, *arguments):
        process = subprocess.run([self.program, *arguments, *self.common], cwd=folder, capture_output=True, text=True)
        if process.returncode:
            raise Failed(process.stderr.strip().splitlines()[-1])
        return process.stdout

    def exports(self, folder, inputs, exports):
        formats = {flag: names.split("|") for flag, names in (export.split(":") for export in exports)}
        for k in range(max(map(len, formats.values()), default=1)):
            files = [[flag, f"{flag.strip('-')}.{names[k]}"] for flag, names in formats.items() if k < len(names)]
            report = json.loads(self.call(folder, "run", *inputs, *sum(files, []), "--report", "-"))
        return report["result_hash"], {path.name: digest(TIMES.sub(b"", path.read_bytes())) for path in sorted(Path(folder).iterdir())}

    def picture(self, folder, inputs, step):
        self.call(folder, "render", *inputs, "--step", str(step), "--size", "480x300", "--output", "picture.png")
        return (Path(folder) / "picture.png").read_bytes()

    def record(self, one):
        name, inputs, exports, view = one
        try:
            with tempfile.TemporaryDirectory() as folder:
                result, files = self.exports(folder, inputs, exports)
            with tempfile.TemporaryDirectory() as folder:
                inputs = inputs + view
                last = self.picture(folder, inputs, "last")
                step = state_in(last).get("step", 0)
                pictures = {"last": pixels_digest(last)}
                if step > 0:
                    pictures["first"] = pixels_digest(self.picture(folder, inputs, 0))
                    pictures["middle"] = pixels_digest(self.picture(folder, inputs, step // 2))
            return name, {"result": result, "files": files, "last_step": step, "pictures": pictures}
        except Failed as failure:
            return name, {"failed": str(failure)}


def differences(before, after):
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name), after.get(name)
        if old is None or new is None:
            yield f"{name}: only {'after' if old is None else 'before'}"
        elif old != new:
            parts = [key for key in sorted(old.keys() | new.keys()) if old.get(key) != new.get(key)]
            yield f"{name}: " + "; ".join(f"{part} {old.get(part)} -> {new.get(part)}" for part in parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--out", help="where to write the record")
    parser.add_argument("--against", help="a record to compare with")
    parser.add_argument("--backend", default="cpu")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="cases whose name holds this text")
    options = parser.parse_args()
    list_cases()
    recorder = Recorder(options.program, ["--backend", options.backend])
    with ThreadPoolExecutor(options.jobs) as pool:
        record = dict(pool.map(recorder.record, [one for one in CASES if options.only in one[0]]))
    failed = [name for name, row in record.items() if "failed" in row]
    for name in failed:
        print(f"failed: {name}: {record[name]['failed']}")
    print(f"{len(record)} cases, {len(failed)} failed")
    if options.out:
        Path(options.out).write_text(json.dumps(record, indent=1, sort_keys=True) + "\n")
    if not options.against:
        return 1 if failed else 0
    before = json.loads(Path(options.against).read_text())
    found = list(differences({name: row for name, row in before.items() if options.only in name}, record))
    print("\n".join(found) if found else "nothing differs")
    return 3 if found else 0


if __name__ == "__main__":
    sys.exit(main())
