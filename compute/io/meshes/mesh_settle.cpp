// From the polygons of a file to triangles that everything else can rely on.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/meshes/mesh_formats.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace ws::io {
namespace {

using Position = std::array<float, 3>;

constexpr std::uint32_t none = 0xffffffffu;
constexpr std::size_t most_triangles = (1u << 30) - 1;

template <class T>
bool is_finite(const std::array<T, 3>& p) {
  return std::isfinite(p[0]) && std::isfinite(p[1]) && std::isfinite(p[2]);
}

/// Whether the corners as a file has them lie on no line, beyond what rounding to doubles does to numbers of this size. They
/// count from `origin`.
bool spans_area(const std::array<double, 3>& a, const std::array<double, 3>& b, const std::array<double, 3>& c,
                const std::array<double, 3>& origin) {
  std::array<double, 3> u, v;
  double largest = 0, length = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    u[k] = b[k] - a[k];
    v[k] = c[k] - a[k];
    largest = std::max({largest, std::fabs(origin[k]), std::fabs(a[k]), std::fabs(b[k]), std::fabs(c[k])});
    length += std::fabs(u[k]) + std::fabs(v[k]);
  }
  const double noise = 8 * std::numeric_limits<double>::epsilon() * largest * length;
  return std::fabs(u[1] * v[2] - u[2] * v[1]) > noise || std::fabs(u[2] * v[0] - u[0] * v[2]) > noise ||
         std::fabs(u[0] * v[1] - u[1] * v[0]) > noise;
}

std::size_t hash_of(const Position& p) {
  std::uint64_t x = std::bit_cast<std::uint32_t>(p[0]) | std::uint64_t{std::bit_cast<std::uint32_t>(p[1])} << 32;
  x = (x ^ x >> 31) * 0x9E3779B97F4A7C15ull + std::bit_cast<std::uint32_t>(p[2]);
  x = (x ^ x >> 29) * 0xBF58476D1CE4E5B9ull;
  return static_cast<std::size_t>(x ^ x >> 32);
}

/// For each vertex the first one at its place: a hash table of vertices with open addressing.
std::vector<std::uint32_t> first_at_place(const FileSource& source, const std::vector<Position>& positions) {
  const std::size_t slots = std::bit_ceil(2 * positions.size() + 1), mask = slots - 1;
  std::vector<std::uint32_t> table(slots, none), first(positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (i % mesh_poll_interval == 0) source.check_stop();
    first[i] = static_cast<std::uint32_t>(i);
    if (!is_finite(positions[i])) continue;  // NaN equals nothing
    std::size_t slot = hash_of(positions[i]) & mask;
    while (table[slot] != none && positions[table[slot]] != positions[i]) slot = (slot + 1) & mask;
    if (table[slot] == none) table[slot] = first[i];
    first[i] = table[slot];
  }
  return first;
}

class Settling {
 public:
  Settling(const FileSource& source, RawMesh&& raw) : source_(source), raw_(std::move(raw)) {}

  Settled run() {
    settled_.is_single = raw_.exact.empty();
    recentre(source_, raw_);
    mesh_.origin = raw_.origin;
    for (Position& p : raw_.positions)
      for (float& x : p) x += 0.0f;  // −0 becomes +0
    first_ = first_at_place(source_, raw_.positions);
    cut_polygons();
    keep_used_vertices();
    settled_.mesh = std::move(mesh_);
    return std::move(settled_);
  }

 private:
  void cut_polygons() {
    auto part = raw_.parts.begin();
    std::size_t corner = 0;
    mesh_.triangles.reserve(raw_.sizes.size());
    for (std::size_t i = 0; i < raw_.sizes.size(); ++i) {
      if (i % mesh_poll_interval == 0) source_.check_stop();
      for (; part != raw_.parts.end() && part->first_polygon <= i; ++part) begin_part(std::move(part->name));
      const std::uint32_t* corners = raw_.corners.data() + corner;
      const std::uint32_t size = raw_.sizes[i];
      corner += size;
      if (size < 3)
        ++mesh_.dropped_flat;
      else if (size == 3)
        add(corners[0], corners[1], corners[2]);
      else
        settled_.rough_polygons += !cut_polygon(
            raw_.positions, corners, size, [this](auto a, auto b, auto c) { add(a, b, c); }, [this] { source_.check_stop(); });
    }
    if (!mesh_.parts.empty() && mesh_.parts.back().first_triangle == mesh_.triangles.size()) mesh_.parts.pop_back();
  }

