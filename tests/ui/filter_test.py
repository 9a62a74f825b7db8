# The image workspace in the real window: an image opens, a corner and the divider are dragged, a kernel of 2010 is looked at.
# SPDX-License-Identifier: MIT
"""One program start for all: each is dear."""

import time

from program import WindowTest, command, main


class FilterTest(WindowTest):
    def test_images_are_warped_compared_and_looked_into(self):
        image = self.path("board.png")
        command("generate", "checkerboard", "--width", 240, "--height", 160, "--out", image)
        program = self.start(image)
        status = program.paused()
        self.assertEqual(status["workspace"], "filter")
        program.ask("action steps.last")

        program.ask("edit operation=homography")
        before = program.settled()
        program.drag_by("handle.corner1", -60, 30)
        after = program.until(lambda s: s["history"] != before["history"] and not s["running"])  # the release makes it
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one step of undo")
        program.ask("action edit.undo")
        self.assertEqual(program.until(lambda s: not s["running"] and s["hash"] == before["hash"])["parameters"]["corners"], "")

        x, y = program.place("handle.corner1")
        program.pointer("mousemove", x, y)
        time.sleep(0.2)
        program.pointer("mousedown", 1)
        program.pointer("mousemove", x - 40, y + 20)
        program.until(lambda s: s["parameters"]["corners"] != "")
        program.key("ctrl+z")
        program.until(lambda s: s["parameters"]["corners"] == "")
        program.pointer("mousemove", x - 60, y + 30)
        time.sleep(0.2)
        program.pointer("mouseup", 1)
        time.sleep(0.2)
        undone = program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertEqual((undone["parameters"]["corners"], undone["history"]), ("", before["history"]))

        program.ask("edit operation=convolve")
        program.ask("edit variant=v411")
        program.settled()
        program.ask("edit stage=split")
        program.until(lambda s: "error" not in program.ask("geometry handle.divider"), 20)
        x, _ = program.place("handle.divider")
        program.drag_by("handle.divider", -80, 0)
        program.until(lambda s: program.place("handle.divider")[0] < x - 40, 20)

        for edit, is_refused in (("variant=v3", False), ("radius=40", True), ("radius=8", False)):
            program.ask("edit " + edit)
            program.until(lambda s: not s["running"] and s["banner_visible"] == is_refused, 20)

        program.ask("action steps.first")
        program.key("Right", "Right", "Right")
        self.assertTrue(program.written("screenshot " + self.path("step.png"), self.path("step.png")))
        self.assertEqual(program.quit(), 0)


if __name__ == "__main__":
    main()
