#!/usr/bin/env python3
# Puts the licences of the libraries that auditwheel copied into a wheel beside its own: wheel_licenses.py WHEEL
# SPDX-License-Identifier: MIT
"""The libraries come from this system's Debian packages, each of which has a file with its copyright and licence. Where that file
refers to a licence that all of Debian shares (the GPL, say), its text goes with it.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

DOCS = pathlib.Path("/usr/share/doc")
COMMON = pathlib.Path("/usr/share/common-licenses")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def installed_libraries():
    """Where the loader finds each library, by its file's name after all links."""
    paths = re.findall(r"=> (/\S+)", output("/sbin/ldconfig", "-p"))
    return {pathlib.Path(path).resolve().name: pathlib.Path(path).resolve() for path in paths}


def original_name(copied):
    """libfmt-1a2b3c4d.so.9.1.0 was libfmt.so.9.1.0."""
    return re.sub(r"-[0-9a-f]{8}(?=\.so)", "", copied)


def package_of(library):
    """The package lists a library by its path, or by that before /lib moved to /usr/lib."""
    for path in (library, pathlib.Path(str(library).removeprefix("/usr"))):
        found = subprocess.run(["dpkg-query", "--search", str(path)], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    sys.exit(f"{library} belongs to no package, so its licence is not known")


def add_licenses(unpacked):
    """Returns how many libraries and packages there are."""
    [info] = unpacked.glob("*.dist-info")
    installed = installed_libraries()
    copied = sorted(path.name for path in unpacked.glob("*.libs/*"))
    packages = set()
    for name in copied:
        if original_name(name) not in installed:
            sys.exit(f"{name} is not a library of this system, so its licence is not known")
        packages.add(package_of(installed[original_name(name)]))
    shared = set()
    for package in sorted(packages):
        text = (DOCS / package / "copyright").read_text(encoding="utf-8")
        shared |= set(re.findall(r"/usr/share/common-licenses/([A-Za-z0-9.+-]*[A-Za-z0-9])", text))
        folder = info / "licenses" / package
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "copyright").write_text(text, encoding="utf-8")
    for license_name in sorted(shared):
        folder = info / "licenses" / "common-licenses"
        folder.mkdir(exist_ok=True)
        shutil.copyfile((COMMON / license_name).resolve(), folder / license_name)
    return len(copied), len(packages)


def main():
    wheel = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        output(sys.executable, "-m", "wheel", "unpack", "--dest", folder, str(wheel))
        [unpacked] = pathlib.Path(folder).iterdir()
        libraries, packages = add_licenses(unpacked)
        output(sys.executable, "-m", "wheel", "pack", "--dest-dir", str(wheel.parent), str(unpacked))
    print(f"{wheel.name}: licences of {libraries} libraries from {packages} packages")


if __name__ == "__main__":
    main()
