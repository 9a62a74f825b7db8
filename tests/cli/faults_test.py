# What the system refuses at any moment: memory, calls that write files, the program's life. One clear line and the right exit
# code; of every file the old content or the new one, whole.
# Usage: faults_test.py PROGRAM INJECTOR [unittest options]; with WS_FAULT_RUNS=1 in the environment everything that a build's tests
# take samples of, which takes half an hour.
# SPDX-License-Identifier: MIT
import os
import random
import signal
import subprocess
import sys
import time
import unittest

from program import PATIENCE, PROGRAM, CliTest

INJECTOR = sys.argv.pop(1)
SEED = 21
ALL = "WS_FAULT_RUNS" in os.environ
ALLOCATIONS = 25  # of each workspace
KILLS = 200

# A small run of each workspace; `out` is what its files are called.
RUN = {
    "ridge": ["run", "ridge", "--input", "cloud.csv", "--report", "out.json", "--out", "out.csv"],
    "kdtree": ["run", "kdtree", "--input", "mesh.ply", "--report", "out.json", "--out", "out.kdt"],
    "triangulation": ["run", "triangulation", "--input", "cloud.csv", "--report", "out.json", "--out", "out.off"],
    "filter": ["run", "filter", "--input", "photo.png", "--report", "out.json", "--out", "out.png"],
    "histogram": ["run", "histogram", "--input", "cloud.csv", "--report", "out.json", "--out-counts", "out.npy"],
}
# A run for each writer of files.
WRITERS = {
    "points as text, with the truth": ["generate", "circle", "--count", 3000, "--out", "out.csv"],
    "points as ply": ["generate", "circle", "--count", 3000, "--out", "out.ply"],
    "points as npy": ["generate", "circle", "--count", 3000, "--out", "out.npy"],
    "a mesh": ["generate", "terrain", "--triangles", 2000, "--out", "out.ply"],
    "a mesh as obj": ["generate", "terrain", "--triangles", 2000, "--out", "out.obj"],
    "an image": ["generate", "photo-like", "--size", "64x48", "--out", "out.png"],
    "an image as npy": ["generate", "photo-like", "--size", "64x48", "--out", "out.npy"],
    "vectors": ["generate", "sift-like", "--count", 500, "--out", "out.bvecs"],
    "polylines and a report": RUN["ridge"],
    "polylines as svg": ["run", "ridge", "--input", "cloud.csv", "--out", "out.svg"],
    "a tree and a report": RUN["kdtree"],
    "a tree as graphml": ["run", "kdtree", "--input", "mesh.ply", "--out", "out.graphml"],
    "a triangulation and a report": RUN["triangulation"],
    "a triangulation and its optima": ["run", "triangulation", "--input", "cloud.csv", "--out", "out.svg", "--out-optima", "out.csv"],
    "counts and a report": RUN["histogram"],
    "a filtered image and a report": RUN["filter"],
    "a picture with its state": ["render", "ridge", "--input", "cloud.csv", "--output", "out.png", "--size", "64x48", "--supersample", 1],
}


# The calls are the same for all; a build's tests fail each of them for these, and a call of each kind for the others.
THOROUGH = WRITERS if ALL else ("points as npy", "polylines and a report", "a picture with its state")


