// SPDX-License-Identifier: MIT
#include "compute/ridge/show/neighbourhood.h"

#include <algorithm>
#include <tuple>

namespace ws::ridge {

std::vector<NearBall> Neighbourhood::others_within(std::size_t row, double radius) const {
  std::vector<NearBall> others;
  grid_.for_near(static_cast<std::uint32_t>(row), [&](std::uint32_t other) {
    if (other != row && are_within(row, other, radius)) others.push_back({other, distance(row, other)});
  });
  std::sort(others.begin(), others.end(),
            [](const NearBall& a, const NearBall& b) { return std::tie(a.distance, a.row) < std::tie(b.distance, b.row); });
  return others;
}

std::size_t Neighbourhood::count_within(std::size_t row, double radius) const {
  std::size_t count = 0;
  grid_.for_near(static_cast<std::uint32_t>(row),
                 [&](std::uint32_t other) { count += other != row && are_within(row, other, radius); });
  return count;
}

Removal Neighbourhood::verdict(std::size_t row, double r2) const {
  constexpr std::size_t too_many = 3, enough = 2;
  if (count_within(row, r2) >= too_many) return Removal::too_many_near;
  return count_within(row, 2 * r2) < enough ? Removal::too_few_far : Removal::none;
}

}  // namespace ws::ridge
