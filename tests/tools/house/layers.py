# Which folder may include which: the architecture's layers and single doors.
# SPDX-License-Identifier: MIT
import re

from .sources import Problem

QT = r"Q[A-Z]\w*|Qt\w*/.*"
GL = r"GL/.*|GLES\d?/.*|EGL/.*|KHR/.*|epoxy/.*|cuda_gl_interop\.h|cudaGL\.h"
IMGUI = r"imgui.*|backends/imgui.*"
TBB = r"tbb/.*|oneapi/.*"
FMT_JSON_STB = r"fmt/.*|nlohmann/.*|(stb/)?stb_.*"
ASSIMP = r"assimp/.*"
CUB = r"cub/.*|thrust/.*|cuda/std/.*"
ORACLES = r"embree\d?/.*|CGAL/.*|nanoflann.*|opencv2?/.*"

# Folders below compute/ that are no algorithms, and which of their kind each may include beside itself.
SHARED_ROOMS = {"core": set(), "geometry": {"core"}, "io": {"core"}, "generate": {"core", "io"}}
ALGORITHM_MAY_INCLUDE = {"core", "geometry", "io"}
# What an algorithm shows and what it tells of its source's time: its method rooms know nothing of these.
TOLD_ROOMS = {"show": "the face, show/ and history/", "history": "the face and show/"}

# Folders whose units (a header and its source are one) include each other in one direction only.
FOLDERS_WITHOUT_CYCLES = ("app/",)

# (where, what, why): no file whose path matches `where` includes a header that matches `what`.
FORBIDDEN = [
    (r"compute/.*", f"{QT}|{GL}|{IMGUI}", "compute/ knows no Qt, OpenGL or ImGui"),
    (r"compute/.*", r"(render|app|tests)/.*", "compute/ knows nothing above it"),
    (r"render/.*", f"{QT}|{IMGUI}", "render/ knows no Qt or ImGui"),
    (r"render/.*", r"compute/(?!core/).*", "render/ knows compute/core only: it draws data kinds, not algorithms"),
    (r"render/.*", r"(app|tests)/.*", "render/ knows nothing above it"),
    (r"app/(session|workspaces|cli)/.*", f"{QT}|{IMGUI}", "session, workspaces and cli work without Qt and ImGui"),
    (r"app/.*", r"tests/.*", "the program knows no tests"),
    (r"python/.*", f"{QT}|{GL}|{IMGUI}|app/(window|overlay)/.*", "the Python module works without window and display"),
    (r"(app|compute|render)/.*", r"nanobind/.*|python/.*|Python\.h", "the program knows nothing of Python"),
    (r"(app|compute/(?!core/)).*", r"fstream", "data files are opened by MappedFile alone, which waits for no pipe and reads no device"),
    (r"app/window/(?!(main|run)_window\.cpp).*", r"app/window/main_window\.h", "units get what they need by reference; run_window makes the window"),
    (r"app/window/(save_plot|plots/plot_(axis|painter|still|file))\..*", r"QApplication|QWidget|QtWidgets.*|app/window/plots/plot_widget\.h", "plots without a display need no QApplication and no widget"),
    (r"(compute|render|app)/.*", ORACLES, "oracles serve the tests only: the algorithms are the product"),
    (r".*\.cuh?", f"{QT}|{GL}|{FMT_JSON_STB}|{TBB}", "CUDA sources hold no Qt, GL, fmt, json or TBB"),
    (r".*\.(h|cpp|ipp)", rf"{CUB}|.*\.cuh", "CUB and .cuh files belong into .cu and .cuh"),
    (r".*\.(h|cuh|ipp|cu)", FMT_JSON_STB, "fmt, json and stb stay in .cpp files"),
    (r".*\.ipp", r"compute/core/device/executor_(cpu\.h|cuda\.cuh)", "an .ipp is written for either backend"),
    (r".*\.(h|ipp)", r".*\.ipp", "an .ipp is included by the sources that instantiate it"),
]

