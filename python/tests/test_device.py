# Arrays on CUDA devices. What the protocols' sides say to each other is tested everywhere, by stand-ins with made-up addresses; what
# kernels read is tested where a device, torch and cupy are.
# SPDX-License-Identifier: MIT
import ctypes
import gc
import json
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import warpscope as ws
from warpscope import _device

CUDA = ws.backends()["cuda"]
on_cuda = pytest.mark.skipif(not CUDA, reason=f"no CUDA device: {ws.backends()['cuda_reason']}")
MIB = 1 << 20


class Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    """DLTensor of dlpack.h"""
    _fields_ = [("data", ctypes.c_void_p), ("device", Device), ("ndim", ctypes.c_int32), ("dtype", Type),
                ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("byte_offset", ctypes.c_uint64)]


class Managed(ctypes.Structure):
    """DLManagedTensor of dlpack.h"""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER)]
new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
capsule_pointer.restype, capsule_pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
CODES = {"i": 0, "u": 1, "f": 2}


class OnDlpack:
    """Says that it lies on a CUDA device, at an address that must not be read."""

    def __init__(self, shape, kind="f4", strides=None, address=0x7000_0000, device=0):
        self.asked, self.deleted = [], 0
        dims, kind = len(shape), np.dtype(kind)
        self._shape, self._strides = (ctypes.c_int64 * dims)(*shape), (ctypes.c_int64 * dims)(*(strides or ()))
        self._deleter = DELETER(self._delete)
        tensor = Tensor(address, Device(2, device), dims, Type(CODES[kind.kind], 8 * kind.itemsize, 1), self._shape,
                        self._strides if strides else None, 0)
        self._managed = Managed(tensor, None, self._deleter)
        self.device = device

    def _delete(self, _):
        self.deleted += 1

    def __dlpack_device__(self):
        return 2, self.device

    def __dlpack__(self, **arguments):
        self.asked.append(arguments)
        if "max_version" in arguments:
            raise TypeError("max_version is not known")
        return new_capsule(ctypes.addressof(self._managed), b"dltensor", None)


class OnInterface:
    """The same by the CUDA array interface alone."""

    def __init__(self, **told):
        self.__cuda_array_interface__ = {"shape": (100, 2), "typestr": "<f4", "data": (0x7000_0000, False), "strides": None,
                                         "version": 3, "stream": None} | told


def refused(make, text, hint=""):
    with pytest.raises(ws.ArgumentError) as caught:
        make()
    assert text in caught.value.message, caught.value.message
    assert hint in caught.value.hint, caught.value.hint
    assert isinstance(caught.value, ValueError)


def test_what_producers_are_asked_and_that_they_get_their_memory_back():
    given = OnDlpack((10, 3))
    array = _device.device_array(given, "a")
    assert given.asked == [{"stream": 1, "max_version": (1, 0)}, {"stream": 1}]  # CUDA's default stream is waited for
    assert (array.shape, array.strides, array.type, array.device, array.address) == ([10, 3], [3, 1], "float32", 0, 0x7000_0000)
    taken = _device.table(array, "a", ("float32",))
    del array
    gc.collect()
    assert given.deleted == 0 and taken.address == 0x7000_0000
    del taken
    gc.collect()
    assert given.deleted == 1


def test_lending_says_where_the_array_lies():
    given = OnDlpack((4, 3, 5), strides=(1, 20, 4))
    lent = _device.DeviceArray(_device.device_array(given, "a"))
    assert lent.__dlpack_device__() == (2, 0) and lent.strides == (4, 80, 16) and len(lent) == 4 and lent.dtype == np.float32
    capsule = lent.__dlpack__(stream=7)
    tensor = ctypes.cast(capsule_pointer(capsule, b"dltensor"), ctypes.POINTER(Managed)).contents.tensor
    assert tensor.data == 0x7000_0000 and list(tensor.shape[:3]) == [4, 3, 5] and list(tensor.strides[:3]) == [1, 20, 4]
    assert (tensor.device.kind, tensor.device.number, tensor.dtype.code, tensor.dtype.bits) == (2, 0, 2, 32)
    del lent
    gc.collect()
    assert given.deleted == 0  # the capsule keeps it
    del tensor, capsule
    gc.collect()
    assert given.deleted == 1
    told = _device.DeviceArray(_device.device_array(given, "a")).__cuda_array_interface__
    assert told["data"] == (0x7000_0000, True) and told["version"] == 3 and told["stream"] is None and told["typestr"] == "<f4"
    lent = _device.DeviceArray(_device.device_array(given, "a"))
    assert "versioned" in repr(lent.__dlpack__(max_version=(1, 0)))
    for arguments in ({"copy": True}, {"dl_device": (1, 0)}, {"stream": 0}):
        with pytest.raises(BufferError):
            lent.__dlpack__(**arguments)


