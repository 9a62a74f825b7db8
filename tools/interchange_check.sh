#!/usr/bin/env bash
# Opens what the program writes for others with those others' own code: vtp files with VTK, glb files with trimesh. Both come from
# PyPI into build/interchange-env, which takes about a gigabyte; so it is no part of the tests, which look at the files' structure
# (compute/io/shapes). Run it after a change there:
#   tools/interchange_check.sh build/dev/bin/warpscope
# SPDX-License-Identifier: MIT
set -euo pipefail
program="$(realpath "${1:?the program: tools/interchange_check.sh build/dev/bin/warpscope}")"
cd "$(dirname "${BASH_SOURCE[0]}")/.."

environment=build/interchange-env
if [[ ! -f $environment/ready ]]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check vtk trimesh
  touch "$environment/ready"
fi
"$environment/bin/python" -B tools/interchange_check.py "$program"
