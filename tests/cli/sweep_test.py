# Sweeps and conditions on steps, as scripts use them: whole tables, killed ones that go on, refusals.
# Usage: sweep_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import csv
import json
import os
import signal
import subprocess
import time
import unittest

from program import PATIENCE, PROGRAM, CliTest, needs_plots


class Sweeps(CliTest):
    """Tables, plots and reports."""

    VARY = ("--vary", "r1=0.1:0.4:6:log", "--vary", "method=brute,grid")

    def setUp(self):
        super().setUp()
        self.cloud(800)

    def sweep(self, *arguments, vary=VARY):
        return ("sweep", "ridge", "--input", "cloud.csv", "--truth", "--backend", "cpu", *vary, *arguments)

    def rows(self, name="a.csv"):
        with open(self.path / name, newline="") as file:
            return list(csv.DictReader(file))

    def test_a_line_for_each_combination(self):
        self.done(*self.sweep("--repeat", 3, "--threads", 1, "--out", "a.csv"))
        rows = self.rows()
        self.assertEqual([row["run"] for row in rows], [str(i) for i in range(12)])
        self.assertEqual([row["method"] for row in rows[:4]], ["brute", "grid", "brute", "grid"])
        self.assertEqual((rows[0]["r1"], rows[-1]["r1"]), ("0.1", "0.4"))
        for row in rows:
            self.assertEqual((row["backend"], row["threads"], row["repetitions"], row["error"]), ("cpu", "1", "3", ""))
            times = [float(row[f"compute_ms_{part}"]) for part in ("least", "median", "most")]
            self.assertEqual(times, sorted(times))
            self.assertLessEqual(float(row["stage_evolve_ms_least"]), times[2])
            self.assertGreater(float(row["mean_distance"]), 0)
        for brute, grid in zip(rows[::2], rows[1::2]):
            self.assertEqual(brute["result_hash"], grid["result_hash"])
        # What a row says is what a run gives.
        self.done("run", "ridge", "--input", "cloud.csv", "--truth", "--backend", "cpu", "--r1", rows[4]["r1"], "--method", "brute",
                  "--report", "a.json")
        report = json.loads((self.path / "a.json").read_text())
        self.assertEqual(report["result_hash"], rows[4]["result_hash"])
        self.assertEqual(str(report["result"]["mean_distance"]), rows[4]["mean_distance"])

    def test_all_five_workspaces(self):
        samples = {"ridge": ("circle", "r1=0.3,0.4"), "kdtree": ("soup", "k_t=5,15"), "triangulation": ("wheel", "method=all"),
                   "filter": ("zone-plate", "threads=1,2"), "histogram": ("rings", "bins=8,16")}
        for workspace, (sample, vary) in samples.items():
            with self.subTest(workspace):
                process = self.done("sweep", workspace, "--sample", sample, "--backend", "cpu", "--vary", vary, "--report", "-")
                for row in json.loads(process.stdout)["rows"]:
                    self.assertTrue(row.get("error") or row["result_hash"], row)

    @needs_plots
    def test_plots(self):
        self.done(*self.sweep("--value", "mean_distance", "--plot", "a.csv"))
        lines = (self.path / "a.csv").read_text().splitlines()
        self.assertEqual(lines[0], "series,Ball radius r1,mean_distance")
        self.assertEqual(len(lines), 13)
        self.assertTrue(lines[7].startswith("method grid (the same),0.1,"), lines[7])
        self.done(*self.sweep("--plot", "a.svg", "--value", "evolve", vary=("--vary", "r1=0.1:0.4:4", "--vary", "min_points=0:3:4")))
        picture = (self.path / "a.svg").read_text()
        self.assertIn("time of evolve (ms)", picture)
        self.assertGreater(picture.count("<rect"), 16)

    def test_a_report_has_what_the_table_has(self):
        process = self.done(*self.sweep("--report", "-", "--out", "a.csv"))
        report = json.loads(process.stdout)
        self.assertEqual(report["vary"][1], {"name": "method", "logarithmic": False, "values": ["brute", "grid"]})
        self.assertEqual(report["inputs"][0]["name"], "cloud.csv")
        self.assertNotIn("r1", report["parameters"])
        for row, line in zip(report["rows"], self.rows()):
            self.assertEqual(row["varied"], {"r1": float(line["r1"]), "method": line["method"]})
            self.assertEqual(row["result"]["mean_distance"], float(line["mean_distance"]))
            self.assertEqual(row["result_hash"], line["result_hash"])

    def test_a_failure_is_a_row(self):
        vary = ("--vary", "tile_grid=3;2,2,2;4")  # three numbers for a flat cloud
        process = self.call(*self.sweep("--method", "tiled", "--out", "a.csv", vary=vary))
        rows = self.rows()
        self.assertEqual([bool(row["error"]) for row in rows], [False, True, False], [row["error"] for row in rows])
        self.assertEqual(process.returncode, 0)
        self.assertIn("1 of 3 runs failed; the first with tile_grid 2,2,2", process.stderr)
        process = self.call(*self.sweep("--method", "tiled", "--out", "b.csv", "--max-failures", 0, vary=vary))
        self.assertEqual(process.returncode, 1)
        self.assertEqual(len(self.rows("b.csv")), 2)
        process = self.call(*self.sweep("--memory-limit", 1000, vary=("--vary", "r1=0.2,0.3")))
        self.assertEqual(process.returncode, 1)

    def test_what_makes_no_difference_is_warned_about(self):
        process = self.done(*self.sweep(vary=("--vary", "tile_depth=10,20", "--vary", "method=grid,tiled")))
        self.assertEqual(process.stderr, "warpscope: warning: tile_depth has no effect in 2 of 4 runs: only method tiled has tiles\n")
        process = self.done(*self.sweep(vary=("--vary", "min_points=0:2:9",)))
        self.assertIn("warning: min_points: of 9 values 3 are different whole numbers", process.stderr)

    def test_refusals(self):
        refused = lambda code, *arguments, says=(), **more: self.refused(code, *self.sweep(*arguments, **more), says=says)
        refused(2, vary=(), says=["--vary"])
        refused(2, vary=("--vary", "r9=1,2"), says=["did you mean"])
        refused(2, vary=("--vary", "r1=0.1:0.4"), says=["FROM:TO:COUNT"])
        refused(2, vary=("--vary", "r1=-1:0.4:3"), says=["takes a number from"])
        refused(2, vary=("--vary", "method=brute,gird"), says=["did you mean grid?"])
        refused(2, vary=("--vary", "r1=1,2", "--vary", "r1=3,4"), says=["varied twice"])
        refused(2, vary=("--vary", "r1=1,2", "--vary", "r2=3,4", "--vary", "min_points=3,4"), says=["at most two"])
        refused(2, "--r1", 0.2, says=["--r1 and --vary r1 exclude each other"])
        refused(2, "--resume", says=["--out"])
        refused(2, "--out", "a.txt", says=[".csv"])
        refused(1, "--out", "cloud.csv", says=["it is an input"])
        self.done(*self.sweep("--out", "a.csv"))
        before = [(self.path / name).read_bytes() for name in ("a.csv", "a.csv.json")]
        refused(1, "--value", "mean_distanse", "--out", "a.csv", vary=("--vary", "r1=0.2,0.3"), says=["did you mean mean_distance?"])
        self.assertEqual(before, [(self.path / name).read_bytes() for name in ("a.csv", "a.csv.json")])

    @needs_plots
    def test_a_folder_for_the_plot_that_is_not_there_is_refused(self):
        self.refused(1, *self.sweep("--plot", "none/a.svg"), says=["none"])


