# Data for the algorithms: files, generated sets, and other programs' arrays, which are viewed where they lie if that can be.
# SPDX-License-Identifier: MIT
import os
import shlex

import numpy as np

from . import _core, _device
from ._errors import ArgumentError
from ._work import NO_LIMIT, Progress, bytes_of, warn, whole

_DLPACK_CPU = (1, 3)  # the host's memory, also page-locked
_DLPACK_NAMES = {10: "a ROCm device", 8: "a Metal device"}
MOST_DIMENSIONS, MOST_COMPONENTS = 16, 4096


class Data:
    """Points, vectors, an image, a mesh or lines, as `read`, `generate`, `points`, `vectors`, `image`, `mesh` and `polylines` give
    them. Any function of the package takes it in place of an array. `numpy.asarray` gives its main array; attributes give all
    of them (`vertices`, `triangles`) and what came along (`truth`, `queries`). The arrays are views and cannot be written."""

    def __init__(self, core):
        self._core = core
        self._views = None

    @property
    def kind(self):
        """ "points", "vectors", "image", "mesh" or "polylines"."""
        return self._core.kind

    @property
    def name(self):
        """How messages call it: a file's name, a generator with its options."""
        return self._core.name

    @property
    def arrays(self):
        """{name: array}"""
        if self._views is None:
            self._views = {name: view for name, (view, _) in self._core.arrays().items()}
        return dict(self._views)

    @property
    def device_arrays(self):
        """{name: DeviceArray} of data that lie on a CUDA device: where they lie. Empty for data on the host."""
        return _device.lent(self._core.device_arrays())

    @property
    def is_on_host(self):
        """Whether the host has the values. It has none of an array on a device until something asks for them: `arrays`, pictures,
        files, the CPU, or a method that does not read them where they lie."""
        return self._core.is_on_host

    @property
    def lines(self):
        """Of polylines: the vertices of each, without the first one again where a line is closed."""
        if self.kind != "polylines":
            raise AttributeError(f"{self.kind} have no lines")
        return list(self.arrays.values())

    @property
    def shape(self):
        """Of the main array."""
        lent = self.device_arrays
        return next(iter(lent.values())).shape if lent else self._main().shape

    @property
    def column_names(self):
        """Names of the coordinates, where the file or the frame had some."""
        return list(self._core.column_names)

    def write(self, path):
        """Writes the data to a file; the extension chooses the format. Throws Error."""
        self._core.write(os.fspath(path))

    def _main(self):
        arrays = self.arrays
        if not arrays:
            raise ArgumentError(f"{self.name} has no arrays")
        return next(iter(arrays.values()))

    def __array__(self, dtype=None, copy=None):
        if self.kind == "polylines" and len(self) != 1:
            raise ArgumentError(f"{self.name} has {len(self)} lines, which are no one array", "take them from `lines`")
        view = self._main()
        if copy:
            return np.array(view, dtype=dtype)
        if dtype is not None and np.dtype(dtype) != view.dtype and copy is False:
            raise ValueError(f"{self.name} cannot be of type {np.dtype(dtype)} without a copy")
        return view if dtype is None else view.astype(dtype, copy=False)

    def __len__(self):
        return len(self.arrays) if self.kind == "polylines" else self.shape[0]

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        arrays = self.arrays
        if name in arrays:
            return arrays[name]
        companions = self._core.companions()
        if name in companions:
            return Data(companions[name])
        known = ", ".join([*arrays, *companions])
        raise AttributeError(f"{self.kind} have no {name}" + (f"; there are {known}" if known else ""))

    def __dir__(self):
        return [*super().__dir__(), *self.arrays, *self._core.companions()]

    def __repr__(self):
        return f"<warpscope {self.kind}: {self._core.size_text}, {self.name}>"

    def __reduce__(self):
        source = self._core.source
        if source["generator"]:
            return _generated, (source["generator"],)
        if source["path"]:
            return _read_again, (source["path"], self.kind, source["columns"], source["drop_invalid"])
        arrays = [np.array(view) for view in self.arrays.values()]
        if self.kind == "polylines":
            return _polylines, (arrays, list(self._core.closed), self.name)
        if self.kind == "image":
            return _image_again, (arrays[0], self._core.white, self.name)
        if self.kind == "points":
            return _points_again, (arrays[0], self.column_names, self.name)
        if self.kind == "mesh":
            return mesh, (arrays[0] + arrays[2] if arrays[2].any() else arrays[0], arrays[1], self.name)
        return vectors, (arrays[0], self.name)


