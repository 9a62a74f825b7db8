# What leaves the window: screenshots equal to headless pictures, exports; and what bad files do.
# SPDX-License-Identifier: MIT
import json
import os
from unittest import mock

from program import WindowTest, command, main


class Picture(WindowTest):
    def test_screenshot_is_what_render_draws(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action steps.last")
        program.until(lambda s: s["step"] == s["step_count"] - 1 and not s["playing"])
        program.sync()  # the first frame of a picture may still move the camera beside what covers it
        shown, drawn = self.path("shown.png"), self.path("drawn.png")
        self.assertTrue(program.written("screenshot " + shown, shown))
        answer = program.ask("geometry viewport")
        state = self.path("state.warpscope.json")
        with open(state, "w") as file:
            json.dump(program.ask("state")["state"], file)
        size = "%dx%d" % (answer["width"], answer["height"])
        command("render", state, "--output", drawn, "--size", size)
        result = command("render", state, "--output", drawn, "--size", size, "--reference", shown, "--threshold", 0, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        again = command("render", shown, "--output", self.path("again.png"), "--size", size, "--reference", drawn, "--threshold", 0,
                        check=False)
        self.assertEqual(again.returncode, 0, "the picture's own state gives another picture: " + again.stderr)

    def start_on(self, surface, data):
        """Paused, and without panels over the picture."""
        with mock.patch.dict(os.environ, WS_SURFACE=surface):
            program = self.start(data)
        program.paused()
        self.assertTrue(program.ask("geometry viewport." + surface).get("visible"), "it is the one that was asked for")
        program.ask("action view.overlay")
        return program

    def test_both_surfaces_show_the_same(self):
        cloud = self.rings()
        shown = []
        for surface in ("copied", "composed"):
            program = self.start_on(surface, cloud)
            program.ask("action steps.last")
            program.until(lambda s: s["step"] == s["step_count"] - 1 and not s["playing"])
            shown.append(program.pixels("viewport"))
            program.quit()
        self.assertEqual(*shown)

    def test_both_surfaces_follow_size_and_step_and_come_to_rest(self):
        cloud = self.rings()
        shown = []
        for surface in ("copied", "composed"):
            program = self.start_on(surface, cloud)
            pictures = []
            for width, step in ((1100, "last"), (900, "last"), (900, "first")):
                program.ask("resize %dx600" % width)
                self.assertTrue(program.comes_true(lambda: program.ask("geometry main_window")["width"] == width))
                program.ask("action steps." + step)
                program.until(lambda s: s["step"] == (s["step_count"] - 1 if step == "last" else 0))
                pictures.append(program.pixels("viewport"))
            self.assertEqual(len(set(pictures)), 3, "a picture stayed")
            self.assertTrue(program.draws_nothing_for(0.5))
            shown.append(pictures[1:])  # the camera of the first depends on the size before, which the first window saved
            program.quit()
        self.assertEqual(*shown)

    def test_without_opengl_all_but_the_picture_works(self):
        with mock.patch.dict(os.environ, QT_XCB_GL_INTEGRATION="none"):
            program = self.start(self.rings())
        self.assertEqual(program.settled()["frames"], 0)
        words = program.ask("geometry viewport.absent")
        self.assertTrue(words["visible"])
        self.assertIn("no OpenGL", words["text"])
        program.click("viewport")
        self.assertTrue(program.written("export " + self.path("line.csv"), self.path("line.csv")))
        self.assertEqual(program.quit(), 0)

    def test_export_equals_the_command_line(self):
        cloud = self.rings()
        program = self.start(cloud)
        program.paused()
        program.ask("action steps.last")
        self.assertTrue(program.written("export " + self.path("window.csv"), self.path("window.csv")))
        command("run", "ridge", "--input", cloud, "--out", self.path("line.csv"))
        with open(self.path("window.csv"), "rb") as a, open(self.path("line.csv"), "rb") as b:
            self.assertEqual(a.read(), b.read())

    def test_unwritable_export_is_tried_again(self):
        program = self.start(self.rings())
        program.settled()
        path = self.path("later/all.csv")
        self.assertFalse(program.written("export " + path, path))
        self.assertIn("later", program.until(lambda s: s["banner_visible"])["banner"])
        os.mkdir(self.path("later"))
        program.click("banner.tryagain")
        self.assertTrue(program.comes_true(lambda: os.path.exists(path)))

    def test_picture_restores_what_it_shows_wherever_its_folder_goes(self):
        os.mkdir(self.path("here"))
        program = self.start(self.rings("here/rings.csv"))
        program.paused()
        before = program.ask("edit r1=0.3") and program.until(lambda s: not s["running"] and s["parameters"]["r1"] == "0.3")
        picture = self.path("here/shown.png")
        self.assertTrue(program.written("screenshot " + picture, picture))
        os.rename(self.path("here"), self.path("there"))
        program.ask("edit r1=0.25")
        program.until(lambda s: not s["running"] and s["parameters"]["r1"] == "0.25")
        program.ask("open " + self.path("there/shown.png"))
        after = program.until(lambda s: not s["running"] and s["parameters"]["r1"] == "0.3")
        self.assertEqual(after["hash"], before["hash"])

    def test_invalid_points_are_dropped_by_a_button(self):
        bad = self.path("invalid.csv")
        with open(bad, "w") as file:
            file.write("x,y\n" + "".join("%g,%g\n" % (i % 40 / 40, i * i % 53 / 53) for i in range(600)) + "nan,1\n")
        program = self.start()
        program.ask("open " + bad)
        self.assertIn("1 of 601", program.until(lambda s: s["banner_visible"])["banner"])
        program.click("banner.dropthem")
        self.assertIn("dropped", program.settled()["banner"])
        self.assertTrue(program.ask("state")["state"]["inputs"][0]["drop_invalid"])

    def test_bad_file_is_a_banner_and_leaves_what_was_open(self):
        bad = self.path("bad.csv")
        with open(bad, "w") as file:
            file.write("x,y\n1,2\n3,oops\n")
        program = self.start(self.rings())
        before = program.settled()
        program.ask("open " + bad)
        status = program.until(lambda s: s["banner_visible"])
        self.assertIn("3", status["banner"])
        self.assertEqual(status["hash"], before["hash"])
        program.click("banner.dismiss")
        program.until(lambda s: not s["banner_visible"])
        self.assertEqual(program.quit(), 0)

    def test_empty_file_in_the_gallery(self):
        empty = self.path("empty.xyz")
        open(empty, "w").close()
        program = self.start()
        program.ask("open " + empty)
        self.assertNotEqual(program.until(lambda s: s["banner_visible"])["banner"], "")
        self.assertEqual(program.status()["workspace"], "")


if __name__ == "__main__":
    main()
