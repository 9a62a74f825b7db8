# warpscope lesson as scripts use it: the list, the text, the page with pictures, refusals. Each lesson that the program ships is
# played to its end.
# Usage: lesson_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import os
import re
import unittest

from program import CliTest

LESSONS = ("ridge", "kdtree", "triangulation", "filter", "histogram")
ON_DATA = {"earthquakes": "earthquakes.csv", "bunny": "stanford-bunny.obj", "berlin52": "berlin52.tsp", "astronaut": "astronaut.png",
           "digits": "optdigits.csv"}


class Shipped(CliTest):
    """What the program brings."""

    def test_the_list_names_them(self):
        lines = self.done("lesson").stdout.splitlines()
        self.assertEqual([line.split()[0] for line in lines], list(LESSONS) + list(ON_DATA))
        for line, file in zip(lines[len(LESSONS):], ON_DATA.values()):
            self.assertTrue(line.endswith("needs %s)" % file), line)

    def test_the_text_is_told(self):
        text = self.done("lesson", "kdtree").stdout
        self.assertIn("# Why the surface area heuristic cuts off empty space", text)
        self.assertIn("## 4. The first cut", text)
        self.assertNotIn("```warpscope", text)

    def test_each_is_played_to_its_end(self):
        for name in LESSONS:
            with self.subTest(name):
                told = self.done("lesson", name, "--export", name, "--backend", "cpu", "--size", "320x180", "--supersample", "1")
                self.assertEqual(told.stdout.strip(), os.path.join(name, "index.html"))
                with open(self.path / name / "index.html") as file:
                    html = file.read()
                pages = html.count("<section ")
                self.assertGreaterEqual(pages, 10)
                for picture in re.findall(r'<img src="([^"]+)"|poster="([^"]+)"', html):
                    self.assertGreater(os.path.getsize(self.path / name / "".join(picture)), 1000)
                self.assertEqual(len([f for f in os.listdir(self.path / name) if f.endswith(".png")]), pages)
                self.assertNotIn("warning: ", told.stderr.replace("warning: pages that play steps", ""))


class OnData(CliTest):
    """What it brings without its data."""

    def test_what_is_missing_is_said_with_where_to_get_it(self):
        for name, file in ON_DATA.items():
            self.assertIn("## 1. ", self.done("lesson", name).stdout)
            self.refused(1, "lesson", name, "--export", "page", says=["the lesson needs " + file, "get it from http"])
        self.refused(1, "lesson", "ridge", "--export", "page", "--data", "x.csv", says=["reads no such file"])

    def test_each_is_played_to_its_end_where_its_data_are(self):
        folder = os.environ.get("WS_DATA_DIR")
        if not folder:
            self.skipTest("WS_DATA_DIR is not set: no real data to play lessons on")
        found = {file: os.path.join(at, file) for at, _, files in os.walk(folder) for file in files}
        for name, file in ON_DATA.items():
            if file not in found:
                continue
            with self.subTest(name):
                told = self.done("lesson", name, "--data", found[file], "--export", name, "--backend", "cpu", "--size", "320x180",
                                 "--supersample", "1")
                pages = len([f for f in os.listdir(self.path / name) if f.endswith(".png")])
                self.assertTrue(6 <= pages <= 10, pages)
                self.assertEqual(told.stdout.strip(), os.path.join(name, "index.html"))

    def test_a_file_of_another_name_is_taken(self):
        self.cloud(300)
        self.write("own.md", "# Own\n\n## Page\n\n```warpscope\n%s\n```\n" % (
            '{"workspace": "ridge", "data": [{"file": "a.csv", "what": "a cloud", "from": "a friend"}], "parameters": {"r1": 0.3},'
            ' "inputs": [{"role": "cloud", "path": "a.csv"}], "step": "last"}'))
        self.refused(1, "lesson", "own.md", "--export", "page", says=["needs a.csv (a cloud)", "get it from a friend"])
        self.done("lesson", "own.md", "--data", "cloud.csv", "--export", "page", "--backend", "cpu", "--size", "160x90")
        os.rename(self.path / "cloud.csv", self.path / "a.csv")
        self.done("lesson", "own.md", "--export", "beside", "--backend", "cpu", "--size", "160x90")


