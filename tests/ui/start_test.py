# The start screen, the tour, going on where one was, undo across opening, and leaving.
# SPDX-License-Identifier: MIT
import glob
import json
import os
import shutil
import signal

from program import PATIENCE, Display, WindowTest, main

SAMPLES = ("sample.ridge.rings", "sample.kdtree.knot", "sample.triangulation.search", "sample.filter.photo",
           "sample.histogram.rings")


class Start(WindowTest):
    def use_screen(self, size):
        self.display.close()
        self.display = Display(size)
        self.addCleanup(self.display.close)

    def cache(self, *names):
        return os.path.join(self.home, "cache", "Warpscope", "Warpscope", *names)

    def test_one_screen_without_scrolling(self):
        self.use_screen("1366x768")
        program = self.start()
        program.appeared("gallery")
        gallery = program.ask("geometry gallery")
        for name in (*SAMPLES, "gallery.tour", "gallery.open", "gallery.machine", "drop_zone"):
            widget = program.ask("geometry " + name)
            self.assertTrue(widget["visible"], name)
            self.assertLessEqual(widget["y"] + widget["height"], gallery["y"] + gallery["height"], name)
        for dock in ("parameters", "scene", "inspector", "timeline", "plots"):
            self.assertFalse(program.seen(dock), "%s would be empty" % dock)
        self.assertEqual([w for w in program.ask("names")["widgets"] if not w["accessible"]], [])
        self.assertEqual(program.quit(), 0)

    def test_a_small_screen_scrolls_to_all_of_it(self):
        self.use_screen("640x480")
        program = self.start()
        program.appeared("gallery")
        self.assertLessEqual(program.ask("geometry main_window")["width"], 640)
        for _ in range(30):  # the keyboard brings what it is on into view
            if program.status()["focus"] == "gallery.open":
                break
            program.key("Tab")
            program.sync()
        self.assertTrue(program.seen("gallery.open"))
        self.assertEqual(program.quit(), 0)

    def test_pictures_move_under_the_pointer_only(self):
        program = self.start()
        program.appeared("gallery")
        program.move(*program.place("gallery.machine"))
        made = [self.cache("samples", "*", "*", name.split(".")[1] + "-0.png") for name in SAMPLES]
        self.assertTrue(program.comes_true(lambda: all(glob.glob(path) for path in made), 120), "each has its picture")
        program.sync()

        def looks(name):
            return program.pixels(name)

        for name in SAMPLES[:2]:
            at_rest = looks(name)
            program.move(*program.place(name, 0.5, 0.3))
            seen = set()
            self.assertTrue(program.comes_true(lambda: seen.add(looks(name)) or len(seen) > 3, 20), name + " moves")
            program.move(*program.place("gallery.machine"))
            self.assertTrue(program.comes_true(lambda: looks(name) == at_rest, 5), name + " goes back to where it was")
        before = [looks(name) for name in SAMPLES]
        self.assertTrue(program.draws_nothing_for(2))
        self.assertEqual([looks(name) for name in SAMPLES], before)
        self.assertEqual(program.quit(), 0)

        again = self.start()  # they are kept
        again.appeared("gallery")
        again.move(*again.place("gallery.machine"))
        self.assertTrue(again.comes_true(lambda: again.pixels(SAMPLES[0]) == before[0], 20))

    def test_keys_open_a_sample_and_panels_come_with_it(self):
        program = self.start()
        program.appeared("gallery")
        for stops in range(1, 9):
            program.key("Tab")
            program.sync()
            if program.status()["focus"] == "sample.kdtree.knot":
                break
        self.assertEqual(program.status()["focus"], "sample.kdtree.knot", "few stops lead to a sample")
        program.key("Return")
        self.assertEqual(program.paused()["workspace"], "kdtree")
        for dock in ("parameters", "scene", "inspector", "timeline", "plots"):
            self.assertTrue(program.seen(dock), dock)
        program.key("ctrl+w")
        program.until(lambda s: s["workspace"] == "")
        program.appeared("gallery")
        self.assertFalse(program.seen("parameters"))
        program.key("ctrl+z")
        self.assertEqual(program.paused()["workspace"], "kdtree", "closing is undone")
        program.until(lambda _: program.seen("parameters"))
        self.assertEqual(program.quit(), 0)

    def test_continue_where_you_were(self):
        program = self.start(self.rings())
        before = program.paused()
        program.drag("slider.r1", 0.5, 0.54)
        program.until(lambda s: s["history"] == before["history"] + 1)
        program.settled(before["revision"] + 1)
        program.click("viewport", 0.6, 0.9)
        program.key("Home", "Right", "Right")
        left = program.until(lambda s: s["step"] == 2)
        self.assertTrue(program.comes_true(lambda: glob.glob(self.cache("kept", "ridge-*.png")), 20), "with a picture")
        self.assertEqual(program.quit(), 0)

        program = self.start()
        program.appeared("gallery.continue")
        self.assertTrue(program.seen("gallery.recent.1"))
        program.click("gallery.continue")
        back = program.until(lambda s: not s["running"] and s["hash"] == left["hash"])
        self.assertEqual((back["step"], back["parameters"]), (left["step"], left["parameters"]))
        self.assertFalse(back["playing"])
        program.ask("open " + self.rings("other.csv", 2000))
        program.until(lambda s: not s["running"] and s["hash"] not in ("", left["hash"]))
        self.assertEqual(program.quit(), 0)
        states = glob.glob(self.cache("kept", "ridge-*.warpscope.json"))
        self.assertEqual(len(states), 2, "each data's last state is kept")

    def test_a_window_that_was_never_at_rest_has_its_picture_too(self):
        program = self.start(self.rings())
        program.paused()
        while not glob.glob(self.cache("kept", "ridge-*.warpscope.json")):
            program.ask("spin 20", 20 * PATIENCE)
            program.wait_for(lambda event: event["event"] == "spun", 20 * PATIENCE)
        program.sync()
        self.assertEqual(program.quit(), 0)
        self.assertTrue(glob.glob(self.cache("kept", "ridge-*.png")), "made as it closed")

    def test_undo_goes_across_opening(self):
        program = self.start(self.rings())
        first = program.paused()
        program.drag("slider.r1", 0.5, 0.54)
        program.until(lambda s: s["history"] == first["history"] + 1)
        changed = program.settled(first["revision"] + 1)
        program.ask("open " + self.rings("other.csv", 2000))
        other = program.until(lambda s: not s["running"] and s["hash"] not in ("", changed["hash"]) and s["step_count"] > 1)
        self.assertTrue(other["can_undo"])
        program.click("viewport", 0.6, 0.9)
        program.key("ctrl+z")
        back = program.until(lambda s: not s["running"] and s["hash"] == changed["hash"])
        self.assertEqual(back["parameters"], changed["parameters"])
        program.key("ctrl+z")
        program.until(lambda s: not s["running"] and s["hash"] == first["hash"])
        program.key("ctrl+shift+z")
        program.until(lambda s: not s["running"] and s["hash"] == changed["hash"])
        program.key("ctrl+shift+z")
        program.until(lambda s: not s["running"] and s["hash"] == other["hash"])
        self.assertEqual(program.quit(), 0)

    def test_tour(self):
        program = self.start()
        program.click("gallery.tour")
        program.until(lambda _: program.seen("tour"))
        self.assertEqual(program.status()["workspace"], "ridge", "on a sample")
        program.appeared("tour")
        titles = []
        for _ in range(7):
            program.sync()
            titles.append(program.ask("geometry tour.title")["text"])
            program.key("Right")
            program.comes_true(lambda: program.ask("geometry tour.title")["text"] != titles[-1] or not program.seen("tour"), 5)
        self.assertEqual(len(set(titles)), 7)
        self.assertFalse(program.seen("tour"), "after the last one it is done")

        program.ask("action help.tour")
        program.appeared("tour")
        program.key("Right")
        program.until(lambda _: "step" in program.ask("geometry tour.title")["text"])
        program.appeared("tour.ring")
        ring, target = program.ask("geometry tour.ring"), program.ask("geometry timeline")
        self.assertEqual([ring[k] for k in ("x", "y", "width", "height")], [target[k] for k in ("x", "y", "width", "height")])
        program.key("Left")
        program.until(lambda _: program.ask("geometry tour.title")["text"] == titles[0])
        program.click("tour.next")
        program.until(lambda _: program.ask("geometry tour.title")["text"] == titles[1])
        program.key("Tab", "Return")
        program.until(lambda _: program.ask("geometry tour.title")["text"] == titles[0])  # Return presses what has the keyboard
        program.click("tour.next")
        program.until(lambda _: program.ask("geometry tour.title")["text"] == titles[1])
        program.click("timeline.play")  # what it points at can be used
        self.assertTrue(program.seen("tour"))
        program.click("viewport", 0.5, 0.95)
        program.key("Escape")
        program.until(lambda _: not program.seen("tour"))
        self.assertFalse(program.seen("tour.ring"))
        self.assertEqual(program.quit(), 0)

    def test_a_question_before_changes_are_lost(self):
        program = self.start(self.rings())
        before = program.paused()
        shutil.rmtree(self.cache("kept"), ignore_errors=True)
        with open(self.cache("kept"), "w") as file:
            file.write("no folder")
        program.drag("slider.r1", 0.5, 0.54)
        program.until(lambda s: s["history"] == before["history"] + 1)
        program.ask("action file.quit")
        program.appeared("question.stay")
        program.click("question.stay")
        program.until(lambda _: not program.seen("question"))
        program.click("viewport", 0.5, 0.95)
        program.key("ctrl+q")
        program.appeared("question.leave")
        program.move(*program.place("question.leave"))
        program.pointer("click", 1)  # nothing answers after it
        self.assertEqual(program.process.wait(20 * PATIENCE), 0)

    def test_windows_that_end_together_keep_their_own_states(self):
        programs = [self.start(self.rings("one.csv", 2000)), self.start(self.rings("two.csv", 2500))]
        for program in programs:
            program.settled()
        for program in programs:
            program.process.send_signal(signal.SIGTERM)
        for program in programs:
            self.assertEqual(program.process.wait(20 * PATIENCE), 0)
        kept = set()
        for name in ("last-session", "last-session-2"):
            with open(self.cache(name + ".warpscope.json")) as file:
                kept.add(os.path.basename(json.load(file)["inputs"][0]["path"]))
        self.assertEqual(kept, {"one.csv", "two.csv"})


if __name__ == "__main__":
    main()
