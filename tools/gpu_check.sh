#!/usr/bin/env bash
# What a machine with an NVIDIA GPU must show of programs built elsewhere: CUDA tests, sanitizers, bench rows.
# SPDX-License-Identifier: MIT
set -uo pipefail

usage() {
  cat <<'TEXT'
Usage: tools/gpu_check.sh [--out DIR] [--filter FILTER] [--no-sanitizer] [PROGRAM|FOLDER...]

Runs, and prints as a table last:
  each test program's CUDA tests, where a skipped one is a failure
  the same under compute-sanitizer (memcheck, racecheck), where it is installed; tests that have CUDA refuse something on
  purpose are checked in a row of their own, in which memcheck finds errors of memory but no refused calls
  warpscope diagnostics, warpscope bench --small (every row once), warpscope bench ridge

PROGRAM is a GoogleTest program or warpscope; FOLDER is looked through for both. Without any, the first of build/dev/bin,
build/ci/bin and build/release/bin that holds each is taken.

  --out DIR        where the logs go (default: a new temporary folder)
  --filter FILTER  which tests, as --gtest_filter takes it (default: *Cuda*:*cuda*)
  --no-sanitizer   leave compute-sanitizer out

Each row may take 900 s; WS_GPU_CHECK_TIMEOUT sets other seconds.
TEXT
}

filter='*Cuda*:*cuda*' logs='' sanitize=true given=()
while (($#)); do
  case $1 in
    --out | --filter)
      (($# > 1)) || { echo "gpu_check.sh: $1 takes a value" >&2; exit 2; }
      if [[ $1 == --out ]]; then logs=$2; else filter=$2; fi
      shift
      ;;
    --no-sanitizer) sanitize=false ;;
    -h | --help) usage && exit 0 ;;
    -*) echo "gpu_check.sh: unknown option $1 (see --help)" >&2 && exit 2 ;;
    *) given+=("$1") ;;
  esac
  shift
done

programs_in() { find "$1" -maxdepth 1 -type f -executable \( -name '*test*' -o -name warpscope \) | sort; }

