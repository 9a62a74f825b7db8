// Rays come as points of six coordinates, and what they hit leaves as npy.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/ray_batch.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/formats/npy_header.h"

#include <fmt/format.h>

#include <cstdint>
#include <limits>

namespace ws::kdtree {

namespace {

template <class T>
void write_npy(const std::filesystem::path& path, std::string_view type, const std::vector<T>& values) {
  std::string bytes = io::npy_preamble(type, fmt::format("{},", values.size()));
  bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
  io::write_atomically(path, bytes);
}

/// `value_of(hit)` for each row of the rays' file, `dropped` for those that are no rays.
template <class T, class ValueOf>
std::vector<T> rows_of(const RayBatch& batch, T dropped, const ValueOf& value_of) {
  std::vector<T> rows;
  rows.reserve(batch.hits.size() + batch.dropped_rows.size());
  auto next = batch.dropped_rows.begin();
  const auto add_dropped = [&] {
    for (; next != batch.dropped_rows.end() && *next == rows.size(); ++next) rows.push_back(dropped);
  };
  for (const Hit& hit : batch.hits) {
    add_dropped();
    rows.push_back(value_of(hit));
  }
  add_dropped();
  return rows;
}

/// Coordinates k to k + 2 of point i, counted from `from`.
Vec3 place_at(const PointSet& points, std::size_t i, std::size_t k, const std::array<double, 3>& from) {
  const auto at = [&](std::size_t j) { return static_cast<float>(points.at(i, k + j) - from[j]) + 0.0f; };  // −0 becomes +0
  return {at(0), at(1), at(2)};
}

}  // namespace

double RayBatch::rays_per_second() const { return trace_ms > 0 ? 1e3 * static_cast<double>(hits.size()) / trace_ms : 0; }

std::vector<Ray> rays_of(const PointSet& points, const std::array<double, 3>& origin) {
  if (points.dimension() != 6)
    throw Error(ErrorKind::invalid_argument,
                told("rays have 6 numbers each, origin and direction; these have {}", points.dimension()),
                said("choose columns with --columns, or write an n x 6 npy file"));
  std::vector<Ray> rays(points.size());
  for (std::size_t i = 0; i < rays.size(); ++i) rays[i] = {place_at(points, i, 0, origin), place_at(points, i, 3, {})};
  return rays;
}

std::vector<Ray> rays_of(const PointSet& origins, const PointSet& directions, const std::array<double, 3>& origin) {
  for (const PointSet* set : {&origins, &directions})
    if (set->dimension() != 3)
      throw Error(ErrorKind::invalid_argument,
                  set == &origins ? told("origins have 3 coordinates each; these have {}", set->dimension())
                                  : told("directions have 3 coordinates each; these have {}", set->dimension()));
  if (origins.size() != directions.size())
    throw Error(ErrorKind::invalid_argument,
                told("each ray has an origin and a direction; there are {} and {}", origins.size(), directions.size()));
  std::vector<Ray> rays(origins.size());
  for (std::size_t i = 0; i < rays.size(); ++i) rays[i] = {place_at(origins, i, 0, origin), place_at(directions, i, 0, {})};
  return rays;
}

RayBatch trace_batch(const RayTarget& target, const std::vector<Ray>& rays, RunContext& context) {
  const StageTimer timer(context, "rays");
  context.check_memory(rays.size() * (sizeof(Ray) + sizeof(Hit) + sizeof(RayCounts)), 0);
  RayBatch batch;
  if (rays.empty()) return batch;
  batch.hits.resize(rays.size());
  std::vector<RayCounts> counts(rays.size());
  batch.trace_ms = target.trace(rays, batch.hits, counts, context);
  std::uint64_t visits = 0, tests = 0;
  for (const RayCounts& c : counts) visits += c.inner + c.leaves, tests += c.tests;
  for (const Hit& hit : batch.hits) batch.hit_count += hit.exists();
  batch.mean_node_visits = static_cast<double>(visits) / static_cast<double>(rays.size());
  batch.mean_triangle_tests = static_cast<double>(tests) / static_cast<double>(rays.size());
  return batch;
}

std::vector<float> distances_of(const RayBatch& batch) {
  constexpr float dropped = std::numeric_limits<float>::quiet_NaN();
  return rows_of(batch, dropped, [](const Hit& hit) { return hit.t; });
}

std::vector<std::int32_t> triangles_of(const RayBatch& batch, const std::vector<std::uint32_t>& file_numbers) {
  constexpr std::int32_t none = -1, dropped = -2;
  return rows_of(batch, dropped, [&](const Hit& hit) {
    if (!hit.exists()) return none;
    return static_cast<std::int32_t>(file_numbers.empty() ? hit.triangle : file_numbers[hit.triangle]);
  });
}

void write_distances(const std::filesystem::path& path, const RayBatch& batch) { write_npy(path, "<f4", distances_of(batch)); }

void write_triangles(const std::filesystem::path& path, const RayBatch& batch, const std::vector<std::uint32_t>& file_numbers) {
  write_npy(path, "<i4", triangles_of(batch, file_numbers));
}

}  // namespace ws::kdtree
