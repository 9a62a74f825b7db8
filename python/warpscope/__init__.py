# The package's face: functions of all algorithms, data, results, errors.
# SPDX-License-Identifier: MIT
"""Warpscope's algorithms as functions: arrays in, arrays out.

    import warpscope as ws
    cloud = ws.generate("circle", count=100_000, noise=0.1)
    r = ws.ridge(cloud, r1=0.2)
    r.vertices, r.summary, r.render("ridge.png")

Each algorithm is a function whose arguments come from the program's own description: help(ws.ridge) tells them.
"""
from . import _core
from ._data import Data, generate, generators, image, mesh, points, polylines, read, vectors
from ._device import DeviceArray
from ._errors import ArgumentError, Cancelled, DeviceError, Error, FileError, OutOfMemory, WarpscopeWarning
from ._functions import FUNCTIONS as _FUNCTIONS
from ._functions import run
from ._result import Result, Step, Steps
from ._sweep import sweep

__version__ = _core.version
globals().update(_FUNCTIONS)


def algorithms():
    """{name: what it does, in words} of the functions."""
    from ._functions import EXPERIMENTS

    return {name: info["summary"] for name, info in EXPERIMENTS.items()}


def backends():
    """What can compute here: {"cpu": (name, threads), "cuda": [devices], "cuda_reason": why there are none}."""
    return _core.backends()


def clear_cache():
    """Frees what runs have left for later ones. No result changes by it."""
    _core.clear_cache()


__all__ = [
    *_FUNCTIONS,
    *("ArgumentError", "Cancelled", "Data", "DeviceArray", "DeviceError", "Error", "FileError", "OutOfMemory", "Result", "Step", "Steps"),
    *("WarpscopeWarning", "algorithms", "backends", "clear_cache", "generate", "generators", "image", "mesh", "points"),
    *("polylines", "read", "run", "sweep", "vectors"),
]