@pytest.mark.parametrize("make, given, text, hint", [
    (ws.points, OnDlpack((10, 2), "i8"), "float32 or float64 here, not int64", "astype"),
    (ws.points, OnDlpack((10, 2), "f2"), "cannot be of float16", "float()"),
    (ws.points, OnDlpack((10, 17)), "(count, 1 to 16), not (10, 17)", "a.T"),
    (ws.points, OnDlpack((2, 3, 4)), "(count, 1 to 16), not (2, 3, 4)", "a.T"),
    (ws.points, OnDlpack((10, 2), strides=(4, 2)), "strides of [4, 2] elements in shape (10, 2)", "ascontiguousarray"),
    (ws.points, OnDlpack((10, 2), strides=(0, 1)), "positive strides, not (0, 1)", "ascontiguousarray"),
    (ws.points, OnDlpack((10, 2), strides=(-2, 1)), "positive strides, not (-2, 1)", "ascontiguousarray"),
    (ws.points, OnDlpack((10, 2), address=0x7000_0002), "no multiple of an element's 4 bytes", "ascontiguousarray"),
    (ws.vectors, OnDlpack((10, 2), "f8"), "uint8 or float32 here, not float64", "torch.float32"),
    (ws.vectors, OnDlpack((10, 2), strides=(1, 10)), "rows one behind the other", "contiguous()"),
    (ws.vectors, OnDlpack((3, 5000)), "(count, 1 to 4096), not (3, 5000)", ""),
    (ws.image, OnDlpack((10, 20), "f8"), "uint8 or float32 here, not float64", "astype"),
    (ws.image, OnDlpack((3, 10, 20)), "(height, width, 1, 3 or 4), not (3, 10, 20)", "moveaxis"),
    (ws.image, OnDlpack((10, 20), strides=(32, 1)), "pixels without gaps", "contiguous()"),
    (ws.image, OnDlpack((70000, 2)), "at most 65536 rows", ""),
    (ws.points, OnInterface(typestr=">f4"), "another order than this machine's: >f4", "newbyteorder"),
    (ws.points, OnInterface(typestr="<c8"), "cannot be of complex64", "convert"),
    (ws.points, OnInterface(mask=object()), "masked arrays", "fill"),
    (ws.points, OnInterface(stream=0), "stream 0", "1 or 2"),
    (ws.points, OnInterface(strides=(9, 4)), "no multiples", "ascontiguousarray"),
])
def test_what_is_wrong_is_said_before_a_device_is_asked(make, given, text, hint):
    with pytest.raises(ws.ArgumentError) as caught:
        make(given, name="mine")
    assert text in caught.value.message and caught.value.message.startswith("mine: ") and hint in caught.value.hint


def test_what_producers_refuse_is_told():
    class WithGradient(OnDlpack):
        def __dlpack__(self, **arguments):
            raise BufferError("it requires a gradient")

    refused(lambda: ws.points(WithGradient((3, 2))), "it requires a gradient", "detach()")


@pytest.mark.skipif(bool(CUDA), reason="a CUDA device is here")
@pytest.mark.parametrize("given", [OnDlpack((100, 2)), OnInterface()])
def test_without_a_device_it_is_said_what_to_do(given):
    reason = ws.backends()["cuda_reason"]
    for make in (ws.points, ws.vectors, ws.image, lambda a: ws.ridge(a, r1=1), lambda a: ws.polylines([a]),
                 lambda a: ws.mesh(a, a)):
        refused(lambda: make(given), f"CUDA device, which cannot be used here: {reason}", "a.cpu() in torch, a.get() in cupy")


