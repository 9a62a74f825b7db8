#!/usr/bin/env python3
# Fuzzes all targets of programs built with the preset `fuzz` on several cores, and prints a table: what was executed, how fast,
# how much of the code was reached, what was found.
# Usage: fuzz_hours.py PROGRAM... [--cores N] [--seconds S] [--folder DIR] [--target NAME]...
# Each target gets the same time of a core, in turns of its own length; a finding does not end its turn. DIR keeps the corpora (so
# that a later call goes on with them), the logs, and what was found. The exit code is 1 where something was found.
# SPDX-License-Identifier: MIT
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
import threading
import time

LONGEST_INPUT = 4096  # bytes: what goes wrong, goes wrong in small files
TRY_TIMEOUT = 10  # seconds for one execution
MEMORY_MB = 2048
SHORTEST_TURN = 20  # seconds
FINDINGS_PER_TURN = 5  # then the target has had enough
SLACK = 60  # seconds that a process may take to begin and to end, more than its time
OPTIONS = {
    # Leaks are the replay's to find: their search needs rights that a container may refuse.
    # Short stacks of allocations and a small quarantine: a third more executions.
    "ASAN_OPTIONS": "allocator_may_return_null=1:detect_leaks=0:malloc_context_size=3:quarantine_size_mb=16:thread_local_quarantine_size_kb=256",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
STATUS = re.compile(r"^#(\d+)\t(\w+) +cov: (\d+) ft: (\d+) corp: (\d+)/(\S+)", re.MULTILINE)
EXECUTED = re.compile(r"^stat::number_of_executed_units: (\d+)", re.MULTILINE)
ARTEFACT = re.compile(r"Test unit written to (\S+)")


class Target:
    def __init__(self, program, name, folder):
        self.program, self.name = program, name
        self.corpus = os.path.join(folder, "corpus", name)
        self.log = os.path.join(folder, "logs", name + ".log")
        self.findings_prefix = os.path.join(folder, "findings", name + "-")
        for path in (self.corpus, os.path.dirname(self.log), os.path.dirname(self.findings_prefix)):
            os.makedirs(path, exist_ok=True)
        self.lock = threading.Lock()
        self.executions, self.seconds, self.coverage, self.features = 0, 0.0, 0, 0
        self.findings = []

    def turn(self, seconds):
        """On one core, for that long."""
        end = time.monotonic() + seconds
        for _ in range(FINDINGS_PER_TURN):
            left = round(end - time.monotonic())
            if left < 1 or not self.run(left):
                return

    def run(self, seconds):
        """Whether it ended with a finding."""
        began = time.monotonic()
        command = [self.program, "--target=" + self.name, self.corpus, "-max_total_time=%d" % seconds, "-max_len=%d" % LONGEST_INPUT,
                   "-timeout=%d" % TRY_TIMEOUT, "-rss_limit_mb=%d" % MEMORY_MB, "-print_final_stats=1", "-detect_leaks=0", "-entropic=0",
                   "-artifact_prefix=" + self.findings_prefix]
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else tempfile.gettempdir()
        with tempfile.TemporaryDirectory(prefix="fuzz-", dir=memory) as scratch:
            environment = {**OPTIONS, **os.environ, "TMPDIR": scratch}
            process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            stop = threading.Timer(seconds + TRY_TIMEOUT + SLACK, process.kill)
            stop.start()
            output = process.communicate()[0].decode(errors="replace")
            stop.cancel()
        self.take(output, process.returncode, time.monotonic() - began)
        return process.returncode != 0

    def take(self, output, code, seconds):
        with self.lock:
            with open(self.log, "a") as log:
                log.write(output)
            statuses = STATUS.findall(output)
            executed = EXECUTED.search(output)
            self.executions += int(executed[1] if executed else statuses[-1][0] if statuses else 0)
            self.seconds += seconds
            for _, _, coverage, features, _, _ in statuses:
                self.coverage, self.features = max(self.coverage, int(coverage)), max(self.features, int(features))
            if code != 0:
                written = ARTEFACT.search(output)
                self.findings.append(written[1] if written else "exit code %s, see %s" % (code, self.log))

    def row(self):
        corpus = [entry.stat().st_size for entry in os.scandir(self.corpus)]
        return [self.name, self.executions, round(self.executions / max(self.seconds, 1e-9)), self.coverage, self.features,
                len(corpus), sum(corpus), len(self.findings)]


def names_of(program):
    said = subprocess.run([program], capture_output=True, text=True).stderr
    names = re.search(r"names are (.*)", said)
    if not names:
        sys.exit("fuzz_hours.py: %s is no program of the preset fuzz" % program)
    return names[1].split()


def turns(target_count, cores, seconds):
    """How often each target runs, and for how long: so that all cores work for `seconds`, or nearly."""
    best = (0, 1, seconds)
    for each in range(1, 4 + cores // target_count):
        length = seconds / -(-target_count * each // cores)
        if each == 1 or length >= SHORTEST_TURN:
            best = max(best, (length * each * target_count, each, length), key=lambda b: b[0])
    return best[1], best[2]


def print_table(targets):
    heads = ["target", "executions", "rate/s", "cov", "ft", "corpus", "bytes", "findings"]
    rows = [target.row() for target in targets]
    total = ["all", sum(r[1] for r in rows), round(sum(r[1] for r in rows) / max(sum(t.seconds for t in targets), 1e-9)), "", "",
             sum(r[5] for r in rows), sum(r[6] for r in rows), sum(r[7] for r in rows)]
    table = [[format(cell, ",") if isinstance(cell, int) else cell for cell in row] for row in (heads, *rows, total)]
    widths = [max(len(row[i]) for row in table) for i in range(len(heads))]
    for row in table:
        print("  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]))


def main():
    parser = argparse.ArgumentParser(description="Fuzzes all targets on several cores; see the head of this file.")
    parser.add_argument("programs", nargs="+", metavar="PROGRAM")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=600, help="of all together (600)")
    parser.add_argument("--folder", default="build/fuzz/hours", help="of corpora, logs and findings (build/fuzz/hours)")
    parser.add_argument("--target", action="append", default=[], help="only this one; may be given again")
    arguments = parser.parse_args()
    targets = [Target(os.path.abspath(program), name, os.path.abspath(arguments.folder))
               for program in arguments.programs for name in names_of(program)]
    if arguments.target:
        targets = [target for target in targets if target.name in arguments.target]
    if not targets:
        sys.exit("fuzz_hours.py: there is no such target")
    each, length = turns(len(targets), arguments.cores, arguments.seconds)
    print("%d targets, %d cores, %d turns of %.0f s each" % (len(targets), arguments.cores, each * len(targets), length), flush=True)
    began = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(arguments.cores) as pool:
        for done in [pool.submit(target.turn, length) for _ in range(each) for target in targets]:
            done.result()
    print_table(targets)
    print("%.0f s" % (time.monotonic() - began))
    for target in targets:
        for finding in target.findings:
            print("found by %s: %s" % (target.name, finding))
    sys.exit(1 if any(target.findings for target in targets) else 0)


if __name__ == "__main__":
    main()
