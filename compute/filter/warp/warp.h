// Affine and projective maps of the image plane: from parameters to the map that an output pixel follows.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/params.h"
#include "compute/filter/warp/sampling.h"

#include <array>

namespace ws::filter {

/// Nine numbers, row by row. It is applied to (x, y, 1), where whole numbers are pixel centres.
struct Matrix3 {
  std::array<double, 9> m{1, 0, 0, 0, 1, 0, 0, 0, 1};
  [[nodiscard]] bool operator==(const Matrix3&) const = default;
};
[[nodiscard]] Matrix3 operator*(const Matrix3& a, const Matrix3& b);
[[nodiscard]] double determinant(const Matrix3& a);
/// Throws Error{invalid_argument} for a singular matrix, with its determinant.
[[nodiscard]] Matrix3 inverse(const Matrix3& a);
/// Four corners: x0,y0,…,x3,y3.
using Corners = std::array<double, 8>;
/// The map that takes `from` to `to`. It exists wherever no three corners are collinear, also where they cross over each other
/// or enclose an angle above 180°: then w changes its sign among them. Throws Error{invalid_argument} where three are
/// collinear.
[[nodiscard]] Matrix3 from_corners(const Corners& from, const Corners& to);

/// The largest distance of a corner, in pixels. A corner with w = 0 is put there, in its direction.
inline constexpr double farthest_corner = 1e7;
/// Where the corners of an image of this size go, clockwise from its top left, on whichever side of the plane.
[[nodiscard]] Corners warped_corners(const Matrix3& forward, int width, int height);
/// The same for parameters: the corners that they give, unchanged, else those of their matrix. Throws what forward_matrix
/// throws.
[[nodiscard]] Corners corner_places(const Parameters& parameters, int width, int height);
/// Whether w has one sign in all corners, so that the whole image lies on one side of the plane.
[[nodiscard]] bool is_on_one_side(const Matrix3& forward, int width, int height);

/// How many pixels a thread computes where `asked` are asked for: 1, 2, 4 or 8.
[[nodiscard]] int outputs_taken(std::int64_t asked);

/// All that a warp needs besides the image.
struct Warp {
  Matrix3 sample;  ///< output pixel → (u w, v w, w); scaled so that w > 0 is the side that is drawn
  bool affine = false;
  Interpolation interpolation = Interpolation::linear;
  Border border = Border::zero;
  int supersample = 1;
  int outputs_per_thread = 4;
  bool both_sheets = false;
  int width = 0, height = 0;    ///< of the output
  Reads reads = Reads::global;  ///< on CUDA; `linear_hardware` always goes through a texture
};

/// The input→output matrix that the parameters describe for an image of this size (corners, else matrix, else sliders),
/// scaled so that w > 0 on the sheet that is drawn: the one of the image's middle. For Direction::backward (or inverted, not
/// both) the matrix as given is output→input, and this is its inverse.
[[nodiscard]] Matrix3 forward_matrix(const Parameters& parameters, int width, int height);
/// Throws Error{invalid_argument}: not 6 or 9 finite numbers, a singular matrix, a perspective part for an affine warp,
/// three collinear corners.
[[nodiscard]] Warp make_warp(const Parameters& parameters, int width, int height);
/// What of it says where an output pixel lies, as loops and kernels take it.
[[nodiscard]] SampleMap sample_map(const Warp& warp);

/// Where a condition number begins to be a warning: the picture is a thousand times thinner one way than the other.
inline constexpr double nearly_singular = 1000;

/// Numbers that describe a warp.
struct WarpNumbers {
  double determinant = 1;  ///< of the input→output matrix as it was given, before it was scaled
  double condition = 1;  ///< ‖A‖ ‖A⁻¹‖ / 3 in Frobenius norms, image and output counted from −1 to 1: 1 for turns
  double coverage = 1;   ///< the part of the output's area that the drawn sheet of the image covers

  [[nodiscard]] bool is_nearly_singular() const { return condition > nearly_singular; }
};
[[nodiscard]] WarpNumbers warp_numbers(const Parameters& parameters, const Warp& warp, int width, int height);

}  // namespace ws::filter
