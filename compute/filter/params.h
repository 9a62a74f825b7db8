// The parameters of image filters and of their picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::filter {

enum class Operation { convolve, affine, homography, pipeline };
constexpr auto choices(Operation) {
  using enum Operation;
  return std::to_array<Choice<Operation>>({
      {convolve, "convolve", "A separable filter"},
      {affine, "affine", "A warp that keeps parallel lines parallel"},
      {homography, "homography", "A warp with perspective"},
      {pipeline, "pipeline", "Filter, homography and filter again, without leaving the device"},
  });
}

enum class Kernel { gaussian, box, gaussian_dx, gaussian_dy, sobel_x, sobel_y, sharpen, custom };
constexpr auto choices(Kernel) {
  using enum Kernel;
  return std::to_array<Choice<Kernel>>({
      {gaussian, "gaussian", "A Gaussian: weights that fall off with the distance"},
      {box, "box", "All taps are equal"},
      {gaussian_dx, "gaussian-dx", "The derivative of a Gaussian along x"},
      {gaussian_dy, "gaussian-dy", "The derivative of a Gaussian along y"},
      {sobel_x, "sobel-x", "The Sobel operator along x: three taps"},
      {sobel_y, "sobel-y", "The Sobel operator along y: three taps"},
      {sharpen, "sharpen", "The pixel against its neighbours: three taps"},
      {custom, "custom", "The taps that are given"},
  });
}

/// Which way a pass goes.
enum class Axis { row, column };

enum class Convention { convolution, correlation };
constexpr auto choices(Convention) {
  using enum Convention;
  return std::to_array<Choice<Convention>>({
      {convolution, "convolution", "The filter runs backwards over the image"},
      {correlation, "correlation", "The filter runs forwards over the image"},
  });
}

enum class Border { zero, replicate, reflect, reflect_101, wrap };
constexpr auto choices(Border) {
  using enum Border;
  return std::to_array<Choice<Border>>({
      {zero, "zero", "Black: 000|abcd|000"},
      {replicate, "replicate", "The last pixel: aaa|abcd|ddd"},
      {reflect, "reflect", "Mirrored, the last pixel twice: cba|abcd|dcb"},
      {reflect_101, "reflect-101", "Mirrored about the last pixel: dcb|abcd|cba"},
      {wrap, "wrap", "The other side: bcd|abcd|abc"},
  });
}

enum class Variant { automatic, reference, simd, v1, v3, v4, v41, v411, v412, v51, vector, fused, recursive, tensor };
constexpr auto choices(Variant) {
  using enum Variant;
  return std::to_array<Choice<Variant>>({
      {automatic, "auto", "The fastest that was measured for such a filter and backend"},
      {reference, "reference", "One thread of the CPU, the words of the definition"},
      {simd, "simd", "One core of the CPU and its vector units"},
      {v1, "v1", "Of 2010: a work-item for each pixel, all reads from global memory"},
      {v3, "v3", "Of 2010: a group of 64 shares a tile in local memory, two reads per work-item; radius up to 32"},
      {v4, "v4", "Of 2010: tiles of two dimensions; radius up to MAX_RADIUS"},
      {v41, "v41", "Of 2010: reads start at multiples of 16 pixels; radius up to MAX_RADIUS"},
      {v411, "v411", "Of 2010: the radius is known when compiling and the loop over taps unrolled; radius up to MAX_RADIUS"},
      {v412, "v412", "Of 2010: groups of at most 128 work-items, with a third read; radius up to MAX_RADIUS"},
      {v51, "v51", "Of 2010: v411 on 8-bit pixels in fixed point"},
      {vector, "vector", "As v411, but a work-item makes four pixels: loads and stores of four floats at once"},
      {fused, "fused", "Rows and columns in one pass over memory"},
      {recursive, "recursive", "A Gaussian at a cost that does not depend on its radius"},
      {tensor, "tensor",
       "On CUDA's matrix units, each value as the sum of two of half precision: nearly exact; radius up to 64"},
  });
}

