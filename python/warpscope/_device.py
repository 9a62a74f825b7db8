# Arrays in the memory of CUDA devices: those of other libraries, and those that data and results lend to them.
# SPDX-License-Identifier: MIT
import numpy as np

from . import _core
from ._errors import ArgumentError

_DLPACK_CUDA = (2, 13)  # a device's memory, also what CUDA manages
_LEGACY_STREAM = 1      # CUDA's default stream: what comes from it is waited for
_TO_HOST = "copy it: a.cpu() in torch, a.get() in cupy"
_DENSE = "copy it there without gaps: cupy.ascontiguousarray(a), a.contiguous() in torch"


class DeviceArray:
    """An array where it lies in a CUDA device's memory, for other libraries: `cupy.from_dlpack(a)`, `torch.from_dlpack(a)`,
    `cupy.asarray(a)`. Its elements are complete on every stream and must not be written. It and what was made of it keep them."""

    def __init__(self, core):
        self._core = core

    @property
    def shape(self):
        """As numpy's."""
        return tuple(self._core.shape)

    @property
    def strides(self):
        """Bytes from one index to the next, for each axis."""
        return tuple(stride * self.dtype.itemsize for stride in self._core.strides)

    @property
    def dtype(self):
        """numpy.dtype"""
        return np.dtype(self._core.type)

    @property
    def device(self):
        """The CUDA device's number."""
        return self._core.device

    @property
    def address(self):
        """Of the first element, in the device's memory: cupy's a.data.ptr, torch's a.data_ptr()."""
        return self._core.address

    def __dlpack_device__(self):
        return (_DLPACK_CUDA[0], self.device)

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        if stream == 0:
            raise BufferError("stream 0 may mean two streams of CUDA: DLPack numbers them 1 and 2")
        return self._core.dlpack().__dlpack__(max_version=max_version, dl_device=dl_device, copy=copy)

    @property
    def __cuda_array_interface__(self):
        return {"shape": self.shape, "strides": self.strides, "typestr": self._core.type_code, "data": (self.address, True),
                "version": 3, "stream": None}

    def __len__(self):
        return self.shape[0]

    def __repr__(self):
        return f"<warpscope array on CUDA device {self.device}: {self.dtype} {self.shape}>"


def lent(arrays):
    """{name: DeviceArray} of the core's."""
    return {name: DeviceArray(array) for name, (array, _) in arrays.items()}


def device_array(value, name):
    """The core's array of what lies on a CUDA device, complete on return; None for all else. Throws ArgumentError."""
    if isinstance(value, DeviceArray):
        return value._core
    if isinstance(value, np.ndarray):
        return None
    if hasattr(value, "__dlpack_device__"):
        if int(value.__dlpack_device__()[0]) not in _DLPACK_CUDA:
            return None
        return _of_dlpack(value, name)
    if hasattr(value, "__cuda_array_interface__"):
        return _of_interface(value.__cuda_array_interface__, value, name)
    return None


def table(array, name, types, *, columns_may_follow=False):
    """An array of two axes in a form that data on a device are made of: of one of these types, its rows (or columns) one behind
    the other. Throws ArgumentError."""
    _check_type(array, name, types)
    shape, strides = array.shape, _strides(array)
    (rows, columns), (row_step, column_step) = shape, strides
    by_rows = column_step == 1 and row_step >= columns
    by_columns = columns_may_follow and row_step == 1 and column_step >= rows
    if not by_rows and not by_columns:
        order = "rows or columns" if columns_may_follow else "rows"
        raise ArgumentError(f"{name}: an array on a device needs {order} one behind the other, not strides of {strides} elements "
                            f"in shape {tuple(shape)}", _DENSE)
    return _with(array, shape, strides)


def pixels(array, name, types):
    """An array of three axes, without gaps, as a table of pixels. Throws ArgumentError."""
    _check_type(array, name, types)
    height, width, channels = array.shape
    if _strides(array) != [width * channels, channels, 1]:
        raise ArgumentError(f"{name}: an image on a device needs its pixels without gaps, row by row, not strides of "
                            f"{_strides(array)} elements in shape {(height, width, channels)}", _DENSE)
    return _with(array, [height * width, channels], [channels, 1])


def with_axis(array):
    """With one more axis of length 1 at the end."""
    return _with(array, [*array.shape, 1], [*array.strides, 1])


def on_host(array, name):
    """A copy as a numpy array. Throws ArgumentError."""
    if 0 in array.shape:
        return np.empty(array.shape, array.type)
    check_present(name)
    return array.copied_to_host()


def _with(array, shape, strides):
    return _core.device_array(array.address, array.type, shape, strides, array.device, array)


