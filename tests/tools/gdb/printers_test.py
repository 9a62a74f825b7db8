# What gdb prints for the project's types: printers_test.py PRINTERS PROGRAM. Exit 77 without gdb.
# SPDX-License-Identifier: MIT
import shutil
import subprocess
import sys
import unittest

SKIPPED = 77


class Printers(unittest.TestCase):
    def test_values_are_shown(self):
        commands = ["set debuginfod enabled off", "set print address off", "source " + PRINTERS, "break stop_here", "run", "up",
                    "print buffer", "print span", "print device", "print parameters"]
        words = [word for command in commands for word in ("-ex", command)]
        said = subprocess.run(["gdb", "-q", "-batch", "-nx", "-iex", "set auto-load safe-path /", *words, PROGRAM],
                              capture_output=True, text=True, timeout=120)
        for shown in ("3 elements = {0, 10, 20}", "7 elements on the device at 0x1000", "2 parameters", "radius = ", "0.5", "smooth = "):
            self.assertIn(shown, said.stdout, said.stdout + said.stderr)
        self.assertEqual(said.stdout.count("{0, 10, 20}"), 2, "the buffer and the span over it")


if __name__ == "__main__":
    if shutil.which("gdb") is None:
        print("skipped: gdb is not installed")
        sys.exit(SKIPPED)
    PRINTERS, PROGRAM = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1], verbosity=2)
