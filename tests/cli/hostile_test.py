# Malformed, odd and hostile files and flags as scripts meet them: one clear line, the right exit code, soon, and nothing lost.
# Usage: hostile_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import json
import os
import pathlib
import shutil
import signal
import socket
import stat
import struct
import subprocess
import threading
import time
import unittest

from program import PATIENCE, PROGRAM, CliTest, used_seconds

SOON = 5 * PATIENCE  # seconds of processors' time; each takes a tenth of one
DEEP = 80_000
STATE = {"warpscope": "0.1.0", "workspace": "ridge", "inputs": [{"role": "cloud", "generator": "circle --count 300 --noise 0.1"}],
         "seed": 42, "parameters": {"r1": 0.3}, "view": {}, "step": 0, "backend": "auto"}


class HostileTest(CliTest):
    def refused(self, code, *arguments, says=()):
        """One line of printable words, soon."""
        begin = used_seconds()
        last = super().refused(code, *arguments, says=says)
        self.assertLess(used_seconds() - begin, SOON)
        self.assertTrue(last.isprintable(), repr(last))
        self.assertNotIn("internal error", last)
        return last

    def state(self, name="s.warpscope.json", **changes):
        return self.write(name, json.dumps({**STATE, **changes}))

    def render_state(self, name, *more):
        return self.call("render", name, "--output", "out.png", "--size", "60x40", "--supersample", 1, *more)

    def report(self, *arguments):
        return json.loads(self.done(*arguments, "--report", "-").stdout)