def _strides(array):
    """In elements; an axis of length 1 gets the stride that it has without gaps."""
    strides, dense = list(array.strides), 1
    for axis in reversed(range(len(strides))):
        if array.shape[axis] == 1:
            strides[axis] = dense if axis == len(strides) - 1 else strides[axis + 1] * array.shape[axis + 1]
        dense *= array.shape[axis]
    return strides


def _check_type(array, name, types):
    if array.type not in types:
        raise ArgumentError(f"{name}: an array on a device is of {' or '.join(types)} here, not {array.type}",
                            f"convert it there: a.astype(\"{types[-1]}\") in cupy, a.to(torch.{types[-1]}) in torch")


def check_present(name):
    """Throws ArgumentError where no CUDA device works."""
    told = _core.backends()
    if not told["cuda"]:
        raise ArgumentError(f"{name}: the array lies on a CUDA device, which cannot be used here: {told['cuda_reason']}", _TO_HOST)


def _of_dlpack(value, name):
    try:
        try:
            capsule = value.__dlpack__(stream=_LEGACY_STREAM, max_version=(1, 0))
        except TypeError:  # a library that knows DLPack before version 1
            capsule = value.__dlpack__(stream=_LEGACY_STREAM)
    except (AttributeError, BufferError, RuntimeError, TypeError, ValueError) as error:
        raise ArgumentError(f"{name}: the array on a CUDA device cannot be shared: {error}",
                            f"a tensor with a gradient needs a.detach(); or {_TO_HOST}") from None
    keeper, address, kind, shape, strides, device = _core.open_dlpack(capsule)
    return _complete(name, address, kind, shape, strides, device, keeper, _LEGACY_STREAM)


def _of_interface(told, owner, name):
    """By version 2 or 3 of the CUDA array interface."""
    if told.get("mask") is not None:
        raise ArgumentError(f"{name}: masked arrays are not taken", "fill or leave out what is masked")
    kind = np.dtype(told["typestr"])
    if not kind.isnative:
        raise ArgumentError(f"{name}: the array's bytes are in another order than this machine's: {told['typestr']}",
                            "convert it there: a.astype(a.dtype.newbyteorder(\"=\"))")
    shape = [int(length) for length in told["shape"]]
    if told.get("strides") is None:
        steps = [int(np.prod(shape[axis + 1:], dtype=np.int64)) for axis in range(len(shape))]
    else:
        if any(stride % kind.itemsize for stride in told["strides"]):
            raise ArgumentError(f"{name}: strides of {tuple(told['strides'])} bytes are no multiples of an element's "
                                f"{kind.itemsize}", _DENSE)
        steps = [int(stride) // kind.itemsize for stride in told["strides"]]
    stream = told.get("stream", _LEGACY_STREAM) if told.get("version", 0) < 3 else told.get("stream")
    if stream == 0:
        raise ArgumentError(f"{name}: its CUDA array interface names stream 0, which may mean two streams", "name stream 1 or 2")
    address = int(told["data"][0])
    return _complete(name, address, str(kind), shape, steps, None, owner, stream)


def _complete(name, address, kind, shape, strides, device, owner, stream):
    """The core's array, after what its producer has enqueued on the stream. What is wrong with it is said before anything is
    asked of a device, whose answer would hide it."""
    known = ("bool", "uint8", "int32", "uint32", "int64", "float32", "float64")
    if kind not in known:
        raise ArgumentError(f"{name}: an array on a device cannot be of {kind}",
                            'convert it there: a.astype("float32") in cupy, a.float() in torch')
    if any(stride < 0 for stride in strides) or any(stride == 0 < length - 1 for stride, length in zip(strides, shape)):
        raise ArgumentError(f"{name}: an array on a device needs positive strides, not {tuple(strides)} elements", _DENSE)
    if address % np.dtype(kind).itemsize:
        raise ArgumentError(f"{name}: its address {address:#x} is no multiple of an element's {np.dtype(kind).itemsize} bytes",
                            _DENSE)
    present = len(_core.backends()["cuda"])
    if device is None:
        check_present(name)
        try:
            device = _core.device_of_address(address) if address else 0
        except ArgumentError as error:
            raise ArgumentError(f"{name}: {error.message}", _TO_HOST) from None
    if 0 < present <= device:
        raise ArgumentError(f"{name}: there is no CUDA device {device}: CUDA shows {present} here",
                            "the variable CUDA_VISIBLE_DEVICES hides the others")
    array = _core.device_array(address, kind, shape, strides, device, owner)
    if stream is not None and present:
        _core.wait_for_stream(stream, device)
    return array
