# The built program as scripts see it: exit codes, messages, reports, files.
# Usage: cli_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import json
import os
import struct
import subprocess
import unittest

from program import PATIENCE, PROGRAM, CliTest, needs_plots


class Usage(CliTest):
    def test_version_and_help(self):
        self.assertRegex(self.done("--version").stdout, r"warpscope \d+\.\d+\.\d+")
        self.assertIn("render", self.done("--help").stdout)
        text = self.done("run", "ridge", "--help").stdout
        self.assertIn("--r1", text)
        self.assertIn("--input", text)

    def test_help_explains_choices_and_says_what_a_flag_needs(self):
        text = " ".join(self.done("run", "ridge", "--help").stdout.split())
        self.assertIn("brute: Every distance", text)
        self.assertIn("[a number from 1e-09 to 0.1; default 1e-05; only with --convergence tolerance]", text)
        self.assertIn("--corners X,Y,...", " ".join(self.done("run", "filter", "--help").stdout.split()))

    @needs_plots
    def test_a_bench_without_rows_fails_and_rates_are_only_of_the_work(self):
        self.refused(1, "bench", "ridge", "--case", "control", "--backend", "cpu", "--plot", "x.png", "--report", "x.json",
                     says=["nothing was measured", "control", "cuda only", "--backend cpu"])
        if not json.loads(self.done("diagnostics", "--json").stdout)["cuda"]["devices"]:
            self.refused(1, "bench", "ridge", "--case", "control", "--plot", "x.png", says=["nothing was measured", "CUDA"])
        rows = {}
        for case in ("choose-spiral2", "layout-column"):  # choosing is timed, then evolution
            report = self.done("bench", "ridge", "--case", case, "--backend", "cpu", "--report", "-").stdout
            rows[case] = json.loads(report)["rows"][0]
        self.assertNotIn("pairs_per_second", rows["choose-spiral2"])
        self.assertGreater(rows["layout-column"]["pairs_per_second"], 1e6)
        self.assertRegex(self.done("bench", "ridge", "--case", "choose-spiral2", "--backend", "cpu").stdout,
                         r"conservative +[0-9.]+ +[0-9.]+ +[0-9]+ +- ")

    def test_a_bench_tells_what_has_another_result_by_its_nature(self):
        lines = self.done("bench", "ridge", "--case", "count-10000", "--backend", "cpu").stdout
        self.assertNotIn("RESULT DIFFERS", lines)
        self.assertRegex(lines, r"tiled .*another result: tiles on their own")

    def test_a_seed_and_the_looks_of_no_picture_are_told_to_have_no_effect(self):
        cloud = self.cloud()
        said = self.done("run", "ridge", "--input", cloud, "--seed", 7, "--report", "a.json").stderr
        why = "only a random order of balls (method tiled has none) and studies of noise and dimension draw at random"
        self.assertIn("--seed 7 has no effect: " + why, said)
        self.assertTrue(any("--seed 7" in line for line in json.loads((self.path / "a.json").read_text())["warnings"]))
        said = self.done("run", "ridge", "--input", cloud, "--seed", 7, "--ball-order", "random", "--method", "tiled").stderr
        self.assertIn("--seed 7 has no effect: " + why, said)
        said = self.done("run", "ridge", "--input", cloud, "--seed", 7, "--ball-order", "random").stderr
        self.assertNotIn("--seed", said)
        self.assertIn("--seed 7 has no effect: nothing in these runs is drawn at random",
                      self.done("render", "kdtree", "--sample", "knot", "--seed", 7, "--backend", "cpu", "--output", "x.png").stderr)
        self.assertIn("seed has no effect: " + why,
                      self.done("sweep", "ridge", "--input", cloud, "--vary", "seed=1,2", "--out", "s.csv").stderr)
        said = self.done("run", "ridge", "--input", cloud, "--size", "90x60", "--camera", "top").stderr
        for flag in ("--size", "--camera"):
            self.assertIn(f"{flag} has no effect: it needs --out-image", said)
        said = self.done("run", "ridge", "--input", cloud, "--size", "90x60", "--out-image", "y.png").stderr
        self.assertNotIn("--size", said)

    def test_counts_agree_with_their_nouns(self):
        said = self.done("run", "ridge", "--input", self.cloud(), "--study-count", 9).stderr
        self.assertIn("--study-count 9 has no effect: it needs --study", said)
        self.write("four.csv", "0,0\n4,0\n4,3\n0,4\n")
        self.write("bad.csv", "0,1\n1,2\n2,3\n0,3\n0,2\n1,3\n")
        said = self.done("run", "triangulation", "--input", "four.csv", "--check", "bad.csv").stderr
        self.assertRegex(said, r"[^0-9]1 problem in all, --out-check lists it")

    def test_parameters_that_count_take_whole_numbers(self):
        cloud = self.cloud()
        self.refused(2, "run", "ridge", "--input", cloud, "--method", "tiled", "--tile-grid", "2.5",
                     says=["--tile-grid", "whole numbers", "2.5"])
        self.refused(2, "render", "kdtree", "--sample", "knot", "--picture-size", "20.5,30", "--output", "x.png",
                     says=["--picture-size", "whole numbers"])
        self.refused(2, "run", "filter", "--sample", "photo", "--out-size", "1.5,5", says=["--out-size", "whole numbers"])
        self.done("run", "ridge", "--input", cloud, "--method", "tiled", "--tile-grid", "2,3")

    def test_wrong_usage_names_flag_and_what_it_takes(self):
        cloud = self.cloud()
        self.refused(2, "run", "ridge", "--input", cloud, "--r1", "wide", says=["--r1", "a number", "wide"])
        self.refused(2, "run", "ridge", "--input", cloud, "--method", "magic", says=["--method", "brute", "magic"])
        self.refused(2, "run", "ridge", "--input", cloud, "--nonsense", says=["--nonsense"])
        self.refused(2, "run", "ridge", says=["--input"])
        self.refused(2, "run", "ridge", "--input", cloud, "--out", "x.exe", says=["--out", ".csv"])
        self.refused(2, "run", "ridge", "--input", cloud, "--memory-limit", "lots", says=["--memory-limit", "512M"])
        self.refused(2, "run", "ridge", "--input", cloud, "--backend", "abacus", says=["--backend"])
        self.refused(2, "run", "ridge", "--sample", "nothing", says=["--sample", "rings"])
        self.refused(2, "run", "ridge", "--input", cloud, "--seed", "-1", says=["--seed", "-1"])
        self.refused(2, "run", "nothing", says=["run takes one of", "ridge"])
        self.refused(2, "generate", "nothing", "--out", "x.csv", says=["circle"])
        self.refused(2, "generate", "circle", says=["--out"])
        self.refused(2, "render", "ridge", "--input", cloud, "--output", "x.png", "--size", "big", says=["--size", "1600x900"])
        for command in (["render", "ridge", "--output", "x.png"], ["run", "ridge", "--out-image", "x.png"]):
            self.refused(2, *command, "--input", "nowhere.csv", "--size", "32768x32768", says=["32768 x 32768 pixels is too large"])
        self.refused(2, "render", "ridge", "--input", cloud, "--output", "x.png", "--step", "first", says=["--step", "last"])
        self.refused(2, "render", "ridge", "--input", cloud, "--output", "x.jpg", says=["--output", ".png"])

    def test_measured_launches_are_listed(self):
        """Those of bench ridge --case tune; a damaged table is told of."""
        (self.path / "warpscope").mkdir()
        table = self.path / "warpscope/ridge-launches.csv"
        env = dict(os.environ, XDG_CACHE_HOME=str(self.path))
        table.write_text("warpscope ridge launches, format 1\ndevice,dimension,value_bytes,block_size,items_per_thread\n"
                         "A device,2,4,128,2\nA device,3,4,64,1\n")
        self.assertIn("2 for ridge on A device", self.call("list", env=env).stdout)
        table.write_text("something else")
        process = self.call("list", env=env)
        self.assertEqual(process.returncode, 0)
        self.assertIn("ridge-launches.csv cannot be used", process.stderr)

    def test_list_and_diagnostics(self):
        listed = json.loads(self.done("list", "--json").stdout)
        self.assertIn("ridge", [w["id"] for w in listed["workspaces"]])
        self.assertEqual(listed["backends"][0]["name"], "cpu")
        self.assertIn("ridge", self.done("list").stdout)
        found = json.loads(self.done("diagnostics", "--json").stdout)
        self.assertGreater(found["cpu"]["threads"], 0)
        self.assertTrue(found["cuda"]["devices"] or found["cuda"]["reason"])
        self.assertTrue(found["gl"]["headless"], found["gl"])
        self.assertTrue(found["gl"]["interop_reason"])
        self.assertIn("opengl", self.done("diagnostics").stdout)

    def test_no_display_is_said_plainly(self):
        env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
        process = self.call(env=env)
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stderr, "warpscope render")
        process = self.call("no_such_file.csv", env=env)
        self.assertEqual(process.returncode, 1)
        self.assertIn("no_such_file.csv", process.stderr)


