# Ctrl+C and a signal at any moment: the program ends soon, says so, and no file is lost or left half written.
# Usage: cancelling_test.py PROGRAM [unittest options]
# SPDX-License-Identifier: MIT
import os
import pathlib
import signal
import subprocess
import time
import unittest

from program import PATIENCE, PROGRAM, CliTest, used_seconds


def processor_time(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Cancelling(CliTest):
    def start(self, *arguments):
        return subprocess.Popen([PROGRAM, *map(str, arguments)], cwd=self.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True)

    def interrupted(self, wait, *arguments):
        """Interrupts the program after `wait()`: it ends with 130 and leaves nothing. Returns for how many seconds it went on: on a
        busy machine, where it waits for a processor, of processor time."""
        before = sorted(self.path.iterdir())
        process = self.start(*arguments)
        wait()
        self.assertIsNone(process.poll(), "it must still be at work")
        computed = processor_time(process.pid) + used_seconds()
        asked = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30 * PATIENCE)
        seconds = time.monotonic() - asked
        if os.getloadavg()[0] > os.cpu_count():
            seconds = min(seconds, used_seconds() - computed)
        self.assertEqual(process.returncode, 130)
        self.assertEqual(errors.strip().splitlines()[-1], "warpscope: cancelled")
        self.assertEqual(sorted(self.path.iterdir()), before)
        return seconds

    def ends_within(self, limit, wait, *arguments):
        """In one of three tries, since other programs on the machine may hold up one."""
        times = []
        while not times or times[-1] >= limit * PATIENCE:
            self.assertLess(len(times), 3, times)
            times.append(self.interrupted(wait, *arguments))

    def test_interrupt_ends_with_130_and_leaves_nothing(self):
        cloud = self.cloud(400_000)
        self.ends_within(1.0, lambda: time.sleep(1.5), "run", "ridge", "--input", cloud, "--r1", 0.02, "--method", "reference",
                         "--out", "out.csv", "--report", "out.json")  # 0.2 s on a quiet machine

    def test_interrupted_writing_and_drawing(self):
        """Writing 10^7 points takes seconds, and so does a picture of 10^8 pixels on the CPU."""
        self.cloud()

        def until_it_writes():
            end = time.monotonic() + 30 * PATIENCE
            while time.monotonic() < end and not any(p.name.startswith(".ws-") for p in self.path.iterdir()):
                time.sleep(0.005)
            time.sleep(0.1)

        # Each takes 0.2 s on a quiet machine.
        self.ends_within(0.8, until_it_writes, "generate", "circle", "--count", 10_000_000, "--out", "big.csv")
        self.ends_within(0.8, lambda: time.sleep(3), "render", "ridge", "--input", "cloud.csv", "--size", "10000x10000", "--output",
                         "a.png")

    def test_a_signal_never_costs_an_older_file(self):
        """Whenever it comes: the file is the old one and the code 130, or both files are new and whole and the code 0."""
        (self.path / "old.npy").write_bytes(b"precious")
        for delay in (0.0, 0.05, 0.1, 0.2, 0.4, 0.8):
            process = self.start("generate", "circle", "--count", 300_000, "--out", "old.npy")
            time.sleep(delay)
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30 * PATIENCE)
            names = sorted(p.name for p in self.path.iterdir())
            if process.returncode == 0:
                self.assertEqual(names, ["old.npy", "old.npy.truth.json"])
                self.assertGreater((self.path / "old.npy").stat().st_size, 300_000 * 8)
                return
            self.assertIn(process.returncode, (130, -signal.SIGINT))  # the latter while the program is being loaded
            self.assertEqual(names, ["old.npy"])
            self.assertEqual((self.path / "old.npy").read_bytes(), b"precious")

    def test_a_signal_that_comes_too_late_is_ignored(self):
        """Both files are there; the program cannot end before its output is read."""
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        with self.assertRaises(BlockingIOError):
            while True:
                os.write(writer, b"x" * 4096)
        os.set_blocking(writer, True)
        process = subprocess.Popen([PROGRAM, "generate", "circle", "--count", "100", "--out", "new.npy"], cwd=self.path, stdout=writer)
        os.close(writer)
        end = time.monotonic() + 30 * PATIENCE
        while time.monotonic() < end and not (self.path / "new.npy.truth.json").exists():
            time.sleep(0.01)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        time.sleep(0.2)
        self.assertIsNone(process.poll(), "it must still wait for a reader")
        with os.fdopen(reader, "rb") as words:
            self.assertIn(b"the true curve", words.read())
        self.assertEqual(process.wait(timeout=30 * PATIENCE), 0)


if __name__ == "__main__":
    unittest.main()
