# The picture has its room, plots grow and are maximised, and the step is told in full.
# SPDX-License-Identifier: MIT
import time

from program import Display, WindowTest, command, main


class Room(WindowTest):
    def drawn(self, program, name):
        return "error" not in program.ask("geometry overlay." + name)

    def target(self, program):
        """Where in the viewport's width the middle of the flat data is: of a handle in the middle."""
        place, picture = program.ask("geometry handle.40"), program.ask("geometry viewport")
        return (place["x"] - picture["x"]) / picture["width"]

    def squares(self, columns=9, rows=9):
        path = self.path("squares.csv")
        with open(path, "w") as file:
            file.write("x,y\n" + "".join("%d,%d\n" % (x, y) for y in range(rows) for x in range(columns)))
        return path

    def test_the_sliders_fold_to_a_strip_and_stay_folded(self):
        program = self.start("--with", "triangulation", self.squares())
        program.paused()
        program.ask("action steps.last")  # words and legend are others at each step, and so is their room
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.pinned")))
        program.ask("edit beside=none")  # three squares in a row stand below the panel, one stands at its right
        program.settled()
        self.assertTrue(program.comes_true(lambda: self.target(program) > 0.5))
        before = self.target(program)
        program.click("overlay.fold")
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.folded")))
        self.assertFalse(self.drawn(program, "panel.pinned"))
        program.sync()
        self.assertTrue(program.comes_true(lambda: self.target(program) < before - 0.02), "the data take the room")
        self.assertEqual(program.quit(), 0)
        again = self.start("--with", "triangulation", self.squares())
        again.paused()
        self.assertTrue(again.comes_true(lambda: self.drawn(again, "panel.folded")), "it is remembered")
        again.click("viewport", 0.5, 0.03)
        again.key("s")
        self.assertTrue(again.comes_true(lambda: self.drawn(again, "panel.pinned")), "a key unfolds them, too")
        again.key("s")
        self.assertTrue(again.comes_true(lambda: self.drawn(again, "panel.folded")))
        again.click("overlay.panel.folded", 0.75)
        self.assertTrue(again.comes_true(lambda: self.drawn(again, "panel.pinned")), "so does the word")

    def test_small_pictures_begin_with_folded_sliders(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        program = self.start(self.rings())
        program.paused()
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.folded")))
        program.click("overlay.fold")
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.pinned")))

    def small(self, *arguments):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        program = self.start(*arguments)
        program.paused()
        return program

    def test_words_above_a_small_picture_are_below_the_strip(self):
        points = self.path("points.csv")
        command("generate", "uniform", "--dimension", 2, "--count", 40, "--seed", 1, "--out", points)
        program = self.small("--with", "triangulation", points)
        program.ask("action steps.last")
        program.settled()
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.folded")))
        words_px = 40  # three lines above the points, of which the last stands beside the highest

        def is_clear():
            program.sync()
            strip = program.ask("geometry overlay.panel.folded")
            highest = min(program.ask("geometry handle.%d" % i)["y"] for i in range(40))
            return highest > strip["y"] + strip["height"] + words_px

        self.assertTrue(program.comes_true(is_clear, 20), "the words lie below the strip")

    def test_a_picture_in_space_stands_aside_of_its_legend_and_turns_there(self):
        program = self.small("--with", "kdtree", self.mesh())
        program.ask("action steps.first")
        program.ask("action steps.forward")
        program.ask("edit probe_axis=x")
        program.settled()

        def aside():
            program.sync()
            handle, picture = program.ask("geometry handle.own-plane"), program.ask("geometry viewport")
            return 0.5 - (handle["x"] - picture["x"]) / picture["width"] if "error" not in handle else 0

        self.assertTrue(program.comes_true(lambda: aside() > 0.05, 20), "the legend stands at the right")
        before = aside()
        x, y = program.place("viewport", 0.2, 0.7)
        program.press(x, y)
        seen = []
        for i in range(1, 6):  # in the middle of a drag, too
            program.move(x + 12 * i, y)
            seen.append(aside())
        program.release()
        self.assertLess(max(abs(place - before) for place in seen + [aside()]), 0.06, "it turns where it stands")

    def shows_its_legend(self, program):
        """Whether there is one: a folded one looks like one that is hidden. Without the overlay, whose times are never the same."""
        program.settled()
        program.ask("action view.overlay")
        shown = program.pixels("viewport")
        program.ask("action view.legend")
        hidden = program.pixels("viewport")
        program.ask("action view.legend")
        program.ask("action view.overlay")
        return shown != hidden

    def has_size(self, program, fits):
        """Waits until the picture's width and height are such."""
        def is_so():
            picture = program.ask("geometry viewport")
            return fits(picture["width"], picture["height"])

        self.assertTrue(program.comes_true(is_so), program.ask("geometry viewport"))

    def test_a_legend_folds_where_it_would_take_more_than_a_tenth_of_a_small_picture_s_data(self):
        program = self.small("--with", "triangulation", self.squares())
        program.ask("action steps.last")
        program.ask("edit beside=none")
        self.has_size(program, lambda width, height: width >= 400 and height >= 200)
        self.assertTrue(self.shows_its_legend(program))
        program.ask("action view.explain")
        self.has_size(program, lambda width, height: width < 400)
        self.assertFalse(self.shows_its_legend(program), "it would cost the data more than a tenth")
        program.ask("action view.explain")
        self.has_size(program, lambda width, height: width >= 400)
        self.assertTrue(self.shows_its_legend(program))

    def test_in_a_low_picture_a_legend_stays_where_it_costs_the_data_less_than_a_tenth(self):
        for columns, rows, stays in ((9, 9, True), (17, 5, False)):  # so wide ones would have to be more than a tenth smaller
            program = self.start("--with", "triangulation", self.squares(columns, rows))
            program.paused()
            program.ask("action steps.last")
            program.ask("edit beside=none")
            program.ask("resize 900x600")
            self.has_size(program, lambda width, height: height < 200 and width > 2 * height)
            self.assertEqual(self.shows_its_legend(program), stays, columns)
            program.quit()

    def drag_handle(self, program, handle, x, y):
        """There, and waits for what comes of it."""
        place, before = program.ask("geometry handle." + handle), program.status()
        begin = int(place["x"]), int(place["y"])
        program.drag_along(*begin, x - begin[0], y - begin[1], 4)
        program.until(lambda s: not s["running"] and s["history"] == before["history"] + 1)  # the release makes it
        program.sync()

    def lies_under_the_times(self, program, handle):
        place, times = program.ask("geometry handle." + handle), program.ask("geometry overlay.hud")
        return all(0 < place[at] - times[at] < times[side] for at, side in (("x", "width"), ("y", "height")))

    def test_the_times_let_the_point_through_that_was_dragged_last(self):
        program = self.start("--with", "triangulation", self.squares())
        program.paused()
        program.ask("action steps.last")
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "hud")))
        self.assertFalse(self.drawn(program, "hud.faint"))
        self.drag_handle(program, "80", *program.place("overlay.hud"))
        self.assertTrue(self.lies_under_the_times(program, "80"))
        self.assertTrue(self.drawn(program, "hud.faint"))
        self.drag_handle(program, "0", *program.place("viewport", 0.3, 0.9))
        self.assertTrue(self.lies_under_the_times(program, "80"))
        self.assertFalse(self.drawn(program, "hud.faint"), "points that nobody drags are the data")

    def test_the_times_let_handles_through_that_are_drawn(self):
        image = self.path("image.png")
        command("generate", "photo-like", "--width", 96, "--height", 72, "--out", image)
        program = self.start(image)
        program.paused()
        program.ask("edit operation=homography")
        program.until(lambda s: "error" not in program.ask("geometry handle.corner1"))
        program.settled()
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "hud")))
        self.assertFalse(self.drawn(program, "hud.faint"))
        self.drag_handle(program, "corner1", *program.place("overlay.hud", 0.1, 0.9))
        for other in ("corner1", "corner3"):  # whichever was dragged last
            x, y = program.place("handle." + other)
            self.drag_handle(program, other, x + 4, y + 4)
            self.assertTrue(self.lies_under_the_times(program, "corner1"))
            self.assertTrue(self.drawn(program, "hud.faint"), other)

    def mesh(self):
        path = self.path("soup.ply")
        command("generate", "soup", "--triangles", 200, "--seed", 1, "--out", path)
        return path

    def test_what_is_kept_does_not_make_room_for_panels(self):
        program = self.start("--with", "triangulation", self.squares())
        program.paused()
        self.assertTrue(program.comes_true(lambda: self.drawn(program, "panel.pinned")))
        program.sync()
        shown = program.ask("state")["state"]["camera"]
        program.ask("action view.overlay")
        program.sync()
        self.assertTrue(program.comes_true(lambda: program.ask("state")["state"]["camera"] == shown),
                        "the same picture is saved with and without the panels over it")

    def test_plots_grow_with_their_panel_and_one_takes_all(self):
        program = self.start(self.rings())
        program.paused()
        self.assertTrue(program.comes_true(lambda: len(program.ask("plots")["plots"]) > 1))
        names = program.ask("plots")["plots"]
        before = program.ask("geometry " + names[1])
        panel = program.ask("geometry plots")
        self.assertGreater(before["height"], 0.8 * min(panel["height"], 190), "one row takes a low panel")
        history = program.status()["history"]

        def double_click():
            program.move(*program.place(names[1], 0.5, 0.45))
            program.pointer("click", "--repeat", 2, "--delay", 40, 1)
            program.sync()

        double_click()
        self.assertTrue(program.comes_true(lambda: program.ask("plots")["plots"] == [names[1]]))
        self.assertTrue(program.comes_true(lambda: program.ask("geometry " + names[1])["height"] > 1.8 * before["height"]))
        self.assertGreater(program.ask("geometry " + names[1])["width"], 1.8 * before["width"])
        double_click()
        self.assertTrue(program.comes_true(lambda: program.ask("plots")["plots"] == names))
        self.assertTrue(program.comes_true(lambda: abs(program.ask("geometry " + names[1])["height"] - before["height"]) < 30))
        self.assertEqual(program.status()["history"], history)


