# What is installed, as its users meet it: desktop files, manual, completions, the program from another place, the library.
# SPDX-License-Identifier: MIT
import base64
import gzip
import json
import os
import pathlib
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import unittest

BUILD, SOURCE = pathlib.Path(sys.argv.pop(1)), pathlib.Path(__file__).resolve().parents[2]


def call(*command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=300, **options)


class Installed(unittest.TestCase):
    """Each class of tests has a prefix of its own, which held nothing before."""

    component = "program"

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="warpscope_package_")
        cls.addClassCleanup(folder.cleanup)
        cls.path = pathlib.Path(folder.name)
        cls.prefix = cls.path / "prefix"
        process = call("cmake", "--install", BUILD, "--prefix", cls.prefix, "--component", cls.component)
        assert process.returncode == 0, process.stderr

    def done(self, *command, **options):
        process = call(*command, **options)
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
        return process


class Program(Installed):
    def warpscope(self, *arguments):
        return self.done(self.prefix / "bin/warpscope", *arguments, cwd=self.path, env={"PATH": "/usr/bin:/bin", "HOME": str(self.path)})

    def test_starts_from_where_it_was_installed(self):
        version = re.search(r"project\(Warpscope VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]
        self.assertIn(f"\nversion: {version}\n", (SOURCE / "CITATION.cff").read_text())
        self.assertEqual(self.warpscope("--version").stdout, f"warpscope {version}\n")
        self.warpscope("render", "ridge", "--sample", "rings", "--size", "160x120", "--output", "rings.png")
        self.assertTrue((self.path / "rings.png").read_bytes().startswith(b"\x89PNG"))

    def test_finds_its_mesh_reader(self):
        """Of a format that only Assimp reads."""
        corners = struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)
        (self.path / "one.gltf").write_text(json.dumps({
            "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
            "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
            "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0]}],
            "bufferViews": [{"buffer": 0, "byteLength": 36}],
            "buffers": [{"byteLength": 36, "uri": "data:application/octet-stream;base64," + base64.b64encode(corners).decode()}]}))
        self.warpscope("run", "kdtree", "--input", "one.gltf", "--report", "one.json")
        self.assertEqual(json.loads((self.path / "one.json").read_text())["inputs"][0]["count"], 1)

    def test_holds_no_path_of_the_build(self):
        """It looks for libraries where the system has them, and is the same wherever it was built."""
        for program in ("warpscope", "warpscope-mesh-reader"):
            self.assertNotRegex(call("readelf", "-d", self.prefix / "bin" / program).stdout, "RPATH|RUNPATH")
            self.assertFalse(os.fsencode(SOURCE) + b"/" in (self.prefix / "bin" / program).read_bytes())


class Desktop(Installed):
    def test_entry(self):
        process = self.done("desktop-file-validate", self.prefix / "share/applications/warpscope.desktop")
        self.assertEqual(process.stdout + process.stderr, "")

    def test_metainfo(self):
        for file in (self.prefix / "share/metainfo").iterdir():
            self.done("appstreamcli", "validate", "--no-net", file)

    def test_icon(self):
        self.done("xmllint", "--noout", self.prefix / "share/icons/hicolor/scalable/apps/warpscope.svg")

    def test_types(self):
        """Whatever the entry says that it opens is a type that the system or the program knows, and each of ours has its files."""
        mime = self.prefix / "share/mime"
        environment = {**os.environ, "XDG_DATA_DIRS": f"{self.prefix}/share:/usr/share"}
        self.done("update-mime-database", mime, env=environment)
        globs = dict(line.split(":")[2:0:-1] for line in (mime / "globs2").read_text().splitlines() if ":" in line)
        for pattern, name in {"*.warpscope.json": "application/x-warpscope+json", "*.ply": "application/x-ply",
                              "*.npy": "application/x-npy", "*.fvecs": "application/x-vecs", "*.tsp": "application/x-tsplib"}.items():
            self.assertEqual(globs.get(pattern), name)
        known = (mime / "types").read_text() + pathlib.Path("/usr/share/mime/types").read_text()
        entry = (self.prefix / "share/applications/warpscope.desktop").read_text()
        for name in re.search(r"^MimeType=(.*);$", entry, re.MULTILINE)[1].split(";"):
            self.assertIn(name + "\n", known)


class Manual(Installed):
    def test_is_written_without_a_warning(self):
        page = gzip.decompress((self.prefix / "share/man/man1/warpscope.1.gz").read_bytes())
        process = subprocess.run(["groff", "-ww", "-man", "-K", "utf8", "-T", "utf8"], input=page, capture_output=True, timeout=60)
        self.assertEqual(process.stderr.decode(), "")
        text = re.sub(r"\x1b\[[\d;]*m|.\x08", "", process.stdout.decode())
        for part in ("NAME", "EXIT STATUS", "--vary", "WORKSPACES", "--memory-limit"):
            self.assertTrue(part in text, f"{part} is not in the page")

    def test_has_every_flag(self):
        """Of a command that was asked by another way: its help."""
        page = gzip.decompress((self.prefix / "share/man/man1/warpscope.1.gz").read_bytes()).decode().replace("\\-", "-")
        for command in (["run", "ridge"], ["render", "filter"], ["generate", "terrain"], ["sweep", "kdtree"], ["compare"]):
            text = self.done(self.prefix / "bin/warpscope", *command, "--help").stdout
            flags = re.findall(r"^ {2}(--[\w-]+)", text, re.MULTILINE)
            self.assertGreater(len(flags), 2)
            for flag in flags:
                self.assertTrue(flag in page, f"{flag} of {command} is not in the page")