def test_empty_arrays_are_as_good_on_the_host():
    data = ws.points(OnDlpack((0, 2)))
    assert data.shape == (0, 2) and data.is_on_host and not data.device_arrays


def test_data_and_results_of_the_host_lend_nothing():
    image = ws.image(np.zeros((4, 5), np.float32))
    assert image.is_on_host and image.device_arrays == {} and len(image) == 4
    assert ws.filter(image, sigma=1, backend="cpu").device_arrays == {}


# From here on a device is needed.


def library(name):
    """numpy's array to the library's, the array's address, and what makes one from DLPack."""
    if name == "torch":
        torch = pytest.importorskip("torch")
        if not torch.cuda.is_available():
            pytest.skip("torch has no CUDA")
        return lambda a: torch.from_numpy(np.ascontiguousarray(a)).cuda(), lambda a: a.data_ptr(), torch.from_dlpack
    cupy = pytest.importorskip("cupy")
    return lambda a: cupy.asarray(a, order="C"), lambda a: a.data.ptr, cupy.from_dlpack


def numbers_of(array):
    return array.cpu().numpy() if hasattr(array, "cpu") else array.get()


@pytest.fixture(params=["torch", "cupy"])
def lib(request):
    return library(request.param)


def cloud_of(count, kind=np.float32):
    return np.asarray(ws.generate("trefoil", count=count, noise=0.1, seed=1)).astype(kind)


def is_the_very_memory(data, address, name):
    return data.device_arrays[name].address == address and not data.is_on_host


@on_cuda
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_ridge_reads_the_cloud_where_it_lies(lib, kind):
    to_device, address, _ = lib
    host = cloud_of(200_000, kind)
    there = to_device(host)
    for given in (there, to_device(np.ascontiguousarray(host.T)).T):
        data = ws.points(given)
        assert is_the_very_memory(data, address(given), "points") and data.shape == host.shape
        for method in ("grid", "brute") if kind == np.float32 else ("grid",):
            options = {"method": method, "steps": False, "backend": "cuda"}
            got, expected = ws.ridge(data, **options), ws.ridge(host, **options)
            assert got.hash == expected.hash and np.array_equal(got.vertices, expected.vertices)
            assert got.parameters["r1"] == expected.parameters["r1"]  # chosen from the data
        assert is_the_very_memory(data, address(given), "points")
    assert ws.ridge(data, backend="cpu", steps=False).hash == expected.hash
    assert data.is_on_host and np.array_equal(data, host)


@on_cuda
@pytest.mark.parametrize("kind, dimension, method", [(np.float32, 2, "boxes"), (np.float32, 3, "auto"), (np.float32, 96, "auto"),
                                                     (np.uint8, 128, "tensor"), (np.float32, 128, "tensor"), (np.uint8, 128, "paper"),
                                                     (np.float32, 40, "shared"), (np.uint8, 40, "fused")])
def test_histogram_reads_vectors_where_they_lie(lib, kind, dimension, method):
    to_device, address, _ = lib
    random = np.random.default_rng(3)
    references, queries = (random.integers(0, 256, (count, dimension)).astype(kind) for count in (50_000, 100))
    if kind == np.float32:
        references, queries = references / np.float32(7), queries / np.float32(7)
    options = {"bins": 64, "backend": "cuda"} | ({"method": method} if method != "auto" else {})
    expected = ws.histogram(references, queries, **options)
    wide = to_device(np.concatenate([references, references], axis=1))[:, :dimension]
    for given in (to_device(references), wide):
        data, asked = ws.vectors(given), ws.vectors(to_device(queries))
        got = ws.histogram(data, asked, **options)
        assert got.hash == expected.hash and np.array_equal(got.counts, expected.counts)
        assert is_the_very_memory(data, address(given), "vectors") and not asked.is_on_host
    drawn = ws.histogram(data, query_count=10, **options)  # queries are drawn from the references
    assert drawn.hash == ws.histogram(references, query_count=10, **options).hash and not data.is_on_host


