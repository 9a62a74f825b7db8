# The keyboard in the whole window: Return takes what was typed, arrows step, F6 and Tab go everywhere; and lists and tips over
# the picture, which Esc and a click elsewhere close.
# SPDX-License-Identifier: MIT
import struct

from program import WindowTest, command, main


class Fields(WindowTest):
    def test_return_takes_a_number_of_the_panel(self):
        program = self.start(self.rings())
        before = program.paused()
        program.enter("number.r1", "0.3")
        program.key("Return")
        after = program.until(lambda s: s["parameters"]["r1"] == "0.3" and not s["running"])
        self.assertNotEqual(after["hash"], before["hash"])
        program.enter("number.r1", "0.25")
        program.key("KP_Enter")
        program.until(lambda s: s["parameters"]["r1"] == "0.25")
        program.enter("number.r1", "much")
        program.key("Return")
        program.appeared("error.r1")
        self.assertEqual(program.status()["parameters"]["r1"], "0.25")

    def test_escape_gives_up_what_was_typed(self):
        program = self.start(self.rings())
        before = program.paused()
        for field in ("number.r1", "timeline.step"):
            kept = program.ask("geometry " + field)["text"]
            program.enter(field, "7")
            program.key("Escape")
            self.assertTrue(program.comes_true(lambda: program.ask("geometry " + field)["text"] == kept, 10), field)
            program.click("viewport", 0.5, 0.03)  # nor is it taken when another place gets the keyboard
            self.assertEqual(program.ask("geometry " + field)["text"], kept)
        after = program.status()
        self.assertEqual((after["parameters"]["r1"], after["step"]), (before["parameters"]["r1"], before["step"]))
        program.enter("timeline.step", "much")
        program.key("Return")
        step = str(before["step"])
        self.assertTrue(program.comes_true(lambda: program.ask("geometry timeline.step")["text"] == step, 10), "no step")
        program.enter("number.r1", "much")
        program.key("Return")
        program.appeared("error.r1")
        program.enter("number.r1", "9")
        program.key("Escape")
        self.assertTrue(program.comes_true(lambda: not program.seen("error.r1"), 10), "the refusal goes with what was typed")

    def test_undo_works_while_a_field_has_the_keyboard(self):
        program = self.start(self.rings())
        before = program.paused()
        program.enter("number.r1", "0.9")
        program.key("Return")
        changed = program.until(lambda s: s["parameters"]["r1"] != before["parameters"]["r1"] and not s["running"])
        program.key("ctrl+z")  # the field still has the keyboard
        program.until(lambda s: s["parameters"]["r1"] == before["parameters"]["r1"] and not s["running"])
        program.key("ctrl+shift+z")
        program.until(lambda s: s["parameters"]["r1"] == changed["parameters"]["r1"] and not s["running"])
        program.enter("number.r1", "12")
        program.key("ctrl+z")  # of what is being typed
        self.assertEqual(program.settled()["parameters"]["r1"], changed["parameters"]["r1"])
        self.assertEqual(program.quit(), 0)

    def test_a_refused_number_is_told_once_until_it_is_none(self):
        program = self.start(self.rings())
        program.paused()
        refusal = lambda: program.ask("geometry error.r1")
        text = lambda: program.ask("geometry number.r1")["text"]

        def refuse():
            program.enter("number.r1", "1e-300")
            program.key("Return")
            program.appeared("error.r1")
            self.assertTrue(refusal()["text"].startswith("Ball radius r1 takes a number from "), refusal()["text"])
            self.assertEqual(text(), "1e-300", "what was typed can be corrected")

        def is_over(shown):
            self.assertTrue(program.comes_true(lambda: not program.seen("error.r1"), 10), refusal())
            self.assertTrue(program.comes_true(lambda: text() == shown, 10), text())

        program.enter("number.r1", "0.25")
        program.key("Return")
        program.until(lambda s: s["parameters"]["r1"] == "0.25" and not s["running"])
        refuse()
        self.assertFalse(program.status()["banner_visible"], "beside the field it is told already")
        program.ask("edit min_points=2")
        program.until(lambda s: s["parameters"]["min_points"] == "2" and not s["running"])
        program.sync()
        self.assertTrue(program.seen("error.r1"), "another parameter does not answer it")
        program.enter("number.r1", "0.25")
        program.key("Return")
        is_over("0.25")
        program.enter("number.r1", "0.3")
        program.key("Return")
        program.until(lambda s: s["parameters"]["r1"] == "0.3" and not s["running"])
        refuse()
        program.ask("action edit.undo")
        program.until(lambda s: s["parameters"]["r1"] == "0.25")
        is_over("0.25")
        refuse()
        program.key("Escape")
        is_over("0.25")

    def test_return_takes_a_number_of_the_step(self):
        program = self.start(self.rings())
        last = program.paused()["step_count"] - 1
        program.enter("timeline.step", "7")
        program.key("Return")
        program.until(lambda s: s["step"] == 7)
        program.enter("timeline.step", "99999999")
        program.key("Return")
        program.until(lambda s: s["step"] == last)
        self.assertTrue(program.comes_true(lambda: program.ask("geometry timeline.step")["text"] == str(last), 5),
                        "the field says what the number was taken for")

    def test_return_takes_a_number_over_the_picture(self):
        program = self.start(self.rings())
        program.paused()
        program.move(*program.place("overlay.r1"))
        program.pointer("keydown", "Control_L", "click", 1, "keyup", "Control_L")
        program.sync()  # frames, until the slider has become a field
        program.key("ctrl+a")
        program.pointer("type", "--delay", "60", "0.234567")
        program.key("Return")
        program.until(lambda s: s["parameters"]["r1"] == "0.234567")

    def test_return_takes_a_list(self):
        image = self.path("board.png")
        command("generate", "checkerboard", "--width", 120, "--height", 80, "--out", image)
        program = self.start(image)
        program.paused()
        program.enter("parameters.search", "corners")
        program.enter("list.corners", "0,0,100,5,110,70,4,75")
        program.key("Return")
        program.until(lambda s: s["parameters"]["corners"].replace(" ", "") == "0,0,100,5,110,70,4,75")


    def test_return_takes_a_size_of_a_picture(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action file.screenshot")
        program.appeared("screenshot_dialog")
        program.click("screenshot.width", 0.2)
        program.key("ctrl+a")
        program.pointer("type", "640")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry screenshot.width")["text"] == "640 px", 5))
        for key in ("Return", "KP_Enter"):
            program.key(key)
            program.sync()
            self.assertTrue(program.seen("screenshot_dialog"), "the number is taken, the dialog goes on")
        self.assertFalse(program.seen("picture_file_dialog"))
        program.click("screenshot.save")
        program.appeared("fileNameEdit")
        program.enter("fileNameEdit", self.path("small.png"))
        program.key("Return")
        self.assertTrue(program.wait_for(lambda e: e["event"] == "file")["written"])
        with open(self.path("small.png"), "rb") as picture:
            self.assertEqual(struct.unpack(">I", picture.read(20)[16:])[0], 640)


class Stepping(WindowTest):
    def test_keys_step_after_a_slider_was_dragged(self):
        program = self.start(self.rings())
        before = program.paused()
        for slider in ("slider.r1", "overlay.r1"):
            revision = program.status()["revision"]
            program.drag(slider, 0.5, 0.55)
            program.until(lambda s: s["revision"] > revision and not s["running"])
            dragged = program.settled()
            self.assertNotEqual(dragged["parameters"]["r1"], before["parameters"]["r1"])
            last = dragged["step_count"] - 1
            for key, step in (("Home", 0), ("Right", 1), ("Right", 2), ("Left", 1), ("End", last), ("Left", last - 1),
                              ("Home", 0)):
                program.key(key)
                program.until(lambda s: s["step"] == step)
            program.key("shift+Right")
            program.until(lambda s: s["step"] > 0)
            now = program.status()
            self.assertEqual((now["parameters"]["r1"], now["history"]), (dragged["parameters"]["r1"], dragged["history"]),
                             "no key of these changes a value")

    def test_text_fields_keep_their_keys(self):
        program = self.start(self.rings())
        program.paused()
        step = program.status()["step"]
        program.enter("parameters.search", "bd")
        program.key("Left")
        program.pointer("type", "c")
        program.key("Home")
        program.pointer("type", "a")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry parameters.search")["text"] == "abcd", 5))
        self.assertEqual(program.status()["step"], step)

    def test_every_way_to_a_step_pauses(self):
        program = self.start(self.rings())
        last = program.paused()["step_count"] - 1
        for _ in range(3):
            program.ask("action steps.slower")

        def field():
            program.enter("timeline.step", "5")
            program.key("Return")

        ways = {
            "Right": lambda: program.key("Right"),
            "Shift+Right": lambda: program.key("shift+Right"),
            "Ctrl+Right": lambda: program.key("ctrl+Right"),
            "Home": lambda: program.key("Home"),
            "button": lambda: program.click("timeline.forward"),
            "button of the tool bar": lambda: program.click("tool.steps.back"),
            "track": lambda: program.click("timeline.track", 0.3),
            "field": field,
        }
        for name, go in ways.items():
            with self.subTest(name):
                program.click("viewport", 0.5, 0.95)
                if program.status()["playing"]:
                    program.ask("action steps.play")
                program.ask("action steps.first")
                program.until(lambda s: s["step"] == 0 and not s["playing"])
                program.ask("action steps.play")
                program.until(lambda s: s["playing"])
                go()
                status = program.until(lambda s: not s["playing"], 3)
                self.assertLess(status["step"], last, "it was paused, and has not come to the end")
                program.sync()
                self.assertEqual(program.status()["step"], status["step"], "it stays there")


class OverPicture(WindowTest):
    def drawn(self, program, name):
        return "error" not in program.ask("geometry overlay." + name)

    def list_is(self, program, is_open):
        return program.comes_true(lambda: self.drawn(program, "panel.list") == is_open)

    def open_list(self, program, name):
        program.click("overlay." + name)
        self.assertTrue(self.list_is(program, True), "the list of %s opens" % name)

    def image(self):
        image = self.path("board.png")
        command("generate", "checkerboard", "--width", 120, "--height", 80, "--out", image)
        program = self.start(image)
        program.paused()
        return program

    def test_lists_close_and_no_click_is_lost(self):
        program = self.image()
        self.open_list(program, "operation")
        program.key("Escape")
        self.assertTrue(self.list_is(program, False), "Esc closes it")

        self.open_list(program, "operation")
        camera = program.ask("state")["state"]["camera"]
        x, y = program.place("viewport", 0.8, 0.85)
        program.drag_along(x, y, -60, 0, 5)
        self.assertTrue(self.list_is(program, False), "a press beside it closes it")
        self.assertNotEqual(program.ask("state")["state"]["camera"]["target"], camera["target"], "and drags the picture")

        self.open_list(program, "operation")
        program.click("parameters.search")
        self.assertTrue(self.list_is(program, False), "a click on a panel closes it")
        self.open_list(program, "operation")
        program.click("status_bar", 0.5)
        self.assertTrue(self.list_is(program, False), "so does one on what does not take the keyboard")
        self.open_list(program, "operation")
        program.click("overlay.operation")
        self.assertTrue(self.list_is(program, False), "and one on the control itself")

        self.open_list(program, "operation")
        program.click("overlay.stage")  # below the list
        stage = program.ask("geometry overlay.stage")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry overlay.panel.list").get("y", 0) > stage["y"], 5),
                        "a click on another control acts there at once")
        program.key("Escape")
        self.assertTrue(self.list_is(program, False))

        self.open_list(program, "operation")
        list_at = program.ask("geometry overlay.panel.list")
        operation = program.status()["parameters"]["operation"]
        program.click_at(int(list_at["x"] + 30), int(list_at["y"] + list_at["height"] - 18))
        program.until(lambda s: s["parameters"]["operation"] != operation)

    def tip(self, program, x, y):
        program.pointer("mousemove", x, y)
        program.pointer("mousemove_relative", 1, 0)
        self.assertTrue(program.comes_true(lambda: program.seen("qtooltip_label"), 5), "a tip appears")
        text = program.ask("geometry qtooltip_label")["text"]
        program.pointer("mousemove", *program.place("viewport", 0.5, 0.5))
        program.comes_true(lambda: not program.seen("qtooltip_label"), 5)
        return text

    def test_tips_are_wrapped(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)  # tips come in the active window only, which without a window manager a click makes
        x, y = program.place("row.r1", 0.12, 0.25)
        for text in (self.tip(program, x, y), self.tip(program, *program.place("tool.file.open"))):
            self.assertGreater(len(text), 60, text)
            self.assertLessEqual(max(map(len, text.split("\n"))), 60, text)

    def test_a_parameter_without_effect_says_why(self):
        program = self.start(self.rings())
        program.paused()
        program.enter("parameters.search", "smallest move")
        program.click("viewport", 0.5, 0.95)
        text = self.tip(program, *program.place("row.tolerance", 0.12, 0.25))
        self.assertIn("Without effect now: only --convergence tolerance asks for it", " ".join(text.split()))

    def test_tips_over_the_picture_are_wrapped_and_whole(self):
        program = self.start(self.rings())
        program.paused()
        for size in ("1600x900", "1000x650"):
            program.ask("resize " + size)
            program.sync()
            if self.drawn(program, "panel.folded"):  # as in all small pictures
                program.ask("action view.sliders")
            self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.pinned")))
            program.sync()
            program.move(*program.place("viewport", 0.5, 0.8))
            panel, row = program.ask("geometry overlay.panel.pinned"), program.ask("geometry overlay.r1")
            program.pointer("mousemove", int(panel["x"]) + 16, int(row["y"] + row["height"] / 2))
            self.assertTrue(program.comes_true(lambda: self.drawn(program, "tip"), 5))
            program.sync()
            tip, picture = program.ask("geometry overlay.tip"), program.ask("geometry viewport")
            self.assertLess(tip["width"], 60 * 9 + 30)
            self.assertGreater(tip["height"], 40, "several lines")
            self.assertGreaterEqual(tip["x"], picture["x"])
            self.assertLessEqual(tip["x"] + tip["width"], picture["x"] + picture["width"])


