#!/usr/bin/env python3
# Thousands of damaged and odd files against the command line, made here from small valid ones: cut at each byte, one number or
# byte changed at a time, nested, doubled, renamed. Prints a table of what came of them, and keeps the files that were not
# answered as they should: at once, within the memory limit, by a result or by one line that says what is wrong.
# Usage: attack.py PROGRAM [--keep FOLDER] [--jobs N] [--seed N] [--only FORMAT] [--most N]
# SPDX-License-Identifier: MIT
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shutil
import struct
import subprocess
import tempfile
import time

MEMORY = 500 << 20  # bytes, for each of the processes of a run
SOON = 5.0  # seconds, of processors' time: how long small files may take
LONGEST_LINE = 600

# What is made by the program itself, by the command that reads it: "{}" is the file.
GENERATED = {
    "csv": (["circle", "--count", 12], ["run", "triangulation", "--input", "{}"]),
    "xyz": (["trefoil", "--count", 12], ["run", "ridge", "--input", "{}"]),
    "txt": (["spiral", "--count", 12], ["run", "ridge", "--input", "{}"]),
    "ply": (["rings", "--count", 12], ["run", "ridge", "--input", "{}"]),
    "npy": (["uniform", "--count", 9], ["run", "triangulation", "--input", "{}"]),
    "obj": (["soup", "--triangles", 5], ["run", "kdtree", "--input", "{}"]),
    "mesh.ply": (["soup", "--triangles", 5], ["run", "kdtree", "--input", "{}"]),
    "png": (["noise", "--size", "9x7"], ["run", "filter", "--input", "{}"]),
    "jpg": (["photo-like", "--size", "16x16"], ["run", "filter", "--input", "{}"]),
    "bmp": (["noise", "--size", "5x3"], ["run", "filter", "--input", "{}"]),
    "tga": (["noise", "--size", "5x3"], ["run", "filter", "--input", "{}"]),
    "hdr": (["noise", "--size", "9x3"], ["run", "filter", "--input", "{}"]),
    "pfm": (["noise", "--size", "5x3"], ["run", "filter", "--input", "{}"]),
    "image.npy": (["noise", "--size", "5x3"], ["run", "filter", "--input", "{}"]),
    "fvecs": (["gauss", "--count", 5, "--dimension", 4], ["run", "histogram", "--input", "{}"]),
    "bvecs": (["sift-like", "--count", 3], ["run", "histogram", "--input", "{}"]),
    "f32": (["gauss", "--count", 5, "--dimension", 4], ["run", "histogram", "--input", "{}", "--dimension", 4]),
    "vectors.npy": (["gauss", "--count", 5, "--dimension", 3], ["run", "histogram", "--input", "{}"]),
    "vectors.csv": (["gauss", "--count", 5, "--dimension", 3], ["run", "histogram", "--input", "{}"]),
}

STATE = {"warpscope": "0.1.0", "workspace": "ridge", "inputs": [{"role": "cloud", "generator": "circle --count 30 --noise 0.1"}],
         "parameters": {"r1": 0.3}, "view": {}, "step": 3, "seed": 1}
