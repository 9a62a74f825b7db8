# What `warpscope render` writes beside a single png: shapes, many pictures, videos.
# Usage: pictures_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import json
import math
import os
import shutil
import struct
import subprocess
import unittest
import xml.etree.ElementTree as xml

from program import CliTest

SVG = "{http://www.w3.org/2000/svg}"
BYTES = {5123: 2, 5125: 4, 5126: 4}  # of a glTF component
COMPONENTS = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}


class PictureTest(CliTest):
    def render(self, output, *more, size="320x200"):
        return ["render", "ridge", "--input", "cloud.csv", "--r1", 0.2, "--size", size, "--output", output, *more]

    def size_of(self, name):
        return struct.unpack(">II", (self.path / name).read_bytes()[16:24])


class Svg(PictureTest):
    def test_every_point_and_word_is_a_shape(self):
        self.cloud(500)
        self.done(*self.render("a.svg", "--step", 0))
        root = xml.parse(self.path / "a.svg").getroot()
        self.assertEqual((root.tag, root.get("viewBox")), (SVG + "svg", "0 0 320 200"))
        layers = {g.get("id"): g for g in root.findall(SVG + "g")}
        self.assertEqual(len(layers["layer-cloud"].findall(".//" + SVG + "circle")), 500)
        self.assertTrue([t for t in layers["furniture"].findall(SVG + "text") if t.text == "x0"])
        self.done(*self.render("b.svg", "--step", 0))
        self.assertEqual((self.path / "a.svg").read_bytes(), (self.path / "b.svg").read_bytes())

    def test_print_colours_and_no_ground(self):
        self.cloud(500)
        grounds = {}
        for name, flags in {"dark": [], "light": ["--theme", "light"], "print": ["--print-colors"], "none": ["--transparent"]}.items():
            self.done(*self.render(name + ".svg", *flags))
            ground = xml.parse(self.path / (name + ".svg")).getroot().find(SVG + "rect")
            grounds[name] = None if ground is None else ground.get("fill")
        self.assertEqual((grounds["print"], grounds["none"]), ("#ffffff", None))
        self.assertNotEqual(grounds["dark"], grounds["print"])
        self.assertIn('fill="#000000"', (self.path / "print.svg").read_text())

    def test_the_data_stand_beside_the_legend(self):
        (self.path / "cloud.csv").write_text("".join("%g,%g\n" % (0.1 * x, 0.1 * y) for x in range(25) for y in range(20)))
        for size in ("640x400", "400x640", "1200x300"):
            self.done(*self.render("a.svg", size=size))
            root = xml.parse(self.path / "a.svg").getroot()
            layers = {g.get("id"): g for g in root.findall(SVG + "g")}
            words = [t for t in layers["furniture"].findall(SVG + "text") if (t.text or "").startswith(("Ridge", "True"))]
            left, top = (min(float(t.get(axis)) for t in words) for axis in "xy")
            points = [(float(c.get("cx")), float(c.get("cy"))) for c in layers["layer-cloud"].findall(".//" + SVG + "circle")]
            self.assertEqual(len(points), 500)
            covered = [p for p in points if p[0] > left - 14 and p[1] > top - 12]
            self.assertEqual(covered, [], size)

    def test_what_it_cannot_hold_is_refused(self):
        self.done("generate", "rings", "--dimension", 3, "--count", 300, "--seed", 1, "--out", "space.csv")
        self.refused(1, "render", "ridge", "--input", "space.csv", "--r1", 0.3, "--output", "a.svg", says=["in space", ".glb"])
        self.cloud(250_000)
        self.refused(1, "render", "ridge", "--input", "cloud.csv", "--r1", 0.3, "--step", 0, "--output", "a.svg",
                     says=["250000 shapes", "at most 200000"])
        self.refused(2, *self.render("a.gif"), says=[".png, .svg, .glb, .mp4, .webm"])

    @unittest.skipUnless(shutil.which("rsvg-convert"), "skipped: needs rsvg-convert")
    def test_librsvg_draws_the_same(self):
        self.cloud(500)
        for kind in ("svg", "png"):
            self.done(*self.render("a." + kind, "--supersample", 4))
        subprocess.run(["rsvg-convert", "a.svg", "-o", "read.png"], cwd=self.path, check=True)
        self.done(*self.render("again.png", "--supersample", 4, "--reference", "read.png", "--threshold", 0.04))


