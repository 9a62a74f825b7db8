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


@functools.cache
def _pattern():
    """A flag; or a generator with its options, which is a name."""
    from . import _core

    kinds = "|".join(sorted((re.escape(kind["name"]) for kind in _core.generators()), key=len, reverse=True))
    return re.compile(rf"\b(?:{kinds})(?: --[a-z-]+ \S+)+|(--[a-z][a-z0-9-]*)")


def in_python(text):
    """ "--tile-grid 4 needs --method tiled" → "tile_grid 4 needs method tiled"."""
    return _pattern().sub(lambda match: _names().get(match[1], match[1]) if match[1] else match[0], text)
