# The core's messages name flags of the command line: here they become names of arguments.
# SPDX-License-Identifier: MIT
import functools
import re

# Flags that no schema has.
_COMMON = {
    "--backend": "backend",
    "--columns": "columns",
    "--drop-invalid": "drop_invalid",
    "--input": "the data",
    "--memory-limit": "memory_limit",
    "--seed": "seed",
    "--step": "step",
    "--threads": "threads",
}


@functools.cache
def _names():
    from . import _core

    names = {}
    for experiment in _core.experiments():
        for field in experiment["parameters"] + experiment["view"]:
            names["--" + field["name"].replace("_", "-")] = field["name"]
        for output in experiment["outputs"]:
            names.setdefault(output["flag"], f"output \"{output['id']}\"")
        for given in experiment["inputs"]:
            names.setdefault(given["flag"], given["role"])
    for kind in _core.generators():
        for field in kind["options"]:
            names.setdefault("--" + field["name"].replace("_", "-"), field["name"])
    return names | _COMMON


def in_python(text):
    """ "--tile-grid 4 needs --method tiled" → "tile_grid 4 needs method tiled"."""
    return re.sub(r"--[a-z][a-z0-9-]*", lambda match: _names().get(match[0], match[0]), text)
