# What a run gave: numbers, arrays, steps, pictures, files.
# SPDX-License-Identifier: MIT
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from . import _core
from ._arrow import Arrow
from ._data import input_of, read
from ._device import lent
from ._errors import ArgumentError, Error
from ._work import Progress, warn, whole


@dataclass(frozen=True)
class Step:
    """One step of a run."""

    number: int
    phase: str
    title: str
    values: dict = field(repr=False)


class Steps(Sequence):
    """The steps of a result: `len`, an index, a slice (a list of steps), a loop. Each is made when it is asked for."""

    def __init__(self, run):
        self._run = run
        self._count = run.step_count()

    def __len__(self):
        return self._count

    def __getitem__(self, index):
        if isinstance(index, slice):
            return [self._step(number) for number in range(*index.indices(self._count))]
        number = index.__index__()
        if not -self._count <= number < self._count:
            raise IndexError(f"step {number} of {self._count}")
        return self._step(number % self._count)

    def _step(self, number):
        phase, title, values = self._run.step(number)
        return Step(number, phase, title, {name: value for name, value, _, _ in values})

    @property
    def events(self):
        """[(step, kind, label), …]: where a phase begins, a ball vanishes."""
        return self._run.events()

    def __repr__(self):
        return f"<{self._count} steps>"


class Answer:
    """Arrays that a result gave for further data, as attributes."""

    def __init__(self, arrays):
        self.arrays = arrays

    def __getattr__(self, name):
        arrays = self.__dict__.get("arrays", {})
        if name in arrays:
            return arrays[name]
        raise AttributeError(f"the answer has no {name}; there are {', '.join(arrays)}")

    def __dir__(self):
        return [*super().__dir__(), *self.arrays]

    def __repr__(self):
        return "<answer: " + ", ".join(f"{name} {array.shape}" for name, array in self.arrays.items()) + ">"


