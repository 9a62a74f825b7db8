# Data in parts, wherever they lie: what each part answers, and a run that asks them. Whatever reaches the parts (Dask's workers, a
# loop in a test) gives the same bits, since answers are sums of whole numbers and limits.
# SPDX-License-Identifier: MIT
import threading
from collections import OrderedDict

import numpy as np

from . import _core
from ._arrow import Arrow
from ._data import input_of
from ._functions import EXPERIMENTS, _names_of
from ._result import plain
from ._work import NO_LIMIT, Progress, bytes_of, warn, whole

_MERGES = {"sum": np.add, "least": np.minimum, "most": np.maximum}


class DividedResult(Arrow):
    """What a run over data in parts gave: `hash`, `summary` and `arrays`, whose entries are attributes, too. There are no steps and no
    pictures, since no machine has all data."""

    def __init__(self, workspace, parameters, made):
        self.workspace, self.parameters = workspace, parameters
        self.hash, self._told, self._arrays = made

    @property
    def summary(self):
        """{name: value}"""
        return {name: value for name, value, _, _ in self._told}

    @property
    def arrays(self):
        """{name: array}"""
        return {name: view for name, (view, _) in self._arrays.items()}

    def explain(self):
        """{name: sentence} for all values of the summary and all arrays."""
        words = {name: meaning + (f" [{unit}]" if unit else "") for name, _, unit, meaning in self._told}
        return words | {name: meaning for name, (_, meaning) in self._arrays.items()}

    def __getattr__(self, name):
        if not name.startswith("_"):
            for known in (self.arrays, self.summary):
                if name in known:
                    return known[name]
        raise AttributeError(f"a result of {self.__dict__.get('workspace')} has no {name}")

    def __dir__(self):
        return [*super().__dir__(), *self.arrays, *self.summary]

    def __repr__(self):
        values = ", ".join(f"{name}={value}" for name, value in list(self.summary.items())[:4])
        return f"<warpscope {self.workspace} of parts: {values}, hash {self.hash}>"


class Question:
    """A run's parts as each place that holds some sees them: what they are made with."""

    def __init__(self, name, arguments):
        """`arguments`: parameters, and all data but the main one."""
        info = EXPERIMENTS[name]
        self.name, self.main = name, info["inputs"][0]
        _, names = _names_of(name)
        others = {spec["role"]: spec["kind"] for spec in info["inputs"][1:]}
        self.threads = whole(arguments.pop("threads", 1), "threads", 0, 4096)
        self.limit = bytes_of(arguments.pop("memory_limit", None))
        self.seed = whole(arguments.pop("seed", 42), "seed", 0, 2**64 - 1)
        self.others, self.parameters = {}, {}
        for key, value in arguments.items():
            if key in others:
                # As arrays: they travel.
                self.others[key] = (np.asarray(value), others[key])
            elif key in names:
                self.parameters[names[key]] = value
            else:
                raise TypeError(f"{name}() of parts takes no argument {key}")
        self.parameters = plain(self.parameters)

    def part_of(self, block):
        """The part that has these rows."""
        data = {self.main["role"]: input_of(block, self.main["kind"], self.main["role"])}
        data |= {role: input_of(array, kind, role) for role, (array, kind) in self.others.items()}
        return _core.Part(self.name, data, self.parameters)

    def run(self, ask, progress=False):
        """`ask(question, arrays, in_turn)` gives the merged answer of all parts, or, in turn, that of the last one."""
        warnings = []
        with Progress(progress, self.name) as tell:
            made = _core.run_divided(self.name, self.parameters, ask, self.limit, self.seed, tell, warnings)
        warn(warnings)
        return DividedResult(self.name, self.parameters, made)


def merged(answers):
    """Answers of several parts as that of one."""
    whole_ones = [[(array.astype(np.int64) if merge == "sum" else array, merge) for array, merge in answer] for answer in answers]
    first, *rest = whole_ones
    for answer in rest:
        first = [(_MERGES[merge](one, other), merge) for (one, merge), (other, _) in zip(first, answer)]
    return first


class Kept:
    """The parts of one process, each with what it found out for earlier questions; those of the last few runs."""

    most_runs = 4

    def __init__(self):
        self._lock = threading.Lock()
        self._runs = OrderedDict()

    def part(self, run, number, make):
        """Part `number` of a run; made where it is not there."""
        with self._lock:
            parts = self._runs.setdefault(run, {})
            self._runs.move_to_end(run)
            while len(self._runs) > self.most_runs:
                self._runs.popitem(last=False)
            entry = parts.setdefault(number, [threading.Lock(), None])
        with entry[0]:
            if entry[1] is None:
                entry[1] = make()
        return entry[1]

    def forget(self, run):
        with self._lock:
            self._runs.pop(run, None)
