# `warpscope bench` as scripts see it: every row in small, other programs, comparisons with before, pages.
# Usage: bench_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import json
import os
import pathlib
import pty
import signal
import subprocess
import unittest

from program import PATIENCE, PROGRAM, CliTest

PEER = pathlib.Path(__file__).resolve().with_name("bench_peer.py")
HISTOGRAM = ("bench", "histogram", "--case", "space-100k", "--small", "--backend", "cpu")


class Small(CliTest):
    def test_every_row_runs_once_and_results_that_are_to_be_equal_are(self):
        """Exit code 3 where a row differs from what computes the same, a library's too (see Peers for a row that does)."""
        self.done("bench", "--small", "--backend", "cpu", "--peers", "--report", "all.json")
        report = json.loads((self.path / "all.json").read_text())
        self.assertTrue(report["small"])
        rows = report["rows"]
        self.assertEqual({row["workspace"] for row in rows}, {"ridge", "kdtree", "triangulation", "filter", "histogram"})
        for row in rows:
            with self.subTest(row["workspace"], case=row["case"], method=row["method"]):
                self.assertFalse(row["differs"], row["remark"])
                self.assertEqual(len(row["compute_ms_all"]), 1)
                self.assertTrue(row["result_hash"] or "peer" in row or ", " in row["case"], "rays alone have no result")
        names = {(row["workspace"], row["case"]) for row in rows}
        for known in [("ridge", "decimate-6d"), ("ridge", "spiral2-1m"), ("kdtree", "terrain-1m, random"), ("triangulation", "lmt-1m"),
                      ("triangulation", "removal-14"), ("filter", "homography-h2"), ("histogram", "space-100k")]:
            self.assertIn(known, names)
        self.assertGreater(len(rows), 150)


class Stopping(CliTest):
    def test_what_was_measured_before_is_in_the_report(self):
        process = subprocess.Popen([PROGRAM, "bench", "ridge", "--backend", "cpu", "--report", "part.json"], cwd=self.path,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while "circle-10k" not in process.stdout.readline():
            self.assertIsNone(process.poll(), "its first rows come")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60 * PATIENCE)
        self.assertEqual(process.returncode, 130, errors)
        report = json.loads((self.path / "part.json").read_text())
        self.assertTrue(report["partial"])
        self.assertEqual({row["case"] for row in report["rows"]}, {"circle-10k"})
        self.assertEqual(errors.count(f"the report has the {len(report['rows'])} rows of the cases"), 1, errors)


class Peers(CliTest):
    def peer(self, way):
        os.symlink(PEER, self.path / way)
        return self.path / way

    def asked(self, way, code=0):
        process = self.call(*HISTOGRAM, "--peer", self.peer(way), "--report", f"{way}.json")
        self.assertEqual(process.returncode, code, process.stderr)
        return json.loads((self.path / f"{way}.json").read_text()), process

    def test_another_program_that_is_right_has_a_row_with_the_same_result(self):
        report, process = self.asked("right")
        row = report["rows"][-1]
        self.assertEqual((row["method"], row["peer"], row["differs"]), ("right", "right 1.0", False))
        self.assertLess(row["distance"], 1e-4)
        self.assertGreater(row["pairs_per_second"], 0)
        self.assertTrue(report["asked_peers"])
        self.assertRegex(process.stdout, r"right +[0-9.]+ +[0-9.]+ .*cpu simd")

    def test_one_that_is_wrong_is_told_and_fails_the_bench(self):
        for way, says in (("wrong", "of the counts lie elsewhere"), ("short", "another shape")):
            report, process = self.asked(way, code=3)
            self.assertTrue(report["rows"][-1]["differs"])
            self.assertIn("RESULT DIFFERS", process.stdout)
            self.assertIn(says, process.stderr)

    def test_those_that_do_not_answer_are_listed_with_the_reason(self):
        for way, says in (("silent", "ended without an answer"), ("failing", "does not want to"), ("absent", "it is elsewhere")):
            report, process = self.asked(way)
            self.assertTrue(all("peer" not in row for row in report["rows"]))
            self.assertIn(says, " ".join(each["why"] for each in report["absent"]))
            self.assertRegex(process.stdout, f"not compared with:\n.*{says}")
        report, _ = self.asked("crashing")
        self.assertRegex(report["absent"][0]["why"], "crashed|ended without")
        report = json.loads(self.done(*HISTOGRAM, "--peer", self.path / "nowhere", "--report", "-").stdout)
        self.assertIn("cannot start", report["absent"][0]["why"])

    def test_python_is_asked_and_what_is_missing_is_named(self):
        report = json.loads(self.done(*HISTOGRAM, "--peers", "--report", "-").stdout)
        known = {each["name"] for each in report["absent"]} | {row.get("peer", "").split(" ")[0] for row in report["rows"]}
        for name in ("SciPy", "FAISS", "torch"):
            self.assertTrue(any(name in each for each in known), known)
        self.assertTrue(all("/" not in each["name"] + each["why"] for each in report["absent"]), "a report names no place")

    def test_rows_for_other_programs_are_of_no_interest_without_them(self):
        without = json.loads(self.done("bench", "ridge", "--case", "circle-10k", "--small", "--cpu", "--report", "-").stdout)
        self.assertNotIn("circle-10k, owners", {row["case"] for row in without["rows"]})
        beside = json.loads(self.done("bench", "ridge", "--case", "circle-10k", "--small", "--cpu", "--report", "-", "--peer",
                                      self.peer("right")).stdout)
        owners = [row for row in beside["rows"] if row["case"] == "circle-10k, owners"]
        self.assertEqual([row["method"] for row in owners], ["grid", "right"])
        self.assertEqual(owners[1]["remark"], "the same result")


