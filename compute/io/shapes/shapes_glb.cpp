// Binary glTF 2.0: one list of points, and of dots, lines and polygons a mesh each that there is any of.
// SPDX-License-Identifier: MIT
#include "compute/core/data/glb_file.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/json_text.h"
#include "compute/io/shapes/shape_formats.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

namespace ws::io {

namespace {

using OrderedJson = nlohmann::ordered_json;
using Point = std::array<double, 3>;

struct Bounds {
  Point low{}, high{};
};

Bounds bounds_of(const std::vector<Point>& points) {
  Bounds bounds;
  if (!points.empty()) bounds = {points[0], points[0]};
  for (const Point& p : points)
    for (std::size_t k = 0; k < 3; ++k) {
      bounds.low[k] = std::min(bounds.low[k], p[k]);
      bounds.high[k] = std::max(bounds.high[k], p[k]);
    }
  return bounds;
}

/// Polygons as triangles about their first points, lines as pairs, dots as they are.
std::vector<std::uint32_t> indices_of(const Cells& cells, int mode) {
  std::vector<std::uint32_t> indices;
  std::size_t begin = 0;
  for (const std::int64_t end : cells.ends) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint32_t>(cells.points[i]); };
    if (mode == gltf::mode_points) indices.push_back(at(begin));
    for (std::size_t i = begin + 1; mode == gltf::mode_lines && i < static_cast<std::size_t>(end); ++i)
      indices.insert(indices.end(), {at(i - 1), at(i)});
    for (std::size_t i = begin + 2; mode == gltf::mode_triangles && i < static_cast<std::size_t>(end); ++i)
      indices.insert(indices.end(), {at(begin), at(i - 1), at(i)});
    begin = static_cast<std::size_t>(end);
  }
  return indices;
}

class GlbWriter {
 public:
  explicit GlbWriter(const Shapes& shapes) {
    const Bounds bounds = bounds_of(shapes.points);
    Point origin{};
    for (std::size_t k = 0; k < 3; ++k) origin[k] = bounds.low[k] + (bounds.high[k] - bounds.low[k]) / 2;
    json_["asset"] = {{"version", "2.0"}, {"generator", "Warpscope " WS_VERSION}};
    json_["scene"] = 0;
    json_["scenes"] =
        OrderedJson::array({{{"name", shapes.name}, {"nodes", OrderedJson::array({0})}, {"extras", {{"origin", origin}}}}});
    json_["nodes"] = OrderedJson::array({OrderedJson{{"name", "data"}, {"children", OrderedJson::array()}}});
    const double half = std::sqrt(0.5);
    if (!shapes.y_up) json_["nodes"][0]["rotation"] = {-half, 0.0, 0.0, half};
    for (const char* list : {"meshes", "materials", "accessors", "bufferViews", "buffers"}) json_[list] = OrderedJson::array();
    json_["materials"].push_back({{"name", "surface"}, {"doubleSided", true}});
    if (!shapes.points.empty()) add_points(shapes.points, origin);
  }

  void add(const char* name, const Cells& cells, int mode) {
    const std::vector<std::uint32_t> indices = indices_of(cells, mode);
    if (indices.empty()) return;
    const std::size_t accessor = add_values(indices, gltf::type_uint32, "SCALAR", gltf::target_indices);
    const OrderedJson primitive{{"attributes", {{"POSITION", 0}}}, {"indices", accessor}, {"mode", mode}, {"material", 0}};
    json_["nodes"][0]["children"].push_back(json_["nodes"].size());
    json_["nodes"].push_back({{"name", name}, {"mesh", json_["meshes"].size()}});
    json_["meshes"].push_back({{"name", name}, {"primitives", OrderedJson::array({primitive})}});
  }

  [[nodiscard]] std::string finished() {
    if (!binary_.empty()) json_["buffers"] = OrderedJson::array({OrderedJson{{"byteLength", binary_.size()}}});
    for (const char* list : {"meshes", "accessors", "bufferViews", "buffers"})
      if (json_[list].empty()) json_.erase(list);  // the format has no empty lists
    if (json_["nodes"][0]["children"].empty()) json_["nodes"][0].erase("children");
    return glb_file(json_text(json_), binary_);
  }

 private:
  void add_points(const std::vector<Point>& points, const Point& origin) {
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::vector<std::array<float, 3>> local(points.size());
    std::array<float, 3> low{infinity, infinity, infinity}, high{-infinity, -infinity, -infinity};
    for (std::size_t i = 0; i < points.size(); ++i)
      for (std::size_t k = 0; k < 3; ++k) {
        local[i][k] = static_cast<float>(points[i][k] - origin[k]);
        low[k] = std::min(low[k], local[i][k]);
        high[k] = std::max(high[k], local[i][k]);
      }
    const std::size_t at = add_values(local, gltf::type_float32, "VEC3", gltf::target_vertices);
    json_["accessors"][at]["min"] = low;
    json_["accessors"][at]["max"] = high;
  }

  template <class T>
  std::size_t add_values(const std::vector<T>& values, int component, std::string_view type, int target) {
    const std::size_t bytes = values.size() * sizeof(T);
    if (binary_.size() + bytes > most_glb_bytes)
      throw Error(ErrorKind::invalid_argument, said("so many shapes take more than the 2147483648 bytes of a .glb"),
                  said("write a .vtp"));
    return gltf::add_values(json_, binary_, values, component, type, target);
  }

  OrderedJson json_;
  std::string binary_;
};

}  // namespace

std::string shapes_to_glb(const Shapes& shapes) {
  GlbWriter writer(shapes);
  writer.add("dots", shapes.dots, gltf::mode_points);
  writer.add("lines", shapes.lines, gltf::mode_lines);
  writer.add("polygons", shapes.polygons, gltf::mode_triangles);
  return writer.finished();
}

}  // namespace ws::io
