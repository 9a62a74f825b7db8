# The window in German and Slovenian: whose words it speaks, that numbers stay as they are, and that no word is cut.
# SPDX-License-Identifier: MIT
import json
import os

from program import Display, WindowTest, command, main

DATA = (("rings.csv", "rings", "--count", 3000, "--noise", 0.05, "--seed", 1), ("knot.ply", "torus-knot", "--triangles", 2000),
        ("photo.png", "photo-like", "--size", "160x120"),
        ("vectors.fvecs", "sift-like", "--count", 300))
DIALOGS = ("edit.settings", "edit.keys", "file.screenshot", "file.frames", "tools.palette", "help.cheat_sheet",
           "tools.diagnostics", "file.open", "help.manual", "help.about")


class LanguageTest(WindowTest):
    def use_screen(self, size):
        self.display.close()
        self.display = Display(size)
        self.addCleanup(self.display.close)

    def speak(self, code, *arguments):
        return self.start("--set", "language=" + code, *arguments)

    def go_to_tabs(self, program):
        """The keyboard goes to the panels' tabs, the first of which is in front."""
        program.appeared("dock_tabs")
        program.click("dock_tabs", 0.02)
        for _ in range(12):
            if program.status()["focus"] == "dock_tabs":
                return
            program.key("F6")
            program.sync()
        self.fail("F6 does not come to the tabs")

    def word(self, program, name):
        return program.ask("geometry " + name)["text"]

    def spoken(self, program, name):
        """What a screen reader says of the widget."""
        return [w["accessible"] for w in program.ask("names")["widgets"] if w["object"] == name]