class SmallWindow(WindowTest):
    def test_a_large_window_becomes_as_small_as_one_that_begins_small(self):
        program = self.start(self.rings())
        program.paused()
        panels = ("dock.scene", "dock.parameters", "dock.inspector", "plots")
        seen = lambda: [name for name in panels if program.seen(name)]
        self.assertEqual(seen(), list(panels))
        width = program.ask("geometry main_window")["width"]
        sizes = {"1000x560": panels, "1000x440": panels[:3], "820x700": panels[1:], "640x480": ()}
        for size, shown in sizes.items():
            program.ask("resize " + size)
            program.sync()
            window = program.ask("geometry main_window")
            self.assertEqual("%dx%d" % (window["width"], window["height"]), size)
            self.assertTrue(program.comes_true(lambda: seen() == list(shown), 10), (size, seen()))
            for name in ("viewport", "timeline"):
                place = program.ask("geometry " + name)
                self.assertLessEqual(place["x"] + place["width"], window["x"] + window["width"], name)
                self.assertLessEqual(place["y"] + place["height"], window["y"] + window["height"], name)
        program.ask("resize %dx900" % width)
        self.assertTrue(program.comes_true(lambda: seen() == list(panels), 10), "they come back with the room")
        program.ask("resize 640x480")
        self.assertTrue(program.comes_true(lambda: seen() == [], 10))
        self.assertEqual(program.quit(), 0)
        again = self.start(self.rings())
        again.paused()
        window = again.ask("geometry main_window")
        self.assertEqual((window["width"], window["height"]), (640, 480), "it is as it was left")
        again.ask("resize %dx900" % width)
        self.assertTrue(again.comes_true(lambda: [n for n in panels if again.seen(n)] == list(panels), 10), "none is lost")

    def test_the_panel_with_the_keyboard_stays(self):
        program = self.start(self.rings())
        program.paused()
        program.click("parameters.search")
        program.sync()
        program.ask("resize 600x420")
        self.assertTrue(program.comes_true(lambda: not program.seen("plots"), 10))
        self.assertTrue(program.seen("dock.parameters"))
        program.click("viewport", 0.5, 0.9)
        program.sync()
        program.ask("resize 600x420")
        self.assertTrue(program.comes_true(lambda: not program.seen("dock.parameters"), 10))
        window = program.ask("geometry main_window")
        self.assertEqual((window["width"], window["height"]), (600, 420))


