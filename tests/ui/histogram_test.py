# The distance histograms in the real window: vectors open, the query is dragged, bins change, the waterfall is shown.
# SPDX-License-Identifier: MIT
"""One program start for all: each is dear."""

from program import WindowTest, command, main


class HistogramTest(WindowTest):
    def test_a_query_is_dragged_and_its_histogram_follows(self):
        vectors = self.path("base.fvecs")
        command("generate", "uniform-vectors", "--dimension", 2, "--count", 20000, "--queries", 100, "--out", vectors)
        program = self.start(vectors, self.path("base.queries.fvecs"))
        status = program.paused()
        self.assertEqual(status["workspace"], "histogram")
        self.assertIn(", 100 queries:", program.ask("geometry data.what")["text"])
        program.ask("action steps.last")

        before = program.settled()
        program.drag_by("handle.query", 60, -40)
        after = program.until(lambda s: s["history"] != before["history"] and not s["running"])  # the release makes it
        self.assertNotEqual(after["parameters"]["probe"], "")
        self.assertEqual(after["hash"], before["hash"], "the other queries' histograms stay")
        self.assertEqual(after["history"], before["history"] + 1, "one drag is one step of undo")
        program.ask("action edit.undo")
        program.until(lambda s: s["parameters"]["probe"] == "" and not s["running"])

        program.ask("edit bins=100")
        finer = program.until(lambda s: not s["running"] and s["hash"] != before["hash"])
        camera = lambda: program.ask("state")["state"]["camera"]
        program.click("viewport", 0.5, 0.5, button=4)
        self.assertTrue(program.comes_true(lambda: program.click("viewport", 0.5, 0.5, button=4) or camera()["distance"] < 0.9))
        near = camera()
        program.ask("edit show=waterfall")
        program.settled()
        self.assertTrue(program.comes_true(lambda: camera() != near), "the table is seen as a whole, and not at that place")
        program.click("viewport", 0.4, 0.4)
        query = program.until(lambda s: s["view"]["query"] != "0" and s["selection"] == "bins")["view"]["query"]
        self.assertTrue(program.comes_true(lambda: program.ask("geometry inspector.title")["text"].startswith("Bin ")))
        self.assertTrue(program.comes_true(lambda: " of query %s," % query in program.ask("geometry inspector.why")["text"]), "of that row")
        for edit, is_refused in (("method=tensor", True), ("method=simd", False)):
            program.ask("edit " + edit)
            program.until(lambda s: not s["running"] and s["banner_visible"] == is_refused)
        self.assertEqual(program.settled()["hash"], finer["hash"], "methods agree")
        self.assertTrue(program.written("screenshot " + self.path("rows.png"), self.path("rows.png")))
        self.assertEqual(program.quit(), 0)

    def test_a_query_in_space_is_dragged_and_its_shells_follow(self):
        vectors = self.path("space.fvecs")
        command("generate", "uniform-vectors", "--dimension", 3, "--count", 5000, "--queries", 40, "--out", vectors)
        program = self.start(vectors)
        program.paused()
        program.ask("action steps.last")
        before = program.settled()
        program.drag_by("handle.query", 40, -30)
        after = program.until(lambda s: s["parameters"]["probe"] != "" and not s["running"])
        self.assertEqual(len(after["parameters"]["probe"].split(",")), 3)
        self.assertEqual(after["hash"], before["hash"])
        for edit in ("cut_open=false", "show_rings=false", "log_counts=true"):
            program.ask("edit " + edit)
            program.settled()
        self.assertTrue(program.written("screenshot " + self.path("shells.png"), self.path("shells.png")))
        self.assertEqual(program.quit(), 0)


if __name__ == "__main__":
    main()
