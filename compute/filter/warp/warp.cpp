// SPDX-License-Identifier: MIT
#include "compute/filter/warp/warp.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/filter/warp/coverage.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace ws::filter {

namespace {

[[noreturn]] void refuse_warp(const std::string& message, std::string hint = {}) {
  throw Error(ErrorKind::invalid_argument, message, std::move(hint));
}

Matrix3 translation(double x, double y) { return {{1, 0, x, 0, 1, y, 0, 0, 1}}; }

/// The sum of the magnitudes of all products in the expansion of the determinant: its rounding errors are relative to it.
double permanent_of_magnitudes(const Matrix3& a) {
  std::array<double, 9> m;
  std::transform(a.m.begin(), a.m.end(), m.begin(), [](double v) { return std::abs(v); });
  return m[0] * (m[4] * m[8] + m[5] * m[7]) + m[1] * (m[3] * m[8] + m[5] * m[6]) + m[2] * (m[3] * m[7] + m[4] * m[6]);
}

Matrix3 adjugate(const Matrix3& a) {
  const auto& m = a.m;
  return {{m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],    //
           m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],    //
           m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]}};  //
}

/// Twice the signed area of corners a, b, c.
double double_area(const Corners& p, int a, int b, int c) {
  return (p[2 * b] - p[2 * a]) * (p[2 * c + 1] - p[2 * a + 1]) - (p[2 * c] - p[2 * a]) * (p[2 * b + 1] - p[2 * a + 1]);
}

double length(const Corners& p, int a, int b) { return std::hypot(p[2 * b] - p[2 * a], p[2 * b + 1] - p[2 * a + 1]); }

/// Each triangle is compared with its own sides, so that a fourth corner far away does not make the other three collinear.
void check_corners(const Corners& p) {
  for (const double v : p)
    if (!std::isfinite(v)) refuse_warp(said("a corner is not a finite number"));
  for (int left_out = 0; left_out < 4; ++left_out) {
    const int a = (left_out + 1) % 4, b = (left_out + 2) % 4, c = (left_out + 3) % 4;
    const double longest = std::max({length(p, a, b), length(p, b, c), length(p, c, a)});
    if (std::abs(double_area(p, a, b, c)) <= 1e-9 * longest * longest)
      refuse_warp(told("corners {}, {} and {} lie on one line", a, b, c), said("move one of them off it"));
  }
}

/// The map of the unit square's corners (0,0), (1,0), (1,1), (0,1) to `p` (Heckbert 1989).
Matrix3 from_unit_square(const Corners& p) {
  const double dx1 = p[2] - p[4], dx2 = p[6] - p[4], sx = p[0] - p[2] + p[4] - p[6];
  const double dy1 = p[3] - p[5], dy2 = p[7] - p[5], sy = p[1] - p[3] + p[5] - p[7];
  const double area = dx1 * dy2 - dx2 * dy1;
  const double g = (sx * dy2 - dx2 * sy) / area, h = (dx1 * sy - sx * dy1) / area;
  return {{p[2] - p[0] + g * p[2], p[6] - p[0] + h * p[6], p[0],  //
           p[3] - p[1] + g * p[3], p[7] - p[1] + h * p[7], p[1], g, h, 1}};
}

Corners corners_of(int width, int height) {
  const double right = width - 1, bottom = height - 1;
  return {0, 0, right, 0, right, bottom, 0, bottom};
}

Matrix3 from_numbers(const Numbers& numbers) {
  if (numbers.size() != 6 && numbers.size() != 9)
    refuse_warp(told("a matrix has 6 numbers (affine) or 9 (homography), not {}", numbers.size()));
  Matrix3 matrix;
  std::copy(numbers.begin(), numbers.end(), matrix.m.begin());
  for (const double v : matrix.m)
    if (!std::isfinite(v)) refuse_warp(said("the matrix has a number that is not finite"));
  return matrix;
}

