#!/usr/bin/env python3
# A monkey at the real window: actions, edits, clicks, drags, keys, files and sizes in an order that a seed gives. Whatever it
# does, the program lives, answers soon, comes to a rest when it is asked to, has no internal error and ends with 0.
#
# WS_MONKEY_SEED=7 takes that seed rather than the usual one, WS_MONKEY_SECONDS=3600 says for how long. Each step is
# printed before it is done and draws from a generator of its own, so a seed gives the same steps again.
# SPDX-License-Identifier: MIT
import json
import os
import random
import re
import shutil
import tempfile
import time

from program import Display, Program, WindowTest, command, main

SECONDS = float(os.environ.get("WS_MONKEY_SECONDS", 20))  # on each screen
SEED = os.environ.get("WS_MONKEY_SEED", "1")
ANSWER = 10  # seconds for one answer: no event may hold the loop up for longer
REST = 60  # seconds for a cancelled run to end and the last picture to be drawn

WORKSPACES = ("ridge", "kdtree", "triangulation", "filter", "histogram")
AREAS = ("viewport", "viewport", "central", "gallery", "parameters", "scene", "inspector", "timeline", "timeline.track",
         "history", "plots", "result", "performance", "log", "tool_bar", "dock_tabs", "status_bar", "banner")
# What ends the program or deletes files is left out, and Alt and F10, which lead to it through the menus.
KEYS = ("Return Escape Escape Tab Tab shift+Tab Left Right Up Down Home End Prior Next space BackSpace F1 F5 F6 shift+F6 F11 F12 "
        "ctrl+z ctrl+z ctrl+y ctrl+shift+z ctrl+a ctrl+b ctrl+c ctrl+v ctrl+e ctrl+o ctrl+s ctrl+w ctrl+shift+p ctrl+shift+o "
        "shift+Left shift+Right ctrl+Left ctrl+Right question bracketleft bracketright shift+o "
        "a c d e f g l o p r s w x 0 1 2 3 5 7 9 minus comma period").split()
NUMBERS = ("0", "1", "2", "-1", "0.5", "0.05", "3", "7", "64", "1e-12", "1e-320", "1e12", "1e308", "-1e308", "1e400",
           "nan", "-inf", "99999999999", "18446744073709551616", "0x10", "1,2", "1,2,3,4,5,6,7,8,9", "0,0,1,1,0,1", "", "much",
           "ä", "true", "false")


