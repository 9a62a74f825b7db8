# What Python's libraries answer to `warpscope bench --peers`: which of them are here, and how each computes what is asked. The
# program holds this file and gives it to python3; lines of JSON go to and fro through descriptor 3 (see docs/benchmarks.md).
# SPDX-License-Identifier: MIT
import ctypes
import importlib.metadata
import importlib.util
import json
import os
import sys
import time

PLACE = 3
sys.path[:] = [folder for folder in sys.path if not folder.startswith("/proc")]


class Asked:
    """A question: its arrays by name, and its words."""

    def __init__(self, said):
        import numpy

        self.said, self.values = said, said["values"]
        self.threads = said["threads"] or len(os.sched_getaffinity(0))
        self.arrays = {name: numpy.fromfile(of["file"], of["type"]).reshape(of["shape"]) for name, of in said["data"].items()}
        if "image" in self.arrays:  # what is made of it is not rounded
            self.arrays["image"] = self.arrays["image"].astype(numpy.float32)

    def __getitem__(self, name):
        return self.arrays[name]

    @property
    def channels(self):
        """The image's, one by one, each in rows without gaps."""
        import numpy

        image = self["image"]
        return [numpy.ascontiguousarray(image[:, :, c]) for c in range(image.shape[2])]


def by_wall(work):
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) * 1e3


# --- how a library computes: each gives (work, answer, clock): what is timed, its result as numpy's array, and the clock


def scipy_convolve(q):
    from scipy import ndimage
    import numpy

    mode = {"zero": "constant", "replicate": "nearest", "reflect": "reflect", "reflect-101": "mirror", "wrap": "wrap"}[q.values["border"]]
    image, between, out = q["image"], numpy.empty_like(q["image"]), numpy.empty_like(q["image"])

    def work():
        ndimage.correlate1d(image, q["row"], axis=1, output=between, mode=mode)
        ndimage.correlate1d(between, q["column"], axis=0, output=out, mode=mode)

    return work, lambda: out, by_wall


def scipy_warp(q):
    import numpy
    from scipy import ndimage

    m, shape = q["matrix"], q.said["answer"]["shape"]
    channels, out = q.channels, numpy.empty(shape, numpy.float32)

    def work():
        x, y = numpy.arange(shape[1]), numpy.arange(shape[0])[:, None]
        w = m[2, 0] * x + m[2, 1] * y + m[2, 2]
        places = [(m[1, 0] * x + m[1, 1] * y + m[1, 2]) / w, (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / w]
        for c, channel in enumerate(channels):
            out[:, :, c] = ndimage.map_coordinates(channel, places, output=out.dtype, order=1, mode="grid-constant")

    return work, lambda: out, by_wall


def scipy_histogram(q):
    import numpy
    from scipy.spatial.distance import cdist

    bins, counts = int(q.values["bins"]), numpy.empty(q.said["answer"]["shape"], numpy.int32)

    def work():
        for row, query in enumerate(q["queries"]):
            distances = cdist(query[None], q["references"])[0]
            counts[row] = numpy.histogram(distances, bins=bins, range=(distances.min(), distances.max()))[0]

    return work, lambda: counts, by_wall


def faiss_histogram(q):
    import faiss
    import numpy

    faiss.omp_set_num_threads(q.threads)
    bins, counts = int(q.values["bins"]), numpy.empty(q.said["answer"]["shape"], numpy.int32)
    references, queries = q["references"].astype(numpy.float32), q["queries"].astype(numpy.float32)

    def work():
        at_once = max(1, (1 << 24) // len(references))
        for first in range(0, len(queries), at_once):
            for row, squares in enumerate(faiss.pairwise_distances(queries[first : first + at_once], references), first):
                distances = numpy.sqrt(numpy.maximum(squares, 0))
                counts[row] = numpy.histogram(distances, bins=bins, range=(distances.min(), distances.max()))[0]

    return work, lambda: counts, by_wall


def scipy_nearest(q):
    import numpy
    from scipy.spatial import cKDTree

    found = [None]

    def work():
        tree = cKDTree(q["centres"])
        found[0] = tree.query(q["points"], distance_upper_bound=float(q.values["radius"]), workers=q.threads)[1]

    return work, lambda: numpy.where(found[0] == len(q["centres"]), -1, found[0]), by_wall


def faiss_nearest(q):
    import faiss
    import numpy

    faiss.omp_set_num_threads(q.threads)
    points, centres = (q[name].astype(numpy.float32) for name in ("points", "centres"))
    found = [None, None]

    def work():
        index = faiss.IndexFlatL2(centres.shape[1])
        index.add(centres)
        found[:] = index.search(points, 1)

    return work, lambda: numpy.where(found[0] > float(q.values["radius"]) ** 2, -1, found[1])[:, 0], by_wall


def scipy_delaunay(q):
    import numpy
    from scipy.spatial import Delaunay

    found = [None]

    def work():
        found[0] = Delaunay(q["points"])

    def answer():
        corners = found[0].simplices
        sides = numpy.sort(numpy.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]]), axis=1)
        return numpy.unique(sides, axis=0)

    return work, answer, by_wall


