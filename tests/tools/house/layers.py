# Who may include what: the architecture's layers and single doors.
# SPDX-License-Identifier: MIT
import re

from .sources import Problem

QT = r"Q[A-Z]\w*|Qt\w*/.*"
GL = r"GL/.*|GLES\d?/.*|EGL/.*|KHR/.*|epoxy/.*|cuda_gl_interop\.h|cudaGL\.h"
IMGUI = r"imgui.*|backends/imgui.*"
TBB = r"tbb/.*|oneapi/.*"
FMT_JSON_STB = r"fmt/.*|nlohmann/.*|spdlog/.*|(stb/)?stb_.*"
ASSIMP = r"assimp/.*"
CUB = r"cub/.*|thrust/.*|cuda/std/.*"
ORACLES = r"embree\d?/.*|CGAL/.*|nanoflann.*|opencv2?/.*"

# Folders below compute/ that are no algorithms, and which of their kind each may include beside itself.
SHARED_ROOMS = {"core": set(), "spatial": {"core"}, "io": {"core"}, "generate": {"core", "io"}}
ALGORITHM_MAY_INCLUDE = {"core", "spatial", "io"}

# (where, what, why): no file whose path matches `where` includes a header that matches `what`.
FORBIDDEN = [
    (r"compute/.*", f"{QT}|{GL}|{IMGUI}", "compute/ knows no Qt, OpenGL or ImGui"),
    (r"compute/.*", r"(render|app|tests)/.*", "compute/ knows nothing above it"),
    (r"render/.*", f"{QT}|{IMGUI}", "render/ knows no Qt or ImGui"),
    (r"render/.*", r"compute/(?!core/).*", "render/ knows compute/core only: it draws data kinds, not algorithms"),
    (r"render/.*", r"(app|tests)/.*", "render/ knows nothing above it"),
    (r"app/(session|workspaces|cli)/.*", f"{QT}|{IMGUI}", "session, workspaces and cli work without Qt and ImGui"),
    (r"app/.*", r"tests/.*", "the program knows no tests"),
    (r"(compute|render|app)/.*", ORACLES, "oracles serve the tests only: the algorithms are the product"),
    (r".*\.cuh?", f"{QT}|{GL}|{FMT_JSON_STB}|{TBB}", "CUDA sources hold no Qt, GL, fmt, json or TBB"),
    (r".*\.(h|cpp|ipp)", rf"{CUB}|.*\.cuh", "CUB and .cuh files belong into .cu and .cuh"),
    (r".*\.(h|cuh|ipp|cu)", FMT_JSON_STB, "fmt, json, spdlog and stb stay in .cpp files"),
    (r".*\.ipp", r"compute/core/executor_(cpu\.h|cuda\.cuh)", "an .ipp is written for either backend"),
    (r".*\.(h|ipp)", r".*\.ipp", "an .ipp is included by the sources that instantiate it"),
]

# (what, door, is include): one place alone has it; the rest of the house goes through that door.
DOORS = [
    (r"epoxy/.*|GL/.*|GLES\d?/.*|EGL/.*", r"render/gl/gl\.h", True),
    (TBB, r"compute/core/(executor_cpu|loop_order)\.h", True),
    (ASSIMP, r"compute/io/meshes_assimp\.cpp", True),
    (r"\b(cudaGetErrorString|cudaGetErrorName|cudaPeekAtLastError)\b", r"compute/core/cuda_check\.(h|cpp)", False),
    (r"\b(__CUDACC__|__CUDA_ARCH__)\b", r"compute/core/platform\.h", False),
    (r"^[ \t]*#[ \t]*define[ \t]+WS_\w+", r"compute/core/(platform|error|cuda_check)\.h", False),
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
    """core < spatial, io < algorithms, which do not know each other; the files of compute/ itself know them all."""
    for source in (s for s in sources if s.is_cpp and _room(s.path)):
        own = _room(source.path)
        allowed = SHARED_ROOMS.get(own, ALGORITHM_MAY_INCLUDE) | {own}
        for line, header in source.includes:
            if header.startswith("compute/") and _room(header) not in allowed:
                yield Problem(source.path, line, "layer", f"includes {header}: compute/{own} knows {', '.join(sorted(allowed))} only")


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


RULES = [forbidden_includes, rooms_of_compute, single_doors]