class With(CliTest):
    """warpscope FILE --with WORKSPACE, where there is no display."""

    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}

    def answer(self, code, *arguments):
        process = self.call(*arguments, env=self.env)
        self.assertEqual(process.returncode, code, process.stderr)
        return process.stderr.strip().splitlines()[-1]

    def test_what_to_do_instead_is_said(self):
        cloud = self.cloud()
        last = self.answer(1, cloud, "--with", "triangulation")
        self.assertIn("warpscope render triangulation --input cloud.csv", last)
        self.assertIn("warpscope render histogram --references cloud.csv", self.answer(1, "--with", "histogram", cloud))
        self.assertIn("--with", self.done("--help").stdout)

    def test_what_is_not_taken_is_wrong_usage(self):
        cloud = self.cloud()
        self.done("generate", "checkerboard", "--size", "8x8", "--out", "a.png")
        self.done("generate", "soup", "--triangles", 20, "--out", "a.obj")
        self.assertIn("cloud.csv holds points, Image filters takes an image", self.answer(2, cloud, "--with", "filter"))
        self.assertIn("a.png holds an image", self.answer(2, "a.png", "--with", "ridge"))
        self.assertIn("a.obj holds a mesh", self.answer(2, "a.obj", "--with", "triangulation"))
        self.assertIn("triangulation", self.answer(2, cloud, "--with", "nothing"))
        self.assertIn("--with", self.answer(2, "--with", "ridge"))
        self.assertIn("no file missing.csv", self.answer(1, "missing.csv", "--with", "ridge"))
        state = {"warpscope": "0.1.0", "workspace": "ridge", "inputs": []}
        self.assertIn("kept is a saved state", self.answer(2, self.write("kept", json.dumps(state)), "--with", "ridge"))


class Tables(CliTest):
    """Tables with columns of text: columns are proposed, said, and may be chosen."""

    quakes = "time,latitude,longitude,depth,place\n" + "".join(
        '2021-03-31T22:29:00Z,%g,%g,10,"Guam, west"\n' % (10 + i % 7, 100 + i) for i in range(60))

    def columns(self, *more, text=None, says=""):
        """Dimension and first coordinate of what the ridge gets, and what was said."""
        name = self.write("table.csv", text or self.quakes)
        process = self.done("run", "ridge", "--input", name, *more, "--out", "out.csv", "--report", "report.json")
        report = json.loads((self.path / "report.json").read_text())
        self.assertIn(says, process.stderr)
        return report, process.stderr

    def test_columns_are_proposed_and_said(self):
        report, said = self.columns(says="table.csv: its columns longitude, latitude are taken")
        self.assertEqual(report["inputs"][0]["dimension"], 2)
        self.assertIn("--columns", said)
        self.assertTrue(any("longitude, latitude" in w for w in report["warnings"]), report["warnings"])
        chosen, said = self.columns("--columns", "longitude,latitude")
        self.assertEqual(chosen["result_hash"], report["result_hash"])
        self.assertNotIn("are taken", said)
        self.assertFalse(any("are taken" in w for w in chosen["warnings"]), chosen["warnings"])
        other, said = self.columns("--columns", "longitude,latitude,depth")
        self.assertEqual(other["inputs"][0]["dimension"], 3)

    def test_the_names_reach_the_result(self):
        self.columns()
        self.assertEqual((self.path / "out.csv").read_text().splitlines()[0], "component,vertex,closed,longitude,latitude")
        self.done("run", "ridge", "--input", "table.csv", "--columns", "longitude,latitude", "--truth", "out.csv", "--report", "-")

    def test_one_column_is_a_cloud_on_a_line(self):
        """Two runs of numbers are two curves, by every method; svg has no room for them."""
        numbers = [i * 0.618034 % 1 * 10 + 40 * (i % 2) for i in range(800)]
        name = self.write("line.csv", "t\n" + "".join("%r\n" % x for x in numbers))
        hashes = set()
        for method in ("grid", "brute", "reference"):
            report = json.loads(self.done("run", "ridge", "--input", name, "--r1", 1, "--method", method, "--out", "ends.csv",
                                          "--report", "-").stdout)
            self.assertEqual(report["inputs"][0]["dimension"], 1)
            self.assertEqual((report["result"]["component_count"], report["result"]["closed_count"]), (2, 0))
            hashes.add(report["result_hash"])
        self.assertEqual(len(hashes), 1)
        self.assertEqual((self.path / "ends.csv").read_text().splitlines()[0], "component,vertex,closed,t")
        self.done("render", "ridge", "--input", name, "--r1", 1, "--output", "line.png", "--size", "200x100")
        self.refused(1, "run", "ridge", "--input", name, "--out", "ends.svg", says=["SVG holds 2 coordinates"])
        self.refused(1, "run", "ridge", "--input", self.write("gap.csv", "t\n1\nnan\n2\n"), says=["NaN"])
        self.done("run", "ridge", "--input", self.write("one.csv", "5\n"))

    def test_a_typing_error_is_no_column_of_text(self):
        self.refused(1, "run", "ridge", "--input", self.write("a.csv", "x,y\n1,2\n3,oops\n5,6\n"), says=["line 3", "oops"])

    def test_empty_cells_and_other_row_lengths(self):
        gap = self.quakes + "2021-03-31T22:29:00Z,11,,10,Guam\n"
        self.refused(1, "run", "ridge", "--input", self.write("gap.csv", gap),
                     says=["gap.csv", "1 of 61 points", "line 62", "--drop-invalid"])
        report, _ = self.columns("--drop-invalid", text=gap)
        self.assertEqual(report["inputs"][0]["count"], 60)
        self.columns(text=self.quakes + "2021-03-31T22:29:00Z,11,12,,\n")  # what is not taken may be empty
        self.refused(1, "run", "ridge", "--input", self.write("short.csv", self.quakes + "2021,11,12\n"),
                     says=["line 62", "expected 5 fields, found 3"])


