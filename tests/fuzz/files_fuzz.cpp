// The readers of data files: points, polylines, images, meshes and vectors, each format a target. Meshes that Assimp reads are
// not among them: what it does is not ours to mend.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/io/data_files.h"
#include "compute/io/points/table_preview.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/png_checksums.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace ws::fuzz {
namespace {

using Words = std::vector<std::string>;

const Words table_words{",",  ";", "\t",      " ",   "\"", "\"\"",         "\r\n",
                        "\r", "#", "x,y,z\n", "nan", "NA", "\xef\xbb\xbf", "\xff\xfe"};
const Words json_words{"{",           "}",  "[",  "]",       ",",          ":",         "\"",         "null",
                       "true",        "[[", "]]", "\\u0000", "\"points\"", "\"lines\"", "\"closed\"", "\"dimension\"",
                       "\"vertices\""};
const Words npy_words{"'descr': '",
                      "<f4",
                      "<f8",
                      ">f4",
                      "|u1",
                      "<i8",
                      "'fortran_order': True",
                      "'shape': (",
                      "(3, 4, 3)",
                      ",)",
                      "(0, 2305843009213693952)",
                      "(2305843009213693952, 0)"};
const Words ply_words{"format ascii 1.0\n",
                      "format binary_little_endian 1.0\n",
                      "format binary_big_endian 1.0\n",
                      "element vertex ",
                      "element face ",
                      "property float x\n",
                      "property double y\n",
                      "property uchar z\n",
                      "property list uchar int vertex_indices\n",
                      "property list double double vertex_indices\n",
                      "end_header\n",
                      "comment "};
const Words tsp_words{"DIMENSION: ", "EDGE_WEIGHT_TYPE: EUC_2D\n", "NODE_COORD_SECTION\n", "EOF\n", "NAME: ", "TYPE: TSP\n"};
const Words obj_words{"v ", "f ", "l ", "vn ", "vt ", "o ", "g ", "/", "//", "-1", "\\\n", "usemtl "};
const Words stl_words{"solid ", "facet normal ", "outer loop\n", "vertex ", "endloop\n", "endfacet\n", "endsolid"};
const Words off_words{"OFF\n", "COFF\n", "STOFF\n", "4OFF\n", "nOFF\n", "OFF BINARY\n", "#"};
const Words bmp_words{std::string("\x28\0\0\0", 4), std::string("\x0c\0\0\0", 4), std::string("\x6c\0\0\0", 4), "BM"};
const Words tga_words{std::string("\0\0\2", 3), std::string("\0\0\x0a", 3), std::string("\0\1\1", 3),
                      std::string("\0\0\x0b", 3)};
const Words jpg_words{"\xff\xd8", "\xff\xd9", "\xff\xda", "\xff\xc0", "\xff\xc2",
                      "\xff\xc4", "\xff\xdb", "\xff\xdd", "\xff\xe1", std::string("Exif\0\0", 6)};
const Words png_words{"IHDR", "IDAT", "IEND", "PLTE", "tRNS", "eXIf"};
const Words hdr_words{"#?RADIANCE\n", "FORMAT=32-bit_rle_rgbe\n", "EXPOSURE=", "-Y ", " +X ", "+Y ", "\x02\x02"};
const Words pfm_words{"PF\n", "Pf\n", "-1.0\n", "1.0\n"};
const Words vecs_words{std::string("\1\0\0\0", 4), std::string("\0\x10\0\0", 4), std::string("\xff\xff\xff\xff", 4)};

/// What the program reads of a file of that kind before it is data of the session.
void read_as(const io::DataFormats& formats, const std::filesystem::path& path, const io::ReadOptions& options) {
  const io::DataFile file = formats.read(path, options);
  static_cast<void>(formats.size_text(file.data));
  static_cast<void>(formats.digest(file.data));
  if (formats.thinned) static_cast<void>(formats.thinned(file.data, 2, {}));
}

void read_bytes(InputKind kind, const std::string& extension, std::string_view bytes) {
  const std::filesystem::path path = scratch_file("input." + extension);
  put(path, bytes);
  static_cast<void>(io::kind_of_file(path));
  static_cast<void>(io::may_hold(kind, path));
  const io::DataFormats& formats = io::data_formats(kind);
  if (!data_kind(kind).is_table) return read_as(formats, path, {});
  io::ReadOptions chosen;  // columns that are there, and no invalid rows
  if (io::is_table_file(path)) chosen.columns = io::proposed_columns(io::preview_table(path));
  chosen.drop_invalid = true;
  try {
    read_as(formats, path, {});
  } catch (const Error&) {
    read_as(formats, path, chosen);
    throw;
  }
}

// Small data of each kind; their writers make the seeds.

InputData some_points(std::size_t dimension) {
  auto points = std::make_shared<PointSet>(dimension, 5);
  for (std::size_t i = 0; i < points->size(); ++i)
    for (std::size_t k = 0; k < dimension; ++k) points->at(i, k) = 0.25 * static_cast<double>((i * 7 + k * 3) % 11) - 1;
  return std::shared_ptr<const PointSet>(points);
}

InputData some_polylines() {
  auto lines = std::make_shared<PolylineSet>();
  lines->dimension = 2;
  lines->lines = {{{0, 0, 1, 0, 1, 1.5}, true}, {{-2, 3, 4, -5}, false}};
  return std::shared_ptr<const PolylineSet>(lines);
}

InputData some_image(int channels, PixelType type) {
  auto image = std::make_shared<Image>(7, 5, channels, type);
  for (std::size_t i = 0; i < image->value_count(); ++i) {
    if (type == PixelType::uint8)
      image->values<std::uint8_t>()[i] = static_cast<std::uint8_t>(i * 37);
    else
      image->values<float>()[i] = static_cast<float>(i % 13) / 12;
  }
  if (type == PixelType::uint8) image->white = 255;
  return std::shared_ptr<const Image>(image);
}

InputData some_mesh() {
  auto mesh = std::make_shared<Mesh>();
  mesh->positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.5f, 0.25f, 1}};
  mesh->triangles = {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}};
  mesh->parts = {{"tetrahedron", 0}};
  return std::shared_ptr<const Mesh>(mesh);
}

