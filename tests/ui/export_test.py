# What is taken away by F12, Shift+F12 and Ctrl+Shift+C: formats, sizes, names, many pictures, videos, the clipboard, plots on paper.
# SPDX-License-Identifier: MIT
import json
import os
from unittest import mock

from program import WindowTest, command, main


class Export(WindowTest):
    def open_rings(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action steps.last")
        program.until(lambda s: s["step"] == s["step_count"] - 1 and not s["playing"])
        return program

    def dialog(self, program, *keys):
        program.click("viewport", 0.9, 0.5)
        program.key(*keys)
        program.appeared("screenshot_dialog")

    def choose(self, program, name, entry):
        """The entry of a list, counted from its first, by keys."""
        program.click(name)
        program.until(lambda s: s["hangs_open"] not in ("", "screenshot_dialog"))
        program.key("Home", *["Down"] * entry, "Return")
        program.until(lambda s: s["hangs_open"] == "screenshot_dialog")
        program.sync()

    def type_number(self, program, name, value):
        program.click("screenshot." + name, 0.2)
        program.key("ctrl+a")
        program.pointer("type", value)
        program.key("Tab")
        program.sync()

    def text(self, program, name):
        return program.ask("geometry " + name).get("text")

    def save(self, program, path):
        program.click("screenshot.save")
        program.appeared("picture_file_dialog")
        proposed = self.text(program, "fileNameEdit")
        program.enter("fileNameEdit", path)
        program.accept("picture_file_dialog")
        return proposed

    def as_the_command_line(self, program, end):
        shown, drawn, state = self.path("shown" + end), self.path("drawn" + end), self.path("state.warpscope.json")
        self.assertTrue(program.written("screenshot " + shown, shown))
        with open(state, "w") as file:
            json.dump(program.ask("state")["state"], file)
        viewport = program.ask("geometry viewport")
        command("render", state, "--output", drawn, "--size", "%dx%d" % (viewport["width"], viewport["height"]))
        with open(shown, "rb") as a, open(drawn, "rb") as b:
            self.assertEqual(a.read(), b.read())

    def test_copy_picture(self):
        program = self.open_rings()
        program.click("viewport", 0.9, 0.5)
        program.key("ctrl+shift+c")
        program.until(lambda s: "copied to the clipboard" in s["said"])
        viewport, copied = program.ask("geometry viewport"), program.ask("clipboard")
        self.assertEqual((copied["width"], copied["height"]), (viewport["width"], viewport["height"]))

    def test_what_cannot_be_made_is_not_offered(self):
        program = self.open_rings()
        program.ask("action file.screenshot")
        program.appeared("screenshot_dialog")
        enabled = lambda name: program.ask("geometry screenshot." + name)["enabled"]
        self.assertTrue(enabled("copy") and enabled("save"))
        for side in ("width", "height"):
            program.click("screenshot." + side, 0.2)
            program.key("ctrl+a")
            program.pointer("type", "30000")
            program.key("Tab")
        self.assertTrue(program.comes_true(lambda: program.seen("screenshot.error"), 5))
        self.assertFalse(enabled("copy") or enabled("save"), "there is no memory for such a picture")

    def test_sizes_and_names(self):
        program = self.open_rings()
        last = program.status()["step"]
        self.dialog(program, "F12")
        self.choose(program, "screenshot.preset", 2)
        self.assertEqual((self.text(program, "screenshot.width"), self.text(program, "screenshot.height")), ("1920 px", "1080 px"))
        self.choose(program, "screenshot.preset", 4)
        self.assertEqual(self.text(program, "screenshot.width"), "3508 px")
        self.assertEqual(self.text(program, "screenshot.scale").replace(",", "."), "× 3.13")
        self.choose(program, "screenshot.preset", 1)
        program.click("screenshot.print")
        self.assertEqual(self.save(program, self.path("paper")), "rings-ridge-step-%d.png" % last)
        program.until(lambda s: "Picture written to " + self.path("paper.png") in s["said"])
        with open(self.path("paper.png"), "rb") as file:
            self.assertEqual(file.read()[16:24].hex(), "00000500000002d0")
        result = command("render", self.path("paper.png"), "--print-colors", "--size", "720p", "--output", self.path("again.png"),
                         "--reference", self.path("paper.png"), "--threshold", 0, check=False)
        self.assertEqual(result.returncode, 0, "the state in the picture makes the same: " + result.stderr)

    def test_svg(self):
        program = self.open_rings()
        self.as_the_command_line(program, ".svg")
        self.dialog(program, "F12")
        self.choose(program, "screenshot.format", 1)
        self.assertIn("shape", self.text(program, "screenshot.note"))
        self.assertTrue(self.save(program, self.path("drawing")).endswith(".svg"))
        self.assertTrue(program.comes_true(lambda: os.path.exists(self.path("drawing.svg"))))

    def test_glb(self):
        command("generate", "rings", "--dimension", 3, "--count", 2000, "--noise", 0.1, "--seed", 1, "--out", self.path("space.csv"))
        program = self.start(self.path("space.csv"))
        program.paused()
        self.as_the_command_line(program, ".glb")
        self.assertIn("not in the file", " ".join(program.ask("messages")["texts"]))
        path = self.path("flat.svg")
        self.assertFalse(program.written("screenshot " + path, path))
        self.assertIn("in space", program.until(lambda s: s["banner_visible"])["banner"])

    def test_many_pictures_in_a_new_folder(self):
        program = self.open_rings()
        self.dialog(program, "shift+F12")
        for name, value in (("from", "1"), ("to", "8"), ("stride", "3")):
            self.type_number(program, name, value)
        self.assertTrue(program.comes_true(lambda: "4 pictures" in self.text(program, "screenshot.note"), 5),
                        self.text(program, "screenshot.note"))
        self.assertEqual(self.save(program, self.path("new/folder/clip")), "rings-ridge.png")
        program.until(lambda s: "4 pictures written into" in s["said"])
        steps = sorted(int(name[len("clip-step-"):-4]) for name in os.listdir(self.path("new/folder")))
        self.assertEqual(steps, [1, 4, 7, 8])

    def pictures(self, folder):
        return len([name for name in os.listdir(folder) if name.startswith("clip-")]) if os.path.exists(folder) else 0

    def save_steps(self, program, path, count):
        self.assertGreater(program.status()["step_count"], count)
        self.dialog(program, "shift+F12")
        for name, value in (("from", "0"), ("to", str(count - 1)), ("stride", "1")):
            self.type_number(program, name, value)
        self.save(program, path)
        program.appeared("frames_dialog")

    def test_frames_go_on_where_they_stopped(self):
        program = self.open_rings()
        folder = self.path("frames")
        count = 150
        self.save_steps(program, folder + "/clip", count)
        self.assertTrue(program.comes_true(lambda: self.pictures(folder) > 1, 20))
        os.rename(folder, self.path("away"))
        program.until(lambda s: "of %d pictures are in" % count in s["banner"])
        there = self.pictures(self.path("away"))
        self.assertLess(there, count)
        program.click("banner.tryagain")
        program.until(lambda s: "%d pictures written into" % (count - there) in s["said"])
        self.assertEqual(self.pictures(folder), count - there)

    def test_leaving_asks_while_pictures_are_written(self):
        program = self.open_rings()
        self.save_steps(program, self.path("many/clip"), program.status()["step_count"] - 1)
        program.ask("action file.quit")
        program.appeared("question.stay")
        program.click("question.stay")
        program.until(lambda s: not program.seen("question.stay"))
        self.assertTrue(program.seen("frames_dialog"), "it goes on")
        program.ask("action file.quit")
        program.appeared("question.leave")
        program.move(*program.place("question.leave"))
        program.pointer("click", 1)
        self.assertEqual(program.process.wait(20), 0)

    def let_ffmpeg_be(self, script):
        """What runs in ffmpeg's place; its last argument is the file to write."""
        os.mkdir(self.path("programs"))
        with open(self.path("programs/ffmpeg"), "w") as file:
            file.write("#!/bin/sh\nfor last; do :; done\n" + script + "\n")
        os.chmod(self.path("programs/ffmpeg"), 0o755)
        with mock.patch.dict(os.environ, PATH=self.path("programs") + ":" + os.environ["PATH"]):
            return self.open_rings()

    def film(self, program):
        self.dialog(program, "shift+F12")
        self.choose(program, "screenshot.format", 1)
        self.type_number(program, "stride", "50")
        self.assertRegex(self.text(program, "screenshot.note"), r"^\d+ pictures of .* s$")
        return self.save(program, self.path("clip"))

    def test_video(self):
        program = self.let_ffmpeg_be('cat > "$last"')
        self.assertEqual(self.film(program), "rings-ridge.mp4")
        said = program.until(lambda s: "Video of" in s["said"])["said"]
        viewport = program.ask("geometry viewport")
        frame = viewport["width"] // 2 * 2 * (viewport["height"] // 2 * 2) * 4
        self.assertEqual(os.path.getsize(self.path("clip.mp4")), int(said.split()[2]) * frame)

    def test_a_cancelled_video_leaves_nothing(self):
        program = self.let_ffmpeg_be("exec sleep 1000")
        self.film(program)
        program.appeared("frames_dialog")
        program.click("frames.cancel")
        program.until(lambda s: "no video" in s["said"])
        self.assertFalse([name for name in os.listdir(self.home) if "clip" in name])
        self.assertEqual(program.quit(), 0)

    def test_without_ffmpeg_the_dialog_says_so(self):
        cloud = self.rings()
        with mock.patch.dict(os.environ, PATH=self.path("nowhere")):
            program = self.start(cloud)
        program.environment["PATH"] = os.environ["PATH"]  # of the pointer
        program.paused()
        self.dialog(program, "shift+F12")
        self.choose(program, "screenshot.format", 2)
        self.assertIn("install it", self.text(program, "screenshot.error"))
        self.assertFalse(program.ask("geometry screenshot.save")["enabled"])

    def test_plots_on_paper(self):
        program = self.open_rings()
        self.assertTrue(program.comes_true(lambda: program.ask("plots")["plots"], 10))
        plot = program.ask("plots")["plots"][0]
        program.click(plot, button=3)
        program.appeared("plot_menu")
        program.key("Up", "Up", "Return")
        program.appeared("plot_dialog")
        self.assertEqual(self.text(program, "fileNameEdit"), "rings-ridge-%s.svg" % plot.split(".")[1])
        program.enter("fileNameEdit", self.path("paper"))
        program.accept("plot_dialog")
        self.assertTrue(program.comes_true(lambda: os.path.exists(self.path("paper.svg"))))
        with open(self.path("paper.svg")) as file:
            self.assertIn('fill="#ffffff"', file.read())


if __name__ == "__main__":
    main()
