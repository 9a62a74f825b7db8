# The triangulation workspace in the real window: points are dragged, added and erased, a search is stepped through.
# SPDX-License-Identifier: MIT
"""One program start for all: each is dear."""

import json

from program import WindowTest, command, main


class TriangulationTest(WindowTest):
    def test_points_are_dragged_added_and_erased(self):
        picture = self.path("points.png")
        command("render", "triangulation", "--sample", "uniform", "--size", "320x200", "--output", picture)
        program = self.start(picture)
        status = program.paused()
        self.assertEqual(status["workspace"], "triangulation")
        program.ask("action steps.last")

        before = program.settled()
        program.drag_by("handle.17", 25, -20)
        after = program.until(lambda s: s["history"] != before["history"] and not s["running"])  # the release makes it
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertTrue(after["parameters"]["edits"].startswith("0,17,"))
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one step of undo")
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])

        # A place that the user chose stays where a point comes beyond the others: it is erased where it was added.
        program.move(*program.place("viewport"))
        program.pointer("click", 5)
        program.sync()
        program.ask("edit on_click=add")
        program.click("viewport", 0.5, 0.93)
        added = program.until(lambda s: s["parameters"]["edits"].startswith("1,0,") and not s["running"])
        self.assertNotEqual(added["hash"], before["hash"])
        program.ask("edit on_click=erase")
        program.click("viewport", 0.5, 0.93)
        program.until(lambda s: ",2,1000,0,0" in s["parameters"]["edits"] and not s["running"])
        program.until(lambda s: s["hash"] == before["hash"])

        program.ask("edit method=greedy")
        greedy = program.until(lambda s: not s["running"] and s["step_count"] > 2000)
        program.ask("action steps.first")
        program.ask("action steps.forward")
        program.until(lambda s: s["step"] == 1)
        self.assertNotEqual(greedy["hash"], before["hash"])

    def test_a_drag_is_followed_live_and_the_picture_comes_to_rest(self):
        points = self.path("points.csv")
        command("generate", "uniform", "--dimension", 2, "--count", 10000, "--seed", 1, "--out", points)
        picture = self.path("points.png")
        command("render", "triangulation", "--input", points, "--size", "320x200", "--output", picture)
        program = self.start(picture)
        program.paused()
        program.ask("action steps.last")
        before = program.settled()
        x, y = program.place("handle.17")
        program.press(x, y)
        followed = before
        for i in range(1, 6):
            program.pointer("mousemove", x + 5 * i, y - 4 * i)
            followed = program.until(
                lambda s: s["reduced"] and not s["running"] and s["revision"] > followed["revision"])
        program.pointer("mouseup", 1)
        after = program.settled(followed["revision"] + 1)
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertEqual(followed["hash"], after["hash"], "what is followed is what is solved from nothing")
        self.comes_to_rest(program)

    def square(self):
        """A small file like those of TSPLIB; point 2 is a corner of the hull."""
        path = self.path("square.tsp")
        places = [(0, 0), (100, 5), (105, 95), (-3, 102), (40, 30), (60, 70), (30, 65), (75, 40)]
        with open(path, "w") as file:
            file.write("NAME : square\nTYPE : TSP\nDIMENSION : %d\nEDGE_WEIGHT_TYPE : EUC_2D\nNODE_COORD_SECTION\n" % len(places))
            file.writelines("%d %d %d\n" % (i + 1, x, y) for i, (x, y) in enumerate(places))
            file.write("EOF\n")
        picture = self.path("square.png")
        command("render", "triangulation", "--input", path, "--size", "320x200", "--output", picture)
        return picture

    def fitted(self, picture):
        """The program with what a picture shows, the view being the one that fits: the picture's state without its camera."""
        program = self.start(picture)
        program.settled()
        state = program.ask("state")["state"]
        program.quit()
        del state["camera"]
        path = self.path("fitted.warpscope.json")
        with open(path, "w") as file:
            json.dump(state, file)
        program = self.start(path)
        program.paused()
        program.ask("action steps.last")
        program.settled()
        program.sync()  # places are those of what is drawn
        return program

    def test_a_hull_point_stays_under_the_pointer_while_it_is_dragged(self):
        program = self.fitted(self.square())
        before = program.settled()
        x, y = program.place("handle.2")
        program.press(x, y)
        for i in range(1, 6):
            to = (x - 6 * i, y - 8 * i) if i < 5 else (x + 30, y - 25)
            revision = program.status()["revision"]
            program.pointer("mousemove", *to)
            program.until(lambda s: not s["running"] and s["revision"] > revision)
            at = program.place("handle.2")
            self.assertLessEqual(max(abs(at[0] - to[0]), abs(at[1] - to[1])), 2, "pointer at %s, point at %s" % (to, at))
        held = program.status()["revision"]
        program.pointer("mouseup", 1)
        after = program.until(lambda s: not s["running"] and s["history"] == before["history"] + 1)
        self.assertNotEqual(after["hash"], before["hash"])
        self.assertGreaterEqual(after["revision"], held)
        to = (x + 30, y - 25)
        self.stays_at(program, to)
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertTrue(program.comes_true(lambda: program.place("handle.2") == (x, y), 10),
                        "undone, it stands at %s, not at %s, where it stood" % (program.place("handle.2"), (x, y)))

    def stays_at(self, program, to):
        """What was let go of: also with the picture that follows."""
        for _ in range(3):
            program.sync()
            at = program.place("handle.2")
            self.assertLessEqual(max(abs(at[0] - to[0]), abs(at[1] - to[1])), 2, "let go at %s, it stands at %s" % (to, at))

    def test_a_point_that_pushes_copies_out_of_the_picture_stays_where_it_was_let_go(self):
        program = self.fitted(self.square())
        before = program.settled()
        x, y = program.place("handle.2")
        width = program.ask("geometry viewport")["width"]
        to = (x + width // 3, y)
        program.press(x, y)
        for part in (1, 2, 3):
            program.move(x + (to[0] - x) * part // 3, y)
            program.sync()
        program.release()
        program.until(lambda s: not s["running"] and s["history"] == before["history"] + 1)
        self.stays_at(program, to)
        program.ask("action edit.undo")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        self.assertTrue(program.comes_true(lambda: program.place("handle.2") == (x, y), 10), "and the view comes back with it")

    def test_escape_takes_a_drag_of_a_point_back(self):
        program = self.fitted(self.square())
        before = program.settled()
        x, y = program.place("handle.2")
        program.press(x, y)
        program.move(x - 30, y - 40)
        program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        program.key("Escape")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])
        program.move(x - 60, y - 80)  # the button is still held, but what it held was let go
        program.release()
        after = program.settled()
        self.assertEqual((after["hash"], after["history"]), (before["hash"], before["history"]))

    def test_a_click_on_a_point_selects_it(self):
        program = self.start(self.square())
        program.paused()
        program.ask("action steps.last")
        before = program.settled()
        x, y = program.place("handle.5")
        program.press(x, y)
        program.move(x + 1, y)  # a hand is not quite still
        program.release()
        selected = program.until(lambda s: s["selection"] != "")
        self.assertEqual(selected["selection"], "points")
        self.assertEqual(selected["parameters"]["edits"], before["parameters"]["edits"], "a click moves nothing")
        self.assertEqual(selected["history"], before["history"])
        program.until(lambda _: program.ask("geometry inspector.title").get("text") == "Point 5")

    def comes_to_rest(self, program):
        """Changed edges flash; then no frames are drawn."""
        self.assertTrue(program.draws_nothing_for(1), "frames are drawn without end")

    def test_a_call_of_the_tree_and_an_edge_are_looked_at(self):
        picture = self.path("search.png")
        command("render", "triangulation", "--sample", "small-search", "--size", "320x200", "--output", picture)
        program = self.start(picture)
        program.paused()
        program.ask("action steps.last")
        self.assertTrue(program.comes_true(lambda: program.ask("plots")["plots"]), "they come after the picture")
        program.ask("edit method=lmt")
        lmt = program.until(lambda s: not s["running"] and s["step_count"] > 3)
        program.ask("edit on_click=examine")
        program.ask("action steps.first")
        program.ask("action steps.forward")
        program.until(lambda s: s["step"] == 1)
        x, y = program.place("handle.0")
        to_x, to_y = program.place("handle.1")
        program.click_at(x + (to_x - x) // 3, y + (to_y - y) // 3)
        examined = program.until(lambda s: s["view"]["examined"] != "")
        self.assertEqual(examined["hash"], lmt["hash"])


if __name__ == "__main__":
    main()
