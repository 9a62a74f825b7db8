# The window itself: gallery, a sample, keys, accessible names, no frames while idle, closing.
# SPDX-License-Identifier: MIT
import time

from program import WindowTest, main


class Window(WindowTest):
    def test_gallery_sample_idle_and_close(self):
        program = self.start()
        self.assertEqual(program.status()["workspace"], "")
        self.assertTrue(program.ask("geometry gallery")["visible"])
        program.click("sample.ridge.rings")
        status = program.settled()
        self.assertEqual(status["workspace"], "ridge")
        self.assertGreater(status["step_count"], 10)
        program.until(lambda s: not s["playing"], 90)
        time.sleep(1)
        before = program.status()["frames"]
        time.sleep(3)
        self.assertEqual(program.status()["frames"], before, "frames were drawn while nothing changed")
        self.assertEqual(program.quit(), 0)

    def test_everything_that_takes_the_focus_has_a_name(self):
        program = self.start(self.rings())
        program.settled()
        widgets = program.ask("names")["widgets"]
        self.assertGreater(len(widgets), 25)
        self.assertEqual([w for w in widgets if not w["accessible"]], [])

    def test_keys_of_the_viewport(self):
        program = self.start(self.rings())
        last = program.paused()["step_count"] - 1
        program.ask("action steps.first")
        program.click("viewport", 0.5, 0.95)
        program.key("End")
        program.until(lambda s: s["step"] == last, 10)
        program.key("Left")
        program.until(lambda s: s["step"] == last - 1, 10)
        program.key("Home")
        program.until(lambda s: s["step"] == 0, 10)
        program.key("space")
        program.until(lambda s: s["playing"], 10)
        program.key("space")
        program.until(lambda s: not s["playing"], 10)

    def test_letters_do_not_act_while_typing(self):
        program = self.start(self.rings())
        program.settled()
        grid = program.ask("state")["state"]
        program.click("parameters.search")
        program.pointer("type", "grg")
        time.sleep(0.5)
        self.assertEqual(program.ask("state")["state"].get("furniture"), grid.get("furniture"))

    def test_palette_runs_an_action(self):
        program = self.start(self.rings())
        last = program.paused()["step_count"] - 1
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0, 10)
        program.click("viewport", 0.5, 0.95)  # without a window manager a click gives the keyboard
        program.key("ctrl+shift+p")
        time.sleep(0.6)
        program.pointer("type", "last step")
        time.sleep(0.3)
        program.key("Return")
        program.until(lambda s: s["step"] == last, 10)


if __name__ == "__main__":
    main()
