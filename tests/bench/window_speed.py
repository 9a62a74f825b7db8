#!/usr/bin/env python3
# The window's speed on large data: slider to picture, the longest event while steps are gone through, and frames while turning,
# of one result and of two beside each other.
# SPDX-License-Identifier: MIT
"""WARPSCOPE=build/release/bin/warpscope python3 tests/bench/window_speed.py [ridge|tree|image …]

Uses the display that DISPLAY names, as drawing is measured too: a GPU's where it has one. Prints a table. A picture has come with
the first frame after the result that an edit asked for; a drag's results are those of its previews. Composing is what Qt does to
put the window together and present it: a display without a GPU of its own, as Xvfb, takes most of an event for that."""
import os
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "ui"))
import program  # noqa: E402

EDITS, MOVES, FRAMES = 20, 30, 300
STEPS = ("first", "next_event", "next_event", "last", "previous_event", "back", "forward", "first", "last")

# Of each: what makes its file, the slider, and the two values that edits alternate between.
CASES = {
    "ridge": (("circle", "--count", 1_000_000, "--noise", 0.1), "cloud.ply", "r1", (0.2, 0.21)),
    "tree": (("terrain", "--triangles", 1_000_000), "terrain.ply", "k_t", (14, 16)),
    "image": (("noise", "--width", 3840, "--height", 2160), "noise.png", "sigma", (2.0, 2.2)),
}
# View parameters that are switched off one after the other, to see what drawing costs.
HIDDEN = {"tree": ("show_boxes", "show_mesh")}


class OpenDisplay:
    """The display that is there."""
    name = os.environ.get("DISPLAY", "")


def row(name, what, times):
    if not times:
        return print(f"{name:6} {what:24} nothing was seen")
    print(f"{name:6} {what:24} least {min(times):8.2f}  median {statistics.median(times):8.2f}  most {max(times):8.2f}  "
          f"({len(times)})", flush=True)


def events_from(window, at_ms):
    return [event for event in window.events() if event["at_ms"] >= at_ms]


def until_drawn(events):
    """From each change of a parameter to the first frame that shows a result which came after it."""
    times, asked, computed = [], None, False
    for event in events:
        if event["event"] == "parameters" and asked is None:
            asked = event["at_ms"]
        elif event["event"] == "result" and asked is not None:
            computed = True
        elif event["event"] == "frame" and computed:
            times.append(event["at_ms"] - asked)
            asked, computed = None, False
    return times


def edited(window, name, values):
    times = []
    for edit in range(EDITS + 2):
        before = window.status()
        reply = window.ask(f"edit {name}={values[edit % 2]}")
        window.settled(before["revision"] + 1)
        window.sync()
        times += until_drawn(events_from(window, reply["at_ms"] - 5))
    return times[2:]


def dragged(window, name):
    start, y = window.place("slider." + name, 0.45)
    end, _ = window.place("slider." + name, 0.55)
    window.press(start, y)
    begun = window.ask("sync")["at_ms"]
    for move in range(1, MOVES + 1):
        drawn = window.ask("sync")["frames"]
        window.pointer("mousemove", start + (end - start) * move // MOVES + move % 2, y)
        window.comes_true(lambda: window.ask("sync")["frames"] > drawn, 2)
    times = until_drawn(events_from(window, begun))
    window.release()
    window.settled()
    return times


def longest_events(window):
    window.ask("stall")
    stalls = []
    for action in STEPS:
        window.ask("action steps." + action)
        window.settled()  # no "sync", whose waiting for the display would count as an event of the window
        stalls.append(window.ask("stall"))
    return stalls


def painting(stall):
    parts = sorted(stall["painted"], key=lambda part: -part["ms"])
    return ", ".join(f"{part['widget']} {part['name']} {part['ms']:.2f}" for part in parts[:8] if part["ms"] >= 0.05) or "nothing"


def turned(window, name, what):
    window.ask(f"spin {FRAMES}", 60)
    spun = window.wait_for(lambda event: event["event"] == "spun", 120)
    print(f"{name:6} {what:24} {1000 * spun['frames'] / spun['ms']:.0f}", flush=True)


def compared(window, name, parameter, value):
    """The same result computed with another value beside it, as a wipe."""
    window.ask("action compare.keep")
    window.ask(f"edit {parameter}={value}")
    window.settled()
    window.ask("action compare.wipe")
    window.sync()
    turned(window, name, "the same, two as a wipe")
    window.ask("action compare.drop")


def measure(name, folder):
    generate, file, parameter, values = CASES[name]
    path = folder / file
    program.command("generate", *generate, "--out", path)
    home = folder / name
    home.mkdir()
    window = program.Program(OpenDisplay, str(home), [str(path)])
    try:
        window.settled()
        window.paused()
        row(name, "edit to picture, ms", edited(window, parameter, values))
        row(name, "drag to picture, ms", dragged(window, parameter))
        stalls = longest_events(window)
        row(name, "longest event, ms", [stall["ms"] for stall in stalls])
        row(name, "less Qt's composing, ms", [stall["work_ms"] for stall in stalls])
        print(f"{name:6} {'':24} the longest was {max(stalls, key=lambda stall: stall['ms'])['during']}")
        most = max(range(len(stalls)), key=lambda index: stalls[index]["work_ms"])
        busiest = stalls[most]
        print(f"{name:6} {'':24} of the most work {busiest['work_during']}, after {STEPS[most]}: {busiest['work_cpu_ms']:.2f} ms of CPU; "
              f"painting: {painting(busiest)}")
        turned(window, name, "frames/s while turning")
        compared(window, name, parameter, values[0])
        for option in HIDDEN.get(name, ()):
            window.ask(f"edit {option}=false")
            window.settled()
            turned(window, name, f"the same, no {option}")
    finally:
        window.kill()


def main():
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or CASES:
            measure(name, Path(folder))


if __name__ == "__main__":
    main()