class Resumed(CliTest):
    """Sweeps that end at any moment go on, and give the table that they would have given."""

    def setUp(self):
        super().setUp()
        self.cloud(6000)

    def sweep(self, name, *arguments):
        return ("sweep", "ridge", "--input", "cloud.csv", "--backend", "cpu", "--vary", "r1=0.05:0.3:8:log", "--vary",
                "method=brute,grid,tiled", "--repeat", 2, "--out", name, *arguments)

    def table(self, name):
        """All but times and what is told of them."""
        with open(self.path / name, newline="") as file:
            rows = list(csv.DictReader(file))
        return [{key: value for key, value in row.items() if "_ms_" not in key and not key.endswith("per_second")} for row in rows]

    def begin(self, name, rows, *arguments):
        process = subprocess.Popen([PROGRAM, *map(str, self.sweep(name, *arguments))], cwd=self.path, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, text=True)
        end = time.monotonic() + 60 * PATIENCE
        while time.monotonic() < end and process.poll() is None:
            try:
                if (self.path / name).read_text().count("\n") > rows:
                    break
            except FileNotFoundError:
                pass
            time.sleep(0.002)
        return process

    def test_killed_again_and_again(self):
        self.done(*self.sweep("whole.csv"))
        whole = self.table("whole.csv")
        self.assertEqual(len(whole), 24)
        resume = ()
        for rows in (1, 5, 13):
            process = self.begin("a.csv", rows, *resume)
            os.kill(process.pid, signal.SIGKILL)
            process.communicate()
            resume = ("--resume",)
        so_far = self.table("a.csv")
        self.assertGreaterEqual(len(so_far), 13)
        with open(self.path / "a.csv", "a") as file:  # as if a line had been cut off
            file.write("17,0.1,bru")
        process = self.done(*self.sweep("a.csv", "--resume"))
        self.assertIn("were there", process.stdout)
        self.assertEqual(self.table("a.csv"), whole)
        before = (self.path / "a.csv").read_bytes()
        self.done(*self.sweep("a.csv", "--resume"))
        self.assertEqual((self.path / "a.csv").read_bytes(), before, "nothing was left to do")

    @needs_plots
    def test_a_resumed_sweep_has_its_plot(self):
        process = self.begin("a.csv", 5)
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
        process = self.done(*self.sweep("a.csv", "--resume", "--plot", "a.svg"))
        self.assertIn("were there", process.stdout)
        self.assertIn("<svg", (self.path / "a.svg").read_text())

    def test_interrupted(self):
        process = self.begin("a.csv", 4)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30 * PATIENCE)
        self.assertEqual(process.returncode, 130, errors)
        self.assertEqual(errors.strip().splitlines()[-1], "warpscope: cancelled")
        self.assertGreaterEqual(len(self.table("a.csv")), 4)
        self.assertEqual(self.call(*self.sweep("a.csv")).returncode, 1, "hours of work are not replaced for a forgotten flag")
        self.done(*self.sweep("a.csv", "--resume"))
        self.done(*self.sweep("b.csv"))
        self.assertEqual(self.table("a.csv"), self.table("b.csv"))

    def test_another_sweep_is_refused(self):
        self.done(*self.sweep("a.csv"))
        before = (self.path / "a.csv").read_bytes()
        for arguments, says in ((("--r2", 0.3), "parameters.r2 was 0"), (("--seed", 7), "seed was 42 and is 7"),
                                (("--threads", 1), "threads was 0 and is 1"), (("--warm-up", 0), "warm_up_runs was 1 and is 0")):
            self.refused(1, *self.sweep("a.csv", "--resume", *arguments), says=["it is of another sweep", says])
        self.cloud(5999)
        self.refused(1, *self.sweep("a.csv", "--resume"), says=["inputs was"])
        self.assertEqual((self.path / "a.csv").read_bytes(), before)
        self.write("b.csv", "x,y\n1,2\n")
        self.refused(1, *self.sweep("b.csv", "--resume"), says=["there is no b.csv.json"])