/// About the middle: perspective, shear, zoom and rotation, then the shift.
Matrix3 from_sliders(const Parameters& p, int width, int height) {
  const double cx = 0.5 * (width - 1), cy = 0.5 * (height - 1);
  const double angle = p.rotation * std::numbers::pi / 180, c = p.zoom * std::cos(angle), s = p.zoom * std::sin(angle);
  const Matrix3 turned{{c, -s, 0, s, c, 0, 0, 0, 1}}, sheared{{1, p.shear, 0, 0, 1, 0, 0, 0, 1}};
  Matrix3 tilted;
  if (p.operation != Operation::affine) {
    tilted.m[6] = p.perspective_x / std::max(width, 1);
    tilted.m[7] = p.perspective_y / std::max(height, 1);
  }
  return translation(cx + p.move_x * width, cy + p.move_y * height) * turned * sheared * tilted * translation(-cx, -cy);
}

Matrix3 given_matrix(const Parameters& p, int width, int height) {
  if (!p.corners.empty()) {
    if (p.corners.size() != 8) refuse_warp(told("four corners have 8 numbers, not {}", p.corners.size()));
    Corners to;
    std::copy(p.corners.begin(), p.corners.end(), to.begin());
    if (width < 2 || height < 2) refuse_warp(said("an image that is one pixel wide or high has no four corners to move"));
    return from_corners(corners_of(width, height), to);
  }
  return p.matrix.empty() ? from_sliders(p, width, height) : from_numbers(p.matrix);
}

/// True where the third row is (0, 0, w) but for rounding over an image of this size.
bool has_no_perspective(const Matrix3& a, int width, int height) {
  return std::abs(a.m[6]) * width + std::abs(a.m[7]) * height <= 1e-12 * std::abs(a.m[8]);
}

/// Whether the matrix as given takes output pixels to input pixels.
bool is_backward(const Parameters& p) { return (p.direction == Direction::backward) != p.invert; }

struct Size {
  int width, height;
};
Size output_size(const Parameters& p, int width, int height) {
  if (p.out_size.empty()) return {width, height};
  if (p.out_size.size() != 2) refuse_warp(told("an output size has 2 numbers, not {}", p.out_size.size()));
  if (!(p.out_size[0] >= 1 && p.out_size[1] >= 1 && p.out_size[0] <= 1e6 && p.out_size[1] <= 1e6))
    refuse_warp(said("an output size lies between 1 and 1000000 pixels"));
  return {int(p.out_size[0]), int(p.out_size[1])};
}

Matrix3 scaled(Matrix3 a, double factor) {
  for (double& v : a.m) v *= factor;
  return a;
}

/// The matrix as given, scaled so that w > 0 in the middle of what it maps. An exact inverse has w_out · w_in = 1, so its sign
/// is right as well.
Matrix3 oriented(const Parameters& p, const Matrix3& given, int width, int height) {
  const Size from = is_backward(p) ? output_size(p, width, height) : Size{width, height};
  const double x = 0.5 * (from.width - 1), y = 0.5 * (from.height - 1);
  return given.m[6] * x + given.m[7] * y + given.m[8] < 0 ? scaled(given, -1) : given;
}

/// From pixels of a picture to −1 … 1 along its longer side.
Matrix3 to_unit(const Size& size) {
  const double scale = 2.0 / std::max({size.width - 1, size.height - 1, 1});
  return Matrix3{{scale, 0, -0.5 * scale * (size.width - 1), 0, scale, -0.5 * scale * (size.height - 1), 0, 0, 1}};
}

double frobenius(const Matrix3& a) {
  double sum = 0;
  for (const double v : a.m) sum += v * v;
  return std::sqrt(sum);
}

double condition_of(const Matrix3& forward, const Size& in, const Size& out) {
  const Matrix3 unit = to_unit(out) * forward * inverse(to_unit(in));
  return frobenius(unit) * frobenius(inverse(unit)) / 3;
}

}  // namespace

Matrix3 operator*(const Matrix3& a, const Matrix3& b) {
  Matrix3 product;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j)
      product.m[3 * i + j] = a.m[3 * i] * b.m[j] + a.m[3 * i + 1] * b.m[3 + j] + a.m[3 * i + 2] * b.m[6 + j];
  return product;
}

double determinant(const Matrix3& a) {
  const Matrix3 cofactors = adjugate(a);
  return a.m[0] * cofactors.m[0] + a.m[1] * cofactors.m[3] + a.m[2] * cofactors.m[6];
}