class FaultTest(CliTest):
    """Faults are put into the n-th call of a kind by a library that is loaded before the program's others."""

    def setUp(self):
        super().setUp()
        self.cloud(60)
        self.done("generate", "terrain", "--triangles", 60, "--out", "mesh.ply")
        self.done("generate", "photo-like", "--size", "24x16", "--out", "photo.png")
        self.given = self.files()

    def files(self):
        return {path.name: path.read_bytes() for path in self.path.iterdir()}

    def command(self, arguments):
        threads = ["--threads", 1] if arguments[0] != "generate" else []
        return [PROGRAM, *map(str, [*arguments, *threads])]

    def begin(self, arguments, **environment):
        return subprocess.Popen(self.command(arguments), cwd=self.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env={**os.environ, "LD_PRELOAD": INJECTOR, **environment})

    def end(self, process):
        _, errors = process.communicate(timeout=60 * PATIENCE)
        return process.returncode, errors

    def with_fault(self, arguments, fault):
        return self.end(self.begin(arguments, WS_FAULT=fault))

    def measured(self, arguments):
        """What the run writes, how many calls it makes, and which allocations come from new places."""
        code, errors = self.end(self.begin(arguments, WS_FAULT_COUNTS="counts", WS_FAULT_SITES="sites"))
        self.assertEqual(code, 0, errors)
        counts = {kind: int(count) for kind, count in (line.split() for line in (self.path / "counts").read_text().splitlines())}
        sites = [int(line) for line in (self.path / "sites").read_text().split()]
        for name in ("counts", "sites"):
            (self.path / name).unlink()
        written = {name: content for name, content in self.files().items() if name not in self.given}
        self.assertTrue(written)
        return written, counts, sites

    def put_old(self, names):
        for name in names:
            self.write(name, f"old {name}".encode())

    def is_failure_in_words(self, code, errors):
        lines = errors.strip().splitlines()
        self.assertEqual(code, 1, errors)
        self.assertTrue(lines[-1].startswith("warpscope: "), errors)
        self.assertNotIn("internal error", lines[-1])
        return lines[-1]

    def old_or_new(self, names, new_size):
        """How many files are new. Reports tell times and so differ a little; all else has the size that it always has."""
        left = {name: content for name, content in self.files().items() if name not in self.given}
        self.assertEqual(sorted(left), sorted(names), "no file may be lost, and none be left behind")
        new = 0
        for name, content in left.items():
            if content == f"old {name}".encode():
                continue
            new += 1
            if name.endswith("out.json"):
                self.assertTrue(content.rstrip().endswith(b"}"), name)
            else:
                self.assertEqual(len(content), new_size[name], name)
        return new