def generated(folder):
    """Small files of every kind, in order, whole and broken."""
    def make(name, kind, *options):
        command("generate", kind, "--out", os.path.join(folder, name), *options)

    make("rings.csv", "rings", "--count", 1500, "--noise", 0.05)
    make("trefoil.npy", "trefoil", "--count", 800, "--noise", 0.05)
    make("normal.ply", "normal", "--count", 300, "--dimension", 3)
    make("wide.csv", "normal", "--count", 100, "--dimension", 7)
    make("tour.csv", "uniform", "--count", 40, "--dimension", 2)
    make("same.xyz", "constant", "--count", 50)
    make("terrain.ply", "terrain", "--triangles", 800)
    make("sheet.obj", "sheet", "--triangles", 200)
    make("board.png", "checkerboard", "--width", 90, "--height", 60)
    make("noise.pfm", "noise", "--width", 33, "--height", 47)
    make("sift.bvecs", "sift-like", "--count", 300, "--queries", 8)
    make("vectors.fvecs", "uniform-vectors", "--count", 200, "--dimension", 5)

    def write(name, content):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())

    cities = "NAME: cities\nTYPE: TSP\nDIMENSION: 30\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n"
    cities += "".join("%d %d %d\n" % (i + 1, i * i % 53, i * 17 % 41) for i in range(30))
    write("cities.tsp", cities + "EOF\n")
    write("table.csv", "time,latitude,longitude,place\n" + "".join("%d,%d,%d,x\n" % (i, i % 7, i % 5) for i in range(60)))
    write("one.csv", "x,y\n1,2\n")
    write("two.csv", "x,y\n1,2\n1,2\n")
    write("far.csv", "x,y\n" + "".join("%g,%g\n" % (1e300 + i, -1e300 * i) for i in range(20)))
    write("nan.csv", "x,y\n" + "".join("%s,%d\n" % ("nan" if i % 9 == 5 else i, i) for i in range(60)))
    write("words.csv", "x,y\n1,2\n3,oops\n")
    write("empty.csv", "")
    write("line.json", '{"polylines": [{"closed": false, "points": [[0, 0], [1, 0], [1, 1]]}]}')
    write("plain.warpscope.json", json.dumps({
        "warpscope": "0.1.0", "workspace": "triangulation", "inputs": [{"role": "points", "generator": "wheel --count 12"}],
        "seed": 1, "parameters": {}, "view": {}, "step": 3, "backend": "auto"}))
    write("deep.warpscope.json", "[" * 5000)
    for name in ("terrain.ply", "board.png", "trefoil.npy", "sift.bvecs", "cities.tsp"):
        with open(os.path.join(folder, name), "rb") as whole:
            content = whole.read()
        write("half-" + name, content[:len(content) * 2 // 3])
    os.mkdir(os.path.join(folder, "folder.ply"))
    return sorted(os.path.join(folder, name) for name in os.listdir(folder)) + [os.path.join(folder, "absent.csv")]


def choices():
    """The names that parameters take, as the command line's help has them."""
    found = {}
    for workspace in WORKSPACES:
        for flag, text in re.findall(r"--([a-z0-9-]+) NAME +(.*)", command("render", workspace, "--help").stdout):
            found[flag.replace("-", "_")] = re.findall(r"[;.] ([a-z0-9-]+): ", text)
    return found


def opens_a_dialog(action):
    return action not in ("file.reload", "file.watch", "file.close", "file.next", "file.previous") and action.startswith(
        ("file.", "tools.", "help.", "edit.bookmark", "edit.save_preset", "edit.load_preset", "edit.settings", "edit.keys"))


class Left(Exception):
    """The palette has Quit among its actions, and a click found it."""


class Monkey:
    """`files` are copied to `home` before they are opened, where some get other contents later."""

    def __init__(self, window, seed, home, files):
        self.window, self.seed, self.home, self.files = window, seed, home, files
        self.actions = [name for name in window.ask("actions")["ids"] if name != "file.quit"]
        self.quick_actions = [name for name in self.actions if not opens_a_dialog(name)]
        self.choices = choices()
        self.status = self.answer("status")
        self.number = 0
        self.begin = time.monotonic()
        self.deeds = {self.act: 14, self.edit: 14, self.hurry: 7, self.open: 5, self.drop: 3, self.open_state: 2, self.damage: 1,
                      self.click: 10, self.click_a_control: 7, self.drag: 9, self.key: 12, self.type: 2, self.resize: 3,
                      self.take_back: 7, self.write: 2, self.rest: 3}
        for file in files:
            self.restore(file)

    def restore(self, file):
        if os.path.isfile(file):
            shutil.copy(file, self.at_home(file))
        elif os.path.isdir(file):
            os.makedirs(self.at_home(file), exist_ok=True)

    def at_home(self, file):
        return os.path.join(self.home, os.path.basename(file))

    # One step, and what holds after it.

    def step(self):
        self.number += 1
        self.random = random.Random("%s %s" % (self.seed, self.number))
        within = self.status["hangs_open"]
        if within:
            self.within(within)
        else:
            self.random.choices(list(self.deeds), list(self.deeds.values()))[0]()
        try:
            self.status = self.answer("status")
        except AssertionError:
            if within == "palette" and self.window.process.wait(10) == 0:
                raise Left from None
            raise
        if "internal error" in self.status["said"]:
            raise AssertionError(self.status["said"])

    def say(self, what):
        print("%8.2f s  step %d: %s" % (time.monotonic() - self.begin, self.number, what), flush=True)

    def answer(self, question):
        return self.window.ask(question, ANSWER)

    def tell(self, order):
        self.say(order)
        return self.answer(order)

    def pointer(self, *words):
        self.say("pointer " + " ".join(map(str, words)))
        self.window.pointer(*words)

    def end(self):
        """Closes what hangs open, and the program, whatever it is doing."""
        self.close_all()
        internal = [text for text in self.answer("messages")["texts"] if "internal error" in text]
        if internal:
            raise AssertionError("\n".join(internal))
        self.say("quit")
        code = self.window.quit()
        if code != 0:
            raise AssertionError("the program ended with %s" % code)

    def close_all(self):
        """By Escape, after a click in the corner where another window has the keyboard: no window manager gives it back."""
        for click in [False, True] * 10:
            hangs_open = self.answer("status")["hangs_open"]
            if not hangs_open:
                return
            self.say("close " + hangs_open)
            corner = self.answer("geometry " + hangs_open)
            if click and "error" not in corner:
                self.window.pointer("mousemove", max(2, int(corner["x"]) + 2), max(2, int(corner["y"]) + 2), "click", 1)
                self.window.sync()
            self.window.key("Escape")
            self.window.comes_true(lambda: self.answer("status")["hangs_open"] != hangs_open, 2)
        raise AssertionError("Escape does not close " + hangs_open)

    # What it does where something hangs open: files are only written to the folder that dialogs begin in.

    def within(self, hangs_open):
        of_files = self.window.seen("fileNameEdit")
        chance = self.random.random()
        if chance < 0.5:
            self.say("leave %s" % hangs_open)
            self.close_all()
        elif chance < 0.6:
            self.type()
        elif chance < 0.7 and not of_files:
            self.click_in(hangs_open, (1, 1, 4, 5))
        else:
            keys = ["Return", "Up", "Down", "ctrl+a", "BackSpace", "Home"]
            keys += [] if of_files else ["Tab", "space", "Left", "Right"]
            self.pointer("key", *self.random.choices(keys, k=self.random.randint(1, 4)))

    # What it does else.

    def act(self):
        self.tell("action " + self.random.choice(self.actions))

    def some_quick_action(self):
        """No dialog follows: of two that open at once one would not get the keyboard without a window manager."""
        return "action " + self.random.choice(self.quick_actions)

    def act_quickly(self):
        self.tell(self.some_quick_action())

    def edit(self):
        self.tell(self.some_edit())

    def some_edit(self):
        values = {**self.status["parameters"], **self.status["view"]}
        if not values:
            return self.some_file()
        name = self.random.choice(sorted(values))
        return "edit %s=%s" % (name, self.value(name, values[name]))

    def value(self, name, now):
        if self.random.random() < 0.2:
            return self.random.choice(NUMBERS)
        if now in ("true", "false"):
            return "false" if now == "true" else "true"
        if self.choices.get(name):
            return self.random.choice(self.choices[name])
        try:
            factor = self.random.choice((0.5, 0.9, 1.1, 2, -1, 10, self.random.random()))
            changed = float(now) * factor + self.random.choice((0, 0, 1))
            return "%g" % (changed if "." in now else round(changed))
        except (ValueError, OverflowError):
            return self.random.choice(NUMBERS)

    def hurry(self):
        """Many orders at once, so that no event comes between."""
        kinds = self.random.choices((self.some_quick_action, self.some_edit, self.some_taking_back, self.some_file), (2, 6, 4, 1),
                                    k=self.random.randint(2, 12))
        orders = [some() for some in kinds]
        for order in orders:
            self.say(order)
        self.window.door.write(("\n".join(orders) + "\n").encode())

    def open(self):
        self.tell(self.some_file())

    def some_file(self):
        return "open " + self.at_home(self.random.choice(self.files))

    def drop(self):
        self.tell("drop " + " ".join(map(self.at_home, self.random.choices(self.files, k=self.random.choice((1, 1, 2, 3))))))

    def open_state(self):
        """The present one, mostly with something changed in it."""
        state = self.answer("state")["state"]
        within = state
        while isinstance(within, dict) and within and self.random.random() < 0.9:
            key = self.random.choice(sorted(within))
            if not isinstance(within[key], dict):
                within[key] = self.random.choice((None, -1, 1e300, 0, "", "zzz", [], {}, [1, 2, 3], True, within[key], 2**70))
            within = within[key]
        path = os.path.join(self.home, "changed.warpscope.json")
        self.say("write " + json.dumps(state))
        with open(path, "w") as file:
            json.dump(state, file)
        self.tell("open " + path)

    def damage(self):
        """A file becomes another one, or whole again, while it may be open and watched."""
        source, target = self.random.choice(self.files), self.random.choice(self.files)
        if self.random.random() < 0.5:
            source = target
        if os.path.isfile(source) and os.path.isfile(target):
            self.say("copy %s to %s" % (source, self.at_home(target)))
            shutil.copy(source, self.at_home(target))

    def click(self):
        self.click_in(self.random.choice(AREAS), (1, 1, 1, 1, 1, 3, 2, 4, 5))

    def click_a_control(self):
        """One of those that take the keyboard, or a slider over the picture."""
        names = sorted(w["object"] for w in self.answer("names")["widgets"] if w["object"])
        names += ["overlay." + name for name in sorted(self.status["parameters"])]
        if names:
            self.click_in(self.random.choice(names), (1, 1, 1, 1, 3, 4, 5))

    def place(self, name):
        geometry = self.answer("geometry " + name)
        if "error" in geometry or not geometry.get("visible", True):
            self.say("%s is not seen" % name)
            return None
        return (int(geometry["x"] + geometry["width"] * self.random.random()),
                int(geometry["y"] + geometry["height"] * self.random.random()))

    def click_in(self, name, buttons):
        place = self.place(name)
        if place:
            self.say("click in " + name)
            twice = ("--repeat", self.random.choice((1, 1, 1, 2, 5)))
            modifier = self.random.choice((None, None, None, "Control_L", "Shift_L"))
            click = ("click", *twice, self.random.choice(buttons))
            if modifier:
                click = ("keydown", modifier, *click, "keyup", modifier)
            self.pointer("mousemove", *place, *click)

    def drag(self):
        """From anywhere, often a slider, sometimes with something else in the middle."""
        sliders = [view + name for name in sorted(self.status["parameters"]) for view in ("slider.", "overlay.")]
        name = self.random.choice(sliders if sliders and self.random.random() < 0.3 else AREAS)
        begin = self.place(name)
        if not begin:
            return
        self.say("drag from " + name)
        button = self.random.choice((1, 1, 1, 2, 3))
        self.pointer("mousemove", *begin, "mousedown", button)
        try:
            for i in range(self.random.randint(1, 6)):
                to = self.place(name) or begin
                self.pointer("mousemove", *to)
                if self.random.random() < 0.15:
                    self.random.choice((self.key, self.take_back, self.resize, self.edit, self.open, self.act_quickly))()
        finally:
            self.pointer("mouseup", button)

    def key(self):
        self.pointer("key", *self.random.choices(KEYS, k=self.random.choice((1, 1, 2, 3))))

    def type(self):
        text = self.random.choices("abcxyz0123456789.,-e ()", k=self.random.randint(1, 9))
        self.pointer("type", "--delay", 1, "--", "".join(text))

    def resize(self):
        self.tell("resize %dx%d" % (self.random.choice((640, 640, self.random.randint(640, 1600))),
                                    self.random.choice((480, 480, self.random.randint(480, 900)))))

    def take_back(self):
        for _ in range(self.random.choice((1, 1, 2, 6))):
            self.tell(self.some_taking_back())

    def some_taking_back(self):
        return "action " + self.random.choice(("edit.undo", "edit.undo", "edit.redo", "run.cancel", "run.restart"))

    def write(self):
        verb, name = self.random.choice((("screenshot", "shot.png"), ("export", "out.csv"), ("export", "out.svg"),
                                         ("export", "out.xyz"), ("export", "absent/out.csv"), ("screenshot", "absent/shot.png")))
        self.tell("%s %s" % (verb, os.path.join(self.home, name)))

    def rest(self):
        """A cancelled run ends, and nothing goes on but what plays."""
        self.tell("action run.cancel")
        self.window.until(lambda s: s["hangs_open"] or not s["running"] or s["playing"], REST)


class MonkeyTest(WindowTest):
    def go(self):
        home = tempfile.mkdtemp(prefix="seed-", dir=self.home)
        pristine = os.path.join(home, "files")
        os.mkdir(pristine)
        window = Program(self.display, home, ("--threads", "2", "--memory-limit", "2G"))
        self.addCleanup(window.kill)
        print("seed %s, %s s" % (SEED, SECONDS), flush=True)
        monkey = Monkey(window, SEED, home, generated(pristine))
        try:
            while time.monotonic() - monkey.begin < SECONDS:
                monkey.step()
            monkey.end()
        except Left:
            print("the palette's Quit ended the program", flush=True)

    def test_a_large_screen(self):
        self.go()

    def test_a_small_screen(self):
        self.display.close()
        self.display = Display("640x480")
        self.addCleanup(self.display.close)
        self.go()


if __name__ == "__main__":
    main()
