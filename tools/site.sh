#!/usr/bin/env bash
# Builds the site of docs/ into build/site, without a warning. PROGRAM is a built warpscope, which tells the reference; without
# one, that of build/release. The exit code is 77 where PyPI cannot be reached for the first time, with a line that says why.
#   tools/site.sh [PROGRAM [FOLDER]]
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

program="$(realpath "${1:-build/release/bin/warpscope}")"
site="${2:-build/site}"
environment=build/site-env
wanted=tools/site-requirements.txt
[[ -x $program ]] || { echo "site: $program is missing: ./run.sh --build-only builds it" >&2 && exit 1; }

if [[ ! -f $environment/ready || $wanted -nt $environment/ready ]]; then
  rm -rf "$environment"
  mkdir -p build
  python3 -m venv "$environment"
  if ! "$environment/bin/python" -m pip install --quiet --disable-pip-version-check --timeout 10 --retries 1 -r "$wanted"; then
    echo "site: pip could not install $wanted (is there a network?)" >&2
    exit 77
  fi
  touch "$environment/ready"
fi
# --quiet would keep mkdocs from counting its warnings.
if ! said="$(WARPSCOPE="$program" NO_MKDOCS_2_WARNING=1 "$environment/bin/python" -m mkdocs build --strict --clean --site-dir "$(realpath -m "$site")" 2>&1)"; then
  echo "$said" >&2
  exit 1
fi
# What a page loads has to lie beside it.
if grep -rnoE --include='*.html' '<(script|link|img|iframe)[^>]* (src|href)="?https?:[^ >]*' "$site"; then
  echo "site: pages load the above from the network" >&2
  exit 1
fi
echo "site: $site/index.html"