def read(path, kind=None, *, columns=None, drop_invalid=False, threads=0, memory_limit=None, progress=False):
    """Reads a file of points, vectors, an image, a mesh or lines. `kind` says which, where the file's name and content may mean
    several. `columns`: which ones of a table, by name or number from 0. `drop_invalid`: leave rows with nan or inf out."""
    with Progress(progress, "read") as tell:
        core = _core.read(os.fspath(path), kind or "", columns_of(columns), bool(drop_invalid), whole(threads, "threads", 0, 4096),
                          bytes_of(memory_limit), tell)
    warn(core.warnings)
    return Data(core)


def generate(name, *, memory_limit=None, progress=False, **options):
    """Makes a seeded data set: the same on every machine. `generators()` lists names and options."""
    known = {kind["name"]: kind for kind in _core.generators()}
    if name not in known:
        raise ArgumentError(f'there is no generator "{name}"', "there are " + ", ".join(known))
    takes = {field["name"] for field in known[name]["options"]}
    words = [name]
    for option, value in options.items():
        if option not in takes:
            raise TypeError(f"{name} takes no option {option}; it takes {', '.join(sorted(takes))}")
        if value is not None:
            words += ["--" + option.replace("_", "-"), _text(value)]
    with Progress(progress, "generate") as tell:
        return Data(_core.generate(" ".join(words), bytes_of(memory_limit), tell))


def generators():
    """{name: what it makes, in words} of `generate`."""
    return {kind["name"]: kind["help"] for kind in _core.generators()}


def points(array, *, name="points"):
    """Points of 1 to 16 coordinates, one a row: an array, a frame of pandas or polars, or what DLPack knows. Column-major float64 (a
    frame's usual form) is viewed where it lies: do not change it while the data or a result is in use. All else is copied. float32 and
    float64 on a CUDA device, row by row or column by column, stay where they lie; other types there are refused."""
    given = _on_device(array, name, 2)
    if given is not None:
        _check_points(given.shape, name)
        taken = _device.table(given, name, ("float32", "float64"), columns_may_follow=True)
        _device.check_present(name)
        return Data(_core.points_on_device(taken, name))
    numbers, names = _numbers(array, name)
    if numbers.ndim == 1:
        numbers = numbers[:, np.newaxis]
    _check_points(numbers.shape, name)
    _check_whole(numbers, name)
    return Data(_core.points(np.asarray(numbers, dtype=np.float64, order="F"), names, name))


def vectors(array, name="vectors"):
    """Vectors of 1 to 4096 components, one a row. Row-major uint8 and float32 are viewed where they lie, also on a CUDA device; all
    else is copied, to float32, and on a device refused."""
    given = _on_device(array, name, 2)
    if given is not None:
        _check_vectors(given.shape, name)
        taken = _device.table(given, name, ("uint8", "float32"))
        _device.check_present(name)
        return Data(_core.vectors_on_device(taken, name))
    numbers, _ = _numbers(array, name)
    if numbers.ndim == 1:
        numbers = numbers[:, np.newaxis]
    _check_vectors(numbers.shape, name)
    if numbers.dtype not in (np.uint8, np.float32):
        with np.errstate(over="ignore"):
            rounded = numbers.astype(np.float32)
        changed = int(np.count_nonzero((rounded != numbers) & (numbers == numbers)))
        if changed:
            warn([f"{name}: {changed} of {numbers.size} numbers were rounded to float32"])
        numbers = rounded
    return Data(_core.vectors(np.ascontiguousarray(numbers), name))


def image(array, *, white=None, name="image"):
    """A picture: (height, width) or (height, width, 1, 3 or 4), of uint8 (white is 255) or floats (white is 1, or `white`).
    Row-major uint8 and float32 are viewed where they lie, also on a CUDA device; other floats are copied, to float32, and on a
    device refused."""
    given = _on_device(array, name, 3)
    if given is not None:
        _check_image(given.shape, name)
        height, width = given.shape[:2]
        taken = _device.pixels(given, name, ("uint8", "float32"))
        _device.check_present(name)
        if white is None:
            white = 255.0 if given.type == "uint8" else 1.0
        return Data(_core.image_on_device(taken, width, height, float(white), name))
    numbers, _ = _numbers(array, name)
    if numbers.ndim == 2:
        numbers = numbers[:, :, np.newaxis]
    _check_image(numbers.shape, name)
    if numbers.dtype == np.uint16:
        raise ArgumentError(f"{name}: an image of uint16 has no white that is known", "divide by it: a / 65535")
    if numbers.dtype != np.uint8 and numbers.dtype.kind != "f":
        raise ArgumentError(f"{name}: an image is of uint8 or floats, not {numbers.dtype}", "a.astype(np.float32)")
    if numbers.dtype != np.uint8:
        numbers = numbers.astype(np.float32, copy=False)
    if white is None:
        white = 255.0 if numbers.dtype == np.uint8 else 1.0
    return Data(_core.image(np.ascontiguousarray(numbers), float(white), name))


