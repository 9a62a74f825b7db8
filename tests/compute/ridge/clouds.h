// The clouds that all ridge tests share, and how to run on them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/detect.h"

#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace ws::ridge {

struct TestCloud {
  std::string name, command;  ///< of the generator
  double r1;
  double offset = 0;  ///< added to every coordinate
  double r2 = 0;      ///< 0: 2·r1
};
/// What GoogleTest shows of a parameter.
inline void PrintTo(const TestCloud& cloud, std::ostream* to) { *to << cloud.name << ": " << cloud.command; }

/// Spirals, rings, segments of 1…10 dimensions, clusters and duplicates on a line, duplicates, lattices in their order, one to
/// three points, a cloud far from zero, balls far smaller and far larger than the cloud, r2 ≠ 2·r1.
[[nodiscard]] const std::vector<TestCloud>& test_clouds();
[[nodiscard]] PointSet make_cloud(const TestCloud& cloud);
[[nodiscard]] PointSet make_cloud(const std::string& command);
/// The text files in WS_DATA_DIR/clouds, by name; none where it is not set.
[[nodiscard]] std::vector<std::pair<std::string, PointSet>> cloud_files();
[[nodiscard]] Detection run(const PointSet& points, double r1, Method method = Method::grid, Backend backend = Backend::cpu,
                            Precision precision = Precision::float32, int thread_count = 0, double r2 = 0);
/// All coordinates times a factor.
[[nodiscard]] PointSet scaled(const PointSet& points, double factor);
/// The same points, sorted by their first coordinate.
[[nodiscard]] PointSet sorted(const PointSet& points);
/// Everything that must be equal between methods and backends, as text that a failure can show.
[[nodiscard]] std::string fingerprint(const Detection& detection);

}  // namespace ws::ridge
