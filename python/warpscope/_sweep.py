# Many runs as one table.
# SPDX-License-Identifier: MIT
import itertools

import numpy as np

from ._arrow import Rows
from ._data import input_of, Data
from ._errors import ArgumentError
from ._functions import EXPERIMENTS, argument_name, run
from ._work import whole


def sweep(name, *args, repeat=1, **arguments):
    """Runs an algorithm with every combination of the parameters that are given as lists or arrays, each `repeat` times, and gives a
    table with a row for each run: the parameters, the summary, `hash`, `compute_ms` and `repeat`. A frame of pandas where that is
    installed, else a list of dictionaries. Steps are not recorded. A run that fails ends the sweep.

        ws.sweep("ridge", cloud, r1=np.geomspace(0.05, 0.5, 24), method=["grid", "brute"])
    """
    data, fixed, runs = plan(name, args, repeat, arguments)
    return table_of([row_of(name, data, fixed, chosen, number) for chosen, number in runs])


def plan(name, args, repeat, arguments):
    """The data by role, what all runs have in common, and of each run what is its own, with the number of the repetition."""
    if name not in EXPERIMENTS:
        raise ArgumentError(f'there is no algorithm "{name}"', "there are " + ", ".join(EXPERIMENTS))
    info = EXPERIMENTS[name]
    lists = {argument_name(field["name"]) for field in info["parameters"] if field["kind"] == "numbers"}
    scalars = {argument_name(field["name"]) for field in info["parameters"]} | {"seed", "threads", "backend"}
    varied = {
        key: list(value)
        for key, value in arguments.items()
        if key in scalars - lists and isinstance(value, (list, tuple, range, np.ndarray)) and np.ndim(value) == 1
    }
    for key, values in varied.items():
        if not values:
            raise ArgumentError(f"{key} has no values to go through")
    fixed = {key: value for key, value in arguments.items() if key not in varied}
    fixed.setdefault("steps", False)
    # What is converted or read is so once, not in every run.
    roles = [spec["role"] for spec in info["inputs"]]
    data = {**dict(zip(roles, args)), **{role: fixed.pop(role) for role in roles if role in fixed}}
    for spec in info["inputs"]:
        if data.get(spec["role"]) is not None and not isinstance(data[spec["role"]], (str, Data)) and not hasattr(
                data[spec["role"]], "__fspath__"):
            data[spec["role"]] = Data(input_of(data[spec["role"]], spec["kind"], spec["role"]))
    times = range(whole(repeat, "repeat", 1, 10**6))
    return data, fixed, [(dict(zip(varied, values)), number) for values in itertools.product(*varied.values()) for number in times]


def row_of(name, data, fixed, chosen, number):
    """Runs, and gives the run's row."""
    result = run(name, **data, **fixed, **chosen)
    return {**_plain(chosen), "repeat": number, "hash": result.hash, "compute_ms": result.compute_ms,
            **{key: value for key, value in result.summary.items() if key not in chosen}}


def table_of(rows):
    """A frame of pandas where that is installed, else the list of dictionaries."""
    try:
        import pandas
    except ImportError:
        return Rows(rows)
    return pandas.DataFrame(rows)


def _plain(values):
    return {name: value.item() if hasattr(value, "item") else value for name, value in values.items()}
