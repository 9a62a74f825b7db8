# A killed program comes back: the next start offers its state. One that was asked to leave does not ask.
# SPDX-License-Identifier: MIT
import glob
import json
import os
import signal

from program import PATIENCE, Display, WindowTest, main


def outcome(state):
    """What a state says of the run; the step and the camera are saved later, since they change all the time."""
    return state and (state["parameters"], state.get("result_hash"))


class Recovery(WindowTest):
    def after_a_change(self):
        program = self.start(self.rings())
        before = program.settled()
        program.drag("slider.r1", 0.5, 0.54)
        program.until(lambda s: s["history"] == before["history"] + 1)
        status = program.settled(before["revision"] + 1)
        self.assertTrue(program.comes_true(lambda: outcome(self.kept()) == outcome(program.ask("state")["state"])),
                        "the state is kept by itself")
        return program, status

    def kept(self):
        """The state that a killed program would leave."""
        files = glob.glob(os.path.join(self.home, "cache", "Warpscope", "Warpscope", "recovery", "*.warpscope.json"))
        if not files:
            return None
        with open(max(files, key=os.path.getmtime)) as file:
            return json.load(file)

    def killed_after_a_change(self):
        program, status = self.after_a_change()
        program.process.kill()
        program.process.wait()
        return status

    def recent_files(self):
        with open(os.path.join(self.home, "config", "Warpscope", "Warpscope.conf")) as settings:
            return next((line for line in settings if line.startswith("recent_files")), "")

    def test_recover(self):
        before = self.killed_after_a_change()
        program = self.start()
        program.until(lambda s: s["banner_visible"])
        program.click("question.recover")
        after = program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertEqual(after["parameters"]["r1"], before["parameters"]["r1"])
        self.assertEqual(program.quit(), 0)
        clean = self.start()
        clean.sync()
        self.assertFalse(clean.status()["banner_visible"], "a clean end leaves nothing to recover")

    def test_start_clean(self):
        self.killed_after_a_change()
        program = self.start()
        program.until(lambda s: s["banner_visible"])
        program.click("question.startclean")
        program.until(lambda s: not s["banner_visible"])
        self.assertEqual(program.status()["workspace"], "")
        self.assertEqual(program.quit(), 0)
        again = self.start()
        again.sync()
        self.assertFalse(again.status()["banner_visible"])

    def test_a_slow_disk_holds_nothing_up(self):
        program = self.start()
        slow = os.path.join(self.home, "cache", "Warpscope", "Warpscope", "recovery", f"{program.process.pid}.warpscope.json")
        os.mkfifo(slow)  # what writes there waits for a reader
        program.ask("open " + self.rings())
        before = program.settled()
        program.ask("edit r1=0.21")
        program.settled(before["revision"] + 1)
        turned_ms = 0
        while turned_ms < 1500:  # the state is due after 400
            program.ask("spin 20", 20 * PATIENCE)
            turned_ms += program.wait_for(lambda event: event["event"] == "spun", 20 * PATIENCE)["ms"]
        with open(slow) as file:  # which is open for writing, too, from here on
            os.remove(slow)
            self.assertEqual(json.load(file)["workspace"], "ridge")
        program.ask("edit r1=0.22")
        program.settled(before["revision"] + 2)
        self.assertTrue(program.comes_true(lambda: outcome(self.kept()) == outcome(program.ask("state")["state"])),
                        "the newest state comes after it")
        self.assertEqual(program.quit(), 0)

    def test_one_window_alone_offers_it(self):
        before = self.killed_after_a_change()
        program = self.start()
        program.until(lambda s: s["banner_visible"])
        other = self.start()
        other.sync()
        self.assertFalse(other.status()["banner_visible"], "the first window has it")
        self.assertEqual(other.quit(), 0)
        program.click("question.recover")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])

    def test_the_question_hides_no_error(self):
        self.killed_after_a_change()
        bad = self.path("bad.csv")
        with open(bad, "w") as file:
            file.write("x,y\n1,2\n3,oops\n")
        program = self.start(bad)
        program.until(lambda s: "bad.csv" in s["banner"])
        for name, text in (("question.text", "did not end properly"), ("banner.text", "bad.csv")):
            self.assertTrue(program.comes_true(lambda: program.seen(name), 5), name)
            self.assertIn(text, program.ask("geometry " + name)["text"])
        program.click("question.startclean")
        self.assertTrue(program.comes_true(lambda: not program.seen("question"), 5))
        self.assertTrue(program.seen("banner.text"), "the error stays until it is dismissed")

    def test_signals_leave_quietly_and_keep_the_state(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(number):
                program, before = self.after_a_change()
                if number == signal.SIGTERM:
                    program.ask("action file.open")  # a dialog must not hold it up
                    program.appeared("open_dialog")
                program.process.send_signal(number)
                self.assertEqual(program.process.wait(20 * PATIENCE), 0)
                self.assertIn("last-session", self.recent_files())
                again = self.start()
                again.sync()
                self.assertFalse(again.status()["banner_visible"], "nothing is asked")
                again.ask("open " + os.path.join(self.home, "cache", "Warpscope", "Warpscope", "last-session.warpscope.json"))
                after = again.until(lambda s: not s["running"] and s["hash"] == before["hash"])
                self.assertEqual(after["parameters"]["r1"], before["parameters"]["r1"])
                self.assertEqual(again.quit(), 0)

    def test_a_display_that_goes_away_is_no_crash(self):
        program, _ = self.after_a_change()
        self.display.close()
        program.process.wait(20 * PATIENCE)
        self.display = Display()
        self.addCleanup(self.display.close)
        again = self.start()
        again.sync()
        self.assertFalse(again.status()["banner_visible"])

    def test_recent_files_are_those_that_opened(self):
        good, bad = self.rings(), self.path("bad.csv")
        with open(bad, "w") as file:
            file.write("x,y\n1,2\n3,oops\n")
        program = self.start()
        program.ask("open " + bad)
        program.until(lambda s: s["banner_visible"])
        program.ask("open " + good)
        program.settled()
        self.assertEqual(program.quit(), 0)
        self.assertIn("rings.csv", self.recent_files())
        self.assertNotIn("bad.csv", self.recent_files())


if __name__ == "__main__":
    main()