InputData some_vectors(Component type) {
  auto vectors = std::make_shared<VectorSet>(type, 3, 4);
  for (std::size_t i = 0; i < 12; ++i) {
    if (type == Component::uint8)
      vectors->values<std::uint8_t>()[i] = static_cast<std::uint8_t>(i * 21);
    else
      vectors->values<float>()[i] = static_cast<float>(i) / 4;
  }
  vectors->holds_bytes = type == Component::uint8;
  return std::shared_ptr<const VectorSet>(vectors);
}

std::string written(const InputData& data, const std::string& extension) {
  const std::filesystem::path path = scratch_file("seed." + extension);
  io::data_formats(kind_of(data)).write(path, data);
  return content_of(path);
}

Target reader(std::string name, InputKind kind, const std::string& extension, Words words, Words seeds) {
  return {std::move(name), [kind, extension](std::string_view bytes) { read_bytes(kind, extension, bytes); }, std::move(seeds),
          std::move(words)};
}

std::string little(std::initializer_list<std::int32_t> numbers) {
  std::string bytes;
  for (const std::int32_t number : numbers) bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
  return bytes;
}

/// Without values, so that any count beside the 0 fits the file.
std::string empty_npy(const std::string& shape) {
  std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }";
  header.resize(117, ' ');
  return std::string("\x93NUMPY\1\0\x76\0", 10) + header + "\n";
}

void add_points(std::vector<Target>& all) {
  constexpr auto kind = InputKind::points;
  const InputData plane = some_points(2), space = some_points(3);
  all.push_back(reader("points.xyz", kind, "xyz", table_words, {written(space, "xyz"), "# a comment\n1 2 3\n4 5 nan\n"}));
  all.push_back(reader("points.csv", kind, "csv", table_words,
                       {written(plane, "csv"), "name;lat;lon\r\n\"a;\"\"b\";1,5;2\r\nc;;4\r\n", "1,2\n3,x\n"}));
  all.push_back(reader("points.npy", kind, "npy", npy_words, {written(space, "npy"), empty_npy("(0, 2)")}));
  all.push_back(reader(
      "points.ply", kind, "ply", ply_words,
      {written(space, "ply"),
       "ply\nformat ascii 1.0\ncomment c\nelement vertex 2\nproperty float x\nproperty float y\nend_header\n1 2\n3 4\n"}));
  all.push_back(
      reader("points.tsp", kind, "tsp", tsp_words,
             {"NAME: t\nTYPE: TSP\nDIMENSION: 3\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 0 0\n2 1 0\n3 0 1.5\nEOF\n"}));
  all.push_back(reader("points.json", kind, "json", json_words, {"[[1, 2], [3, 4.5]]", R"({"points": [[1, 2], [3, 4]]})"}));
}

