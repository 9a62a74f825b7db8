// The layers' vertices one after another in the binary part, and the JSON that says where each begins.
// SPDX-License-Identifier: MIT
#include "render/export/glb.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "render/export/buffers.h"
#include "render/export/polyhedron.h"
#include "render/scene/color_maps.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace ws::render {
namespace {

using Json = nlohmann::ordered_json;

using namespace gltf;

using Color = std::array<std::uint16_t, 4>;

/// glTF's colours are linear, in 16 bits here: 8 would merge dark ones.
const std::array<std::uint16_t, 256>& linear_values() {
  static const std::array<std::uint16_t, 256> table = [] {
    std::array<std::uint16_t, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double s = static_cast<double>(i) / 255;
      values[i] =
          static_cast<std::uint16_t>(std::lround(65535 * (s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4))));
    }
    return values;
  }();
  return table;
}

Color linear(Rgba rgba, double opacity) {
  const auto& table = linear_values();
  return {table[rgba[0]], table[rgba[1]], table[rgba[2]],
          static_cast<std::uint16_t>(std::lround(257 * rgba[3] * std::clamp(opacity, 0.0, 1.0)))};
}

/// The vertices of one layer.
struct Vertices {
  int mode = mode_points;
  std::vector<Position> positions, normals;  ///< normals: none, or one for each position
  std::vector<Color> colors;
  std::vector<std::uint32_t> indices;  ///< empty: the positions in their order
  bool is_lit = false;

  void add(Position position, Color color) {
    positions.push_back(position);
    colors.push_back(color);
  }
  [[nodiscard]] bool is_opaque() const {
    return std::all_of(colors.begin(), colors.end(), [](const Color& color) { return color[3] == 0xffff; });
  }
  [[nodiscard]] std::size_t bytes() const {
    return (positions.size() + normals.size()) * sizeof(Position) + colors.size() * sizeof(Color) + indices.size() * 4;
  }
};

/// Reads what a style draws; what is not finite, or not to be seen, is left out.
class Reader {
 public:
  Reader(const HostFrame& frame, const Layer& layer, std::size_t most_bytes)
      : frame_(frame), layer_(layer), most_bytes_(most_bytes) {}

  /// No vertices where nothing is drawn; a loss where what is drawn has no shape.
  [[nodiscard]] Vertices read(std::vector<std::string>& losses) {
    losses_ = &losses;
    std::visit([this](const auto& style) { take(style); }, layer_.style);
    return std::move(vertices_);
  }

 private:
  void take(const PointsStyle& style) {
    const auto positions = buffer_of<Position>(frame_, style.positions);
    const auto colors = buffer_of<Rgba>(frame_, style.colors);
    const std::size_t count = std::min(positions.size(), colors.size());
    reserve(mode_points, count);
    for (std::size_t i = 0; i < count; ++i)
      if (positions[i].is_finite() && colors[i][3] > 0) vertices_.add(positions[i], linear(colors[i], layer_.opacity));
  }

  void take(const SegmentsStyle& style) {
    const auto ends = buffer_of<std::array<Position, 2>>(frame_, style.positions);
    const auto colors = buffer_of<std::array<Rgba, 2>>(frame_, style.colors);
    const std::size_t count = std::min(ends.size(), colors.size());
    reserve(mode_lines, 2 * count);
    for (std::size_t i = 0; i < count; ++i) {
      if (!ends[i][0].is_finite() || !ends[i][1].is_finite() || colors[i][0][3] + colors[i][1][3] == 0) continue;
      for (std::size_t k = 0; k < 2; ++k) vertices_.add(ends[i][k], linear(colors[i][k], layer_.opacity));
    }
  }

  void take(const MeshStyle& style) {
    const auto corners = buffer_of<std::array<Position, 3>>(frame_, style.positions);
    const auto colors = buffer_of<Rgba>(frame_, style.colors);
    const std::size_t count = std::min(corners.size(), colors.size());
    reserve(mode_triangles, 3 * count);
    vertices_.is_lit = true;
    for (std::size_t i = 0; i < count; ++i) {
      const auto& [a, b, c] = corners[i];
      if (!a.is_finite() || !b.is_finite() || !c.is_finite() || colors[i][3] == 0) continue;
      for (const Position& corner : {a, b, c}) vertices_.add(corner, linear(colors[i], layer_.opacity));
    }
  }