class Result(Arrow):
    """What a run gave. Arrays and values of the summary are attributes, too: `r.vertices`, `r.vertex_count`. A value's name may be
    shortened at an underscore where that leaves no doubt: `r.proven` is `r.proven_optimal`. Arrays are views that keep the result
    alive and cannot be written. What a result answers about further data is a method: `t.trace(origins, directions)`. Results never change, so threads may share them. Pickled is what a result was made of; unpickling
    runs it again."""

    def __init__(self, run, info, made_of):
        self._run = run
        self._info = info
        self._made_of = made_of
        self._views = self._told = self._steps = self._png = None
        self._queries = {name: self._query(name, words, inputs) for name, words, inputs in run.queries()}

    @property
    def workspace(self):
        """The algorithm's name: "ridge"."""
        return self._run.workspace

    @property
    def summary(self):
        """{name: value}, as the command line's report has it. `explain()` says what they mean."""
        if self._told is None:
            self._told = self._run.summary()
        return {name: value for name, value, _, _ in self._told}

    def explain(self):
        """{name: sentence} for all values of the summary and all arrays."""
        self.summary
        words = {name: meaning + (f" [{unit}]" if unit else "") for name, _, unit, meaning in self._told}
        words.update({name: meaning for name, (_, meaning) in self._run.arrays().items()})
        return words

    @property
    def hash(self):
        """Of the result: equal for equal results, on every backend; what the command line calls `result_hash`."""
        return self._run.hash()

    @property
    def parameters(self):
        """{name: value} of all parameters; of automatic ones what was taken."""
        return self._run.parameters

    @property
    def arrays(self):
        """{name: array}"""
        if self._views is None:
            self._views = {name: view for name, (view, _) in self._run.arrays().items()}
        return dict(self._views)

    @property
    def device_arrays(self):
        """{name: DeviceArray} of those arrays that still lie in the memory of the CUDA device that computed them: nothing is copied.
        `cupy.from_dlpack(r.device_arrays["image"])`"""
        return lent(self._run.device_arrays())

    @property
    def backend(self):
        """ "cpu" or "cuda": where it was computed."""
        return self._run.backend

    @property
    def device(self):
        """The name of the processor or device that computed it."""
        return self._run.device

    @property
    def compute_ms(self):
        """Milliseconds that the run took, without reading and checking of data."""
        return self._run.compute_ms

    @property
    def stages(self):
        """{stage: milliseconds}"""
        return self._run.stages

    @property
    def report(self):
        """All that the command line's --report tells, as a dictionary."""
        return json.loads(self._run.report_json())

    @property
    def steps(self):
        """The run, step by step. With `steps=False` in the call there are few of them."""
        if self._steps is None:
            self._steps = Steps(self._run)
        return self._steps

    def write(self, path, output=None):
        """Writes an output to a file; the extension chooses the format. `output`: which one, where there are several; the first else.
        What the format cannot hold is warned of."""
        outputs = {one["id"]: one for one in self._info["outputs"]}
        name = output if output is not None else next(iter(outputs))
        if name not in outputs:
            raise ArgumentError(f'{self.workspace} has no output "{name}"', "it has " + ", ".join(outputs))
        path, extensions = os.fspath(path), outputs[name]["extensions"]
        if Path(path).suffix[1:].lower() not in extensions:
            raise ArgumentError(f"output {name} is written to files that end in .{', .'.join(extensions)}, not to {path}")
        warn(self._run.write(name, path))

    def render(self, path=None, *, step="last", size=(1600, 900), scale=1.0, supersample=2, theme="dark", transparent=False,
               print_colors=False, grid=True, axes=True, legend=True, hide=(), **view):
        """Draws a step without a display, the same picture as `warpscope render`'s. `path`: a png to write; without one the png's
        bytes are returned. `step`: a number (from the end if negative) or "last". `theme`: dark, light,
        contrast-dark or contrast-light. `hide`: layers to leave out. `view`: parameters of the picture, such as color_by; `help` of
        the algorithm lists them."""
        options = _core.PictureOptions()
        if isinstance(step, str):
            if step != "last":
                raise ArgumentError(f'step takes a number or "last", not "{step}"')
        else:
            count = len(self.steps)
            number = whole(step, "step", -count, count - 1)
            step = str(number % count)
        options.step = step
        options.width, options.height = (whole(side, "size", 1, 32768) for side in size)
        options.scale, options.supersample = float(scale), whole(supersample, "supersample", 1, 8)
        options.theme, options.transparent, options.print_colors = theme, bool(transparent), bool(print_colors)
        options.grid, options.axes, options.legend = bool(grid), bool(axes), bool(legend)
        options.hidden_layers = [hide] if isinstance(hide, str) else list(hide)
        if theme not in _core.themes():
            raise ArgumentError(f"theme takes one of {', '.join(_core.themes())}, not {theme!r}")
        known = [parameter["name"] for parameter in self._info["view"]]
        for name in view:
            if name not in known:
                raise TypeError(f"pictures of {self.workspace} take no {name}; they take {', '.join(known)}")
        path = os.fspath(path) if path is not None else ""
        if path and not path.lower().endswith(".png"):
            raise ArgumentError(f"a picture is written to a file that ends in .png, not to {path}")
        warnings = []
        png = self._run.picture(options, plain(view), path, warnings)
        warn(warnings)
        return None if path else png

    def state(self, path=None, *, step="last"):
        """The state that reproduces the result, as JSON: window and command line open it. `path`: also a file to write. Of data from
        memory there is none; `save` writes them as files first."""
        count = len(self.steps)
        number = count - 1 if step == "last" else whole(step, "step", -count, count - 1) % count
        return self._run.state("" if path is None else os.fspath(path), number)

    def save(self, folder):
        """Writes a state of the result into a folder, and beside it all data that came from memory. Gives the state's path."""
        return self._run.save(os.fspath(folder))

    def show(self):
        """Opens the window with this result, if the program `warpscope` is installed. Data from memory are written to a temporary
        folder first. Returns the process at once."""
        program = shutil.which("warpscope")
        if program is None:
            raise Error("the program warpscope is not installed here", "render() draws a picture, save() writes what it opens")
        return subprocess.Popen([program, self.save(tempfile.mkdtemp(prefix="warpscope-"))])

    def _query(self, name, words, inputs):
        def ask(*args, progress=False, **arguments):
            roles = [role for role, _, _ in inputs]
            given = dict(zip(roles, args)) | arguments
            if len(args) > len(roles) or set(given) != set(roles):
                raise TypeError(f"{name} takes {', '.join(roles)}")
            data = {role: input_of(given[role], kind, role) for role, kind, _ in inputs}
            for role, value in data.items():
                if isinstance(value, tuple):
                    data[role] = read(value[0])._core
            with Progress(progress, name) as tell:
                return Answer({key: view for key, (view, _) in self._run.ask(name, data, tell).items()})

        ask.__name__ = ask.__qualname__ = name
        ask.__doc__ = words + ".\n\n" + "\n".join(f"    {role}: {text}" for role, _, text in inputs) + "\n"
        return ask

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        if name in self._queries:
            return self._queries[name]
        arrays = self.arrays
        if name in arrays:
            return arrays[name]
        summary = self.summary
        if name in summary:
            return summary[name]
        longer = [one for one in summary if one.startswith(name + "_")]
        if len(longer) == 1:
            return summary[longer[0]]
        hint = f"; it may be one of {', '.join(longer)}" if longer else f"; there are {', '.join([*arrays, *summary])}"
        raise AttributeError(f"a result of {self.workspace} has no {name}{hint}")

    def __dir__(self):
        return [*super().__dir__(), *self._queries, *self.arrays, *self.summary]

    def __repr__(self):
        values = ", ".join(f"{name}={value}" for name, value in list(self.summary.items())[:4])
        return f"<warpscope {self.workspace}: {values}, hash {self.hash}>"

    def _repr_png_(self):
        """For notebooks."""
        if self._png is None:
            try:
                self._png = self.render(size=(960, 540))
            except Error as error:
                warn([f"no picture: {error}"])
        return self._png

    def __reduce__(self):
        return _run_again, self._made_of


def plain(values):
    """Numpy's numbers as Python's own; arrays as lists."""
    return {name: value.tolist() if hasattr(value, "tolist") else value for name, value in values.items()}


def _run_again(name, arguments):
    from ._functions import run

    return run(name, **arguments)
