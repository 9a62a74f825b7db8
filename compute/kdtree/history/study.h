// Measurements beside a run: the race of the builders over the number of triangles.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/core/result/spread.h"
#include "compute/kdtree/build/build.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace ws::kdtree {

/// A builder in the race.
struct Contestant {
  std::string name;
  std::function<void(const Triangles&, RunContext&)> build;
};
/// Those of the CPU.
[[nodiscard]] std::vector<Contestant> cpu_contestants(const Rules& rules);

struct RacePoint {
  double triangles = 0;
  Spread ms;
  std::size_t runs = 0;  ///< that count
};
struct Race {
  std::vector<std::string> names;
  std::vector<std::vector<RacePoint>> points;  ///< of each contestant, in rising order

  /// Time against triangles, both logarithmic, with a point where one builder overtakes the first: the
  /// break-even size, which its name tells.
  [[nodiscard]] Plot plot() const;
  /// builder,triangles,ms,least_ms,most_ms,runs
  [[nodiscard]] std::string csv() const;
};
/// Evenly chosen parts of the scene, doubling from 256 triangles up to all of it, each built as `repeated` tells; a builder
/// that takes longer than two seconds drops out. `grown` is called after each measurement. Throws Cancelled.
[[nodiscard]] Race race(const Triangles& triangles, const std::vector<Contestant>& contestants, RunContext& context,
                        const std::function<void(const Race&)>& grown);

/// How occupancy depends on threads, shared memory and registers around the parameters' kernel, and on the thesis's model how
/// long it would take over `triangle_count` triangles.
[[nodiscard]] std::vector<Plot> occupancy_plots(const Parameters& parameters, std::size_t triangle_count);
/// Names the curves of these for people; before they have the names that a file has.
void say_curves(std::vector<Plot>& plots, const Parameters& parameters);

}  // namespace ws::kdtree
