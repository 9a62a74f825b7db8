// SPDX-License-Identifier: MIT
#include "compute/ridge/show/distance_shares.h"

#include "compute/core/result/color_shares.h"
#include "compute/ridge/grid/ball_grid.h"

#include <algorithm>
#include <cmath>

namespace ws::ridge {

std::vector<double> distance_shares(const PointSet& points, const Detection& run, const Balls& balls,
                                    const RunContext& context) {
  constexpr std::size_t most_points = 20'000, points_per_poll = 1024;
  std::vector<double> shares;
  const std::size_t d = points.dimension();
  if (balls.size() == 0 || balls.dimension != d || !(run.r1 > 0)) return shares;
  const BallGrid grid(balls, run.r1);
  const std::size_t stride = std::max<std::size_t>(1, (points.size() + most_points - 1) / most_points);
  std::vector<double> local(d);
  for (std::size_t i = 0, taken = 0; i < points.size(); i += stride, ++taken) {
    if (taken % points_per_poll == 0) context.check_stop();
    for (std::size_t k = 0; k < d; ++k) local[k] = points.at(i, k) - run.origin[k];
    double least = run.r1 * run.r1;
    bool has_owner = false;
    grid.for_near(local.data(), [&](std::uint32_t j) {
      double squared = 0;
      for (std::size_t k = 0; k < d; ++k) {
        const double away = local[k] - balls.centers[j * d + k];
        squared += away * away;
      }
      has_owner = has_owner || squared <= least;
      least = std::min(least, squared);
    });
    if (has_owner) add_share(shares, std::sqrt(least) / run.r1);
  }
  return shares;
}

}  // namespace ws::ridge
