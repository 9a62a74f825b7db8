# The window itself: gallery, a sample, keys, accessible names, no frames while idle, closing.
# SPDX-License-Identifier: MIT
import os
import shutil

from program import ENGLISH, Display, WindowTest, command, main


class Window(WindowTest):
    def test_gallery_sample_idle_and_close(self):
        program = self.start()
        self.assertEqual(program.status()["workspace"], "")
        self.assertTrue(program.ask("geometry gallery")["visible"])
        program.click("sample.ridge.rings")
        status = program.settled()
        self.assertEqual(status["workspace"], "ridge")
        self.assertGreater(status["step_count"], 10)
        self.assertTrue(program.comes_true(lambda: "Cloud: “Noisy rings”" in program.ask("geometry scene.data")["text"]),
                        "the sample's title rather than flags")
        program.ask("action steps.last")
        program.until(lambda s: not s["playing"])
        self.assertTrue(program.draws_nothing_for(3), "frames are drawn while nothing changes")
        self.assertEqual(program.quit(), 0)

    def test_a_small_screen_holds_the_window(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        program = self.start(self.rings())
        program.paused()
        program.appeared("viewport")
        for name in ("main_window", "viewport", "timeline"):
            widget = program.ask("geometry " + name)
            self.assertLessEqual(widget["x"] + widget["width"], 640, name)
            self.assertLessEqual(widget["y"] + widget["height"], 480, name)
        self.assertGreater(program.ask("geometry viewport")["width"], 600, "panels leave the picture its room")
        self.assertFalse(program.seen("parameters"))
        program.click("status.points")  # shows the panel that tells about the data
        program.until(lambda _: program.seen("scene"))
        self.assertEqual(program.quit(), 0)

    def test_screens_of_any_size_and_scale_hold_the_window(self):
        cloud = self.rings()
        for size, scale in (("1280x960", 2), ("1920x1440", 3), ("3840x2160", 2), ("7680x4320", 1), ("7680x4320", 3)):
            with self.subTest("%s, scale %d" % (size, scale)):
                self.display.close()
                self.display = Display(size)
                self.addCleanup(self.display.close)
                shutil.rmtree(self.path("config"), ignore_errors=True)  # with the size that the window had
                program = self.start(cloud, locale=dict(ENGLISH, QT_SCALE_FACTOR=str(scale)))
                program.paused()
                width, height = (int(n) for n in size.split("x"))
                for name in ("main_window", "viewport", "timeline"):
                    widget = program.ask("geometry " + name)
                    self.assertLessEqual(widget["x"] + widget["width"], width, name)
                    self.assertLessEqual(widget["y"] + widget["height"], height, name)
                self.assertGreater(program.ask("geometry viewport")["width"], 600 * scale if width < 3840 else 700 * scale)
                program.click("timeline.back")
                program.until(lambda s: not s["playing"])
                self.assertEqual(program.quit(), 0)

    def test_panels_fit_a_small_screen_one_by_one(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        program = self.start(self.rings())
        program.paused()
        program.ask("action help.tour")
        for _ in range(7):
            program.appeared("tour")
            window = program.ask("geometry main_window")
            self.assertLessEqual(window["width"], 640, program.ask("geometry tour.title"))
            self.assertLessEqual(window["height"], 480, program.ask("geometry tour.title"))
            program.click("tour.next")
        program.until(lambda _: not program.seen("tour"))
        self.assertFalse(program.seen("parameters"), "panels that the tour opened are put back")

    def test_a_large_cloud_gets_more_points_at_rest(self):
        program = self.start(self.rings("large.csv", 900000))
        program.paused()
        program.until(lambda s: s["resting"] and not s["running"])
        self.assertTrue(program.draws_nothing_for(1), "what is told of the step comes, and then nothing more")
        quiet = program.status()["frames"]
        program.ask("edit show_grid=false")
        resting = program.until(lambda s: s["resting"] and s["frames"] > quiet)["frames"]
        self.assertTrue(program.draws_nothing_for(1))
        before = program.status()["frames"]
        self.assertLessEqual(before, resting + 1, "one frame at rest is enough")
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0 and s["frames"] > before + 1 and s["resting"])

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
        program.until(lambda s: s["step"] == last)
        program.key("Left")
        program.until(lambda s: s["step"] == last - 1)
        program.key("Home")
        program.until(lambda s: s["step"] == 0)
        program.key("space")
        program.until(lambda s: s["playing"])
        program.key("space")
        program.until(lambda s: not s["playing"])

    def test_camera_keys_orbit_and_flight_in_space(self):
        cloud = self.path("space.csv")
        command("generate", "trefoil", "--count", 1500, "--seed", 1, "--out", cloud)
        program = self.start(cloud)
        program.paused()
        camera = lambda: program.ask("state")["state"]["camera"]
        before = camera()
        program.drag("viewport", 0.5, 0.7)
        self.assertNotEqual(camera()["yaw"], before["yaw"])
        for key, yaw, pitch in (("1", -1.571, 0), ("3", 0, 0), ("7", -1.571, 1.571), ("9", -0.785, 0.615)):
            program.key(key)
            program.sync()
            self.assertAlmostEqual(camera()["yaw"], yaw, delta=0.01)
            self.assertAlmostEqual(camera()["pitch"], pitch, delta=0.01)
        program.key("5")
        program.sync()
        self.assertTrue(camera()["orthographic"])
        before = camera()["target"]
        program.move(*program.place("viewport"))
        program.pointer("mousedown", 3)
        program.pointer("keydown", "w")
        self.assertTrue(program.comes_true(lambda: camera()["target"] != before), "it flies while the key is held")
        program.pointer("keyup", "w")
        program.pointer("mouseup", 3)

    def test_state_as_text_watched_file_and_reload(self):
        cloud = self.rings()
        program = self.start(cloud)
        before = program.paused()
        program.click("viewport", 0.5, 0.95)
        program.key("ctrl+c")
        program.until(lambda s: "clipboard" in s["said"])
        program.ask("edit r1=0.3")
        program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        program.key("ctrl+v")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        program.ask("action file.watch")
        self.rings(count=2500)
        changed = program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        program.key("F5")
        again = program.until(lambda s: not s["running"] and s["revision"] > changed["revision"])
        self.assertEqual(again["hash"], changed["hash"])

    def test_a_watched_file_that_was_away_is_read_when_it_is_back(self):
        cloud = self.rings()
        program = self.start(cloud)
        before = program.paused()
        program.ask("action file.watch")
        os.remove(cloud)
        program.until(lambda s: "is gone" in s["banner"])
        self.assertEqual(program.status()["hash"], before["hash"], "what is open stays")
        self.rings(count=2500)
        changed = program.until(lambda s: not s["running"] and s["hash"] not in ("", before["hash"]))
        self.rings(count=2000)
        program.until(lambda s: not s["running"] and s["hash"] not in ("", before["hash"], changed["hash"]))

    def test_letters_do_not_act_while_typing(self):
        program = self.start(self.rings())
        program.settled()
        grid = program.ask("state")["state"]
        program.enter("parameters.search", "grg")
        program.sync()
        self.assertEqual(program.ask("state")["state"].get("furniture"), grid.get("furniture"))

    def test_a_theme_is_no_step_of_undo(self):
        program = self.start(self.rings())
        before = program.paused()
        program.ask("action view.theme_light")
        program.until(lambda s: program.ask("state")["state"]["furniture"]["theme"] == "light")
        after = program.status()
        self.assertEqual((after["can_undo"], after["history"]), (before["can_undo"], before["history"]))

    def test_palette_runs_an_action(self):
        program = self.start(self.rings())
        last = program.paused()["step_count"] - 1
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0)
        program.click("viewport", 0.5, 0.95)  # without a window manager a click gives the keyboard
        program.key("ctrl+shift+p")
        program.appeared("palette")
        program.enter("palette.search", "last step")
        program.accept("palette")
        program.until(lambda s: s["step"] == last)


if __name__ == "__main__":
    main()