def mesh(vertices, triangles, name="mesh", *, memory_limit=None, progress=False):
    """Triangles of shared vertices: (count, 3) numbers and (count, 3) whole numbers from 0. Both are copied to the host, as a mesh is tidied:
    vertices at one place are joined, triangles without area and vertices without a triangle left out."""
    places, _ = _numbers(vertices, f"{name}: vertices")
    corners, _ = _numbers(triangles, f"{name}: triangles")
    if places.ndim != 2 or places.shape[1] != 3:
        raise ArgumentError(f"{name}: vertices need an array of shape (count, 3), not {places.shape}")
    if corners.ndim != 2 or corners.shape[1] != 3:
        raise ArgumentError(f"{name}: triangles need an array of shape (count, 3), not {corners.shape}",
                            "polygons have to be cut into triangles")
    if corners.dtype.kind not in "iu":
        raise ArgumentError(f"{name}: triangles are whole numbers of vertices, not {corners.dtype}")
    with Progress(progress, "mesh") as tell:
        core = _core.mesh(np.ascontiguousarray(places, dtype=np.float64), np.ascontiguousarray(corners, dtype=np.int64), name,
                          bytes_of(memory_limit), tell)
    warn(core.warnings)
    return Data(core)


def polylines(lines, *, name="polylines"):
    """Lines, such as a true curve: one array of shape (count, dimensions), or a list of them. A line whose last vertex is its first
    is closed. They are copied."""
    if not isinstance(lines, (list, tuple)) or (lines and np.ndim(lines[0]) == 1):
        lines = [lines]
    arrays, closed = [], []
    for number, line in enumerate(lines):
        vertices, _ = _numbers(line, f"{name}: line {number}")
        if vertices.ndim != 2 or not 1 <= vertices.shape[1] <= MOST_DIMENSIONS:
            raise ArgumentError(f"{name}: line {number} needs an array of shape (count, 1 to {MOST_DIMENSIONS}), not "
                                f"{vertices.shape}")
        closed.append(len(vertices) > 2 and bool(np.array_equal(vertices[0], vertices[-1])))
        arrays.append(vertices[:-1] if closed[-1] else vertices)
    return _polylines(arrays, closed, name)


MAKERS = {"points": points, "vectors": vectors, "image": image, "polylines": polylines}


def input_of(value, kind, role, columns=None, drop_invalid=False, memory_limit=None):
    """What the core takes for an argument: its own data, or a file with how it is read."""
    if isinstance(value, Data):
        return value._core
    if isinstance(value, (str, os.PathLike)):
        return os.fspath(value), columns_of(columns), bool(drop_invalid)
    if kind == "mesh":
        if not isinstance(value, (tuple, list)) or len(value) != 2:
            raise ArgumentError(f"{role} takes a pair (vertices, triangles), a file or data, not {type(value).__name__}")
        return mesh(*value, name=role, memory_limit=memory_limit)._core
    if kind not in MAKERS:
        raise ArgumentError(f"{role} takes a file, not {type(value).__name__}")
    return MAKERS[kind](value, name=role)._core


def columns_of(columns):
    """Names or numbers of columns as texts."""
    if columns is None:
        return []
    if isinstance(columns, (str, int)):
        columns = [columns]
    return [str(column) for column in columns]


def _text(value):
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if hasattr(value, "item"):
        value = value.item()
    return shlex.quote(str(value)) if not isinstance(value, float) else repr(value)


def _on_device(value, name, axes):
    """The core's array of what lies on a CUDA device, with one axis more if that makes it as many; None for all else. Without
    elements it is as good on the host."""
    given = _device.device_array(value, name)
    if given is None or 0 in given.shape:
        return None
    return _device.with_axis(given) if len(given.shape) == axes - 1 else given


