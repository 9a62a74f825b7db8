#!/usr/bin/env python3
# Random command lines of `warpscope run`, with parameters drawn from what its help says that they take: on CUDA under a checker of
# memory, and again on the CPU, whose result has to be the same. Prints a table; the exit code is 1 where something is found.
# Usage: command_monkey.py PROGRAM [--count N] [--seed FIRST] [--jobs N] [--backend cuda] [--against cpu] [--under COMMAND]
# COMMAND: for example "compute-sanitizer --tool memcheck --error-exitcode 99". A command line follows from its seed alone.
# SPDX-License-Identifier: MIT
import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import shlex
import subprocess
import tempfile

PATIENCE = 300  # seconds for one command line
ANSWERS = (0, 1, 2)  # done, failed with a message, wrong usage
WIDE_RANGE = 50  # numbers from wider ranges are drawn near their lower end
# What two backends may compute differently, by the README of the algorithm.
DIFFERS = ("recursive", "tensor", "linear-hardware")
# What is measured or kept in addition: it takes long, and is no other computation.
LEFT_OUT = ("study", "race", "devices", "time-limit", "max-iterations", "tile-grid", "memory-cap")

# Of each workspace: its input's flag, and what makes data for it.
DATA = {
    "ridge": ("--input", [("circle", "--count 800 --noise 0.1"), ("trefoil", "--count 900 --noise 0.1"),
                          ("rings", "--count 500 --noise 0.05"), ("normal", "--count 200 --dimension 5"), ("uniform", "--count 60"), ("duplicates", "--count 90")]),
    "kdtree": ("--input", [("terrain", "--triangles 900"), ("soup", "--triangles 400"), ("boxes", "--triangles 300")]),
    "triangulation": ("--input", [("uniform", "--count 300 --dimension 2"), ("uniform", "--count 9 --dimension 2"),
                                  ("lattice", "--count 49 --dimension 2"), ("wheel", "--count 24"), ("clusters", "--count 400 --dimension 2")]),
    "filter": ("--input", [("noise", "--width 67 --height 41"), ("photo-like", "--width 96 --height 64"),
                           ("noise", "--width 5 --height 130 --channels 4")]),
    "histogram": ("--references", [("uniform-vectors", "--count 700 --dimension 3"), ("sift-like", "--count 300 --dimension 128"),
                             ("gauss", "--count 500 --dimension 17"), ("copied-queries", "--count 400")]),
}
EXTENSION = {"kdtree": "ply", "filter": "png", "ridge": "npy", "triangulation": "npy", "histogram": "npy"}
FLAG = re.compile(r"^  --([a-z0-9-]+)(?:,--no-\S+)?(?: ([A-Z][A-Z,.]*))?\s+(.*)$")
LISTS = {"TAPS": ("0.25,0.5,0.25", "1", "-1,0,1"), "MATRIX": ("1,0.1,2,0,0.9,1", "0,1,0,1,0,0", "1,0,0,0,1,0,0.001,0,1")}
RANGE = re.compile(r"number from (\S+) to (\S+?)[;\] ]")


class Field:
    def __init__(self, name, kind, text):
        self.name, self.kind = name, kind
        self.choices = re.findall(r"; ([a-z0-9-]+): ", text) if kind == "NAME" else []
        bounds = RANGE.search(text)
        self.low, self.high = (float(bounds[1]), float(bounds[2])) if bounds else (0, 1)

    def drawn(self, chance):
        if self.kind is None:
            return ["--" + self.name] if chance.random() < 0.5 else ["--no-" + self.name]
        if self.kind in LISTS:
            return ["--" + self.name, chance.choice(LISTS[self.kind])]
        if self.kind == "NAME":
            return ["--" + self.name, chance.choice(self.choices)] if self.choices else []
        if self.kind not in ("NUMBER", "INTEGER"):
            return []
        high = min(self.high, max(self.low, 0) + WIDE_RANGE) if self.high - self.low > WIDE_RANGE else self.high
        value = chance.choice([self.low, high, chance.uniform(self.low, high), chance.uniform(self.low, self.low + (high - self.low) / 8)])
        return ["--" + self.name, str(round(value)) if self.kind == "INTEGER" else repr(value)]


def fields_of(program, workspace):
    """What its help lists under "Parameters"."""
    text = subprocess.run([program, "run", workspace, "--help"], capture_output=True, text=True, check=True).stdout
    text = re.sub(r"\n {10,}", " ", text.split("\nParameters:\n", 1)[1].split("\n\n", 1)[0])
    fields = [Field(*match.groups()) for match in map(FLAG.match, text.split("\n")) if match]
    return [field for field in fields if not field.name.startswith(LEFT_OUT)]


class Monkey:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.fields = {workspace: fields_of(options.program, workspace) for workspace in DATA}

    def data(self, workspace, kind, flags, seed):
        path = os.path.join(self.folder, "%d.%s" % (seed, EXTENSION[workspace]))
        subprocess.run([self.options.program, "generate", kind, *flags.split(), "--seed", str(seed), "--out", path],
                       check=True, capture_output=True)
        return path

    def ran(self, line, backend, seed, under):
        report = os.path.join(self.folder, "%d.%s.json" % (seed, backend))
        command = [*under, self.options.program, "run", *line, "--backend", backend, "--threads", "2", "--report", report]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return None, "", {}
        told = {}
        if done.returncode == 0:
            with open(report) as file:
                told = json.load(file)
        return done.returncode, done.stdout + done.stderr, told

    def tried(self, seed):
        chance = random.Random(seed)
        workspace = chance.choice(sorted(DATA))
        flag, kinds = DATA[workspace]
        kind, flags = chance.choice(kinds)
        line = [workspace, flag, self.data(workspace, kind, flags, seed)]
        fields = self.fields[workspace]
        for field in chance.sample(fields, min(len(fields), chance.randint(0, 6))):
            line += field.drawn(chance)
        code, output, told = self.ran(line, self.options.backend, seed, self.options.under)
        shown = "%d: run %s" % (seed, shlex.join(line))
        if code is None:
            return workspace, "too long", shown
        if code not in ANSWERS:
            return workspace, "found", shown + "\n" + output[-4000:]
        if self.options.against and not any(word in line for word in DIFFERS):
            other, words, same = self.ran(line, self.options.against, seed, [])
            if other != code:
                return workspace, "other outcome", "%s\n%s: %s %s: %s %s" % (
                    shown, self.options.backend, code, output[-300:], self.options.against, other, words[-300:])
            if code == 0 and same.get("result_hash") != told.get("result_hash") and same.get("backend") != told.get("backend"):
                return workspace, "other result", shown
        return workspace, ("done", "failed, said why", "refused")[code], shown


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=70)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--backend", default="cuda")
    parser.add_argument("--against", default="cpu", help='"" compares with nothing')
    parser.add_argument("--under", type=shlex.split, default=[])
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    table = collections.Counter()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for workspace, outcome, shown in pool.map(Monkey(options, folder).tried, range(options.seed, options.seed + options.count)):
            table[workspace, outcome] += 1
            if outcome in ("found", "too long", "other outcome", "other result"):
                wrong += 1
                print("%s: %s" % (outcome, shown), flush=True)
    outcomes = sorted({outcome for _, outcome in table})
    print("%-14s" % "" + "".join("%18s" % outcome for outcome in outcomes))
    for workspace in sorted(DATA):
        print("%-14s" % workspace + "".join("%18d" % table[workspace, outcome] for outcome in outcomes))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
