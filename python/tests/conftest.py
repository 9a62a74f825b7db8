# What the module's tests share: the built program to compare with, small data.
# SPDX-License-Identifier: MIT
import json
import os
import signal
import subprocess

import numpy as np
import pytest

import warpscope as ws

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background work is started with it ignored


@pytest.fixture(scope="session")
def command_line():
    """Runs the built program; gives its report. Skips where there is none beside the module: WARPSCOPE names it."""
    program = os.environ.get("WARPSCOPE")
    if not program:
        pytest.skip("WARPSCOPE names no program to compare with")

    def run(*arguments, report=True):
        done = subprocess.run([program, *map(str, arguments), *(["--report", "-"] if report else [])], capture_output=True, check=True)
        return json.loads(done.stdout) if report else None

    return run


@pytest.fixture(scope="session")
def cloud():
    return ws.generate("circle", count=5000, noise=0.1, seed=1)


@pytest.fixture(scope="session")
def long_work():
    """Data and parameters of a run that takes many seconds."""
    return np.asarray(ws.generate("rings", count=2_000_000, noise=0.05, seed=1)), {"r1": 0.02, "threads": 1, "backend": "cpu"}
