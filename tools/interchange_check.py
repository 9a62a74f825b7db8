# What interchange_check.sh runs: shapes that VTK and trimesh find in files, against those of the formats that hold all numbers.
# SPDX-License-Identifier: MIT
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import trimesh
import vtk
from vtk.util.numpy_support import vtk_to_numpy


def run(program, folder, workspace, flag, arguments):
    """Writes one result in all formats; gives the folder's files by extension."""
    files = {}
    for extension in ("vtp", "glb", "json"):
        files[extension] = folder / f"{workspace}.{extension}"
        subprocess.run([program, "run", workspace, *arguments, flag, files[extension]], check=True, capture_output=True)
    return files


def by_vtk(path):
    reader = vtk.vtkXMLPolyDataReader()
    errors = []
    reader.AddObserver("ErrorEvent", lambda *_: errors.append("read error"))
    reader.SetFileName(str(path))
    reader.Update()
    assert not errors and reader.GetErrorCode() == 0, f"{path}: VTK cannot read it"
    return reader.GetOutput()


def counts_of_glb(path):
    """How many lines and polygons VTK finds in a glb; trimesh takes only the vertices of lines."""
    reader = vtk.vtkGLTFReader()
    reader.SetFileName(str(path))
    reader.Update()
    pieces = reader.GetOutput().NewIterator()
    lines = polygons = 0
    while not pieces.IsDoneWithTraversal():
        lines += pieces.GetCurrentDataObject().GetNumberOfLines()
        polygons += pieces.GetCurrentDataObject().GetNumberOfPolys()
        pieces.GoToNextItem()
    return lines, polygons


def points_of(data):
    return vtk_to_numpy(data.GetPoints().GetData())


def cell_values(data):
    return {data.GetCellData().GetArrayName(i): vtk_to_numpy(data.GetCellData().GetArray(i))
            for i in range(data.GetCellData().GetNumberOfArrays())}


def by_trimesh(path):
    """Vertices of all shapes in the data's own coordinates, and what shapes there are."""
    scene = trimesh.load(path, force="scene")
    body = path.read_bytes()
    size = int.from_bytes(body[12:16], "little")
    origin = np.array(json.loads(body[20 : 20 + size])["scenes"][0]["extras"]["origin"])
    return {name: (np.asarray(shape.vertices) + origin, shape) for name, shape in scene.geometry.items()}


def check_ridge(program, folder, sample):
    files = run(program, folder, "ridge", "--out", ["--sample", sample])
    told = json.loads(files["json"].read_text())
    vertices = np.array([point for line in told["polylines"] for point in line["points"]])
    vertices = np.pad(vertices, ((0, 0), (0, 3 - vertices.shape[1])))
    data = by_vtk(files["vtp"])
    assert np.array_equal(points_of(data), vertices)
    dots = sum(len(line["points"]) == 1 for line in told["polylines"])
    assert data.GetNumberOfVerts() == dots and data.GetNumberOfLines() == len(told["polylines"]) - dots
    assert sorted(cell_values(data)["component"]) == list(range(len(told["polylines"])))
    found, _ = by_trimesh(files["glb"])["lines"]
    size = np.ptp(vertices, axis=0).max()
    distances = np.linalg.norm(found[:, None] - vertices[None], axis=2).min(axis=1)
    assert distances.max() < 1e-6 * size, "a vertex of the glb is none of the ridge's"
    edges = sum(len(line["points"]) - 1 + (line["closed"] and len(line["points"]) > 2) for line in told["polylines"])
    assert counts_of_glb(files["glb"]) == (edges, 0)
    return f"{data.GetNumberOfLines()} lines, {len(vertices)} vertices, {edges} edges"


def check_triangulation(program, folder):
    files = run(program, folder, "triangulation", "--out", ["--sample", "uniform"])
    told = json.loads(files["json"].read_text())
    points = np.array(told["points"])
    data = by_vtk(files["vtp"])
    assert np.array_equal(points_of(data)[:, :2], points)
    assert data.GetNumberOfLines() == told["edge_count"] and data.GetNumberOfPolys() == told["triangle_count"]
    lengths = cell_values(data)["length"]
    assert np.array_equal(lengths[: told["edge_count"]], told["edge_lengths"])
    _, mesh = by_trimesh(files["glb"])["polygons"]
    assert len(mesh.faces) == told["triangle_count"]
    assert counts_of_glb(files["glb"]) == (told["edge_count"], told["triangle_count"])
    corners = points[np.array(told["triangles"])]
    (ax, ay), (bx, by) = (corners[:, 1] - corners[:, 0]).T, (corners[:, 2] - corners[:, 0]).T
    assert abs(mesh.area - np.abs(ax * by - ay * bx).sum() / 2) < 1e-4 * mesh.area
    return f"{told['edge_count']} edges, {told['triangle_count']} triangles"


def check_tree(program, folder):
    files = run(program, folder, "kdtree", "--out-tree", ["--sample", "knot"])
    told = json.loads(files["json"].read_text())
    leaves = [node["triangles"] for node in told["nodes"] if node.get("triangles")]
    data = by_vtk(files["vtp"])
    assert data.GetNumberOfPolys() == 6 * len(leaves) and data.GetNumberOfPoints() == 8 * len(leaves)
    values = cell_values(data)
    assert sorted(values["triangles"][::6]) == sorted(map(len, leaves)) and values["depth"].max() == told["depth"]
    bounds, box = np.array(data.GetBounds()).reshape(3, 2), np.float32([told["box"]["low"], told["box"]["high"]])
    assert (bounds[:, 0] >= box[0]).all() and (bounds[:, 1] <= box[1]).all()
    _, mesh = by_trimesh(files["glb"])["polygons"]
    assert len(mesh.faces) == 12 * len(leaves)
    return f"{len(leaves)} leaves"


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for what, check in (("ridge in the plane", lambda: check_ridge(program, folder, "rings")),
                            ("ridge in space", lambda: check_ridge(program, folder, "trefoil")),
                            ("triangulation", lambda: check_triangulation(program, folder)),
                            ("kD-tree", lambda: check_tree(program, folder))):
            print(f"{what}: {check()}: VTK {vtk.VTK_VERSION} and trimesh {trimesh.__version__} agree")


if __name__ == "__main__":
    main()
