#!/usr/bin/env bash
# Installs what is missing, builds Warpscope and opens it; without a display it renders a demo picture instead.
# SPDX-License-Identifier: MIT
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: ./run.sh [--build-only] [--cuda] [FILES...]

Installs missing packages (Debian, as root or with sudo), builds build/release/bin/warpscope and opens its window with
FILES. Without a display it writes the demo picture warpscope-demo.png.

  --build-only   install and build, start nothing
  --cuda         compile the CUDA sources although no NVIDIA GPU is in this machine
  --help         this text

CUDA is compiled for the GPUs in this machine, by nvcc. CUDAARCHS="80;90" compiles for others.
TEXT
}

build_only=false
with_cuda=false
files=()
for argument in "$@"; do
  case $argument in
    --build-only) build_only=true ;;
    --cuda) with_cuda=true ;;
    -h | --help) usage && exit 0 ;;
    -*) echo "run.sh: unknown option $argument (see ./run.sh --help)" >&2 && exit 2 ;;
    *) files+=("$(realpath -m -- "$argument")") ;;
  esac
done

cd "$(dirname "${BASH_SOURCE[0]}")"
program=build/release/bin/warpscope
picture=warpscope-demo.png

tools/setup.sh
source tools/build_env.sh
# Without a GPU here: PTX of the oldest architecture, which compiles fastest and still runs on every later card.
build release "$with_cuda" 75-virtual
if $build_only; then
  echo "Built: $PWD/$program"
  exit 0
fi

if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
  exec "$program" "${files[@]}"
fi
if ((${#files[@]})); then
  echo "run.sh: no display to open ${files[0]} in; without one use: $program run --help, $program render --help" >&2
  exit 1
fi
"$program" render ridge --sample rings --output "$picture" --size 1600x900
echo "No display, so no window: the demo picture is $PWD/$picture"
