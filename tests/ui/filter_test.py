# The image workspace in the real window: an image opens, a corner and the divider are dragged, a kernel of 2010 is looked at.
# SPDX-License-Identifier: MIT
"""One program start for all: each is dear."""

from program import WindowTest, command, main


class FilterTest(WindowTest):
    def test_images_are_warped_compared_and_looked_into(self):
        image = self.path("board.png")
        command("generate", "checkerboard", "--width", 240, "--height", 160, "--out", image)
        program = self.start(image)
        status = program.paused()
        self.assertEqual(status["workspace"], "filter")
        program.ask("action steps.last")

        self.assertNotIn("error", program.ask("geometry overlay.kernel"))
        self.assertEqual(program.ask("geometry number.radius_x").get("text"), "as radius")
        program.ask("edit kernel=box")
        program.ask("edit operation=homography")
        before = program.settled()
        self.assertFalse(before["banner_visible"], "the kernel's row is grey: that it has no effect needs no banner")
        program.until(lambda s: "error" in program.ask("geometry overlay.kernel"))  # it has no effect on a warp
        for name in ("rotation", "zoom", "perspective_x", "interpolation"):
            self.assertNotIn("error", program.ask("geometry overlay." + name), name)
        program.drag_by("handle.corner1", -60, 30)
        after = program.until(lambda s: s["history"] != before["history"] and not s["running"])  # the release makes it
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one step of undo")
        program.ask("action edit.undo")
        self.assertEqual(program.until(lambda s: not s["running"] and s["hash"] == before["hash"])["parameters"]["corners"], "")

        program.sync()  # the picture stands where the undone result puts it
        x, y = program.place("handle.corner1")
        program.press(x, y)
        program.pointer("mousemove", x - 40, y + 20)
        program.until(lambda s: s["parameters"]["corners"] != "")
        program.key("ctrl+z")
        program.until(lambda s: s["parameters"]["corners"] == "")
        program.move(x - 60, y + 30)
        program.release()
        undone = program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertEqual((undone["parameters"]["corners"], undone["history"]), ("", before["history"]))

        program.ask("edit operation=convolve")
        program.ask("edit variant=v411")
        program.settled()
        program.ask("edit stage=split")
        program.until(lambda s: "error" not in program.ask("geometry handle.divider"))
        x, _ = program.place("handle.divider")
        program.drag_by("handle.divider", -80, 0)
        program.until(lambda s: program.place("handle.divider")[0] < x - 40)

        for edit, is_refused in (("variant=v3", False), ("radius=40", True), ("radius=8", False)):
            program.ask("edit " + edit)
            program.until(lambda s: not s["running"] and s["banner_visible"] == is_refused)

        program.ask("action steps.first")
        program.key("Right", "Right", "Right")
        self.assertTrue(program.written("screenshot " + self.path("step.png"), self.path("step.png")))
        self.assertEqual(program.quit(), 0)

    def drag_along(self, program, handle, path):
        """Holds the handle from place to place; after each it must be there, and the corners have followed. Gives them."""
        x, y = program.place(handle)
        program.press(x, y)
        seen = []
        for dx, dy in path:
            last = program.status()["parameters"]["corners"]
            program.pointer("mousemove", x + dx, y + dy)
            seen.append(program.until(lambda s: s["parameters"]["corners"] not in ("", last))["parameters"]["corners"])
            program.settled()
            at = program.place(handle)
            self.assertLessEqual(max(abs(at[0] - x - dx), abs(at[1] - y - dy)), 1, "no notice moves the picture away below the pointer")
        program.release()
        return seen

    def test_plots_come_while_steps_play(self):
        photo = self.path("photo.png")
        command("generate", "photo-like", "--size", "640x420", "--out", photo)
        program = self.start(photo)
        for _ in range(3):
            program.ask("action steps.slower")  # sanitized programs take their time for plots
        program.settled()
        self.assertTrue(program.comes_true(lambda: "plot.stages" in program.ask("plots")["plots"], 10), program.status())
        self.assertTrue(program.status()["playing"], "a step takes long enough")

    def test_corners_are_dragged_while_steps_play(self):
        photo = self.path("photo.png")
        command("generate", "photo-like", "--size", "640x420", "--out", photo)
        program = self.start(photo)
        program.settled()
        program.ask("edit operation=homography")
        program.until(lambda s: not s["running"] and "error" not in program.ask("geometry handle.corner1"))
        program.ask("action steps.first")  # which pauses; from there it plays long enough
        program.until(lambda s: not s["playing"] and s["step"] == 0)
        program.ask("action steps.play")
        before = program.until(lambda s: s["playing"] and s["step"] > 2)
        x, y = program.place("handle.corner1")
        program.press(x, y)
        seen = set()
        for i in range(1, 4):
            program.pointer("mousemove", x - 20 * i, y + 12 * i)
            seen.add(program.until(lambda s: s["parameters"]["corners"] not in seen | {""})["parameters"]["corners"])
        held = program.status()
        self.assertFalse(held["playing"], "steps do not go on under the hand")
        self.assertEqual(held["step"], held["step_count"] - 1, "what is dragged is seen in the result")
        program.release()
        after = program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one step of undo")
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0)
        at_first = program.place("handle.corner1")
        program.drag_by("handle.corner1", -30, 10)
        program.until(lambda s: not s["running"] and s["history"] == after["history"] + 1)
        self.assertEqual(program.status()["step"], 0, "one who chose a step stays there")
        self.assertLess(program.place("handle.corner1")[0], at_first[0] - 10)
        self.assertEqual(program.quit(), 0)

    def test_taps_are_drawn_and_typed(self):
        image = self.path("board.png")
        command("generate", "checkerboard", "--width", 120, "--height", 80, "--out", image)
        program = self.start(image)
        program.paused()
        taps = lambda s: [float(t) for t in s["parameters"]["taps_row"].split(",") if t]
        program.ask("edit kernel=custom")
        program.enter("parameters.search", "no such thing")
        program.until(lambda _: program.seen("parameters.none_fits"))
        program.enter("parameters.search", "along rows")
        program.until(lambda _: not program.seen("parameters.none_fits"))
        program.enter("list.taps_row", "0,0,1,0,0")
        program.key("Return")
        before = program.until(lambda s: taps(s) == [0, 0, 1, 0, 0] and not s["running"])
        x, y = program.place("bars.taps_row", 0.1, 0.25)
        program.press(x, y)
        program.until(lambda s: taps(s)[0] > 0)
        far, _ = program.place("bars.taps_row", 0.9, 0.25)
        for i in range(1, 9):
            program.move(x + (far - x) * i // 8, y)
        program.release()
        drawn = program.until(lambda s: not s["running"] and s["hash"] != before["hash"] and min(taps(s)) > 0)
        self.assertEqual(len(set(taps(drawn))), 1, "a level stroke gives equal taps")
        self.assertEqual(drawn["history"], before["history"] + 1, "one stroke is one step of undo")
        self.assertEqual(program.ask("geometry list.taps_row")["text"], drawn["parameters"]["taps_row"], "the text follows")
        program.key("Left", "Down")
        program.until(lambda s: taps(s)[3] < taps(s)[4] == taps(drawn)[4])
        program.key("plus")
        program.until(lambda s: len(taps(s)) == 7 and taps(s)[0] == taps(s)[6] == 0)
        program.key("minus", "minus")
        program.until(lambda s: len(taps(s)) == 3)
        self.assertEqual(program.quit(), 0)

    def test_a_corner_crosses_the_diagonal_and_comes_back(self):
        board = self.path("board.png")
        command("generate", "checkerboard", "--width", 720, "--height", 576, "--out", board)
        program = self.start(board)
        program.paused()
        program.ask("edit operation=homography")
        program.ask("edit matrix=3,1.2,-600,0,3,-100,-0.01,-0.01,10")  # of the sample to drag: one corner lies behind the plane
        program.settled()
        program.ask("action steps.last")
        program.until(lambda s: s["step"] == s["step_count"] - 1)
        program.until(lambda s: "error" not in program.ask("geometry handle.corner3"))
        before = program.status()
        first, *folded, again = self.drag_along(program, "handle.corner3", [(20, 10), (160, -60), (260, -160), (330, -210), (20, 10)])
        self.assertEqual(again, first)
        self.assertEqual(len({first, *folded}), 4)
        back = program.until(lambda s: not s["running"] and s["history"] == before["history"] + 1)  # the release makes it
        self.assertEqual(back["parameters"]["corners"], first)
        x, y = program.place("handle.corner3")
        self.drag_along(program, "handle.corner3", [(240, -170)])
        program.until(lambda s: s["banner_visible"] and not s["running"])  # nothing of the sheet lies in the output
        program.sync()
        at = program.place("handle.corner3")
        self.assertLessEqual(max(abs(at[0] - x - 240), abs(at[1] - y + 170)), 1, "nor away from where it was let go")
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == back["hash"] and not s["banner_visible"])
        program.sync()  # the picture stands where it does without the notice
        program.drag_by("handle.corner3", 310, -220)
        program.until(lambda s: not s["running"] and s["history"] == back["history"] + 1 and s["hash"] != back["hash"])
        self.assertTrue(program.written("screenshot " + self.path("folded.png"), self.path("folded.png")))
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == back["hash"])
        program.ask("action edit.undo")
        undone = program.until(lambda s: not s["running"] and s["parameters"]["corners"] == "")
        self.assertNotEqual(undone["parameters"]["matrix"], "", "the matrix that the drag replaced is back")
        self.assertEqual(program.quit(), 0)


if __name__ == "__main__":
    main()