/// MAX_RADIUS: how far the tiles of v4 to vector reach beyond their group.
enum class MaxRadius { sixteen, thirty_two };
constexpr auto choices(MaxRadius) {
  using enum MaxRadius;
  return std::to_array<Choice<MaxRadius>>({
      {sixteen, "16", "As in 2010"},
      {thirty_two, "32", "Larger tiles, and more loads per work-item, since two leave a gap"},
  });
}

/// Work-items of a group along x and y.
enum class GroupShape { source, of_8x16, of_16x16, of_16x32, of_32x4, of_32x8, of_32x16, of_64x4 };
constexpr auto choices(GroupShape) {
  using enum GroupShape;
  return std::to_array<Choice<GroupShape>>({
      {source, "source", "As in 2010: 32 x 4 for rows, 16 x 32 for columns (v412: 8 x 16)"},
      {of_8x16, "8x16", "128 work-items"},
      {of_16x16, "16x16", "256 work-items"},
      {of_16x32, "16x32", "512 work-items"},
      {of_32x4, "32x4", "128 work-items"},
      {of_32x8, "32x8", "256 work-items"},
      {of_32x16, "32x16", "512 work-items"},
      {of_64x4, "64x4", "256 work-items"},
  });
}

/// Where CUDA's kernels v3 to vector have the taps. v1 has them in global memory.
enum class TapMemory { constant, global };
constexpr auto choices(TapMemory) {
  using enum TapMemory;
  return std::to_array<Choice<TapMemory>>({
      {constant, "constant", "In constant memory, as in 2010: a whole warp is served at once"},
      {global, "global", "In global memory"},
  });
}

/// How CUDA's kernels of 2010 are launched.
enum class Launch { whole, in_turn, at_once };
constexpr auto choices(Launch) {
  using enum Launch;
  return std::to_array<Choice<Launch>>({
      {whole, "whole", "One kernel for each pass"},
      {in_turn, "in-turn", "Eight kernels for each pass, each on a part of the image, one after another"},
      {at_once, "at-once", "The same eight kernels side by side, each on a stream of its own"},
  });
}

/// A sweep of measurements beside the run.
enum class Study { none, image_size, filter_size, race, tuning, sequence };
constexpr auto choices(Study) {
  using enum Study;
  return std::to_array<Choice<Study>>({
      {none, "none", "Nothing is measured beside the run"},
      {image_size, "image-size", "Every variant over image sizes, with 17 x 17 taps"},
      {filter_size, "filter-size", "Every variant over filter sizes, on 2048 x 2048 pixels"},
      {race, "race", "Every variant on this image with this filter, one after another"},
      {tuning, "tuning", "The variant (v411 for one that is not of 2010) with every setting of its tuning, on this image"},
      {sequence, "sequence", "A sequence of images whose transfers are pageable, pinned, or overlapped with the filter (CUDA)"},
  });
}

enum class Direction { forward, backward };
constexpr auto choices(Direction) {
  using enum Direction;
  return std::to_array<Choice<Direction>>({
      {forward, "forward", "The matrix takes input pixels to output pixels"},
      {backward, "backward", "The matrix takes output pixels to input pixels"},
  });
}

enum class Interpolation { nearest, linear, linear_opencv, cubic, linear_hardware };
constexpr auto choices(Interpolation) {
  using enum Interpolation;
  return std::to_array<Choice<Interpolation>>({
      {nearest, "nearest", "The nearest pixel"},
      {linear, "linear", "Between four pixels, exact"},
      {linear_opencv, "linear-opencv", "As linear, with positions rounded to 1/32 pixel, to compare"},
      {cubic, "cubic", "Between sixteen pixels, after Keys, with a = -0.5"},
      {linear_hardware, "linear-hardware",
       "By CUDA's texture units, whose weights have 8 bits (on the CPU: positions rounded to 1/256 pixel)"},
  });
}

/// How CUDA's warps read the image.
enum class Reads { global, texture };
constexpr auto choices(Reads) {
  using enum Reads;
  return std::to_array<Choice<Reads>>({
      {global, "global", "From global memory"},
      {texture, "texture", "Texel by texel through a texture; the pixels are the same"},
  });
}