class Readers(HostileTest):
    def test_a_truth_names_components_and_vertices_that_are_there(self):
        cloud = self.cloud(300)
        for row in ("-1,0,1,2,3", "1e18,0,1,2,3", "18446744073709551616,0,1,2,3", "nan,0,1,2,3", "0.5,0,1,2,3", "0,-1,1,2,3",
                    "0,1e300,1,2,3", "0,0,-1,2,3"):
            name = self.write("t.csv", f"component,vertex,closed,x0,x1\n{row}\n")
            self.refused(1, "run", "ridge", "--input", cloud, "--truth", name, says=["t.csv, line 2: expected"])
        name = self.write("t.csv", "component,vertex,closed\n0,0,1\n")
        self.refused(1, "run", "ridge", "--input", cloud, "--truth", name, says=["t.csv, line 1", "no coordinates"])

    def test_json_that_is_nested_deep_is_refused_by_every_reader(self):
        deep = "[" * DEEP + "]" * DEEP
        says = ["deep (byte "]
        cloud = self.cloud(300)
        self.refused(1, "run", "ridge", "--input", self.write("a.json", deep), says=says)
        self.refused(1, "run", "ridge", "--input", self.write("a.json", f"[[1, {deep}]]"), says=says)
        self.refused(1, "run", "ridge", "--input", cloud, "--truth", self.write("t.json", f'{{"dimension": {deep}}}'), says=says)
        self.write(cloud + ".truth.json", deep)
        self.refused(1, "run", "ridge", "--input", cloud, "--truth", says=says)
        self.refused(1, "render", self.write("s.warpscope.json", f'{{"warpscope": {deep}}}'), "--output", "a.png", says=says)
        gltf = f'{{"asset": {{"version": "2.0"}}, "scenes": [{{"nodes": [{deep}]}}], "nodes": [{{}}]}}'
        self.refused(1, "run", "kdtree", "--input", self.write("a.gltf", gltf), says=says)
        gltf += " " * (-len(gltf) % 4)
        glb = struct.pack("<4sIIII", b"glTF", 2, 20 + len(gltf), len(gltf), 0x4E4F534A) + gltf.encode()
        self.refused(1, "run", "kdtree", "--input", self.write("a.glb", glb), says=says)

    def test_what_is_no_json_is_placed(self):
        cloud = self.cloud(300)
        for bad, says in (("[[1, 2],\n[3, 4,]]", ["line 2", "is not JSON", "byte 15"]), ("[[1, 2],\n[3", ["line 2", "is not JSON"]),
                          ("[[1e999, 1], [1, 2]]", ["line 1", "1e999", "too large"]), ('["\x1b[31m', ["line 1", "is not JSON"]),
                          ("\ufeff[[1, 2], [3]]", ["point 1"]), ("[[1, 2]]".encode("utf-16"), ["UTF-16", "UTF-8"])):
            name = self.write("a.json", bad)
            self.refused(1, "run", "ridge", "--input", name, says=["a.json", *says])
            if "point 1" in says:
                continue
            self.refused(1, "run", "ridge", "--input", cloud, "--truth", name, says=["a.json", *says])
            os.replace(self.path / name, self.path / "a.warpscope.json")
            self.refused(1, "render", "a.warpscope.json", "--output", "a.png", says=["a.warpscope.json", *says])

    def test_a_byte_order_mark_is_no_content(self):
        mark = "\ufeff"
        vectors = self.write("v.csv", mark + "1,2\n3,4\n5,6\n")
        report = self.report("run", "histogram", "--references", vectors, "--queries", vectors, "--bins", 4)
        self.assertEqual(report["inputs"][0]["count"], 3)
        cloud = self.cloud(300)
        self.done("run", "ridge", "--input", cloud, "--r1", 0.3, "--out", "t.csv")
        for name, text in (("t2.csv", (self.path / "t.csv").read_text()), ("t2.json", (self.path / (cloud + ".truth.json")).read_text())):
            self.done("run", "ridge", "--input", cloud, "--r1", 0.3, "--truth", self.write(name, mark + text))
        self.assertEqual(self.render_state(self.write("s.warpscope.json", mark + json.dumps(STATE))).returncode, 0)
        for name, text in (("a.tsp", "DIMENSION: 3\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 0 0\n2 1 0\n3 0 1\n"),
                           ("a.ply", "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nend_header\n0 0\n1 0\n0 1\n"),
                           ("a.csv", "0,0\n1,0\n0,1\n"), ("a.json", "[[0, 0], [1, 0], [0, 1]]")):
            report = self.report("run", "triangulation", "--input", self.write(name, mark + text))
            self.assertEqual(report["result"]["triangle_count"], 1, name)
        for name, text in (("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"), ("a.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n"),
                           ("a.stl", "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\n"
                                     "endloop\nendfacet\nendsolid a\n")):
            report = self.report("run", "kdtree", "--input", self.write(name, mark + text))
            self.assertEqual(report["inputs"][0]["count"], 1, name)

    def test_a_typo_in_the_first_row_is_no_header(self):
        rows = "0,0\n3,1\n1,4\n"
        for first in ("\u22121.5,2", "1.5x,2", "NA,2", '"a",2'):
            self.refused(1, "run", "triangulation", "--input", self.write("a.csv", f"{first}\n{rows}"),
                         says=["a.csv, line 1", "column 0 is not numeric", "--columns"])
        for first in ("x,y", '"",y', "longitude,"):
            self.assertEqual(self.report("run", "triangulation", "--input", self.write("a.csv", f"{first}\n{rows}"))["inputs"][0]["count"], 3)
        named = self.write("named.csv", "x,y,2019\n0,0,a\n3,1,b\n1,4,c\n")
        self.assertEqual(self.report("run", "triangulation", "--input", named, "--columns", "x,y")["inputs"][0]["count"], 3)

    def test_a_typo_in_the_first_row_of_a_table_with_text_is_named(self):
        name = self.write("cities.csv", "NYC,40.7,-74x\nLA,34.0,-118.2\nSF,37.7,-122.4\nCHI,41.8,-87.6\n")
        self.refused(1, "run", "ridge", "--input", name, says=["cities.csv, line 1: column 2 is not numeric", "-74x"])
        name = self.write("years.csv", "name,2019,2020\nA,1,2\nB,3,5\nC,4,1\n")
        self.assertIn("so it is no header", self.done("run", "ridge", "--input", name, "--r1", 5).stderr)

    def test_vectors_of_a_table_with_text(self):
        def count(name, *more):
            return self.report("run", "histogram", "--references", name, "--queries", name, "--bins", 4, *more)["inputs"][0]
        def refused(name, *more, says):
            self.refused(1, "run", "histogram", "--references", name, "--queries", name, "--bins", 4, *more, says=says)
        refused(self.write("na.csv", "NA,2\n3,4\n5,6\n"), says=["na.csv, line 1: column 0 is not numeric: \"NA\"", "--columns"])
        named = self.write("named.csv", "name,a,b\nfirst,1,2\nsecond,3,5\nthird,5,9\n")
        found = count(named)  # of references and queries alike, the columns of numbers
        self.assertEqual((found["count"], found["dimension"]), (3, 2))
        wide = self.write("wide.csv", "\n".join(",".join(["row%d" % i, *(str(i * k) for k in range(20))]) for i in range(3)) + "\n")
        self.assertEqual(count(wide)["dimension"], 20)
        self.assertEqual(count(wide, "--columns", ",".join(map(str, range(1, 19))))["dimension"], 18)
        for columns in ("a,b", "1,2", "b,A"):
            found = count(named, "--columns", columns)
            self.assertEqual((found["count"], found["dimension"]), (3, 2), columns)
        refused(named, "--columns", "a,c", says=["no column \"c\"", "name, a, b"])
        self.assertEqual(count(self.write("bare.csv", "first,1,2\nsecond,3,5\n"), "--columns", "1,2")["count"], 2)
        self.done("generate", "gauss", "--count", 20, "--dimension", 3, "--out", "g.fvecs")
        warned = self.done("run", "histogram", "--references", "g.fvecs", "--queries", "g.fvecs", "--bins", 4, "--columns", "1").stderr
        self.assertIn("--columns has no effect", warned)

    def test_an_answer_of_nothing_is_refused_at_once(self):
        self.done("generate", "gauss", "--count", 20, "--dimension", 3, "--out", "g.fvecs")
        for shape in ("(2305843009213693952, 0)", "(0, 2305843009213693952)"):
            head = ("{'descr': '<i4', 'fortran_order': False, 'shape': " + shape + ", }").ljust(117) + "\n"
            name = self.write("counts.npy", b"\x93NUMPY\1\0" + struct.pack("<H", len(head)) + head.encode())
            self.refused(1, "run", "histogram", "--references", "g.fvecs", "--queries", "g.fvecs", "--bins", 4, "--answer", name,
                         says=["counts.npy", "holds no counts"])

    def test_other_line_ends_separators_and_empty_headers_are_named(self):
        def refused(name, content, says):
            self.refused(1, "run", "ridge", "--input", self.write(name, content), says=[name, *says])
        refused("cr.csv", "x,y\r1,2\r3,4\r", ["carriage returns"])
        refused("cr.xyz", "1 2\r3 4", ["carriage returns"])
        refused("comma.csv", "x,y,\n1,2,\n3,4,\n", ["column 2", "no number in any row", "--columns"])
        self.assertNotIn("--drop-invalid", self.refused(1, "run", "ridge", "--input", "comma.csv"))
        refused("none.ply", "ply\nformat ascii 1.0\nelement vertex 1\nend_header\n1\n", ["no properties"])
        self.refused(1, "run", "ridge", "--input", "none.ply", "--columns", "0", says=["no properties"])
        refused("u16.csv", "1,2\n3,4\n".encode("utf-16"), ["UTF-16", "UTF-8"])

    def test_images_that_begin_with_the_top_row(self):
        rows = [bytes([10, 20, 30, 40, 50, 60]), bytes([70, 80, 90, 100, 110, 120]), bytes([1, 2, 3, 4, 5, 6])]
        hashes = []
        for name, height, order in (("down.bmp", -3, rows), ("up.bmp", 3, rows[::-1])):
            pixels = b"".join(row + b"\0\0" for row in order)
            head = struct.pack("<2sIIIIiiHHIIiiII", b"BM", 54 + len(pixels), 0, 54, 40, 2, height, 1, 24, 0, len(pixels), 0, 0, 0, 0)
            report = self.report("run", "filter", "--input", self.write(name, head + pixels))
            self.assertEqual((report["inputs"][0]["width"], report["inputs"][0]["height"]), (2, 3))
            hashes.append(report["result_hash"])
        self.assertEqual(hashes[0], hashes[1])

    def test_what_is_no_regular_file_ends_at_once(self):
        cloud = self.cloud(300)
        os.mkfifo(self.path / "pipe.warpscope.json")
        os.mkfifo(self.path / "pipe.json")
        os.mkdir(self.path / "folder.json")
        os.mkdir(self.path / "folder.warpscope.json")
        for link in ("zero.json", "zero.warpscope.json"):
            os.symlink("/dev/zero", self.path / link)
        listener = socket.socket(socket.AF_UNIX)
        self.addCleanup(listener.close)
        here = os.getcwd()
        os.chdir(self.path)  # names of sockets are short
        try:
            listener.bind("socket.json")
        finally:
            os.chdir(here)
        for name in ("pipe", "zero", "folder"):
            says = ["folder" if name == "folder" else "not a regular file"]
            self.refused(1, "render", name + ".warpscope.json", "--output", "a.png", says=says)
        for name in ("/dev/zero", "/dev/urandom"):
            self.refused(1, "render", name, "--output", "a.png", says=[name, "not a regular file"])
        for name in ("pipe.json", "zero.json", "folder.json", "socket.json"):
            why = {"pipe.json": "no program writes into this pipe", "folder.json": "folder"}.get(name, "not a regular file")
            begin = time.monotonic()
            self.refused(1, "run", "ridge", "--input", cloud, "--truth", name, says=[name, why])
            self.refused(1, "run", "ridge", "--input", name, says=[name, why])
            self.assertLess(time.monotonic() - begin, 2 * SOON)

    def test_pipes_and_standard_input_are_inputs(self):
        cloud = self.cloud(300)
        def hash_of(*inputs, **how):
            process = subprocess.run([PROGRAM, "run", "ridge", *inputs, "--r1", "0.3", "--report", "-"], cwd=self.path,
                                     capture_output=True, text=True, timeout=120 * PATIENCE, **how)
            self.assertEqual(process.returncode, 0, process.stderr)
            return json.loads(process.stdout)["result_hash"]
        text = (self.path / cloud).read_text()
        as_file = hash_of("--input", cloud)
        self.assertEqual(hash_of("--input", "-", input=text), as_file)
        with open(self.path / cloud) as file:
            self.assertEqual(hash_of("--input", "-", stdin=file), as_file)
        os.mkfifo(self.path / "pipe.csv")
        writer = threading.Thread(target=lambda: (self.path / "pipe.csv").write_text(text))
        writer.start()
        self.assertEqual(hash_of("--input", "pipe.csv", "--truth", "-", input=(self.path / (cloud + ".truth.json")).read_text()), as_file)
        writer.join()
        for given, inputs, says in ((text, ["--input", "-", "--truth", "-"], "two inputs"), ("", ["--input", "-"], "is empty")):
            process = subprocess.run([PROGRAM, "run", "ridge", *inputs], cwd=self.path, capture_output=True, text=True,
                                     input=given, timeout=120 * PATIENCE)
            self.assertEqual(process.returncode, 1, process.stderr)
            self.assertIn(says, process.stderr)
        with open("/dev/zero") as endless:
            process = subprocess.run([PROGRAM, "run", "ridge", "--input", "-"], stdin=endless, capture_output=True, text=True,
                                     timeout=120 * PATIENCE)
        self.assertEqual(process.returncode, 1)
        self.assertIn("standard input: it is a terminal or a device", process.stderr)

    def test_links_to_themselves_and_long_names(self):
        cloud = self.cloud(300)
        os.symlink("loop.csv", self.path / "loop.csv")
        long = "n" * 300 + ".csv"
        for name in ("loop.csv", long):
            self.refused(1, "run", "ridge", "--input", name, says=[name])
            self.refused(1, "run", "ridge", "--input", cloud, "--out", name, says=[name])
            self.refused(1, "run", "ridge", "--input", name, "--report", "r.json", says=[name])
            self.refused(1, "generate", "circle", "--out", name, says=[name])

    def test_foreign_text_does_not_command_the_terminal(self):
        header = "ply\nformat ascii 1.0\nelement vertex 1\nproperty float \x1b[31m\nend_header\n1\n"
        self.refused(1, "run", "ridge", "--input", self.write("p.ply", header), says=[r"\x1b[31m"])
        self.refused(1, "run", "ridge", "--input", self.write("a\x1b[2J\nb.csv", "x\n"), says=[r"a\x1b[2J\x0ab.csv"])
        self.refused(1, "render", self.state(workspace="\x1b[31m\nridge"), "--output", "a.png", says=[r"\x1b[31m\x0aridge"])
        process = self.done("generate", "circle", "--count", 10, "--out", "a\x1b[2J.csv")
        self.assertNotIn("\x1b", process.stdout)
        self.refused(2, "run", "ridge", "--sample", "\x1b[31m", says=[r"\x1b"])