class Laptop(WindowTest):
    """1366×768 pixels: the Scene's panel stands behind the parameters, so that the picture has its width."""

    def setUp(self):
        super().setUp()
        self.display.close()
        self.display = Display("1366x768")
        self.addCleanup(self.display.close)

    def test_the_picture_has_most_of_the_width(self):
        program = self.start(self.rings())
        program.paused()
        self.assertGreater(program.ask("geometry viewport")["width"], 1000)
        self.assertFalse(program.seen("scene"), "it is a tab")
        left, below = program.place("dock.parameters", 0, 1)
        program.click_at(left + 130, below + 12)  # the second tab
        program.appeared("scene")
        self.assertGreater(program.ask("geometry viewport")["width"], 1000)

    def test_the_tab_in_front_stays_while_the_window_is_small(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action view.explain")
        program.appeared("explain.text")
        for size in ("640x480", "1000x700", "1366x768"):
            program.ask("resize " + size)
            program.sync()
        self.assertTrue(program.comes_true(lambda: program.seen("explain.text") and program.seen("inspector")))
        self.assertFalse(program.seen("scene"))


class SmallScreen(WindowTest):
    """640×480 pixels, of which nothing reaches beyond."""

    def setUp(self):
        super().setUp()
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)

    def ends(self, program, name):
        """Right and lower end on the screen."""
        place = program.ask("geometry " + name)
        return place["x"] + place["width"], place["y"] + place["height"]

    def is_on_screen(self, program, *names):
        program.sync()
        for name in names:
            right, low = self.ends(program, name)
            self.assertLessEqual(right, 640, name)
            self.assertLessEqual(low, 480, name)

    def cut(self, program, part, top=""):
        program.sync()
        return [one["text"] for one in program.ask(("cut " + top).strip())["texts"] if part in one["widget"]]

    def test_panels_of_text_stand_beside_the_picture(self):
        program = self.start()
        program.ask("resize 640x480")
        program.ask("action lesson.ridge")
        program.appeared("lesson.text")
        program.until(lambda s: s["workspace"] == "ridge" and not s["running"] and s["step_count"] > 1)
        self.is_on_screen(program, "lesson", "viewport", "timeline")
        self.assertEqual(self.cut(program, "lesson"), [])
        program.click("lesson.text")
        first = program.pixels("lesson.text")
        program.key("ctrl+Home")
        program.sync()
        self.assertEqual(program.pixels("lesson.text"), first, "its beginning is seen")

    def test_the_key_of_reasons_stands_beside_the_picked_thing(self):
        mesh = self.path("knot.ply")
        command("generate", "torus-knot", "--triangles", 400, "--out", mesh)
        program = self.start(mesh)
        program.paused()
        program.settled()

        def is_told():
            return "error" not in program.ask("geometry overlay.reasons")

        self.assertFalse(is_told(), "nothing is picked")
        for across in (0.4, 0.45, 0.5, 0.55, 0.6):
            program.click("viewport", across, 0.5)
            program.sync()
            if program.comes_true(is_told, 2):
                return
        self.fail("nothing was picked, or the key is not told")

    def test_a_message_beside_a_panel_keeps_its_buttons(self):
        path = self.path("named.csv")
        with open(self.rings()) as points, open(path, "w") as file:
            file.write("name,longitude,latitude,magnitude\n")
            file.writelines("place,%s,7\n" % line.strip() for line in points.readlines()[1:])
        program = self.start(path)
        program.ask("resize 640x480")
        program.paused()
        program.until(lambda s: s["banner_visible"])
        program.ask("action view.explain")
        program.appeared("explain.text")
        self.is_on_screen(program, "explain", "viewport", "timeline")
        self.assertEqual(self.cut(program, "banner"), [])

    def test_dialogs_end_within_it(self):
        program = self.start(self.rings())
        program.ask("resize 640x480")
        program.paused()
        program.ask("action tools.palette")
        program.appeared("palette")
        self.is_on_screen(program, "palette")
        program.key("Escape")
        program.until(lambda s: s["hangs_open"] == "")
        program.ask("action tools.sweep")
        program.appeared("sweep_dialog")
        self.is_on_screen(program, "sweep_dialog", "sweep.close", "sweep.value")
        self.assertEqual(self.cut(program, "sweep", "sweep_dialog"), [])

    def test_the_longest_words_of_the_sweep_end_within_it(self):
        for language in ("de", "sl"):
            program = self.start("--set", "language=" + language, self.rings())
            program.ask("resize 640x480")
            program.paused()
            program.ask("action tools.sweep")
            program.appeared("sweep_dialog")
            self.is_on_screen(program, "sweep_dialog", "sweep.close")
            program.quit()


