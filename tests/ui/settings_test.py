# Settings in the window: the dialog, the files behind it, themes, keys that are changed, and the list of keys.
# SPDX-License-Identifier: MIT
import json
import os

from program import Display, WindowTest, command, main


class SettingsTest(WindowTest):
    @property
    def user_file(self):
        return self.path("config/warpscope/config.json")

    def write(self, settings):
        os.makedirs(os.path.dirname(self.user_file), exist_ok=True)
        with open(self.user_file, "w") as file:
            file.write(settings if isinstance(settings, str) else json.dumps(settings))

    def kept(self):
        try:
            with open(self.user_file) as file:
                return json.load(file)
        except FileNotFoundError:
            return {}

    def theme(self, program):
        return program.ask("state")["state"]["furniture"]["theme"]


class Dialog(SettingsTest):
    def test_a_choice_holds_at_once_and_is_kept(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)
        program.key("ctrl+comma")
        program.appeared("settings_dialog")
        before = program.pixels("viewport")
        program.click("setting.theme.value")
        for _ in range(3):
            program.key("Down")
        program.key("Return")
        self.assertTrue(program.comes_true(lambda: self.kept().get("theme") == "contrast-dark", 10))
        self.assertEqual(self.theme(program), "contrast-dark")
        self.assertEqual(program.ask("geometry setting.theme.origin")["text"], "Your choice")
        self.assertNotEqual(program.pixels("viewport"), before)
        program.click("setting.theme.reset")
        self.assertTrue(program.comes_true(lambda: self.kept() == {}, 10))
        self.assertEqual(self.theme(program), "light", "a system that does not say dark is light")
        program.enter("settings.search", "threads")
        self.assertTrue(program.seen("setting.threads.value"))
        self.assertFalse(program.seen("setting.theme.value"))
        program.enter("setting.threads.value", "3")
        program.key("Return")
        self.assertTrue(program.comes_true(lambda: self.kept() == {"threads": 3}, 10))
        self.assertTrue(program.seen("settings_dialog"), "Return takes the number, no more")
        program.key("Escape")
        program.until(lambda s: s["hangs_open"] == "")

    def test_where_a_value_comes_from_is_shown(self):
        self.write({"recent_files": 3})
        program = self.start("--set", "theme=contrast-light", "--set", "tool_tips=false")
        program.ask("action edit.settings")
        program.appeared("settings_dialog")
        for name, origin in (("recent_files", "Your choice"), ("theme", "For this run, from the command line"),
                             ("backend", "Default")):
            self.assertEqual(program.ask("geometry setting.%s.origin" % name)["text"], origin)

    def test_wrong_files_are_told_and_the_rest_holds(self):
        self.write('{"theme": "contrast-dark", "thraeds": 3}')
        program = self.start(self.rings())
        program.paused()
        self.assertEqual(self.theme(program), "contrast-dark")
        self.assertTrue(any("did you mean threads?" in text for text in program.ask("messages")["texts"]))

    def test_a_broken_file_is_not_overwritten(self):
        self.write('{"theme": ')
        program = self.start()
        program.ask("action view.theme_contrast_dark")
        program.until(lambda s: "config.json" in s["said"])
        with open(self.user_file) as file:
            self.assertEqual(file.read(), '{"theme": ')
        program.kill()


