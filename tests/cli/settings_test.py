# Settings on the command line: layers, --config, --set, --print-config, and what run and render take and tell.
# SPDX-License-Identifier: MIT
import json
import os
import unittest

from program import CliTest


class Settings(CliTest):
    def setUp(self):
        super().setUp()
        self.user = self.path / "home" / "warpscope" / "config.json"
        self.system = self.path / "system" / "warpscope" / "config.json"
        for file in (self.user, self.system):
            file.parent.mkdir(parents=True)

    def with_layers(self, *arguments, code=0):
        environment = dict(os.environ, XDG_CONFIG_HOME=str(self.path / "home"), XDG_CONFIG_DIRS=str(self.path / "system"))
        process = self.call(*arguments, env=environment)
        self.assertEqual(process.returncode, code, process.stdout + process.stderr)
        return process

    def value(self, name, *arguments):
        """What --print-config says of a setting: its value, and where that is from."""
        lines = self.with_layers("--print-config", *arguments).stdout.splitlines()
        line = next(line for line in lines if line.startswith(name + " "))
        words, origin = line.split(" # ")
        return words.split()[1], origin


class Layers(Settings):
    def test_later_layers_hold(self):
        self.assertEqual(self.value("threads"), ("0", "built-in"))
        self.system.write_text('{"threads": 1}')
        self.assertEqual(self.value("threads"), ("1", f"system ({self.system}, line 1)"))
        self.user.write_text('{\n"threads": 2}')
        self.assertEqual(self.value("threads"), ("2", f"user ({self.user}, line 2)"))
        file = self.write("other.json", '{"threads": 3}')
        self.assertEqual(self.value("threads", "--config", file), ("3", f"--config ({file}, line 1)"))
        self.assertEqual(self.value("threads", "--config", file, "--set", "threads=4"), ("4", "command line"))
        self.assertEqual(self.value("threads", "--set", "threads=4", "--set", "threads=1"), ("1", "command line"))

    def test_defaults_say_what_there_is(self):
        self.user.write_text('{"threads": 2}')
        told = self.with_layers("--print-config", "--defaults").stdout
        self.assertIn("threads 0\n", told)
        self.assertIn("a whole number from 0 to 4096", told)
        self.assertIn("contrast-dark", told)
        self.with_layers("--defaults", code=2)

    def test_wrong_files_are_told_and_the_rest_holds(self):
        self.user.write_text('{\n"thraeds": 2,\n"recent_files": 5,\n"theme": 7}')
        self.system.write_text('{"threads": 3')
        told = self.with_layers("--print-config").stderr.splitlines()
        self.assertEqual(len(told), 3, told)
        self.assertIn("nothing of this file holds", told[0])
        self.assertIn(f"{self.user}, line 2: there is no setting thraeds (did you mean threads?)", told[1])
        self.assertIn(f"{self.user}, line 4: theme takes one of", told[2])
        self.assertEqual(self.value("recent_files")[0], "5")
        self.assertEqual(self.value("threads"), ("0", "built-in"))

    def test_what_was_asked_for_must_be_right(self):
        for arguments, says in ((("--set", "thraeds=2"), "did you mean threads?"), (("--set", "threads=x"), "0 to 4096"),
                                (("--set", "threads"), "NAME=VALUE"), (("--set",), "takes a value"),
                                (("--config", self.write("a.json", '{"threads": "x"}')), "line 1"),
                                (("--config", self.write("b.json", "{")), "b.json")):
            last = self.with_layers("--print-config", *arguments, code=2).stderr
            self.assertIn(says, last)
        self.assertIn("there is no file", self.with_layers("--print-config", "--config", "none.json", code=1).stderr)


class Commands(Settings):
    def report(self, *arguments):
        return json.loads(self.with_layers("run", "ridge", "--input", self.cloud_name, "--report", "-", *arguments).stdout)

    def setUp(self):
        super().setUp()
        self.cloud_name = self.cloud(400)

    def test_a_run_takes_settings_and_the_report_tells_which(self):
        plain = self.report()
        self.assertEqual(plain["settings"], [])
        self.user.write_text('{"threads": 1, "backend": "cpu", "memory_limit": 4096, "theme": "light"}')
        taken = self.report()
        self.assertEqual(taken["threads"], 1)
        self.assertEqual({s["name"]: s["value"] for s in taken["settings"]},
                         {"backend": "cpu", "threads": "1", "memory_limit": "4096"})
        self.assertEqual({s["from"] for s in taken["settings"]}, {f"user ({self.user}, line 1)"})
        self.assertEqual(taken["result_hash"], plain["result_hash"], "settings change no bit")
        flags = self.report("--threads", "2", "--cpu", "--memory-limit", "1G")
        self.assertEqual((flags["threads"], flags["settings"]), (2, []), "flags hold over settings, and are no news")
        self.assertEqual(self.report("--set", "threads=2")["settings"][1], {"name": "threads", "value": "2", "from": "command line"})

    def test_a_limit_of_memory_refuses(self):
        large = self.cloud(100000, "large.csv")
        self.with_layers("run", "ridge", "--input", large, "--set", "memory_limit=1", code=1)

    def test_a_picture_depends_on_its_flags_alone(self):
        self.with_layers("render", "ridge", "--input", self.cloud_name, "--size", "200x150", "--output", "a.png")
        self.user.write_text('{"theme": "light", "threads": 1}')
        self.with_layers("render", "ridge", "--input", self.cloud_name, "--size", "200x150", "--output", "b.png",
                         "--reference", "a.png", "--threshold", "0")
        self.with_layers("render", "ridge", "--input", self.cloud_name, "--size", "200x150", "--output", "c.png", "--theme",
                         "contrast-dark", "--reference", "a.png", code=3)

    def test_a_state_keeps_a_theme_of_high_contrast(self):
        self.with_layers("render", "ridge", "--input", self.cloud_name, "--size", "200x150", "--output", "a.png", "--theme",
                         "contrast-light")
        self.with_layers("render", "a.png", "--size", "200x150", "--output", "b.png", "--reference", "a.png", "--threshold", "0")

    def test_flags_of_the_window_do_not_stand_before_a_command(self):
        self.assertIn("follow it", self.with_layers("--set", "threads=1", "run", "ridge", "--input", self.cloud_name, code=2).stderr)

    def test_a_bench_takes_none(self):
        self.with_layers("bench", "ridge", "--set", "threads=1", code=2)


if __name__ == "__main__":
    unittest.main(verbosity=2)