def opencv_convolve(q):
    import cv2

    cv2.setNumThreads(q.threads)
    border = {"zero": cv2.BORDER_CONSTANT, "replicate": cv2.BORDER_REPLICATE, "reflect": cv2.BORDER_REFLECT, "reflect-101": cv2.BORDER_REFLECT_101}[q.values["border"]]
    out = [None]

    def work():
        out[0] = cv2.sepFilter2D(q["image"], -1, q["row"], q["column"], dst=out[0], borderType=border)

    return work, lambda: out[0], by_wall


def opencv_warp(q):
    import cv2

    cv2.setNumThreads(q.threads)
    height, width = q.said["answer"]["shape"][:2]
    flags, out = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, [None]

    def work():
        if q.said["asks"] == "affine":
            out[0] = cv2.warpAffine(q["image"], q["matrix"][:2] / q["matrix"][2, 2], (width, height), dst=out[0], flags=flags)
        else:
            out[0] = cv2.warpPerspective(q["image"], q["matrix"], (width, height), dst=out[0], flags=flags)

    return work, lambda: out[0], by_wall


def open3d_rays(q):
    """How far the first triangle is, in lengths of the direction."""
    import numpy
    import open3d

    triangles = q["triangles"]
    scene = open3d.t.geometry.RaycastingScene(nthreads=q.threads)
    numbers = numpy.arange(3 * len(triangles), dtype=numpy.uint32).reshape(-1, 3)
    scene.add_triangles(open3d.core.Tensor(triangles.reshape(-1, 3)), open3d.core.Tensor(numbers))
    rays, found = open3d.core.Tensor(q["rays"]), [None]

    def work():
        found[0] = scene.cast_rays(rays, nthreads=q.threads)["t_hit"]

    return work, lambda: found[0].numpy(), by_wall


def torch_for(q, backend):
    import torch

    torch.set_num_threads(q.threads)
    if backend == "cuda" and not torch.cuda.is_available():
        raise RuntimeError("this torch has no CUDA device")
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    torch.backends.cudnn.benchmark = True
    torch.set_grad_enabled(False)

    def by_events(work):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        work()
        end.record()
        torch.cuda.synchronize()
        return begin.elapsed_time(end)

    return torch, by_events if backend == "cuda" else by_wall


def torch_image(torch, q, backend):
    """Channels as a batch of pictures of one, as torch has images."""
    return torch.from_numpy(q["image"]).to(backend).permute(2, 0, 1)[:, None].contiguous()


