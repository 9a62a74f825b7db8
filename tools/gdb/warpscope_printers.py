# How gdb shows the project's own types: buffers and spans as arrays, values and parameters by name.
# SPDX-License-Identifier: MIT
"""In gdb: source tools/gdb/warpscope_printers.py"""

import gdb
import gdb.printing


def _elements(pointer, count):
    for i in range(count):
        yield f"[{i}]", (pointer + i).dereference()


class HostArray:
    """HostBuffer and Span: what lies in host memory."""

    def __init__(self, value):
        self.pointer, self.count = value["data_"], int(value["size_"])

    def to_string(self):
        return f"{self.count} elements"

    def children(self):
        return _elements(self.pointer, self.count)

    def display_hint(self):
        return "array"


class DeviceArray:
    """DeviceBuffer and DeviceSpan: gdb on the host cannot read what they hold, so the place and the size alone."""

    def __init__(self, value):
        self.pointer, self.count = value["data_"], int(value["size_"])

    def to_string(self):
        return f"{self.count} elements on the device at {int(self.pointer):#x}"


def _vector(value):
    """The first element of a std::vector."""
    return value["_M_impl"]["_M_start"]


class ParameterSet:
    """name = value, in the schema's order."""

    def __init__(self, value):
        fields = value["fields_"]  # a std::span
        self.fields, self.count = fields["_M_ptr"], int(fields["_M_extent"]["_M_extent_value"])
        self.values = _vector(value["values_"])

    def to_string(self):
        return f"{self.count} parameters"

    def children(self):
        for i in range(self.count):
            yield (self.fields + i)["name"].format_string().strip('"'), (self.values + i).dereference()


def _collection():
    printers = gdb.printing.RegexpCollectionPrettyPrinter("warpscope")
    printers.add_printer("host arrays", r"^ws::(HostBuffer|Span)<.*>$", HostArray)
    printers.add_printer("device arrays", r"^ws::(DeviceBuffer|DeviceSpan)<.*>$", DeviceArray)
    printers.add_printer("ParameterSet", r"^ws::ParameterSet$", ParameterSet)
    return printers


# A Value is a std::variant, which the standard library's own printers show with its alternative.
gdb.printing.register_pretty_printer(gdb.current_objfile(), _collection(), replace=True)