class Words(LanguageTest):
    def test_german(self):
        program = self.speak("de", self.rings())
        program.paused()
        self.assertEqual(self.word(program, "menu.file"), "&Datei")
        self.assertEqual(program.ask("actions")["titles"][0], "Öffnen…")
        self.assertEqual(self.spoken(program, "number.r1"), ["Kugelradius r1"])
        self.assertEqual(self.spoken(program, "choice.method"), ["Verfahren"])
        self.assertEqual(program.quit(), 0)

    def test_slovenian(self):
        program = self.speak("sl", self.rings())
        program.paused()
        self.assertEqual(self.word(program, "menu.file"), "&Datoteka")
        self.assertEqual(program.ask("actions")["titles"][0], "Odpri…")
        self.assertEqual(self.spoken(program, "number.r1"), ["Polmer krogle r1"])
        self.assertEqual(program.quit(), 0)

    def test_what_is_picked_or_pointed_at_is_named(self):
        path = self.path("squares.csv")
        with open(path, "w") as file:
            file.write("east,north\n" + "".join("%d,%d\n" % (x, y) for y in range(7) for x in range(9)))
        program = self.speak("de", "--with", "triangulation", path)
        program.paused()
        program.ask("action steps.last")
        program.settled()
        program.move(*program.place("handle.40"))
        program.until(lambda _: "Punkt 40 · Kanten daran" in self.word(program, "status.reading"))
        self.assertIn("east 4", self.word(program, "status.reading"), "columns keep their names")
        program.click("handle.40")
        program.until(lambda _: self.word(program, "inspector.title") == "Punkt 40")
        self.assertIn("Kanten daran", program.ask("items inspector.values")["rows"][-1])
        self.assertIn("Länge", self.word(program, "timeline.values"))

    def test_steps_and_plots_are_told(self):
        program = self.speak("de", self.rings())
        program.paused()
        program.ask("action steps.last")
        program.settled()
        program.until(lambda _: self.word(program, "timeline.title").startswith("Verbindung"))
        program.ask("action steps.first")
        program.settled()
        program.until(lambda _: self.word(program, "timeline.title") == "Die Wolke: 3000 Punkte")
        said = [w["accessible"] for w in program.ask("names")["widgets"]]
        self.assertIn("Diagramm: Zahl der Kugeln", said)
        self.assertFalse([text for text in said if "Number of balls" in text])

    def test_why_a_run_is_refused(self):
        path = self.path("points.csv")
        command("generate", "uniform", "--dimension", 2, "--count", 60, "--seed", 4, "--out", path)
        program = self.speak("de", "--with", "triangulation", path)
        program.paused()
        program.ask("edit method=path-dp")
        program.until(lambda s: s["banner"] == "60 Punkte haben 2^58 monotone Pfade")
        self.assertIn("das Verfahren „LMT“ nehmen", self.word(program, "banner.hint"))

    def test_what_a_run_warns_of_comes_with_the_button_that_helps(self):
        program = self.speak("sl", self.sorted_points())
        program.paused()
        program.ask("edit r1=2")
        program.until(lambda s: not s["running"] and "--ball-order random" in s["banner"])
        self.assertIn("točke pridejo urejene vzdolž krivulje", program.status()["banner"])
        program.appeared("banner.vzemikroglevnaključnemvrstnemredu")

    def test_the_system_says_which(self):
        for said, open_title in (({"LANGUAGE": "sl:de", "LC_ALL": "sl_SI.UTF-8"}, "Odpri…"),
                                 ({"LANGUAGE": "", "LC_ALL": "de_AT.UTF-8"}, "Öffnen…"),
                                 ({"LANGUAGE": "", "LC_ALL": "ja_JP.UTF-8"}, "Open…"),
                                 ({"LANGUAGE": "", "LC_ALL": "C"}, "Open…")):
            program = self.start(locale=said)
            self.assertEqual(program.ask("actions")["titles"][0], open_title, said)
            program.quit()

    def test_a_choice_in_the_settings_holds_from_the_next_start(self):
        program = self.start()
        program.ask("action edit.settings")
        program.appeared("settings_dialog")
        program.enter("settings.search", "Language")
        program.appeared("setting.language.value")
        program.click("setting.language.value")
        for key in ("Down", "Down", "Return"):
            program.key(key)
        program.until(lambda _: self.word(program, "setting.language.origin") == "Your choice")
        program.key("Escape")
        program.until(lambda s: s["hangs_open"] == "")
        self.assertEqual(program.quit(), 0)
        program = self.start()
        self.assertEqual(program.ask("actions")["titles"][0], "Öffnen…")

    def test_numbers_states_and_keys_are_as_in_english(self):
        program = self.start(self.rings(), locale={"LC_ALL": "de_DE.UTF-8", "LANGUAGE": ""})
        program.paused()
        self.assertEqual(self.word(program, "menu.file"), "&Datei")
        program.enter("number.r1", "0.25")
        program.key("Return")
        program.until(lambda s: s["parameters"]["r1"] == "0.25")
        self.assertEqual(self.word(program, "number.r1"), "0.25")
        self.assertIn("ridge", program.ask("state")["state"]["workspace"])
        program.click("viewport", 0.5, 0.9)
        program.key("ctrl+comma")  # bound by its English name
        program.appeared("settings_dialog")

    def test_keys_are_kept_by_their_english_names(self):
        program = self.speak("de", self.rings())
        program.paused()
        program.ask("action edit.keys")
        program.appeared("key_editor")
        program.enter("key_editor.search", "Vollbild")
        program.click("key_editor.keys")
        program.key("ctrl+l")
        program.until(lambda _: "Strg+L" in self.word(program, "key_editor.note"))
        program.click("key_editor.take")
        path = self.path("config/warpscope/config.json")
        self.assertTrue(program.comes_true(lambda: os.path.exists(path), 10))
        with open(path) as file:
            self.assertEqual(json.load(file), {"keys": {"view.fullscreen": "Ctrl+L"}})

    def test_the_result_is_copied_with_the_reports_names(self):
        program = self.speak("de", self.rings())
        program.paused()
        self.go_to_tabs(program)
        program.key("Right")
        program.appeared("result.copy_all")
        program.until(lambda _: program.ask("geometry result.copy_all")["enabled"])
        program.click("result.copy_all")
        program.until(lambda _: "vertex_count" in program.ask("clipboard")["text"])

    def test_what_is_opened_and_what_is_wrong_with_a_file(self):
        program = self.speak("de", self.rings())
        program.until(lambda s: s["said"] == "rings.csv geöffnet")
        program.paused()
        path = self.path("broken.csv")
        with open(path, "w") as file:
            file.write("x,y\n1,2\n3,nan\n")
        program.ask("open " + path)
        said = program.until(lambda s: s["banner_visible"])["banner"]
        self.assertEqual(said, path + ": 1 von 2 Punkten hat Koordinaten NaN oder unendlich, zuerst hier: Zeile 3")
        self.assertIn("diese Punkte", self.word(program, "banner.hint"))

    def test_a_setting_that_there_is_not(self):
        folder = self.path("config/warpscope")
        os.makedirs(folder)
        with open(os.path.join(folder, "config.json"), "w") as file:
            json.dump({"language": "sl", "thme": "dark"}, file)
        program = self.start()
        said = program.until(lambda s: s["banner_visible"])["banner"]
        self.assertIn("nastavitve thme ni (ste mislili theme?)", said)

    def test_a_comparison_and_a_sweep_are_told(self):
        program = self.speak("de", self.rings())
        program.paused()
        program.ask("action compare.keep")
        program.ask("edit r1=0.3")
        program.settled()
        program.until(lambda _: self.word(program, "compare.first_difference").startswith("Erster Unterschied: Schritt 1, Wählen"))
        program.until(lambda _: "Zahl der Ecken" in " ".join(program.ask("items compare.table").get("rows", [])))
        program.ask("action tools.sweep")
        program.appeared("sweep_dialog")
        self.assertEqual(self.word(program, "sweep.parameter_1"), "Kugelradius r1")

    def test_what_changed_since_a_step_is_named(self):
        program = self.speak("de", self.rings())
        program.paused()
        program.ask("action steps.first")
        program.settled()
        program.ask("action steps.mark")
        program.ask("action steps.last")
        program.until(lambda _: "Seit Schritt 0: Kugeln " in self.word(program, "timeline.values"))


