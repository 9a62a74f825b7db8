# What a screen reader is told of the real window, over AT-SPI on a D-Bus of its own: every control has a name, sliders and the
# timeline their values and ranges, the picture and plots a description; and every action is in a menu.
# SPDX-License-Identifier: MIT
import json
import os
import shutil
import subprocess
import sys

from program import WindowTest, command, main

TOOL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "accessible_tree.py")
CONTROLS = {"push button", "button menu", "toggle button", "check box", "radio button", "combo box", "spin box", "slider", "text",
            "list", "tree", "table", "page tab", "page tab list", "menu item", "menu bar", "tool bar", "status bar", "graphic",
            "dialog"}  # as Qt calls them
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def python_with_dbus():
    """The test may run in another Python than the distribution's, to which the module belongs."""
    for python in (sys.executable, "/usr/bin/python3"):
        if shutil.which(python) and subprocess.run([python, "-c", "import dbus"], capture_output=True).returncode == 0:
            return python
    return None


PYTHON = python_with_dbus()


class ScreenReader(WindowTest):
    def setUp(self):
        super().setUp()
        self.bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end_bus)
        for name, value in (("DBUS_SESSION_BUS_ADDRESS", self.bus.stdout.readline().strip()), ("DISPLAY", self.display.name),
                            ("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1"), ("XDG_RUNTIME_DIR", self.home)):
            self.addCleanup(self.restore, name, os.environ.get(name))
            os.environ[name] = value

    def restore(self, name, value):
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value

    def end_bus(self):
        self.bus.terminate()
        self.bus.wait()
        self.bus.stdout.close()

    def tree(self, program):
        found = []

        def is_read():
            answer = subprocess.run([PYTHON, TOOL, str(program.process.pid)], capture_output=True, text=True)
            if answer.returncode == 0:
                found.append(json.loads(answer.stdout))
            elif "dbus" not in answer.stderr and answer.returncode != 3:
                raise AssertionError(answer.stderr)
            return bool(found)  # a thing may go while it is asked: then the tree is read again

        self.assertTrue(program.comes_true(is_read), "the program is not in the tree of accessible things")
        return found[-1]

    def nodes(self, node, path=()):
        path += (node["role"] + " " + repr(node["name"]),)
        yield path, node
        for child in node.get("children", ()):
            yield from self.nodes(child, path)

    def assert_named(self, tree):
        # A bar of tabs is named after its tab. Of panels that are hidden Qt keeps one without tabs outside of the window.
        controls = [(path, node) for path, node in self.nodes(tree) if node["role"] in CONTROLS and "showing" in node["states"]
                    and not (node["role"] == "page tab list" and not self.has_tabs(node))]
        self.assertGreater(len(controls), 10)
        self.assertEqual([" > ".join(path) for path, node in controls if not node["name"].strip()], [])

    @staticmethod
    def has_tabs(node):
        return any(child["role"] == "page tab" for child in node.get("children", ()))

    def one(self, tree, role, name):
        found = [node for _, node in self.nodes(tree) if node["role"] == role and node["name"] == name]
        self.assertEqual(len(found), 1, "%s %s in %s" % (role, name, sorted({(n["role"], n["name"]) for _, n in self.nodes(tree)})))
        return found[0]

    def files(self):
        """Data for each workspace, and its name."""
        image, mesh, points = self.path("board.png"), self.path("knot.ply"), self.path("rings.csv")
        command("generate", "checkerboard", "--width", 96, "--height", 64, "--out", image)
        command("generate", "soup", "--triangles", 200, "--out", mesh)
        self.rings(count=800)
        return {"ridge": points, "filter": image, "kdtree": mesh, "triangulation": points, "histogram": points}

    def test_every_control_of_every_workspace_has_a_name(self):
        program = self.start()
        self.assert_named(self.tree(program))
        program.kill()
        for workspace, path in self.files().items():
            with self.subTest(workspace):
                program = self.start(path, "--with", workspace)
                status = program.paused()
                tree = self.tree(program)
                self.assert_named(tree)
                track = self.one(tree, "slider", "Timeline")
                self.assertEqual(track["value"], {"now": status["step"], "least": 0, "most": status["step_count"] - 1})
                self.assertIn("Step %d of %d: " % (status["step"], status["step_count"] - 1), track["description"])
                picture = next(n for _, n in self.nodes(tree) if n["name"] == "Viewport")
                self.assertIn("Step %d of" % status["step"], picture["description"])
                program.kill()

    def test_sliders_and_fields_tell_value_and_range(self):
        program = self.start(self.rings(count=800))
        program.paused()
        program.ask("edit r1=0.3")
        program.until(lambda s: s["parameters"]["r1"] == "0.3" and not s["running"])
        tree = self.tree(program)
        sliders = [n for _, n in self.nodes(tree) if n["role"] == "slider" and n["name"].endswith(", slider")]
        self.assertTrue(sliders)
        for slider in sliders:
            value = slider["value"]
            self.assertLess(value["least"], value["most"], slider)
            self.assertIn("from", slider["description"])
        self.assertTrue(any(abs(s["value"]["now"] - 0.3) < 1e-9 for s in sliders), "in the parameter's own unit")
        fields = [n for _, n in self.nodes(tree) if n["role"] == "spin box"]
        for field in fields:
            value = field["value"]
            self.assertTrue(value["least"] <= value["now"] <= value["most"], field)
        self.assertTrue(any(abs(f["value"]["now"] - 0.3) < 1e-9 for f in fields))

    def test_every_action_is_in_a_menu(self):
        program = self.start(self.rings(count=800))
        program.paused()
        items = {n["name"].replace("&", "") for _, n in self.nodes(self.tree(program)) if "menu" in n["role"]}
        titles = program.ask("actions")["titles"]
        self.assertGreater(len(titles), 60)
        self.assertEqual([title for title in titles if title not in items], [])

    def test_dialogs_have_names(self):
        program = self.start(self.rings(count=800))
        program.paused()
        for action, dialog in (("edit.settings", "settings_dialog"), ("edit.keys", "key_editor"),
                               ("help.cheat_sheet", "cheat_sheet_dialog"), ("file.screenshot", "screenshot_dialog"),
                               ("tools.palette", "palette"), ("file.export", "export_dialog"), ("edit.bookmark", "bookmark_dialog")):
            with self.subTest(action):
                program.ask("action " + action)
                program.appeared(dialog)
                self.assert_named(self.tree(program))
                program.key("Escape")
                program.until(lambda s: s["hangs_open"] == "")
        for action, dialog, close in (("tools.sweep", "sweep_dialog", "sweep.close"),  # these stand beside the window
                                      ("steps.breakpoint", "breakpoint_dialog", "breakpoint.close")):
            with self.subTest(action):
                program.ask("action " + action)
                program.appeared(dialog)
                self.assert_named(self.tree(program))
                program.click(close)
                program.until(lambda _: not program.seen(dialog))


if __name__ == "__main__":
    missing = [name for name, there in (("python3-dbus", PYTHON), ("dbus-daemon", shutil.which("dbus-daemon")),
                                        ("at-spi2-core", any(map(os.path.exists, LAUNCHERS)))) if not there]
    if missing:
        print("skipped: needs " + ", ".join(missing))
        sys.exit(77)
    main()
