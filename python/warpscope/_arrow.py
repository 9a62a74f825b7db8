# Results and tables of sweeps as Arrow's tables and Parquet files, where pyarrow is installed.
# SPDX-License-Identifier: MIT
import json
import os

import numpy as np

from ._errors import ArgumentError, Error

_MOST_COLUMNS = 16  # of an array's second axis that become columns of their own; more become lists


def _pyarrow():
    try:
        import pyarrow
    except ImportError:
        raise Error("pyarrow is not installed here", "pip install 'warpscope[arrow]'") from None
    return pyarrow


class Arrow:
    """`to_arrow` and `to_parquet` of what has `arrays`, `explain`, `workspace`, `parameters` and `hash`."""

    def to_arrow(self, *names):
        """A pyarrow.Table of the arrays of these names, which are of one length; without names of all arrays, or of the first one
        where they differ in length. An array of several columns becomes `name_0`, `name_1`, …; of more than 16, one column of
        lists. The schema's metadata tell workspace, hash and parameters, those of a column what it means."""
        pa = _pyarrow()
        arrays, meanings = self.arrays, self.explain()
        for name in names:
            if name not in arrays:
                raise ArgumentError(f'{self.workspace} has no array "{name}"', "it has " + ", ".join(arrays))
        if not names:
            names = list(arrays) if len({len(array) for array in arrays.values()}) == 1 else list(arrays)[:1]
        if len({len(arrays[name]) for name in names}) > 1:
            raise ArgumentError("a table takes arrays of one length, not " + ", ".join(f"{name}: {len(arrays[name])}" for name in names))
        fields, columns = [], []
        for name in names:
            for label, column in _columns(pa, name, arrays[name]):
                columns.append(column)
                fields.append(pa.field(label, column.type, metadata={"meaning": meanings[name]}))
        facts = {"workspace": self.workspace, "hash": self.hash, "parameters": json.dumps(self.parameters)}
        return pa.table(columns, pa.schema(fields, {f"warpscope.{key}": value for key, value in facts.items()}))

    def to_parquet(self, path, *names):
        """Writes the table of `to_arrow` to a file."""
        _write(self.to_arrow(*names), path)


class Rows(list):
    """A table as a list of dictionaries, where there is no pandas."""

    def to_arrow(self):
        """A pyarrow.Table."""
        return _pyarrow().Table.from_pylist(list(self))

    def to_parquet(self, path):
        """Writes the table to a file."""
        _write(self.to_arrow(), path)


def _columns(pa, name, array):
    flat = np.ascontiguousarray(array).reshape(len(array), -1)
    if array.ndim == 1:
        return [(name, pa.array(array))]
    if flat.shape[1] <= _MOST_COLUMNS:
        return [(f"{name}_{column}", pa.array(np.ascontiguousarray(flat[:, column]))) for column in range(flat.shape[1])]
    return [(name, pa.FixedSizeListArray.from_arrays(pa.array(flat.ravel()), flat.shape[1]))]


def _write(table, path):
    _pyarrow()
    from pyarrow import parquet

    parquet.write_table(table, os.fspath(path))
