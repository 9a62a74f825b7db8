# What lies under the pointer is read out, and distances and angles are measured, with real pointer and keys.
# SPDX-License-Identifier: MIT
import math
import re

from program import WindowTest, command, main


class MeasureTest(WindowTest):
    def text(self, program):
        """Below the picture, and in it while one measures."""
        shown = (program.ask("geometry " + name) for name in ("viewport.reading", "status.reading"))
        return "".join(one.get("text", "") for one in shown if one.get("visible"))

    def reads(self, program, words, seconds=10):
        """Waits until all the words are read out; returns what is."""
        texts = [""]

        def has_come():
            texts[0] = self.text(program)
            return all(word in texts[0] for word in words)

        self.assertTrue(program.comes_true(has_come, seconds), "%s: %r" % (words, texts[0]))
        return texts[0]

    def squares(self):
        """Points on a grid of unit squares."""
        path = self.path("squares.csv")
        with open(path, "w") as file:
            file.write("east,north\n" + "".join("%d,%d\n" % (x, y) for y in range(7) for x in range(9)))
        return path

    def open_as(self, data, workspace):
        program = self.start("--with", workspace, data)
        program.paused()
        program.ask("action steps.last")
        program.settled()
        return program

    def test_a_dragged_point_is_read_out_where_it_was_let_go(self):
        program = self.open_as(self.squares(), "triangulation")
        x, y = program.place("handle.17")
        program.move(x, y)
        before = self.reads(program, ["point 17"])
        program.press(x, y)
        for move in range(1, 5):
            program.move(x - 5 * move, y - 4 * move)  # inwards: the picture stays where it is
        self.assertTrue(program.comes_true(lambda: self.text(program) == ""), "it covers nothing while a point is dragged")
        program.release()
        program.settled()
        self.assertTrue(program.comes_true(lambda: "point 17" in self.text(program) and self.text(program) != before),
                        self.text(program))

    def test_a_point_is_read_out_with_its_coordinates(self):
        program = self.open_as(self.squares(), "triangulation")
        program.move(*program.place("handle.40"))
        text = self.reads(program, ["point 40", "edges at it"])
        self.assertIn("east 4   north 4", text, "the point's own place, to the last digit")
        history = program.status()["history"]
        program.move(*program.place("viewport", 0.5, 0.03))
        text = self.reads(program, ["east"])
        self.assertNotIn("point", text)
        program.move(*program.place("parameters.search"))
        self.assertTrue(program.comes_true(lambda: self.text(program) == ""), "nothing is said when the pointer has left")
        self.assertEqual(program.status()["history"], history)

    def test_what_is_read_out_stands_beside_the_pointer(self):
        program = self.open_as(self.squares(), "triangulation")
        program.ask("resize 640x480")
        program.sync()
        program.move(*program.place("viewport", 0.5, 0.1))
        self.reads(program, ["east"])
        self.assertFalse(program.seen("viewport.reading"), "it covers nothing of the picture")
        program.ask("action tools.measure")
        self.reads(program, ["click the first place", "east"])
        lower = program.ask("geometry viewport.reading")
        x, y = lower["x"] + lower["width"] // 2, lower["y"] + lower["height"] // 2
        program.move(x, y)
        self.reads(program, ["east"])
        upper = program.ask("geometry viewport.reading")
        self.assertLess(upper["y"] + upper["height"], y, "it lies over what is pointed at")

    def test_escape_lets_go_of_what_is_picked(self):
        program = self.open_as(self.squares(), "triangulation")
        program.click("handle.40")
        program.until(lambda s: s["selection"])
        program.key("Escape")
        program.until(lambda s: not s["selection"])
        self.assertEqual(program.quit(), 0)

    def test_distance_and_angle_between_points(self):
        program = self.open_as(self.squares(), "triangulation")
        before = program.status()
        program.click("viewport", 0.5, 0.03)
        program.key("m")
        self.reads(program, ["click the first place"])
        corner = {"40": None, "44": None, "58": None}  # (4,4), (8,4), (4,6)
        for name in corner:
            corner[name] = program.place("handle." + name)
        program.click_at(*corner["44"])
        self.reads(program, ["click the second place"])
        program.click_at(*corner["40"])
        self.reads(program, ["distance 4 ", "deast -4", "dnorth 0"])
        program.click_at(*corner["58"])
        self.reads(program, ["distance 2 ", "angle 90.00°"])
        program.key("ctrl+c")
        self.assertTrue(program.comes_true(lambda: "angle at 2: 90.000°" in program.ask("clipboard")["text"]))
        copied = program.ask("clipboard")["text"]
        self.assertIn("1: east 8   north 4   (point 44)", copied)
        self.assertIn("distance 1 to 2: 4, deast -4, dnorth 0", copied)
        program.key("Escape")
        self.assertTrue(program.comes_true(lambda: "distance" not in self.text(program)))
        program.key("ctrl+c")
        self.assertTrue(program.comes_true(lambda: program.ask("clipboard")["text"].startswith("{")), "it is the state again")
        after = program.status()
        for kept in ("history", "hash", "step", "parameters"):
            self.assertEqual(after[kept], before[kept], kept)

    def test_a_drag_still_moves_the_picture_and_no_point(self):
        program = self.open_as(self.squares(), "triangulation")
        program.click("viewport", 0.5, 0.03)
        program.key("m")
        before = program.ask("state")["state"]["camera"]["target"], program.status()["parameters"]["edits"]
        program.drag_by("handle.40", 60, 30)
        after = program.ask("state")["state"]["camera"]["target"], program.status()["parameters"]["edits"]
        self.assertNotEqual(before[0], after[0])
        self.assertEqual(before[1], after[1])
        program.key("m")
        self.assertTrue(program.comes_true(lambda: "Measure" not in self.text(program)), "the same key ends it")

    def test_a_pixel_is_read_out_with_its_channels(self):
        picture = self.path("filter.png")
        command("render", "filter", "--sample", "photo", "--variant", "fused", "--size", "320x200", "--output", picture)
        program = self.start(picture)
        program.paused()
        program.ask("action steps.last")
        program.settled()
        program.move(*program.place("viewport", 0.55, 0.5))
        text = self.reads(program, ["pixel", "input", "after fused"])
        self.assertRegex(text, r" {3}x \d+   y \d+$", "the value first")
        channels = re.search(r"input ([\d., ]+)", text).group(1).split(", ")
        self.assertEqual(len(channels), 3)

    def test_a_bin_is_read_out_with_its_count(self):
        program = self.open_as(self.rings(), "histogram")
        program.move(*program.place("handle.query"))
        self.reads(program, ["x ", "y "])
        program.ask("edit show=waterfall")
        program.until(lambda s: s["view"]["show"] == "waterfall" and not s["running"])
        program.move(*program.place("viewport", 0.45, 0.4))
        text = self.reads(program, ["bin ", "query ", "references ", "distance "])
        self.assertNotIn("x ", text, "a cell of the table has no place")

    def test_a_triangle_of_a_ray_traced_picture(self):
        picture = self.path("tree.png")
        command("render", "kdtree", "--sample", "knot", "--size", "320x200", "--output", picture)
        program = self.start(picture)
        program.paused()
        program.ask("action steps.last")
        program.settled()

        def meets_one(across):
            program.move(*program.place("viewport", across, 0.5))
            return program.comes_true(lambda: "triangle" in self.text(program), 2)

        hits = []
        for across in (0.4, 0.45, 0.5, 0.55, 0.6):
            hits += [across] if len(hits) < 2 and meets_one(across) else []
        self.assertEqual(len(hits), 2, "a ray is traced to where the pointer is")
        self.assertRegex(self.text(program) or "x 0   y 0   z 0", r"x -?[\d.]+   y -?[\d.]+   z -?[\d.]+")
        program.key("Escape")
        program.ask("action tools.measure")
        for across in hits[:2]:
            program.click("viewport", across, 0.5)
        text = self.reads(program, ["distance", "dx", "dy", "dz"])
        numbers = [float(n) for n in re.findall(r"(?:distance|dx|dy|dz) (-?[\d.]+)", text)]
        self.assertAlmostEqual(numbers[0], math.sqrt(sum(n * n for n in numbers[1:4])), delta=0.02 * numbers[0] + 0.01)
        program.click("viewport", 0.02, 0.9)
        self.assertTrue(program.comes_true(lambda: "Nothing lies there" in program.status()["said"]), "and it is said why")

    def test_hovering_draws_no_frames(self):
        program = self.open_as(self.squares(), "triangulation")
        program.move(*program.place("viewport", 0.5, 0.03))
        program.draws_nothing_for(1)
        before = program.status()["frames"]
        for name in ("40", "41", "42"):
            program.move(*program.place("handle." + name))
            self.reads(program, ["point " + name])
        self.assertEqual(program.status()["frames"], before)


if __name__ == "__main__":
    main()
