# Lessons: opened from the menu, gone through with keys and buttons, and a page of one's own.
# SPDX-License-Identifier: MIT
import os

from program import WindowTest, main


class LessonTest(WindowTest):
    def click_beside(self, program):
        """The picture has the keyboard then."""
        program.click("viewport", 0.5, 0.97)
        program.until(lambda s: s["focus"] == "viewport")

    def heading(self, program):
        return program.ask("geometry lesson.heading")["text"]

    def begun(self):
        program = self.start()
        program.ask("action lesson.ridge")
        program.appeared("lesson.heading")
        self.assertTrue(program.comes_true(lambda: self.heading(program) == "The cloud"))
        return program

    def test_a_lesson_opens_from_nothing_and_brings_its_data(self):
        program = self.begun()
        state = program.until(lambda s: s["workspace"] == "ridge" and not s["running"] and s["step_count"] > 1)
        self.assertEqual(state["step"], 0)
        self.assertEqual(program.ask("geometry lesson.count")["text"].split(" · ")[1], "page 1 of 12")
        self.assertFalse(program.ask("geometry lesson.back")["enabled"])

    def test_a_window_of_another_language_has_the_lesson_in_it(self):
        for code, heading, pages, title in (
                ("de", "Die Wolke", "Seite 1 von 12", "Warum die Oberflächenheuristik leeren Raum abschneidet"),
                ("sl", "Oblak", "stran 1 od 12", "Zakaj hevristika površin odreže prazen prostor")):
            program = self.start(locale={"LANGUAGE": code, "LC_ALL": "C.UTF-8"})
            program.ask("action lesson.ridge")
            program.appeared("lesson.heading")
            self.assertTrue(program.comes_true(lambda: self.heading(program) == heading), self.heading(program))
            self.assertIn(pages, program.ask("geometry lesson.count")["text"])
            self.assertIn("3\u202f000", program.ask("geometry lesson.text")["text"])
            program.until(lambda s: s["workspace"] == "ridge" and not s["running"] and s["step_count"] > 1)
            program.click("lesson.close")
            self.assertTrue(program.comes_true(lambda: title in program.ask("geometry lesson.text")["text"]), "the list, too")
            program.kill()

    def test_pages_come_with_their_steps_and_play_what_they_are_about(self):
        program = self.begun()
        program.until(lambda s: not s["running"] and s["step_count"] > 1)
        program.click("lesson.next")
        program.until(lambda s: s["step"] == 1)
        self.assertEqual(self.heading(program), "Balls, more than r1 apart")
        program.click("viewport", 0.5, 0.9)
        program.key("alt+Right")
        self.assertTrue(program.comes_true(lambda: self.heading(program).startswith("Each point")))
        program.key("alt+Right")
        program.until(lambda s: s["playing"])
        first = program.until(lambda s: not s["playing"])
        self.assertGreater(first["step"], 1)
        program.click("lesson.again")
        program.until(lambda s: s["playing"])
        program.click("lesson.next")  # in the middle of it
        program.until(lambda s: not s["playing"] and s["step"] == first["step"])
        program.click("lesson.back")
        program.until(lambda s: s["playing"])

    def test_what_was_tried_meanwhile_is_put_right_by_again(self):
        program = self.begun()
        program.until(lambda s: not s["running"] and s["step_count"] > 1)
        program.ask("edit r1=0.4")
        program.until(lambda s: not s["running"] and s["parameters"].get("r1") == "0.4")
        program.click("lesson.again")
        program.until(lambda s: not s["running"] and s["parameters"].get("r1") == "0.2" and s["step"] == 0)

    def test_a_page_of_ones_own_is_written_and_opens(self):
        program = self.start(self.rings(count=300))
        program.paused()
        program.ask("action steps.last")
        last = program.until(lambda s: s["step"] == s["step_count"] - 1)["step"]
        program.ask("action lesson.record")
        program.appeared("record_dialog")
        program.click("record.title")
        program.pointer("type", "My rings")
        program.click("record.save")
        program.appeared("record_file")
        path = self.path("mine.md")
        program.pointer("type", path)
        program.key("Return")
        self.assertTrue(program.comes_true(lambda: os.path.exists(path)), os.listdir(self.home))
        program.ask("action steps.first")
        program.until(lambda s: s["step"] == 0)
        program.ask("open " + path)
        program.appeared("lesson.heading")
        self.assertTrue(program.comes_true(lambda: self.heading(program) == "My rings"))
        program.until(lambda s: not s["running"] and s["step"] == last)

    def test_a_page_that_was_begun_stays_while_its_dialog_is_closed(self):
        program = self.start(self.rings(count=300))
        program.paused()
        text = lambda name: program.ask("geometry record." + name).get("text")
        program.ask("action lesson.record")
        program.appeared("record_dialog")
        program.enter("record.title", "Begun")
        program.key("Escape")
        program.until(lambda s: not program.seen("record_dialog"))
        program.ask("action lesson.record")
        program.appeared("record_dialog")
        self.assertEqual(text("title"), "Begun")

    def test_a_lesson_that_cannot_be_read_says_the_line(self):
        with open(self.path("bad.md"), "w") as file:
            file.write("# Title\n\n## Page\n\n```warpscope\n{\"workspace\": \"ridgy\"}\n```\n")
        program = self.start(self.path("bad.md"))
        program.until(lambda s: "bad.md:6" in s["banner"])

    def test_lecture_mode_is_large_and_bare_and_ends_as_it_began(self):
        program = self.start(self.rings(count=300))
        program.paused()
        theme = lambda: program.ask("state")["state"]["furniture"]["theme"]
        before = theme()
        self.assertTrue(program.seen("dock.parameters"))
        self.click_beside(program)
        program.key("shift+F11")
        program.appeared("pointer_ring")
        self.assertTrue(program.comes_true(lambda: not program.seen("dock.parameters")))
        program.appeared("viewport.caption")
        self.assertTrue(program.comes_true(lambda: theme().startswith("contrast-")))
        x, y = program.place("viewport", 0.6, 0.4)
        program.move(x, y)
        self.assertTrue(program.comes_true(lambda: abs(program.place("pointer_ring")[0] - x) < 3
                                           and abs(program.place("pointer_ring")[1] - y) < 3))
        program.key("shift+F11")
        self.assertTrue(program.comes_true(lambda: program.seen("dock.parameters") and not program.seen("pointer_ring")))
        self.assertTrue(program.comes_true(lambda: theme() == before))

    def test_in_a_lecture_what_is_over_the_picture_is_larger_and_is_moved_all_the_same(self):
        program = self.begun()
        program.until(lambda s: not s["running"] and s["step_count"] > 1)
        height = lambda name: program.ask("geometry " + name)["height"]
        program.ask("action view.sliders")  # unfolded: with the lesson beside it the picture is narrow
        self.assertTrue(program.comes_true(lambda: "height" in program.ask("geometry overlay.r1")))
        before = height("overlay.r1")
        self.assertLess(before, 40)
        self.click_beside(program)
        program.key("shift+F11")
        self.assertTrue(program.comes_true(lambda: height("overlay.r1") > 1.3 * before), height("overlay.r1"))
        self.assertTrue(program.seen("lesson.text"), "the lecture follows it")
        program.ask("action file.screenshot")
        program.appeared("screenshot_dialog")
        self.assertEqual(program.ask("geometry screenshot.scale")["text"], "× 1.45", "words of a picture are as large")
        program.key("Escape")
        program.until(lambda s: not program.seen("screenshot_dialog"))
        r1 = program.status()["parameters"]["r1"]
        program.drag("overlay.r1", 0.5, 0.9)
        self.assertTrue(program.comes_true(lambda: program.status()["parameters"]["r1"] != r1))
        program.ask("action file.close")
        self.assertTrue(program.comes_true(lambda: not program.seen("lesson.text")), "nothing is open, so there are no panels")

    def test_f1_opens_the_chapter_of_what_is_on_the_screen(self):
        program = self.start(self.rings(count=300))
        program.paused()
        self.click_beside(program)
        program.key("F1")
        program.appeared("manual.text")
        text = lambda: program.ask("geometry manual.text")["text"]
        self.assertTrue(text().startswith("Ridge of a point cloud"), text()[:80])
        self.assertNotIn("![", text())
        program.click("manual.search")
        program.pointer("type", "decimation")
        program.sync()
        program.key("Escape")
        program.until(lambda _: not program.seen("manual.text"))
        program.ask("action view.explain")
        program.appeared("explain.text")
        program.click("explain.text")
        program.key("F1")
        program.appeared("manual.text")
        self.assertTrue(program.comes_true(lambda: text().startswith("Why a step was taken")), text()[:80])


    def test_a_file_that_is_missing_is_named_and_chosen(self):
        rings = self.rings(count=300)
        with open(self.path("needs.md"), "w") as file:
            file.write("# Needs\n\n## First page\n\n```warpscope\n%s\n```\n\nHere they are.\n" % (
                '{"workspace": "ridge", "data": [{"file": "places.csv", "what": "some places", "from": "a friend"}],'
                ' "inputs": [{"role": "cloud", "path": "places.csv"}], "parameters": {"r1": 0.3}, "step": "last"}'))
        program = self.start()
        program.ask("open " + self.path("needs.md"))
        program.appeared("lesson.choose")
        text = lambda: program.ask("geometry lesson.text")["text"]
        self.assertTrue(program.comes_true(lambda: "places.csv" in text() and "You get it from a friend" in text()), text())
        self.assertEqual(program.status()["workspace"], "")
        program.click("lesson.choose")
        program.appeared("lesson.choose_dialog")
        program.enter("fileNameEdit", rings)
        program.accept("lesson.choose_dialog")
        state = program.until(lambda s: s["workspace"] == "ridge" and not s["running"] and s["step_count"] > 1)
        program.until(lambda s: s["step"] == s["step_count"] - 1)
        self.assertIn("rings.csv", str(state))
        self.assertNotIn("You get it", text())
        self.assertTrue(program.seen("lesson.choose"), "it may have been the wrong one")


if __name__ == "__main__":
    main()