/// Whether taps are divided by their sum; `kernel`: as the kernel is defined.
enum class Normalise { kernel, on, off };
constexpr auto choices(Normalise) {
  using enum Normalise;
  return std::to_array<Choice<Normalise>>({
      {kernel, "kernel", "As each kernel is defined"},
      {on, "on", "Taps are divided by their sum, unless it is 0"},
      {off, "off", "Not even the taps of a Gaussian, a box or a derivative"},
  });
}

/// What the result is compared with; none: the input; exact: double precision.
enum class Versus { none, exact, reference, simd, v1, v3, v4, v41, v411, v412, v51, vector, fused, recursive, tensor };
constexpr auto choices(Versus) {
  static_assert(static_cast<int>(Versus::tensor) == static_cast<int>(Variant::tensor) + 1);
  constexpr auto variants = choices(Variant{});
  std::array<Choice<Versus>, variants.size() + 1> all{
      {{Versus::none, "none", "The input"}, {Versus::exact, "exact", "The same in double precision"}}};
  for (std::size_t i = 1; i < variants.size(); ++i)  // all but `automatic`, in their order
    all[i + 1] = {static_cast<Versus>(i + 1), variants[i].name, variants[i].help};
  return all;
}

/// How the fourth channel of an image, its alpha, takes part.
enum class Alpha { weigh, separate };
constexpr auto choices(Alpha) {
  using enum Alpha;
  return std::to_array<Choice<Alpha>>({
      {weigh, "weigh", "Colours count by their alpha, so that what is transparent has no colour to give"},
      {separate, "separate", "A channel like the others, each by itself"},
  });
}

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
  Alpha alpha = Alpha::weigh;
  Variant variant = Variant::automatic;
  MaxRadius max_radius = MaxRadius::sixteen;
  GroupShape group_shape = GroupShape::source;
  bool unroll = true;
  TapMemory tap_memory = TapMemory::constant;
  Launch launch = Launch::whole;
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
};

enum class Stage { result, input, rows, difference, split, kernel, mask };
constexpr auto choices(Stage) {
  using enum Stage;
  return std::to_array<Choice<Stage>>({
      {result, "result", "The result"},
      {input, "input", "The input"},
      {rows, "rows", "The image after the rows"},
      {difference, "difference", "The difference to what is compared"},
      {split, "split", "The result and what is compared beside a divider"},
      {kernel, "kernel", "The filter as a two-dimensional kernel"},
      {mask, "mask", "Which pixels of a warp lie inside, outside and behind (w < 0)"},
  });
}

/// What the lens over a work-group shows.
enum class LensView { reads, aprons, work_space, banks };
constexpr auto choices(LensView) {
  using enum LensView;
  return std::to_array<Choice<LensView>>({
      {reads, "reads", "What the work-group touches"},
      {aprons, "aprons", "The ways to treat an apron, on a group of 64"},
      {work_space, "work-space", "The ids of 16 work-items"},
      {banks, "banks", "The banks of local memory that a half-warp reads at the chosen stride"},
  });
}

enum class Tone { automatic, plain, signed_values };
constexpr auto choices(Tone) {
  using enum Tone;
  return std::to_array<Choice<Tone>>({
      {automatic, "auto", "Signed where a derivative makes values negative; differences up to the largest"},
      {plain, "plain", "Black to white"},
      {signed_values, "signed", "Middle grey is zero"},
  });
}

struct ViewParameters {
  Stage stage = Stage::result;
  double split = 0.5;
  double gain = 1;
  Tone tone = Tone::automatic;
  bool show_geometry = true;
  bool show_microscope = true;
  LensView lens = LensView::reads;
  std::int64_t stride = 1;     ///< words from the read of one work-item to that of the next
  std::int64_t latency = 400;  ///< of a load, in cycles

  static constexpr auto schema();
};