class Allocations(FaultTest):
    def sample_of(self, sites):
        """Half of them from the last fifth of the run's places: before, all workspaces read the command line."""
        chance, late = random.Random(SEED), len(sites) * 4 // 5
        return sorted(chance.sample(sites[:late], ALLOCATIONS // 2) + chance.sample(sites[late:], ALLOCATIONS - ALLOCATIONS // 2))

    def fails_in_words(self, arguments):
        written, counts, sites = self.measured(arguments)
        sizes = {name: len(content) for name, content in written.items()}
        self.assertGreater(len(sites), 1000)
        self.assertGreater(counts["malloc"], len(sites))
        chosen = sites if ALL else self.sample_of(sites)
        outcomes = {"refused": 0, "done without": 0}
        for number in chosen:
            with self.subTest(allocation=number):
                self.put_old(written)
                code, errors = self.with_fault(arguments, f"malloc {number}")
                new = self.old_or_new(written, sizes)
                if code == 0:  # libraries do without some
                    self.assertEqual(new, len(written))
                    outcomes["done without"] += 1
                else:
                    self.is_failure_in_words(code, errors)
                    outcomes["refused"] += 1
        print(f"{arguments[1]}: {counts['malloc']} allocations from {len(sites)} places, {len(chosen)} failed: {outcomes}")

    def test_ridge(self):
        self.fails_in_words(RUN["ridge"])

    def test_kdtree(self):
        self.fails_in_words(RUN["kdtree"])

    def test_triangulation(self):
        self.fails_in_words(RUN["triangulation"])

    def test_filter(self):
        self.fails_in_words(RUN["filter"])

    def test_histogram(self):
        self.fails_in_words(RUN["histogram"])

    def test_no_memory_at_all_any_more(self):
        """Not even for words: all allocations from some moment on."""
        _, counts, _ = self.measured(RUN["ridge"])
        for number in sorted(random.Random(SEED).sample(range(1, counts["malloc"]), 200 if ALL else 10)):
            with self.subTest(allocation=number):
                code, errors = self.with_fault(RUN["ridge"], f"malloc {number} on")
                self.assertEqual((code, errors.splitlines()[-1:]), (1, ["warpscope: there is not enough memory"]))


class Saving(FaultTest):
    WAYS = {"open": ["EACCES", "ENOSPC"], "write": ["ENOSPC", "EIO", "short"], "fsync": ["EIO", "ENOSPC"], "close": ["EIO", "EDQUOT"],
            "rename": ["EACCES", "EIO"], "ftruncate": ["EIO"], "fchmod": ["EIO"], "flock": ["ENOLCK"]}

    def faults(self, counts, is_thorough):
        if not is_thorough:
            return ["write 1 ENOSPC", f"rename {counts['rename']} EIO"]
        return [f"{kind} {number} {way}" for kind, ways in self.WAYS.items() for number in range(1, counts[kind] + 1) for way in ways]

    def fails_whole(self, arguments, is_thorough):
        written, counts, _ = self.measured(arguments)
        sizes = {name: len(content) for name, content in written.items()}
        self.assertGreaterEqual(counts["rename"], len(written))
        outcomes = {"refused": 0, "done": 0}
        for fault in self.faults(counts, is_thorough):
            with self.subTest(fault=fault):
                self.put_old(written)
                code, errors = self.with_fault(arguments, fault)
                new = self.old_or_new(written, sizes)
                if code == 0:
                    self.assertEqual(new, len(written))
                    outcomes["done"] += 1
                    continue
                last = self.is_failure_in_words(code, errors)
                self.assertTrue(any(name in last for name in written), last)
                self.assertLess(new, len(written))
                outcomes["refused"] += 1
        self.assertGreaterEqual(outcomes["refused"], 6 if is_thorough else 2)
        return counts, outcomes

    def test_each_writer(self):
        for name, arguments in WRITERS.items():
            with self.subTest(writer=name):
                counts, outcomes = self.fails_whole(arguments, name in THOROUGH)
                calls = ", ".join(f"{counts[kind]} {kind}" for kind in self.WAYS if counts[kind])
                print(f"{name}: {calls}: {outcomes}")
            for file in self.files():
                if file not in self.given:
                    (self.path / file).unlink()


class Killing(FaultTest):
    def temporary(self):
        return {name for name in self.files() if name.startswith(".ws-") and name.endswith(".tmp")}

    def old_or_new_beside_left(self, names, sizes):
        """As above, beside at most one temporary file for each."""
        left = self.temporary()
        self.assertLessEqual(len(left), len(names))
        contents = self.files()
        new = 0
        for name in names:
            if contents[name] == f"old {name}".encode():
                continue
            new += 1
            if name == "out.json":
                self.assertTrue(contents[name].rstrip().endswith(b"}"))
            else:
                self.assertEqual(len(contents[name]), sizes[name], name)
        self.assertEqual(set(contents) - left - set(self.given), set(names))
        return new, len(left)

    def test_at_each_call(self):
        """A program that is killed leaves its temporary file; the next one that saves under that name removes it."""
        for name in THOROUGH:
            arguments = WRITERS[name]
            written, counts, _ = self.measured(arguments)
            sizes = {file: len(content) for file, content in written.items()}
            for kind in ("open", "write", "fsync", "close", "rename", "fchmod", "flock"):
                for number in range(1, counts[kind] + 1):
                    with self.subTest(writer=name, call=f"{kind} {number}"):
                        self.put_old(written)
                        code, _ = self.with_fault(arguments, f"{kind} {number} kill")
                        self.assertEqual(code, -signal.SIGKILL)
                        self.old_or_new_beside_left(written, sizes)
            self.done(*arguments)
            self.assertEqual(self.temporary(), set(), name)
            for file in written:
                (self.path / file).unlink()

    def test_at_any_moment(self):
        """Where in a run files are written differs: the moments lie anywhere in its later part."""
        chance = random.Random(SEED)
        writers = [["generate", "circle", "--count", 30_000, "--seed", 1, "--out", "out.csv"],
                   ["generate", "circle", "--count", 100_000, "--seed", 1, "--out", "out.npy"],
                   ["generate", "terrain", "--triangles", 20_000, "--out", "out.ply"],
                   ["generate", "photo-like", "--size", "200x150", "--out", "out.png"]]
        tally = {"killed": 0, "new": 0, "left": 0}
        for arguments in writers:
            written, _, _ = self.measured(arguments)
            sizes = {file: len(content) for file, content in written.items()}
            begin = time.monotonic()
            self.done(*arguments)
            whole_s = time.monotonic() - begin
            for _ in range(KILLS // len(writers)):
                self.put_old(written)
                process = subprocess.Popen(self.command(arguments), cwd=self.path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                time.sleep(chance.uniform(0.3, 1.05) * whole_s)
                process.kill()
                tally["killed"] += process.wait() == -signal.SIGKILL
                new, left = self.old_or_new_beside_left(written, sizes)
                tally["new"] += new
                tally["left"] += left
            self.done(*arguments)
            self.assertEqual(self.temporary(), set())
            for file in written:
                (self.path / file).unlink()
        print(f"{KILLS} runs: {tally}")
        self.assertGreater(tally["killed"], KILLS // 4)


if __name__ == "__main__":
    unittest.main()