# (what, door, is include): one place alone has it; the rest of the house goes through that door.
DOORS = [
    (r"epoxy/.*|GL/.*|GLES\d?/.*|EGL/.*", r"render/gl/gl\.h", True),
    (TBB, r"compute/core/device/executor_cpu\.(h|cpp)", True),
    (ASSIMP, r"compute/io/meshes/foreign/meshes_assimp\.cpp", True),
    (r"\bcuda(GetErrorString|GetErrorName|GetLastError|PeekAtLastError)\b", r"compute/core/device/cuda_check\.h", False),
    (r"<<<|\bcudaLaunch\w*Kernel\w*", r"compute/core/device/kernels/launch\.cuh", False),
    (r"\bcuda(Stream|Event)(Create|Destroy|Record|Query|Synchronize|Wait|ElapsedTime)\w*", r"compute/core/device/runtime\.cpp", False),
    (r"nvtx3/.*", r"compute/core/device/runtime\.cpp", True),
    (r"\bcub::DeviceScan\b", r"compute/core/device/kernels/scan\.cuh", False),
    (r"\bWS_HAS_CUDA\b", r"cmake/.*", False),  # in C++, builds without CUDA differ by their _absent.cpp alone
    (r"\b(__CUDACC__|__CUDA_ARCH__)\b", r"compute/core/device/platform\.h", False),
    (r"^[ \t]*#[ \t]*define[ \t]+WS_\w+", r"compute/core/(device/platform|run/error|device/cuda_check)\.h", False),
]


def forbidden_includes(sources):
    for source in (s for s in sources if s.is_cpp):
        for where, what, why in FORBIDDEN:
            if not re.fullmatch(where, source.path):
                continue
            for line, header in source.includes:
                if re.fullmatch(what, header):
                    yield Problem(source.path, line, "layer", f"includes {header}: {why}")


def _room(path):
    match = re.match(r"compute/(\w+)/", path)
    return match[1] if match else None


def rooms_of_compute(sources):
    """core < geometry, io < algorithms, which do not know each other; the files of compute/ itself know them all."""
    for source in (s for s in sources if s.is_cpp and _room(s.path)):
        own = _room(source.path)
        allowed = SHARED_ROOMS.get(own, ALGORITHM_MAY_INCLUDE) | {own}
        for line, header in source.includes:
            if header.startswith("compute/") and _room(header) not in allowed:
                yield Problem(source.path, line, "layer", f"includes {header}: compute/{own} knows {', '.join(sorted(allowed))} only")


def _room_within(path):
    """(algorithm, room) of a file below compute/<algorithm>/; the room of the face itself is empty."""
    match = re.match(r"compute/(\w+)/(?:(\w+)/)?", path)
    return (match[1], match[2] or "") if match and match[1] not in SHARED_ROOMS else (None, "")


def rooms_of_algorithms(sources):
    """Method rooms include neither show/ nor history/: what is computed does not depend on how it is shown or told."""
    for source in (s for s in sources if s.is_cpp):
        algorithm, own = _room_within(source.path)
        for line, header in source.includes if algorithm else []:
            other, room = _room_within(header)
            if other != algorithm or room not in TOLD_ROOMS or room == own:
                continue
            if own not in ("", "show", "history"):
                yield Problem(source.path, line, "room", f"includes {header}: {room}/ is for {TOLD_ROOMS[room]} only")


def _unit(path):
    return path.rsplit(".", 1)[0]


def _reaches(start, included):
    """The units that `start` includes, also by way of others; itself only where a cycle leads back."""
    reached, waiting = set(), [start]
    while waiting:
        new = included.get(waiting.pop(), set()) - reached
        reached |= new
        waiting += new
    return reached


def one_direction(sources):
    """No unit is included by what it includes."""
    for folder in FOLDERS_WITHOUT_CYCLES:
        includes = [
            (source.path, line, header)
            for source in sources
            if source.is_cpp and source.path.startswith(folder)
            for line, header in source.includes
            if header.startswith(folder) and _unit(header) != _unit(source.path)
        ]
        included = {}
        for path, _, header in includes:
            included.setdefault(_unit(path), set()).add(_unit(header))
        reached = {unit: _reaches(unit, included) for unit in included}
        for path, line, header in includes:
            if _unit(path) in reached.get(_unit(header), set()):
                yield Problem(path, line, "cycle", f"includes {header}, which leads back here")


def single_doors(sources):
    for source in (s for s in sources if s.is_cpp):
        for what, door, is_include in DOORS:
            if re.fullmatch(door, source.path):
                continue
            if is_include:
                hits = [(line, header) for line, header in source.includes if re.fullmatch(what, header)]
            else:
                hits = [(line, match[0].strip()) for line, match in source.find(what)]
            for line, hit in hits:
                yield Problem(source.path, line, "door", f"{hit} belongs into {door.replace(chr(92), '')} alone")


RULES = [forbidden_includes, rooms_of_compute, rooms_of_algorithms, one_direction, single_doors]