class Completions(Installed):
    CASES = [
        ("warpscope swe", {"sweep"}),
        ("warpscope run ri", {"ridge"}),
        ("warpscope run ridge --met", {"--method"}),
        ("warpscope run ridge --method gr", {"grid"}),
        ("warpscope run ridge --sample ", {"rings", "spiral", "trefoil", "circle"}),
        ("warpscope render kdtree --theme ", {"dark", "light"}),
        ("warpscope generate terrain --tri", {"--triangles"}),
        ("warpscope completions z", {"zsh"}),
        ("warpscope bench hist", {"histogram"}),
        ("warpscope lesson tria", {"triangulation"}),
        ("warpscope bench --pe", {"--peers", "--peer"}),
        ("warpscope bench histogram --case spa", {"space-100k"}),
        ("warpscope run ridge --input clo", {"cloud.csv"}),
        ("warpscope render state.warpscope.json --ste", {"--step"}),
    ]

    def setUp(self):
        for name in ("cloud.csv", "state.warpscope.json"):
            (self.path / name).touch()

    def check(self, line, offered, wanted):
        self.assertEqual(wanted - offered, set(), f"{line}: of {sorted(offered)[:20]}")
        begin = line.split(" ")[-1]
        self.assertEqual({word for word in offered if not word.startswith(begin)}, set(), line)

    def test_another_shell_is_refused(self):
        process = call(self.prefix / "bin/warpscope", "completions", "fsh")
        self.assertEqual(process.returncode, 2)
        self.assertIn("bash, zsh, fish", process.stderr)

    def test_bash(self):
        script = self.prefix / "share/bash-completion/completions/warpscope"
        for line, wanted in self.CASES:
            process = self.done("bash", "--norc", "-c", f"""source {script}
                COMP_WORDS=({line.rsplit(' ', 1)[0]} "{line.rsplit(' ', 1)[1]}") COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
                $(complete -p warpscope | grep -o '_warps[a-z]*' | head -1)
                printf '%s\\n' "${{COMPREPLY[@]}}" """, cwd=self.path)
            self.check(line, set(process.stdout.split()), wanted)

    def test_fish(self):
        script = self.prefix / "share/fish/vendor_completions.d/warpscope.fish"
        for line, wanted in self.CASES:
            process = self.done("fish", "--no-config", "-c", f"source {script}; complete -C '{line}'", cwd=self.path,
                                env={**os.environ, "HOME": str(self.path)})
            self.check(line, {row.split("\t")[0] for row in process.stdout.splitlines() if row}, wanted)

    def test_zsh(self):
        """A shell on a terminal of its own, since zsh completes nowhere else."""
        script = self.prefix / "share/zsh/vendor-completions/_warpscope"
        process, terminal = pty.fork()
        if process == 0:
            os.chdir(self.path)
            os.execvpe("zsh", ["zsh", "-f", "-i"], {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": str(self.path), "PS1": "> "})
        self.addCleanup(os.waitpid, process, 0)
        self.addCleanup(os.close, terminal)

        def said_after(keys, until, seconds=30):
            os.write(terminal, keys.encode())
            text, end = "", time.monotonic() + seconds
            while until not in text and time.monotonic() < end:
                if select.select([terminal], [], [], 0.2)[0]:
                    text += os.read(terminal, 65536).decode(errors="replace")
            self.assertIn(until, text)
            return text

        said_after(f"unsetopt beep; autoload -U compinit && compinit -D -u && source {script} && echo rea''dy\n", "ready")
        for begin, completed in [("warpscope swe", "sweep "), ("warpscope run ridge --met", "--method"),
                                 ("warpscope run ridge --method gr", "grid "), ("warpscope generate terrain --tri", "--triangles"),
                                 ("warpscope run ridge --input clo", "cloud.csv"),
                                 ("warpscope lesson tria", "triangulation ")]:
            said_after(begin + "\t", completed)
            said_after("\x15\n", "> ")
        os.write(terminal, b"\x15exit\n")


class Example(Installed):
    component = "development"

    def test_is_built_against_the_installed_library(self):
        build = self.path / "build"
        self.done("cmake", "-S", SOURCE / "examples", "-B", build, "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={self.prefix}",
                  "-DCMAKE_CXX_FLAGS=-O1")
        self.done("cmake", "--build", build)
        said = self.done(build / "ridge", cwd=self.path).stdout
        program = BUILD / "bin/warpscope"
        self.done(program, "generate", "circle", "--count", "20000", "--noise", "0.1", "--seed", "1", "--out", "cloud.npy", cwd=self.path)
        self.done(program, "run", "ridge", "--input", "cloud.npy", "--r1", "0.2", "--cpu", "--report", "report.json", cwd=self.path)
        report = json.loads((self.path / "report.json").read_text())
        self.assertEqual(said.splitlines()[-1], f"hash {report['result_hash']}")
        self.assertTrue((self.path / "ridge.csv").stat().st_size)


del Installed
if __name__ == "__main__":
    missing = [name for name in ("desktop-file-validate", "appstreamcli", "update-mime-database", "xmllint", "groff", "fish", "zsh")
               if not shutil.which(name)]
    if missing:
        sys.exit(f"tools/setup.sh installs what is missing: {', '.join(missing)}")
    unittest.main()
