# Opening anything: what can be done with data, several files, the next of a folder, the clipboard, columns that are remembered.
# SPDX-License-Identifier: MIT
import math
import os

from program import WindowTest, command, main


class UseOfData(WindowTest):
    def test_the_tool_bar_says_what_it_is_and_what_can_be_done(self):
        program = self.start(self.rings(count=300))
        program.paused()
        program.appeared("data.what")
        self.assertEqual(program.ask("geometry data.what")["text"], "300 points in the plane (x0, x1):")
        for workspace, usable in (("ridge", True), ("triangulation", True), ("histogram", True), ("kdtree", False), ("filter", False)):
            self.assertEqual(program.seen("data.use." + workspace), usable, workspace)
        program.ask("edit r1=0.3")
        program.settled()
        program.click("data.use.triangulation")
        program.until(lambda s: s["workspace"] == "triangulation" and not s["running"] and s["step_count"] > 1)
        program.click("data.use.ridge")
        program.until(lambda s: s["workspace"] == "ridge" and s["parameters"].get("r1") == "0.3" and not s["running"])
        program.click("data.use.ridge")
        program.sync()
        self.assertEqual(program.status()["workspace"], "ridge", "what is open stays open")

    def test_a_narrow_window_has_a_menu(self):
        program = self.start(self.rings(count=300))
        program.paused()
        program.ask("resize 800x600")
        program.appeared("data.menu")
        self.assertFalse(program.seen("data.use.ridge"))
        self.assertEqual(program.ask("geometry data.menu")["text"], "Ridge")
        program.click("data.menu")
        program.until(lambda s: s["hangs_open"] == "menu.data")
        program.key("Down", "Return")
        program.until(lambda s: s["workspace"] == "triangulation" and not s["running"])
        self.assertEqual(program.ask("geometry data.menu")["text"], "Triangulation")

    def test_each_kind_of_data_goes_where_it_fits(self):
        command("generate", "checkerboard", "--width", 60, "--height", 40, "--out", self.path("board.png"))
        command("generate", "soup", "--triangles", 40, "--out", self.path("soup.obj"))
        command("generate", "uniform-vectors", "--dimension", 6, "--count", 50, "--out", self.path("base.fvecs"))
        program = self.start()
        for name, workspace, words in (("board.png", "filter", "60 × 40 pixels, 1 channel:"),
                                       ("soup.obj", "kdtree", "40 triangles:"),
                                       ("base.fvecs", "histogram", "50 vectors of 6 components:")):
            self.assertTrue(program.ask("drop " + self.path(name))["taken"])
            program.until(lambda s: s["workspace"] == workspace and not s["running"])
            program.until(lambda _: program.ask("geometry data.what")["text"] == words)


class Series(WindowTest):
    def clouds(self, *names):
        for i, name in enumerate(names):
            self.rings(name, 2000 + 100 * i)

    def open_file(self, program):
        return os.path.basename(program.ask("state")["state"]["inputs"][0]["path"])

    def goes_to(self, program, name):
        program.until(lambda s: not s["running"] and self.open_file(program) == name)

    def place(self, program, text):
        program.until(lambda _: program.ask("geometry status.file")["text"] == text and program.seen("status.file"))

    def test_page_down_goes_through_the_folder(self):
        self.clouds("a2.csv", "a10.csv", "a1.csv")
        with open(self.path("a3.csv"), "w") as file:
            file.write("no,numbers\nhere,at all\n")
        program = self.start(self.path("a1.csv"))
        program.paused()
        self.place(program, "file 1 of 4")
        program.ask("edit r1=0.3")
        program.settled()
        program.click("viewport", 0.5, 0.95)
        program.key("Next")
        self.goes_to(program, "a2.csv")
        self.place(program, "file 2 of 4")
        self.assertEqual(program.status()["parameters"]["r1"], "0.3", "parameters stay")
        program.key("Next")
        self.goes_to(program, "a10.csv")
        self.place(program, "file 4 of 4")
        self.assertTrue(any("Skipped" in text and "a3.csv" in text for text in program.ask("messages")["texts"]))
        self.assertFalse(program.status()["banner_visible"], program.status()["banner"])
        program.key("Next")
        program.until(lambda s: "last file" in s["said"])
        program.key("Prior")
        self.goes_to(program, "a2.csv")
        program.key("Prior")
        self.goes_to(program, "a1.csv")

    def test_page_down_in_a_slider_is_the_sliders(self):
        self.clouds("a1.csv", "a2.csv")
        program = self.start(self.path("a1.csv"))
        before = program.paused()
        self.place(program, "file 1 of 2")
        program.click("slider.r1")
        program.key("Next")
        program.until(lambda s: s["parameters"]["r1"] != before["parameters"]["r1"])
        self.assertEqual(self.open_file(program), "a1.csv")

    def test_several_files_are_a_series(self):
        self.clouds("a.csv", "b.csv", "c.csv")
        program = self.start(self.path("c.csv"), self.path("a.csv"))
        program.paused()
        self.place(program, "file 1 of 2")
        self.assertEqual([source["role"] for source in program.ask("state")["state"]["inputs"]], ["cloud", "truth"],
                         "the true curve beside it, not the other cloud")
        program.click("viewport", 0.5, 0.95)
        program.key("Next")
        self.goes_to(program, "a.csv")
        self.assertTrue(program.ask("drop " + self.path("b.csv") + " " + self.path("c.csv"))["taken"])
        self.goes_to(program, "b.csv")
        self.place(program, "file 1 of 2")
        program.ask("action file.next")
        self.goes_to(program, "c.csv")

    def test_the_dialog_opens_several(self):
        self.clouds("a.csv", "b.csv", "c.csv")
        program = self.start()
        program.ask("action file.open")
        program.appeared("open_dialog")
        program.enter("fileNameEdit", '"%s" "%s"' % (self.path("b.csv"), self.path("c.csv")))
        program.accept("open_dialog")
        self.goes_to(program, "b.csv")
        self.place(program, "file 1 of 2")


