# What a screen reader gets of a running program: its tree of accessible things, read over AT-SPI's D-Bus, as JSON on standard
# output. A program of its own, since it needs the distribution's Python with its D-Bus module: accessible_tree.py PROCESS_ID
# SPDX-License-Identifier: MIT
import json
import sys

import dbus

ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE, VALUE = "org.a11y.atspi.Accessible", "org.a11y.atspi.Value"
STATES = {"checked": 4, "editable": 7, "enabled": 8, "focusable": 11, "focused": 12, "showing": 25}
# Cells of data are texts that say themselves; there may be thousands.
WHOLE = {"table", "tree", "tree table", "list"}


def accessibility_bus():
    launcher = dbus.SessionBus().get_object("org.a11y.Bus", "/org/a11y/bus")
    return dbus.bus.BusConnection(str(launcher.GetAddress(dbus_interface="org.a11y.Bus")))


class Tree:
    def __init__(self, bus):
        self.bus = bus

    def node(self, owner, path, depth=0):
        thing = self.bus.get_object(owner, path, introspect=False)
        ask = dbus.Interface(thing, ACCESSIBLE)
        properties = dbus.Interface(thing, "org.freedesktop.DBus.Properties")
        bits = ask.GetState()
        states = [name for name, bit in STATES.items() if int(bits[bit // 32]) >> (bit % 32) & 1]
        node = {"name": str(properties.Get(ACCESSIBLE, "Name")), "role": str(ask.GetRoleName()), "states": states,
                "description": str(properties.Get(ACCESSIBLE, "Description"))}
        if VALUE in ask.GetInterfaces():
            node["value"] = {key: float(properties.Get(VALUE, name)) for key, name in
                             (("now", "CurrentValue"), ("least", "MinimumValue"), ("most", "MaximumValue"))}
        if node["role"] not in WHOLE and depth < 40:
            node["children"] = [self.node(str(child[0]), str(child[1]), depth + 1) for child in ask.GetChildren()
                                if not str(child[1]).endswith("/null")]
        return node


def main():
    bus = accessibility_bus()
    registry = dbus.Interface(bus.get_object("org.a11y.atspi.Registry", ROOT, introspect=False), ACCESSIBLE)
    names = dbus.Interface(bus.get_object("org.freedesktop.DBus", "/org/freedesktop/DBus", introspect=False),
                           "org.freedesktop.DBus")
    for owner, path in registry.GetChildren():
        if names.GetConnectionUnixProcessID(owner) == int(sys.argv[1]):
            json.dump(Tree(bus).node(str(owner), str(path)), sys.stdout)
            return 0
    return 3  # not there yet


if __name__ == "__main__":
    sys.exit(main())
