# The tutorials do what they say: each page's commands are run one after another in an empty folder, and print what stands below them.
# SPDX-License-Identifier: MIT
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

PROGRAM, PAGE = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
LEAST_COMMANDS = 3  # of a page; one with fewer was not read


def blocks(text):
    """(first line, language, lines) of each block of fenced text."""
    for match in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text[: match.start()].count("\n") + 2, match[1], match[2].splitlines()


def main():
    said, count, problems = "", 0, []
    with tempfile.TemporaryDirectory(prefix="warpscope_tutorial_") as folder:
        for line, language, lines in blocks(PAGE.read_text()):
            if language == "text":
                problems += [f"{PAGE}:{line}: not printed: {text}" for text in lines if text not in said.splitlines()]
                continue
            said = ""
            for command in lines:
                words = shlex.split(command)
                if words[0] != "warpscope":
                    problems.append(f"{PAGE}:{line}: not a command of the program: {command}")
                    continue
                process = subprocess.run([PROGRAM, *words[1:]], cwd=folder, capture_output=True, text=True, timeout=300,
                                         env={**os.environ, "HOME": folder})
                count += 1
                said += process.stdout
                if process.returncode:
                    problems.append(f"{PAGE}:{line}: {command}\n  exit code {process.returncode}: {process.stderr.strip()}")
                if process.stderr and "warning" not in process.stderr and "is step" not in process.stderr and not process.returncode:
                    problems.append(f"{PAGE}:{line}: {command}\n  says {process.stderr.strip()}")
    if count < LEAST_COMMANDS:
        problems.append(f"{PAGE}: only {count} commands were found")
    print("\n".join(problems) or f"{count} commands of {PAGE.name} do what the page says")
    return bool(problems)


sys.exit(main())
