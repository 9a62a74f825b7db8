// A picture of a tree: what is drawn of a step, and what its legend, handles and words tell. Plain values.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/kdtree/inspect/comparison.h"
#include "compute/kdtree/inspect/totals.h"
#include "compute/kdtree/inspect/what_if.h"
#include "compute/kdtree/rays/screen.h"
#include "compute/kdtree/show/boxes.h"
#include "compute/kdtree/show/curves.h"
#include "compute/kdtree/show/pipeline.h"
#include "compute/kdtree/show/ray_log.h"
#include "compute/kdtree/show/rules_2d.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::kdtree {

/// What follows from a plane moved by hand, beside the builder's choice for the same node.
struct OwnTree {
  std::string refusal;  ///< why there is none; empty: there is one
  WhatIf followed;
  Subtree chosen;
};

/// Lines and faces of a step, and what they were drawn from. Those of other stages are empty or null.
struct Drawing {
  std::uint64_t key = 0;                        ///< of the step and all of the view that the drawing depends on
  std::shared_ptr<const Examination> examined;  ///< of the step's node; null where it is not drawn, or is too large
  std::optional<OwnPlane> own_plane;
  std::optional<OwnTree> own_tree;
  std::shared_ptr<const Boxes> boxes;
  Lines marks;   ///< the node of the step: cell, children, extents, ticks
  Faces planes;  ///< its plane, and the one moved by hand
  Lines ray;
  std::vector<std::uint32_t> ray_owners;  ///< the event of each of its lines
  std::shared_ptr<const RayLog> log;      ///< of the ray that is followed
  std::shared_ptr<const PlanarPicture> rules;
  std::shared_ptr<const PipelinePicture> pipeline;
};

struct TreePicture final : Picture {
  ViewParameters view;     ///< of the request, with places in the coordinates of the picture
  bool is_traced = false;  ///< the picture is the ray tracer's
  std::shared_ptr<const Drawing> drawn;

  /// Of a step between the first and the last one.
  struct StepNode {
    bool is_leaf = false;
    Total total;  ///< of the tree so far
  };
  std::optional<StepNode> node;
  HeatScale heat;                        ///< of a heat map, or of both where the picture shows two
  std::optional<Comparison> comparison;  ///< of both trees, where the picture shows two
  std::vector<Word> words;               ///< at places of the picture
  std::vector<std::string> ray_summary;  ///< of the ray that is followed: what it met, and its cost beside the expected one
};

}  // namespace ws::kdtree