@on_cuda
@pytest.mark.parametrize("kind", [np.float32, np.uint8])
@pytest.mark.parametrize("shape", [(600, 800), (601, 803), (300, 256, 3), (111, 222, 4)])
def test_filter_reads_the_image_and_lends_the_result_where_they_lie(lib, kind, shape):
    to_device, address, from_dlpack = lib
    random = np.random.default_rng(4)
    host = random.integers(0, 256, shape).astype(kind) / (255 if kind == np.float32 else 1)
    host = host.astype(kind)
    there = to_device(host)
    data = ws.image(there)
    for options in ({"sigma": 3}, {"operation": "affine", "matrix": (2, 1.5, -800, 0, 2, -300)}):
        got, expected = ws.filter(data, backend="cuda", **options), ws.filter(host, backend="cuda", **options)
        assert got.hash == expected.hash and is_the_very_memory(data, address(there), "image")
        lent = got.device_arrays["image"]
        shown = from_dlpack(lent)
        assert address(shown) == lent.address and np.array_equal(numbers_of(shown), expected.image)
        again = ws.image(there)
        assert ws.filter(again, backend="cuda", **options).device_arrays["image"].address != lent.address


@on_cuda
def test_the_cuda_array_interface_of_results():
    cupy = pytest.importorskip("cupy")
    image = np.random.default_rng(5).random((300, 500, 3), dtype=np.float32)
    result = ws.filter(cupy.asarray(image), sigma=2, backend="cuda")
    shown = cupy.asarray(result.device_arrays["image"])
    assert shown.data.ptr == result.device_arrays["image"].address
    assert np.array_equal(shown.get(), result.image)

    class Interface:
        __cuda_array_interface__ = cupy.asarray(image).__cuda_array_interface__

    kept = cupy.asarray(image)
    Interface.__cuda_array_interface__ = kept.__cuda_array_interface__
    assert ws.filter(Interface(), sigma=2, backend="cuda").hash == result.hash


@on_cuda
def test_one_filters_result_is_the_next_ones_image():
    cupy = pytest.importorskip("cupy")
    image = np.random.default_rng(6).random((512, 1024), dtype=np.float32)
    first = ws.filter(cupy.asarray(image), sigma=2, backend="cuda")
    lent = first.device_arrays["image"]
    data = ws.image(lent)
    assert is_the_very_memory(data, lent.address, "image")
    assert ws.filter(data, sigma=4, backend="cuda").hash == ws.filter(first.image, sigma=4, backend="cuda").hash


@on_cuda
def test_data_keep_the_array(lib):
    to_device, _, _ = lib
    host = cloud_of(300_000)
    expected = ws.ridge(host, steps=False, backend="cuda").hash
    data = ws.points(to_device(host))
    gc.collect()
    others = [to_device(np.zeros_like(host)) for _ in range(20)]  # which would take the place of what is free
    assert ws.ridge(data, steps=False, backend="cuda").hash == expected
    del others
    result = ws.ridge(to_device(host), backend="cuda")  # which shows it, too
    gc.collect()
    others = [to_device(np.zeros_like(host)) for _ in range(20)]
    assert result.hash == expected and len(result.steps) > 1


@on_cuda
def test_memory_goes_back_to_its_library():
    torch = pytest.importorskip("torch")
    before = torch.cuda.memory_allocated()
    data = ws.points(torch.rand(1_000_000, 3, device="cuda"))
    gc.collect()
    assert torch.cuda.memory_allocated() - before >= 12_000_000
    result = ws.ridge(data, r1=0.05, steps=False, backend="cuda")
    del data, result
    gc.collect()
    assert torch.cuda.memory_allocated() == before


@on_cuda
def test_lent_arrays_outlive_the_result(lib):
    _, _, from_dlpack = lib
    image = np.random.default_rng(7).random((700, 900), dtype=np.float32)
    result = ws.filter(image, sigma=3, backend="cuda")
    expected, shown = result.image.copy(), from_dlpack(result.device_arrays["image"])
    del result
    gc.collect()
    ws.clear_cache()
    for _ in range(10):
        ws.filter(image, sigma=9, backend="cuda")
    assert np.array_equal(numbers_of(shown), expected)


