// Polyline formats: exact text, round trips, wrong files.
// SPDX-License-Identifier: MIT
#include "compute/io/polylines/polylines.h"

#include "io_test_support.h"

#include <limits>

namespace ws::io::test::of_polylines {
namespace {

PolylineSet example(std::size_t dimension = 2) {
  PolylineSet set;
  set.dimension = dimension;
  const auto line = [&](std::size_t count, bool closed) {
    Polyline result{{}, closed};
    for (std::size_t i = 0; i < count * dimension; ++i)
      result.coordinates.push_back(0.1 * static_cast<double>(i + set.lines.size()));
    set.lines.push_back(result);
  };
  line(3, true);
  line(2, false);
  line(1, false);
  return set;
}

std::string written(std::string_view name, const PolylineSet& set) {
  const TemporaryFolder folder;
  write_polylines(folder / name, set);
  return content_of(folder / name);
}

PolylineSet read(std::string_view name, std::string_view text) {
  const TemporaryFolder folder;
  return read_polylines(folder.write(name, text));
}

void expect_equal_lines(const PolylineSet& actual, const PolylineSet& expected) {
  EXPECT_EQ(actual.dimension, expected.dimension);
  ASSERT_EQ(actual.lines.size(), expected.lines.size());
  for (std::size_t i = 0; i < actual.lines.size(); ++i) {
    EXPECT_EQ(actual.lines[i].closed, expected.lines[i].closed);
    EXPECT_EQ(actual.lines[i].coordinates, expected.lines[i].coordinates);
  }
}

TEST(Polylines, RoundTripInEveryDimension) {
  const TemporaryFolder folder;
  for (std::size_t dimension = 1; dimension <= 16; ++dimension) {
    PolylineSet set = example(dimension);
    set.lines[0].coordinates[0] = 1.0 / 3;
    set.lines[0].coordinates.back() = 4.9e-324;
    for (const char* name : {"a.csv", "a.json"}) {
      write_polylines(folder / name, set);
      expect_equal_lines(read_polylines(folder / name), set);
    }
  }
}

TEST(Polylines, EmptySets) {
  PolylineSet empty;
  empty.dimension = 2;
  for (const std::string& extension : polyline_extensions())
    EXPECT_EQ(written("a." + extension, empty).empty(), extension == "obj");
  EXPECT_EQ(written("a.csv", empty), "component,vertex,closed,x0,x1\n");
  expect_equal_lines(read("a.csv", written("a.csv", empty)), empty);
  expect_equal_lines(read("a.json", written("a.json", empty)), empty);
}

TEST(Polylines, Csv) {
  EXPECT_EQ(written("a.csv", example()),
            "component,vertex,closed,x0,x1\n0,0,1,0,0.1\n0,1,1,0.2,0.30000000000000004\n0,2,1,0.4,0.5\n1,0,0,0.1,0.2\n"
            "1,1,0,0.30000000000000004,0.4\n2,0,0,0.2,0.30000000000000004\n");
}

TEST(Polylines, NamesOfCoordinatesStandInTheHeader) {
  PolylineSet set = example();
  set.column_names = {"longitude", "latitude, north"};
  const std::string text = written("a.csv", set);
  EXPECT_EQ(text.substr(0, text.find('\n')), "component,vertex,closed,longitude,\"latitude, north\"");
  expect_equal_lines(read("a.csv", text), set);
  set.column_names = {"1", "2"};  // a reader would take them for numbers
  EXPECT_TRUE(written("a.csv", set).starts_with("component,vertex,closed,x0,x1\n"));
}

TEST(Polylines, Ply) {
  const std::string text = written("a.ply", example(4));
  EXPECT_NE(text.find("element vertex 6\nproperty double x\nproperty double y\nproperty double z\nproperty double x3\n"),
            std::string::npos);
  EXPECT_NE(text.find("element edge 4\nproperty int vertex1\nproperty int vertex2\nend_header\n"), std::string::npos);
  EXPECT_TRUE(text.ends_with("0 1\n1 2\n2 0\n3 4\n"));
  const TemporaryFolder folder;
  write_polylines(folder / "a.ply", example(3));
  EXPECT_EQ(read_points(folder / "a.ply").points.size(), 6u);
}

TEST(Polylines, Obj) {
  const std::string text = written("a.obj", example());
  EXPECT_TRUE(text.starts_with("v 0 0.1 0\n"));
  EXPECT_TRUE(text.ends_with("l 1 2 3 1\nl 4 5\np 6\n"));
}

TEST(Polylines, Vtk) {
  const std::string text = written("a.vtk", example());
  EXPECT_TRUE(text.starts_with("# vtk DataFile Version 3.0\n"));
  EXPECT_NE(text.find("DATASET POLYDATA\nPOINTS 6 double\n0 0.1 0\n"), std::string::npos);
  EXPECT_TRUE(text.ends_with("VERTICES 1 2\n1 5\nLINES 2 8\n4 0 1 2 0\n2 3 4\n"));
}

TEST(Polylines, Svg) {
  PolylineSet set;
  set.dimension = 2;
  set.lines.push_back({{0, 0, 10, 0, 10, 20}, true});
  const std::string text = written("a.svg", set);
  EXPECT_NE(text.find("viewBox=\"-1 -21 12 22\""), std::string::npos) << text;
  EXPECT_NE(text.find("d=\"M0 -0 L10 -0 L10 -20 Z\""), std::string::npos) << text;
  EXPECT_NE(text.find("stroke-width=\"0.08\""), std::string::npos) << text;
}

TEST(Polylines, TwoVerticesAreLinkedOnce) {
  PolylineSet set;
  set.dimension = 2;
  set.lines.push_back({{0, 0, 1, 1}, true});
  EXPECT_TRUE(written("a.obj", set).ends_with("l 1 2\n"));
  EXPECT_NE(written("a.ply", set).find("element edge 1\n"), std::string::npos);
}

TEST(Polylines, RefusesWhatAFormatCannotHold) {
  const TemporaryFolder folder;
  expect_error([&] { write_polylines(folder / "a.obj", example(4)); }, {"OBJ", "at most 3", "these polylines have 4", "json"});
  expect_error([&] { write_polylines(folder / "a.vtk", example(4)); }, {"VTK", "at most 3"});
  expect_error([&] { write_polylines(folder / "a.svg", example(3)); }, {"SVG", "have 3", "obj"});
  expect_error([&] { write_polylines(folder / "a.dxf", example()); }, {"a.dxf", "csv, ply, obj, json, svg, vtk"});
  PolylineSet infinite = example();
  infinite.lines[1].coordinates[0] = std::numeric_limits<double>::infinity();
  expect_error([&] { write_polylines(folder / "a.csv", infinite); }, {"polyline 1", "infinite"}, ErrorKind::invalid_argument);
  expect_error([&] { write_polylines(folder / "no" / "a.csv", example()); }, {"cannot write", "a.csv", "No such file"});
  EXPECT_EQ(folder.file_count(), 0u);
}

TEST(Polylines, VtpHasLinesDotsAndTheirNumbers) {
  const std::string text = written("a.vtp", example());
  for (const char* part :
       {"NumberOfPoints=\"6\" NumberOfVerts=\"1\" NumberOfLines=\"2\"",
        "<Verts>\n<DataArray type=\"Int64\" Name=\"connectivity\" format=\"ascii\">\n5 </DataArray>",
        "<Lines>\n<DataArray type=\"Int64\" Name=\"connectivity\" format=\"ascii\">\n0 1 2 0 3 4 </DataArray>",
        "Name=\"component\" format=\"ascii\">\n2 0 1 </DataArray>"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\nis not in\n" << text;
  for (const char* name : {"a.vtp", "a.glb"})
    expect_error([&] { (void)written(name, example(4)); }, {"at most 3 coordinates, these polylines have 4"});
}

TEST(Polylines, CsvOfNamedColumnsTellsLinesApartByAText) {
  const PolylineSet set = read("plates.csv", "plate,lat,lon\nam,30.5,132\nam,31,-133.25\nin,-1e1,7\r\n\nin,0,8\n");
  ASSERT_EQ(set.dimension, 2u);
  ASSERT_EQ(set.lines.size(), 3u) << "an edge across half of the world goes over its border";
  EXPECT_EQ(set.lines[0].coordinates, (std::vector<double>{132, 30.5})) << "longitude is x";
  EXPECT_EQ(set.lines[2].coordinates, (std::vector<double>{7, -10, 8, 0}));
  EXPECT_FALSE(set.lines[2].closed);
  const PolylineSet space = read("a.csv", "x,name,y,z\n1,a b,2,3\n4,a b,5,6\n200,c,-200,0\n");
  ASSERT_EQ(space.lines.size(), 2u);
  EXPECT_EQ(space.lines[0].coordinates, (std::vector<double>{1, 2, 3, 4, 5, 6}));
}

TEST(Polylines, NotesSayWhatNamedColumnsWereTakenFor) {
  const TemporaryFolder folder;
  std::vector<std::string> notes;
  (void)read_polylines(folder.write("a.csv", "plate,depth,Latitude,Longitude\nam,5,30.5,132\nam,5,31,133\n"), &notes);
  ASSERT_EQ(notes.size(), 1u);
  for (const char* part : {"1 open line,", "column plate", "Longitude, Latitude", "longitude as x", "left out: depth"})
    EXPECT_NE(notes[0].find(part), std::string::npos) << notes[0];
}

TEST(Polylines, ChosenColumnsAreTheCoordinates) {
  const TemporaryFolder folder;
  const auto chosen = [&](std::string_view text, const std::vector<std::string>& columns) {
    ReadOptions options;
    options.columns = columns;
    return read_polylines(folder.write("a.csv", text), nullptr, options);
  };
  const PolylineSet named = chosen("depth,plate,lat,lon\n5,am,30,132\n6,am,31,133\n7,an,1,2\n", {"lat", "depth"});
  ASSERT_EQ(named.lines.size(), 2u) << "told apart by the column of text";
  EXPECT_EQ(named.lines[0].coordinates, (std::vector<double>{30, 5, 31, 6}));
  EXPECT_EQ(named.column_names, (std::vector<std::string>{"lat", "depth"}));
  const PolylineSet own = chosen("component,vertex,closed,x0,x1\n0,0,0,1,2\n0,1,0,3,4\n1,0,0,5,6\n", {"x1"});
  ASSERT_EQ(own.lines.size(), 2u);
  EXPECT_EQ(own.lines[0].coordinates, (std::vector<double>{2, 4}));
  const PolylineSet numbers = chosen("1,2,3\n4,5,6\n", {"2", "0"});
  ASSERT_EQ(numbers.lines.size(), 1u) << "nothing tells lines apart";
  EXPECT_EQ(numbers.lines[0].coordinates, (std::vector<double>{3, 1, 6, 4}));
  expect_error([&] { (void)chosen("a,b\n1,2\n", {"c"}); }, {"there is no column \"c\"; it has a, b"});
  expect_error([&] { (void)chosen("a,b\n1,2\n3,x\n", {"b"}); }, {"line 3", "\"b\"", "\"x\""});
  expect_error([&] { (void)chosen("a,b\n", {"b"}); }, {"only a header"});
}

TEST(Polylines, WrongNamedColumns) {
  const std::string header = "plate,lat,lon\n";
  expect_error([&] { read("a.csv", header + "am,1,2\nam,1\n"); }, {"line 3", "expected 3 fields, found 2"});
  expect_error([&] { read("a.csv", header + "am,1,2\nam,north,2\n"); }, {"line 3", "\"lat\"", "\"north\""});
  expect_error([&] { read("a.csv", header + "am,1,inf\n"); }, {"line 2", "\"lon\"", "\"inf\""});
  expect_error([&] { read("a.csv", header); }, {"component,vertex,closed"});
  expect_error([&] { read("a.csv", header + "1,2,3\n"); }, {"component,vertex,closed"});
}

TEST(Polylines, WrongCsv) {
  const std::string header = "component,vertex,closed,x0,x1\n";
  expect_error([] { read("a.csv", "x,y\n1,2\n"); }, {"line 1", "component,vertex,closed"});
  expect_error([] { read("a.csv", ""); }, {"expected the header"});
  expect_error([&] { read("a.csv", header + "0,0,1,1\n"); }, {"line 2", "expected 5 fields, found 4"});
  expect_error([&] { read("a.csv", header + "0,0,1,1,b\n"); }, {"line 2", "\"b\""});
  expect_error([&] { read("a.csv", header + "0,0,1,1,nan\n"); }, {"line 2", "\"nan\""});
  expect_error([&] { read("a.csv", header + "0,0,2,1,1\n"); }, {"line 2", "closed", "found 2"});
  expect_error([&] { read("a.csv", header + "1,0,0,1,1\n"); }, {"line 2", "component 0", "found 1"});
  for (const char* component : {"-1", "-2", "0.5", "1e18", "-1e18"})
    expect_error([&] { read("a.csv", header + component + ",0,0,1,1\n"); }, {"line 2", "expected component 0, found"});
  for (const char* vertex : {"-1", "0.5", "1", "1e300"})
    expect_error([&] { read("a.csv", header + "0," + vertex + ",0,1,1\n"); }, {"line 2", "expected vertex 0"});
  expect_error([] { read("a.csv", "component,vertex,closed\n0,0,1\n"); }, {"line 1", "no coordinates"});
  expect_error([&] { read("a.csv", header + "0,0,0,1,1\n2,0,0,1,1\n"); }, {"line 3", "component 0 or 1", "found 2"});
  expect_error([&] { read("a.csv", header + "0,0,0,1,1\n0,2,0,1,1\n"); }, {"line 3", "vertex 1", "found 2"});
  expect_error([&] { read("a.csv", header + "0,0,0,1,1\n0,1,1,1,1\n"); }, {"line 3", "both closed and open"});
}

TEST(Polylines, WrongJson) {
  expect_error([] { read("a.json", "{\"dimension\": 2,"); }, {"a.json", "not JSON"});
  expect_error([] { read("a.json", "[]"); }, {"no field \"dimension\""});
  expect_error([] { read("a.json", "{\"dimension\": 17, \"polylines\": []}"); }, {"dimension is", "17", "1 to 16"});
  expect_error([] { read("a.json", "{\"dimension\": 2}"); }, {"no field \"polylines\""});
  expect_error([] { read("a.json", "{\"dimension\": 2, \"polylines\": 5}"); }, {"polylines is not a list"});
  expect_error([] { read("a.json", "{\"dimension\": 2, \"polylines\": [{\"points\": []}]}"); }, {"polylines[0]", "\"closed\""});
  expect_error([] { read("a.json", "{\"dimension\": 2, \"polylines\": [{\"closed\": 1, \"points\": []}]}"); },
               {"polylines[0].closed"});
  expect_error([] { read("a.json", "{\"dimension\": 2, \"polylines\": [{\"closed\": true, \"points\": [[1, 2], [3]]}]}"); },
               {"polylines[0].points[1]", "2 numbers"});
  expect_error([] { read("a.json", "{\"dimension\": 1, \"polylines\": [{\"closed\": true, \"points\": [[\"a\"]]}]}"); },
               {"points[0]", "a"});
  expect_error([] { read("a.obj", "v 1 2 3\n"); }, {"cannot read polylines", "csv, json"});
}

TEST(Polylines, JsonMayHoldMore) {
  const PolylineSet set = read(
      "a.json", R"({"kind": "circle", "dimension": 1, "polylines": [{"closed": false, "points": [[1], [2.5]], "id": 3}]})");
  EXPECT_EQ(set.lines.at(0).coordinates, (std::vector<double>{1, 2.5}));
}

}  // namespace
}  // namespace ws::io::test::of_polylines
