// One ray through the tree, event by event.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/rays/trace.h"
#include "compute/kdtree/show/ink.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ws::kdtree {

struct RayEvent {
  enum class Kind { inner, push, pop, restart, leaf, test };
  Kind kind;
  std::uint32_t subject = 0;  ///< a node; of a test the triangle
  Interval interval{0, 0};    ///< of the ray's parameter in the node
  Node node;                  ///< inner, leaf
  bool both = false;          ///< inner: both children wait to be visited
  std::uint32_t first = 0;    ///< inner: the child that comes next
  bool is_nearest = false;    ///< test: the nearest hit so far
  float t = 0;                ///< test: of the hit; NaN where there is none
  std::size_t waiting = 0;    ///< nodes on the stack after it
};

struct RayLog {
  Ray ray;
  Hit hit;
  RayCounts counts;
  float from = 0, to = 0;        ///< where the ray is inside the scene
  std::size_t most_waiting = 0;  ///< entries that the method's stack has; 0: it keeps none
  std::vector<RayEvent> events;
};
[[nodiscard]] RayLog follow(const CpuTracer& tracer, const Ray& ray, Traversal method);

/// What waits on the stack after an event, the next one first; `most_waiting` entries at most: further ones push out the
/// oldest.
[[nodiscard]] std::vector<Waiting> stack_after(const RayLog& log, std::size_t event);
/// The most that waited at a time.
[[nodiscard]] std::size_t deepest_stack(const RayLog& log);

/// "leaf 12: 3 triangles, t from 0.5 to 0.7"; `origin` is added to places.
[[nodiscard]] std::string tell(const RayEvent& event, const std::array<double, 3>& origin = {});

/// The ray, piece by piece in the colours of the leaves it visits, planes as ticks, tested triangles as outlines. `owners`: the
/// event that each line belongs to.
void draw_ray(Lines& lines, std::vector<std::uint32_t>& owners, const RayLog& log, const Triangles& triangles,
              const Box& scene);

}  // namespace ws::kdtree