# The programs that were named, or the first build's tests and the first build's warpscope.
all_programs() {
  local item folder root
  if ((${#given[@]})); then
    for item in "${given[@]}"; do
      if [[ -d $item ]]; then programs_in "$item"; else echo "$item"; fi
    done
    return
  fi
  root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
  for folder in "$root"/build/{dev,ci,release}/bin; do
    [[ -d $folder ]] && programs_in "$folder" | grep -v '/warpscope$' && break
  done
  for folder in "$root"/build/{release,dev,ci}/bin; do
    [[ -x $folder/warpscope ]] && echo "$folder/warpscope" && break
  done
}

# CUDA tests of a program, as GoogleTest lists them (indented below their suite).
cuda_tests_of() { timeout 60 "$1" --gtest_list_tests --gtest_filter="$filter" 2>/dev/null | grep -c '^  '; }

# These tests have the API refuse a launch or an allocation, and look at what comes of it: to memcheck each is an error.
refusing=(CudaLaunch.RefusedLaunchesThrowAndLeaveCudaUsable CudaMemory.ImpossibleAllocationsFailCleanlyAndLeaveCudaUsable)
# Those of them that the program has and the filter takes, as a filter.
refusing_of() {
  local listed test found=''
  listed=$(timeout 60 "$1" --gtest_list_tests --gtest_filter="$filter" 2>/dev/null)
  for test in "${refusing[@]}"; do
    grep -qx "  ${test#*.}" <<<"$listed" && found+="${found:+:}$test"
  done
  echo "$found"
}
# The filter without these tests: what follows GoogleTest's first - is left out.
filter_without() { if [[ $filter == *-* ]]; then echo "$filter:$1"; else echo "$filter-$1"; fi; }

table=() failures=0
# row NAME COMMAND...: runs it, keeps its log, notes how it went; sets `log`.
row() {
  local name=$1 began status seconds result=ok
  shift
  log="$logs/${name//[^A-Za-z0-9._-]/_}.log"
  echo "== $name: $*"
  began=$(date +%s%N)
  timeout "${WS_GPU_CHECK_TIMEOUT:-900}" "$@" >"$log" 2>&1
  status=$?
  seconds=$(awk -v ns=$(($(date +%s%N) - began)) 'BEGIN { printf "%.1f", ns / 1e9 }')
  if ((status == 124)); then
    result="FAILED: took too long"
  elif ((status)); then
    result="FAILED: exit code $status"
  elif grep -q '^\[  SKIPPED \] [1-9]' "$log"; then
    result="FAILED: skipped tests"
  elif grep -q '^\[  PASSED  \]' "$log"; then
    result="ok, $(grep -o '^\[  PASSED  \] [0-9]*' "$log" | tail -1 | awk '{ print $NF }') tests"
  fi
  if [[ $result == FAILED* ]]; then
    failures=$((failures + 1))
    tail -n 40 "$log"
  fi
  table+=("$(printf '%-44s %9s s  %s' "$name" "$seconds" "$result")")
}

nvidia-smi -L || { echo "gpu_check.sh: no NVIDIA GPU with a working driver here" >&2; exit 1; }
logs=${logs:-$(mktemp -d)}
mkdir -p "$logs"
mapfile -t programs < <(all_programs)
((${#programs[@]})) || { echo "gpu_check.sh: no programs: build them, or name them" >&2; exit 2; }
sanitizer=$(command -v compute-sanitizer || find /usr/local -path "*/cuda*/bin/compute-sanitizer" 2>/dev/null | head -1)
export WS_REQUIRE_CUDA=1

tests=() warpscope=''
for program in "${programs[@]}"; do
  [[ -x $program ]] || { echo "gpu_check.sh: $program is no program" >&2; exit 2; }
  [[ $program == */* ]] || program=./$program
  if [[ ${program##*/} == warpscope ]]; then
    warpscope=$program
  elif (($(cuda_tests_of "$program"))); then
    tests+=("$program")
  fi
done
((${#tests[@]})) || echo "gpu_check.sh: none of the programs has tests that match $filter" >&2

for program in "${tests[@]}"; do
  row "${program##*/}" "$program" --gtest_filter="$filter"
done
if $sanitize && [[ -n $sanitizer ]]; then
  for program in "${tests[@]}"; do
    refused=$(refusing_of "$program")
    if [[ -z $refused ]]; then
      row "memcheck ${program##*/}" "$sanitizer" --tool memcheck --error-exitcode 9 "$program" --gtest_filter="$filter"
    else
      row "memcheck ${program##*/}" "$sanitizer" --tool memcheck --error-exitcode 9 "$program" \
        --gtest_filter="$(filter_without "$refused")"
      row "memcheck ${program##*/}, refused calls" "$sanitizer" --tool memcheck --report-api-errors no --error-exitcode 9 \
        "$program" --gtest_filter="$refused"
    fi
    row "racecheck ${program##*/}" "$sanitizer" --tool racecheck --error-exitcode 9 "$program" --gtest_filter="$filter"
  done
elif $sanitize; then
  table+=("compute-sanitizer: not installed, so not run")
fi
if [[ -n $warpscope ]]; then
  row diagnostics "$warpscope" diagnostics && cat "$log"
  row "bench --small" "$warpscope" bench --small
  row "bench ridge" "$warpscope" bench ridge && cat "$log"
else
  table+=("warpscope: not among the programs, so not run")
fi

printf '\n%s\n' "$(nvidia-smi --query-gpu=name,driver_version,compute_cap --format=csv,noheader)"
printf '%s\n' "${table[@]}"
echo "$failures failed; logs in $logs"
exit $((failures > 0 || ${#tests[@]} == 0))