@on_cuda
def test_other_threads_go_on_while_a_lent_array_is_let_go():
    """A long kernel may still read it, which is waited for."""
    torch = pytest.importorskip("torch")
    result = ws.filter(np.ones((64, 64), np.float32), sigma=2, backend="cuda")
    lent = result.device_arrays["image"]
    del result
    begun, ended, laps = threading.Event(), threading.Event(), []

    def runner():
        while not ended.is_set():
            laps.append(time.monotonic())
            begun.set()
            time.sleep(0.001)

    thread = threading.Thread(target=runner)
    thread.start()
    begun.wait()
    torch.cuda._sleep(1_000_000_000)
    event = torch.cuda.Event()
    event.record()
    assert not event.query(), "the kernel was too short to test anything"
    from_here = time.monotonic()
    del lent
    gc.collect()
    to_here = time.monotonic()
    assert event.query(), "what reads the array is waited for"
    ended.set()
    thread.join()
    assert sum(from_here < lap < to_here for lap in laps) > 20


@on_cuda
def test_work_on_the_producers_stream_is_waited_for():
    """An array that is still being written when it is given: its stream has a long kernel before it."""
    image = np.random.default_rng(8).random((1024, 1024), dtype=np.float32)
    expected = ws.filter(image, sigma=3, backend="cuda").hash
    torch, cupy = pytest.importorskip("torch"), pytest.importorskip("cupy")
    stream, source = torch.cuda.Stream(), torch.from_numpy(image).cuda()
    target = torch.zeros_like(source)
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(1_000_000_000)
        target.copy_(source)
        assert not stream.query(), "the kernel was too short to test anything"
        assert ws.filter(target, sigma=3, backend="cuda").hash == expected
    source, target = cupy.asarray(image), cupy.zeros_like(cupy.asarray(image))
    sleep = cupy.RawKernel('extern "C" __global__ void wait() { long long t = clock64(); while (clock64() - t < 1000000000LL); }', "wait")
    sleep.compile()
    cupy.cuda.Device().synchronize()

    class Interface:
        """Of version 3: it names the stream."""

    with cupy.cuda.Stream(non_blocking=True) as stream:
        for given in (target, Interface()):
            target.fill(0)
            stream.synchronize()
            sleep((1,), (1,), ())
            target[...] = source
            assert not stream.done, "the kernel was too short to test anything"
            Interface.__cuda_array_interface__ = target.__cuda_array_interface__
            assert ws.filter(given, sigma=3, backend="cuda").hash == expected


@on_cuda
def test_bad_numbers_are_told_as_of_the_hosts_arrays(lib):
    to_device, _, _ = lib
    host = cloud_of(1000)
    host[700, 1] = np.nan
    for make in (ws.points, ws.vectors):
        with pytest.raises(ValueError) as expected:
            make(host)
        with pytest.raises(ValueError) as caught:
            make(to_device(host))
        assert str(caught.value) == str(expected.value)


@on_cuda
def test_what_is_no_device_memory_is_refused():
    host = np.zeros((100, 2), np.float32)
    refused(lambda: ws.points(OnInterface(data=(host.ctypes.data, False))), "CUDA device")
    refused(lambda: ws.points(OnDlpack((100, 2), address=host.ctypes.data, device=77)), "77")


@on_cuda
def test_another_device_than_the_runs_is_refused():
    if len(CUDA) < 2:
        pytest.skip("one device here")
    cupy = pytest.importorskip("cupy")
    with cupy.cuda.Device(1):
        data = ws.points(cupy.asarray(cloud_of(1000)))
    refused(lambda: ws.ridge(data, r1=0.2, backend="cuda"), "lies on CUDA device 1, the run is on device 0", "CUDA_VISIBLE_DEVICES")


@on_cuda
def test_other_algorithms_take_a_copy_on_the_host(lib):
    to_device, _, _ = lib
    points = np.random.default_rng(9).random((300, 2))
    data = ws.points(to_device(points))
    assert ws.triangulation(data, method="delaunay").hash == ws.triangulation(points, method="delaunay").hash and data.is_on_host
    mesh = ws.generate("torus-knot", triangles=2000)
    vertices, triangles = np.asarray(mesh.vertices), np.asarray(mesh.triangles).astype(np.int32)
    tree, same = ws.kdtree((to_device(vertices), to_device(triangles))), ws.kdtree((vertices, triangles))
    assert tree.hash == same.hash
    rays = np.array([[0, 0, -9]], np.float32), np.array([[0, 0, 1]], np.float32)
    assert np.array_equal(tree.trace(*map(to_device, rays)).hit_distances, same.trace(*rays).hit_distances)
    circle = ws.generate("circle", count=2000, noise=0.1, seed=1)
    truth = np.asarray(circle.truth)
    assert ws.ridge(circle, r1=0.2, truth=to_device(truth)).summary == ws.ridge(circle, r1=0.2, truth=truth).summary


