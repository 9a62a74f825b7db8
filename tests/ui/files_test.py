# What goes through the window's dialogs and comes from elsewhere: presets, plots, chosen columns, dropped files, broken
# ones, a cloud that is too large, the system's theme.
# SPDX-License-Identifier: MIT
import csv
import math
import os

from program import WindowTest, main


class Files(WindowTest):
    def answer(self, program, dialog, path):
        """Types a path into a file dialog. Without a window manager a click gives the keyboard."""
        program.appeared(dialog)
        program.enter("fileNameEdit", path)
        program.accept(dialog)

    def test_presets(self):
        program = self.start(self.rings())
        before = program.paused()
        program.ask("edit r1=0.3")
        changed = program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        program.ask("action edit.save_preset")
        self.answer(program, "save_dialog", self.path("mine"))
        program.until(lambda s: "mine.json" in s["said"])
        program.ask("action edit.reset_parameters")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        program.ask("action edit.load_preset")
        self.answer(program, "preset_dialog", self.path("mine.json"))
        loaded = program.until(lambda s: not s["running"] and s["hash"] == changed["hash"])
        self.assertEqual(loaded["parameters"]["r1"], "0.3")
        with open(self.path("broken.json"), "w") as file:
            file.write("{}")
        program.ask("action edit.load_preset")
        self.answer(program, "preset_dialog", self.path("broken.json"))
        self.assertIn("no preset", program.until(lambda s: s["banner_visible"])["banner"])
        self.assertEqual(program.status()["parameters"]["r1"], "0.3")

    def save_plot(self, program, plot, path):
        program.click(plot, button=3)
        program.appeared("plot_menu")
        program.key("Up", "Return")  # "Save as…" is the last entry
        self.answer(program, "plot_dialog", path)

    def test_data_of_a_state_that_were_moved_are_found(self):
        cloud = self.rings()
        program = self.start(cloud)
        before = program.paused()
        program.ask("action file.save_state")
        self.answer(program, "save_dialog", self.path("kept"))
        self.assertTrue(program.comes_true(lambda: os.path.exists(self.path("kept.warpscope.json"))))
        program.quit()
        os.rename(cloud, self.path("moved.csv"))
        program = self.start(self.path("kept.warpscope.json"))
        program.until(lambda s: "cannot read" in s["banner"])
        program.click("banner.findthefile")
        self.answer(program, "locate_dialog", self.path("moved.csv"))
        found = program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertFalse(found["banner_visible"], found["banner"])

    def test_nothing_is_saved_over_what_is_open(self):
        cloud = self.rings()
        with open(cloud) as file:
            content = file.read()
        program = self.start(cloud)
        program.settled()
        self.assertTrue(program.comes_true(lambda: program.ask("plots")["plots"], 10))
        program.click(program.ask("plots")["plots"][0], button=3)
        program.appeared("plot_menu")
        program.key("Up", "Return")
        program.appeared("plot_dialog")
        program.enter("fileNameEdit", cloud)
        program.key("Return")
        program.appeared("save_refused")
        program.key("Return")
        program.until(lambda s: not program.seen("save_refused"))
        program.appeared("plot_dialog")  # for another name
        program.enter("fileNameEdit", self.path("values.csv"))
        program.accept("plot_dialog")
        self.assertTrue(program.comes_true(lambda: os.path.exists(self.path("values.csv"))))
        with open(cloud) as file:
            self.assertEqual(file.read(), content)

    def test_a_click_in_a_study_takes_the_radius(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("edit study_count=5")
        program.ask("edit study=true")
        plot = "plot.study_parts"
        program.until(lambda s: not s["running"] and not s["playing"] and plot in program.ask("plots")["plots"])
        automatic = program.settled()
        program.click(plot, 0.3, 0.6)
        taken = program.until(lambda s: not s["running"] and s["hash"] != automatic["hash"])
        self.assertLess(float(taken["parameters"]["r1"]), float(automatic["parameters"]["r1"]), "what lies on the left is less")
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == automatic["hash"])

    def test_plots(self):
        program = self.start(self.rings())
        program.paused()
        self.assertTrue(program.comes_true(lambda: program.ask("plots")["plots"], 10))
        plot = program.ask("plots")["plots"][0]
        self.save_plot(program, plot, self.path("values"))
        with open(self.path("values.csv")) as file:
            rows = list(csv.reader(file))
        self.assertGreater(len(rows), 2)
        self.assertEqual({len(row) for row in rows}, {3})
        float(rows[1][1]), float(rows[1][2])
        self.save_plot(program, plot, self.path("values.svg"))
        with open(self.path("values.svg")) as file:
            self.assertIn("<svg", file.read())

    def test_columns_are_chosen_in_the_dialog(self):
        with open(self.path("wide.csv"), "w") as file:
            file.write("time,a,b\n" + "".join("%d,%g,%g\n" % (i, i % 40 / 40, i * i % 53 / 53) for i in range(600)))
        program = self.start()
        program.ask("action file.open")
        program.appeared("open_dialog")
        program.enter("open.columns", "a, b")
        self.answer(program, "open_dialog", self.path("wide.csv"))
        program.settled()
        self.assertEqual(program.ask("state")["state"]["inputs"][0]["columns"], ["a", "b"])

    def test_a_state_opens_whatever_it_is_called(self):
        """Saved and opened through the dialogs, dropped, and given on the command line."""
        program = self.start(self.rings())
        before = program.paused()
        program.ask("edit r1=0.3")
        changed = program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        for typed, written in (("plain", "plain.warpscope.json"), ("r1 0.3", "r1 0.3.warpscope.json"), ("own.json", "own.json")):
            program.ask("action file.save_state")
            self.answer(program, "save_dialog", self.path(typed))
            program.until(lambda s: s["said"].endswith(written))
            self.assertTrue(os.path.exists(self.path(written)), os.listdir(self.home))
        os.rename(self.path("plain.warpscope.json"), self.path("plain"))
        program.ask("action edit.reset_parameters")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        program.ask("action file.open")
        self.answer(program, "open_dialog", self.path("plain"))
        program.until(lambda s: not s["running"] and s["hash"] == changed["hash"] and s["parameters"]["r1"] == "0.3")
        program.ask("action edit.reset_parameters")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertTrue(program.ask("drop " + self.path("own.json"))["taken"])
        program.until(lambda s: not s["running"] and s["hash"] == changed["hash"])
        program.quit()
        program = self.start(self.path("plain"))
        program.until(lambda s: not s["running"] and s["hash"] == changed["hash"])

    def test_dialogs_remember_the_folder(self):
        """Within a run, and for the next one."""
        os.mkdir(self.path("clouds"))
        for name in ("one.csv", "two.csv", "three.csv"):
            self.rings("clouds/" + name, 800)
        program = self.start()
        for typed in (self.path("clouds/one.csv"), "two.csv"):
            program.ask("action file.open")
            self.answer(program, "open_dialog", typed)
            program.until(lambda s: s["said"].endswith(os.path.basename(typed)))
        program.settled()
        self.assertEqual(program.quit(), 0)
        program = self.start()
        program.ask("action file.open")
        self.answer(program, "open_dialog", "three.csv")
        program.until(lambda s: s["said"].endswith("three.csv"))

    def quakes(self):
        """Latitude before longitude, between columns of text."""
        with open(self.path("quakes.csv"), "w") as file:
            file.write("time,latitude,longitude,depth,place\n")
            for i in range(2000):  # along a circle, so that the run has nothing to remark
                turn = i * 2 * math.pi / 2000
                file.write('2021-03-31,%g,%g,%g,"Guam, west"\n' % (10 + 5 * math.sin(turn), 120 + 5 * math.cos(turn), i % 9))
        return self.path("quakes.csv")

    def columns(self, program):
        return program.ask("state")["state"]["inputs"][0]["columns"]

    def test_columns_of_a_table_are_proposed_and_chosen(self):
        program = self.start(self.quakes())
        opened = program.paused()
        self.assertEqual(self.columns(program), ["longitude", "latitude"])
        self.assertIn("longitude, latitude", opened["banner"])
        program.click("banner.choosecolumns")
        program.appeared("columns_dialog")
        self.assertEqual(program.ask("geometry columns.choice")["text"], "x: longitude, y: latitude")
        self.assertFalse(program.ask("geometry columns.use.0")["enabled"], "it holds text")
        program.click("columns.use.2", 0.15)
        program.click("columns.use.3", 0.15)
        program.until(lambda _: program.ask("geometry columns.choice")["text"] == "x: latitude, y: depth")
        program.click("columns.open")
        other = program.until(lambda s: not s["running"] and s["hash"] != opened["hash"] and s["step_count"] > 1)
        self.assertEqual(self.columns(program), ["latitude", "depth"])
        self.assertFalse(other["banner_visible"], "what was chosen needs no remark")
        program.ask("action file.columns")
        program.appeared("columns_dialog")
        self.assertEqual(program.ask("geometry columns.choice")["text"], "x: latitude, y: depth")
        program.key("Escape")
        program.until(lambda _: not program.seen("columns_dialog"))

    def test_columns_with_decimal_commas_are_told_of(self):
        with open(self.path("orte.csv"), "w") as file:
            file.write("ort;x;y\n" + "".join("a%d;%d,5;%d,25\n" % (i, i, i * i) for i in range(40)))
        program = self.start(self.path("orte.csv"))
        program.paused()
        program.ask("action file.columns")
        program.appeared("columns_dialog")
        self.assertIn("decimal commas", program.ask("geometry columns.commas")["text"])

    def test_the_open_dialog_shows_the_columns(self):
        quakes = self.quakes()
        program = self.start()
        program.ask("action file.open")
        program.appeared("open_dialog")
        self.assertFalse(program.ask("geometry open.show_columns")["enabled"])
        program.enter("fileNameEdit", quakes)
        program.until(lambda _: program.ask("geometry open.show_columns")["enabled"])
        for _ in range(5):  # the first click closes the list of names that the line offers
            program.click("open.show_columns")
            if program.comes_true(lambda: program.seen("columns_dialog"), 3):
                break
        program.appeared("columns_dialog")
        program.click("columns.use.3", 0.15)
        program.click("columns.open")
        program.until(lambda _: program.ask("geometry open.columns")["text"] == "longitude, latitude, depth")
        program.click("fileNameEdit")
        program.accept("open_dialog")
        program.settled()
        self.assertEqual(self.columns(program), ["longitude", "latitude", "depth"])

    def test_open_data_go_to_another_workspace(self):
        rings = self.rings(count=200)
        program = self.start(rings)
        program.paused()
        count = program.ask("state")["state"]["inputs"][0]["size"]
        program.click("viewport", 0.5, 0.93)
        program.key("alt+a")
        program.appeared("menu.algorithm")
        program.key("Right")  # into the first entry, Use this data
        program.appeared("menu.use_data")
        program.key("Return")  # its first, as ridge is open and a kD-tree takes no points
        program.until(lambda s: s["workspace"] == "triangulation" and not s["running"] and s["step_count"] > 1)
        state = program.ask("state")["state"]
        self.assertEqual((state["inputs"][0]["path"], state["inputs"][0]["size"]), (rings, count))
        program.key("ctrl+shift+p")
        program.appeared("palette")
        program.enter("palette.search", "data: dist")
        program.accept("palette")
        program.until(lambda s: s["workspace"] == "histogram" and not s["running"] and s["step_count"] > 0)
        program.ask("action file.save_state")
        self.answer(program, "save_dialog", self.path("kept"))
        program.until(lambda s: s["said"].endswith("kept.warpscope.json"))
        program.quit()
        program = self.start(self.path("kept.warpscope.json"))
        program.until(lambda s: s["workspace"] == "histogram" and not s["running"] and "identical to the saved" in s["said"])

    def test_files_open_where_they_belong_or_as_asked(self):
        with open(self.path("five.tsp"), "w") as file:
            file.write("NAME : five\nDIMENSION : 5\nEDGE_WEIGHT_TYPE : EUC_2D\nNODE_COORD_SECTION\n"
                       "1 0 0\n2 10 0\n3 10 10\n4 0 10\n5 4 5\nEOF\n")
        program = self.start(self.path("five.tsp"))
        program.until(lambda s: s["workspace"] == "triangulation" and not s["running"] and s["step_count"] > 1)
        program.quit()
        program = self.start(self.rings(count=60), "--with", "triangulation")
        program.until(lambda s: s["workspace"] == "triangulation" and not s["running"] and s["step_count"] > 1)

    def test_dropped_files_open(self):
        program = self.start()
        self.assertTrue(program.ask("drop " + self.rings())["taken"])
        program.settled()
        other = self.rings("other.csv", 1500)
        self.assertTrue(program.ask("drop " + other + " " + other + ".truth.json")["taken"])
        program.until(lambda s: "truth" in s["said"] or "Added" in s["said"])
        program.settled()
        roles = [source["role"] for source in program.ask("state")["state"]["inputs"]]
        self.assertEqual(roles, ["cloud", "truth"])
        self.assertFalse(program.status()["banner_visible"], program.status()["banner"])

    def test_a_mesh_that_crashes_its_reader_takes_nothing_away(self):
        program = self.start(self.rings())
        program.settled()
        before = program.ask("state")["state"]["inputs"]
        with open(self.path("broken.lws"), "wb") as file:
            file.write(bytes(8))
        self.assertTrue(program.ask("drop " + self.path("broken.lws"))["taken"])
        banner = program.until(lambda s: s["banner_visible"])["banner"]
        self.assertIn("broken.lws: the library that reads lws files crashed", banner)
        self.assertEqual(program.until(lambda s: not s["running"])["workspace"], "ridge")
        self.assertEqual(program.ask("state")["state"]["inputs"], before)

    def test_a_cloud_that_is_too_large_is_halved_by_a_button(self):
        program = self.start("--memory-limit", "500K", self.rings("large.csv", 30000))
        program.until(lambda s: s["banner_visible"])
        self.assertEqual(program.status()["workspace"], "", "even to look at it would take too much")
        program.click("banner.takeeverysecondpoint")
        program.until(lambda s: s["step_count"] == 1 and not s["running"] and s["banner_visible"])
        every = 2
        while program.status()["banner_visible"] and every < 64:  # now it is the run that is refused
            every *= 2
            program.click("banner.takeeverysecondpoint")
            program.until(lambda s: not s["running"] and program.ask("state")["state"]["inputs"][0]["every"] == every)
        program.settled()
        self.assertEqual(program.ask("state")["state"]["inputs"][0]["every"], 8)
        self.assertFalse(program.status()["banner_visible"])

    def theme(self, program):
        return program.ask("state")["state"]["furniture"]["theme"]

    def test_the_theme_follows_the_system(self):
        program = self.start(self.rings())
        program.paused()
        self.assertEqual(self.theme(program), "light", "a system that does not say dark is light")
        program.ask("action view.theme_dark")
        self.assertTrue(program.comes_true(lambda: self.theme(program) == "dark"))
        program.ask("action view.theme_system")
        self.assertTrue(program.comes_true(lambda: self.theme(program) == "light"))
        program.quit()
        os.makedirs(self.path("config"), exist_ok=True)
        with open(self.path("config/kdeglobals"), "w") as file:
            for part in ("Button", "Window"):
                file.write("[Colors:%s]\nBackgroundNormal=30,32,36\nForegroundNormal=230,230,230\n" % part)
        os.environ["QT_QPA_PLATFORMTHEME"], os.environ["KDE_SESSION_VERSION"] = "kde", "5"
        self.addCleanup(os.environ.pop, "QT_QPA_PLATFORMTHEME")
        self.addCleanup(os.environ.pop, "KDE_SESSION_VERSION")
        program = self.start(self.rings())
        program.paused()
        self.assertEqual(self.theme(program), "dark", "as the desktop's colours are")


if __name__ == "__main__":
    main()
