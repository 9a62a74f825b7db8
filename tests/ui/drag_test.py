# Sliders in the panel and over the picture, the timeline, undo, and a pick.
# SPDX-License-Identifier: MIT

from program import WindowTest, command, main


class Drag(WindowTest):
    def check_slider(self, name, start, end):
        program = self.start(self.rings())
        before = program.settled()
        program.drag(name, start, end)
        after = program.until(lambda s: s["history"] == before["history"] + 1)
        after = program.settled(before["revision"] + 1)
        self.assertNotEqual(after["parameters"]["r1"], before["parameters"]["r1"])
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one undo step")
        program.key("ctrl+z")
        undone = program.until(lambda s: s["parameters"]["r1"] == before["parameters"]["r1"])
        self.assertEqual(undone["history"], before["history"])
        undone = program.until(lambda s: not s["running"] and s["hash"] == before["hash"])

    def test_slider_in_the_panel(self):
        self.check_slider("slider.r1", 0.5, 0.55)

    def test_slider_over_the_picture(self):
        self.check_slider("overlay.r1", 0.5, 0.55)

    def check_undo_while_held(self, name):
        program = self.start(self.rings())
        program.settled()
        program.ask("edit r1=0.2")
        before = program.settled(2)
        x, y = program.place(name, 0.5)
        program.press(x, y)
        program.pointer("mousemove", x + 20, y)
        program.until(lambda s: s["parameters"]["r1"] != "0.2")
        program.key("ctrl+z")
        program.until(lambda s: s["parameters"]["r1"] == "0.2")
        program.move(x + 40, y)
        program.release()
        after = program.until(lambda s: not s["running"])
        self.assertEqual((after["parameters"]["r1"], after["history"]), ("0.2", before["history"]),
                         "the drag alone is taken back, and stays so")
        program.drag(name, 0.5, 0.6)
        program.until(lambda s: s["parameters"]["r1"] != "0.2" and s["history"] == before["history"] + 1)

    def test_undo_while_the_slider_in_the_panel_is_held(self):
        self.check_undo_while_held("slider.r1")

    def test_undo_while_the_slider_over_the_picture_is_held(self):
        self.check_undo_while_held("overlay.r1")

    def test_slider_keeps_to_the_range_that_was_set(self):
        program = self.start(self.rings())
        program.paused()
        program.click("overlay.r1", button=3)
        program.appeared("parameter_menu")
        program.key("Up", "Return")  # "Set range…" is the last entry
        program.appeared("range_dialog")
        program.enter("range.low", "0.3")
        program.enter("range.high", "0.2")
        program.key("Return")
        program.appeared("range.error")
        program.enter("range.high", "0.4")
        program.accept("range_dialog")
        program.drag("slider.r1", 0.5, 0.99)
        program.until(lambda s: s["parameters"]["r1"] == "0.4")
        program.drag("overlay.r1", 0.9, 0.01)
        program.until(lambda s: 0.3 <= float(s["parameters"]["r1"]) < 0.32)

    def test_timeline(self):
        program = self.start(self.rings())
        count = program.paused()["step_count"]
        self.assertEqual(program.ask("geometry timeline.speed")["text"], "all in 20 s")
        program.ask("action steps.first")
        program.drag("timeline.track", 0.1, 0.5)
        status = program.until(lambda s: s["step"] > 0)
        self.assertAlmostEqual(status["step"], (count - 1) * 0.5, delta=max(2, 0.03 * count))
        program.drag("timeline.track", 0.5, 0.2)
        status = program.until(lambda s: s["step"] < 0.3 * count)
        self.assertAlmostEqual(status["step"], (count - 1) * 0.2, delta=max(2, 0.03 * count))

    def test_few_steps_take_less_and_say_so(self):
        command("generate", "uniform-vectors", "--dimension", 8, "--count", 2000, "--out", self.path("vectors.fvecs"))
        program = self.start(self.path("vectors.fvecs"))
        count = program.paused()["step_count"]
        self.assertLess(count, 60)
        self.assertEqual(program.ask("geometry timeline.speed")["text"], "all in %d s" % max(1, round((count - 1) / 4)))

    def test_click_picks(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0 and not s["playing"])
        for across in range(15, 90, 2):
            program.click("viewport", across / 100, 0.5)
            if program.status()["selection"]:
                break
        self.assertNotEqual(program.status()["selection"], "")
        self.assertTrue(program.ask("geometry inspector.values")["visible"])


if __name__ == "__main__":
    main()
