// The parameters of image filters and of their picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::filter {

enum class Operation { convolve, affine, homography, pipeline };
enum class Kernel { gaussian, box, gaussian_dx, gaussian_dy, sobel_x, sobel_y, sharpen, custom };
/// Which way a pass goes.
enum class Axis { row, column };

enum class Convention { convolution, correlation };
enum class Border { zero, replicate, reflect, reflect_101, wrap };
enum class Variant { automatic, reference, simd, v1, v3, v4, v41, v411, v412, v51, fused, recursive };
/// A sweep of measurements beside the run.
enum class Study { none, image_size, filter_size, sequence };
enum class Direction { forward, backward };
enum class Interpolation { nearest, linear, linear_opencv, cubic, linear_hardware };
/// How CUDA's warps read the image.
enum class Reads { global, texture };
/// Whether taps are divided by their sum; `kernel`: as the kernel is defined.
enum class Normalise { kernel, on, off };
/// What the result is compared with; none: the input; exact: double precision.
enum class Versus { none, exact, reference, simd, v1, v3, v4, v41, v411, v412, v51, fused, recursive };

struct Parameters {
  Operation operation = Operation::convolve;

  Kernel kernel = Kernel::gaussian;
  std::int64_t radius = 0;                    ///< 0: from sigma, see automatic_radius
  std::int64_t radius_x = -1, radius_y = -1;  ///< −1: `radius`; 0: one tap
  double sigma = 0;                           ///< 0: from the radius
  Numbers taps_row, taps_column;              ///< for Kernel::custom; an empty one is the other
  Normalise normalise = Normalise::kernel;
  Convention convention = Convention::convolution;
  Border border = Border::zero;
  Variant variant = Variant::automatic;
  Versus versus = Versus::none;
  Study study = Study::none;

  Numbers matrix;   ///< 6 or 9 numbers, row by row; empty: from the sliders below
  Numbers corners;  ///< x0,y0,…,x3,y3: where the corners (clockwise from the top left) go; wins over `matrix`
  double rotation = 0, zoom = 1, shear = 0, move_x = 0, move_y = 0, perspective_x = 0, perspective_y = 0;
  Direction direction = Direction::forward;
  bool invert = false;  ///< the map is the inverse of the one described
  Interpolation interpolation = Interpolation::linear;
  std::int64_t supersample = 1;
  std::int64_t outputs_per_thread = 4;
  Reads reads = Reads::global;
  bool both_sheets = false;
  Numbers out_size;  ///< width, height; empty: the input's

  static constexpr auto schema();

 private:
  static constexpr auto filter_schema();
  static constexpr auto warp_schema();
};

enum class Stage { result, input, rows, difference, split, kernel, mask };
/// What the lens over a work-group shows.
enum class LensView { reads, aprons, work_space };
enum class Tone { automatic, plain, signed_values };

struct ViewParameters {
  Stage stage = Stage::result;
  double split = 0.5;
  double gain = 1;
  Tone tone = Tone::automatic;
  bool show_geometry = true;
  bool show_microscope = true;
  LensView lens = LensView::reads;

  static constexpr auto schema();
};

