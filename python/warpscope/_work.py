# What all calls that take long have in common: bounds, progress, warnings.
# SPDX-License-Identifier: MIT
import re
import sys
import warnings

from ._errors import ArgumentError, WarpscopeWarning
from ._words import in_python

NO_LIMIT = 2**64 - 1


def warn(texts):
    """Each text as a warning at the place that called the module."""
    frame, level = sys._getframe(1), 2
    while frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] == __package__:
        frame, level = frame.f_back, level + 1
    for text in texts:
        warnings.warn(in_python(text), WarpscopeWarning, stacklevel=level)


def bytes_of(limit):
    """None, a number of bytes, or a text such as "512M" or "2G": powers of 1024, as the command line takes it."""
    if limit is None:
        return NO_LIMIT
    if isinstance(limit, str):
        match = re.fullmatch(r"(\d+)([KMG]?)", limit)
        if not match:
            raise ArgumentError(f'memory_limit takes bytes, such as 2**30 or "1G", not "{limit}"')
        limit = int(match[1]) << {"": 0, "K": 10, "M": 20, "G": 30}[match[2]]
    return whole(limit, "memory_limit", 1, NO_LIMIT)


def whole(value, name, least, most):
    """The whole number that `value` is."""
    try:
        number = value.__index__()
    except AttributeError:
        raise ArgumentError(f"{name} takes a whole number, not {value!r}") from None
    if not least <= number <= most:
        raise ArgumentError(f"{name} takes a whole number from {least} to {most}, not {number}")
    return number


class Progress:
    """What the core tells while it works. `how`: False or None tells nothing, True shows a bar (tqdm's where it is installed),
    a function gets (fraction, what); the fraction is None while the end cannot be foreseen."""

    def __init__(self, how, title):
        self._how, self._title, self._bar, self._shown = how, title, None, 0

    def __enter__(self):
        if self._how is None or self._how is False:
            return None
        return self._call if callable(self._how) else self._show

    def __exit__(self, kind, error, trace):
        if self._bar is not None:
            if kind is None:
                self._bar.update(100 - self._shown)
            self._bar.close()
        elif self._shown and not callable(self._how):
            sys.stderr.write("\r\x1b[K" if sys.stderr.isatty() else "\n")

    def _call(self, fraction, what):
        self._how(None if fraction < 0 else fraction, what)

    def _show(self, fraction, what):
        try:
            from tqdm.auto import tqdm
        except ImportError:
            percent = "" if fraction < 0 else f"{100 * fraction:3.0f} % "
            sys.stderr.write(f"\r{self._title}: {percent}{what:30}")
            self._shown = 1
            return
        if self._bar is None:
            self._bar = tqdm(total=100, desc=self._title, bar_format="{desc}: {percentage:3.0f}%|{bar}| {elapsed}{postfix}")
        self._bar.set_postfix_str(what, refresh=False)
        # A part that begins anew does not draw the bar backwards.
        percent = max(self._shown, round(100 * max(fraction, 0)))
        self._bar.update(percent - self._shown)
        self._bar.refresh()
        self._shown = percent