  void begin_part(std::string name) {
    const auto first = static_cast<std::uint32_t>(mesh_.triangles.size());
    if (!mesh_.parts.empty() && mesh_.parts.back().first_triangle == first)
      mesh_.parts.back().name = std::move(name);  // the part before it has nothing left
    else
      mesh_.parts.push_back({std::move(name), first});
  }

  /// Numbers in the file are kept from the first triangle on that is dropped: until then they are the places.
  void add(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    const std::uint32_t number = next_number_++;
    const Position &p = raw_.positions[a], &q = raw_.positions[b], &r = raw_.positions[c];
    look_at_rounding(a, b, c);
    if (!is_finite(p) || !is_finite(q) || !is_finite(r)) {
      ++mesh_.dropped_invalid;
    } else if (!has_area(p, q, r)) {
      ++mesh_.dropped_flat;
      mesh_.flat.push_back({{p, q, r}, number});
    } else {
      if (mesh_.triangles.size() >= most_triangles)
        source_.fail(told("holds more than {} triangles", most_triangles), said("use a smaller mesh"));
      if (!has_numbers_ && number != mesh_.triangles.size()) {
        mesh_.file_numbers.resize(mesh_.triangles.size());
        std::iota(mesh_.file_numbers.begin(), mesh_.file_numbers.end(), 0u);
        has_numbers_ = true;
      }
      if (has_numbers_) mesh_.file_numbers.push_back(number);
      mesh_.triangles.push_back({first_[a], first_[b], first_[c]});
    }
  }

  /// What a triangle loses by rounding, before it is taken or dropped.
  void look_at_rounding(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    if (raw_.exact.empty()) return;
    const Position &p = raw_.positions[a], &q = raw_.positions[b], &r = raw_.positions[c];
    const auto &x = raw_.exact[a], &y = raw_.exact[b], &z = raw_.exact[c];
    if (!is_finite(p) || !is_finite(q) || !is_finite(r)) {
      settled_.rounded_invalid += is_finite(x) && is_finite(y) && is_finite(z);
      return;
    }
    settled_.rounded_flat += !has_area(p, q, r) && spans_area(x, y, z, raw_.origin);
    for (const std::uint32_t v : {a, b, c})
      for (std::size_t k = 0; k < 3; ++k)
        settled_.rounding = std::max(settled_.rounding, std::fabs(raw_.exact[v][k] - double(raw_.positions[v][k])));
  }

  void keep_used_vertices() {
    std::vector<std::uint32_t> number(raw_.positions.size(), none);
    for (const auto& t : mesh_.triangles)
      for (const std::uint32_t v : t) number[v] = 0;
    source_.check_stop();
    std::uint32_t count = 0;
    for (std::size_t v = 0; v < number.size(); ++v) {
      if (number[v] == none) continue;
      raw_.positions[count] = raw_.positions[v];
      number[v] = count++;
    }
    source_.check_stop();
    raw_.positions.resize(count);
    raw_.positions.shrink_to_fit();
    mesh_.positions = std::move(raw_.positions);
    for (auto& t : mesh_.triangles)
      for (std::uint32_t& v : t) v = number[v];
  }

  const FileSource& source_;
  RawMesh raw_;
  Mesh mesh_;
  Settled settled_;  ///< but for the mesh, which comes last
  std::uint32_t next_number_ = 0;
  bool has_numbers_ = false;
  std::vector<std::uint32_t> first_;
};

}  // namespace

void RawMesh::begin_part(std::string name) {
  if (!parts.empty() && parts.back().first_polygon == sizes.size()) parts.pop_back();
  parts.push_back({std::move(name), sizes.size()});
}

void RawMesh::set_coordinate(std::size_t vertex, std::size_t axis, float rounded, double value) {
  positions[vertex][axis] = rounded;
  if (exact.empty()) {
    if (!(double(rounded) < value || double(rounded) > value)) return;  // equal, or NaN: nothing was rounded
    exact.resize(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i)
      for (std::size_t k = 0; k < 3; ++k) exact[i][k] = double(positions[i][k]);
  }
  exact[vertex][axis] = value;
}

Settled settle(const FileSource& source, RawMesh&& raw) {
  if (raw.positions.size() >= most_vertices) source.fail(told("holds more than {} vertices", most_vertices));
  return Settling(source, std::move(raw)).run();
}

}  // namespace ws::io
