// Point sets without a curve: random, regular and degenerate ones.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/generate/random.h"

#include <cstddef>

namespace ws::generate {

/// In the unit cube.
[[nodiscard]] PointSet uniform(std::size_t dimension, std::size_t count, Random& random);
/// Standard normal in each coordinate.
[[nodiscard]] PointSet normal(std::size_t dimension, std::size_t count, Random& random);
/// Evenly in a disc around the origin.
[[nodiscard]] PointSet disc(double radius, std::size_t count, Random& random);
/// Normal around eight random centres of the unit cube, with standard deviation `radius`.
[[nodiscard]] PointSet clusters(std::size_t dimension, double radius, std::size_t count, Random& random);
/// The first `count` points of the smallest cubic lattice with that many, the last coordinate running fastest.
[[nodiscard]] PointSet lattice(std::size_t dimension, double cell, double noise, std::size_t count, Random& random);
/// The corners of a regular polygon, counter-clockwise from (radius, 0).
[[nodiscard]] PointSet circle_points(double radius, std::size_t count);
/// The corners of a regular polygon of radius 1, then its centre: count + 1 points.
[[nodiscard]] PointSet wheel(std::size_t count);
/// Drawn at random from a tenth as many points of the unit cube.
[[nodiscard]] PointSet duplicates(std::size_t dimension, std::size_t count, Random& random);
/// All at (1, 1, …).
[[nodiscard]] PointSet constant(std::size_t dimension, std::size_t count);
/// Integers in 0…2²⁷, y drawn before x, sorted by (x, y), each point once.
[[nodiscard]] PointSet uniform27(std::size_t count, Random& random);

}  // namespace ws::generate