constexpr auto Parameters::filter_schema() {
  using P = Parameters;
  constexpr auto linear = Scale::linear, logarithmic = Scale::logarithmic;
  constexpr auto run = Cost::run;
  return std::make_tuple(
      choice_field(&P::operation, "operation", "Operation",
                   "convolve: a separable filter; affine, homography: a warp; pipeline: filter, homography and filter again, "
                   "without leaving the device",
                   "Operation", run, true),
      choice_field(&P::kernel, "kernel", "Kernel",
                   "The filter: rows and columns of taps. Derivatives and custom taps may be negative", "Filter", run, true),
      Field<P, std::int64_t>{&P::radius, "radius", "Radius",
                             "A filter has 2 radius + 1 taps; Sobel and sharpen have 3. 0: 4 sigma, as far as the variant "
                             "reaches; 8 where sigma is 0 as well",
                             "px", 1, 65535, 1, linear, run, true, true, "Filter"},
      Field<P, std::int64_t>{&P::radius_x, "radius_x", "Radius along rows", "-1: as radius; 0: one tap", "px", -1, 65535, 1,
                             linear, run, false, false, "Filter"},
      Field<P, std::int64_t>{&P::radius_y, "radius_y", "Radius along columns", "-1: as radius; 0: one tap", "px", -1, 65535, 1,
                             linear, run, false, false, "Filter"},
      Field<P, double>{
          &P::sigma, "sigma", "Sigma",
          "Standard deviation of the Gaussian; 0: 0.3 (radius - 1) + 0.8. It sets the radius, unless that is given", "px", 0.05,
          10000, 0, logarithmic, run, true, true, "Filter"},
      Field<P, Numbers>{&P::taps_row, "taps_row", "Taps along rows",
                        "For kernel custom: an odd number of taps; where one list is empty the other serves for both", "",
                        -1e30, 1e30, 0, linear, run, false, false, "Filter"},
      Field<P, Numbers>{&P::taps_column, "taps_column", "Taps along columns", "As taps along rows", "", -1e30, 1e30, 0, linear,
                        run, false, false, "Filter"},
      choice_field(&P::normalise, "normalise", "Normalise",
                   "on: taps are divided by their sum, unless it is 0; off: not even those of a Gaussian, a box or a "
                   "derivative; kernel: as each kernel is defined",
                   "Filter"),
      choice_field(&P::convention, "convention", "Convention",
                   "convolution: the filter runs backwards over the image; correlation: forwards", "Filter"),
      choice_field(&P::border, "border", "Border",
                   "What lies outside: zero: 000|abcd|000; replicate: aaa|abcd|ddd; reflect: cba|abcd|dcb; reflect-101: "
                   "dcb|abcd|cba; wrap: bcd|abcd|abc",
                   "Filter"),
      choice_field(&P::variant, "variant", "Variant",
                   "How it is computed: reference and simd on the CPU; v1 to v51: the steps of the OpenCL thesis; fused: one "
                   "pass over memory; recursive: a Gaussian at constant cost; auto: the fastest measured",
                   "Filter", run, true),
      choice_field(&P::versus, "versus", "Compare with",
                   "What the split and difference views show beside the result: none: the input; exact: the same in double "
                   "precision; or a second variant",
                   "Filter"),
      choice_field(&P::study, "study", "Study",
                   "Measure every variant over image sizes with 17 x 17 taps, or over filter sizes on 2048 x 2048 pixels; or a "
                   "sequence of images whose transfers are pageable, pinned, or overlapped with the filter (CUDA); the plots "
                   "grow while it runs",
                   "Filter"));
}

constexpr auto Parameters::warp_schema() {
  using P = Parameters;
  constexpr auto linear = Scale::linear, logarithmic = Scale::logarithmic;
  constexpr auto run = Cost::run;
  return std::make_tuple(
      Field<P, Numbers>{&P::matrix, "matrix", "Matrix",
                        "6 numbers (affine) or 9 (homography), row by row; empty: from rotation, zoom, shear and the rest", "",
                        -1e30, 1e30, 0, linear, run, false, false, "Warp"},
      Field<P, Numbers>{&P::corners, "corners", "Corners",
                        "Where the image's corners go: x0,y0,...,x3,y3, clockwise from the top left; wins over the matrix",
                        "px", -1e9, 1e9, 0, linear, run, false, false, "Warp"},
      Field<P, double>{&P::rotation, "rotation", "Rotation", "About the middle, clockwise", "deg", -180, 180, 0, linear, run,
                       false, false, "Warp"},
      Field<P, double>{&P::zoom, "zoom", "Zoom", "About the middle", "", 0.01, 100, 0, logarithmic, run, false, false, "Warp"},
      Field<P, double>{&P::shear, "shear", "Shear", "Along x, per unit of y", "", -5, 5, 0, linear, run, false, false, "Warp"},
      Field<P, double>{&P::move_x, "move_x", "Shift along x", "Part of the width", "", -2, 2, 0, linear, run, false, false,
                       "Warp"},
      Field<P, double>{&P::move_y, "move_y", "Shift along y", "Part of the height", "", -2, 2, 0, linear, run, false, false,
                       "Warp"},
      Field<P, double>{&P::perspective_x, "perspective_x", "Perspective along x", "Change of w over the width (homography)", "",
                       -3, 3, 0, linear, run, false, false, "Warp"},
      Field<P, double>{&P::perspective_y, "perspective_y", "Perspective along y", "Change of w over the height (homography)",
                       "", -3, 3, 0, linear, run, false, false, "Warp"},
      choice_field(&P::direction, "direction", "Direction",
                   "forward: the matrix takes input pixels to output pixels; backward: output to input", "Warp"),
      choice_field(&P::invert, "invert", "Invert", "Take the inverse of the map that is described", "Warp"),
      choice_field(
          &P::interpolation, "interpolation", "Interpolation",
          "linear: exact; linear-opencv: positions rounded to 1/32 pixel, to compare; cubic: Keys, a = -0.5; "
          "linear-hardware: by CUDA's texture units, whose weights have 8 bits (on the CPU: positions rounded to 1/256 "
          "pixel)",
          "Warp"),
      Field<P, std::int64_t>{&P::supersample, "samples", "Supersampling", "Samples per output pixel and axis, averaged", "", 1,
                             16, 1, linear, run, false, false, "Warp"},
      Field<P, std::int64_t>{&P::outputs_per_thread, "outputs_per_thread", "Outputs per thread",
                             "Pixels that one CUDA thread makes (1, 2, 4 or 8)", "", 1, 8, 1, linear, run, false, false,
                             "Warp"},
      choice_field(
          &P::reads, "reads", "Reads",
          "How CUDA's warps read the image: from global memory, or texel by texel through a texture; the pixels are the "
          "same",
          "Warp"),
      choice_field(&P::both_sheets, "both_sheets", "Both sheets", "Also draw what lies behind the plane (w < 0)", "Warp", run),
      Field<P, Numbers>{&P::out_size, "out_size", "Output size", "Width and height of the warped image; empty: the input's",
                        "px", 1, 1e6, 1, linear, run, false, false, "Warp"});
}

