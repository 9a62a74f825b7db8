// Detection over tiles: an Engine whose balls each belong to a tile and see only what their tile sees.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/engine.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/tiles/tree.h"

#include <memory>

namespace ws::ridge {

/// A tree, and which balls belong to which leaf. Immutable once made.
struct Tiling {
  TileTree tree;
  std::vector<std::uint32_t> first_id;  ///< per leaf the id of its first ball, and one more: ids stay, balls go

  [[nodiscard]] std::uint32_t leaf_of_ball(std::uint32_t id) const;
};

/// `evolve` moves each ball by what its own tile sees, beside the tile's own balls only; `decimate` goes over all balls or
/// tile by tile (TileDetection). What is asked about the whole cloud (owners, pictures) the engine of the whole cloud answers.
class TiledEngine : public Engine {
 public:
  [[nodiscard]] virtual const Tiling& tiling() const = 0;
  [[nodiscard]] virtual const std::shared_ptr<const Engine>& whole() const = 0;
};

/// Builds the tree on the backend of `context` and chooses each tile's balls, for this `r1` only. `whole` is the engine of the
/// same cloud. Adds the stage "build". Throws Error; Cancelled.
[[nodiscard]] std::shared_ptr<const TiledEngine> make_tiled_engine(const PointSet& points, std::shared_ptr<const Engine> whole,
                                                                   const TileParameters& parameters, Precision precision,
                                                                   double r1, RunContext& context);

template <class T>
[[nodiscard]] std::shared_ptr<const TiledEngine> make_cpu_tiled_engine(LocalCloud<T> cloud, std::shared_ptr<const Engine> whole,
                                                                       const TreeSettings& settings, TileDetection detection,
                                                                       double r1, RunContext& context);
/// Throws Error{cuda} in builds without CUDA.
template <class T>
[[nodiscard]] std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<T> cloud,
                                                                        std::shared_ptr<const Engine> whole,
                                                                        const TreeSettings& settings, TileDetection detection,
                                                                        double r1, RunContext& context);

}  // namespace ws::ridge
