# A second result beside the one that is shown: kept by a key, wiped by a handle, flipped to, and what the tab says of both.
# SPDX-License-Identifier: MIT
import struct
import zlib

from program import WindowTest, command, main


def rows_of(path):
    """A PNG of eight bits as rows of bytes, and how many bytes a pixel has."""
    with open(path, "rb") as file:
        content = file.read()
    at, packed = 8, b""
    while at < len(content):
        size, kind = struct.unpack(">I4s", content[at:at + 8])
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", content[at + 8:at + 18])
        if kind == b"IDAT":
            packed += content[at + 8:at + 8 + size]
        at += 12 + size
    channels = {2: 3, 6: 4}[color]
    plain, stride, rows, above = zlib.decompress(packed), width * channels, [], bytearray(width * channels)
    for y in range(height):
        how, row = plain[y * (stride + 1)], bytearray(plain[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride):
            left, up, corner = (row[x - channels], above[x], above[x - channels]) if x >= channels else (0, above[x], 0)
            nearest = min((abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner))[2]
            row[x] = (row[x] + (0, left, up, (left + up) // 2, nearest)[how]) & 255
        rows.append(bytes(row))
        above = row
    return rows, channels


class CompareTest(WindowTest):
    def opened(self):
        """The rings at rest, with the keyboard in the picture and the tab before the others."""
        program = self.start("--threads", "2", self.rings())
        program.paused()
        program.ask("edit r1=0.2")
        program.settled()
        program.ask("action steps.last")
        self.click_beside(program)
        return program

    def click_beside(self, program):
        program.click("viewport", 0.5, 0.97)
        program.until(lambda s: s["focus"] == "viewport")

    def divider_appears(self, program):
        program.until(lambda _: "error" not in program.ask("geometry handle.compare.divider"))

    def text(self, program, name):
        return program.ask("geometry compare." + name).get("text", "")

    def says(self, program, name, *words):
        self.assertTrue(program.comes_true(lambda: all(word in self.text(program, name) for word in words)),
                        (words, self.text(program, name)))

    def show_tab(self, program):
        """The tab is one of those at the bottom: its place depends on their names' widths."""
        for across in [x / 20 for x in range(1, 20)]:
            program.click("dock_tabs", across)
            if program.seen("compare.table"):
                return
        self.fail("the tab was not found")

    def test_a_key_keeps_what_is_shown_and_the_tab_tells_what_differs(self):
        program = self.opened()
        self.show_tab(program)
        self.says(program, "heading", "Keep what is shown as B")
        self.click_beside(program)
        program.key("b")
        self.says(program, "verdict", "Identical results.")
        self.says(program, "first_difference", "All steps show the same")
        program.ask("edit method=brute")
        program.settled()
        self.says(program, "heading", "A: method brute", "B: method grid")
        self.says(program, "verdict", "Identical results.")
        program.ask("edit method=grid")
        program.ask("edit r1=0.3")
        self.says(program, "heading", "A: r1 0.3", "B: r1 0.2")
        self.says(program, "verdict", "The results differ.")
        self.says(program, "first_difference", "First difference: step 1")
        program.ask("action steps.last")
        program.click("compare.go_button")
        program.until(lambda s: s["step"] == 1)
        self.says(program, "heading", "step 1 against 1")
        self.click_beside(program)
        program.key("shift+b")
        self.says(program, "heading", "Keep what is shown as B")

    def test_the_handle_of_the_wipe_is_dragged_and_a_held_key_flips(self):
        program = self.opened()
        program.key("b")
        program.ask("edit r1=0.4")
        program.settled()
        self.divider_appears(program)
        x, y = program.place("handle.compare.divider")
        parameters = program.status()["parameters"]
        program.press(x, y)
        program.move(x - 200, y)
        program.release()
        moved = program.place("handle.compare.divider")
        self.assertLess(abs(moved[0] - (x - 200)), 3)
        self.assertEqual(program.status()["parameters"], parameters)
        for mode in ("side", "difference", "alone", "wipe"):
            program.ask("action compare." + mode)
            program.sync()
        program.pointer("keydown", "v")
        program.until(lambda _: program.ask("geometry handle.compare.divider").get("error"))
        program.pointer("keyup", "v")
        self.divider_appears(program)

    def test_pictures_are_taken_of_both(self):
        def shot(name):
            self.assertTrue(program.written("screenshot " + self.path(name), self.path(name)))
            rows, channels = rows_of(self.path(name))
            return [row[channels * left:channels * right] for row in rows[20:len(rows) // 2]
                    for left, right in ((20, len(row) // channels // 3), (2 * len(row) // channels // 3, len(row) // channels - 20))]

        program = self.opened()
        of_b = shot("b.png")
        program.key("b")
        program.ask("edit r1=0.25")  # its balls, too, find room in the margin: all are seen from one place
        program.settled()
        program.ask("action steps.last")
        self.divider_appears(program)
        program.ask("action compare.alone")
        program.sync()
        of_a = shot("a.png")
        self.assertNotEqual(of_a[0::2], of_b[0::2])
        program.ask("action compare.wipe")
        program.sync()
        both = shot("wipe.png")
        self.assertEqual(both[0::2], of_a[0::2], "A is on the left")
        self.assertEqual(both[1::2], of_b[1::2], "B is on the right")
        program.ask("action compare.difference")
        program.sync()
        different = shot("difference.png")
        self.assertNotIn(different[0::2], (of_a[0::2], of_b[0::2]))
        program.ask("action compare.side")
        program.sync()
        self.assertNotEqual(shot("side.png")[1::2], both[1::2])
        program.ask("screenshot " + self.path("shapes.svg"))
        program.until(lambda s: "shapes of A alone" in s["banner"])

    def test_a_result_is_checked_by_the_reference(self):
        program = self.opened()
        self.assertIn("method", program.status()["parameters"])
        program.ask("action compare.check")
        chip = lambda: program.ask("geometry status.parity").get("text", "")
        self.assertTrue(program.comes_true(lambda: "identical" in chip() or "bit for bit" in chip()), chip())

    def test_a_saved_state_becomes_b_and_another_workspace_drops_it(self):
        command("render", "ridge", "--input", self.rings(), "--r1", 0.35, "--size", "320x200", "--output", self.path("b.png"))
        program = self.opened()
        self.show_tab(program)
        program.ask("action compare.open")
        program.appeared("open_b_dialog")
        program.enter("fileNameEdit", self.path("b.png"))
        program.accept("open_b_dialog")
        self.says(program, "heading", "A: r1 0.2", "B: r1 0.35")
        self.says(program, "verdict", "The results differ.")
        program.ask("action compare.swap")
        self.says(program, "heading", "A: r1 0.35", "B: r1 0.2")
        command("generate", "torus-knot", "--triangles", 500, "--out", self.path("knot.ply"))
        program.ask("open " + self.path("knot.ply"))
        program.until(lambda s: s["workspace"] == "kdtree")
        self.says(program, "heading", "Keep what is shown as B")

    def test_a_wider_b_is_seen_as_a_whole(self):
        def grid(name, step):
            with open(self.path(name), "w") as file:
                file.write("x,y\n" + "".join("%d,%d\n" % (x * step, y) for y in range(9) for x in range(9)))
            return self.path(name)

        command("render", "triangulation", "--input", grid("wide.csv", 6), "--beside", "none", "--size", "320x200", "--output", self.path("b.png"))
        program = self.start("--with", "triangulation", grid("narrow.csv", 1))
        program.paused()
        program.ask("edit beside=none")
        program.settled()
        program.ask("action steps.last")
        width = lambda: program.place("handle.8")[0] - program.place("handle.0")[0]
        program.sync()
        alone = width()
        self.show_tab(program)
        program.ask("drop_as_b " + self.path("b.png"))
        self.divider_appears(program)
        self.assertTrue(program.comes_true(lambda: 6 * width() < program.ask("geometry viewport")["width"]), (alone, width()))
        self.assertLess(width(), alone / 2)
        together = width()
        program.ask("action compare.alone")
        self.assertTrue(program.comes_true(lambda: abs(width() - alone) <= 1), "A alone has all the room again")
        program.ask("action compare.wipe")
        self.assertTrue(program.comes_true(lambda: abs(width() - together) <= 1))
        self.click_beside(program)
        program.pointer("keydown", "v")
        program.until(lambda _: program.ask("geometry handle.compare.divider").get("error"))
        self.assertLessEqual(abs(width() - together), 1, "flipping moves nothing")
        program.pointer("keyup", "v")

    def test_beside_each_other_the_data_are_seen(self):
        path = self.path("squares.csv")
        with open(path, "w") as file:
            file.write("x,y\n" + "".join("%d,%d\n" % (2 * x, y) for y in range(9) for x in range(9)))
        program = self.start("--with", "triangulation", path)
        program.paused()
        program.ask("edit beside=none")
        program.settled()
        program.ask("action steps.last")
        drawn = lambda name: "error" not in program.ask("geometry overlay." + name)
        self.assertTrue(program.comes_true(lambda: drawn("hud") and drawn("panel.pinned")))
        program.ask("action compare.keep")
        program.ask("action compare.side")
        # Half of the picture is too narrow for the times and the sliders, and the legend stands below the data or beside them.
        self.assertTrue(program.comes_true(lambda: not drawn("hud") and drawn("panel.folded")))
        picture = program.ask("geometry viewport")
        right, low = picture["x"] + picture["width"] / 2 - 2, picture["y"] + picture["height"]
        corner = lambda: program.place("handle.8")  # the lower right one

        def keeps_off_the_legend():
            x, y = corner()
            return x < right - 190 or y < low - 90

        self.assertTrue(program.comes_true(keeps_off_the_legend), (corner(), right, low))
        program.ask("action compare.alone")
        self.assertTrue(program.comes_true(lambda: drawn("hud") and drawn("panel.pinned")))

    def test_legends_of_a_file_fold_where_they_would_lie_over_its_data(self):
        """By the file's shape: the window's is the same all the time."""
        program = self.opened()
        program.ask("action compare.keep")
        program.ask("edit r1=0.25")
        program.settled()
        program.ask("action compare.side")
        program.sync()

        def rows_with_letters(size):
            """Of A's lower right corner, above the scale bar and below the data: letters are dark in all colours."""
            path = self.path(size + ".png")
            self.assertTrue(program.written(f"screenshot {size} {path}", path))
            rows, channels = rows_of(path)
            each = len(rows[0]) // channels // 2 - 2
            parts = [row[channels * (each - 160):channels * (each - 10)] for row in rows[-92:-65]]
            return sum(any(max(part[i:i + 3]) < 100 for i in range(0, len(part), channels)) for part in parts)

        self.assertGreater(rows_with_letters("900x600"), 5)
        self.assertGreater(rows_with_letters("420x300"), 5, "the data stand above them")
        self.assertEqual(rows_with_letters("320x200"), 0, "no room is left there")

    def test_a_state_that_is_dropped_with_ctrl_becomes_b(self):
        command("render", "ridge", "--input", self.rings(), "--r1", 0.35, "--size", "320x200", "--output", self.path("b.png"))
        program = self.opened()
        self.show_tab(program)
        self.assertTrue(program.ask("drop_as_b " + self.path("b.png"))["taken"])
        self.says(program, "heading", "A: r1 0.2", "B: r1 0.35")
        program.ask("drop_as_b " + self.rings())
        program.until(lambda s: "rings.csv" in s["banner"])
        self.says(program, "heading", "B: r1 0.35")


if __name__ == "__main__":
    main()