class BadData(CliTest):
    """Each: a clear message, exit code 1, nothing half-written."""

    def run_on(self, name, *more, says):
        return self.refused(1, "run", "ridge", "--input", name, "--out", "out.csv", *more, says=says)

    def test_files(self):
        self.run_on(self.write("empty.csv", ""), says=["empty.csv"])
        self.run_on("missing.csv", says=["missing.csv"])
        self.run_on(self.write("nan.csv", "x,y\n1,2\nnan,3\n4,inf\n"), says=["nan.csv"])
        self.run_on(self.write("word.csv", "x,y\n1,2\n3,oops\n"), says=["word.csv", "3", "oops"])
        wide = ",".join(f"c{i}" for i in range(17)) + "\n" + ",".join(["1"] * 17) + "\n"
        self.run_on(self.write("wide.csv", wide), says=["16"])
        self.run_on(self.write("columns.csv", "x,y\n1,2\n3,4\n"), "--columns", "x,depth", says=["depth"])
        last = self.run_on(self.write("binary.csv", b"x,y\n\x01\xff\x80\x1b[31m,2\n"), says=["binary.csv", r"\x01\xff\x80\x1b[31m"])
        self.assertTrue(last.isprintable(), last)
        header = "ply\nformat binary_little_endian 1.0\nelement vertex 100\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
        self.run_on(self.write("short.ply", header.encode() + struct.pack("<30f", *range(30))), says=["short.ply"])

    def test_degenerate_clouds_are_answered(self):
        for name, text in (("one.csv", "x,y\n1,2\n"), ("equal.csv", "x,y\n" + "1,2\n" * 50)):
            process = self.call("run", "ridge", "--input", self.write(name, text), "--report", "-")
            self.assertIn(process.returncode, (0, 1), process.stderr)
            if process.returncode == 0:
                self.assertLessEqual(json.loads(process.stdout)["result"]["vertex_count"], 1)
            else:
                self.assertTrue(process.stderr.strip().splitlines()[-1].startswith("warpscope: "))

    def test_every_takes_each_so_many_th_point(self):
        report = json.loads(self.done("run", "ridge", "--input", self.cloud(3000), "--every", 7, "--report", "-").stdout)
        self.assertEqual(report["inputs"][0]["count"], 429)
        self.refused(2, "run", "ridge", "--input", self.cloud(30), "--every", 0, says=["--every"])

    def test_drop_invalid_drops_and_says_so(self):
        name = self.cloud()
        with open(self.path / name, "a") as file:
            file.write("nan,1\n")
        process = self.done("run", "ridge", "--input", name, "--r1", 0.2, "--drop-invalid", "--report", "-")
        report = json.loads(process.stdout)
        self.assertEqual(report["inputs"][0]["count"], 3000)
        self.assertTrue(any("dropped" in w for w in report["warnings"]), report["warnings"])

    def test_cuda_without_a_device_is_an_error(self):
        backends = json.loads(self.done("list", "--json").stdout)["backends"]
        if any(b["name"] == "cuda" for b in backends):
            self.skipTest("a CUDA device is here")
        self.run_on(self.cloud(), "--backend", "cuda", says=["CUDA"])

    def test_a_device_is_named_by_its_number(self):
        self.cloud()
        devices = [b["ordinal"] for b in json.loads(self.done("list", "--json").stdout)["backends"] if b["name"] == "cuda"]
        self.run_on("cloud.csv", "--device", 1000, says=["there is no CUDA device 1000", "diagnostics"])
        self.refused(2, "run", "ridge", "--input", "cloud.csv", "--device", "first", says=["--device", "first"])
        self.refused(2, "run", "ridge", "--input", "cloud.csv", "--device", 0, "--backend", "cpu", says=["--device"])
        for device in devices:
            self.done("run", "ridge", "--input", "cloud.csv", "--device", device, "--report", "r.json")
            self.assertEqual(json.loads((self.path / "r.json").read_text())["backend"], "cuda")

    def test_unwritable_output(self):
        cloud = self.cloud()
        self.refused(1, "run", "ridge", "--input", cloud, "--out", "nowhere/out.csv", says=["nowhere"])
        self.refused(1, "run", "ridge", "--input", cloud, "--report", "nowhere/report.json", says=["nowhere"])
        self.refused(1, "render", "ridge", "--input", cloud, "--output", "nowhere/x.png", says=["nowhere"])
        self.refused(1, "generate", "circle", "--out", "nowhere/x.csv", says=["nowhere"])
        os.mkdir(self.path / "folder.csv")
        self.refused(1, "run", "ridge", "--input", cloud, "--out", "folder.csv", says=["folder.csv"])

    def test_outputs_never_replace_what_is_read(self):
        cloud = self.cloud()
        content = (self.path / cloud).read_bytes()
        os.symlink(cloud, self.path / "link.csv")
        for output in (["--out", cloud], ["--report", cloud], ["--out", "./link.csv"]):
            self.refused(1, "run", "ridge", "--input", cloud, *output, says=[cloud if cloud in output else "link.csv", "input"])
        self.refused(1, "run", "ridge", "--input", cloud, "--out", "r.json", "--report", "./r.json", says=["r.json"])
        self.refused(1, "render", "ridge", "--input", cloud, "--output", "a.png", "--reference", "a.png", says=["a.png"])
        self.assertEqual((self.path / cloud).read_bytes(), content)

    def test_full_standard_output_and_error(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "w") as full:
            for arguments in (["--help"], ["list"], ["list", "--json"], ["run", "ridge", "--sample", "rings", "--report", "-"]):
                process = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, text=True,
                                         timeout=120 * PATIENCE)
                self.assertEqual(process.returncode, 1, arguments)
                self.assertIn("No space left", process.stderr)
            process = subprocess.run([PROGRAM, "run", "ridge", "--input", "missing.csv"], stderr=full, timeout=120 * PATIENCE)
            self.assertEqual(process.returncode, 1, "the exit code must still come")

    def test_memory_limit(self):
        last = self.run_on(self.cloud(20000), "--memory-limit", "1K", says=["fewer points"])
        self.assertRegex(last, r"\d")


