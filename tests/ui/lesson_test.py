# Lessons: opened from the menu, gone through with keys and buttons, and a page of one's own.
# SPDX-License-Identifier: MIT
import os

from program import WindowTest, main


class LessonTest(WindowTest):
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

    def test_a_lesson_that_cannot_be_read_says_the_line(self):
        with open(self.path("bad.md"), "w") as file:
            file.write("# Title\n\n## Page\n\n```warpscope\n{\"workspace\": \"ridgy\"}\n```\n")
        program = self.start(self.path("bad.md"))
        program.until(lambda s: "bad.md:6" in s["banner"])


if __name__ == "__main__":
    main()