class Glb(PictureTest):
    def read(self, name):
        """The file's JSON and binary part, checked as the format demands."""
        data = (self.path / name).read_bytes()
        magic, version, length, json_length, kind = struct.unpack("<4sIII4s", data[:20])
        self.assertEqual((magic, version, length, kind, json_length % 4), (b"glTF", 2, len(data), b"JSON", 0))
        scene = json.loads(data[20 : 20 + json_length])
        binary_length, kind = struct.unpack("<I4s", data[20 + json_length : 28 + json_length])
        binary = data[28 + json_length :]
        self.assertEqual((kind, binary_length, scene["buffers"][0]["byteLength"]), (b"BIN\0", len(binary), len(binary)))
        for accessor in scene["accessors"]:
            view = scene["bufferViews"][accessor["bufferView"]]
            needed = accessor["count"] * COMPONENTS[accessor["type"]] * BYTES[accessor["componentType"]]
            self.assertEqual(needed, view["byteLength"])
            self.assertLessEqual(view["byteOffset"] + view["byteLength"], len(binary))
            self.assertEqual(view["byteOffset"] % 4, 0)
        for mesh in scene["meshes"]:
            primitive, = mesh["primitives"]
            counts = {scene["accessors"][i]["count"] for i in primitive["attributes"].values()}
            self.assertEqual(len(counts), 1)
            if "indices" in primitive:
                accessor = scene["accessors"][primitive["indices"]]
                view = scene["bufferViews"][accessor["bufferView"]]
                indices = struct.unpack_from("<%dI" % accessor["count"], binary, view["byteOffset"])
                self.assertLess(max(indices), counts.pop())
        return scene, binary

    def vertices(self, scene, binary, title):
        mesh = next(m for m in scene["meshes"] if m["name"] == title)
        accessor = scene["accessors"][mesh["primitives"][0]["attributes"]["POSITION"]]
        view = scene["bufferViews"][accessor["bufferView"]]
        numbers = struct.unpack_from("<%df" % (3 * accessor["count"]), binary, view["byteOffset"])
        places = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
        for axis in range(3):
            self.assertAlmostEqual(min(p[axis] for p in places), accessor["min"][axis], places=6)
            self.assertAlmostEqual(max(p[axis] for p in places), accessor["max"][axis], places=6)
        return places

    def test_points_lines_and_balls(self):
        self.done("generate", "rings", "--dimension", 3, "--count", 800, "--noise", 0.1, "--seed", 1, "--out", "space.csv")
        process = self.done("render", "ridge", "--input", "space.csv", "--r1", 0.3, "--output", "a.glb")
        self.assertIn("triangles", process.stderr)
        self.assertIn("legend and words are not in the file", process.stderr)
        scene, binary = self.read("a.glb")
        modes = {m["name"]: m["primitives"][0]["mode"] for m in scene["meshes"]}
        self.assertEqual(set(modes.values()), {0, 1, 4}, modes)
        cloud = self.vertices(scene, binary, "Cloud")
        self.assertEqual(len(cloud), 800)
        with open(self.path / "space.csv") as file:
            rows = [tuple(map(float, line.split(","))) for line in file if line[0] in "-0123456789"]
        origin = scene["scenes"][0]["extras"]["origin"]
        for place, row in zip(cloud, rows, strict=True):
            self.assertLess(math.dist([a + b for a, b in zip(place, origin)], row), 1e-6)

    def test_a_mesh_comes_back_through_assimp(self):
        self.done("generate", "soup", "--triangles", 300, "--size", 0.2, "--seed", 1, "--out", "soup.ply")
        self.done("render", "kdtree", "--input", "soup.ply", "--backend", "cpu", "--step", 3, "--hide", "boxes,marks,planes",
                  "--output", "soup.glb")
        scene, _ = self.read("soup.glb")
        self.assertEqual([m["name"] for m in scene["meshes"]], ["Scene"])
        report = json.loads(self.done("run", "kdtree", "--input", "soup.glb", "--backend", "cpu", "--report", "-").stdout)
        before = json.loads(self.done("run", "kdtree", "--input", "soup.ply", "--backend", "cpu", "--report", "-").stdout)
        self.assertEqual(report["inputs"][0]["count"], before["inputs"][0]["count"])

    def test_what_has_no_shape_is_refused(self):
        self.cloud(500)
        self.refused(1, *self.render("a.glb"), says=["flat", "SVG"])
        self.done("generate", "soup", "--triangles", 100, "--seed", 1, "--out", "soup.ply")
        self.refused(1, "render", "kdtree", "--input", "soup.ply", "--backend", "cpu", "--size", "80x60", "--samples", 1, "--output",
                     "a.glb", says=["no points, lines or triangles"])


