#!/usr/bin/env bash
# Installs the packages of a folder on a Debian 12 that holds nothing else, uses what they install there, and removes them.
# As root, with a network: tools/package_check.sh build/packages [MIRROR]. A wheel that lies in build/wheels is tried there too.
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# Mounts are in a namespace of their own, so that none stays.
[[ ${WS_OWN_MOUNTS:-} ]] || WS_OWN_MOUNTS=1 exec unshare --mount "$0" "$@"

packages="$1" mirror="${2:-http://deb.debian.org/debian}"
root="$(mktemp -d /var/tmp/warpscope-root.XXXXXX)"
chmod 755 "$root"  # users other than root run there too
trap 'umount -R "$root/proc" 2>/dev/null; rm -rf --one-file-system "$root"' EXIT
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$root.log" || { tail -20 "$root.log" >&2 && exit 1; }
rm -f "$root.log"
mount -t proc proc "$root/proc"
cp "$packages"/*.deb "$packages"/*.tar.gz "$root/root/"
cp -r examples "$root/root/examples"
cp build/wheels/warpscope-*.whl "$root/root/" 2>/dev/null || true
cp /etc/resolv.conf "$root/etc/resolv.conf"

there() {
  echo "+ $1"
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive bash -euc "cd /root; $1"
}
install() { there "apt-get -qq -o Dpkg::Use-Pty=0 install -y $1 >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }"; }

there 'apt-get -qq update'
# dpkg finds what is missing, and apt brings it.
there 'dpkg -i warpscope_*.deb >/tmp/dpkg.log 2>&1 || apt-get -qq -f install -y >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }'
there 'dpkg -s warpscope | grep -x "Status: install ok installed"'
there 'warpscope --version'
there 'warpscope render ridge --sample rings --size 640x400 --output demo.png && test -s demo.png'
there 'warpscope diagnostics'
there 'source /usr/share/bash-completion/completions/warpscope; COMP_WORDS=(warpscope run ridge --meth); COMP_CWORD=3; _warpscope; test "$COMPREPLY" = --method'
install 'man-db shared-mime-info desktop-file-utils'
there 'man --warnings warpscope 2>&1 >/dev/null | tee /tmp/man.log; test ! -s /tmp/man.log; man -w warpscope'
there 'grep -x "60:application/x-warpscope+json:\*.warpscope.json" /usr/share/mime/globs2'
there 'grep application/x-warpscope+json=warpscope.desktop /usr/share/applications/mimeinfo.cache'
there 'mkdir moved; tar -xzf warpscope-*.tar.gz -C moved --strip-components 1; moved/bin/warpscope run kdtree --sample soup >/dev/null'
install './libwarpscope-dev_*.deb cmake g++ make'
there 'cmake -S examples -B example -DCMAKE_BUILD_TYPE=Release >/dev/null; cmake --build example >/dev/null; example/ridge | tail -1'
if compgen -G "$root/root/warpscope-*.whl" >/dev/null; then
  install 'python3-venv python3-numpy'  # Debian's numpy suffices, so PyPI is not needed
  there 'python3 -m venv --system-site-packages env; env/bin/pip install -q --no-index warpscope-*.whl; env/bin/python -c "import warpscope as ws; print(ws.ridge(ws.generate(\"circle\", count=1000, noise=0.1)))"'
fi
there 'dpkg -P warpscope libwarpscope-dev >/dev/null; ! find /usr -name "*warpscope*" | grep .'
echo "package check: installed, used and removed on a fresh Debian 12"
