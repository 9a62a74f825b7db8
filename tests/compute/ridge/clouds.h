// The clouds that all ridge tests share, and how to run on them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/detect.h"

#include <string>
#include <vector>

namespace ws::ridge {

struct TestCloud {
  std::string name, command;  ///< of the generator
  double r1;
  double offset = 0;  ///< added to every coordinate
};

/// Spirals, rings, segments of 2…10 dimensions, duplicates, a lattice, one point, a cloud far from zero.
[[nodiscard]] const std::vector<TestCloud>& test_clouds();
[[nodiscard]] PointSet make_cloud(const TestCloud& cloud);
[[nodiscard]] PointSet make_cloud(const std::string& command);
[[nodiscard]] Detection run(const PointSet& points, double r1, Method method = Method::brute, Backend backend = Backend::cpu,
                            Precision precision = Precision::float32, int thread_count = 0);
/// Everything that must be equal between methods and backends, as text that a failure can show.
[[nodiscard]] std::string fingerprint(const Detection& detection);

}  // namespace ws::ridge
