# Sweeps and breakpoints in the real window: a plot that grows, a dot that brings its parameters back, playing that pauses.
# SPDX-License-Identifier: MIT
import os

from program import WindowTest, main


class SweepTest(WindowTest):
    def value(self, program, name):
        return program.status()["parameters"][name]

    def text(self, program, name):
        return program.ask("geometry " + name).get("text", "")

    def says(self, program, name, words, seconds=60):
        self.assertTrue(program.comes_true(lambda: words in self.text(program, name), seconds), self.text(program, name))

    def sweep_five(self, program):
        program.ask("action tools.sweep")
        program.appeared("sweep_dialog")
        program.enter("sweep.values_1", "0.1:0.3:5")
        program.click("sweep.start")
        self.says(program, "sweep.status", "5 of 5 runs; done")

    def test_a_dot_brings_its_parameters_back(self):
        program = self.start(self.rings())
        program.paused()
        before = program.settled()
        self.sweep_five(program)
        self.assertEqual(program.status()["revision"], before["revision"], "what is shown stays")
        picture = os.environ.get("WS_PICTURES")
        if picture:
            os.system("import -display %s -window root %s/sweep.png" % (program.environment["DISPLAY"], picture))
        program.click("plot.sweep", 0.96, 0.5)
        self.assertTrue(program.comes_true(lambda: self.value(program, "r1") == "0.3", 20), self.value(program, "r1"))
        program.settled(before["revision"] + 1)
        program.ask("action edit.undo")
        self.assertTrue(program.comes_true(lambda: self.value(program, "r1") != "0.3", 20))

    def test_what_cannot_be_is_said_and_a_sweep_is_cancelled(self):
        program = self.start(self.rings(count=20000))
        program.paused()
        program.ask("action tools.sweep")
        program.appeared("sweep_dialog")
        program.enter("sweep.values_1", "0.1:x:5")
        program.click("sweep.start")
        self.says(program, "sweep.error", "no numbers")
        program.enter("sweep.values_1", "0.01:0.3:2000")
        program.click("sweep.start")
        self.says(program, "sweep.status", "of 2")
        program.click("sweep.cancel")
        self.says(program, "sweep.status", "cancelled")
        self.assertFalse(program.seen("sweep.error"))
        program.click("sweep.start")
        self.says(program, "sweep.status", "now r1")
        program.ask("quit")
        program.appeared("question.leave")
        self.assertIn("sweep is still running", program.ask("geometry question.text").get("text", ""))
        program.move(*program.place("question.leave"))
        program.pointer("click", 1)
        self.assertEqual(program.process.wait(20), 0, "while a sweep goes on")

    def test_rows_stay_while_the_dialog_is_closed(self):
        program = self.start(self.rings())
        program.paused()
        self.sweep_five(program)
        program.click("sweep.status")
        program.key("Escape")
        program.until(lambda s: not program.seen("sweep_dialog"))
        program.ask("action tools.sweep")
        program.appeared("sweep_dialog")
        self.says(program, "sweep.status", "5 of 5 runs; done")
        self.assertNotIn("no longer open", self.text(program, "sweep.status"))

    def test_rows_are_of_data_that_come_back_by_undo(self):
        program = self.start(self.rings())
        first = program.paused()
        self.sweep_five(program)
        program.ask("open " + self.rings("others.csv", count=500))
        program.until(lambda s: not s["running"] and s["hash"] != first["hash"])
        self.says(program, "sweep.status", "no longer open")
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == first["hash"])
        self.says(program, "sweep.status", "5 of 5 runs; done")
        self.assertNotIn("no longer open", self.text(program, "sweep.status"))

    def test_playing_pauses_at_a_breakpoint(self):
        program = self.start(self.rings())
        status = program.paused()
        program.ask("action steps.breakpoint")
        program.appeared("breakpoint_dialog")
        program.enter("breakpoint.text", "removed_naer<")
        program.click("breakpoint.add")
        self.says(program, "breakpoint.error", "compared with")
        for condition in ("first:removed_near", "balls changes"):
            program.enter("breakpoint.text", condition)
            program.key("Return")
            program.until(lambda s: self.text(program, "breakpoint.text") == "")
        program.click("breakpoint.close")
        program.until(lambda s: not program.seen("breakpoint_dialog"))
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0)
        self.assertTrue(program.comes_true(lambda: program.ask("action steps.next_breakpoint") and program.status()["step"] > 0, 20))
        hit = program.status()["step"]
        program.ask("action steps.first")
        self.says(program, "timeline.title", "3000 points")
        program.ask("action steps.mark")
        program.ask("action steps.play")
        at = program.until(lambda s: s["step"] == hit and not s["playing"])
        self.assertLess(at["step"], status["step_count"] - 1)
        program.ask("action steps.next_breakpoint")
        program.until(lambda s: s["step"] > hit)
        self.says(program, "timeline.values", "Since step 0: ")
        self.says(program, "timeline.values", " added")
        picture = os.environ.get("WS_PICTURES")
        if picture:
            os.system("import -display %s -window root %s/breakpoints.png" % (program.environment["DISPLAY"], picture))
        program.ask("action steps.previous_breakpoint")
        program.until(lambda s: s["step"] == hit)


if __name__ == "__main__":
    main()
