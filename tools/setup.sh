#!/usr/bin/env bash
# Installs the packages of tools/apt-packages.txt that are missing here; says nothing and takes no time when none is.
# --clang: those of tools/apt-packages-clang.txt too.
# SPDX-License-Identifier: MIT
set -euo pipefail

tools="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
lists=("$tools/apt-packages.txt")
[[ ${1:-} != --clang ]] || lists+=("$tools/apt-packages-clang.txt")

wanted() { sed 's/#.*//' "${lists[@]}" | awk 'NF { print $1 }' | sort -u; }

# Names that installed packages have or provide: some names in the list are virtual.
present() {
  dpkg-query -W -f='${db:Status-Status} ${Architecture} ${Package} ${Provides}\n' |
    awk -v native="$(dpkg --print-architecture)" '
      $1 == "installed" && ($2 == native || $2 == "all") {
        gsub(/\([^)]*\)|,/, " ")
        for (i = 3; i <= NF; ++i) print $i
      }' | sort -u
}

missing() { comm -23 <(wanted) <(present) | paste -sd ' '; }

fail() {
  printf 'set-up: %s\n  needed: %s\n' "$1" "$packages" >&2
  exit 1
}

as_root() {
  if [[ $EUID -eq 0 ]]; then
    "$@"
  elif [[ -t 0 ]]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

apt() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@"
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  printf 'set-up: not a Debian system, so nothing is installed for you. Needed (Debian 12 names): %s\n' "$(wanted | paste -sd ' ')" >&2
  exit 0
fi
packages="$(missing)"
[[ -n $packages ]] || exit 0
if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
  fail "packages are missing, and installing them takes root or sudo: apt-get install $packages"
fi

read -ra names <<<"$packages"
printf 'set-up: installing %d package(s): %s\n' "${#names[@]}" "$packages"
apt update || fail "apt-get update failed (is there a network, and the right to install?)"
apt install -y --no-install-recommends "${names[@]}" || fail "apt-get install failed"
packages="$(missing)"
[[ -z $packages ]] || fail "still missing after the installation"
