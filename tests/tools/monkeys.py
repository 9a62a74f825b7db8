#!/usr/bin/env python3
# Many monkeys at once, for hours: at the window (tests/ui/monkey_test.py) or at the session (app_session_monkey_test), each with a
# seed, a home and a display of its own. Prints a table; the exit code is 1 where one of them reports something.
# Usage: monkeys.py PROGRAM [--count N] [--seconds S] [--seed FIRST] [--folder DIR]
# PROGRAM is warpscope or app_session_monkey_test, best built with a sanitizer. A monkey that reported something is followed by another
# with a seed that is not taken yet, until the time is up. DIR gets a log for each seed: its last step is the one that failed.
# SPDX-License-Identifier: MIT
import argparse
import concurrent.futures
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.join(HERE, "..", "ui", "monkey_test.py")
SCREENS = ("test_a_large_screen", "test_a_small_screen")
SHORTEST = 20  # seconds that are worth another seed
SLACK = 900  # seconds more than its time in which a monkey has to end: it may wait for an answer in vain
OPTIONS = {
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "LP_NUM_THREADS": "1",  # Mesa's: the monkeys share the cores
    "ASAN_OPTIONS": "allocator_may_return_null=1:detect_leaks=0",  # graphics drivers leak
    "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    "TSAN_OPTIONS": "allocator_may_return_null=1:history_size=7:suppressions=" + os.path.join(HERE, "tsan.supp"),
    "WS_TEST_PATIENCE": "20",
}
REPORT = re.compile(r"ERROR: \w+Sanitizer|WARNING: ThreadSanitizer|runtime error:|internal error|^\w*(?:Error|Failure)\b|: Failure$|"
                    r"terminate called|Segmentation", re.MULTILINE)
STEP = re.compile(r"step (\d+):")


class Run:
    def __init__(self, seed, screen):
        self.seed, self.screen = seed, screen
        self.steps, self.seconds, self.reports = 0, 0.0, []

    def row(self):
        return [str(self.seed), self.screen.replace("test_a_", "").replace("_", " "), format(self.steps, ","), "%.0f" % self.seconds,
                str(len(self.reports))]


class Monkeys:
    def __init__(self, program, first_seed, folder):
        self.program, self.folder = program, folder
        self.is_session = "monkey_test" in os.path.basename(program)
        self.seeds = itertools.count(first_seed)
        self.lock = threading.Lock()
        self.runs = []
        os.makedirs(folder, exist_ok=True)

    def until(self, end):
        while end - time.monotonic() >= SHORTEST:
            with self.lock:
                seed = next(self.seeds)
            run = Run(seed, "session" if self.is_session else SCREENS[seed % len(SCREENS)])
            self.go(run, end - time.monotonic())
            with self.lock:
                self.runs.append(run)
            for report in run.reports:
                print("seed %d: %s" % (seed, report), flush=True)

    def go(self, run, seconds):
        own = tempfile.mkdtemp(prefix="monkey-")
        environment = {**OPTIONS, **os.environ, "WS_MONKEY_SEED": str(run.seed), "WS_MONKEY_SECONDS": str(seconds), "WARPSCOPE": self.program,
                       "TMPDIR": own, "HOME": own, "XDG_RUNTIME_DIR": own, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [self.program] if self.is_session else [sys.executable, TESTS, "MonkeyTest." + run.screen]
        log_path = os.path.join(self.folder, "seed-%d.log" % run.seed)
        began = time.monotonic()
        with open(log_path, "w") as log:
            process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, cwd=own)
            try:
                code = process.wait(seconds + SLACK)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                run.reports.append("it did not end")
                code = 0
        run.seconds = time.monotonic() - began
        shutil.rmtree(own, ignore_errors=True)
        with open(log_path, errors="replace") as log:
            said = log.read()
        run.steps = max(map(int, STEP.findall(said)), default=0)
        found = REPORT.search(said)
        if found:
            run.reports.append("%s (%s)" % (said[found.start():].splitlines()[0], log_path))
        elif code != 0:
            run.reports.append("exit code %s (%s)" % (code, log_path))

    def print_table(self):
        rows = [["seed", "where", "actions", "seconds", "reports"], *(run.row() for run in sorted(self.runs, key=lambda run: run.seed)),
                ["all", "", format(sum(run.steps for run in self.runs), ","), "%.0f" % sum(run.seconds for run in self.runs),
                 str(sum(len(run.reports) for run in self.runs))]]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        for row in rows:
            print("  ".join(cell.rjust(width) for cell, width in zip(row, widths)))


def main():
    parser = argparse.ArgumentParser(description="Many monkeys at once; see the head of this file.")
    parser.add_argument("program", metavar="PROGRAM")
    parser.add_argument("--count", type=int, default=os.cpu_count(), help="at once")
    parser.add_argument("--seconds", type=float, default=3600, help="of all together (3600)")
    parser.add_argument("--seed", type=int, default=1000, help="the first (1000)")
    parser.add_argument("--folder", default="build/monkeys", help="of the logs (build/monkeys)")
    arguments = parser.parse_args()
    monkeys = Monkeys(os.path.abspath(shutil.which(arguments.program) or arguments.program), arguments.seed, os.path.abspath(arguments.folder))
    end = time.monotonic() + arguments.seconds
    with concurrent.futures.ThreadPoolExecutor(arguments.count) as pool:
        for done in [pool.submit(monkeys.until, end) for _ in range(arguments.count)]:
            done.result()
    monkeys.print_table()
    sys.exit(1 if any(run.reports for run in monkeys.runs) else 0)


if __name__ == "__main__":
    main()
