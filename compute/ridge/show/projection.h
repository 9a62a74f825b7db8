// How local coordinates of any dimension become the picture's x, y and z: chosen axes, or the principal components.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/params.h"

#include <array>
#include <span>
#include <stop_token>

namespace ws::ridge {

/// Rows of unit length; those beyond the dimension are 0. `components` are the principal directions in falling order.
[[nodiscard]] ProjectionRows projection_rows(const ViewParameters& view, std::size_t dimension,
                                             const std::vector<std::vector<double>>& components);

/// Principal directions of the cloud (rows of unit length, the largest entry of each positive). Cost O(size·d²) once.
/// Throws Cancelled when `stop` is requested.
[[nodiscard]] std::vector<std::vector<double>> principal_components(const PointSet& points, const std::stop_token& stop);

[[nodiscard]] std::array<float, 3> project(const ProjectionRows& rows, const double* local, std::size_t dimension);

/// ViewParameters::ball_scale, or what 0 stands for.
[[nodiscard]] double drawn_ball_scale(const ViewParameters& view, std::size_t dimension);

/// A box that holds every point whose coordinates lie within ± half_widths.
[[nodiscard]] Bounds project_box(const ProjectionRows& rows, const std::vector<double>& half_widths);

}  // namespace ws::ridge