class Work(CliTest):
    def test_peak_memory_is_that_of_the_process(self):
        points, target = os.path.join(self.path, "points.npy"), os.path.join(self.path, "report.json")
        self.done("generate", "uniform", "--dimension", 2, "--count", 50000, "--seed", 1, "--out", points)
        child = subprocess.Popen([PROGRAM, "run", "triangulation", "--input", points, "--report", target])
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(child.returncode, 0)
        with open(target) as file:
            reported = json.load(file)["peak_host_bytes"]
        self.assertGreater(reported, 0.8 * usage.ru_maxrss * 1024, "what the system counted for the whole process")
        # The system counts for each core and adds up now and then.
        self.assertLessEqual(reported, 1.01 * usage.ru_maxrss * 1024)

    def test_report_has_every_field(self):
        cloud = self.cloud()
        report = json.loads(self.done("run", "ridge", "--input", cloud, "--r1", 0.2, "--report", "-").stdout)
        self.assertEqual(list(report)[:5], ["warpscope", "workspace", "backend", "device", "threads"])
        for key in ("inputs", "parameters", "stages", "load_ms", "compute_ms", "upload_ms", "download_ms", "write_ms",
                    "peak_host_bytes", "peak_device_bytes", "result", "result_hash", "warnings"):
            self.assertIn(key, report)
        cloud_input = report["inputs"][0]
        self.assertEqual((cloud_input["role"], cloud_input["count"], cloud_input["dimension"]), ("cloud", 3000, 2))
        self.assertEqual(len(cloud_input["sha256"]), 64)
        self.assertEqual(report["parameters"]["r1"], 0.2)
        self.assertEqual(report["parameters"]["r2"], 0.4, "automatic values are reported as used")
        for key in ("vertex_count", "edge_count", "component_count", "closed_count", "outer_rounds", "inner_iterations"):
            self.assertIsInstance(report["result"][key], int)

    def test_repeat_lists_each_run(self):
        report = json.loads(self.done("run", "ridge", "--sample", "rings", "--r1", 0.3, "--repeat", 3, "--report", "-").stdout)
        self.assertEqual(len(report["compute_ms_all"]), 3)
        self.assertEqual(report["compute_ms"], sorted(report["compute_ms_all"])[1])

    def test_methods_and_threads_agree(self):
        cloud = self.cloud()
        hashes = set()
        for more in (["--method", "reference"], ["--method", "brute"], ["--threads", "1"]):
            process = self.done("run", "ridge", "--input", cloud, "--r1", 0.2, "--report", "-", *more)
            hashes.add(json.loads(process.stdout)["result_hash"])
        self.assertEqual(len(hashes), 1)

    def test_outputs_and_truth(self):
        cloud = self.cloud()
        self.done("run", "ridge", "--input", cloud, "--truth", cloud + ".truth.json", "--r1", 0.2, "--out", "r.csv",
                  "--report", "r.json")
        self.assertTrue((self.path / "r.csv").read_text().startswith("component,vertex,closed,"))
        measured = json.loads((self.path / "r.json").read_text())["result"]["mean_distance"]
        self.assertLess(measured, 0.05)
        beside = json.loads(self.done("run", "ridge", "--input", cloud, "--truth", "--r1", 0.2, "--report", "-").stdout)
        self.assertEqual(beside["result"]["mean_distance"], measured, "--truth alone: the file beside the data")
        self.assertFalse([p for p in self.path.iterdir() if "tmp" in p.name], "no temporary file stays")

    def test_generate_is_reproducible(self):
        for name in ("a.csv", "b.csv"):
            self.done("generate", "rings", "--count", 500, "--noise", 0.05, "--seed", 7, "--out", name)
        self.done("generate", "rings", "--count", 500, "--noise", 0.05, "--seed", 8, "--out", "c.csv")
        a, b, c = ((self.path / n).read_bytes() for n in ("a.csv", "b.csv", "c.csv"))
        self.assertEqual(a, b)
        self.assertNotEqual(a, c)
        self.assertTrue((self.path / "a.csv.truth.json").exists())


    def test_generated_images(self):
        text = self.done("generate", "zone-plate", "--out", "z.png", "--width", 60, "--height", 40).stdout
        self.assertIn("60 x 40 pixels of 1 channel", text)
        self.done("generate", "photo-like", "--out", "p.npy", "--size", "31x17", "--type", "float32")
        self.assertIn(b"'<f4', 'fortran_order': False, 'shape': (17, 31, 3)", (self.path / "p.npy").read_bytes())
        for name in ("a.png", "b.png"):
            self.done("generate", "noise", "--seed", 4, "--channels", 3, "--size", "20x20", "--out", name)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())
        for extension in ("jpg", "bmp", "tga", "hdr", "pfm"):
            self.done("generate", "checkerboard", "--cell", 5, "--size", "20x20", "--out", "c." + extension)

    def test_generated_meshes(self):
        for kind in ("terrain", "soup", "spheres", "boxes", "city", "sheet", "torus-knot"):
            text = self.done("generate", kind, "--triangles", 2000, "--out", kind + ".ply").stdout
            self.assertRegex(text, rf"{kind}\.ply: \d+ triangles of \d+ vertices")
        self.assertIn("soup.obj: 2000 triangles of 6000 vertices",
                      self.done("generate", "soup", "--triangles", 2000, "--size", 0.1, "--out", "soup.obj").stdout)
        for name in ("a.ply", "b.ply"):
            self.done("generate", "city", "--triangles", 5000, "--seed", 4, "--out", name)
        self.assertEqual((self.path / "a.ply").read_bytes(), (self.path / "b.ply").read_bytes())
        self.done("generate", "city", "--triangles", 5000, "--seed", 5, "--out", "b.ply")
        self.assertNotEqual((self.path / "a.ply").read_bytes(), (self.path / "b.ply").read_bytes())
        self.refused(2, "generate", "soup", "--out", "s.csv", says=["--out", "ply"])
        self.refused(2, "generate", "soup", "--size", "5x5", "--out", "s.ply", says=["--size", "5x5"])
        self.refused(2, "generate", "sheet", "--seed", 1, "--out", "s.ply", says=["--seed"])
        self.refused(2, "generate", "sheet", "--triangles", "many", "--out", "s.ply", says=["--triangles", "many"])

    def test_generators_refuse_the_other_kinds_files_and_flags(self):
        self.refused(2, "generate", "zone-plate", "--out", "z.csv", says=["--out", "png"])
        self.refused(2, "generate", "circle", "--out", "c.png", says=["--out", "csv"])
        self.refused(2, "generate", "circle", "--size", "5x5", "--out", "c.csv", says=["--size"])
        self.refused(2, "generate", "step", "--size", "0x5", "--out", "c.png", says=["--size takes WIDTHxHEIGHT"])
        self.refused(2, "generate", "step", "--type", "int8", "--out", "c.png", says=["one of uint8, float32"])
        self.refused(1, "generate", "noise", "--channels", 4, "--out", "c.jpg", says=["no alpha channel"])
        self.refused(1, "generate", "noise", "--channels", 2, "--out", "c.png", says=["1, 3 or 4"])

    def test_list_says_what_is_what(self):
        listed = json.loads(self.done("list", "--json").stdout)
        makes = {generator["name"]: generator["makes"] for generator in listed["generators"]}
        self.assertEqual(makes["photo-like"], "image")
        self.assertEqual(makes["circle"], "points")
        self.assertEqual(makes["terrain"], "mesh")
        kinds = {i["role"]: i["kind"] for w in listed["workspaces"] if w["id"] == "ridge" for i in w["inputs"]}
        self.assertEqual(kinds, {"cloud": "points", "truth": "polylines"})