class Conditions(CliTest):
    """Steps named by what happens in them."""

    def setUp(self):
        super().setUp()
        self.cloud(800)

    def render(self, step, *arguments):
        return ("render", "ridge", "--input", "cloud.csv", "--r1", 0.2, "--backend", "cpu", "--step", step, "--output", "a.svg",
                "--size", "320x200", *arguments)

    def step(self, condition):
        line = self.done(*self.render(condition)).stderr.strip().splitlines()[-1]
        self.assertTrue(line.startswith(f"warpscope: {condition} is step "), line)
        return int(line.split(" is step ")[1].split(" ")[0])

    def test_events_phases_and_values(self):
        first, last = self.step("first:removed_near"), self.step("last:removed_near")
        self.assertLess(first, last)
        self.assertEqual(self.step("first:phase:evolve"), self.step("phase:evolve"))
        self.assertLess(self.step("phase:evolve"), first)
        self.assertEqual(self.step("2nd:removed_near") - first, 1)
        change = self.step("balls changes")
        self.assertLessEqual(change, first)
        self.assertGreater(self.step("mean displacement<0.001"), self.step("phase:evolve"))

    def test_ranges(self):
        self.done("render", "ridge", "--input", "cloud.csv", "--r1", 0.2, "--backend", "cpu", "--from", "phase:decimate", "--to",
                  "first:removed_near", "--output", "b.png", "--size", "160x100")
        self.assertTrue(list(self.path.glob("b-step-*.png")))

    @needs_plots
    def test_plots_at_a_condition(self):
        self.done("render", "ridge", "--input", "cloud.csv", "--r1", 0.2, "--backend", "cpu", "--step", "phase:decimate", "--plot",
                  "ball_count", "--output", "c.csv")

    def test_refusals(self):
        self.refused(2, *self.render("first"), says=["--step", "first:removed_near"])
        self.refused(2, *self.render("lsat"), says=["--step"])
        self.refused(2, *self.render("cost<"), says=["compared with"])
        self.refused(2, *self.render("0th:link"), says=["counted from the 1st"])
        self.refused(1, *self.render("first:removed_naer"), says=["did you mean removed_near?"])
        self.refused(1, *self.render("phase:decimat"), says=["did you mean decimate?"])
        self.refused(1, *self.render("bals<3"), says=["did you mean balls?", "steps tell"])
        self.refused(1, *self.render("999th:phase"), says=["only"])
        self.refused(1, *self.render("balls<-1"), says=["at no step"])


if __name__ == "__main__":
    unittest.main()
