# What goes wrong, as exceptions: the module's own, each also one of Python's.
# SPDX-License-Identifier: MIT
from ._words import in_python


class Error(Exception):
    """What Warpscope could not do. `message` says what happened, `hint` (may be empty) what can be done about it."""

    def __init__(self, message, hint=""):
        super().__init__(f"{message} ({hint})" if hint else message)
        self.message = message
        self.hint = hint

    def __reduce__(self):
        return type(self), (self.message, self.hint)


class ArgumentError(Error, ValueError):
    """An argument that cannot be: its value, or an array's type, shape or content."""


class FileError(Error, OSError):
    """A file that cannot be read or written."""


class DeviceError(Error, RuntimeError):
    """CUDA: no device, or one that failed."""


class OutOfMemory(Error, MemoryError):
    """More memory than there is, or than `memory_limit` allows."""


class Cancelled(Error, RuntimeError):
    """Work that was stopped from elsewhere."""


class WarpscopeWarning(UserWarning):
    """Something other than what was asked was done, or should be known about the data."""


_CLASSES = {
    "invalid_argument": ArgumentError,
    "io": FileError,
    "cuda": DeviceError,
    "out_of_memory": OutOfMemory,
    "cancelled": Cancelled,
}


def error_of(kind, message, hint):
    """The exception for an error of the core."""
    return _CLASSES.get(kind, Error)(in_python(message), in_python(hint))