class Sequences(PictureTest):
    def test_numbered_pictures_in_a_new_folder(self):
        self.cloud(500)
        process = self.done(*self.render("new/folder/clip.png", "--from", 2, "--to", 9, "--by", 3, "--supersample", 1))
        self.assertIn("4 pictures of 320x200: steps 2 to 9, every 3 steps", process.stderr)
        names = sorted(p.name for p in (self.path / "new/folder").iterdir())
        self.assertEqual([int(n[len("clip-step-") : -4]) for n in names], [2, 5, 8, 9])
        self.assertEqual(len({len(n) for n in names}), 1, "as many digits in all")
        png = (self.path / "new/folder" / names[1]).read_bytes()
        self.assertIn(b'"step": 5', png)
        self.done("render", "new/folder/" + names[1], "--output", "again.png", "--size", "320x200", "--supersample", 1,
                  "--reference", "new/folder/" + names[1], "--threshold", 0)

    def test_a_picture_is_drawn_again_as_it_was_and_in_another_shape_as_anew(self):
        self.cloud(500)
        self.done(*self.render("a.png", size="400x300"))
        self.done("render", "a.png", "--size", "400x300", "--output", "again.png")
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "again.png").read_bytes())
        self.done("render", "a.png", "--size", "300x400", "--output", "b.png")
        self.done(*self.render("anew.png", size="300x400"))
        self.assertEqual((self.path / "b.png").read_bytes(), (self.path / "anew.png").read_bytes())

    def test_flags_that_do_not_fit_are_refused(self):
        self.cloud(500)
        self.refused(2, *self.render("a.svg", "--from", 1), says=["--from", ".png"])
        self.refused(2, *self.render("a.png", "--from", 1, "--step", 2), says=["--step"])
        self.refused(2, *self.render("a.png", "--frames-per-second", 25), says=["--frames-per-second", ".mp4"])
        self.refused(2, *self.render("a.png", "--by", 0), says=["--by"])
        self.refused(2, *self.render("a.mp4", "--reference", "b.png"), says=["--reference"])
        self.refused(2, *self.render("a.csv", "--plot", "ball_count", "--from", 1), says=["--plot"])
        self.refused(1, *self.render("a.png", "--from", 9, "--to", 2), says=["--from 9", "--to 2"])
        self.refused(1, *self.render("a.png", "--from", 10**6), says=["beyond the last"])

    def test_named_sizes(self):
        self.cloud(500)
        for name, sides in (("720p", (1280, 720)), ("column", (1004, 754))):
            self.done(*self.render("a.png", "--supersample", 1, size=name))
            self.assertEqual(self.size_of("a.png"), sides)
            data = (self.path / "a.png").read_bytes()
            resolution = struct.unpack(">II", data[data.index(b"pHYs") + 4 :][:8]) if b"pHYs" in data else None
            self.assertEqual(resolution, None if name == "720p" else (11811, 11811), "300 dots an inch")
        self.refused(2, *self.render("c.png", size="a5"), says=["a4", "1600x900"])