@on_cuda
def test_a_copy_on_the_host_counts_at_the_limit(lib):
    to_device, _, _ = lib
    host = np.random.default_rng(3).random((500, 700), dtype=np.float32)
    options = {"sigma": 1, "backend": "cpu", "steps": False}
    with pytest.raises(ws.OutOfMemory) as caught:
        ws.filter(host, memory_limit=1, **options)
    needed = int(re.search(r"([0-9]+) bytes", str(caught.value)).group(1))
    data = ws.image(to_device(host))
    for limit in (1, needed, needed + host.nbytes - 1):
        with pytest.raises(ws.OutOfMemory):
            ws.filter(data, memory_limit=limit, **options)
    result = ws.filter(data, memory_limit=needed + host.nbytes, **options)
    assert result.hash == ws.filter(host, memory_limit=needed, **options).hash and data.is_on_host
    with pytest.raises(ws.OutOfMemory):  # a run may do the same whether the copy is there or not
        ws.filter(data, memory_limit=needed, **options)


@on_cuda
def test_the_manuals_page():
    for name in ("torch", "cupy"):
        library(name)
    page = (Path(__file__).resolve().parents[2] / "docs/python.md").read_text()
    blocks = re.findall(r"^```py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {"ws": ws, "np": np})


MEASURE = """
import gc, json, sys, numpy as np, {library}
import warpscope as ws
def free():
    {library}.cuda.{synchronize}
    return {free}
random = np.random.default_rng(1)
turns = 2 * np.pi * random.random((10_000_000, 1), dtype=np.float32)
host = np.concatenate([np.cos(turns), np.sin(turns), 0 * turns], axis=1)
host += 0.05 * random.standard_normal(host.shape, dtype=np.float32)
ws.ridge(host[:1000], r1=0.2, backend="cuda", steps=False)  # what the first run sets up
given = {to_device} if sys.argv[1] == "device" else np.asfortranarray(host.astype(np.float64))
{library}.cuda.{synchronize}
begin = free()
data = ws.points(given)
made = free()
result = ws.ridge(data, r1=0.1, backend="cuda", steps=False)
done = free()
print(json.dumps({{"data": begin - made, "run": made - done, "hash": result.hash, "on_host": data.is_on_host,
                   "same": not data.device_arrays or data.device_arrays["points"].address == {address},
                   "bytes": host.nbytes}}))
"""
LIBRARIES = {
    "torch": {"free": "torch.cuda.mem_get_info()[0]", "to_device": "torch.from_numpy(host).cuda()", "address": "given.data_ptr()",
              "synchronize": "synchronize()"},
    "cupy": {"free": "cupy.cuda.runtime.memGetInfo()[0]", "to_device": "cupy.asarray(host)", "address": "given.data.ptr",
             "synchronize": "Device().synchronize()"},
}


@on_cuda
@pytest.mark.parametrize("name", LIBRARIES)
def test_no_second_copy_of_ten_million_points(name):
    """Of 10⁷ x 3 floats the device's free memory tells: none is taken for data of an array that lies there, and a run takes what a
    run of the host's array takes."""
    library(name)

    def measured(where):
        script = MEASURE.format(library=name, **LIBRARIES[name])
        done = subprocess.run([sys.executable, "-c", script, where], capture_output=True, text=True, env=dict(os.environ))
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])

    device, host = measured("device"), measured("host")
    print(f"{name}: MiB taken on the device: by data {device['data'] / MIB:.0f}, by the run {device['run'] / MIB:.0f} (of the host's array "
          f"{host['run'] / MIB:.0f}); the array has {device['bytes'] / MIB:.0f}")
    assert device["hash"] == host["hash"] and device["same"] and not device["on_host"]
    assert device["data"] <= 40 * MIB < device["bytes"] / 2  # CUDA's pool grows by 32 MiB
    assert device["run"] <= host["run"] + 40 * MIB
