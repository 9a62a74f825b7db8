#!/usr/bin/env bash
# Makes the environment in which the Python module is built and tested: build/python-env, with what PyPI has to give. Takes no
# time where it is there already. The exit code is 77 where it cannot be made, with a line that says why: the module is then left
# out of the build, and its tests say so. --why only repeats that line: for the test that is skipped.
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

environment=build/python-env
wanted=tools/python-requirements.txt

if [[ ${1:-} == --why ]]; then
  if [[ -f $environment/ready ]]; then
    echo "python: the environment came after the build was configured: configure again"
  else
    cat "$environment.why" 2>/dev/null || echo "python: the module was left out: tools/python_env.sh makes its environment"
  fi
  exit 77
fi

cannot() {
  mkdir -p build
  printf 'python: the module is left out: %s\n' "$1" | tee "$environment.why" >&2
  exit 77
}

[[ -f $environment/ready && ! $wanted -nt $environment/ready ]] && exit 0
command -v python3 >/dev/null || cannot "there is no python3"
python3 -c 'import sysconfig, pathlib, sys; sys.exit(not (pathlib.Path(sysconfig.get_paths()["include"]) / "Python.h").exists())' ||
  cannot "Python's headers are missing (package python3-dev)"
rm -rf "$environment"
mkdir -p build
python3 -m venv "$environment" >"$environment.log" 2>&1 || cannot "no virtual environment can be made (package python3-venv); see $environment.log"
"$environment/bin/pip" install --quiet --disable-pip-version-check --timeout 10 --retries 1 -r "$wanted" >>"$environment.log" 2>&1 ||
  cannot "pip could not install $wanted (is there a network?); see $environment.log"
touch "$environment/ready"
