# What `warpscope compare` says of two results, and the pictures that it makes of them.
# Usage: compare_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import json
import struct
import unittest

from program import CliTest

SMALL = {"ridge": ["circle", "--count", 800, "--noise", 0.1], "triangulation": ["uniform", "--count", 60],
         "filter": ["photo-like", "--size", "48x32"], "histogram": ["uniform", "--count", 300], "kdtree": ["soup", "--triangles", 200]}
INPUT = {"ridge": "--input", "triangulation": "--input", "filter": "--input", "histogram": "--references", "kdtree": "--model"}
FILE = {"filter": "data.png", "kdtree": "data.ply"}


class CompareTest(CliTest):
    def state(self, workspace, name, *more):
        """A picture with a state, of a small run."""
        data = FILE.get(workspace, "data.csv")
        if not (self.path / data).exists():
            self.done("generate", *SMALL[workspace], "--seed", 1, "--out", data)
        if workspace == "filter":  # of itself it takes the variant that is quicker at that moment
            more = ("--variant", "fused", *more)
        self.done("render", workspace, INPUT[workspace], data, "--size", "160x100", "--output", name, *more)
        return name

    def compare(self, code, *arguments):
        process = self.call("compare", *arguments, "--report", "-")
        self.assertEqual(process.returncode, code, process.stderr)
        return json.loads(process.stdout)

    def pixels(self, name):
        return struct.unpack(">II", (self.path / name).read_bytes()[16:24])


class Results(CompareTest):
    def test_methods_that_give_the_same_are_identical(self):
        a, b = self.state("ridge", "a.png", "--r1", 0.2), self.state("ridge", "b.png", "--r1", 0.2, "--method", "brute")
        found = self.compare(0, a, b, "--first-difference")
        self.assertTrue(found["identical"])
        self.assertEqual([p["name"] for p in found["parameters"]], ["method"])
        self.assertEqual(found["a"]["result_hash"], found["b"]["result_hash"])
        self.assertFalse(found["first_difference"]["found"])
        self.assertEqual(found["first_difference"]["compared_steps"], found["a"]["step_count"])
        words = self.done("compare", a, b, "--first-difference").stdout
        self.assertIn("identical results", words)
        self.assertIn("first difference: none in", words)

    def test_values_that_differ_are_told(self):
        a = self.state("kdtree", "a.png")
        found = self.compare(3, a, "--change", "k-t=60")
        self.assertFalse(found["identical"])
        values = {value["name"]: value for value in found["values"]}
        leaves = values["leaf_count"]
        self.assertLess(leaves["b"], leaves["a"])
        self.assertEqual(leaves["difference"], leaves["b"] - leaves["a"])
        self.assertAlmostEqual(leaves["ratio"], leaves["b"] / leaves["a"])
        self.assertTrue(leaves["differs"])
        self.assertFalse(values["triangle_count"]["differs"])
        process = self.call("compare", a, "--change", "k-t=60")
        self.assertEqual(process.returncode, 3)
        self.assertIn("the results differ", process.stderr.strip().splitlines()[-1])
        self.assertIn("k_t: 15 against 60", process.stdout)

    def test_each_workspace_is_identical_to_itself(self):
        for workspace in SMALL:
            with self.subTest(workspace):
                a = self.state(workspace, workspace + ".png")
                found = self.compare(0, a, a, "--first-difference", "--threads", 2)
                self.assertTrue(found["identical"])
                self.assertFalse(found["first_difference"]["found"], found["first_difference"])
                self.assertGreater(found["first_difference"]["compared_steps"], 0)


class Steps(CompareTest):
    def test_float_and_double_part_behind_the_input(self):
        a = self.state("ridge", "a.png", "--r1", 0.2, "--precision", "float")
        found = self.compare(3, a, "--change", "precision=double", "--first-difference")["first_difference"]
        self.assertTrue(found["found"])
        self.assertGreater(found["step_a"], 0)
        self.assertEqual(found["step_a"], found["compared_steps"])
        self.assertTrue(found["buffers"] or found["values"])
        self.assertIn("step", found["text"])

    def test_steps_are_linked(self):
        a = self.state("ridge", "a.png", "--r1", 0.2, "--step", 6)
        picture = lambda *more: self.compare(3, a, "--change", "r1=0.4", "--output", "c.png", "--size", "160x100", *more)["picture"]
        by_number, last = picture(), picture("--step", "last", "--link", "fraction")
        self.assertEqual((by_number["step_a"], by_number["step_b"]), (6, 6), "the step of A's state")
        counts = self.compare(3, a, "--change", "r1=0.4")
        self.assertEqual((last["step_a"], last["step_b"]), (counts["a"]["step_count"] - 1, counts["b"]["step_count"] - 1))
        by_phase = picture("--step", 1, "--link", "phase")
        self.assertEqual((by_phase["step_a"], by_phase["step_b"]), (1, 1))