class Comparisons(CliTest):
    CASE = ("bench", "filter", "--case", "affine-a2", "--backend", "cpu", "--seconds", "0.5")

    def test_what_became_slower_is_told_with_its_own_exit_code(self):
        self.done(*self.CASE, "--report", "now.json")
        report = json.loads((self.path / "now.json").read_text())
        # So much that no other load of the machine makes it noise.
        for name, factor, code, says in (("slow", 0.03, 3, "SLOWER by"), ("fast", 30.0, 0, "faster by")):
            before = json.loads(json.dumps(report))
            for row in before["rows"]:
                row["compute_ms_all"] = [ms * factor for ms in row["compute_ms_all"]]
            self.write(f"{name}.json", json.dumps(before))
            process = self.call(*self.CASE, "--compare", f"{name}.json")
            self.assertEqual(process.returncode, code, process.stdout + process.stderr)
            self.assertIn(says, process.stdout)

    def test_what_changed_of_the_machine_and_of_rows_is_told(self):
        before = {"warpscope": "0.0.9", "workspace": "filter", "cpu": "An abacus", "threads": 77, "rows": [
            {"case": "affine-a2", "backend": "cpu", "method": "linear", "device": "An abacus", "compute_ms_all": [1.0, 1.1]},
            {"case": "affine-a1", "backend": "cpu", "method": "linear", "compute_ms_all": [2.0]}]}
        self.write("old.json", json.dumps(before))
        said = self.done(*self.CASE, "--compare", "old.json").stdout
        self.assertIn("the processor was An abacus and is ", said)
        self.assertIn("the number of threads was 77", said)
        self.assertIn("0 slower, 0 faster, 0 the same; 1 had no row before, 2 of before none now", said)

    def test_what_is_no_report_is_refused(self):
        self.write("no.json", "{}")
        self.refused(1, *self.CASE, "--compare", "no.json", says=["no.json is no report of warpscope bench"])
        self.refused(1, *self.CASE, "--compare", "nothing.json", says=["nothing.json"])
        self.write("odd.json", json.dumps({"warpscope": "1", "rows": [{"case": "a", "backend": "cpu", "method": "b", "compute_ms_all": []}]}))
        self.refused(1, *self.CASE, "--compare", "odd.json", says=["has no times"])

    def test_a_program_is_measured_in_turns_with_this_one(self):
        process = self.call("bench", "filter", "--case", "affine-a2", "--backend", "cpu", "--seconds", "0.2", "--against", PROGRAM)
        self.assertIn(process.returncode, (0, 3), process.stderr)  # two equal programs on a busy machine may seem to differ
        self.assertRegex(process.stdout, r"filter affine-a2 +cpu +linear +[0-9.]+ +[0-9.]+ +([6-9]|[1-3][0-9]|40) +")
        self.assertNotIn("ANOTHER RESULT", process.stdout)
        for program, says in (("/bin/false", "nothing was measured by both this program and /bin/false"),
                              ("/bin/true", "what /bin/true printed is no report"), ("/nowhere", "cannot start /nowhere")):
            self.refused(1, "bench", "filter", "--case", "affine-a2", "--backend", "cpu", "--against", program, says=[says])

    def test_a_terminal_is_told_which_turn_runs(self):
        screen, side = pty.openpty()
        self.addCleanup(os.close, screen)
        process = subprocess.Popen([PROGRAM, *self.CASE, "--against", PROGRAM], cwd=self.path, stdout=subprocess.DEVNULL, stderr=side)
        self.addCleanup(process.wait)
        self.addCleanup(process.send_signal, signal.SIGINT)  # before it is waited for: it ends the program that it measures, too
        os.close(side)
        told = b""
        while b"filter affine-a2: turn 1 (6 to 40), earlier program" not in told:
            try:
                told += os.read(screen, 1 << 12)
            except OSError:
                self.fail(f"it has ended, and told {told}")

    def test_flags_that_do_not_go_together_are_refused(self):
        self.refused(2, "bench", "--from", "a.json", says=["--from needs --page"])
        self.refused(2, "bench", "--from", "a.json", "--page", "a.md", "--peers", says=["--peers does not go with --from"])
        self.refused(2, "bench", "filter", "--against", "x", "--compare", "y", says=["--compare does not go with --against"])
        self.refused(2, "bench", "--plot", "a.svg", says=["--plot is of one workspace"])
        self.refused(2, "bench", "--small", "filter", says=["--small stands before filter"])
        self.refused(2, "bench", "filter", "--page", "a.txt", says=["--page", ".md"])
        self.refused(2, "bench", "nothing", says=["bench takes one of", "ridge"])