  void take(const SpheresStyle& style) {
    const auto spheres = buffer_of<std::array<float, 4>>(frame_, style.spheres);
    const auto colors = buffer_of<Rgba>(frame_, style.colors);
    const std::size_t count = std::min(spheres.size(), colors.size());
    if (count == 0) return;
    constexpr std::size_t few = 1'000, many = 30'000;
    const Polyhedron ball = polyhedron(count <= few ? 2 : count <= many ? 1 : 0);
    reserve(mode_triangles, count * ball.corners.size(), count * ball.triangles.size() * 3);
    vertices_.is_lit = true;
    for (std::size_t i = 0; i < count; ++i) add_ball(ball, spheres[i], linear(colors[i], layer_.opacity));
    losses_->push_back(
        told("the balls of \"{}\" are written as polyhedra of {} triangles", layer_.title, ball.triangles.size()));
  }

  void add_ball(const Polyhedron& ball, const std::array<float, 4>& sphere, Color color) {
    const auto [x, y, z, r] = sphere;
    if (!Position{x, y, z}.is_finite() || !(r > 0) || !std::isfinite(r) || color[3] == 0) return;
    const auto first = static_cast<std::uint32_t>(vertices_.positions.size());
    for (const glm::vec3& corner : ball.corners) {
      vertices_.add({x + r * corner.x, y + r * corner.y, z + r * corner.z}, color);
      vertices_.normals.push_back({corner.x, corner.y, corner.z});
    }
    for (const auto& triangle : ball.triangles)
      for (const std::uint32_t corner : triangle) vertices_.indices.push_back(first + corner);
  }

  void take(const ImageStyle&) { lose_picture(); }
  void take(const ScreenStyle&) { lose_picture(); }

  void lose_picture() { losses_->push_back(told("\"{}\" is a picture without a shape and is not in the file", layer_.title)); }

  /// Throws where so many vertices are too many for a file.
  void reserve(int mode, std::size_t count, std::size_t indices = 0) {
    const std::size_t bytes = count * (sizeof(Position) * (indices > 0 ? 2 : 1) + sizeof(Color)) + 4 * indices;
    if (bytes > most_bytes_)
      throw Error(ErrorKind::invalid_argument,
                  told("\"{}\" has {} vertices, of which a .glb would take {} bytes: at most {}", layer_.title, count, bytes,
                       most_bytes_),
                  said("hide this layer, or take only a part of the data"));
    vertices_.mode = mode;
    vertices_.positions.reserve(count);
    vertices_.colors.reserve(count);
    vertices_.indices.reserve(indices);
  }

  const HostFrame& frame_;
  const Layer& layer_;
  const std::size_t most_bytes_;
  std::vector<std::string>* losses_ = nullptr;
  Vertices vertices_;
};

/// The file while it grows.
class Writer {
 public:
  explicit Writer(const Scene& scene) {
    json_["asset"] = {{"version", "2.0"}, {"generator", "Warpscope " WS_VERSION}};
    json_["extensionsUsed"] = Json::array({"KHR_materials_unlit"});
    json_["scene"] = 0;
    const Json extras{{"origin", scene.origin}, {"unit", scene.unit}, {"axis_names", scene.axis_names}};
    json_["scenes"] = Json::array({{{"name", "Warpscope"}, {"nodes", Json::array({0})}, {"extras", extras}}});
    json_["nodes"] = Json::array({Json{{"name", "data"}}});
    // All at once: a key that comes later moves those before it, and what is being filled with them.
    for (const char* list : {"meshes", "materials", "accessors", "bufferViews", "buffers"}) json_[list] = Json::array();
  }

  /// The data's own third axis is upwards.
  void turn_z_up() {
    const double half = std::sqrt(0.5);
    json_["nodes"][0]["rotation"] = {-half, 0.0, 0.0, half};
  }

