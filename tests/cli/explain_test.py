# warpscope explain as scripts use it: the text, the report, things picked by name, refusals.
# Usage: explain_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import json
import unittest

from program import CliTest

# Of each workspace a sample that runs quickly, a step by its event, and things of it.
CASES = {
    "ridge": ("circle", "first:removed_near", ("ball/0", "cloud/5")),
    "kdtree": ("soup", "5", ("node/1", "mesh/0")),
    "triangulation": ("small-search", "last", ("edge/0,1", "point/2")),
    "filter": ("kernels-of-2010", "40", ("image/20,30", "kernel/0,0")),
    "histogram": ("rings", "1", ("bin/3", "points/7")),
}


class Text(CliTest):
    """What is printed."""

    def test_all_five_workspaces_mark_a_line_and_say_why(self):
        for workspace, (sample, step, things) in CASES.items():
            with self.subTest(workspace):
                why = [word for thing in things for word in ("--why", thing)]
                text = self.done("explain", workspace, "--sample", sample, "--backend", "cpu", "--step", step, *why).stdout
                lines = text.splitlines()
                self.assertEqual(sum(line.startswith("> ") for line in lines), 1, text)
                self.assertEqual(sum(line.startswith("Why: ") for line in lines), 3, text)
                for heading in ("Must hold", "Counted"):
                    self.assertIn(heading, lines)
                self.assertIn("  ✓ ", text)
                self.assertNotIn("  ✗ ", text)
                for thing in things:
                    self.assertIn(f"\n{thing}: ", text)

    def test_what_is_asked_first_is_the_last_step(self):
        self.cloud(300)
        first = self.done("explain", "ridge", "--input", "cloud.csv", "--backend", "cpu").stdout
        self.assertEqual(first, self.done("explain", "ridge", "--input", "cloud.csv", "--backend", "cpu", "--step", "last").stdout)

    def test_a_greedy_method_is_told_to_break_what_it_breaks(self):
        self.done("generate", "rings", "--count", 20000, "--noise", 0.05, "--seed", 1, "--out", "rings.csv")
        text = self.done("explain", "ridge", "--input", "rings.csv", "--backend", "cpu", "--choose", "greedy", "--step", "phase:choose").stdout
        self.assertIn("✗ Balls are more than r1 apart", text)


class Report(CliTest):
    """The report, as other programs read it."""

    def test_the_report_has_all_parts(self):
        for workspace, (sample, step, things) in CASES.items():
            with self.subTest(workspace):
                why = [word for thing in things for word in ("--why", thing)]
                process = self.done("explain", workspace, "--sample", sample, "--backend", "cpu", "--step", step, "--report", "-", *why)
                report = json.loads(process.stdout)
                told = report["explanation"]
                self.assertGreaterEqual(len(told["pseudocode"]), 10)
                self.assertLessEqual(len(told["pseudocode"]), 30)
                self.assertIn(told["line"], range(1, len(told["pseudocode"]) + 1))
                self.assertTrue(told["why"].endswith("."), told["why"])
                self.assertTrue(told["claims"])
                for claim in told["claims"]:
                    self.assertIn(claim["holds"], (True, None), claim)
                self.assertTrue(any(claim["holds"] for claim in told["claims"]))
                self.assertTrue(told["counters"])
                self.assertEqual([thing["name"] for thing in report["things"]], list(things))
                for thing in report["things"]:
                    self.assertTrue(thing["why"].endswith("."), thing)
                self.assertTrue(report["result_hash"])

    def test_a_condition_names_the_step(self):
        process = self.done("explain", "ridge", "--sample", "circle", "--backend", "cpu", "--step", "2nd:removed_near", "--report", "-")
        told = json.loads(process.stdout)["explanation"]
        self.assertEqual(told["phase"], "decimate")
        self.assertIn("if three others or more", told["pseudocode"][told["line"] - 1])
        self.assertIn("others are within r2", told["why"])


class Refusals(CliTest):
    """What is not known is refused with what there is."""

    def test_things_that_there_are_not(self):
        cases = {"ball/100000": "there are ball/0 to ball/", "bal/1": "did you mean ball?", "ball": "named by its kind and number",
                 "cloud/x": "there is no \"cloud/x\"", "node/1": "there is no kind of things \"node\""}
        for name, words in cases.items():
            with self.subTest(name):
                error = self.refused(1, "explain", "ridge", "--sample", "circle", "--backend", "cpu", "--why", name)
                self.assertIn("--why " + name, error)
                self.assertIn(words, error)

    def test_steps_and_workspaces(self):
        self.assertIn("did you mean ridge?", self.refused(2, "explain", "rigde"))
        self.assertIn("beyond the last one", self.refused(1, "explain", "ridge", "--sample", "circle", "--step", "999999999"))
        self.assertIn("no step has an event", self.refused(1, "explain", "ridge", "--sample", "circle", "--step", "first:nothing"))
        self.assertIn("--setp", self.refused(2, "explain", "ridge", "--sample", "circle", "--setp", "1"))


if __name__ == "__main__":
    unittest.main()
