# What run.sh and test.sh share: how many jobs the machine carries, and for which GPUs to build. Sourced, not run.
# SPDX-License-Identifier: MIT
# shellcheck shell=bash

# Kilobytes that a build may use: what is free, or the container's limit where that is less.
available_kb() {
  local free limit=/sys/fs/cgroup/memory.max
  free=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo)
  if [[ -r $limit && $(<"$limit") != max ]]; then
    local bound=$(($(<"$limit") / 1024))
    if ((bound < free)); then free=$bound; fi
  fi
  echo "$free"
}

# One job a core, and 1.5 GB each: nvcc on CUB and g++ on Qt with -O3 take about that much.
job_count() {
  local cores by_memory
  cores=$(nproc)
  by_memory=$(($(available_kb) / 1500000))
  if ((by_memory < 1)); then by_memory=1; fi
  echo $((cores < by_memory ? cores : by_memory))
}

have_nvcc() { command -v nvcc >/dev/null || [[ -x /usr/local/cuda/bin/nvcc ]]; }

# "86-real;90-real" for the GPUs in this machine, nothing where there is none.
gpu_architectures() {
  command -v nvidia-smi >/dev/null || return 0
  { nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null || true; } |
    awk '/^[0-9]+\.[0-9]+$/ { sub(/\./, ""); print $0 "-real" }' | sort -u | paste -sd ';'
}

# cuda_arguments ALWAYS WITHOUT_GPU: what to tell CMake about CUDA. nvcc takes a third of the build, so the CUDA sources are
# compiled for the GPUs in this machine; where there is none, only if ALWAYS is true, for the architectures WITHOUT_GPU (empty:
# what the preset says). CUDAARCHS, the variable that CMake knows too, wins over both.
cuda_arguments() {
  local architectures=${CUDAARCHS:-$(gpu_architectures)}
  if [[ -n $architectures && -z ${CUDAARCHS:-} ]] && ! $1 && ! have_nvcc; then
    echo "An NVIDIA GPU is here, but no nvcc: the program will compute on the CPU." >&2
    architectures=""
  fi
  if [[ -z $architectures ]] && ! $1; then
    echo "-DWS_CUDA=OFF"
    return 0
  fi
  architectures=${architectures:-$2}
  echo "-DWS_CUDA=ON"
  [[ -z $architectures ]] || echo "-DCMAKE_CUDA_ARCHITECTURES=$architectures"
}

# build PRESET ALWAYS WITHOUT_GPU [CMAKE ARGUMENTS...]: configures and builds into build/PRESET.
build() {
  local preset=$1 arguments=()
  mapfile -t arguments < <(cuda_arguments "$2" "$3")
  shift 3
  cmake --preset "$preset" "${arguments[@]}" "$@"
  cmake --build --preset "$preset" --parallel "$(job_count)"
}