void add_polylines(std::vector<Target>& all) {
  constexpr auto kind = InputKind::polylines;
  const InputData lines = some_polylines();
  all.push_back(reader("polylines.csv", kind, "csv", table_words,
                       {written(lines, "csv"), "plate,lat,lon\nA,1,2\nA,2,3\nB,-1,0\nB,4,5\n"}));
  all.push_back(reader("polylines.json", kind, "json", json_words, {written(lines, "json")}));
}

void add_images(std::vector<Target>& all) {
  constexpr auto kind = InputKind::image;
  const InputData grey = some_image(1, PixelType::uint8), colour = some_image(3, PixelType::uint8),
                  clear = some_image(4, PixelType::uint8), real = some_image(3, PixelType::float32);
  all.push_back(
      reader("images.png", kind, "png", png_words, {written(grey, "png"), written(clear, "png"), written(real, "png")}));
  all.back().run = [](std::string_view bytes) { read_bytes(kind, "png", with_png_checksums(bytes)); };
  all.push_back(reader("images.jpg", kind, "jpg", jpg_words, {written(grey, "jpg"), written(colour, "jpg")}));
  std::string packed = written(colour, "tga");
  packed[2] = '\x0a';
  all.push_back(reader("images.bmp", kind, "bmp", bmp_words, {written(colour, "bmp")}));
  all.push_back(reader("images.tga", kind, "tga", tga_words, {written(colour, "tga"), packed}));
  all.push_back(reader("images.hdr", kind, "hdr", hdr_words, {written(real, "hdr")}));
  all.push_back(
      reader("images.pfm", kind, "pfm", pfm_words, {written(real, "pfm"), written(some_image(1, PixelType::float32), "pfm")}));
  all.push_back(reader("images.npy", kind, "npy", npy_words, {written(colour, "npy"), written(real, "npy")}));
}

void add_meshes(std::vector<Target>& all) {
  constexpr auto kind = InputKind::mesh;
  const InputData mesh = some_mesh();
  all.push_back(
      reader("meshes.ply", kind, "ply", ply_words,
             {written(mesh, "ply"),
              "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\n"
              "property list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n"}));
  all.push_back(reader("meshes.obj", kind, "obj", obj_words,
                       {written(mesh, "obj"), "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1/1 2//2 -2 -1\n"}));
  std::string binary(80, ' ');
  binary += little({1}) + little({0, 0, 0, 0, 0, 0, 0x3f800000, 0, 0, 0, 0x3f800000, 0}) + std::string(2, '\0');
  all.push_back(reader("meshes.stl", kind, "stl", stl_words,
                       {binary,
                        "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\n"
                        "endfacet\nendsolid a\n"}));
  all.push_back(
      reader("meshes.off", kind, "off", off_words, {"OFF\n4 2 0\n0 0 0\n1 0 0\n0 1 0\n1 1 1\n3 0 1 2\n4 0 1 3 2 255 0 0\n"}));
}

void add_vectors(std::vector<Target>& all) {
  constexpr auto kind = InputKind::vectors;
  const InputData reals = some_vectors(Component::float32), bytes = some_vectors(Component::uint8);
  all.push_back(reader("vectors.fvecs", kind, "fvecs", vecs_words, {written(reals, "fvecs")}));
  all.push_back(reader("vectors.bvecs", kind, "bvecs", vecs_words, {written(bytes, "bvecs")}));
  all.push_back(reader("vectors.ivecs", kind, "ivecs", vecs_words, {little({2, 5, -7, 2, 1, 1 << 30})}));
  all.push_back(
      reader("vectors.npy", kind, "npy", npy_words, {written(reals, "npy"), written(bytes, "npy"), empty_npy("(0, 2)")}));
  all.push_back(reader("vectors.f32", kind, "f32", vecs_words, {written(reals, "f32")}));
  all.push_back(reader("vectors.csv", kind, "csv", table_words, {written(reals, "csv"), "name,a,b\nn,1,2\nm,3,4\n"}));
}

}  // namespace

std::vector<Target> make_targets() {
  std::vector<Target> all;
  add_points(all);
  add_polylines(all);
  add_images(all);
  add_meshes(all);
  add_vectors(all);
  return all;
}

}  // namespace ws::fuzz