class Pages(CliTest):
    def test_a_page_is_made_of_reports_of_several_machines(self):
        self.done(*HISTOGRAM, "--report", "a.json", "--page", "own.md")
        report = json.loads((self.path / "a.json").read_text())
        report["machine"]["cuda_devices"] = ["NVIDIA Abacus", "NVIDIA Abacus"]
        report["rows"][0]["compute_ms_all"] = [10.0] * 7
        report["rows"].append({**report["rows"][0], "method": "SciPy cdist", "peer": "SciPy 9.9", "compute_ms_all": [250.0] * 7,
                               "remark": "the same result", "distance": 0.0})
        for row in report["rows"][1:-1]:
            row["compute_ms_all"] = [20.0] * 7
        report["absent"] = [{"name": "torch", "why": "not installed for python3"}, {"name": "KeOps", "why": "not installed for python3"}]
        report["asked_peers"] = True
        self.write("b.json", json.dumps(report))
        other = {**report, "rows": [{**report["rows"][0], "workspace": "kdtree", "case": "elsewhere"}]}
        self.write("c.json", json.dumps(other))
        self.done("bench", "--page", "page.md", "--from", "a.json", "b.json", "c.json")
        page = (self.path / "page.md").read_text()
        self.assertEqual(page.count(", 2 × NVIDIA Abacus\n"), 1, "reports of one machine are one section")
        self.assertIn("| elsewhere | cpu |", page)
        self.assertIn("Not compared with: torch, KeOps (not installed for python3).", page)
        self.assertIn("| histogram | space-100k | cpu simd | 10.0 | SciPy 9.9: cdist | 250 | **25.0 ×** | the same result |", page)
        self.assertIn("| space-100k | cpu | simd | 10.0 | ± 0.1 % |", page)
        self.assertIn("|  | cpu | boxes | 20.0 | ± 0.1 % |", page)
        self.assertEqual(page.count("| histogram | space-100k | `uniform-vectors"), 1)
        self.assertNotIn("{", page.split("## How to read it")[0])
        own = (self.path / "own.md").read_text()
        self.assertIn("A test of the page", own)
        self.assertIn("Other programs were not asked.", own)


if __name__ == "__main__":
    unittest.main()
