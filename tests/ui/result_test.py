# The Result panel in the real window: each workspace tells what its report tells, with a sentence for each value, and it can be
# read, selected and copied by keys alone.
# SPDX-License-Identifier: MIT

import json
import os

from program import WindowTest, command, main


class ResultTest(WindowTest):
    def data(self, name, *generated):
        """Without the truth that the generator writes beside: the window opens it too, a run of the command line only when told."""
        command("generate", *generated, "--out", self.path(name))
        truth = self.path(name) + ".truth.json"
        if os.path.exists(truth):
            os.remove(truth)
        return self.path(name)

    def cities(self):
        """60 points that no three of lie on a line, in TSPLIB's form, which opens as a triangulation."""
        with open(self.path("cities.tsp"), "w") as file:
            file.write("NAME : cities\nDIMENSION : 60\nEDGE_WEIGHT_TYPE : EUC_2D\nNODE_COORD_SECTION\n")
            file.writelines("%d %d %d\n" % (i + 1, i * 37 % 61, i * i % 61) for i in range(60))
            file.write("EOF\n")
        return self.path("cities.tsp")

    def go_on(self, program, key, arrives, presses=12):
        """Presses a key until the keyboard is where it should be."""
        for _ in range(presses):
            before = program.status()["focus"]
            if arrives(before):
                return
            program.key(key)
            program.until(lambda s: s["focus"] != before)
        self.assertTrue(arrives(program.status()["focus"]), program.status()["focus"])

    def show_panel(self, program):
        """By keys: to the panels' tabs, and from Plots to the next one."""
        program.appeared("dock_tabs")
        program.click("dock_tabs", 0.02)  # without a window manager a click gives the keyboard to the window
        self.go_on(program, "F6", lambda focus: focus == "dock_tabs")
        program.key("Right")
        program.appeared("result.table")

    def copied(self, program, does):
        """Lines of name, value, unit and meaning that the clipboard holds once something was done."""
        before = program.ask("clipboard")["text"]
        does()
        self.assertTrue(program.comes_true(lambda: program.ask("clipboard")["text"] != before, 10), "nothing was copied")
        return [line.split("\t") for line in program.ask("clipboard")["text"].splitlines()]

    def heading_says(self, program, words):
        return program.comes_true(lambda: words in program.ask("geometry result.heading")["text"], 30)

    def report_of(self, workspace, flag, path):
        return json.loads(command("run", workspace, flag, path, "--report", "-").stdout)["result"]

    def test_each_workspace_tells_what_its_report_tells(self):
        program = self.start()
        cases = [("ridge", "--input", self.data("rings.csv", "rings", "--count", 2000, "--noise", 0.05)),
                 ("kdtree", "--input", self.data("knot.ply", "torus-knot", "--triangles", 500)),
                 ("triangulation", "--input", self.cities()),
                 ("filter", "--input", self.data("noise.png", "noise", "--width", 40, "--height", 30)),
                 ("histogram", "--references", self.data("vectors.fvecs", "uniform-vectors", "--dimension", 2, "--count", 500))]
        for number, (workspace, flag, path) in enumerate(cases):
            with self.subTest(workspace):
                program.ask("open " + path)
                program.until(lambda s: s["workspace"] == workspace)
                program.paused()
                if number == 0:
                    self.show_panel(program)
                self.assertTrue(self.heading_says(program, path.split("/")[-1]))
                self.assertTrue(program.comes_true(lambda: program.ask("geometry result.copy_all")["enabled"], 30))
                rows = self.copied(program, lambda: program.click("result.copy_all"))
                told = self.report_of(workspace, flag, path)
                self.assertEqual([row[0] for row in rows], list(told), "the report's names, in its order")
                for name, value, unit, meaning in rows:
                    self.assertGreater(len(meaning), 12, name)
                    if isinstance(told[name], int) and not isinstance(told[name], bool):
                        self.assertEqual(value, str(told[name]), name)
        self.assertEqual(program.quit(), 0)

    def test_rows_are_read_and_copied_by_keys(self):
        program = self.start()
        program.appeared("gallery")
        self.assertFalse(program.seen("dock_tabs"), "there are no panels yet")
        program.ask("open " + self.data("rings.csv", "rings", "--count", 2000, "--noise", 0.05))
        program.paused()
        self.show_panel(program)
        self.assertTrue(self.heading_says(program, "rings.csv"))
        self.go_on(program, "F6", lambda focus: focus.startswith("result."))
        self.go_on(program, "Tab", lambda focus: focus == "result.table")
        self.assertEqual(program.status()["focus"], "result.table")
        program.key("Down", "shift+Down")
        rows = self.copied(program, lambda: program.key("ctrl+c"))
        self.assertEqual(len(rows), 2, rows)
        self.assertNotIn("state", program.status()["said"], "elsewhere the key copies the state")
        program.ask("resize 640x480")
        self.assertTrue(program.comes_true(lambda: program.seen("result.table"), 10))
        step = program.status()["step"]
        program.key("Tab")
        program.until(lambda s: s["focus"] != "result.table")  # Tab leaves the table, it does not go from cell to cell
        self.assertEqual(program.status()["step"], step)
        self.assertEqual(program.quit(), 0)

    def test_it_says_which_result_it_shows_while_a_run_goes_on(self):
        program = self.start(self.data("many.csv", "rings", "--count", 100000, "--noise", 0.05))
        program.paused()
        self.show_panel(program)
        self.assertTrue(self.heading_says(program, "many.csv"))
        program.ask("edit method=brute")  # takes a while
        self.assertTrue(self.heading_says(program, "of the one before"))
        program.ask("action run.cancel")
        self.assertTrue(self.heading_says(program, "parameters were changed since"))
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"])
        self.assertTrue(program.comes_true(lambda: "changed" not in program.ask("geometry result.heading")["text"], 30))
        self.assertEqual(program.quit(), 0)


if __name__ == "__main__":
    main()
