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
PROGRAM = os.path.abspath(shutil.which(PROGRAM) or PROGRAM)  # it is started in another folder
PATIENCE = float(os.environ.get("WS_TEST_PATIENCE", "1"))  # how many times as long sanitized programs may take
POLL = 0.02  # seconds between two looks at what is waited for
MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


ENGLISH = {"LANGUAGE": "", "LC_ALL": "C.UTF-8"}  # tests name widgets by what they are called, and texts by their English


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
    """One run of the window. `home` keeps settings and recovery states between runs, and what dialogs are made to write."""

    def __init__(self, display, home, arguments=(), locale=ENGLISH):
        self.folder = tempfile.mkdtemp(prefix="ws-ui-")
        self.log_path = os.path.join(self.folder, "log")
        self.commands = os.path.join(self.folder, "commands")
        os.mkfifo(self.commands)
        open(self.log_path, "w").close()
        self.log = open(self.log_path, "rb")
        self.logged = []
        self.unfinished = b""  # line
        self.door = open(self.commands, "r+b", buffering=0)  # for reading too: where the program died, nothing waits for it
        self.environment = dict(
            os.environ, **locale, DISPLAY=display.name, QT_QPA_PLATFORM="xcb", WS_UI_LOG=self.log_path, WS_UI_COMMANDS=self.commands,
            HOME=home, **{"XDG_%s_HOME" % kind.upper(): os.path.join(home, kind) for kind in ("config", "cache", "data", "state")})
        self.process = subprocess.Popen([PROGRAM, *arguments], env=self.environment, cwd=home)
        self.read = 0
        self.wait_for(lambda e: e["event"] == "ready", 60)

    def events(self):
        """All that the program has logged so far."""
        *lines, self.unfinished = (self.unfinished + self.log.read()).split(b"\n")
        self.logged += [json.loads(line) for line in lines if line]
        return self.logged

    def wait_for(self, fits, seconds=30):
        seconds *= PATIENCE
        end = time.monotonic() + seconds
        pause = POLL / 32  # most answers come within a millisecond or two
        while time.monotonic() < end:
            events = self.events()
            for index in range(self.read, len(events)):
                if fits(events[index]):
                    self.read = index + 1
                    return events[index]
            if self.process.poll() is not None:
                raise AssertionError("the program ended with %s" % self.process.returncode)
            time.sleep(pause)
            pause = min(2 * pause, POLL)
        raise AssertionError("the program did not answer in %s s" % seconds)

    def ask(self, command, seconds=30):
        """An action that becomes possible in a moment, as after a result came, is waited for."""
        soon = time.monotonic() + 2 * PATIENCE
        while True:
            self.read = len(self.events())
            self.door.write((command + "\n").encode())
            reply = self.wait_for(lambda e: e["event"] == "reply" and e["command"] == command, seconds)
            if not (command.startswith("action ") and reply.get("error") == "disabled") or time.monotonic() > soon:
                return reply
            time.sleep(POLL)

    def status(self):
        return self.ask("status")

    def written(self, command, path, seconds=30):
        """Whether the file that `command` asks for could be written, once the writer is through with it."""
        self.ask(command)
        return self.wait_for(lambda e: e["event"] == "file" and e["path"] == path, seconds)["written"]

    def comes_true(self, happens, seconds=60):
        end = time.monotonic() + seconds * PATIENCE
        while not happens():
            if time.monotonic() > end:
                return False
            time.sleep(POLL)
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
            time.sleep(POLL)

    def sync(self):
        """Returns when the program has handled what pointer and keys did so far, and has drawn what that asked for. Where
        frames never end, as while steps play, four of them do."""
        enough = self.ask("sync")["frames"] + 4

        def is_drawn():
            answer = self.ask("sync")
            return not answer["drawing"] or answer["frames"] >= enough

        if not self.comes_true(is_drawn):
            raise AssertionError("the program draws no frames, although it wants to")

    def pixels(self, name):
        """What the widget looks like, as a hash, once what is asked for is drawn: a status tells of a step before its picture
        is there."""
        self.sync()
        return self.ask("pixels " + name)["pixels"]

    def draws_nothing_for(self, seconds):
        """Whether it comes to a rest of that many seconds. The one place that waits for time: it is time that is asked about."""
        def rests():
            frames = self.status()["frames"]
            time.sleep(seconds)
            return self.status()["frames"] == frames

        return self.comes_true(rests)

    def settled(self, revision=0):
        """No job runs, and the result is that of a whole run (not the cloud alone) of at least `revision`."""
        return self.until(lambda s: not s["running"] and s["revision"] >= revision and s["step_count"] > 1 and not s["reduced"])

    def paused(self):
        """Settled, and no longer playing what a newly opened file plays. That is stopped first: where steps are many, the picture
        lags behind as long as they play, which is not settled."""
        self.until(lambda s: s["step_count"] > 1)
        while True:
            if self.status()["playing"]:
                self.ask("action steps.play")
                self.until(lambda s: not s["playing"])
            status = self.settled()
            if not status["playing"]:
                return status

    def place(self, name, across=0.5, down=0.5):
        geometry = self.ask("geometry " + name)
        if "error" in geometry:
            raise AssertionError("%s: %s" % (name, geometry["error"]))
        return (int(geometry["x"] + geometry["width"] * across), int(geometry["y"] + geometry["height"] * down))

    def seen(self, name):
        return self.ask("geometry " + name).get("visible", False)

    def appeared(self, name):
        """Waits until the widget is seen and has its place."""
        self.until(lambda _: self.seen(name))
        places = [None]

        def stays():
            self.sync()
            geometry = self.ask("geometry " + name)
            places.append([geometry[side] for side in ("x", "y", "width", "height")])
            return places[-1] == places[-2]

        if not self.comes_true(stays):
            raise AssertionError("%s does not come to a rest; it was at %s" % (name, places[-3:]))

    def pointer(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True)

    def move(self, x, y):
        """The pointer goes there, and the program has seen it there."""
        self.pointer("mousemove", x, y)
        self.sync()

    def press(self, x, y):
        """The pointer goes there and holds the left button."""
        self.move(x, y)
        self.pointer("mousedown", 1)

    def release(self):
        self.pointer("mouseup", 1)
        self.sync()

    def click_at(self, x, y, button=1):
        self.move(x, y)
        self.pointer("click", button)
        self.sync()  # without a window manager a click gives the keyboard; keys sent before would be lost

    def click(self, name, across=0.5, down=0.5, button=1):
        self.click_at(*self.place(name, across, down), button)

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
        self.drag_along(x0, y, x1 - x0, 0, moves)

    def drag_by(self, name, dx, dy, moves=5):
        self.drag_along(*self.place(name), dx, dy, moves)

    def drag_along(self, x, y, dx, dy, moves):
        self.press(x, y)
        for i in range(1, moves + 1):
            self.move(x + dx * i // moves, y + dy * i // moves)
        self.release()

    def key(self, *keys):
        self.pointer("key", *keys)

    def quit(self):
        self.ask("quit")
        return self.process.wait(20 * PATIENCE)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.log.close()
        self.door.close()
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

    def start(self, *arguments, locale=ENGLISH):
        program = Program(self.display, self.home, arguments, locale)
        self.addCleanup(program.kill)
        return program

    def path(self, name):
        return os.path.join(self.home, name)

    def rings(self, name="rings.csv", count=3000):
        command("generate", "rings", "--count", count, "--noise", 0.05, "--seed", 1, "--out", self.path(name))
        return self.path(name)

    def sorted_points(self):
        """A thick segment whose points come from left to right: at r1=2 its balls would go one after another."""
        path = self.path("sorted.csv")
        command("generate", "segment", "--dimension", 2, "--count", 20000, "--noise", 1, "--seed", 1, "--out", path)
        with open(path) as file:
            head, *rows = file.read().splitlines()
        with open(path, "w") as file:
            file.write("\n".join([head, *sorted(rows, key=lambda row: float(row.split(",")[0]))]) + "\n")
        return path


class TimedResult(unittest.TextTestResult):
    """Says of each test how long it took."""

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        self.stream.writeln("    %.1f s" % (time.monotonic() - self.began))


class Runner(unittest.TextTestRunner):
    resultclass = TimedResult


def main():
    if MISSING:
        print("skipped: needs " + ", ".join(MISSING))
        sys.exit(77)
    unittest.main(verbosity=2, testRunner=Runner)