constexpr auto Parameters::schema() { return std::tuple_cat(filter_schema(), warp_schema()); }

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  return std::make_tuple(
      choice_field(&P::stage, "stage", "Show",
                   "result, input, after the rows, the difference to what is compared, both beside a divider; the filter as a "
                   "two-dimensional kernel; or which pixels of a warp lie inside, outside and behind (w < 0)",
                   "Picture", Cost::view, true),
      Field<P, double>{&P::split, "split", "Divider", "Where the divider stands, from left to right", "", 0, 1, 0,
                       Scale::linear, Cost::view, false, false, "Picture"},
      Field<P, double>{&P::gain, "gain", "Gain", "Factor on the shown values", "", 1e-3, 1e9, 0, Scale::logarithmic, Cost::view,
                       false, false, "Picture"},
      choice_field(&P::tone, "tone", "Tone",
                   "plain: black to white; signed: middle grey is zero; auto: signed where values are negative, differences up "
                   "to the largest",
                   "Picture", Cost::view),
      choice_field(&P::show_geometry, "show_geometry", "Show geometry",
                   "Corner handles, the image of the pixel grid and the vanishing line of a warp", "Picture", Cost::view),
      choice_field(&P::show_microscope, "show_microscope", "Memory-access microscope",
                   "In the steps: the tile of one work-group, its apron and the reads of one warp", "Picture", Cost::view),
      choice_field(&P::lens, "lens", "Under the microscope",
                   "reads: what the work-group touches; aprons: the ways to treat an apron, on a group of 64; work-space: the "
                   "ids of 16 work-items",
                   "Picture", Cost::view));
}

}  // namespace ws::filter

template <>
struct ws::ChoiceNames<ws::filter::Operation> {
  static constexpr std::array names{"convolve", "affine", "homography", "pipeline"};
};
template <>
struct ws::ChoiceNames<ws::filter::Kernel> {
  static constexpr std::array names{"gaussian", "box", "gaussian-dx", "gaussian-dy", "sobel-x", "sobel-y", "sharpen", "custom"};
};
template <>
struct ws::ChoiceNames<ws::filter::Convention> {
  static constexpr std::array names{"convolution", "correlation"};
};
template <>
struct ws::ChoiceNames<ws::filter::Border> {
  static constexpr std::array names{"zero", "replicate", "reflect", "reflect-101", "wrap"};
};
template <>
struct ws::ChoiceNames<ws::filter::Variant> {
  static constexpr std::array names{"auto", "reference", "simd", "v1",  "v3",    "v4",
                                    "v41",  "v411",      "v412", "v51", "fused", "recursive"};
};
template <>
struct ws::ChoiceNames<ws::filter::Versus> {
  static constexpr std::array names{"none", "exact", "reference", "simd", "v1",    "v3",       "v4",
                                    "v41",  "v411",  "v412",      "v51",  "fused", "recursive"};
};
template <>
struct ws::ChoiceNames<ws::filter::Study> {
  static constexpr std::array names{"none", "image-size", "filter-size", "sequence"};
};
template <>
struct ws::ChoiceNames<ws::filter::Direction> {
  static constexpr std::array names{"forward", "backward"};
};
template <>
struct ws::ChoiceNames<ws::filter::Interpolation> {
  static constexpr std::array names{"nearest", "linear", "linear-opencv", "cubic", "linear-hardware"};
};
template <>
struct ws::ChoiceNames<ws::filter::Reads> {
  static constexpr std::array names{"global", "texture"};
};
template <>
struct ws::ChoiceNames<ws::filter::Normalise> {
  static constexpr std::array names{"kernel", "on", "off"};
};
template <>
struct ws::ChoiceNames<ws::filter::Stage> {
  static constexpr std::array names{"result", "input", "rows", "difference", "split", "kernel", "mask"};
};
template <>
struct ws::ChoiceNames<ws::filter::LensView> {
  static constexpr std::array names{"reads", "aprons", "work-space"};
};
template <>
struct ws::ChoiceNames<ws::filter::Tone> {
  static constexpr std::array names{"auto", "plain", "signed"};
};