inline constexpr Condition if_filtering = when("operation", {"convolve", "pipeline"}).because("operation {} has no filter");
inline constexpr Condition if_not_custom = unless("kernel", {"custom"}).because("kernel custom is as long as its taps");
inline constexpr Condition if_not_three_taps =
    unless("kernel", {"sobel-x", "sobel-y", "sharpen"}).because("kernel {} has three taps");
inline constexpr Condition if_lopsided = when("kernel", {"gaussian-dx", "gaussian-dy", "sobel-x", "sobel-y", "custom"})
                                             .because("kernel {} is the same from both sides");
inline constexpr Condition if_cut_off = (unless("variant", {"recursive"}) || unless("versus", {"none"}) || when("sigma", {"0"}))
                                            .because("variant recursive cuts nothing off");
inline constexpr Condition if_racing = when("study", {"race"});
/// Variants with tiles of two dimensions; those of them whose groups may have another shape; those with unrolled loops.
inline constexpr Condition if_tiled = when("variant", {"v4", "v41", "v411", "v412", "v51", "vector"}) ||
                                      when("versus", {"v4", "v41", "v411", "v412", "v51", "vector"}) || if_racing;
inline constexpr Condition if_shaped =
    when("variant", {"v4", "v41", "v411", "v412", "v51"}) || when("versus", {"v4", "v41", "v411", "v412", "v51"}) || if_racing;
inline constexpr Condition if_unrolled =
    when("variant", {"v411", "v412", "v51"}) || when("versus", {"v411", "v412", "v51"}) || if_racing;
inline constexpr Condition if_grouped =
    unless("variant", {"auto", "reference", "simd", "fused", "recursive", "tensor"}) ||
    unless("versus", {"none", "exact", "reference", "simd", "fused", "recursive", "tensor"}) || if_racing;
inline constexpr Condition if_warping = unless("operation", {"convolve"}).because("operation convolve has no warp");
inline constexpr Condition if_no_corners = when("corners", {""}).because("the corners win");
inline constexpr Condition if_no_matrix = when("matrix", {""}).because("the matrix wins");

constexpr auto operation_and_kernel_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::operation, {.name = "operation",
                            .label = "Operation",
                            .help = "What is done with the image",
                            .pinned = true,
                            .group = "Operation"}),
      field(&P::kernel, {.name = "kernel",
                         .label = "Kernel",
                         .help = "The filter: rows and columns of taps. Derivatives and custom taps may be negative",
                         .pinned = true,
                         .group = "Filter",
                         .applies_when = {if_filtering}}),
      field(&P::radius, {.name = "radius",
                         .label = "Radius",
                         .help = "A filter has 2 radius + 1 taps; Sobel and sharpen have 3. 0: 4 sigma, as far as the variant "
                                 "reaches; 8 where sigma is 0 as well",
                         .unit = "px",
                         .min = 1,
                         .max = 65535,
                         .step = 1,
                         .pinned = true,
                         .zero_is_auto = true,
                         .group = "Filter",
                         .applies_when = {if_filtering, if_not_custom, if_not_three_taps,
                                          (when("radius_x", {"-1"}) || when("radius_y", {"-1"}))
                                              .because("both axes have a radius of their own"),
                                          if_cut_off}}),
      field(&P::radius_x, {.name = "radius_x",
                           .label = "Radius along rows",
                           .help = "-1: as radius; 0: one tap",
                           .unit = "px",
                           .min = -1,
                           .max = 65535,
                           .step = 1,
                           .least_means = "as radius",
                           .group = "Filter",
                           .applies_when = {if_filtering, if_not_custom, if_not_three_taps}}),
      field(&P::radius_y, {.name = "radius_y",
                           .label = "Radius along columns",
                           .help = "-1: as radius; 0: one tap",
                           .unit = "px",
                           .min = -1,
                           .max = 65535,
                           .step = 1,
                           .least_means = "as radius",
                           .group = "Filter",
                           .applies_when = {if_filtering, if_not_custom, if_not_three_taps}}));
}