class Clipboard(WindowTest):
    def paste(self, program, name, text=None):
        if text is not None:
            with open(self.path(name), "w") as file:
                file.write(text)
        program.ask("copy " + self.path(name))
        program.key("ctrl+v")

    def test_numbers_images_and_files_are_pasted(self):
        program = self.start()
        program.click("gallery", 0.01, 0.99)
        rows = "".join("%.3f\t%.3f\n" % (math.cos(i / 10), math.sin(i / 10)) for i in range(63))
        self.paste(program, "cells.txt", "east\tnorth\n" + rows.replace(".", ","))
        program.until(lambda s: s["workspace"] == "ridge" and not s["running"] and s["step_count"] > 1)
        self.assertEqual(program.ask("geometry data.what")["text"], "63 points in the plane (east, north):")
        command("generate", "checkerboard", "--width", 60, "--height", 40, "--out", self.path("board.png"))
        self.paste(program, "board.png")
        program.until(lambda s: s["workspace"] == "filter" and not s["running"])
        self.paste(program, "paths.txt", self.rings(count=300) + "\n")
        program.until(lambda s: s["workspace"] == "ridge" and not s["running"])
        self.assertEqual(program.ask("geometry data.what")["text"], "300 points in the plane (x0, x1):")
        self.paste(program, "prose.txt", "Call me Ishmael.")
        self.assertIn("nothing that can be opened", program.until(lambda s: s["banner_visible"])["banner"])


class Columns(WindowTest):
    def quakes(self, name, missing=0):
        with open(self.path(name), "w") as file:
            file.write("time,latitude,longitude,depth,place\n")
            for i in range(600):
                turn = i * 2 * math.pi / 600
                depth = "" if i < missing else "%g" % (100 * math.cos(turn))
                file.write('2021-03-31,%g,%g,%s,"Guam, west"\n' % (10 + 50 * math.sin(turn), 120 + 50 * math.cos(turn), depth))
        return self.path(name)

    def columns(self, program):
        return program.ask("state")["state"]["inputs"][0]["columns"]

    def test_choices_are_remembered_for_the_next_table_with_such_a_header(self):
        program = self.start(self.quakes("a.csv", missing=3))
        program.paused()
        self.assertEqual(self.columns(program), ["longitude", "latitude"])
        program.click("banner.choosecolumns")
        program.appeared("columns_dialog")
        self.assertEqual(program.ask("geometry columns.invalid")["text"], "Each of 600 rows has a number there.")
        program.click("columns.use.2", 0.15)
        program.click("columns.use.3", 0.15)
        program.until(lambda _: program.ask("geometry columns.invalid")["text"] == "3 of 600 rows have no number there.")
        self.assertTrue(program.seen("plot.columns"))
        program.click("columns.drop_invalid", 0.05)
        program.click("columns.open")
        program.until(lambda s: not s["running"] and self.columns(program) == ["latitude", "depth"])
        self.assertEqual(program.ask("geometry data.what")["text"], "597 points in the plane (latitude, depth):")
        program.quit()
        program = self.start(self.quakes("b.csv"))
        program.until(lambda s: not s["running"] and s["step_count"] > 1)
        self.assertEqual(self.columns(program), ["latitude", "depth"])
        self.assertTrue(any("as they were chosen before" in text for text in program.ask("messages")["texts"]))

    def test_a_true_curve_has_the_same_picker(self):
        with open(self.path("plates.csv"), "w") as file:
            file.write("plate,depth,lat,lon\n" + "".join("am,7,%d,%d\n" % (10 + i, 100 + i) for i in range(40)))
        program = self.start(self.quakes("a.csv"))
        program.paused()
        program.ask("action file.add")
        program.appeared("open_dialog")
        program.enter("fileNameEdit", self.path("plates.csv"))
        program.until(lambda _: program.ask("geometry open.show_columns")["enabled"])
        for _ in range(5):  # the first click closes the list of names that the line offers
            program.click("open.show_columns")
            if program.comes_true(lambda: program.seen("columns_dialog"), 3):
                break
        program.appeared("columns_dialog")
        self.assertFalse(program.ask("geometry columns.use.0")["enabled"], "it holds text")
        self.assertEqual(program.ask("geometry columns.choice")["text"], "x: lon, y: lat")
        for _ in range(2):  # taken out, and put at the end
            program.click("columns.use.3", 0.15)
        program.until(lambda _: program.ask("geometry columns.choice")["text"] == "x: lat, y: lon")
        program.click("columns.open")
        program.until(lambda _: program.ask("geometry open.columns")["text"] == "lat, lon")
        program.click("fileNameEdit")
        program.accept("open_dialog")
        program.until(lambda s: "Added plates.csv" in program.ask("messages")["texts"] and not s["running"])
        self.assertEqual(program.ask("state")["state"]["inputs"][1]["columns"], ["lat", "lon"])

    def test_a_device_is_called_one(self):
        program = self.start("/dev/zero")
        self.assertIn("it is a device", program.until(lambda s: s["banner_visible"])["banner"])


if __name__ == "__main__":
    main()