class Filters(CliTest):
    def warnings(self, *arguments):
        process = self.done(*arguments)
        return [line for line in process.stderr.splitlines() if line.startswith("warpscope: warning: ")]

    def image(self, name="image.npy", kind="noise"):
        self.done("generate", kind, "--width", 96, "--height", 60, "--type", "float32", "--seed", 7, "--out", name)
        return name

    def test_sigma_chooses_the_radius(self):
        image = self.image()
        self.done("run", "filter", "--input", image, "--sigma", 5, "--out", "auto.npy", "--report", "auto.json")
        self.done("run", "filter", "--input", image, "--sigma", 5, "--radius", 20, "--out", "by_hand.npy")
        self.assertEqual((self.path / "auto.npy").read_bytes(), (self.path / "by_hand.npy").read_bytes())
        report = json.loads((self.path / "auto.json").read_text())
        self.assertEqual(report["parameters"]["radius"], 20)
        self.assertAlmostEqual(report["result"]["effective_sigma"], 5, delta=5e-3)
        cut = self.warnings("run", "filter", "--input", image, "--sigma", 5, "--radius", 8)
        self.assertEqual(len(cut), 1)
        self.assertIn("effective sigma is 4.0", cut[0])
        self.assertEqual(self.warnings("run", "filter", "--input", image, "--sigma", 5), [])

    def test_parameters_without_effect_are_named(self):
        image = self.image()
        for arguments, says in ((("--kernel", "sobel-x", "--radius", 5), "--radius 5 has no effect"),
                                (("--taps-row", "1,2,1"), "--taps-row 1,2,1 has no effect"),
                                (("--operation", "affine", "--perspective-x", 0.5), "--perspective-x 0.5 has no effect"),
                                (("--operation", "affine", "--reads", "texture", "--backend", "cpu"), "--reads texture has no effect"),
                                (("--operation", "affine", "--outputs-per-thread", 3), "2 are made")):
            found = self.warnings("run", "filter", "--input", image, *arguments)
            self.assertEqual(len(found), 1, found)
            self.assertIn(says, found[0])
        self.refused(2, "run", "filter", "--input", image, "--operation", "affine", "--out-size", "1.5,5", "--out", "x.npy",
                     says=["--out-size", "whole numbers", "1.5,5"])

    def test_a_difference_of_other_sizes_is_refused(self):
        self.refused(1, "run", "filter", "--input", self.image(), "--operation", "affine", "--out-size", "50,40",
                     "--out-difference", "x.npy", says=["there is no difference", "50 x 40", "96 x 60"])

    def test_rows_are_there_whatever_method_won(self):
        image = self.image()
        rows = set()
        for variant in ("auto", "fused", "simd", "v3"):
            self.done("run", "filter", "--input", image, "--variant", variant, "--out-rows", "rows.npy")
            rows.add((self.path / "rows.npy").read_bytes())
        self.assertEqual(len(rows), 1)
        self.refused(1, "run", "filter", "--input", image, "--operation", "affine", "--out-rows", "x.npy",
                     says=["does not filter"])

    def test_a_view_parameter_without_effect_is_named(self):
        found = self.warnings("render", "filter", "--input", self.image(), "--split", 0.25, "--size", "160x100",
                              "--output", "x.png")
        self.assertEqual(found, ["warpscope: warning: --split 0.25 has no effect: it needs --stage split"])
        self.assertEqual(self.warnings("render", "filter", "--input", self.image(), "--split", 0.25, "--stage", "split",
                                       "--size", "160x100", "--output", "x.png"), [])

    def test_a_view_that_a_run_does_not_have_is_said(self):
        image = self.image()
        for stage, operation in (("rows", "affine"), ("kernel", "affine"), ("mask", "convolve")):
            found = self.warnings("render", "filter", "--input", image, "--operation", operation, "--stage", stage,
                                  "--size", "160x100", "--output", "x.png")
            self.assertEqual(len(found), 1, found)
            self.assertIn("--stage has no effect here", found[0])

    def test_what_a_file_cuts_off_is_said_and_reported(self):
        image = self.image()
        sobel = ("run", "filter", "--input", image, "--kernel", "sobel-x")
        found = self.warnings(*sobel, "--out", "x.png", "--report", "x.json")
        self.assertEqual(len(found), 1, found)
        self.assertRegex(found[0], r"x.png cuts values off: \d.* % lie below black, \d.* % above white")
        self.assertIn("cuts values off", json.loads((self.path / "x.json").read_text())["warnings"][0])
        self.assertEqual(self.warnings(*sobel, "--out", "x.npy"), [])

    def test_sixteen_bits_stay_sixteen_bits(self):
        depth = lambda name: (self.path / name).read_bytes()[24]
        self.done("generate", "photo-like", "--width", 64, "--height", 40, "--type", "float32", "--out", "deep.png")
        self.assertEqual(depth("deep.png"), 16)
        self.done("run", "filter", "--input", "deep.png", "--radius-x", 0, "--radius-y", 0, "--out", "same.png")
        self.assertEqual((self.path / "same.png").read_bytes(), (self.path / "deep.png").read_bytes())
        self.done("generate", "photo-like", "--width", 64, "--height", 40, "--out", "flat.png")
        self.done("run", "filter", "--input", "flat.png", "--out", "blurred.png")
        self.assertEqual((depth("flat.png"), depth("blurred.png")), (8, 8))


