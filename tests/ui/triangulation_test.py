# The triangulation workspace in the real window: points are dragged, added and erased, a search is stepped through.
# SPDX-License-Identifier: MIT
"""One program start for all: each is dear."""

import time

from program import WindowTest, command, main


class TriangulationTest(WindowTest):
    def test_points_are_dragged_added_and_erased(self):
        picture = self.path("points.png")
        command("render", "triangulation", "--sample", "uniform", "--size", "320x200", "--output", picture)
        program = self.start(picture)
        status = program.paused()
        self.assertEqual(status["workspace"], "triangulation")
        program.ask("action steps.last")

        before = program.settled()
        program.drag_by("handle.17", 25, -20)
        after = program.until(lambda s: s["parameters"]["edits"] != "" and not s["running"])
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertTrue(after["parameters"]["edits"].startswith("0,17,"))
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one step of undo")
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])

        program.ask("edit on_click=add")
        program.click("viewport", 0.5, 0.93)
        added = program.until(lambda s: s["parameters"]["edits"].startswith("1,0,") and not s["running"])
        self.assertNotEqual(added["hash"], before["hash"])
        program.ask("edit on_click=erase")
        program.click("viewport", 0.5, 0.93)
        program.until(lambda s: ",2,1000,0,0" in s["parameters"]["edits"] and not s["running"])
        program.until(lambda s: s["hash"] == before["hash"])

        program.ask("edit method=greedy")
        greedy = program.until(lambda s: not s["running"] and s["step_count"] > 2000)
        program.ask("action steps.first")
        program.ask("action steps.forward")
        program.until(lambda s: s["step"] == 1)
        self.assertNotEqual(greedy["hash"], before["hash"])


if __name__ == "__main__":
    main()
