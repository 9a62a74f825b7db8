#!/usr/bin/env bash
# Makes and checks all that a release consists of, from a tag or HEAD, in build/releases/NAME: source tarball, packages, wheel, site,
# and SHA256SUMS. Everything is made of the source tarball alone, in a folder of its own; what is not committed is not in it. Wheel,
# site and packages are tested as their own tools do, the packages on a fresh Debian 12, which takes root and a network.
#   tools/release.sh TAG|HEAD [source|packages|wheel|site]...     without parts: all
#   tools/release.sh --twice TAG|HEAD [PART]...                    makes them again from nothing, and compares every byte
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

twice=false
if [[ ${1:-} == --twice ]]; then
  twice=true
  shift
fi
[[ $# -ge 1 && $1 != -* ]] || { sed -n '2,7s/^# //p' "$0" >&2 && exit 2; }
tag="$1"
commit="$(git rev-parse --verify "$tag^{commit}")"  # which HEAD may leave meanwhile
shift
parts=("$@")
[[ ${#parts[@]} -gt 0 ]] || parts=(source packages wheel site)
for part in "${parts[@]}"; do
  [[ " source packages wheel site " == *" $part "* ]] || { echo "there is no part $part: source, packages, wheel, site" >&2; exit 2; }
done

version="$(git show "$commit:CMakeLists.txt" | sed -n 's/^project(Warpscope VERSION \([0-9.]*\).*/\1/p')"
name="warpscope-$version"
SOURCE_DATE_EPOCH="$(git log -1 --format=%ct "$commit")"
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 TZ=UTC
umask 022

# A tag says which version it is; so do the program, the changelog and the citation.
check_version() {
  [[ $tag != HEAD ]] || return 0
  [[ $tag == "v$version" ]] || { echo "release: $tag has version $version in CMakeLists.txt" >&2 && exit 1; }
  git show "$commit:CHANGELOG.md" | grep -q "^## \[$version\]" || { echo "release: CHANGELOG.md has no section [$version]" >&2 && exit 1; }
  git show "$commit:CITATION.cff" | grep -qx "version: $version" || { echo "release: CITATION.cff has another version" >&2 && exit 1; }
}

# WS_PACKAGE_ARGUMENTS: what CMake is told besides, such as -DWS_CUDA=OFF.
read -ra package_arguments <<<"${WS_PACKAGE_ARGUMENTS:-}"

wants() { [[ " ${parts[*]} " == *" $1 "* ]]; }

# make_release FOLDER [--check]: always at the same place, since a place may leave traces in what is built there.
make_release() {
  local out="$1" work=build/releases/work check=("${@:2}")
  rm -rf "$out" "$work"
  mkdir -p "$out" "$work"
  git archive --format=tar --prefix="$name/" "$commit" | gzip -9n >"$out/$name.tar.gz"
  tar -xzf "$out/$name.tar.gz" -C "$work"
  out="$(realpath "$out")"
  (
    cd "$work/$name"
    if wants wheel; then
      tools/wheel.sh
      cp build/wheels/*.whl "$out/"
    fi
    if wants packages; then
      tools/package.sh "${check[@]}" "${package_arguments[@]}"
      cp build/packages/* "$out/"
    fi
    if wants site; then
      [[ -x build/package/bin/warpscope ]] || { cmake --preset release -B build/package && cmake --build build/package --target warpscope; }
      tools/site.sh build/package/bin/warpscope
      tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -C build/site -c . | gzip -9n >"$out/$name-site.tar.gz"
    fi
  )
  (cd "$out" && sha256sum -- *.* >SHA256SUMS)
}

check_version
first="build/releases/$name"
make_release "$first" --check
if $twice; then
  CCACHE_DISABLE=1 make_release "$first-again"
  diff "$first/SHA256SUMS" "$first-again/SHA256SUMS" || { echo "release: what was made twice differs" >&2 && exit 1; }
  echo "release: made twice, equal bit for bit"
fi
cat "$first/SHA256SUMS"