constexpr auto tap_and_variant_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::sigma,
            {.name = "sigma",
             .label = "Sigma",
             .help = "Standard deviation of the Gaussian; 0: 0.3 (radius - 1) + 0.8. It sets the radius, unless that is given",
             .unit = "px",
             .min = 0.05,
             .max = 10000,
             .scale = Scale::logarithmic,
             .pinned = true,
             .zero_is_auto = true,
             .group = "Filter",
             .applies_when = {if_filtering,
                              when("kernel", {"gaussian", "gaussian-dx", "gaussian-dy"}).because("kernel {} has none")}}),
      field(&P::taps_row,
            {.name = "taps_row",
             .label = "Taps along rows",
             .help = "For kernel custom: an odd number of taps; where one list is empty the other serves for both",
             .min = -1e30,
             .max = 1e30,
             .meaning = ListMeaning::taps,
             .group = "Filter",
             .applies_when = {if_filtering, when("kernel", {"custom"}).because("only kernel custom takes taps")}}),
      field(&P::taps_column,
            {.name = "taps_column",
             .label = "Taps along columns",
             .help = "As taps along rows",
             .min = -1e30,
             .max = 1e30,
             .meaning = ListMeaning::taps,
             .group = "Filter",
             .applies_when = {if_filtering, when("kernel", {"custom"}).because("only kernel custom takes taps")}}),
      field(&P::normalise, {.name = "normalise",
                            .label = "Normalise",
                            .help = "Whether taps are divided by their sum",
                            .group = "Filter",
                            .applies_when = {if_filtering}}),
      field(&P::convention, {.name = "convention",
                             .label = "Convention",
                             .help = "Which way the filter runs over the image",
                             .group = "Filter",
                             .applies_when = {if_filtering, if_lopsided}}),
      field(&P::border, {.name = "border", .label = "Border", .help = "What lies outside the image", .group = "Filter"}),
      field(&P::alpha, {.name = "alpha",
                        .label = "Alpha",
                        .help = "What the fourth of four channels means",
                        .group = "Filter",
                        .needs = "an image of four channels"}),
      field(&P::variant, {.name = "variant",
                          .label = "Variant",
                          .help = "How the filter is computed",
                          .pinned = true,
                          .group = "Filter",
                          .applies_when = {if_filtering}}),
      field(&P::versus, {.name = "versus",
                         .label = "Compare with",
                         .help = "What the split and difference views show beside the result",
                         .group = "Filter"}),
      field(&P::study, {.name = "study",
                        .label = "Study",
                        .help = "Measurements beside the run; the plots grow while it runs",
                        .group = "Filter"}));
}

/// How the kernels of 2010 are built and launched.
constexpr auto tuning_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::max_radius, {.name = "max_radius",
                             .label = "MAX_RADIUS",
                             .help = "How far tiles reach beyond their group: the largest radius of v4 to vector",
                             .unit = "px",
                             .group = "Tuning",
                             .applies_when = {if_filtering, if_tiled}}),
      field(&P::group_shape, {.name = "group_shape",
                              .label = "Group shape",
                              .help = "Work-items of a group along x and y",
                              .group = "Tuning",
                              .applies_when = {if_filtering, if_shaped}}),
      field(&P::unroll,
            {.name = "unroll",
             .label = "Unroll",
             .help = "The loop over taps is unrolled: wholly as in 2010, by eight with another group shape, MAX_RADIUS "
                     "or taps in global memory",
             .group = "Tuning",
             .applies_when = {if_filtering, if_unrolled}}),
      field(&P::tap_memory, {.name = "tap_memory",
                             .label = "Taps lie in",
                             .help = "The memory from which CUDA's kernels v3 to vector read the taps",
                             .group = "Tuning",
                             .applies_when = {if_filtering, if_grouped,
                                              unless("variant", {"v1"}).because("v1 has its taps in global memory")}}),
      field(&P::launch, {.name = "launch",
                         .label = "Launch",
                         .help = "How many CUDA kernels make a pass, and whether they run side by side",
                         .group = "Tuning",
                         .applies_when = {if_filtering, if_grouped}}));
}

