#!/usr/bin/env bash
# Makes build/packages: warpscope_*.deb, libwarpscope-dev_*.deb and the tarball warpscope-*-linux-x86_64.tar.gz. CUDA code for all
# architectures is inside where nvcc is. Arguments go to CMake: tools/package.sh -DWS_CUDA=OFF
# --check: also asks lintian, and installs the packages on a fresh Debian 12 (as root, with a network; some minutes).
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

check=false
if [[ ${1:-} == --check ]]; then
  check=true
  shift
fi

tools/setup.sh
source tools/build_env.sh
# Equal sources give equal packages: all times in them are that of the last commit, or of a source tarball's changelog.
if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
  SOURCE_DATE_EPOCH="$(git log -1 --format=%ct 2>/dev/null || date -r CHANGELOG.md +%s)"
fi
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 TZ=UTC
umask 022

build=build/package packages=build/packages
cmake --preset release -B "$build" -DWS_CUDA="$(have_nvcc && echo ON || echo OFF)" "$@"
cmake --build "$build" --parallel "$(job_count)"
rm -rf "$packages"
mkdir -p "$packages"
(cd "$build" && cpack -G DEB -B "$OLDPWD/$packages" && cpack -G TGZ -B "$OLDPWD/$packages") >"$build/cpack.log" || { cat "$build/cpack.log" >&2 && exit 1; }
rm -rf "$packages/_CPack_Packages"
echo "packages: $(cd "$packages" && ls | paste -sd ' ')"
$check || exit 0

as_root() { if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi; }
as_root apt-get install -y -qq --no-install-recommends lintian debootstrap >/dev/null
lintian --fail-on error,warning --suppress-tags-from-file tools/lintian-tags.txt "$packages"/*.deb
echo "lintian: neither errors nor warnings"
as_root tools/package_check.sh "$packages"
