#!/usr/bin/env python3
# A program that bench_test.py lets `warpscope bench --peer` ask: it answers by the words of the definitions, or behaves in other
# ways, which the program's own name chooses (bench_peer.py is linked as "right", "wrong", …).
# SPDX-License-Identifier: MIT
import array
import json
import math
import os
import sys
import time

PLACE = 3
WAY = os.path.basename(sys.argv[0])
CODES = {"float32": "f", "uint8": "B", "int32": "i", "float64": "d"}


def say(**words):
    os.write(PLACE, (json.dumps(words) + "\n").encode())


def rows_of(given):
    numbers = array.array(CODES[given["type"]])
    with open(given["file"], "rb") as file:
        numbers.frombytes(file.read())
    width = given["shape"][1]
    return [numbers[i : i + width].tolist() for i in range(0, len(numbers), width)]


def histograms(said):
    references, queries = (rows_of(said["data"][name]) for name in ("references", "queries"))
    bins, counts = int(said["values"]["bins"]), array.array("i")
    for query in queries:
        distances = [math.dist(query, reference) for reference in references]
        low, high = min(distances), max(distances)
        row = [0] * bins
        for distance in distances:
            row[min(int((distance - low) / (high - low) * bins), bins - 1)] += 1
        counts.extend(row)
    return counts


def nearest(said):
    points, centres = (rows_of(said["data"][name]) for name in ("points", "centres"))
    radius, found = float(said["values"]["radius"]), array.array("i")
    for point in points:
        distance, place = min((math.dist(point, centre), i) for i, centre in enumerate(centres))
        found.append(place if distance <= radius else -1)
    return found


KNOWN = {"distance-histogram": histograms, "nearest-within": nearest}


def answer(said, counts):
    if WAY == "wrong":
        counts[0] += 500
        counts[1] -= 500
    if WAY == "short":
        counts = counts[:-1]
    with open(said["answer"]["file"], "wb") as file:
        file.write(counts.tobytes())
    say(done=True)


def main():
    if WAY == "silent":
        sys.exit(0)
    with os.fdopen(os.dup(PLACE), "r") as lines:
        said = json.loads(lines.readline())
        if not said["only"]:
            if said["asks"] in KNOWN:
                say(id="a", peer=WAY, version="1.0", backend="cpu", method=WAY, **({"absent": "it is elsewhere"} if WAY == "absent" else {}))
            say(ready=True)
            return
        for line in lines:
            order = json.loads(line)
            if WAY == "failing":
                say(failed="it does not want to")
            elif WAY == "crashing":
                os.abort()
            elif "run" in order:
                begin = time.perf_counter()
                counts = KNOWN[said["asks"]](said)
                say(ms=[(time.perf_counter() - begin) * 1e3] * order["run"])
            else:
                answer(said, counts)


main()