class Panes(WindowTest):
    def focused(self, program, before, key):
        """What has the keyboard after a key moved it."""
        program.key(key)
        self.assertTrue(program.comes_true(lambda: program.status()["focus"] != before, 3), "%s sticks at %s" % (key, before))
        name = program.status()["focus"]
        ring = program.ask("geometry focus_ring")
        self.assertTrue(ring.get("visible"), "the focus on %s cannot be seen" % name)
        return name

    def test_the_key_that_hid_the_panels_brings_them_back(self):
        program = self.start(self.rings(count=300))
        program.paused()
        program.click("viewport", 0.5, 0.95)
        focus = program.until(lambda s: s["focus"] == "viewport")["focus"]
        while not focus.startswith("status."):
            focus = self.focused(program, focus, "F6")
        program.ask("action view.docks")  # as from the menu, while the status bar has the keyboard
        self.assertTrue(program.comes_true(lambda: not program.seen("dock.parameters")))
        program.key("shift+o")
        self.assertTrue(program.comes_true(lambda: program.seen("dock.parameters")))

    def test_f6_goes_round_the_panes(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)
        program.until(lambda s: s["focus"] == "viewport")
        for key in ("F6", "shift+F6"):
            way = ["viewport"]
            while len(way) < 3 or way[-1] != "viewport":
                way.append(self.focused(program, way[-1], key))
                self.assertLess(len(way), 14, "it does not come round: %s" % way)
            self.assertEqual(len(set(way)), len(way) - 1, way)
            self.assertIn("parameters.search", way)
            self.assertTrue(any(name.startswith("tool.") for name in way), way)
            self.assertTrue(any(name.startswith("timeline.") for name in way), way)
            self.assertTrue(any(name.startswith("status.") for name in way), way)

    def test_tab_comes_to_the_first_parameter_soon(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)
        program.until(lambda s: s["focus"] == "viewport")
        way = ["viewport"]
        while not way[-1].startswith(("number.", "slider.", "choice.", "switch.", "list.")):
            way.append(self.focused(program, way[-1], "Tab"))
            self.assertLessEqual(len(way) - 1, 8, way)
        program.key("ctrl+a")
        program.pointer("type", "0.3")
        program.key("Return")
        program.until(lambda s: s["parameters"][way[-1].split(".")[1]] == "0.3")
        while way[-1] != "viewport":
            way.append(self.focused(program, way[-1], "shift+Tab"))
            self.assertLess(len(way), 18, way)

    def test_return_opens_the_list_of_a_button(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)
        name = program.until(lambda s: s["focus"] == "viewport")["focus"]
        for _ in range(8):
            name = self.focused(program, name, "Tab")
            if name == "parameters.presets":
                break
        self.assertEqual(name, "parameters.presets")
        program.key("Return")
        program.appeared("presets_menu")
        program.key("Escape")
        self.assertTrue(program.comes_true(lambda: not program.seen("presets_menu"), 3))

    def test_tabs_and_lists_below_are_reached_by_keys(self):
        program = self.start(self.rings())
        program.paused()
        program.click("viewport", 0.5, 0.95)
        program.until(lambda s: s["focus"] == "viewport")
        name = "viewport"
        for _ in range(12):
            name = self.focused(program, name, "F6")
            if name == "dock_tabs":
                break
        self.assertEqual(name, "dock_tabs")
        step = program.status()["step"]
        self.assertFalse(program.seen("history.list"))
        program.key("Right", "Right", "Right", "Right")
        self.assertTrue(program.comes_true(lambda: program.seen("history.list"), 5), "the arrows walk through the tabs")
        self.assertEqual(program.status()["step"], step)


if __name__ == "__main__":
    main()