class Starting(SettingsTest):
    def test_a_theme_of_the_menu_is_kept(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action view.theme_dark")
        program.until(lambda _: self.theme(program) == "dark")
        self.assertEqual(self.kept(), {"theme": "dark"})
        program.quit()
        program = self.start(self.rings())
        program.paused()
        self.assertEqual(self.theme(program), "dark")

    def test_a_state_brings_its_theme_but_does_not_keep_it_or_take_contrast_away(self):
        state = self.path("light.png")
        command("render", "ridge", "--sample", "rings", "--theme", "light", "--size", "64x64", "--output", state)
        self.write({"theme": "dark"})
        program = self.start(state)
        program.settled()
        self.assertEqual(self.theme(program), "light")
        program.quit()
        self.assertEqual(self.kept(), {"theme": "dark"})
        self.write({"theme": "contrast-dark"})
        program = self.start(state)
        program.settled()
        program.until(lambda _: self.theme(program) == "contrast-dark")

    def test_a_state_is_computed_where_it_was_saved(self):
        state = self.path("cpu.warpscope.json")
        program = self.start(self.rings())
        program.paused()
        program.ask("action run.backend_cpu")
        program.until(lambda _: program.ask("state")["state"]["backend"] == "cpu")
        kept = program.ask("state")["state"]
        program.quit()
        with open(state, "w") as file:
            json.dump(kept, file)
        program = self.start(state)
        program.settled()
        self.assertEqual(program.ask("state")["state"]["backend"], "cpu")

    def test_the_backend_of_the_settings_holds(self):
        self.write({"backend": "cpu"})
        program = self.start(self.rings())
        program.paused()
        self.assertEqual(program.ask("state")["state"]["backend"], "cpu")


class Keys(SettingsTest):
    def test_a_key_is_changed_and_kept(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action edit.keys")
        program.appeared("key_editor")
        program.enter("key_editor.search", "Full screen")
        program.click("key_editor.keys")
        program.key("ctrl+e")
        self.assertTrue(program.comes_true(lambda: "Export" in program.ask("geometry key_editor.note")["text"], 10),
                        "a conflict is told before anything is changed")
        self.assertEqual(self.kept(), {})
        program.click("key_editor.take")
        self.assertTrue(program.comes_true(lambda: self.kept() == {"keys": {"view.fullscreen": "Ctrl+E"}}, 10))
        program.click("key_editor.keys")
        program.key("ctrl+l")
        self.assertTrue(program.comes_true(lambda: "free" in program.ask("geometry key_editor.note")["text"], 10))
        program.click("key_editor.add")
        self.assertTrue(program.comes_true(lambda: self.kept() == {"keys": {"view.fullscreen": ["Ctrl+E", "Ctrl+L"]}}, 10))
        program.click("key_editor.reset")
        self.assertTrue(program.comes_true(lambda: self.kept() == {}, 10))

    def test_a_changed_key_acts_and_the_old_one_does_not(self):
        self.write({"keys": {"steps.first": "Ctrl+Alt+B", "file.quit": "Ctrl+Nonsense", "tools.palette": "Home"}})
        program = self.start(self.rings())
        step = program.paused()["step_count"] - 1
        self.assertTrue(any("Ctrl+Nonsense" in text for text in program.ask("messages")["texts"]))
        program.click("viewport", 0.5, 0.95)
        program.key("End")
        program.until(lambda s: s["step"] == step)
        program.key("ctrl+alt+b")
        program.until(lambda s: s["step"] == 0)
        program.key("Home")
        program.appeared("palette")

    def test_a_changed_key_is_the_one_that_stands_beside_the_picked_thing(self):
        mesh = self.path("knot.ply")
        command("generate", "torus-knot", "--triangles", 400, "--out", mesh)
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)

        def width():
            program = self.start(mesh)
            program.paused()
            for across in (0.4, 0.45, 0.5, 0.55, 0.6):
                program.click("viewport", across, 0.5)
                program.sync()
                if program.comes_true(lambda: "error" not in program.ask("geometry overlay.reasons"), 2):
                    break
            found = program.ask("geometry overlay.reasons")["width"]
            self.assertEqual(program.quit(), 0)
            return found

        usual = width()
        self.write({"keys": {"view.explain": "Ctrl+Alt+Shift+F9"}})
        self.assertGreater(width(), usual + 50, "a longer key")

    def test_a_narrow_list_of_keys_has_no_cut_column(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        program = self.start(self.rings())
        program.paused()
        program.ask("action help.cheat_sheet")
        program.appeared("cheat_sheet_dialog")
        self.assertFalse(program.seen("qt_scrollarea_hcontainer"))

    def test_the_list_of_keys_is_searched_and_shows_them_as_they_are(self):
        self.write({"keys": {"file.open": "Ctrl+L"}})
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)
        program.key("question")
        program.appeared("cheat_sheet_dialog")
        before = program.pixels("cheat_sheet.list")
        program.pointer("type", "Ctrl+L")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry cheat_sheet.search")["text"] == "Ctrl+L", 10))
        self.assertNotEqual(program.pixels("cheat_sheet.list"), before)
        program.click("cheat_sheet.change")
        program.appeared("key_editor")


if __name__ == "__main__":
    main()