class Room(LanguageTest):
    """What a translation says has the room to be read, wherever English has it."""

    def cut(self, program, names, dialog=""):
        """Texts without the room they need, by where they stand: in a dialog, or the one that is modal, or the window."""
        program.sync()
        return {"%s, %s: “%s”" % (names, one["widget"], one["text"]): one["widget"] for one in program.ask(("cut " + dialog).strip())["texts"]}

    def files(self):
        paths = []
        for name, *generated in DATA:
            command("generate", *generated, "--out", self.path(name))
            paths.append(self.path(name))
        paths.append(self.path("square.tsp"))
        with open(paths[-1], "w") as file:
            file.write("NAME: square\nTYPE: TSP\nDIMENSION: 5\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n"
                       "1 0 0\n2 9 0\n3 9 9\n4 0 9\n5 3 4\nEOF\n")
        return paths

    def cut_in_panels(self, program, names):
        """With each of the panels' tabs in front."""
        found = self.cut(program, names)
        if not program.seen("dock_tabs"):
            return found
        self.go_to_tabs(program)
        for _ in range(4):
            program.key("Right")
            found.update(self.cut(program, names))
        return found

    def all_cut(self, code, size):
        self.use_screen(size)
        program = self.speak(code)
        program.ask("resize " + size)
        program.appeared("gallery")
        found = self.cut(program, "start")
        for path in self.paths:
            revision = program.status()["revision"]
            program.ask("open " + path)
            program.until(lambda s: s["workspace"] and s["revision"] > revision)
            program.paused()
            found.update(self.cut_in_panels(program, os.path.basename(path)))
        program.ask("action help.tour")
        for _ in range(7):
            program.appeared("tour")
            found.update(self.cut(program, "tour"))
            program.click("tour.next")
        for action in DIALOGS:
            program.ask("action " + action)
            if action == "help.manual":  # it stays open beside the window
                program.appeared("help_dialog")
                found.update(self.cut(program, action, "help_dialog"))
                program.key("Escape")
                program.until(lambda _: not program.seen("help_dialog"))
                continue
            program.until(lambda s: s["hangs_open"] != "")
            found.update(self.cut(program, action))
            program.key("Escape")
            program.until(lambda s: s["hangs_open"] == "")
        program.quit()
        return found

    def compare(self, size):
        self.paths = self.files()
        in_english = set(self.all_cut("en", size).values())
        for code in ("de", "sl"):
            more = [text for text, widget in self.all_cut(code, size).items() if widget not in in_english]
            self.assertEqual(more, [], code)

    def test_no_word_is_cut(self):
        self.compare("1366x768")

    def test_no_word_is_cut_on_a_small_screen(self):
        self.compare("640x480")


if __name__ == "__main__":
    main()