class ForeignMeshes(HostileTest):
    """What crashes, hangs or eats memory in Assimp does so in another process."""

    GRID = ('<?xml version="1.0"?><X3D version="3.0" profile="Interchange"><Scene><Shape><ElevationGrid xDimension="30000" '
            'zDimension="30000" height="0"/></Shape></Scene></X3D>')  # nine hundred million heights

    def test_a_crash_is_one_line(self):
        name = self.write("a.lws", bytes(8))
        self.refused(1, "run", "kdtree", "--input", name, says=["a.lws", "crashed", "convert it to ply"])
        self.refused(1, "render", "kdtree", "--input", name, "--output", "a.png", says=["a.lws", "crashed"])

    @unittest.skipIf(PATIENCE > 1, "sanitizers' address space cannot be limited")
    def test_memory_is_limited_there_too(self):
        name = self.write("a.x3d", self.GRID)
        self.refused(1, "run", "kdtree", "--input", name, "--memory-limit", "100M", says=["a.x3d", "more memory", "104857600"])

    def test_cancelling_ends_the_other_process(self):
        process = subprocess.Popen([PROGRAM, "run", "kdtree", "--input", self.write("a.x3d", self.GRID)], cwd=self.path,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        def readers():
            """The processes that read a file of this test's folder."""
            found = []
            for entry in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    words = entry.read_bytes()
                except OSError:  # it has ended meanwhile
                    continue
                if b"warpscope-mesh-reader" in words and os.fsencode(self.path) in words:
                    found.append(entry)
            return found
        end = time.monotonic() + 30 * PATIENCE
        while time.monotonic() < end and not readers():
            time.sleep(0.005)
        self.assertTrue(readers())
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=5 * PATIENCE)
        self.assertEqual(process.returncode, 130, errors)
        self.assertEqual(readers(), [])

    def test_the_program_is_found_from_anywhere(self):
        mesh = self.write("a.nff", "p 3\n0 0 0\n1 0 0\n0 1 0\n")
        folder, program = os.path.split(os.path.abspath(PROGRAM))
        link = self.path / "link"
        os.symlink(os.path.abspath(PROGRAM), link)
        for call, place in (("./" + program, folder), (str(link), "/"), ("./link", self.path)):
            process = subprocess.run([call, "run", "kdtree", "--input", str(self.path / mesh)], cwd=place, capture_output=True,
                                     text=True, timeout=120 * PATIENCE)
            self.assertEqual(process.returncode, 0, process.stderr)
            self.assertIn("triangle_count 1", process.stdout)

    def test_without_its_other_program_it_says_so(self):
        shutil.copy(PROGRAM, self.path / "alone")
        self.write("a.nff", "p 3\n0 0 0\n1 0 0\n0 1 0\n")
        process = subprocess.run(["./alone", "run", "kdtree", "--input", "a.nff"], cwd=self.path, capture_output=True, text=True,
                                 timeout=120 * PATIENCE)
        self.assertEqual(process.returncode, 1)
        self.assertIn("warpscope-mesh-reader, which reads nff files, is not beside this program", process.stderr)


