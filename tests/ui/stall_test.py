#!/usr/bin/env python3
# The event loop is never held up by an algorithm: the longest event while steps of large data are gone through.
# SPDX-License-Identifier: MIT
import unittest

import program

# Software OpenGL draws in the event loop too, so this is far above the 4 ms that a machine with a GPU has to keep.
LONGEST_MS = 400 * program.PATIENCE


class StallTest(program.WindowTest):
    def scrubbed(self, data):
        window = self.start(data)
        window.paused()
        window.ask("stall")
        for action in ("first", "next_event", "last", "previous_event", "back") * 2:
            window.ask("action steps." + action)
            window.settled()
        stall = window.ask("stall")
        self.assertGreater(stall["ms"], 0)
        self.assertLess(stall["ms"], LONGEST_MS, stall["during"])

    def test_a_ridge(self):
        self.scrubbed(self.rings(count=200_000))

    def test_a_tree(self):
        mesh = self.path("terrain.ply")
        program.command("generate", "terrain", "--triangles", 50_000, "--out", mesh)
        self.scrubbed(mesh)


if __name__ == "__main__":
    program.main()
