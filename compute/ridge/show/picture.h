// All that a scene of a detection's step is made of, but for the bytes of its buffers.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/result.h"
#include "compute/ridge/show/tile_frames.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::ridge {

struct RidgePicture final : Picture {
  explicit RidgePicture(std::shared_ptr<const RidgeResult> of) : ridge(*of) { result = std::move(of); }

  const RidgeResult& ridge;  ///< the result
  ViewParameters view;       ///< that of the request
  ProjectionRows rows;
  std::array<std::string, 3> axis_names;  ///< of the picture's x, y and z
  std::vector<TileFrame> tile_frames;
  std::size_t removed_count = 0;        ///< of marks where balls were removed
  std::vector<double> distance_shares;  ///< where points are coloured by distance: how many have each colour

  [[nodiscard]] std::size_t step() const { return request.step; }
  [[nodiscard]] const Step& now() const { return ridge.detection().trace.steps()[request.step]; }
  [[nodiscard]] bool is_last() const { return request.step + 1 == ridge.step_count(); }
  /// The lines of a step of the refinement, which stand in the place of the links; else null.
  [[nodiscard]] const PolylineSet* refined_lines() const;
  /// How many balls there are, the one that the step removes still among them.
  [[nodiscard]] std::size_t ball_count() const;
};

/// The tile, from 1, that holds a place of a planar picture; 0: none. O(tiles).
[[nodiscard]] std::int64_t tile_at(const RidgePicture& picture, double x, double y);

/// The drawn box of a planar picture that holds the place, as `RidgePresentation::inspect` takes it; nothing where the place is
/// in no box. O(tiles).
[[nodiscard]] std::optional<Pick> box_at(const RidgePicture& picture, double x, double y);

}  // namespace ws::ridge