class Own(CliTest):
    """A file that somebody wrote."""

    def lesson(self, block, words="words"):
        self.write("own.md", "# Own <b>title</b>\n\n## Page\n\n```warpscope\n%s\n```\n\n%s\n" % (block, words))

    def test_data_lie_beside_it_and_its_html_is_no_html(self):
        self.cloud(300)
        self.lesson('{"workspace": "ridge", "inputs": [{"role": "cloud", "path": "cloud.csv"}], "step": "last"}',
                    "See <script>alert(1)</script> **this**.")
        self.done("lesson", "own.md", "--export", "page", "--backend", "cpu", "--size", "160x90")
        with open(self.path / "page" / "index.html") as file:
            html = file.read()
        self.assertIn("<strong>this</strong>", html)
        self.assertIn("Own &lt;b&gt;title&lt;/b&gt;", html)
        self.assertNotIn("<script>", html)
        again = self.done("render", "page/page-01.png", "--output", "again.png", "--size", "160x90", "--backend", "cpu")
        self.assertNotIn("differs", again.stderr)

    def test_a_clip_lasts_as_long_as_the_page_says(self):
        self.cloud(300)
        programs = self.path / "programs"
        programs.mkdir()
        (programs / "ffmpeg").write_text("#!/bin/sh\nfor last; do :; done\necho \"$@\" >> $(dirname $0)/arguments\ncat > \"$last\"\n")
        (programs / "ffmpeg").chmod(0o755)
        environment = dict(os.environ, PATH="%s:/usr/bin:/bin" % programs)
        for steps, seconds, count in ((9, 3, 10), (9, 0.1, 3)):
            self.lesson('{"workspace": "ridge", "inputs": [{"role": "cloud", "path": "cloud.csv"}], '
                        '"play": {"from": 0, "to": %d, "seconds": %s}}' % (steps, seconds))
            process = self.call("lesson", "own.md", "--export", "page", "--backend", "cpu", "--size", "160x90", "--supersample", 1, env=environment)
            self.assertEqual(process.returncode, 0, process.stderr)
            arguments = (programs / "arguments").read_text().splitlines()[-1].split()
            rate = float(arguments[arguments.index("-framerate") + 1])
            pictures = (self.path / "page" / "page-01.mp4").stat().st_size / (160 * 90 * 4)
            self.assertEqual(pictures, count, "each step, or as many as 30 a second are")
            self.assertAlmostEqual(pictures / rate, seconds, delta=0.01)

    def test_links_lead_to_the_web_or_beside_and_pictures_lie_beside(self):
        self.lesson('{"workspace": "ridge", "sample": "rings"}', "[a](javascript:alert(1)) [b](https://example.org/) [c](other.html) "
                    "![d](http://example.org/x.png) ![e](data:image/png;base64,x) ![f](own.png) \x1b")
        self.done("lesson", "own.md", "--export", "page", "--backend", "cpu", "--size", "160x90")
        with open(self.path / "page" / "index.html") as file:
            html = file.read()
        for there in ('href="https://example.org/"', 'href="other.html"', 'src="own.png"'):
            self.assertIn(there, html)
        for gone in ("javascript:", "http://example.org", "data:image", "\x1b"):
            self.assertNotIn(gone, html)

    def test_a_folder_with_other_files_is_left_alone_and_an_earlier_export_goes(self):
        self.lesson('{"workspace": "ridge", "sample": "rings"}')
        os.mkdir(self.path / "page")
        self.write("page/index.html", "precious")
        process = self.call("lesson", "own.md", "--export", "page", "--size", "160x90")
        self.assertEqual(process.returncode, 1)
        self.assertIn("holds other files", process.stderr)
        with open(self.path / "page" / "index.html") as file:
            self.assertEqual(file.read(), "precious")
        self.done("lesson", "own.md", "--export", "new", "--size", "160x90")
        self.write("new/page-07.png", "stale")
        self.done("lesson", "own.md", "--export", "new", "--size", "160x90")
        self.assertEqual(sorted(os.listdir(self.path / "new")), ["index.html", "page-01.png"])
        self.refused(1, "lesson", "own.md", "--export", "own.md", says=["own.md is no folder"])
        self.refused(2, "lesson", "--export", "x", says=["lesson's name"])
        self.refused(2, "lesson", "own.md", "--export", "", says=["name of a folder"])

    def test_what_is_wrong_is_said_with_its_line(self):
        for block, words in (('{"workspace": "ridgy"}', "own.md:6: "),
                             ('{"workspace": "ridge", "sample": "rings", "step": "first:nothing"}', "own.md:3: "),
                             ('{"workspace": "ridge", "sample": "rings", "step": 999999}', "beyond the last one"),
                             ('{"workspace": "ridge", "inputs": [{"role": "cloud", "path": "none.csv"}]}', "none.csv")):
            self.lesson(block)
            process = self.call("lesson", "own.md", "--export", "page", "--size", "160x90")
            self.assertEqual(process.returncode, 1, process.stderr)
            self.assertIn(words, process.stderr.strip().splitlines()[-1])

    def test_one_that_there_is_not(self):
        self.refused(1, "lesson", "none.md", says=["none.md"])


if __name__ == "__main__":
    unittest.main()
