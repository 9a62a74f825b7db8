# Starts the program under Xvfb and drives it: pointer and keys by xdotool, questions through the automation door.
# SPDX-License-Identifier: MIT
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = os.environ.get("WARPSCOPE", "warpscope")
PATIENCE = float(os.environ.get("WS_TEST_PATIENCE", "1"))  # how many times as long sanitized programs may take
MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


class Display:
    """An X server that picks its own free number."""

    def __init__(self, size="1600x900"):
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", size + "x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = ":" + numbers.readline().strip()

    def close(self):
        self.process.terminate()
        self.process.wait()


class Program:
    """One run of the window. `home` keeps settings and recovery states between runs."""

    def __init__(self, display, home, arguments=()):
        self.folder = tempfile.mkdtemp(prefix="ws-ui-")
        self.log_path = os.path.join(self.folder, "log")
        self.commands = os.path.join(self.folder, "commands")
        os.mkfifo(self.commands)
        open(self.log_path, "w").close()
        self.environment = dict(
            os.environ, DISPLAY=display.name, QT_QPA_PLATFORM="xcb", WS_UI_LOG=self.log_path, WS_UI_COMMANDS=self.commands,
            XDG_CONFIG_HOME=os.path.join(home, "config"), XDG_CACHE_HOME=os.path.join(home, "cache"))
        self.process = subprocess.Popen([PROGRAM, *arguments], env=self.environment)
        self.read = 0
        self.wait_for(lambda e: e["event"] == "ready", 60)

    def events(self):
        with open(self.log_path) as log:
            return [json.loads(line) for line in log.read().split("\n")[:-1] if line]

    def wait_for(self, fits, seconds=30):
        seconds *= PATIENCE
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            events = self.events()
            for index in range(self.read, len(events)):
                if fits(events[index]):
                    self.read = index + 1
                    return events[index]
            if self.process.poll() is not None:
                raise AssertionError("the program ended with %s" % self.process.returncode)
            time.sleep(0.03)
        raise AssertionError("the program did not answer in %s s" % seconds)

    def ask(self, command, seconds=30):
        self.read = len(self.events())
        with open(self.commands, "w") as door:
            door.write(command + "\n")
        return self.wait_for(lambda e: e["event"] == "reply" and e["command"] == command, seconds)

    def status(self):
        return self.ask("status")

    def written(self, command, path, seconds=30):
        """Whether the file that `command` asks for could be written, once the writer is through with it."""
        self.ask(command)
        return self.wait_for(lambda e: e["event"] == "file" and e["path"] == path, seconds)["written"]

    def comes_true(self, happens, seconds):
        end = time.monotonic() + seconds * PATIENCE
        while not happens():
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    def until(self, fits, seconds=60):
        """The first status that fits."""
        end = time.monotonic() + seconds * PATIENCE
        while True:
            status = self.status()
            if fits(status):
                return status
            if time.monotonic() > end:
                raise AssertionError("never came true; the last status was %s" % status)
            time.sleep(0.1)

    def settled(self, revision=0):
        """No job runs, and the result is that of a whole run (not the cloud alone) of at least `revision`."""
        return self.until(lambda s: not s["running"] and s["revision"] >= revision and s["step_count"] > 1 and not s["reduced"])

    def paused(self):
        """Settled, and no longer playing what a newly opened file plays."""
        self.settled()
        if self.status()["playing"]:
            self.ask("action steps.play")
        return self.until(lambda s: not s["playing"], 10)

    def place(self, name, across=0.5, down=0.5):
        geometry = self.ask("geometry " + name)
        if "error" in geometry:
            raise AssertionError("%s: %s" % (name, geometry["error"]))
        return (int(geometry["x"] + geometry["width"] * across), int(geometry["y"] + geometry["height"] * down))

    def seen(self, name):
        return self.ask("geometry " + name).get("visible", False)

    def appeared(self, name, seconds=10):
        self.until(lambda _: self.seen(name), seconds)
        time.sleep(0.3)  # until its widgets have their places

    def pointer(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True)

    def click(self, name, across=0.5, down=0.5):
        x, y = self.place(name, across, down)
        self.pointer("mousemove", x, y)
        time.sleep(0.1)
        self.pointer("click", 1)
        time.sleep(0.2 * (PATIENCE - 1))  # what takes seconds to draw takes the focus late, and keys sent before are lost

    def enter(self, name, text, tries=5):
        """Makes `text` what the line reads. Keys that come before the line has the keyboard are lost, so it is looked at."""
        for _ in range(tries):
            self.click(name)
            self.key("ctrl+a")
            self.pointer("type", text)
            if self.comes_true(lambda: self.ask("geometry " + name).get("text") == text, 3):
                return
        raise AssertionError("%s would not read %r" % (name, text))

    def accept(self, dialog, tries=5):
        """Presses Return until the dialog is gone."""
        for _ in range(tries):
            self.key("Return")
            if self.comes_true(lambda: not self.seen(dialog), 5):
                return
        raise AssertionError("%s stays; the last status was %s" % (dialog, self.status()))

    def drag(self, name, start, end, moves=6):
        x0, y = self.place(name, start)
        x1, _ = self.place(name, end)
        self.pointer("mousemove", x0, y)
        time.sleep(0.15)
        self.pointer("mousedown", 1)
        for i in range(1, moves + 1):
            self.pointer("mousemove", x0 + (x1 - x0) * i // moves, y)
            time.sleep(0.06)
        self.pointer("mouseup", 1)

    def drag_by(self, name, dx, dy, moves=5):
        x, y = self.place(name)
        self.pointer("mousemove", x, y)
        time.sleep(0.2)
        self.pointer("mousedown", 1)
        for i in range(1, moves + 1):
            self.pointer("mousemove", x + dx * i // moves, y + dy * i // moves)
            time.sleep(0.06)
        self.pointer("mouseup", 1)

    def key(self, *keys):
        self.pointer("key", *keys)

    def quit(self):
        self.ask("quit")
        return self.process.wait(20 * PATIENCE)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def command(*words, check=True):
    """Runs the program's command line."""
    return subprocess.run([PROGRAM, *map(str, words)], check=check, capture_output=True, text=True)


class WindowTest(unittest.TestCase):
    """A display and a home of its own for each test; `start` opens the window."""

    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="ws-home-")
        self.addCleanup(shutil.rmtree, self.home, True)
        self.display = Display()
        self.addCleanup(self.display.close)

    def start(self, *arguments):
        program = Program(self.display, self.home, arguments)
        self.addCleanup(program.kill)
        return program

    def path(self, name):
        return os.path.join(self.home, name)

    def rings(self, name="rings.csv", count=3000):
        command("generate", "rings", "--count", count, "--noise", 0.05, "--seed", 1, "--out", self.path(name))
        return self.path(name)


def main():
    if MISSING:
        print("skipped: needs " + ", ".join(MISSING))
        sys.exit(77)
    unittest.main(verbosity=2)
