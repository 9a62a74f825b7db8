# Type stubs of the schema, so that editors know every argument: `python -m warpscope._stubs` writes __init__.pyi beside this file,
# or where it is told to.
# SPDX-License-Identifier: MIT
import sys
from pathlib import Path

from ._functions import COMMON, EXPERIMENTS, argument_name

_HEAD = '''# Types of the package's functions. Written by python -m warpscope._stubs from the schema: do not edit.
# SPDX-License-Identifier: MIT
from collections.abc import Callable, Sequence
from os import PathLike
from subprocess import Popen
from typing import Any, Literal, TypeAlias, overload

import numpy as np
import numpy.typing as npt

_File: TypeAlias = str | PathLike[str]
_Array: TypeAlias = npt.ArrayLike | Any
_Progress: TypeAlias = bool | Callable[[float | None, str], object] | None

__version__: str

class Error(Exception):
    message: str
    hint: str
    def __init__(self, message: str, hint: str = "") -> None: ...

class ArgumentError(Error, ValueError): ...
class FileError(Error, OSError): ...
class DeviceError(Error, RuntimeError): ...
class OutOfMemory(Error, MemoryError): ...
class Cancelled(Error, RuntimeError): ...
class WarpscopeWarning(UserWarning): ...

class Data:
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]: ...
    @property
    def lines(self) -> list[npt.NDArray[Any]]: ...
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def column_names(self) -> list[str]: ...
    def write(self, path: _File) -> None: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]: ...
    def __len__(self) -> int: ...
    def __getattr__(self, name: str) -> Any: ...

class Step:
    number: int
    phase: str
    title: str
    values: dict[str, Any]

class Steps(Sequence[Step]):
    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __len__(self) -> int: ...
    @property
    def events(self) -> list[tuple[int, str, str]]: ...

class Result:
    @property
    def workspace(self) -> str: ...
    @property
    def summary(self) -> dict[str, Any]: ...
    def explain(self) -> dict[str, str]: ...
    @property
    def hash(self) -> str: ...
    @property
    def parameters(self) -> dict[str, Any]: ...
    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]: ...
    @property
    def backend(self) -> str: ...
    @property
    def device(self) -> str: ...
    @property
    def compute_ms(self) -> float: ...
    @property
    def stages(self) -> dict[str, float]: ...
    @property
    def report(self) -> dict[str, Any]: ...
    @property
    def steps(self) -> Steps: ...
    def write(self, path: _File, output: str | None = None) -> None: ...
    @overload
    def render(self, path: None = None, *, step: int | Literal["last"] = "last", size: tuple[int, int] = (1600, 900),
               scale: float = 1.0, supersample: int = 2, theme: str = "dark", transparent: bool = False,
               print_colors: bool = False, grid: bool = True, axes: bool = True, legend: bool = True,
               hide: str | Sequence[str] = (), **view: Any) -> bytes: ...
    @overload
    def render(self, path: _File, *, step: int | Literal["last"] = "last", size: tuple[int, int] = (1600, 900),
               scale: float = 1.0, supersample: int = 2, theme: str = "dark", transparent: bool = False,
               print_colors: bool = False, grid: bool = True, axes: bool = True, legend: bool = True,
               hide: str | Sequence[str] = (), **view: Any) -> None: ...
    def state(self, path: _File | None = None, *, step: int | Literal["last"] = "last") -> str: ...
    def save(self, folder: _File) -> str: ...
    def show(self) -> Popen[bytes]: ...
    def __getattr__(self, name: str) -> Any: ...

def read(path: _File, kind: str | None = None, *, columns: Sequence[str | int] | str | int | None = None,
         drop_invalid: bool = False, threads: int = 0, memory_limit: int | str | None = None,
         progress: _Progress = False) -> Data: ...
def generate(name: str, *, memory_limit: int | str | None = None, progress: _Progress = False, **options: Any) -> Data: ...
def generators() -> dict[str, str]: ...
def points(array: _Array, *, name: str = "points") -> Data: ...
def vectors(array: _Array, name: str = "vectors") -> Data: ...
def image(array: _Array, *, white: float | None = None, name: str = "image") -> Data: ...
def mesh(vertices: _Array, triangles: _Array, name: str = "mesh", *, memory_limit: int | str | None = None,
         progress: _Progress = False) -> Data: ...
def polylines(lines: _Array | Sequence[_Array], *, name: str = "polylines") -> Data: ...
def run(name: str, *args: Any, **arguments: Any) -> Result: ...
def sweep(name: str, *args: Any, repeat: int = 1, **arguments: Any) -> Any: ...
def algorithms() -> dict[str, str]: ...
def backends() -> dict[str, Any]: ...
def clear_cache() -> None: ...
'''

_TYPES = {"bool": "bool", "int": "int", "float": "float", "numbers": "Sequence[float] | npt.ArrayLike | str"}
_COMMON_TYPES = {
    "backend": 'Literal["auto", "cpu", "cuda"]',
    "threads": "int",
    "memory_limit": "int | str | None",
    "seed": "int",
    "steps": "bool",
    "progress": "_Progress",
    "columns": "Sequence[str | int] | str | int | None",
    "drop_invalid": "bool",
}
_INPUTS = {"mesh": "tuple[_Array, _Array] | _File | Data", "own": "_File"}


def _type_of(field):
    if field["kind"] == "choice":
        return "Literal[" + ", ".join(f'"{name}"' for name, _ in field["choices"]) + "]"
    return _TYPES[field["kind"]]


def _default(value):
    return f'"{value}"' if isinstance(value, str) else repr(value)


def function(info):
    """One algorithm's function, an argument a line."""
    lines = [f"def {info['id']}("]
    for spec in info["inputs"]:
        kind = _INPUTS.get(spec["kind"], "_Array | _File | Data")
        lines.append(f"    {spec['role']}: {kind}" + ("," if spec["required"] else " | None = None,"))
    lines.append("    *,")
    roles = {spec["role"] for spec in info["inputs"]}
    for field in info["parameters"]:
        name = argument_name(field["name"])
        if name not in roles:
            default = "()" if field["kind"] == "numbers" else _default(field["default"])
            lines.append(f"    {name}: {_type_of(field)} = {default},")
    for name, default, _ in COMMON:
        lines.append(f"    {name}: {_COMMON_TYPES[name]} = {_default(default)},")
    return "\n".join([*lines, ") -> Result: ..."])


def text():
    """The whole file."""
    return _HEAD + "\n" + "\n".join(function(info) for info in EXPERIMENTS.values()) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("__init__.pyi")
    target.write_text(text())
