#!/usr/bin/env bash
# Installs what is missing, builds with tests (preset ci) and runs all of them on a virtual display.
# ./test.sh --all also compiles the CUDA sources where no GPU is, and each header alone: that is what .ci/run does.
# Other arguments go to ctest: ./test.sh -L unit, ./test.sh -R ridge. The exit code is ctest's.
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

everything=false
if [[ ${1:-} == --all ]]; then
  everything=true
  shift
fi

tools/setup.sh
tools/python_env.sh || true  # it says why the Python module is left out; its test is then skipped
source tools/build_env.sh
build ci "$everything" "" "-DWS_HEADER_CHECK=$everything"

# ccache keeps its folder when XDG_CACHE_HOME moves.
CCACHE_DIR="${CCACHE_DIR:-$(ccache --get-config cache_dir)}"
export CCACHE_DIR
# Tests must neither read nor change the user's settings.
home="$PWD/build/ci/test-home"
rm -rf "$home"
mkdir -p "$home"/{config,data,cache,state,shaders}
mkdir -m 700 "$home/runtime"
export XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache" XDG_STATE_HOME="$home/state"
export XDG_RUNTIME_DIR="$home/runtime" LC_ALL=C.UTF-8
# Tests of the window have caches of their own, empty at the start; the driver's shaders are compiled once for all of them.
export MESA_SHADER_CACHE_DIR="$home/shaders"
unset WAYLAND_DISPLAY
# Software OpenGL gives the same pixels everywhere; tests that must see the GPU say so with WS_REQUIRE_CUDA.
[[ -n ${WS_REQUIRE_CUDA:-} ]] || export LIBGL_ALWAYS_SOFTWARE=1

# One more than builds have jobs: tests of the window wait for much of their time.
exec xvfb-run -a -s "-screen 0 1600x900x24" \
  ctest --test-dir build/ci --output-on-failure --no-tests=error --parallel "$(($(job_count) + 1))" "$@"
