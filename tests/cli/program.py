# The built program as scripts call it: what all tests of the command line share.
# SPDX-License-Identifier: MIT
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)
PATIENCE = float(os.environ.get("WS_TEST_PATIENCE", "1"))  # how many times as long sanitized programs may take


needs_plots = unittest.skipIf(os.environ.get("WS_HAS_WINDOW") == "0", "this build is without Qt, which draws plots")


def used_seconds():
    """Processors' time of all programs that have ended: what they cost, however busy the machine is. The calls' own limit of
    time catches those that wait."""
    times = os.times()
    return times.children_user + times.children_system


class CliTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="warpscope_cli_")
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)

    def call(self, *arguments, env=None):
        return subprocess.run([PROGRAM, *map(str, arguments)], cwd=self.path, capture_output=True, text=True,
                              timeout=120 * PATIENCE, env=env)

    def done(self, *arguments):
        process = self.call(*arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        return process

    def refused(self, code, *arguments, says=()):
        """Fails with `code`; the last line on stderr says why, and nothing is left behind."""
        before = sorted(self.path.iterdir())
        process = self.call(*arguments)
        self.assertEqual(process.returncode, code, process.stdout + process.stderr)
        last = process.stderr.strip().splitlines()[-1]
        self.assertTrue(last.startswith("warpscope: "), last)
        for part in says:
            self.assertIn(part, last)
        self.assertEqual(sorted(self.path.iterdir()), before, "nothing may be left behind")
        return last

    def write(self, name, content):
        mode = "wb" if isinstance(content, bytes) else "w"
        with open(self.path / name, mode) as file:
            file.write(content)
        return name

    def cloud(self, count=3000, name="cloud.csv"):
        self.done("generate", "circle", "--count", count, "--noise", 0.1, "--seed", 1, "--out", name)
        return name