class States(HostileTest):
    def test_a_state_is_never_an_output(self):
        name = self.state()
        content = (self.path / name).read_bytes()
        os.symlink(name, self.path / "link.json")
        os.link(self.path / name, self.path / "hard.json")
        os.mkdir(self.path / "sub")
        for other in (name, "./" + name, "sub/../" + name, self.path / name, "link.json", "hard.json"):
            self.refused(1, "render", name, "--output", "a.png", "--report", other, says=["it is the state to draw"])
        self.assertEqual(self.render_state(name).returncode, 0)
        self.refused(1, "render", "out.png", "--output", "./out.png", says=["it is the state to draw"])
        self.assertEqual((self.path / name).read_bytes(), content)
        cloud = self.cloud(300)
        os.link(self.path / cloud, self.path / "hard.csv")
        self.refused(1, "run", "ridge", "--input", cloud, "--out", "hard.csv", says=["it is an input"])

    def test_replaced_files_keep_owner_and_mode_and_protected_ones_stay(self):
        cloud = self.cloud(300)
        self.write("r.csv", "old")
        os.chmod(self.path / "r.csv", 0o640)
        owner = (12345, 54321) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
        os.chown(self.path / "r.csv", *owner)
        self.done("run", "ridge", "--input", cloud, "--r1", 0.3, "--out", "r.csv")
        found = (self.path / "r.csv").stat()
        self.assertNotEqual((self.path / "r.csv").read_text(), "old")
        self.assertEqual(((found.st_uid, found.st_gid), stat.S_IMODE(found.st_mode)), (owner, 0o640))
        self.write("kept.csv", "old")
        os.chmod(self.path / "kept.csv", 0o444)
        for arguments in (["run", "ridge", "--input", cloud, "--out"], ["generate", "circle", "--out"]):
            self.refused(1, *arguments, "kept.csv", says=["kept.csv", "write-protected"])
        self.assertEqual((self.path / "kept.csv").read_text(), "old")

    def test_many_keys_are_refused_at_once(self):
        keys = {f"key{i}": i for i in range(1_000_000)}
        inputs = [{**STATE["inputs"][0], "role": f"r{i}"} for i in range(100_000)]
        for change in ({"parameters": {"r1": 0.3, **keys}}, {"layers": {k: {} for k in keys}}, keys, {"inputs": inputs}):
            self.refused(1, "render", self.state(**change), "--output", "a.png", says=["s.warpscope.json", "more than 10000 fields"])

    def test_foreign_words_in_a_state_are_shortened(self):
        long = "\x1b[31m" + "y" * 4000
        for change in ({"workspace": long}, {"parameters": {"method": long}}, {"inputs": [{"role": long, "generator": "circle"}]},
                       {"inputs": [{"role": "cloud", "generator": long}]},
                       {"inputs": [{"role": "cloud", "generator": "circle --count " + long[:400]}]}):
            self.assertLess(len(self.refused(1, "render", self.state(**change), "--output", "a.png")), 500)
        process = self.render_state(self.state(backend=long))
        self.assertIn("is not known: auto is taken", process.stderr)
        self.assertLess(len(process.stderr), 300)

    def test_what_a_generator_is_to_make_has_to_fit(self):
        def huge(name, workspace, generator, *more):
            state = self.state(name, workspace=workspace, parameters={}, inputs=[{"role": more[0], "generator": generator}])
            return self.refused(1, "render", state, "--output", "a.png", *more[1:], says=["needs about"])
        huge("a.warpscope.json", "triangulation", "uniform --count 1000000000 --dimension 16", "points")
        huge("b.warpscope.json", "triangulation", "uniform --count 1000000", "points", "--memory-limit", "10M")
        last = huge("b.warpscope.json", "triangulation", "uniform --count 100000", "points", "--memory-limit", "2M")
        self.assertIn("the data that uniform is to make", last, "and room for the run to work in")
        huge("c.warpscope.json", "histogram", "gauss --count 1000000000 --dimension 4096", "references")
        huge("d.warpscope.json", "filter", "noise --width 4000 --height 4000", "image", "--memory-limit", "10M")
        huge("e.warpscope.json", "kdtree", "soup --triangles 1000000", "scene", "--memory-limit", "10M")
        self.refused(1, "generate", "uniform", "--count", 10**9, "--dimension", 16, "--out", "a.csv", says=["needs about"])

    def test_what_a_newer_version_may_have_added_is_told(self):
        name = self.state(warpscope="99.0.0", parameters={"r1": 0.3, "warp_factor": 9}, view={"hologram": True}, mood="blue",
                          furniture={"smell": 1}, inputs=[{**STATE["inputs"][0], "planet": "Mars"}])
        process = self.render_state(name)
        self.assertEqual(process.returncode, 0, process.stderr)
        for part in ("99.0.0", "warp_factor", "hologram", "mood", "smell", "planet"):
            self.assertIn(part, process.stderr)
        self.assertEqual(self.render_state(self.state(warpscope="0.0.1")).stderr, "")
        self.assertEqual(self.render_state("out.png", "--reference", "out.png").returncode, 1, "and nothing was lost on the way")

    def test_the_backend_of_a_state_holds(self):
        name = self.state(backend="cpu")
        process = self.render_state(name, "--report", "r.json")
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(json.loads((self.path / "r.json").read_text())["backend"], "cpu")
        here = [b["name"] for b in json.loads(self.done("list", "--json").stdout)["backends"]]
        process = self.render_state(self.state(backend="cuda"), "--report", "r.json")
        self.assertEqual(process.returncode, 0, process.stderr)
        if "cuda" in here:
            self.assertEqual(json.loads((self.path / "r.json").read_text())["backend"], "cuda")
        else:
            self.assertIn("backend cuda", process.stderr)
        self.assertNotIn("backend", self.render_state(self.state(backend="cuda"), "--backend", "cpu").stderr)

    def test_names_that_are_no_utf_8_come_back(self):
        self.cloud(300)
        raw = os.fsencode(self.path) + b"/caf\xe9.csv"
        os.rename(self.path / "cloud.csv", raw)
        first = subprocess.run([PROGRAM, "render", "ridge", "--input", raw, "--r1", "0.3", "--size", "60x40", "--output", "a.png"],
                               cwd=self.path, capture_output=True, timeout=120 * PATIENCE)
        self.assertEqual(first.returncode, 0, first.stderr)
        process = self.call("render", "a.png", "--output", "b.png", "--size", "60x40", "--reference", "a.png", "--threshold", 0)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())

    def test_a_closed_terminal_leaves_nothing(self):
        before = sorted(self.path.iterdir())
        for number in (signal.SIGHUP, signal.SIGQUIT):
            process = subprocess.Popen([PROGRAM, "generate", "circle", "--count", "10000000", "--out", "big.csv"], cwd=self.path,
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                       preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL))
            end = time.monotonic() + 30 * PATIENCE
            while time.monotonic() < end and not any(p.name.startswith(".ws-") for p in self.path.iterdir()):
                time.sleep(0.005)
            process.send_signal(number)
            _, errors = process.communicate(timeout=30 * PATIENCE)
            self.assertEqual(process.returncode, 130, errors)
            self.assertEqual(sorted(self.path.iterdir()), before)

    def test_nohup_outlives_its_terminal(self):
        process = subprocess.Popen([PROGRAM, "generate", "circle", "--count", "2000000", "--out", "big.npy"], cwd=self.path,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        time.sleep(0.2)
        process.send_signal(signal.SIGHUP)
        _, errors = process.communicate(timeout=60 * PATIENCE)
        self.assertEqual(process.returncode, 0, errors)


class Flags(HostileTest):
    def test_switches_take_true_or_false(self):
        run = ["run", "triangulation", "--sample", "small-search"]
        for bad in ("--race=maybe", "--no-race=5", "--race=", "--race=2"):
            if bad != "--race=":
                self.refused(2, *run, bad, says=["race", bad.split("=")[1]])
        self.done(*run, "--race=false")
        self.refused(2, "list", "--json=maybe", says=["--json"])
        self.refused(2, *run, "--verbose=maybe", says=["--verbose"])
        self.refused(2, *run, "--cpu=maybe", says=["--cpu"])
        for bad in ("--drop-invalid=3", "--verbose=7", "--cpu=3"):
            self.refused(2, *run, bad, says=[bad.split("=")[0], "takes no value"])
        for flags in (["--columns", "x,y"], ["--drop-invalid"], ["--with", "ridge"]):
            self.refused(2, *flags, "list", says=[flags[0], "before list"])

    def test_unknown_words_get_a_suggestion(self):
        self.refused(2, "run", "ridge", "--inptu", "a.csv", says=["no flag --inptu", "did you mean --input?"])
        self.refused(2, "render", "ridge", "--sample", "rings", "--outptu", "a.png", says=["--outptu", "did you mean --output?"])
        self.refused(2, "generate", "circle", "--cuont=5", "--out", "a.csv", says=["--cuont", "did you mean --count?"])
        self.refused(2, "run", "ridge", "--sample", "rings", "--zzzzzzzz", says=["no flag --zzzzzzzz"])
        self.refused(2, "rnu", says=["rnu", "did you mean run?"])
        self.refused(2, "rnu", "ridge", "--input", "a.csv", says=["rnu", "did you mean run?"])
        self.refused(2, "xylophone", says=["xylophone", "run, render, generate"])
        self.refused(2, "run", "rigde", says=["rigde", "did you mean ridge?"])
        self.refused(2, "generate", "crcle", says=["crcle", "did you mean circle?"])

    def test_unknown_values_of_choices_get_a_suggestion(self):
        for given, meant in (("--method=gird", "grid"), ("--sample=ringz", "rings"), ("--backend=cppu", "cpu")):
            self.refused(2, "run", "ridge", *([] if "sample" in given else ["--sample", "rings"]), given,
                         says=[given.split("=")[0], "takes one of", f"did you mean {meant}?"])
        for given, meant in (("--theme=drak", "dark"), ("--camera=frnt", "front"), ("--interop=cpy", "copy")):
            self.refused(2, "render", "ridge", "--sample", "rings", "--output", "a.png", given, says=[f"did you mean {meant}?"])

    def test_values_that_are_missing_or_doubled_are_told(self):
        self.refused(2, "run", "ridge", "--sample", "rings", "--r1=", says=["--r1 takes a value, and none follows it"])
        self.refused(2, "run", "ridge", "--sample", says=["--sample takes a value, and none follows it"])
        self.refused(2, "run", "ridge", "--sample", "rings", "--r1", 1, "--r1", 2, says=["--r1 was given more than once"])
        self.refused(2, "", says=["is empty"])

    def test_wrong_usage_names_the_help(self):
        for arguments, command in ((["run", "ridge", "--inptu", "a"], "run ridge"), (["rnu"], ""), (["run", "rigde"], "run"),
                                   (["generate", "circle", "--cuont=5"], "generate circle"), (["list", "--jsno"], "list"),
                                   (["render", "s.json", "--outptu", "a.png"], "render state")):
            last = self.refused(2, *arguments)
            self.assertTrue(last.endswith(" ".join(["; see warpscope", command, "--help"]).replace("  ", " ")), last)

    def test_numbers_are_whole_and_in_range(self):
        run = ["run", "ridge", "--sample", "rings"]
        render = ["render", "ridge", "--sample", "rings", "--output", "a.png"]
        for flag, values in {"--seed": ("", "99999999999999999999", "-1", "1.5", "0x10", "one"), "--threads": ("", "1.5", "5000"),
                             "--repeat": ("", "0", "99999999999999999999"), "--every": ("", "0", "2.5"), "--device": ("", "1024")}.items():
            for value in values:
                self.refused(2, *run, *([flag + "=" + value] if value else [flag, ""]), says=[flag, f'"{value}"'])
        for value in ("nan", "", "inf", "-0.1", "1.5", "0.1x"):
            self.refused(2, *render, *(["--threshold=" + value] if value else ["--threshold", ""]), says=["--threshold", f'"{value}"'])
        self.refused(2, *render, "--supersample=5", says=["--supersample"])
        self.assertEqual(self.report(*run, "--seed", 2**64 - 1)["workspace"], "ridge")

    def test_what_is_for_files_is_refused_with_a_sample(self):
        self.refused(2, "run", "ridge", "--sample", "rings", "--columns", "x,y", says=["--columns", "--sample"])
        self.refused(2, "run", "ridge", "--sample", "rings", "--drop-invalid", says=["--drop-invalid", "--sample"])

    def test_a_full_standard_output_is_no_internal_error(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "w") as full:
            for arguments in (["list", "--json"], ["list"], ["diagnostics", "--json"], ["run", "ridge", "--help"]):
                process = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, timeout=120 * PATIENCE)
                self.assertEqual(process.returncode, 1)
                self.assertIn("cannot write to standard output: No space left", process.stderr)
                self.assertNotIn("internal", process.stderr)


if __name__ == "__main__":
    unittest.main()