  void add(const Layer& layer, const Vertices& vertices) {
    Json attributes{{"POSITION", add_positions(vertices.positions)}};
    if (!vertices.normals.empty()) attributes["NORMAL"] = add_values(vertices.normals, type_float32, "VEC3", target_vertices);
    attributes["COLOR_0"] = add_values(vertices.colors, type_uint16, "VEC4", target_vertices);
    json_["accessors"].back()["normalized"] = true;
    Json primitive{{"attributes", attributes}, {"mode", vertices.mode}};
    if (!vertices.indices.empty()) primitive["indices"] = add_values(vertices.indices, type_uint32, "SCALAR", target_indices);
    primitive["material"] = material(vertices.is_lit, vertices.is_opaque());
    json_["nodes"][0]["children"].push_back(json_["nodes"].size());
    json_["nodes"].push_back({{"name", layer.id}, {"mesh", json_["meshes"].size()}});
    json_["meshes"].push_back({{"name", layer.title}, {"primitives", Json::array({primitive})}});
  }

  [[nodiscard]] std::string finished() {
    json_["buffers"] = Json::array({Json{{"byteLength", binary_.size()}}});
    return glb_file(json_.dump(-1, ' ', false, Json::error_handler_t::replace), binary_);
  }

 private:
  template <class T>
  std::size_t add_values(const std::vector<T>& values, int component, std::string_view type, int target) {
    return gltf::add_values(json_, binary_, values, component, type, target);
  }

  std::size_t add_positions(const std::vector<Position>& positions) {
    const std::size_t at = add_values(positions, type_float32, "VEC3", target_vertices);
    Position low = positions.front(), high = low;
    for (const Position& p : positions) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    json_["accessors"][at]["min"] = {low.x, low.y, low.z};
    json_["accessors"][at]["max"] = {high.x, high.y, high.z};
    return at;
  }

  /// Points and lines have their colour whatever the light; surfaces are seen from both sides.
  std::size_t material(bool is_lit, bool is_opaque) {
    std::optional<std::size_t>& known = materials_[is_lit ? 1 : 0][is_opaque ? 1 : 0];
    if (known) return *known;
    Json made{{"name", fmt::format("{}{}", is_lit ? "surface" : "line", is_opaque ? "" : ", translucent")},
              {"pbrMetallicRoughness", {{"metallicFactor", 0.0}, {"roughnessFactor", 0.9}}},
              {"doubleSided", true}};
    if (!is_opaque) made["alphaMode"] = "BLEND";
    if (!is_lit) made["extensions"]["KHR_materials_unlit"] = Json::object();
    json_["materials"].push_back(made);
    known = json_["materials"].size() - 1;
    return *known;
  }

  Json json_;
  std::string binary_;
  std::array<std::array<std::optional<std::size_t>, 2>, 2> materials_;
};

}  // namespace

Glb glb_of(const Scene& scene, const HostFrame& frame, const Camera& camera, std::size_t most_bytes) {
  if (scene.planar)
    throw Error(ErrorKind::invalid_argument, said("a .glb holds shapes in space, and this picture is flat"),
                said("write an SVG or a PNG"));
  Glb glb;
  Writer writer(scene);
  if (!camera.y_up) writer.turn_z_up();
  std::size_t bytes = 0;
  for (const Layer& layer : scene.layers) {
    if (!layer.visible || layer.opacity <= 0) continue;
    const Vertices vertices = Reader(frame, layer, most_bytes - bytes).read(glb.losses);
    if (vertices.positions.empty()) continue;
    bytes += vertices.bytes();
    writer.add(layer, vertices);
  }
  if (bytes == 0)
    throw Error(ErrorKind::invalid_argument, said("the picture has no points, lines or triangles that a .glb could hold"),
                said("choose a view that draws the data themselves"));
  if (scene.show_axes || scene.color_bar || !scene.legend.empty() || !scene.labels.empty())
    glb.losses.push_back(said("axes, legend and words are not in the file"));
  glb.bytes = writer.finished();
  return glb;
}

}  // namespace ws::render
