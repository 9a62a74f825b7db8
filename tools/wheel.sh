#!/usr/bin/env bash
# Makes a wheel of the Python module in build/wheels and tests it in a new environment, away from the sources. Arguments go to
# pip wheel: tools/wheel.sh --config-settings=cmake.define.WS_CUDA=OFF
# The wheel needs the libraries of the system that made it (Debian 12's), as the program does.
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python="${PYTHON:-python3}"
root="$PWD"
wheels="$root/build/wheels"
rm -rf "$wheels"
mkdir -p "$wheels"
"$python" -m venv build/wheel-env
build/wheel-env/bin/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$wheels" "$@" .

clean="$(mktemp -d)"
trap 'rm -rf "$clean"' EXIT
"$python" -m venv "$clean/env"
"$clean/env/bin/pip" install --quiet --disable-pip-version-check "$wheels"/warpscope-*.whl pytest
cp -r python/tests "$clean/tests"
mkdir -p "$clean/docs" "$clean/python"
cp docs/python.md "$clean/docs/"
cp README.md "$clean/"
cp python/README.md "$clean/python/"
mv "$clean/tests" "$clean/python/tests"
(cd "$clean" && env -u PYTHONPATH "$clean/env/bin/python" -B -m pytest -q -p no:cacheprovider python/tests)
echo "made and tested: $(ls "$wheels"/warpscope-*.whl)"