class Narration(WindowTest):
    def test_the_sentence_is_told_in_full(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action steps.last")
        program.settled()
        title = lambda: program.ask("geometry timeline.title")["text"]
        self.assertTrue(program.comes_true(lambda: "Link " in title(), 20), title())  # words are painted after the picture
        self.assertNotIn("…", title())
        values = program.ask("geometry timeline.values")
        self.assertTrue(values["visible"])
        self.assertIn("balls", values["text"])

    def test_it_is_on_the_picture_while_the_panels_are_hidden(self):
        program = self.start(self.rings())
        program.paused()
        program.ask("action steps.last")
        last = program.settled()["step"]
        self.assertFalse(program.seen("viewport.caption"))
        program.click("viewport", 0.5, 0.95)
        program.key("shift+o")
        self.assertTrue(program.comes_true(lambda: program.seen("viewport.caption")))
        self.assertIn("Link ", program.ask("geometry viewport.caption")["text"])
        program.key("Left")
        program.until(lambda s: s["step"] == last - 1)
        self.assertTrue(program.comes_true(lambda: program.ask("geometry viewport.caption")["text"].startswith("%d /" % (last - 1))))
        program.key("shift+o")
        self.assertTrue(program.comes_true(lambda: not program.seen("viewport.caption")))

    def test_a_long_run_plays_in_about_twenty_seconds(self):
        mesh = self.path("terrain.ply")
        command("generate", "terrain", "--triangles", 20_000, "--out", mesh)
        program = self.start(mesh)
        self.assertGreater(program.settled()["step_count"], 20_000)
        program.paused()
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0)
        program.ask("action steps.play")
        begun = time.monotonic()
        share = 0.25
        program.until(lambda s: s["step"] > share * s["step_count"])
        seconds = time.monotonic() - begun
        self.assertGreater(seconds, 0.5 * 20 * share)
        self.assertLess(seconds, 20, "a quarter takes five seconds")
        program.click("viewport", 0.5, 0.95)
        program.key("Left")
        program.until(lambda s: not s["playing"])

    def test_the_way_past_what_plays_unasked(self):
        program = self.start("--threads", "2", self.sorted_points())
        program.until(lambda s: s["playing"] and s["step_count"] > 60)
        program.appeared("viewport.skip")
        self.assertIn("(End)", program.ask("geometry viewport.skip")["text"])
        program.click("viewport.skip")
        status = program.until(lambda s: not s["playing"])
        self.assertEqual(status["step"], status["step_count"] - 1)
        self.assertTrue(program.comes_true(lambda: not program.seen("viewport.skip")))
        program.ask("action steps.play")  # which was asked for
        program.until(lambda s: s["playing"])
        self.assertFalse(program.seen("viewport.skip"))