Matrix3 inverse(const Matrix3& a) {
  const double d = determinant(a);
  if (!std::isfinite(d) || std::abs(d) <= 1e-14 * permanent_of_magnitudes(a))
    refuse_warp(told("the matrix is singular: its determinant is {:.6g}", d),
                said("it must not squeeze the plane into a line"));
  return scaled(adjugate(a), 1 / d);
}

Matrix3 from_corners(const Corners& from, const Corners& to) {
  check_corners(from);
  check_corners(to);
  const Matrix3 map = from_unit_square(to) * inverse(from_unit_square(from));
  return map.m[8] == 0 ? map : scaled(map, 1 / map.m[8]);
}

Corners warped_corners(const Matrix3& forward, int width, int height) {
  const auto& m = forward.m;
  Corners corners = corners_of(width, height);
  for (std::size_t i = 0; i < corners.size(); i += 2) {
    const double x = m[0] * corners[i] + m[1] * corners[i + 1] + m[2], y = m[3] * corners[i] + m[4] * corners[i + 1] + m[5];
    const double w = m[6] * corners[i] + m[7] * corners[i + 1] + m[8], norm = std::hypot(x, y);
    const double factor = norm > farthest_corner * std::abs(w) ? std::copysign(farthest_corner / norm, w) : 1 / w;
    corners[i] = x * factor;
    corners[i + 1] = y * factor;
  }
  return corners;
}

Corners corner_places(const Parameters& p, int width, int height) {
  if (p.corners.size() != 8 || is_backward(p)) return warped_corners(forward_matrix(p, width, height), width, height);
  Corners corners;
  std::copy(p.corners.begin(), p.corners.end(), corners.begin());
  return corners;
}

bool is_on_one_side(const Matrix3& forward, int width, int height) {
  const Corners corners = corners_of(width, height);
  int before = 0;
  for (std::size_t i = 0; i < corners.size(); i += 2)
    before += forward.m[6] * corners[i] + forward.m[7] * corners[i + 1] + forward.m[8] > 0;
  return before == 0 || before == 4;
}

int outputs_taken(std::int64_t asked) { return int(std::bit_floor(std::uint64_t(std::clamp<std::int64_t>(asked, 1, 8)))); }

Matrix3 forward_matrix(const Parameters& p, int width, int height) {
  const Matrix3 given = oriented(p, given_matrix(p, width, height), width, height);
  return is_backward(p) ? inverse(given) : given;
}

Warp make_warp(const Parameters& p, int width, int height) {
  Warp warp;
  const Size out = output_size(p, width, height);
  warp.width = out.width;
  warp.height = out.height;
  const Matrix3 given = oriented(p, given_matrix(p, width, height), width, height);
  Matrix3 sample = inverse(given);  // refuses singular matrices in both directions
  if (is_backward(p)) sample = given;
  warp.affine = has_no_perspective(sample, warp.width, warp.height);
  if (p.operation == Operation::affine && !warp.affine)
    refuse_warp(said("an affine warp has no perspective part, but the third row is not 0 0 1"),
                said("choose operation homography"));
  if (warp.affine) {
    sample = scaled(sample, 1 / sample.m[8]);
    sample.m[6] = sample.m[7] = 0;
    sample.m[8] = 1;
  }
  warp.sample = sample;
  warp.interpolation = p.interpolation;
  warp.border = p.border;
  warp.supersample = int(p.supersample);
  warp.outputs_per_thread = outputs_taken(p.outputs_per_thread);
  warp.reads = p.reads;
  warp.both_sheets = p.both_sheets;
  return warp;
}

SampleMap sample_map(const Warp& warp) {
  SampleMap map{};
  std::copy(warp.sample.m.begin(), warp.sample.m.end(), map.m);
  map.affine = warp.affine;
  map.both_sheets = warp.both_sheets;
  return map;
}

WarpNumbers warp_numbers(const Parameters& p, const Warp& warp, int width, int height) {
  const Matrix3 given = given_matrix(p, width, height), forward = is_backward(p) ? inverse(given) : given;
  return {determinant(forward), condition_of(forward, {width, height}, {warp.width, warp.height}),
          covered_area(warp, width, height) / (double(warp.width) * warp.height)};
}

}  // namespace ws::filter
