// What TreeResult draws of a step; for the sources that draw it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/result.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ws::kdtree {

struct TreeResult::Drawing {
  std::uint64_t key = 0;
  std::size_t step = 0;
  ProbeAxis own_axis = ProbeAxis::none;
  std::shared_ptr<const OwnTree> own_tree;
  std::shared_ptr<const Boxes> boxes;
  Lines marks;   ///< the node of the step: cell, children, extents, ticks
  Faces planes;  ///< its plane, and the one moved by hand
  Lines ray;
  std::vector<std::uint32_t> ray_owners;  ///< the event of each of its lines
  std::shared_ptr<const RayLog> log;
  std::shared_ptr<const PlanarPicture> rules;
  std::shared_ptr<const PipelinePicture> pipeline;
};

}  // namespace ws::kdtree