class Pictures(CompareTest):
    def test_each_mode_is_a_picture_that_embeds_the_state(self):
        a = self.state("ridge", "a.png", "--r1", 0.2)
        pictures = set()
        for mode in ("wipe", "side", "difference"):
            self.compare(3, a, "--change", "r1=0.4", "--mode", mode, "--output", mode + ".png", "--size", "321x200")
            self.assertEqual(self.pixels(mode + ".png"), (321, 200))
            pictures.add((self.path / (mode + ".png")).read_bytes())
            self.compare(0, mode + ".png", a)  # it holds the state of A
        self.assertEqual(len(pictures), 3)

    def camera(self, name):
        """Of the state that a picture carries."""
        content = (self.path / name).read_bytes()
        at = content.index(b'{', content.index(b"iTXt"))
        return json.JSONDecoder().raw_decode(content[at:].decode(errors="replace"))[0]["camera"]

    def test_both_are_seen_as_a_whole(self):
        for name, step in (("narrow", 1), ("wide", 6)):
            rows = "".join("%d,%d\n" % (x * step, y) for y in range(9) for x in range(9))
            (self.path / (name + ".csv")).write_text("x,y\n" + rows)
            self.done("render", "triangulation", "--input", name + ".csv", "--beside", "none", "--size", "160x100", "--output", name + ".png")
        self.compare(0, "narrow.png", "wide.png", "--output", "both.png", "--size", "160x100")
        camera = self.camera("both.png")
        self.assertGreaterEqual(camera["distance"] * 1.6, 24, "half of 48")
        self.compare(0, "wide.png", "narrow.png", "--output", "first.png", "--size", "160x100")
        self.assertEqual({**self.camera("first.png"), "chosen": True}, self.camera("wide.png"), "what shows both is kept")

    def test_beside_each_other_nothing_is_cut_off_in_a_picture_of_another_shape(self):
        (self.path / "wide.csv").write_text("x,y\n" + "".join("%d,%d\n" % (6 * x, y) for y in range(9) for x in range(9)))
        self.done("render", "triangulation", "--input", "wide.csv", "--beside", "none", "--size", "160x100", "--output", "wide.png")
        self.compare(0, "wide.png", "wide.png", "--mode", "side", "--output", "both.png", "--size", "320x240")
        self.assertGreaterEqual(self.camera("both.png")["distance"] * 158 / 240, 24, "half of 48")

    def test_both_are_seen_as_a_whole_in_space(self):
        for name, size in (("small", 1), ("large", 5)):
            corners = "".join("v %d %d %d\n" % (x * size, y * size, z * size) for x in (0, 1) for y in (0, 1) for z in (0, 1))
            (self.path / (name + ".obj")).write_text(corners + "f 1 2 3\nf 4 6 8\nf 5 7 8\nf 1 5 8\n")
            self.done("render", "kdtree", "--input", name + ".obj", "--size", "160x100", "--output", name + ".png")
        self.compare(0, "small.png", "large.png", "--output", "both.png", "--size", "160x100")
        both, large = self.camera("both.png"), self.camera("large.png")
        self.assertAlmostEqual(both["distance"], large["distance"], delta=0.02 * large["distance"])

    def test_a_wipe_at_its_ends_shows_one_alone(self):
        a = self.state("filter", "a.png", "--no-legend")
        for at, changed in ((1, []), (0, ["--sigma", 6])):
            name = f"alone{at}.png"
            self.state("filter", name, "--no-legend", *changed)
            self.compare(3, a, "--change", "sigma=6", "--at", at, "--output", "wiped.png", "--size", "160x100")
            self.done("render", name, "--size", "160x100", "--output", "again.png", "--reference", "wiped.png", "--threshold", 0.05)

    def test_pictures_of_the_same_do_not_differ(self):
        a = self.state("ridge", "a.png", "--r1", 0.2)
        picture = self.compare(0, a, "--change", "method=brute", "--mode", "difference", "--output", "c.png", "--size", "160x100")
        self.assertEqual(picture["picture"]["differing"], 0)


class Refusals(CompareTest):
    def test_what_cannot_be_compared_is_refused(self):
        a = self.state("ridge", "a.png", "--r1", 0.2)
        b = self.state("triangulation", "b.png")
        self.refused(1, "compare", a, b, says=["ridge", "triangulation", "same workspace"])
        self.refused(1, "compare", a, "data.csv", says=["data.csv"])
        self.refused(1, "compare", a, "missing.png", says=["missing.png"])
        self.refused(2, "compare", a, says=["two states", "--change", "--backend-b"])
        self.refused(2, "compare", says=["A is required", "compare --help"])
        self.refused(1, "compare", a, b, "--output", "a.png", says=["a.png"])

    def test_words_that_are_not_known_are_refused_with_what_is_meant(self):
        a = self.state("ridge", "a.png", "--r1", 0.2)
        self.refused(2, "compare", a, "--change", "precisio=double", says=["did you mean precision?"])
        self.refused(2, "compare", a, "--change", "precision=doubel", says=["float, double", "did you mean double?"])
        self.refused(2, "compare", a, "--change", "r1", says=["NAME=VALUE"])
        self.refused(2, "compare", a, "--change", "r1=-3", says=["r1"])
        self.refused(2, "compare", a, a, "--mode", "sied", says=["did you mean side?"])
        self.refused(2, "compare", a, a, "--link", "phases", says=["did you mean phase?"])
        self.refused(2, "compare", a, a, "--at", "1.5", says=["--at"])
        self.refused(2, "compare", a, a, "--output", "c.svg", says=[".png"])
        self.refused(2, "compare", a, a, "--first-diference", says=["did you mean --first-difference?"])
        self.refused(1, "compare", a, a, "--step", 99999, "--output", "c.png", says=["beyond the last one"])


if __name__ == "__main__":
    unittest.main()