def torch_convolve(q, backend):
    torch, clock = torch_for(q, backend)
    functional, image, out = torch.nn.functional, torch_image(torch, q, backend), [None]
    row, column = (torch.from_numpy(q[name]).to(backend) for name in ("row", "column"))
    x, y = len(row) // 2, len(column) // 2
    mode = {"zero": "constant", "replicate": "replicate", "reflect-101": "reflect", "wrap": "circular"}[q.values["border"]]

    def work():
        padded = functional.pad(image, (x, x, y, y), mode=mode)
        out[0] = functional.conv2d(functional.conv2d(padded, row[None, None, None, :]), column[None, None, :, None])

    return work, lambda: out[0][:, 0].permute(1, 2, 0).cpu().numpy(), clock


def torch_warp(q, backend):
    torch, clock = torch_for(q, backend)
    image, m, out = torch_image(torch, q, backend).transpose(0, 1), q["matrix"], [None]
    height, width = q.said["answer"]["shape"][:2]
    x, y = (torch.arange(n, device=backend, dtype=torch.float64) for n in (width, height))
    y = y[:, None]
    w = m[2, 0] * x + m[2, 1] * y + m[2, 2]
    u, v = (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / w, (m[1, 0] * x + m[1, 1] * y + m[1, 2]) / w
    grid = torch.stack((2 * u / (image.shape[3] - 1) - 1, 2 * v / (image.shape[2] - 1) - 1), dim=-1)[None].float()

    def work():
        out[0] = torch.nn.functional.grid_sample(image, grid, align_corners=True)

    return work, lambda: out[0][0].permute(1, 2, 0).cpu().numpy(), clock


def torch_histogram(q, backend):
    torch, clock = torch_for(q, backend)
    references, queries = (torch.from_numpy(q[name]).to(backend).float() for name in ("references", "queries"))
    bins = int(q.values["bins"])
    counts = torch.empty(len(queries), bins, dtype=torch.int64, device=backend)

    def work():
        at_once = max(1, (1 << 27) // len(references))
        for first in range(0, len(queries), at_once):
            distances = torch.cdist(queries[first : first + at_once], references)
            low, high = distances.amin(1, keepdim=True), distances.amax(1, keepdim=True)
            places = ((distances - low) * (bins / (high - low))).long().clamp_(max=bins - 1)
            places += bins * torch.arange(len(places), device=backend)[:, None]
            counts[first : first + at_once] = torch.bincount(places.view(-1), minlength=len(places) * bins).view(-1, bins)

    return work, lambda: counts.cpu().numpy(), clock


def torch_nearest(q, backend):
    torch, clock = torch_for(q, backend)
    points, centres = (torch.from_numpy(q[name]).to(backend).float() for name in ("points", "centres"))
    found = torch.empty(len(points), dtype=torch.int64, device=backend)
    radius = float(q.values["radius"])

    def work():
        at_once = max(1, (1 << 26) // len(centres))
        for first in range(0, len(points), at_once):
            least, place = torch.cdist(points[first : first + at_once], centres, compute_mode="donot_use_mm_for_euclid_dist").min(1)
            found[first : first + at_once] = torch.where(least > radius, -1, place)

    return work, lambda: found.cpu().numpy(), clock


def keops_nearest(q, backend):
    torch, clock = torch_for(q, backend)
    from pykeops.torch import LazyTensor

    points, centres = (torch.from_numpy(q[name]).to(backend).float().contiguous() for name in ("points", "centres"))
    radius, found = float(q.values["radius"]), [None]

    def work():
        squares = ((LazyTensor(points[:, None, :]) - LazyTensor(centres[None, :, :])) ** 2).sum(-1)
        least, place = squares.min_argmin(dim=1)
        found[0] = torch.where(least > radius**2, -1, place)[:, 0]

    return work, lambda: found[0].cpu().numpy(), clock


def cupy_and_clock():
    import cupy

    def by_events(work):
        begin, end = cupy.cuda.Event(), cupy.cuda.Event()
        begin.record()
        work()
        end.record()
        end.synchronize()
        return cupy.cuda.get_elapsed_time(begin, end)

    return cupy, by_events


def cupy_convolve(q):
    cupy, clock = cupy_and_clock()
    from cupyx.scipy import ndimage

    mode = {"zero": "constant", "replicate": "nearest", "reflect": "reflect", "reflect-101": "mirror", "wrap": "wrap"}[q.values["border"]]
    channels, row, column = [cupy.asarray(c) for c in q.channels], cupy.asarray(q["row"]), cupy.asarray(q["column"])
    between, out = cupy.empty_like(channels[0]), [cupy.empty_like(c) for c in channels]

    def work():
        for channel, made in zip(channels, out):
            ndimage.correlate1d(channel, row, axis=1, output=between, mode=mode)
            ndimage.correlate1d(between, column, axis=0, output=made, mode=mode)

    return work, lambda: cupy.asnumpy(cupy.stack(out, axis=2)), clock


def cupy_warp(q):
    cupy, clock = cupy_and_clock()
    from cupyx.scipy import ndimage

    m, shape, channels = q["matrix"], q.said["answer"]["shape"], [cupy.asarray(c) for c in q.channels]
    out = [None] * len(channels)

    def work():
        x, y = cupy.arange(shape[1], dtype=cupy.float64), cupy.arange(shape[0], dtype=cupy.float64)[:, None]
        w = float(m[2, 0]) * x + float(m[2, 1]) * y + float(m[2, 2])
        places = cupy.stack([(float(m[k, 0]) * x + float(m[k, 1]) * y + float(m[k, 2])) / w for k in (1, 0)])
        for c, channel in enumerate(channels):
            out[c] = ndimage.map_coordinates(channel, places, order=1, mode="grid-constant")

    return work, lambda: cupy.asnumpy(cupy.stack(out, axis=2)).astype("float32"), clock


def cupy_histogram(q):
    cupy, clock = cupy_and_clock()
    references, queries = (cupy.asarray(q[name]).astype(cupy.float32) for name in ("references", "queries"))
    bins = int(q.values["bins"])
    counts = cupy.empty((len(queries), bins), cupy.int64)

    def work():
        for row, query in enumerate(queries):
            counts[row] = cupy.histogram(cupy.sqrt(((references - query) ** 2).sum(axis=1)), bins=bins)[0]

    return work, lambda: cupy.asnumpy(counts), clock


class NppContext(ctypes.Structure):
    _fields_ = [("stream", ctypes.c_void_p)]
    _fields_ += [(name, ctypes.c_int) for name in ("device", "multiprocessors", "threads", "block_threads")]
    _fields_ += [("shared", ctypes.c_size_t), ("major", ctypes.c_int), ("minor", ctypes.c_int), ("flags", ctypes.c_uint), ("reserved", ctypes.c_int)]


class NppPair(ctypes.Structure):
    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int)]


class NppRect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height")]


def npp_function(library, name):
    places = [""]
    for package in ("nvidia.npp", "nvidia.cu13"):
        try:
            spec = importlib.util.find_spec(package)
            places += [os.path.join(folder, "lib", "") for folder in spec.submodule_search_locations or []] if spec else []
        except ModuleNotFoundError:
            pass
    for place in places:
        for ending in (".so.13", ".so.12", ".so.11", ".so"):
            try:
                return getattr(ctypes.CDLL(f"{place}{library}{ending}"), name)
            except (OSError, AttributeError):
                continue
    raise RuntimeError(f"{library}, a library of the CUDA toolkit, is not installed")


def npp(q):
    """A Gaussian's rows and columns, whose border NPP only replicates, or a homography."""
    cupy, clock = cupy_and_clock()
    image = cupy.asarray(q["image"])
    height, width, channels = image.shape
    out_shape = q.said["answer"]["shape"]
    out = cupy.zeros(out_shape, cupy.float32)
    of = cupy.cuda.runtime.getDeviceProperties(cupy.cuda.Device().id)
    context = NppContext(0, cupy.cuda.Device().id, of["multiProcessorCount"], of["maxThreadsPerMultiProcessor"], of["maxThreadsPerBlock"],
                         of["sharedMemPerBlock"], of["major"], of["minor"], 0, 0)
    source, target = ctypes.c_void_p(image.data.ptr), ctypes.c_void_p(out.data.ptr)
    step, out_step = 4 * width * channels, 4 * out_shape[1] * channels
    if q.said["asks"] == "convolve":
        taps = cupy.asarray(q["row"])
        function = npp_function("libnppif", f"nppiFilterGaussAdvancedBorder_32f_C{channels}R_Ctx")
        arguments = (source, step, NppPair(width, height), NppPair(0, 0), target, out_step, NppPair(width, height), len(taps),
                     ctypes.c_void_p(taps.data.ptr), 2, context)
    else:
        import numpy

        function = npp_function("libnppig", f"nppiWarpPerspective_32f_C{channels}R_Ctx")
        forward = (ctypes.c_double * 9)(*numpy.linalg.inv(q["matrix"]).ravel())
        arguments = (source, NppPair(width, height), step, NppRect(0, 0, width, height), target, out_step,
                     NppRect(0, 0, out_shape[1], out_shape[0]), forward, 2, context)

    def work():
        status = function(*arguments)
        if status < 0:
            raise RuntimeError(f"NPP refuses: status {status}")

    return work, lambda: cupy.asnumpy(out), clock


# --- who offers what

SHORT = {"OpenCV for Python": "cv2"}
OPENCV_PLACES, TORCH_PLACES = "places rounded to 1/32 pixel", "places in single precision"
# asks: (id, library, its package, backend, method, what else it computes, how); how takes the question, and torch's the backend
OFFERS = {
    "convolve": [
        ("scipy", "SciPy", "scipy", "cpu", "ndimage.correlate1d", "", scipy_convolve),
        ("cv2", "OpenCV for Python", "opencv-python", "cpu", "sepFilter2D", "", opencv_convolve),
        ("torch", "torch", "torch", "cpu", "conv2d twice", "", torch_convolve),
        ("torch-cuda", "torch", "torch", "cuda", "conv2d twice", "", torch_convolve),
        ("cupy", "CuPy", "cupy", "cuda", "ndimage.correlate1d", "", cupy_convolve),
        ("npp", "NPP", "npp", "cuda", "FilterGaussAdvancedBorder", "the border is replicated", npp),
    ],
    "homography": [
        ("scipy", "SciPy", "scipy", "cpu", "map_coordinates", "", scipy_warp),
        ("cv2", "OpenCV for Python", "opencv-python", "cpu", "warpPerspective", OPENCV_PLACES, opencv_warp),
        ("torch", "torch", "torch", "cpu", "grid_sample, grid given", TORCH_PLACES, torch_warp),
        ("torch-cuda", "torch", "torch", "cuda", "grid_sample, grid given", TORCH_PLACES, torch_warp),
        ("cupy", "CuPy", "cupy", "cuda", "map_coordinates", "", cupy_warp),
        ("npp", "NPP", "npp", "cuda", "WarpPerspective", "nothing is written outside", npp),
    ],
    "affine": [
        ("scipy", "SciPy", "scipy", "cpu", "map_coordinates", "", scipy_warp),
        ("cv2", "OpenCV for Python", "opencv-python", "cpu", "warpAffine", OPENCV_PLACES, opencv_warp),
        ("torch", "torch", "torch", "cpu", "grid_sample, grid given", TORCH_PLACES, torch_warp),
        ("torch-cuda", "torch", "torch", "cuda", "grid_sample, grid given", TORCH_PLACES, torch_warp),
        ("cupy", "CuPy", "cupy", "cuda", "map_coordinates", "", cupy_warp),
    ],
    "distance-histogram": [
        ("scipy", "SciPy", "scipy", "cpu", "cdist, histogram", "", scipy_histogram),
        ("faiss", "FAISS", "faiss-cpu", "cpu", "pairwise, histogram", "distances in single precision", faiss_histogram),
        ("torch", "torch", "torch", "cpu", "cdist, bincount", "distances in single precision", torch_histogram),
        ("torch-cuda", "torch", "torch", "cuda", "cdist, bincount", "distances in single precision", torch_histogram),
        ("cupy", "CuPy", "cupy", "cuda", "histogram", "distances in single precision", cupy_histogram),
    ],
    "nearest-within": [
        ("scipy", "SciPy", "scipy", "cpu", "cKDTree", "", scipy_nearest),
        ("faiss", "FAISS", "faiss-cpu", "cpu", "IndexFlatL2", "", faiss_nearest),
        ("torch", "torch", "torch", "cpu", "cdist, min", "", torch_nearest),
        ("torch-cuda", "torch", "torch", "cuda", "cdist, min", "", torch_nearest),
        ("keops", "KeOps", "pykeops", "cpu", "min_argmin", "", keops_nearest),
        ("keops-cuda", "KeOps", "pykeops", "cuda", "min_argmin", "", keops_nearest),
    ],
    "delaunay": [("scipy", "SciPy", "scipy", "cpu", "Delaunay (Qhull)", "", scipy_delaunay)],
    "rays": [("open3d", "Open3D", "open3d", "cpu", "cast_rays", "", open3d_rays)],
}
MODULES = {"opencv-python": ("cv2",), "faiss-cpu": ("faiss",), "npp": ("cupy",), "pykeops": ("pykeops", "torch")}
DISTRIBUTIONS = {
    "opencv-python": ("opencv-python", "opencv-python-headless", "opencv-contrib-python", "opencv-contrib-python-headless"),
    "cupy": ("cupy", "cupy-cuda13x", "cupy-cuda12x", "cupy-cuda11x"),
    "faiss-cpu": ("faiss-cpu", "faiss-gpu", "faiss-gpu-cu12"),
    "open3d": ("open3d", "open3d-cpu"),
    "npp": (),
}


def version_of(package):
    """Nothing where one of its modules is not here."""
    if any(importlib.util.find_spec(module) is None for module in ("numpy", *MODULES.get(package, (package,)))):
        return None
    for name in DISTRIBUTIONS.get(package, (package,)):
        try:
            return importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return ""


def offers_for(said):
    for identity, name, package, backend, method, computes, _ in OFFERS.get(said["asks"], []):
        if backend not in said["backends"]:
            continue
        version = version_of(package)
        if computes is OPENCV_PLACES and version is not None and not version.startswith("4"):
            computes = ""  # from 5 on places are as exact as ours
        offer = {"id": identity, "peer": name, "backend": backend, "method": f"{SHORT.get(name, name)} {method}", "computes": computes}
        yield offer | ({"absent": "not installed for python3"} if version is None else {"version": version})


def say(**words):
    os.write(PLACE, (json.dumps(words) + "\n").encode())


def obey(said, lines):
    """Orders about one offer, until the other side closes."""
    import inspect

    identity, _, _, backend, _, _, how = next(offer for offer in OFFERS[said["asks"]] if offer[0] == said["only"])
    made = None
    for line in lines:
        order = json.loads(line)
        try:
            if made is None:
                asked = Asked(said)
                made = how(asked, backend) if len(inspect.signature(how).parameters) == 2 else how(asked)
            work, answer, clock = made
            if "run" in order:
                if order.get("warm_up"):
                    clock(work)
                say(ms=[clock(work) for _ in range(order["run"])])
            else:
                result = answer().astype(said["answer"]["type"])
                if said["answer"]["shape"] == [*result.shape, 1]:  # OpenCV has no axis of one channel
                    result = result[..., None]
                if list(result.shape) != said["answer"]["shape"]:
                    raise RuntimeError(f"its result has the shape {list(result.shape)}")
                result.tofile(said["answer"]["file"])
                say(done=True)
        except Exception as error:  # whatever a library throws is told
            say(failed=f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else 'no reason given'}"[:200])


def main():
    with os.fdopen(os.dup(PLACE), "r", encoding="utf-8") as lines:
        said = json.loads(lines.readline())
        if said["only"]:
            return obey(said, lines)
        for offer in offers_for(said):
            say(**offer)
        say(ready=True)
        lines.readline()
        return None


if __name__ == "__main__":
    main()
