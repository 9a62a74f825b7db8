# What lists and searches say in the window is in the user's words: the history, the palette, a picked thing's names.
# SPDX-License-Identifier: MIT
import os

from program import WindowTest, command, main


class Words(WindowTest):
    def rows(self, program, name):
        return program.ask("items " + name)["rows"]

    def last_change(self, program):
        return self.rows(program, "history.list")[-1]

    def test_the_history_names_parameters_by_their_labels(self):
        program = self.start(self.rings())
        before = program.paused()
        program.enter("number.r1", "0.25")
        program.key("Return")
        program.until(lambda s: s["history"] == before["history"] + 1)
        self.assertTrue(program.comes_true(lambda: self.last_change(program).startswith("Ball radius r1 "), 5), self.last_change(program))
        self.assertTrue(self.last_change(program).endswith(" → 0.25"), self.last_change(program))

    def test_the_history_does_not_list_the_numbers_of_a_dragged_point(self):
        path = self.path("squares.csv")
        with open(path, "w") as file:
            file.write("x,y\n" + "".join("%d,%d\n" % (x, y) for y in range(5) for x in range(5)))
        program = self.start("--with", "triangulation", path)
        program.paused()
        program.ask("action steps.last")
        before = program.settled()
        program.drag_by("handle.12", 17, 11)
        program.until(lambda s: s["history"] == before["history"] + 1)
        self.assertTrue(program.comes_true(lambda: self.last_change(program) == "Points by hand changed", 5), self.last_change(program))

    def test_a_search_without_a_match_says_so(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.9)
        program.key("ctrl+shift+p")
        program.appeared("palette")
        self.assertGreater(len(self.rows(program, "palette.list")), 20)
        program.pointer("type", "zzzzz")
        self.assertTrue(program.comes_true(lambda: self.rows(program, "palette.list") == ["Nothing found | "], 5))
        program.key("Return")
        program.sync()
        self.assertTrue(program.seen("palette"), "there is nothing to run")
        program.key("Escape")
        program.until(lambda _: not program.seen("palette"))
        program.enter("parameters.search", "zzzzz")
        self.assertTrue(program.comes_true(lambda: program.seen("parameters.none_fits"), 5))

    def test_an_export_keeps_the_columns_names_and_has_a_plain_name(self):
        with open(self.path("quakes.csv"), "w") as file:
            file.write("time,latitude,longitude\n" + "".join("x%d,%g,%g\n" % (i, i % 40 / 40, i * i % 53 / 53) for i in range(900)))
        program = self.start(self.path("quakes.csv"))
        program.paused()
        program.click("viewport", 0.5, 0.9)
        program.key("ctrl+e")
        program.appeared("export_dialog")
        program.accept("export_dialog")
        self.assertTrue(program.comes_true(lambda: os.path.exists(self.path("quakes-ridge.csv"))), os.listdir(self.home))
        self.assertTrue(program.comes_true(lambda: os.path.getsize(self.path("quakes-ridge.csv")) > 0))
        with open(self.path("quakes-ridge.csv")) as file:
            header = file.readline()
        self.assertIn("longitude,latitude", header)

    def test_a_plot_that_has_all_the_room_gives_it_back(self):
        program = self.start(self.rings())
        program.paused()
        self.assertTrue(program.comes_true(lambda: len(program.ask("plots")["plots"]) > 1))
        x, y = program.place("plot.ball_count")
        program.move(x, y)
        program.pointer("click", "--repeat", 2, "--delay", 60, 1)
        program.until(lambda _: program.ask("plots")["plots"] == ["plot.ball_count"])
        program.key("Escape")
        program.until(lambda _: len(program.ask("plots")["plots"]) > 1)

    def test_data_of_every_kind_are_told(self):
        for name, made, words in (("v.fvecs", ("sift-like", "--count", 300), "300 vectors of 128 components"),
                                  ("m.ply", ("soup", "--triangles", 40), "40 triangles"),
                                  ("i.png", ("checkerboard", "--width", 24, "--height", 16), "24 × 16 pixels")):
            command("generate", *made, "--out", self.path(name))
            program = self.start(self.path(name))
            program.settled()
            text = program.ask("geometry scene.data")["text"].replace("\u202f", " ")
            self.assertIn(words, text)
            program.quit()

    def test_a_warning_names_the_windows_controls(self):
        command("generate", "sift-like", "--count", 300, "--out", self.path("v.fvecs"))
        program = self.start(self.path("v.fvecs"))
        before = program.settled()
        program.ask("edit devices=2")
        program.settled(before["revision"] + 1)
        self.assertTrue(program.comes_true(lambda: program.seen("banner.text"), 5))
        text = program.ask("geometry banner.text")["text"]
        self.assertIn("“Devices” 2 has no effect", text)
        self.assertNotIn("--", text)


if __name__ == "__main__":
    main()
