# Why a step was taken: the panel that a key shows, the line that is lit, the marks, the picked thing, other workspaces and themes.
# SPDX-License-Identifier: MIT
from program import Display, WindowTest, command, main


class ExplainTest(WindowTest):
    def opened(self, *arguments, **options):
        """The rings at rest, with the keyboard in the picture."""
        program = self.start("--threads", "2", *(arguments or (self.rings(),)), **options)
        program.paused()
        self.click_beside(program)
        return program

    def click_beside(self, program):
        program.click("viewport", 0.5, 0.97)
        program.until(lambda s: s["focus"] == "viewport")

    def text(self, program, name="explain.text"):
        return program.ask("geometry " + name).get("text", "")

    def says(self, program, *words, name="explain.text"):
        self.assertTrue(program.comes_true(lambda: all(word in self.text(program, name) for word in words)),
                        (words, self.text(program, name)))

    def test_a_key_shows_the_panel_and_it_follows_the_step(self):
        program = self.opened()
        program.ask("edit r1=0.2")
        program.settled()
        self.assertFalse(program.seen("explain.text"), "it is shown when it is asked for")
        program.key("e")
        program.appeared("explain.text")
        program.ask("action steps.first")
        self.says(program, "Ridge by balls, method grid", "✓", "All points are finite")
        self.says(program, "Step 0 of ", name="explain.heading")
        program.ask("action steps.forward")
        self.says(program, "Balls are more than r1 apart", "Rejected", "Counted")
        program.ask("action steps.last")
        self.says(program, "No ball has more than two links")
        self.assertNotIn("✗", self.text(program))
        lit = [line for line in self.text(program).splitlines() if line.strip() == "▶"]
        self.assertEqual(len(lit), 1, self.text(program))
        program.ask("edit method=tiled")
        self.says(program, "method tiled", "in each tile")
        self.click_beside(program)
        program.key("e")
        self.assertTrue(program.comes_true(lambda: not program.seen("explain.text")))

    def marked(self, program, step):
        """The line that is marked, once that step is shown and explained, and how far the panel is scrolled then."""
        def is_explained():
            heading = self.text(program, "explain.heading")
            return heading.startswith("Step %d of " % step) and "being explained" not in heading

        self.assertTrue(program.comes_true(is_explained), self.text(program, "explain.heading"))
        panel = program.ask("geometry explain.text")
        lines = [line.strip() for line in panel["text"].splitlines()]
        return lines[lines.index("\u25b6") + 1], panel["scrolled"]

    def test_the_marked_line_is_scrolled_to_when_it_moves_and_only_then(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        command("generate", "uniform", "--dimension", 2, "--count", 40, "--seed", 1, "--out", self.path("data.csv"))
        program = self.opened("--with", "triangulation", self.path("data.csv"))
        end = program.status()["step_count"] - 1
        program.key("e")
        program.appeared("explain.text")
        program.ask("action steps.first")
        first, above = self.marked(program, 0)
        program.ask("action steps.last")
        last, below = self.marked(program, end)
        self.assertGreater(below, above, (first, last))
        program.ask("action steps.back")
        before_last, _ = self.marked(program, end - 1)
        self.assertNotEqual(before_last, last)
        program.move(*program.place("explain.text"))
        program.pointer("click", "--repeat", 30, "--delay", 5, 4)  # the wheel, away from the mark
        program.sync()  # all of its clicks have come
        self.assertTrue(program.comes_true(lambda: program.ask("geometry explain.text")["scrolled"] == 0))
        program.ask("action steps.back")
        self.assertEqual(self.marked(program, end - 2), (before_last, 0), "the mark stays, and so does what is read")
        program.ask("action steps.last")
        self.assertEqual(self.marked(program, end), (last, below))

    def test_another_result_leaves_what_is_read_where_the_mark_is_the_same(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        program = self.opened()
        program.key("e")
        program.appeared("explain.text")
        program.ask("action steps.last")
        marked, _ = self.marked(program, program.until(lambda s: s["step"] == s["step_count"] - 1)["step"])
        program.move(*program.place("explain.text"))
        program.pointer("click", "--repeat", 40, "--delay", 5, 4)
        program.sync()
        self.assertTrue(program.comes_true(lambda: program.ask("geometry explain.text")["scrolled"] == 0))
        before = program.status()
        program.ask("edit r1=0.31")
        after = program.until(lambda s: not s["running"] and s["hash"] != before["hash"] and s["step"] == s["step_count"] - 1)
        self.assertEqual(self.marked(program, after["step"]), (marked, 0))
        panel = program.ask("geometry explain.text")
        self.assertGreater(panel["mark"], panel["height"])

    def picked(self):
        """The program, with something picked that has reasons."""
        program = self.opened()
        program.ask("edit r1=0.2")
        program.settled()
        program.ask("action steps.last")
        for across in [x / 40 for x in range(8, 33)]:
            program.click("viewport", across, 0.5)
            program.sync()
            if program.seen("inspector.why"):
                break
        program.appeared("inspector.more")
        return program

    def test_where_no_panel_has_the_reasons_their_key_stands_beside_the_picked_thing(self):
        program = self.picked()

        def key_is_told():
            return "error" not in program.ask("geometry overlay.reasons")

        self.assertFalse(key_is_told(), "the Inspector has them")
        program.ask("resize 640x480")
        self.assertTrue(program.comes_true(key_is_told))
        program.key("e")
        program.appeared("explain.text")
        self.assertTrue(program.comes_true(lambda: not key_is_told()))

    def test_the_picked_thing_is_explained_in_the_inspector_and_the_panel(self):
        program = self.picked()
        why = self.text(program, "inspector.why")
        self.assertTrue(why.endswith("."), why)
        program.click("inspector.more")
        program.appeared("explain.text")
        self.says(program, why)
        program.ask("resize 900x500")  # so that the marked line is below what is seen
        step = program.status()["step"]
        program.ask("action steps.back")
        self.says(program, why, "Step %d of " % (step - 1), "Ridge by balls")
        program.sync()
        panel = program.ask("geometry explain.text")
        self.assertGreater(panel["mark"], panel["height"])
        self.assertEqual(panel["scrolled"], 0, "what is picked is read, wherever the mark is")

    def test_the_panel_moves_nothing_and_comes_to_the_front(self):
        program = self.opened()
        place = lambda name: {k: program.ask("geometry " + name)[k] for k in ("x", "y", "width", "height")}
        before = place("viewport"), place("inspector")
        program.key("e")
        program.appeared("explain.text")
        program.sync()
        self.assertEqual((place("viewport"), place("inspector")), before)
        self.assertFalse(program.seen("parameters.search"), "it is a tab beside them")
        self.click_beside(program)
        program.key("e")
        self.assertTrue(program.comes_true(lambda: program.seen("parameters.search") and not program.seen("explain.text")))

    def test_every_workspace_and_theme(self):
        command("generate", "uniform", "--dimension", 2, "--count", 60, "--out", self.path("data.csv"))
        command("generate", "torus-knot", "--triangles", 400, "--out", self.path("data.ply"))
        command("generate", "photo-like", "--width", 64, "--height", 48, "--out", self.path("data.png"))
        program = self.opened(self.path("data.csv"))
        program.key("e")
        program.appeared("explain.text")
        for workspace, action, words in (("triangulation", "action data.triangulation", ("Triangulation, method lmt", "It is no longer than")),
                                         ("histogram", "action data.histogram", ("Distance histograms", "Each row of the round adds up")),
                                         ("kdtree", "open " + self.path("data.ply"), ("kD-tree, builder level", "Leaves tile")),
                                         ("filter", "open " + self.path("data.png"), ("Separable filter", "pixels all over the image"))):
            program.ask(action)
            program.until(lambda s: s["workspace"] == workspace)
            program.settled()
            program.ask("action steps.last")
            self.says(program, *words)
            self.assertNotIn("\u2717", self.text(program))
        for theme in ("light", "contrast_dark", "contrast_light", "dark"):
            program.ask("action view.theme_" + theme)
            program.sync()
            self.says(program, "Must hold")

    def test_pseudocode_is_told_in_the_window_s_language(self):
        command("generate", "uniform", "--dimension", 2, "--count", 40, "--out", self.path("data.csv"))
        command("generate", "torus-knot", "--triangles", 300, "--out", self.path("data.ply"))
        command("generate", "photo-like", "--width", 48, "--height", 36, "--out", self.path("data.png"))
        looks = (("ridge", "status", "grid",
                  {"de": ("Grat durch Kugeln, Verfahren Gitter", "f\u00fcr jeden Punkt p, in der Reihenfolge der Eingabe:"),
                   "sl": ("Greben s kroglami, metoda Mreža", "za vsako to\u010dko p, v vrstnem redu vhoda:")}),
                 ("triangulation", "action data.triangulation", "lmt",
                  {"de": ("Triangulierung, Verfahren LMT", "wiederhole, in Runden:"),
                   "sl": ("Triangulacija, metoda LMT", "ponavljaj, v krogih:")}),
                 ("histogram", "action data.histogram", "simd",
                  {"de": ("Abstandshistogramme, Verfahren SIMD", "f\u00fcr jede Runde von Anfragen:"),
                   "sl": ("Histogrami razdalj, metoda SIMD", "za vsak krog poizvedb:")}),
                 ("kdtree", "open " + self.path("data.ply"), "level",
                  {"de": ("kD-Baum, Erbauer Stufe, Strategie SAH", "bis level leer ist:"),
                   "sl": ("kD-drevo, graditelj Raven, strategija SAH", "dokler level ni prazen:")}),
                 ("filter", "open " + self.path("data.png"), "simd",
                  {"de": ("Separierbarer Filter, Variante SIMD", "lade 8 Pixel, um i Stellen weiter"),
                   "sl": ("Lo\u010dljivi filter, razli\u010dica SIMD", "nalo\u017ei 8 pik, i mest naprej")}))
        for code in ("de", "sl"):
            program = self.opened("--set", "language=" + code, self.path("data.csv"))
            if code == "de":  # then it stays
                program.key("e")
            program.appeared("explain.text")
            for workspace, action, method, words in looks:
                program.ask(action)
                program.until(lambda s: s["workspace"] == workspace)
                if workspace in ("histogram", "filter"):
                    program.ask("edit %s=%s" % ("variant" if workspace == "filter" else "method", method))
                program.settled()
                program.ask("action steps.last")
                self.says(program, *words[code])
                lit = [line for line in self.text(program).splitlines() if line.strip() == "\u25b6"]
                self.assertEqual(len(lit), 1, self.text(program))
            program.quit()

    def test_the_panel_stays_as_it_was_left_and_speaks_the_window_s_language(self):
        program = self.opened()
        program.key("e")
        program.appeared("explain.text")
        program.quit()
        program = self.opened(locale={"LANGUAGE": "de", "LC_ALL": "C.UTF-8"})
        program.appeared("explain.text")
        program.ask("action steps.last")
        self.says(program, "Muss gelten", "Gez\u00e4hlt")


if __name__ == "__main__":
    main()