constexpr auto map_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::matrix,
            {.name = "matrix",
             .label = "Matrix",
             .help = "6 numbers (affine) or 9 (homography), row by row; empty: from rotation, zoom, shear and the rest",
             .min = -1e30,
             .max = 1e30,
             .meaning = ListMeaning::matrix,
             .group = "Warp",
             .applies_when = {if_warping, if_no_corners}}),
      field(&P::corners,
            {.name = "corners",
             .label = "Corners",
             .help = "Where the image's corners go: x0,y0,...,x3,y3, clockwise from the top left; wins over the matrix",
             .unit = "px",
             .min = -1e9,
             .max = 1e9,
             .meaning = ListMeaning::points,
             .group = "Warp",
             .applies_when = {if_warping}}),
      field(&P::rotation, {.name = "rotation",
                           .label = "Rotation",
                           .help = "About the middle, clockwise",
                           .unit = "deg",
                           .min = -180,
                           .max = 180,
                           .pinned = true,
                           .group = "Warp",
                           .applies_when = {if_warping, if_no_corners, if_no_matrix}}),
      field(&P::zoom, {.name = "zoom",
                       .label = "Zoom",
                       .help = "About the middle",
                       .min = 0.01,
                       .max = 100,
                       .scale = Scale::logarithmic,
                       .pinned = true,
                       .group = "Warp",
                       .applies_when = {if_warping, if_no_corners, if_no_matrix}}),
      field(&P::shear, {.name = "shear",
                        .label = "Shear",
                        .help = "Along x, per unit of y",
                        .min = -5,
                        .max = 5,
                        .group = "Warp",
                        .applies_when = {if_warping, if_no_corners, if_no_matrix}}),
      field(&P::move_x, {.name = "move_x",
                         .label = "Shift along x",
                         .help = "Part of the width",
                         .min = -2,
                         .max = 2,
                         .group = "Warp",
                         .applies_when = {if_warping, if_no_corners, if_no_matrix}}),
      field(&P::move_y, {.name = "move_y",
                         .label = "Shift along y",
                         .help = "Part of the height",
                         .min = -2,
                         .max = 2,
                         .group = "Warp",
                         .applies_when = {if_warping, if_no_corners, if_no_matrix}}));
}

constexpr auto perspective_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::perspective_x,
            {.name = "perspective_x",
             .label = "Perspective along x",
             .help = "Change of w over the width (homography)",
             .min = -3,
             .max = 3,
             .pinned = true,
             .group = "Warp",
             .applies_when = {if_warping, if_no_corners, if_no_matrix,
                              unless("operation", {"affine"}).because("an affine warp has no perspective")}}),
      field(&P::perspective_y,
            {.name = "perspective_y",
             .label = "Perspective along y",
             .help = "Change of w over the height (homography)",
             .min = -3,
             .max = 3,
             .group = "Warp",
             .applies_when = {if_warping, if_no_corners, if_no_matrix,
                              unless("operation", {"affine"}).because("an affine warp has no perspective")}}),
      field(&P::direction, {.name = "direction",
                            .label = "Direction",
                            .help = "Between which pixels the matrix maps",
                            .group = "Warp",
                            .applies_when = {if_warping}}),
      field(&P::invert, {.name = "invert",
                         .label = "Invert",
                         .help = "Take the inverse of the map that is described",
                         .group = "Warp",
                         .applies_when = {if_warping}}));
}