def _check_points(shape, name):
    if len(shape) != 2 or not 1 <= shape[1] <= MOST_DIMENSIONS:
        raise ArgumentError(f"{name}: points need an array of shape (count, 1 to {MOST_DIMENSIONS}), not {tuple(shape)}",
                            "points lie in rows; a.T turns columns into rows")


def _check_vectors(shape, name):
    if len(shape) != 2 or not 1 <= shape[1] <= MOST_COMPONENTS:
        raise ArgumentError(f"{name}: vectors need an array of shape (count, 1 to {MOST_COMPONENTS}), not {tuple(shape)}")


def _check_image(shape, name):
    if len(shape) != 3 or shape[2] not in (1, 3, 4) or 0 in shape:
        raise ArgumentError(f"{name}: an image needs an array of shape (height, width) or (height, width, 1, 3 or 4), not "
                            f"{tuple(shape)}", "channels come last: np.moveaxis(a, 0, -1)")
    if max(shape[:2]) > 65536:
        raise ArgumentError(f"{name}: an image has at most 65536 rows and columns, not {tuple(shape[:2])}")


def _numbers(value, name):
    """A numpy array of plain numbers, and names of its columns."""
    if isinstance(value, Data):
        return np.asarray(value), value.column_names
    if hasattr(value, "columns") and hasattr(value, "to_numpy"):
        return _frame(value, name)
    given = _device.device_array(value, name)
    if given is not None:
        value = _device.on_host(given, name)
    elif not isinstance(value, np.ndarray) and hasattr(value, "__dlpack__"):
        value = _from_dlpack(value, name)
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise ArgumentError(f"{name}: no array of numbers: {error}") from None
    if isinstance(array, np.ma.MaskedArray) or isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(f"{name}: masked arrays are not taken", "fill or leave out what is masked: a.compressed(), a.filled(0)")
    if array.dtype.kind not in "biuf" or array.dtype.itemsize > 8:
        raise ArgumentError(f"{name}: needs real numbers of at most 64 bits, not {array.dtype}", "a.astype(np.float64) converts")
    return (array.view(np.uint8) if array.dtype == bool else array), []


def _frame(frame, name):
    """Of pandas or polars, without a copy where its columns lie side by side."""
    columns = [str(column) for column in frame.columns]
    array = np.asarray(frame.to_numpy())
    if array.dtype.kind not in "biuf":
        kinds = frame.dtypes if isinstance(frame.dtypes, list) else list(frame.dtypes)
        words = [column for column, kind in zip(columns, kinds) if not _is_number(kind)]
        raise ArgumentError(f"{name}: columns {', '.join(words) or 'of the frame'} hold no numbers",
                            "choose columns: frame[[\"x\", \"y\"]]")
    return array, columns


def _is_number(kind):
    if hasattr(kind, "is_numeric"):
        return kind.is_numeric()
    return getattr(kind, "kind", "O") in "biuf"


def _from_dlpack(value, name):
    device = value.__dlpack_device__()[0] if hasattr(value, "__dlpack_device__") else 1
    if device not in _DLPACK_CPU:
        place = _DLPACK_NAMES.get(int(device), "a device")
        raise ArgumentError(f"{name}: the array lies on {place}; arrays are taken from the host's memory only",
                            "copy it: a.cpu() in torch, a.get() in cupy")
    try:
        return np.from_dlpack(value)
    except (BufferError, RuntimeError, TypeError) as error:
        raise ArgumentError(f"{name}: the array cannot be shared: {error}", "a tensor with a gradient needs a.detach()") from None


def _check_whole(array, name):
    """Whole numbers that doubles cannot hold."""
    if array.dtype.kind in "iu" and array.dtype.itemsize == 8 and array.size:
        if max(abs(int(array.min())), abs(int(array.max()))) > 2**53:
            raise ArgumentError(f"{name}: whole numbers beyond 2**53 cannot be held exactly", "subtract a common offset first")


def _generated(command):
    return Data(_core.generate(command, NO_LIMIT, None))


def _read_again(path, kind, columns, drop_invalid):
    return read(path, kind, columns=columns, drop_invalid=drop_invalid)


def _polylines(arrays, closed, name):
    return Data(_core.polylines([np.ascontiguousarray(a, dtype=np.float64) for a in arrays], closed, name))


def _image_again(array, white, name):
    return image(array, white=white, name=name)


def _points_again(array, names, name):
    return Data(_core.points(np.asfortranarray(array), names, name))