class Videos(PictureTest):
    def setUp(self):
        super().setUp()
        self.programs = self.path / "programs"
        self.programs.mkdir()
        self.environment = dict(os.environ, PATH="%s:/usr/bin:/bin" % self.programs)

    def let_ffmpeg_be(self, script):
        """What runs in ffmpeg's place; its last argument is the file to write."""
        program = self.programs / "ffmpeg"
        program.write_text("#!/bin/sh\nfor last; do :; done\n" + script + "\n")
        program.chmod(0o755)

    def film(self, *more, size="320x200"):
        return self.call(*self.render("clip.mp4", "--supersample", 1, *more, size=size), env=self.environment)

    def test_pictures_reach_ffmpeg(self):
        self.cloud(500)
        self.let_ffmpeg_be('echo "$@" > arguments; cat > "$last"')
        process = self.film("--from", 0, "--to", 4, "--by", 2, "--frames-per-second", 25)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertIn("3 pictures of 320x200: steps 0 to 4, every 2 steps; 0.1 s at 25 per second", process.stderr)
        self.assertEqual((self.path / "clip.mp4").stat().st_size, 3 * 320 * 200 * 4)
        arguments = (self.path / "arguments").read_text()
        for part in ("-video_size 320x200", "-framerate 25 ", "libx264", "-pix_fmt yuv420p"):
            self.assertIn(part, arguments)

    def test_odd_sizes_are_made_even_and_said(self):
        self.cloud(500)
        self.let_ffmpeg_be('cat > "$last"')
        process = self.film("--to", 0, size="321x201")
        self.assertIn("320x200 instead of 321x201", process.stderr)
        self.assertEqual((self.path / "clip.mp4").stat().st_size, 320 * 200 * 4)

    def test_failing_and_missing_ffmpeg(self):
        self.cloud(500)
        self.let_ffmpeg_be("cat > /dev/null; echo 'Unknown encoder' >&2; exit 1")
        process = self.film("--to", 1)
        self.assertEqual(process.returncode, 1)
        self.assertIn("Unknown encoder", process.stderr.splitlines()[-1])
        (self.programs / "ffmpeg").unlink()
        self.environment["PATH"] = str(self.programs)
        process = self.film("--to", 1)
        self.assertEqual(process.returncode, 1)
        self.assertIn("install it", process.stderr.splitlines()[-1])
        self.let_ffmpeg_be("")
        process = self.film("--transparent")
        self.assertIn("transparency", process.stderr.splitlines()[-1])
        self.assertFalse((self.path / "clip.mp4").exists())

    @unittest.skipUnless(shutil.which("ffmpeg") and shutil.which("ffprobe"), "skipped: needs ffmpeg")
    def test_the_real_ffmpeg(self):
        self.cloud(500)
        for name, codec in (("clip.mp4", "h264"), ("clip.webm", "vp9")):
            self.done(*self.render(name, "--supersample", 1, "--to", 20, "--by", 2))
            told = subprocess.run(["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", name], cwd=self.path,
                                  check=True, capture_output=True, text=True).stdout
            stream, = json.loads(told)["streams"]
            self.assertEqual((stream["codec_name"], stream["width"], stream["height"]), (codec, 320, 200))
            self.assertEqual(int(stream["nb_read_frames"]), 11)
            self.assertEqual(stream["r_frame_rate"], "30/1")


if __name__ == "__main__":
    unittest.main()
