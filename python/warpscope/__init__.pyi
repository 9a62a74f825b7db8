# Types of the package's functions. Written by python -m warpscope._stubs from the schema: do not edit.
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

class DeviceArray:
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def strides(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> np.dtype[Any]: ...
    @property
    def device(self) -> int: ...
    @property
    def address(self) -> int: ...
    def __dlpack__(self, *, stream: Any = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...
    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...
    def __len__(self) -> int: ...

class Data:
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]: ...
    @property
    def device_arrays(self) -> dict[str, DeviceArray]: ...
    @property
    def is_on_host(self) -> bool: ...
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
    def device_arrays(self) -> dict[str, DeviceArray]: ...
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
    def to_arrow(self, *names: str) -> Any: ...
    def to_parquet(self, path: _File, *names: str) -> None: ...
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

def ridge(
    cloud: _Array | _File | Data,
    truth: _Array | _File | Data | None = None,
    *,
    r1: float = 0.0,
    r2: float = 0.0,
    ball_order: Literal["file", "random"] = "file",
    min_points: int = 0,
    method: Literal["grid", "brute", "reference", "tiled"] = "grid",
    convergence: Literal["exact", "thesis", "tolerance"] = "exact",
    tolerance: float = 1e-05,
    max_iterations: int = 10000,
    precision: Literal["automatic", "float", "double"] = "automatic",
    memory_cap: int = 0,
    devices: int = 1,
    compare: bool = False,
    refine: Literal["none", "fit"] = "none",
    extend_ends: bool = False,
    study: bool = False,
    study_of: Literal["radius", "noise", "dimension"] = "radius",
    study_from: float = 0.0,
    study_to: float = 0.0,
    study_count: int = 21,
    study_repeats: int = 3,
    tile_grid: Sequence[float] | npt.ArrayLike | str = (),
    tile_capacity: int = 200000,
    tile_depth: int = 24,
    tile_kind: Literal["extended", "grouped", "local"] = "extended",
    tile_detection: Literal["hybrid", "local"] = "hybrid",
    smoothing: Literal["none", "decimate-evolve", "evolve-decimate"] = "none",
    halo: float = 1.0,
    keep_lone: bool = False,
    tile_histogram: Literal["automatic", "private", "direct"] = "automatic",
    choose: Literal["conservative", "block", "greedy"] = "conservative",
    decimate_first: bool = False,
    decimation: Literal["counts", "shift", "marks", "matrix", "greedy"] = "counts",
    kernels: Literal["modern", "source"] = "modern",
    points_layout: Literal["column", "row"] = "column",
    balls_layout: Literal["column", "row"] = "column",
    control: Literal["host", "device"] = "host",
    loads: Literal["scalar", "vector", "cub"] = "scalar",
    choose_block: int = 512,
    block_size: int = 0,
    items_per_thread: int = 0,
    backend: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 0,
    memory_limit: int | str | None = None,
    seed: int = 42,
    steps: bool = True,
    progress: _Progress = False,
    columns: Sequence[str | int] | str | int | None = None,
    drop_invalid: bool = False,
) -> Result: ...
def kdtree(
    scene: tuple[_Array, _Array] | _File | Data,
    rays: _Array | _File | Data | None = None,
    tree: _File | None = None,
    *,
    pipeline: Literal["level", "reference", "sweep", "presorted", "thesis"] = "level",
    strategy: Literal["sah", "sah-binned", "spatial-median", "object-median", "sliding-midpoint"] = "sah",
    k_t: float = 15.0,
    k_i: float = 20.0,
    empty_bonus: float = 0.8,
    max_depth: int = 0,
    extra_levels: int = 0,
    min_leaf: int = 0,
    bins: int = 96,
    clip: Literal["exact", "box"] = "exact",
    guard: bool = True,
    keep_degenerate: bool = False,
    count: Literal["scan", "quadratic"] = "scan",
    sort: Literal["cpu", "gpu"] = "gpu",
    switch_size: int = 0,
    block: int = 0,
    grid: int = 0,
    step_order: Literal["level", "depth-first"] = "level",
    compare: Literal["none", "sah", "sah-binned", "spatial-median", "object-median", "sliding-midpoint", "exact", "box", "no-guard"] = "none",
    study: Literal["none", "race", "kernels", "occupancy"] = "none",
    capability: Literal["own", "2.1", "3.0", "3.5", "5.2", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"] = "own",
    kernel_threads: int = 256,
    kernel_registers: int = 20,
    kernel_shared: int = 6144,
    shared_split: int = 0,
    phase: float = 0.0,
    amplitude: float = 0.0,
    backend: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 0,
    memory_limit: int | str | None = None,
    seed: int = 42,
    steps: bool = True,
    progress: _Progress = False,
    columns: Sequence[str | int] | str | int | None = None,
    drop_invalid: bool = False,
) -> Result: ...
def triangulation(
    points: _Array | _File | Data,
    check: _File | None = None,
    *,
    method: Literal["lmt", "path-dp", "greedy", "delaunay", "removal", "removal-stack", "removal-bitmask", "insertion", "combinations"] = "lmt",
    time_limit: float = 0.0,
    longest_search: float = 60.0,
    count_cut: bool = True,
    by_length: bool = False,
    uncrossed: bool = False,
    uncovered: bool = False,
    length_bound: bool = False,
    greedy_start: bool = False,
    watched_calls: int = 20000,
    branch_level: int = 0,
    block_size: int = 0,
    rebalance: bool = True,
    masks: bool = True,
    thesis_grid: bool = False,
    host_start: bool = False,
    tree_reduction: bool = True,
    race: bool = False,
    race_seconds: float = 10.0,
    study: Literal["none", "points"] = "none",
    study_sets: int = 3,
    growth_sets: int = 0,
    edits: Sequence[float] | npt.ArrayLike | str = (),
    backend: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 0,
    memory_limit: int | str | None = None,
    seed: int = 42,
    steps: bool = True,
    progress: _Progress = False,
    columns: Sequence[str | int] | str | int | None = None,
    drop_invalid: bool = False,
) -> Result: ...
def filter(
    image: _Array | _File | Data,
    *,
    operation: Literal["convolve", "affine", "homography", "pipeline"] = "convolve",
    kernel: Literal["gaussian", "box", "gaussian-dx", "gaussian-dy", "sobel-x", "sobel-y", "sharpen", "custom"] = "gaussian",
    radius: int = 0,
    radius_x: int = -1,
    radius_y: int = -1,
    sigma: float = 0.0,
    taps_row: Sequence[float] | npt.ArrayLike | str = (),
    taps_column: Sequence[float] | npt.ArrayLike | str = (),
    normalise: Literal["kernel", "on", "off"] = "kernel",
    convention: Literal["convolution", "correlation"] = "convolution",
    border: Literal["zero", "replicate", "reflect", "reflect-101", "wrap"] = "zero",
    alpha: Literal["weigh", "separate"] = "weigh",
    variant: Literal["auto", "reference", "simd", "v1", "v3", "v4", "v41", "v411", "v412", "v51", "vector", "fused", "recursive", "tensor"] = "auto",
    versus: Literal["none", "exact", "reference", "simd", "v1", "v3", "v4", "v41", "v411", "v412", "v51", "vector", "fused", "recursive", "tensor"] = "none",
    study: Literal["none", "image-size", "filter-size", "race", "tuning", "sequence"] = "none",
    max_radius: Literal["16", "32"] = "16",
    group_shape: Literal["source", "8x16", "16x16", "16x32", "32x4", "32x8", "32x16", "64x4"] = "source",
    unroll: bool = True,
    tap_memory: Literal["constant", "global"] = "constant",
    launch: Literal["whole", "in-turn", "at-once"] = "whole",
    matrix: Sequence[float] | npt.ArrayLike | str = (),
    corners: Sequence[float] | npt.ArrayLike | str = (),
    rotation: float = 0.0,
    zoom: float = 1.0,
    shear: float = 0.0,
    move_x: float = 0.0,
    move_y: float = 0.0,
    perspective_x: float = 0.0,
    perspective_y: float = 0.0,
    direction: Literal["forward", "backward"] = "forward",
    invert: bool = False,
    interpolation: Literal["nearest", "linear", "linear-opencv", "cubic", "linear-hardware"] = "linear",
    samples: int = 1,
    outputs_per_thread: int = 4,
    reads: Literal["global", "texture"] = "global",
    both_sheets: bool = False,
    out_size: Sequence[float] | npt.ArrayLike | str = (),
    backend: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 0,
    memory_limit: int | str | None = None,
    seed: int = 42,
    steps: bool = True,
    progress: _Progress = False,
    columns: Sequence[str | int] | str | int | None = None,
    drop_invalid: bool = False,
) -> Result: ...
def histogram(
    references: _Array | _File | Data,
    queries: _Array | _File | Data | None = None,
    answer: _File | None = None,
    *,
    bins: int = 64,
    method: Literal["auto", "reference", "paper", "simd", "boxes", "shared", "fused", "tensor"] = "auto",
    limits: Literal["per-query", "global"] = "per-query",
    bin_scale: Literal["linear", "logarithmic"] = "linear",
    arithmetic: Literal["exact", "source"] = "exact",
    skip_self: bool = False,
    query_batch: int = 0,
    query_count: int = 256,
    dimension: int = 0,
    probe: Sequence[float] | npt.ArrayLike | str = (),
    memory_cap: int = 0,
    devices: int = 1,
    only_queries: Sequence[float] | npt.ArrayLike | str = (),
    check: bool = False,
    backend: Literal["auto", "cpu", "cuda"] = "auto",
    threads: int = 0,
    memory_limit: int | str | None = None,
    seed: int = 42,
    steps: bool = True,
    progress: _Progress = False,
    columns: Sequence[str | int] | str | int | None = None,
    drop_invalid: bool = False,
) -> Result: ...
