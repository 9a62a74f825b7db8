// SPDX-License-Identifier: MIT
#include "compute/ridge/tiles/engine.h"

#include "compute/core/run/error.h"

#include <algorithm>

namespace ws::ridge {

namespace {

/// Slots, keys and flags while the tree is built, and the tiles' own copy of the points; halos are asked for when counted.
template <class T>
constexpr std::size_t tiling_bytes(std::size_t size, std::size_t dimension) {
  return size * (2 * dimension * sizeof(T) + 8 * sizeof(std::uint32_t));
}

template <class T>
std::shared_ptr<const TiledEngine> make_of(const PointSet& points, std::shared_ptr<const Engine> whole,
                                           const TreeSettings& settings, TileDetection detection, double r1,
                                           RunContext& context) {
  const std::size_t needed = tiling_bytes<T>(points.size(), points.dimension());
  context.check_more_memory(working_bytes<T>(points.size(), points.dimension()), needed,
                            context.backend == Backend::cuda ? needed : 0);
  LocalCloud<T> cloud = make_local_cloud<T>(points, context);
  if (context.backend == Backend::cpu)
    return make_cpu_tiled_engine(std::move(cloud), std::move(whole), settings, detection, r1, context);
  return make_cuda_tiled_engine(std::move(cloud), std::move(whole), settings, detection, r1, context);
}

}  // namespace

std::uint32_t Tiling::leaf_of_ball(std::uint32_t id) const {
  const auto after = std::upper_bound(first_id.begin(), first_id.end(), id);
  return static_cast<std::uint32_t>(after - first_id.begin() - 1);
}

std::shared_ptr<const TiledEngine> make_tiled_engine(const PointSet& points, std::shared_ptr<const Engine> whole,
                                                     const TileParameters& parameters, Precision precision, double r1,
                                                     RunContext& context) {
  const TreeSettings settings = tree_settings(parameters, points.dimension(), r1);
  const TileDetection detection = parameters.tile_detection;
  return precision == Precision::float32 ? make_of<float>(points, std::move(whole), settings, detection, r1, context)
                                         : make_of<double>(points, std::move(whole), settings, detection, r1, context);
}

}  // namespace ws::ridge
