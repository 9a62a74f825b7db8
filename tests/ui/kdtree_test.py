# The kD-tree workspace in the real window: a scene opens, its tree is stepped through, a cost is dragged, a ray is followed, a
# plane is moved by hand, two trees are compared, and the scene is set in motion.
# SPDX-License-Identifier: MIT
"""One program start for all: each is dear."""

from program import WindowTest, command, main


class KdtreeTest(WindowTest):
    def climbs_to_the_root(self, program):
        """From a leaf, by the button that stays in its place; the camera comes along."""
        title = lambda: program.ask("geometry inspector.title")["text"]
        eye = lambda: program.ask("state")["state"]["camera"]["distance"]
        program.ask("action camera.frame_selection")
        self.assertTrue(program.comes_true(lambda: program.seen("inspector.relatives.1")))
        near, place = eye(), program.place("inspector.relatives.1")
        for _ in range(30):
            before = title()
            if before == "Node 0":
                break
            program.click_at(*place)
            program.pointer("click", 1)  # a click that comes too early goes to the same parent, or from it to the next
            self.assertTrue(program.comes_true(lambda: title() != before), before)
            self.assertLess(int(title().split()[-1]), int(before.split()[-1]), "a parent's number is smaller")
        self.assertEqual(title(), "Node 0")
        self.assertEqual(program.place("inspector.relatives.1"), place)
        self.assertTrue(program.comes_true(lambda: eye() > 2 * near), "all of the root is seen")
        program.click("inspector.relatives.2")
        self.assertTrue(program.comes_true(lambda: title() == "Node 1"), "left of its plane")

    def test_a_tree_is_built_stepped_through_and_looked_into(self):
        scene = self.path("knot.ply")
        command("generate", "torus-knot", "--triangles", 1500, "--out", scene)
        program = self.start(scene)
        status = program.paused()
        self.assertEqual(status["workspace"], "kdtree")

        program.ask("action steps.last")
        before = program.settled()
        program.drag("slider.k_t", 0.2, 0.6)
        after = program.until(lambda s: s["history"] == before["history"] + 1 and not s["running"])
        self.assertNotEqual(after["hash"], before["hash"], "another K_T, another tree")
        program.key("ctrl+z")
        program.until(lambda s: not s["running"] and s["hash"] == before["hash"])

        x, y = program.place("viewport")
        for dx in (0, 40, -40, 80, -80, 120, -120):  # the middle of a knot is a hole
            program.click_at(x + dx, y)
            if program.status()["view"]["ray"]:
                break
        self.assertEqual(len(program.status()["view"]["ray"].split(",")), 6, "origin and direction")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry inspector.title")["text"].startswith("Triangle ")), "what it met")
        program.click("inspector.more")
        self.assertTrue(program.comes_true(lambda: program.ask("geometry explain.text").get("text", "").startswith("Triangle ")),
                        "what was asked about comes first")
        self.assertIn("at the pointer in node ", program.ask("geometry explain.text")["text"].splitlines()[0])
        program.click("inspector.origin")
        self.assertTrue(program.comes_true(lambda: 0 < program.status()["step"] < program.status()["step_count"] - 1), "its leaf")
        self.assertTrue(program.comes_true(lambda: "width" in program.ask("geometry overlay.selection")), "it is marked there")
        program.click("explain.text", 0.5, 0.03)
        for _ in range(5):  # what is told anew takes the keyboard's place away
            program.key("Tab", "Return")  # to the first of those that it is made of
            if program.comes_true(lambda: program.status()["selection"] == "node", 3):
                break
        self.assertTrue(program.comes_true(lambda: program.ask("geometry inspector.title")["text"].startswith("Node ")), "its leaf")
        self.assertTrue(program.comes_true(lambda: "width" in program.ask("geometry overlay.selection")), "and where that is")
        self.climbs_to_the_root(program)
        program.ask("action steps.last")
        program.ask("action view.explain")
        program.until(lambda _: not program.seen("explain.text"))

        program.ask("edit compare=object-median")
        program.until(lambda s: not s["running"] and s["parameters"]["compare"] == "object-median")
        program.sync()
        width = program.ask("geometry viewport")["width"]
        program.drag_by("handle.divider", 120, 0)
        divided = program.until(lambda s: abs(float(s["view"]["divider"]) - 0.5 - 120 / width) < 0.02)
        self.assertEqual(divided["hash"], before["hash"], "the first tree stays what it is")
        program.ask("edit compare=none")
        program.until(lambda s: not s["running"])

        program.ask("action steps.first")
        program.ask("action steps.forward")
        program.ask("edit probe_axis=x")
        program.until(lambda s: not s["running"])
        program.sync()
        program.drag_by("handle.own-plane", 40, 10)
        program.until(lambda s: s["view"]["probe"] != "0.5")

        program.ask("edit amplitude=0.1")
        program.settled()
        still = program.status()
        program.ask("edit animation_speed=0.5")
        moved = program.until(lambda s: s["parameters"]["phase"] not in ("0", still["parameters"]["phase"]))
        self.assertEqual(moved["history"], still["history"] + 1, "motion is no step of undo")
        program.ask("edit animation_speed=0")


if __name__ == "__main__":
    main()
