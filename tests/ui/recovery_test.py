# A killed program comes back: the next start offers its state.
# SPDX-License-Identifier: MIT
import time

from program import WindowTest, main


class Recovery(WindowTest):
    def killed_after_a_change(self):
        program = self.start(self.rings())
        before = program.settled()
        program.drag("slider.r1", 0.5, 0.54)
        program.until(lambda s: s["history"] == before["history"] + 1, 30)
        status = program.settled(before["revision"] + 1)
        time.sleep(0.5)
        program.process.kill()
        program.process.wait()
        return status

    def test_recover(self):
        before = self.killed_after_a_change()
        program = self.start()
        program.until(lambda s: s["banner_visible"], 10)
        program.click("banner.recover")
        after = program.until(lambda s: not s["running"] and s["hash"] == before["hash"], 40)
        self.assertEqual(after["parameters"]["r1"], before["parameters"]["r1"])
        self.assertEqual(program.quit(), 0)
        clean = self.start()
        time.sleep(1)
        self.assertFalse(clean.status()["banner_visible"], "a clean end leaves nothing to recover")

    def test_start_clean(self):
        self.killed_after_a_change()
        program = self.start()
        program.until(lambda s: s["banner_visible"], 10)
        program.click("banner.startclean")
        program.until(lambda s: not s["banner_visible"], 10)
        self.assertEqual(program.status()["workspace"], "")
        self.assertEqual(program.quit(), 0)
        again = self.start()
        time.sleep(1)
        self.assertFalse(again.status()["banner_visible"])


if __name__ == "__main__":
    main()