class Still(WindowTest):
    def test_steps_move_the_picture_once_at_most(self):
        """Legends differ from step to step."""
        points = self.path("points.csv")
        command("generate", "uniform", "--dimension", 2, "--count", 52, "--seed", 3, "--out", points)
        program = self.start("--with", "triangulation", points)
        program.ask("resize 1366x768")
        program.paused()
        program.settled()
        places = []
        for step in range(program.status()["step_count"]):
            program.ask("action steps.first" if step == 0 else "action steps.forward")
            program.sync()
            place = program.place("handle.20")
            if not places or abs(place[0] - places[-1][0]) + abs(place[1] - places[-1][1]) > 1:
                places.append(place)
        self.assertLessEqual(len(places), 2, places)


class Layers(WindowTest):
    def eyes(self, program):
        return [w["object"] for w in program.ask("names")["widgets"] if w["object"].startswith("layer.") and w["object"].endswith(".eye")]

    def test_a_step_has_the_rows_of_its_layers_and_no_others(self):
        command("generate", "soup", "--triangles", 200, "--out", self.path("soup.ply"))
        program = self.start("--with", "kdtree", self.path("soup.ply"))
        program.paused()

        def rows_of(step):
            program.ask("action steps." + step)
            program.settled()
            program.sync()
            rows = [None]

            def stand():
                rows.append(self.eyes(program))
                return bool(rows[-1]) and rows[-1] == rows[-2]
            self.assertTrue(program.comes_true(stand, 5))
            return rows[-1]

        first, last = rows_of("first"), rows_of("last")
        self.assertNotEqual(first, last)
        self.assertEqual(len(last), len(set(last)))
        self.assertEqual(rows_of("first"), first)
        self.assertEqual(rows_of("last"), last)

    def test_undo_opens_the_eye_again(self):
        program = self.start(self.rings())
        program.paused()
        eye = self.eyes(program)[0]
        before = program.status()["history"]
        program.click(eye)
        program.until(lambda s: s["history"] > before)
        self.assertFalse(program.ask("geometry " + eye)["checked"])
        program.key("ctrl+z")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry " + eye)["checked"], 5))


if __name__ == "__main__":
    main()
