#!/usr/bin/env python3
# `diagnostics --latency`: edits are timed on their way to the display, leg by leg, and nothing of that is kept.
# SPDX-License-Identifier: MIT
import json
import os
import subprocess
import time
import unittest

import program


class LatencyTest(program.WindowTest):
    def started(self, *arguments):
        display = program.Display()
        self.addCleanup(display.close)
        home = self.path("home")
        os.makedirs(home, exist_ok=True)
        return subprocess.Popen([program.PROGRAM, "diagnostics", "--latency", *map(str, arguments)], text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env=dict(os.environ, **program.ENGLISH, HOME=home, DISPLAY=display.name, QT_QPA_PLATFORM="xcb",
                                         **{"XDG_%s_HOME" % kind.upper(): os.path.join(home, kind)
                                            for kind in ("config", "cache", "data", "state")}))

    def asked(self, *arguments):
        process = self.started(*arguments)
        output, errors = process.communicate(timeout=120 * program.PATIENCE)
        return subprocess.CompletedProcess(process.args, process.returncode, output, errors)

    def test_the_legs_add_up(self):
        data = self.rings(count=2000)
        answer = self.asked(data, "--parameter", "r1", "--edits", 4, "--json")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        told = json.loads(answer.stdout)
        self.assertEqual(told["parameter"], "r1")
        *legs, whole = told["legs"]
        self.assertEqual(whole["leg"], "from edit to display")
        for edit in range(4):
            times = [leg["ms"][edit] for leg in legs]
            self.assertAlmostEqual(sum(times), whole["ms"][edit], places=6)
            self.assertGreaterEqual(min(times), -0.1, legs)  # two clocks measure the algorithm
        self.assertFalse(os.path.exists(os.path.join(self.path("home"), "state")))

    def test_a_table_for_each_kind_of_workspace(self):
        image = self.path("noise.png")
        program.command("generate", "noise", "--width", 64, "--height", 48, "--out", image)
        answer = self.asked(image, "--edits", 2)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("from edit to display", answer.stdout)

    def test_a_window_that_is_closed_before_has_not_answered(self):
        process = self.started(self.rings(count=2000), "--edits", 10000)
        time.sleep(3 * program.PATIENCE)
        process.terminate()
        output, _ = process.communicate(timeout=60 * program.PATIENCE)
        self.assertEqual((process.returncode, output), (1, ""))

    def test_what_cannot_be_timed_is_said(self):
        answer = self.asked(self.rings(count=200), "--parameter", "flux")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("flux is no parameter with a slider", answer.stderr)
        self.assertEqual(answer.stderr.count("\n"), 1, answer.stderr)


if __name__ == "__main__":
    program.main()