constexpr auto sampling_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::interpolation, {.name = "interpolation",
                                .label = "Interpolation",
                                .help = "The value between pixels",
                                .pinned = true,
                                .group = "Warp",
                                .applies_when = {if_warping}}),
      field(&P::supersample, {.name = "samples",
                              .label = "Supersampling",
                              .help = "Samples per output pixel and axis, averaged",
                              .min = 1,
                              .max = 16,
                              .step = 1,
                              .group = "Warp",
                              .applies_when = {if_warping}}),
      field(&P::outputs_per_thread, {.name = "outputs_per_thread",
                                     .label = "Outputs per thread",
                                     .help = "Pixels that one CUDA thread makes (1, 2, 4 or 8)",
                                     .min = 1,
                                     .max = 8,
                                     .step = 1,
                                     .group = "Warp",
                                     .applies_when = {if_warping}}),
      field(
          &P::reads,
          {.name = "reads",
           .label = "Reads",
           .help = "How CUDA's warps read the image",
           .group = "Warp",
           .applies_when =
               {if_warping,
                when("interpolation", {"linear"}).because("only single samples of --interpolation linear are read in two ways"),
                when("samples", {"1"}).because("only single samples of --interpolation linear are read in two ways")}}),
      field(&P::both_sheets,
            {.name = "both_sheets",
             .label = "Both sheets",
             .help = "Also draw what lies behind the plane (w < 0)",
             .group = "Warp",
             .applies_when = {if_warping, unless("operation", {"affine"}).because("an affine warp has one sheet")}}),
      field(&P::out_size, {.name = "out_size",
                           .label = "Output size",
                           .help = "Width and height of the warped image; empty: the input's",
                           .unit = "px",
                           .min = 1,
                           .max = 1e6,
                           .step = 1,
                           .group = "Warp",
                           .applies_when = {if_warping}}));
}

constexpr auto Parameters::schema() {
  return std::tuple_cat(operation_and_kernel_fields(), tap_and_variant_fields(), tuning_fields(), map_fields(),
                        perspective_fields(), sampling_fields());
}

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::stage, {.name = "stage",
                        .label = "Show",
                        .help = "What the picture shows",
                        .cost = Cost::view,
                        .pinned = true,
                        .group = "Picture"}),
      field(&P::split, {.name = "split",
                        .label = "Divider",
                        .help = "Where the divider stands, from left to right",
                        .cost = Cost::view,
                        .group = "Picture",
                        .applies_when = {when("stage", {"split"})}}),
      field(&P::gain, {.name = "gain",
                       .label = "Gain",
                       .help = "Factor on the shown values",
                       .min = 1e-3,
                       .max = 1e9,
                       .scale = Scale::logarithmic,
                       .cost = Cost::view,
                       .group = "Picture"}),
      field(&P::tone, {.name = "tone",
                       .label = "Tone",
                       .help = "How values become grey",
                       .cost = Cost::view,
                       .group = "Picture",
                       .applies_when = {unless("stage", {"mask"})}}),
      field(&P::show_geometry, {.name = "show_geometry",
                                .label = "Show geometry",
                                .help = "Corner handles, the image of the pixel grid and the vanishing line of a warp",
                                .cost = Cost::view,
                                .group = "Picture",
                                .applies_when = {of_run(if_warping)}}),
      field(&P::show_microscope, {.name = "show_microscope",
                                  .label = "Memory-access microscope",
                                  .help = "In the steps: the tile of one work-group, its apron and the reads of one warp",
                                  .cost = Cost::view,
                                  .group = "Picture",
                                  .applies_when = {unless("stage", {"kernel"}).because("view kernel has no work-groups")}}),
      field(&P::lens, {.name = "lens",
                       .label = "Under the microscope",
                       .help = "What the lens over a work-group shows",
                       .cost = Cost::view,
                       .group = "Picture",
                       .applies_when = {when("show_microscope"), of_run(unless("variant", {"auto", "reference", "simd", "fused",
                                                                                           "recursive", "tensor"}))}}),
      field(&P::stride,
            {.name = "stride",
             .label = "Stride",
             .help = "Words from one work-item's read to the next one's: in the lens *banks*, and marked in the plot of "
                     "bank conflicts",
             .min = 1,
             .max = 32,
             .step = 1,
             .cost = Cost::view,
             .group = "Lessons",
             .applies_when = {of_run(if_filtering)}}),
      field(&P::latency, {.name = "latency",
                          .label = "Latency of a load",
                          .help = "How long a load takes, in the plot of the warps that hide it",
                          .unit = "cycles",
                          .min = 50,
                          .max = 2000,
                          .step = 1,
                          .cost = Cost::view,
                          .group = "Lessons",
                          .applies_when = {of_run(if_filtering)}}));
}

}  // namespace ws::filter