class Pictures(CliTest):
    def render(self, output, *more):
        return self.call("render", "ridge", "--input", "cloud.csv", "--r1", 0.2, "--size", "320x200", "--output", output, *more)

    def test_render_twice_gives_identical_bytes(self):
        self.cloud()
        for name in ("a.png", "b.png"):
            self.assertEqual(self.render(name).returncode, 0)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())

    def test_reference_equal_and_different(self):
        self.cloud()
        self.assertEqual(self.render("a.png").returncode, 0)
        self.assertEqual(self.render("b.png", "--reference", "a.png", "--threshold", 0).returncode, 0)
        process = self.render("c.png", "--step", 0, "--reference", "a.png")
        self.assertEqual(process.returncode, 3)
        self.assertIn("differs", process.stderr)
        process = self.render("d.png", "--theme", "light", "--reference", "a.png")
        self.assertEqual(process.returncode, 3)

    def test_steps_flags_and_layers(self):
        self.cloud()
        process = self.render("a.png", "--step", 100000)
        self.assertEqual(process.returncode, 1)
        self.assertIn("beyond the last", process.stderr)
        self.assertFalse((self.path / "a.png").exists())
        for flags in (["--transparent"], ["--no-axes", "--no-grid", "--no-legend"], ["--hide", "balls"],
                      ["--color-by", "distance"], ["--no-show-balls"], ["--supersample", 1]):
            self.assertEqual(self.render("a.png", *flags).returncode, 0, flags)
        self.assertEqual(self.render("b.png", "--hide", "nothing").returncode, 1)

    def tree_picture(self, name, *flags):
        return self.done("render", "kdtree", "--input", "soup.ply", "--backend", "cpu", "--size", "90x60", "--shading", "flat",
                         "--samples", 1, "--output", name, *flags)

    def test_the_eye_is_where_flags_say(self):
        self.done("generate", "soup", "--triangles", 300, "--size", 0.2, "--seed", 1, "--out", "soup.ply")
        pictures = {}
        for name, flags in {"plain": [], "eye": ["--eye=3,0.2,0.4"], "at": ["--eye=3,0.2,0.4", "--look-at=0.5,0.5,0"],
                            "wide": ["--field-of-view", 90], "rolled": ["--up=0,1,0"], "step": ["--step", 3],
                            "step_eye": ["--step", 3, "--eye=3,0.2,0.4"]}.items():
            process = self.tree_picture(name + ".png", *flags)
            self.assertNotIn("no effect", process.stderr, name)
            pictures[name] = (self.path / (name + ".png")).read_bytes()
        self.assertEqual(len(set(pictures.values())), len(pictures), "each flag changes the picture")
        self.assertIn("--picture-size has no effect", self.tree_picture("a.png", "--picture-size", "50x50").stderr)
        self.refused(1, "render", "kdtree", "--input", "soup.ply", "--backend", "cpu", "--eye=1,1,1", "--look-at=1,1,1",
                     "--output", "b.png", says=["--eye", "--look-at"])

    @needs_plots
    def test_plots_are_written_without_a_display(self):
        self.cloud()
        def plot(name, *flags):
            return ["render", "ridge", "--input", "cloud.csv", "--r1", 0.2, "--plot", name, "--size", "300x200", *flags]
        self.refused(2, *plot("ball_count", "--output", "a.jpg"), says=["--output", ".png, .svg, .csv"])
        self.refused(2, "render", "ridge", "--input", "cloud.csv", "--output", "a.csv", says=["--output", ".png"])
        process = self.call(*plot("ball_count", "--output", "a.csv"))
        if "made without Qt" in process.stderr:
            return self.assertEqual(process.returncode, 1)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertRegex((self.path / "a.csv").read_text(), r"^series,[a-z ]+,[a-z ]+\n[^,]*,0,[0-9]+\n")
        self.done(*plot("ball_count", "--output", "a.svg"))
        self.assertIn("<svg", (self.path / "a.svg").read_text())
        self.done(*plot("ball_count", "--theme", "light", "--output", "a.png"))
        self.assertEqual((self.path / "a.png").read_bytes()[16:24].hex(), "0000012c000000c8", "as --size says")
        self.refused(1, *plot("nothing", "--output", "b.png"), says=["nothing", "ball_count"])

    def test_rays_from_a_file_and_a_picture(self):
        rays = [(0.5, 0.5, 2, 0, 0, -1), (5, 5, 2, 0, 0, -1)]
        header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 6), }"
        header += " " * (117 - len(header)) + "\n"
        self.write("rays.npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", 118) + header.encode() +
                   b"".join(struct.pack("<6f", *ray) for ray in rays))
        self.write("square.obj", "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 1 2\nf 1 2 3\nf 1 3 4\n")
        process = self.call("run", "kdtree", "--input", "square.obj", "--rays", "rays.npy", "--k-t", 10, "--depth", 5,
                                   "--out-t", "t.npy", "--out-primitive", "p.npy", "--out-tree", "tree.ply", "--out-image",
                                   "a.png", "--size", "64x48", "--camera", "top", "--report", "report.json")
        self.assertEqual(process.returncode, 0, process.stderr)
        t = struct.unpack("<2f", (self.path / "t.npy").read_bytes()[-8:])
        self.assertEqual(t, (2.0, float("inf")))
        primitive = struct.unpack("<2i", (self.path / "p.npy").read_bytes()[-8:])
        self.assertIn(primitive[0], (1, 2))  # by their place in the file, whose first triangle has no area
        self.assertEqual(primitive[1], -1)
        result = json.loads((self.path / "report.json").read_text())["result"]
        self.assertEqual((result["ray_count"], result["hit_count"]), (2, 1))
        self.assertTrue((self.path / "a.png").read_bytes().startswith(b"\x89PNG"))
        self.assertIn("element face", (self.path / "tree.ply").read_text())
        self.refused(1, "run", "kdtree", "--input", "square.obj", "--out-t", "t.npy", says=["--rays"])

    def test_rays_that_are_dropped_keep_their_rows(self):
        self.write("square.obj", "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n")
        nan, inf = float("nan"), float("inf")
        rays = [(0.5, nan, 2, 0, 0, -1), (0.5, 0.25, 2, 0, 0, -1), (5, 5, 2, 0, 0, inf), (5, 5, 2, 0, 0, -1)]
        header = "{'descr': '<f4', 'fortran_order': False, 'shape': (4, 6), }"
        header += " " * (117 - len(header)) + "\n"
        self.write("rays.npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", 118) + header.encode() +
                   b"".join(struct.pack("<6f", *ray) for ray in rays))
        built = ["run", "kdtree", "--backend", "cpu", "--rays", "rays.npy", "--out-t", "t.npy", "--out-primitive", "p.npy"]
        self.refused(1, *built, "--input", "square.obj", says=["2 of 4 points", "--drop-invalid"])
        self.done(*built, "--input", "square.obj", "--drop-invalid")
        self.assertEqual(struct.unpack("<4i", (self.path / "p.npy").read_bytes()[-16:]), (-2, 0, -2, -1))
        t = struct.unpack("<4f", (self.path / "t.npy").read_bytes()[-16:])
        self.assertEqual(t[1::2], (2.0, inf))
        self.assertTrue(t[0] != t[0] and t[2] != t[2], "NaN marks rows that are no rays")
        self.done(*built, "--sample", "soup", "--drop-invalid")

    def test_scenes_far_off_empty_and_flat(self):
        def scene(name, offset, faces="f 1 2 3\nf 1 3 4\nf 2 2 3\n"):
            corners = ((0, 0, 0), (1, 0.125, 0), (1, 1, 0.5), (0, 1, 0.25))
            self.write(name, "".join("v %r %r %r\n" % (x + offset, y, z) for x, y, z in corners) + faces)
        def ran(*args):
            process = self.done("run", "kdtree", "--backend", "cpu", *args, "--report", "report.json")
            return json.loads((self.path / "report.json").read_text()), process.stderr
        scene("near.obj", 0)
        scene("far.obj", 1e7)
        near, _ = ran("--input", "near.obj")
        far, said = ran("--input", "far.obj", "--out-tree", "far.json", "--out-mesh", "far.ply")
        self.assertEqual(far["result_hash"], near["result_hash"])
        self.assertEqual(far["result"]["origin"], "10000000,0,0")
        self.assertNotIn("origin", near["result"])
        self.assertNotIn("rounding", said)
        self.assertEqual(json.loads((self.path / "far.json").read_text())["box"]["high"], [10000001, 1, 0.5])
        again, _ = ran("--input", "far.ply")
        self.assertEqual(again["result_hash"], near["result_hash"])
        kept, said = ran("--input", "near.obj", "--keep-degenerate")
        self.assertNotIn("dropped", said)
        self.assertIn("1 triangle without area is left out unless a run keeps it", said)
        self.assertEqual((near["result"]["kept_flat"], kept["result"]["kept_flat"]), (0, 1))
        self.assertEqual((near["result"]["triangle_count"], kept["result"]["triangle_count"]), (2, 3))
        self.assertEqual((near["result"]["dropped_flat"], kept["result"]["dropped_flat"]), (1, 0))
        scene("empty.obj", 0, "")
        for name in ("empty.obj", "nothing.obj"):
            self.write("nothing.obj", "")
            report, said = ran("--input", name, "--out-tree", "empty.kdt")
            self.assertEqual((report["result"]["node_count"], report["result"]["reference_count"]), (1, 0))
            self.assertIn("one empty leaf", said)
            self.done("render", "kdtree", "--input", name, "--tree", "empty.kdt", "--backend", "cpu", "--size", "90x60",
                      "--output", "empty.png")

    def test_the_thesiss_names_and_studies(self):
        self.done("generate", "soup", "--triangles", 300, "--size", 0.2, "--seed", 1, "--out", "soup.ply")
        one = self.done("run", "kdtree", "--model", "soup.ply", "--cpu", "--verbose", "--traversal", 12, "--intersect", 20,
                        "--depth", 9, "--report", "one.json")
        self.assertIn("warpscope: stage build", one.stderr)
        self.assertRegex(one.stderr, "warpscope: (device 0|no CUDA device)")
        self.done("run", "kdtree", "--input", "soup.ply", "--backend", "cpu", "--k-t", 12, "--k-i", 20, "--max-depth", 9,
                  "--report", "two.json")
        one, two = (json.loads((self.path / name).read_text()) for name in ("one.json", "two.json"))
        self.assertEqual(one["result_hash"], two["result_hash"])
        self.assertEqual(one["backend"], "cpu")
        self.refused(2, "run", "kdtree", "--input", "soup.ply", "--cpu", "--backend", "cuda", says=["--cpu", "--backend"])
        self.done("run", "kdtree", "--input", "soup.ply", "--cpu", "--study", "race", "--out-study", "race.csv")
        lines = (self.path / "race.csv").read_text().splitlines()
        self.assertEqual(lines[0], "builder,triangles,ms,least_ms,most_ms,runs")
        self.assertRegex(lines[1], r'^"sweep, one thread",256(,[0-9.e-]+){3},5$')
        self.done("run", "kdtree", "--input", "soup.ply", "--cpu", "--study", "occupancy", "--out-study", "warps.csv")
        self.assertIn("occupancy_threads,ProcessEvents,256,", (self.path / "warps.csv").read_text())
        self.refused(2, "run", "kdtree", "--input", "soup.ply", "--cpu", "--out-study", "none.csv", says=["--out-study needs --study"])

    def test_a_study_that_was_not_asked_for_is_not_written(self):
        for workspace in ("ridge", "filter"):
            self.refused(2, "run", workspace, "--input", "nowhere.npy", "--cpu", "--out-study", "none.csv",
                         says=["--out-study needs --study"])
        for output, parameter in (("race", "race"), ("growth", "growth-sets")):
            self.refused(2, "run", "triangulation", "--input", "nowhere.npy", "--cpu", "--out-" + output, "none.csv",
                         says=["--out-%s needs --%s" % (output, parameter)])

    def test_a_histogram_tells_what_each_array_takes(self):
        self.done("generate", "sift-like", "--count", 2000, "--queries", 100, "--out", "base.bvecs")
        vectors = ("--references", "base.bvecs", "--queries", "base.queries.bvecs", "--cpu")
        self.done("run", "histogram", *vectors, "--method", "paper", "--bins", 50, "--report", "r.json")
        report = json.loads((self.path / "r.json").read_text())
        parts = {name: size for name, size in report["result"].items() if name.startswith("memory_")}
        self.assertEqual(parts.pop("memory_bytes"), sum(parts.values()))
        self.assertEqual(parts["memory_distances"], 32 * 2000 * 4)
        self.assertGreaterEqual(report["peak_host_bytes"], parts["memory_distances"] + parts["memory_partial_histograms"])
        warned = self.done("run", "histogram", *vectors, "--devices", 2, "--method", "reference", "--query-batch", 8).stderr
        self.assertIn("--devices 2 has no effect", warned)
        self.assertIn("--query-batch 8 has no effect", warned)

    def test_a_list_of_the_wrong_length_is_refused(self):
        self.done("generate", "soup", "--triangles", 30, "--size", 0.2, "--seed", 1, "--out", "soup.ply")
        for flag, says in (("--ray=1,2,3", "six numbers"), ("--eye=1,2", "three numbers"), ("--up=1", "three numbers")):
            self.refused(1, "render", "kdtree", "--input", "soup.ply", "--cpu", flag, "--size", "90x60", "--output", "a.png",
                         says=[flag.split("=")[0], says])

    def test_a_tree_comes_from_its_file(self):
        self.done("generate", "soup", "--triangles", 300, "--size", 0.2, "--seed", 1, "--out", "soup.ply")
        self.done("generate", "soup", "--triangles", 300, "--size", 0.2, "--seed", 2, "--out", "other.ply")
        built = ["run", "kdtree", "--input", "soup.ply", "--backend", "cpu"]
        self.done(*built, "--lambda", 0.7, "--out", "soup.kdt", "--report", "built.json")
        shown = self.done(*built, "--tree", "soup.kdt", "--report", "shown.json", "--out", "again.kdt")
        self.assertNotIn("no effect", shown.stderr)
        one, other = (json.loads((self.path / name).read_text()) for name in ("built.json", "shown.json"))
        for key in ("result", "result_hash", "parameters"):
            same = {k: v for k, v in other[key].items() if k != "max_depth"} if key == "parameters" else other[key]
            expected = {k: v for k, v in one[key].items() if k != "max_depth"} if key == "parameters" else one[key]
            self.assertEqual(same, expected, key)
        self.assertEqual((self.path / "soup.kdt").read_bytes(), (self.path / "again.kdt").read_bytes())
        self.assertEqual([i["role"] for i in other["inputs"]], ["scene", "tree"])
        self.assertIn("--k-t has no effect",
                      self.done(*built, "--tree", "soup.kdt", "--traversal", 3).stderr)
        self.tree_picture("plain.png", "--lambda", 0.7)
        self.tree_picture("tree.png", "--tree", "soup.kdt")
        self.done("render", "kdtree", "--input", "soup.ply", "--tree", "soup.kdt", "--backend", "cpu", "--size", "90x60",
                  "--shading", "flat", "--samples", 1, "--output", "c.png", "--reference", "plain.png", "--threshold", 0)
        self.refused(1, "run", "kdtree", "--input", "other.ply", "--tree", "soup.kdt", says=["of another scene"])
        whole = (self.path / "soup.kdt").read_bytes()
        self.write("cut.kdt", whole[:-5])
        self.refused(1, *built, "--tree", "cut.kdt", says=["cut.kdt", "truncated"])
        self.write("none.kdt", b"something else" * 20)
        self.refused(1, *built, "--tree", "none.kdt", says=["none.kdt", "no tree"])
        self.refused(1, *built, "--tree", "missing.kdt", says=["missing.kdt"])

    def test_meshes_stand(self):
        self.write("a.obj", "v 0 0 0\nv 1 0 0\nv 1 0 1\nv 0 3 0\nf 1 2 3\nf 1 2 4\n")
        for name, flags in (("auto", []), ("y", ["--up-axis", "y"]), ("z", ["--up-axis", "z"])):
            self.done("render", "kdtree", "--input", "a.obj", "--backend", "cpu", *flags, "--shading", "flat", "--size", "90x60",
                      "--output", name + ".png")
        same = self.call("render", "kdtree", "--input", "a.obj", "--backend", "cpu", "--shading", "flat", "--size", "90x60",
                         "--output", "b.png", "--reference", "y.png", "--threshold", 0)
        self.assertEqual(same.returncode, 0, same.stderr)
        other = self.call("render", "kdtree", "--input", "a.obj", "--backend", "cpu", "--shading", "flat", "--size", "90x60",
                          "--output", "c.png", "--reference", "z.png")
        self.assertEqual(other.returncode, 3, other.stderr)
        self.refused(2, "render", "kdtree", "--input", "a.obj", "--up-axis", "x", "--output", "d.png", says=["--up-axis"])

    def test_a_picture_restores_its_state(self):
        self.cloud()
        self.assertEqual(self.render("a.png", "--step", 5, "--color-by", "distance", "--theme", "light").returncode, 0)
        process = self.call("render", "a.png", "--output", "b.png", "--size", "320x200", "--reference", "a.png", "--threshold", 0)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())
        self.refused(1, "render", self.write("bad.warpscope.json", "{"), "--output", "c.png",
                     says=["bad.warpscope.json", "state"])
        state = {"warpscope": "0.1.0", "workspace": "ridge", "inputs": [], "parameters": {"r1": "wide"}}
        self.refused(1, "render", self.write("wide.warpscope.json", json.dumps(state)), "--output", "c.png",
                     says=["wide.warpscope.json", "--r1"])

    def test_a_state_is_known_by_its_content(self):
        self.cloud()
        self.assertEqual(self.render("a.png", "--step", 5, "--theme", "light").returncode, 0)
        png = (self.path / "a.png").read_bytes()
        chunk = png.index(b"iTXt")
        text = png[chunk + 4 : chunk + 4 + int.from_bytes(png[chunk - 4 : chunk], "big")]
        state = text[text.index(b"{") :]
        for name, content in (("kept", state), ("r1 0.3", state), ("kept.json", state), ("shot", png), ("shot.dat", png),
                              ("state.png", state)):
            process = self.call("render", self.write(name, content), "--output", "b.png", "--size", "320x200",
                                "--reference", "a.png", "--threshold", 0)
            self.assertEqual(process.returncode, 0, name + ": " + process.stderr)
        self.refused(1, "render", "cloud.csv", "--output", "c.png", says=["cloud.csv", "holds no Warpscope state"])
        self.refused(2, "render", "nothing", "--output", "c.png", says=["nothing", "ridge", "state"])

    def test_absurd_cameras_end(self):
        self.cloud()
        self.assertEqual(self.render("a.png").returncode, 0)
        png = (self.path / "a.png").read_bytes()
        chunk = png.index(b"iTXt")
        text = png[chunk + 4 : chunk + 4 + int.from_bytes(png[chunk - 4 : chunk], "big")]
        state = json.loads(text[text.index(b"{") :])
        for distance, code in ((1e308, 1), (1e18, 0), (1e-30, 0)):
            state["camera"]["distance"] = distance
            self.write("s.warpscope.json", json.dumps(state))
            process = self.call("render", "s.warpscope.json", "--output", "b.png", "--size", "300x200")
            self.assertEqual(process.returncode, code, process.stderr)


if __name__ == "__main__":
    unittest.main()