GLTF = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "buffers": [{"byteLength": 44, "uri": "data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAAAAABAAIAAAA="}],
        "bufferViews": [{"buffer": 0, "byteOffset": 0, "byteLength": 36}, {"buffer": 0, "byteOffset": 36, "byteLength": 6}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0]},
                      {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"}]}
DAE = """<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><up_axis>Z_UP</up_axis></asset>
<library_geometries><geometry id="g"><mesh><source id="p"><float_array id="pa" count="9">0 0 0 1 0 0 0 1 0</float_array><technique_common>
<accessor source="#pa" count="3" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1"><input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="s"><node id="n"><instance_geometry url="#g"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>
"""
X3D = """<?xml version="1.0"?><X3D version="3.0"><Scene><Shape><IndexedFaceSet coordIndex="0 1 2 -1"><Coordinate point="0 0 0 1 0 0 0 1 0"/></IndexedFaceSet></Shape></Scene></X3D>
"""
AMF = """<?xml version="1.0"?><amf unit="millimeter"><object id="0"><mesh><vertices><vertex><coordinates><x>0</x><y>0</y><z>0</z></coordinates></vertex>
<vertex><coordinates><x>1</x><y>0</y><z>0</z></coordinates></vertex><vertex><coordinates><x>0</x><y>1</y><z>0</z></coordinates></vertex></vertices>
<volume><triangle><v1>0</v1><v2>1</v2><v3>2</v3></triangle></volume></mesh></object></amf>
"""
SMD = "version 1\nnodes\n0 \"root\" -1\nend\nskeleton\ntime 0\n0 0 0 0 0 0 0\nend\ntriangles\nm\n0 0 0 0 0 0 1 0 0\n0 1 0 0 0 0 1 1 0\n0 0 1 0 0 0 1 0 1\nend\n"
DXF = "0\nSECTION\n2\nENTITIES\n0\n3DFACE\n8\n0\n10\n0\n20\n0\n30\n0\n11\n1\n21\n0\n31\n0\n12\n0\n22\n1\n32\n0\n13\n0\n23\n1\n33\n0\n0\nENDSEC\n0\nEOF\n"
AC = 'AC3Db\nMATERIAL "m" rgb 1 1 1 amb 1 1 1 emis 0 0 0 spec 0 0 0 shi 1 trans 0\nOBJECT world\nkids 1\nOBJECT poly\nnumvert 3\n0 0 0\n1 0 0\n0 1 0\nnumsurf 1\nSURF 0x0\nmat 0\nrefs 3\n0 0 0\n1 0 0\n2 0 0\nkids 0\n'
NFF = "v\nfrom 0 0 5\nat 0 0 0\nup 0 1 0\nangle 45\nhither 1\nresolution 9 9\np 3\n0 0 0\n1 0 0\n0 1 0\n"
X = "xof 0303txt 0032\nMesh m {\n3;\n0;0;0;,\n1;0;0;,\n0;1;0;;\n1;\n3;0,1,2;;\n}\n"
MD2 = struct.pack("<4s16i", b"IDP2", 8, 4, 4, 52, 0, 3, 0, 1, 0, 1, 68, 68, 68, 80, 132, 132) + struct.pack("<6h", 0, 1, 2, 0, 0, 0) + \
    struct.pack("<6f16s", 1, 1, 1, 0, 0, 0, b"frame") + bytes([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0]) + bytes(16)


def glb():
    gltf = json.loads(json.dumps(GLTF))
    del gltf["buffers"][0]["uri"]
    text = json.dumps(gltf).encode()
    text += b" " * (-len(text) % 4)
    binary = struct.pack("<9f3Hxx", 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 2)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks


def stl():
    facet = struct.pack("<12fH", 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)
    return b"x" * 80 + struct.pack("<I", 2) + 2 * facet


def three_ds():
    def chunk(tag, *parts):
        body = b"".join(parts)
        return struct.pack("<HI", tag, 6 + len(body)) + body
    vertices = chunk(0x4110, struct.pack("<H9f", 3, 0, 0, 0, 1, 0, 0, 0, 1, 0))
    faces = chunk(0x4120, struct.pack("<H4H", 1, 0, 1, 2, 0))
    return chunk(0x4D4D, chunk(0x3D3D, chunk(0x4000, b"o\0", chunk(0x4100, vertices, faces))))


TREE = ["run", "kdtree", "--input", "{}"]
# What is written here: content, command.
WRITTEN = {
    "ivecs": (struct.pack("<10i", 4, 1, 2, 3, 4, 4, 5, 6, 7, 8), ["run", "histogram", "--input", "{}"]),
    "tsp": ("NAME: t\nTYPE: TSP\nDIMENSION: 4\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 0 0\n2 4 0\n3 4 3\n4 1 2\nEOF\n", ["run", "triangulation", "--input", "{}"]),
    "points.json": ("[[0, 0], [4, 0], [4, 3], [1, 2]]", ["run", "triangulation", "--input", "{}"]),
    "table.csv": ("place,longitude,latitude,depth\nA,1.5,2,10\nB,2.5,1,20\n\"C, D\",3,4,30\n", ["run", "triangulation", "--input", "{}"]),
    "warpscope.json": (json.dumps(STATE), ["render", "{}", "--output", "out.png", "--size", "64x48", "--supersample", 1]),
    "truth.json": (None, ["run", "ridge", "--input", "given.csv", "--truth", "{}"]),
    "truth.csv": ("component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,0\n1,0,0,1,1\n1,1,0,0,1\n", ["run", "ridge", "--input", "given.csv", "--truth", "{}"]),
    "check.json": (None, ["run", "triangulation", "--input", "given.csv", "--check", "{}"]),
    "check.obj": ("v 0 0 0\nv 4 0 0\nv 4 3 0\nf 1 2 3\n", ["run", "triangulation", "--input", "given.csv", "--check", "{}"]),
    "kdt": (None, ["run", "kdtree", "--input", "given.ply", "--tree", "{}"]),
    "off": ("OFF\n4 2 0\n0 0 0\n1 0 0\n0 1 0\n1 1 0\n3 0 1 2\n3 1 3 2\n", TREE),
    "stl": (stl(), TREE),
    "ascii.stl": ("solid t\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid t\n", TREE),
    "gltf": (json.dumps(GLTF), TREE), "glb": (glb(), TREE), "dae": (DAE, TREE), "x3d": (X3D, TREE), "amf": (AMF, TREE), "smd": (SMD, TREE), "raw": ("0 0 0 1 0 0 0 1 0\n", TREE), "dxf": (DXF, TREE),
    "ac": (AC, TREE), "nff": (NFF, TREE), "x": (X, TREE), "md2": (MD2, TREE), "3ds": (three_ds(), TREE),
}

NUMBERS = ["0", "-1", "1e308", "-1e308", "1e999", "nan", "inf", "2147483647", "2147483648", "4294967295", "18446744073709551616", "9" * 400,
           "0.5", "", "x", "1e-320", "\u0661"]
INTEGERS = [0, 1, -1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0x80000000]
SEPARATORS = [b"\0", b"\xff\xfe", b"\x1b[2J", b"\r", b"\n\n\n", b"\xef\xbb\xbf", b"\xc3\x28", b"'", b'"', b"{" * 2000, b"[" * 100_000, b"<a>" * 30_000,
              b"," * 5000, b" " * 100_000, b"A" * 100_000, b"%s%n", b"../../etc/passwd"]


def cuts(content):
    for length in range(min(len(content), 400)):
        yield f"cut at {length}", content[:length]


def changed_numbers(content):
    for match in re.finditer(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?", content):
        for number in NUMBERS:
            yield f"number at {match.start()} becomes {number[:20]}", content[:match.start()] + number.encode() + content[match.end():]


def changed_binary(content):
    for at in range(0, min(len(content), 160)):
        for value in INTEGERS:
            for size in (1, 4) if at % 4 == 0 else (1,):
                field = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
                if content[at:at + size] != field:
                    yield f"{8 * size} bits at {at} become {value}", content[:at] + field + content[at + size:]
    for at in range(0, min(len(content), 64), 4):
        for value in (0x7F800000, 0x7FC00000, 0x7F7FFFFF):
            yield f"float at {at} becomes {value:x}", content[:at] + struct.pack("<I", value) + content[at + 4:]


def odd_wholes(content):
    yield "empty", b""
    yield "doubled", content + content
    yield "a thousand times", content * 1000
    yield "backwards", content[::-1]
    yield "without its middle", content[:len(content) // 3] + content[2 * len(content) // 3:]
    yield "carriage returns", content.replace(b"\n", b"\r")
    yield "in UTF-16", content.decode("latin-1").encode("utf-16")
    for at in sorted({0, len(content) // 2, len(content)}):
        for inserted in SEPARATORS:
            yield f"{inserted[:8]!r} × {len(inserted)} at {at}", content[:at] + inserted + content[at:]
    lines = content.splitlines(keepends=True)
    for number, line in enumerate(lines[:40]):
        yield f"without line {number + 1}", b"".join(lines[:number] + lines[number + 1:])
        yield f"line {number + 1} twice", b"".join(lines[:number] + [line] + lines[number:])


def damages(content):
    """(what was done, the damaged bytes), each content once."""
    seen = set()
    for kind in (cuts, changed_numbers, changed_binary, odd_wholes):
        for what, bytes_ in kind(content):
            if bytes_ not in seen:
                seen.add(bytes_)
                yield kind.__name__, what, bytes_


class Attack:
    def __init__(self, program, folder, keep):
        self.program, self.folder, self.keep = program, pathlib.Path(folder), keep
        self.call("generate", "circle", "--count", 12, "--seed", 1, "--out", "given.csv")
        self.call("generate", "soup", "--triangles", 5, "--seed", 1, "--out", "given.ply")
        self.call("generate", "segment", "--count", 4, "--seed", 1, "--out", "made.csv")
        (self.folder / "made.csv.truth.json").rename(self.folder / "made.truth.json")
        self.call("run", "kdtree", "--input", "given.ply", "--out", "made.kdt")
        self.call("run", "triangulation", "--input", "given.csv", "--out", "made.check.json")

    def call(self, *arguments):
        process = subprocess.run([self.program, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True)
        if process.returncode != 0:
            raise SystemExit(f"{' '.join(map(str, arguments))}: {process.stderr}")

    def seeds(self):
        for name, (maker, command) in GENERATED.items():
            file = f"seed.{name}"
            self.call("generate", maker[0], *maker[1:], "--seed", 1, "--out", file)
            yield name, (self.folder / file).read_bytes(), command
        for name, (content, command) in WRITTEN.items():
            if content is None:
                content = (self.folder / f"made.{name}").read_bytes()
            yield name, content.encode() if isinstance(content, str) else content, command

    def run(self, number, name, content, command):
        """What came of one file: "read", "refused" or what is wrong with the answer; and the answer."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            folder = pathlib.Path(folder)
            for given in ("given.csv", "given.ply"):
                os.link(self.folder / given, folder / given)
            file = f"file{number}.{name}"
            (folder / file).write_bytes(content)
            arguments = [str(a).replace("{}", file) for a in command]
            process = subprocess.Popen([self.program, *arguments, "--memory-limit", "500M", "--threads", "1"], cwd=folder,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
            begin = time.monotonic()
            try:
                _, errors = process.communicate(timeout=12 * SOON)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                process.communicate()
                return "hangs", ""
            verdict = self.verdict(process.returncode, errors, folder, file)
            if time.monotonic() - begin > 4 * SOON:
                verdict = "slow"
            return verdict, errors.decode(errors="replace")[-400:]

    def verdict(self, code, errors, folder, file):
        left = [p.name for p in folder.iterdir() if p.name.endswith(".tmp")]
        if code not in (0, 1, 2):
            return f"ends with {code}"
        if left:
            return "leaves a temporary file"
        text = errors.decode(errors="replace")
        if any(ord(c) < 32 and c not in "\n\t" for c in text) or b"\x1b" in errors:
            return "control characters"
        if code == 0:
            return "read"
        last = text.strip().splitlines()[-1] if text.strip() else ""
        clear = last.startswith("warpscope: ") and "internal error" not in last and len(last) <= LONGEST_LINE and len(last) > 25
        return "refused" if clear else "unclear"


def main():
    parser = argparse.ArgumentParser(description="Thousands of damaged files against the command line.")
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--keep", type=pathlib.Path, help="folder for files that were answered badly")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--most", type=int, default=250, help="files of each format, drawn by the seed")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    table = collections.defaultdict(collections.Counter)
    bad = []
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="warpscope_attack_") as folder, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        attack = Attack(options.program.resolve(), folder, options.keep)
        waiting = {}
        for name, content, command in attack.seeds():
            if options.only not in name:
                continue
            first, _ = attack.run(0, name, content, command)
            if first != "read":
                raise SystemExit(f"the undamaged {name} is not read: {first} {_}")
            cases = list(damages(content))
            for case in chance.sample(cases, min(options.most, len(cases))):
                number = len(waiting) + 1
                waiting[pool.submit(attack.run, number, name, case[2], command)] = (number, name, case)
        for future in concurrent.futures.as_completed(waiting):
            number, name, (kind, what, content) = waiting[future]
            verdict, errors = future.result()
            table[name][verdict] += 1
            if verdict in ("read", "refused"):
                continue
            bad.append((name, what, verdict, errors))
            if options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{number}.{name}").write_bytes(content)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10
    for name, what, verdict, errors in bad:
        print(f"{name}: {what}: {verdict}: {errors}")
    print(f"{'format':16} {'files':>6} {'read':>6} {'refused':>8} {'badly':>6}")
    for name, row in table.items():
        wrong = sum(row.values()) - row["read"] - row["refused"]
        print(f"{name:16} {sum(row.values()):6} {row['read']:6} {row['refused']:8} {wrong:6}")
    total = sum(sum(row.values()) for row in table.values())
    print(f"{total} files in {time.monotonic() - begin:.0f} s, {len(bad)} answered badly; the largest process took {peak >> 20} MiB")
    raise SystemExit(1 if bad or peak > MEMORY + (64 << 20) else 0)


if __name__ == "__main__":
    main()
