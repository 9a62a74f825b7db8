# The ridge in the real window: a button takes the balls of sorted points in random order, and a tile is inspected wherever one
# clicks in its box.
# SPDX-License-Identifier: MIT
from program import WindowTest, main


class Ridge(WindowTest):
    def test_a_button_takes_the_balls_of_sorted_points_in_random_order(self):
        program = self.start(self.sorted_points())
        program.paused()
        program.ask("edit r1=2")
        warned = program.until(lambda s: not s["running"] and s["banner_visible"] and "--ball-order random" in s["banner"])
        self.assertEqual(warned["parameters"]["ball_order"], "file")
        program.click("banner.takeballsinrandomorder")
        helped = program.until(lambda s: s["parameters"]["ball_order"] == "random" and not s["running"] and
                               s["hash"] != warned["hash"])
        self.assertFalse(helped["banner_visible"], helped["banner"])
        program.key("ctrl+z")
        program.until(lambda s: s["hash"] == warned["hash"] and s["parameters"]["ball_order"] == "file")
        self.assertEqual(program.quit(), 0)

    def test_a_tile_is_inspected_wherever_one_clicks_in_its_box(self):
        program = self.start(self.rings(count=400))
        program.paused()
        for edit in ("method=tiled", "tile_grid=3", "show_balls=false"):
            program.ask("edit " + edit)
            program.settled()
        program.ask("action steps.last")
        program.settled()
        seen = {"0"}
        for across, down in ((0.42, 0.3), (0.5, 0.5), (0.6, 0.7), (0.46, 0.64)):  # a point may lie under one of them
            program.click("viewport", across, down)
            if program.comes_true(lambda: program.status()["selection"] == "tile" and program.status()["view"]["tile"] not in seen, 3):
                seen.add(program.status()["view"]["tile"])
        self.assertGreater(len(seen), 2, "clicks into boxes, away from their edges, find them")
        self.assertTrue(program.ask("geometry inspector.values")["visible"])
        self.assertEqual(program.quit(), 0)


if __name__ == "__main__":
    main()
