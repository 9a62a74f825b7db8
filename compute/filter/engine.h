// Images in the memory of a backend, and what is done to them there. Each backend has its engine; both give the same bits for
// all variants of one arithmetic.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/core/result/array.h"
#include "compute/core/result/frame_targets.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/variants/grouped.h"
#include "compute/filter/warp/warp.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace ws::filter {

/// An image as one plane per channel in a backend's memory; immutable once it is handed out. Each backend has its own.
class Planes {
 public:
  Planes(int width, int height, int channels, PixelType type, double white)
      : width(width), height(height), channels(channels), type(type), white(white) {}
  Planes(const Planes&) = delete;
  Planes& operator=(const Planes&) = delete;
  virtual ~Planes() = default;
  const int width, height, channels;
  const PixelType type;
  const double white;
};
using PlanesPtr = std::shared_ptr<const Planes>;

/// A separable filter to be applied.
struct Convolution {
  SeparableFilter filter;
  Border border = Border::zero;
  Variant variant = Variant::fused;
  Build build = {};  ///< of v1 to vector
};

struct Convolved {
  PlanesPtr rows;  ///< the image after the row pass; null where the variant never has it
  PlanesPtr result;
  Variant variant = Variant::fused;  ///< the variant that was used, which `automatic` has chosen
};

/// How values become colours: grey = (value · gain / white), or 0.5 + value · gain / (2 white) when signed; sRGB bytes as is.
struct Toning {
  double gain = 1;
  bool is_signed = false;
};

/// Two images in one picture: tile by tile in reading order, the first `done` tiles show the left image, the rest the right.
struct Frontier {
  int tile_width = 1, tile_height = 1;
  std::size_t done = 0;

  /// The left image alone.
  [[nodiscard]] static Frontier all(int width, int height) { return {width, height, 1}; }
  /// How many pixels of row y, from its beginning, show the left image.
  [[nodiscard]] WS_HD int left_columns(int y, int width) const {
    const std::size_t columns = std::size_t(width + tile_width - 1) / std::size_t(tile_width);
    const std::size_t before = std::size_t(y / tile_height) * columns;
    const std::size_t left = done <= before ? 0 : done - before < columns ? done - before : columns;
    const std::size_t pixels = left * std::size_t(tile_width);
    return pixels < std::size_t(width) ? int(pixels) : width;
  }
};

struct Statistics {
  double low = 0, high = 0;
  std::size_t nan_count = 0;
  std::vector<std::array<std::uint32_t, 256>> histograms;  ///< per channel, 256 bins of [0, white]; outliers in the end bins
};

/// Which variants a backend offers, and up to which radius.
struct VariantInfo {
  Variant variant;
  const char* name;     ///< "v411"
  const char* summary;  ///< one line for the docs and the screen
  int max_radius;       ///< of both axes, with the MAX_RADIUS of 2010
  bool on_cpu, on_cuda;
  bool eight_bit;  ///< fixed-point arithmetic on 8-bit pixels
};
[[nodiscard]] const std::vector<VariantInfo>& variants();
[[nodiscard]] const VariantInfo& info_of(Variant variant);
/// The largest radius of both axes that a variant takes when it is built so.
[[nodiscard]] int max_radius_of(Variant variant, const Build& build);
/// The variant that the result is compared with, if it is compared with one.
[[nodiscard]] std::optional<Variant> variant_of(Versus versus);
/// Throws Error{invalid_argument} where `variant` does not take the radius, the type of the pixels, the kernel or the backend.
void check_variant(Variant variant, const Convolution& convolution, PixelType type, Backend backend);

/// Thread-safe. It computes from its arguments alone: what it keeps from call to call is memory, so that the next call needs no
/// fresh pages, and a device's stream. Every method polls the context's stop token and throws Cancelled; stages ("row",
/// "column", "upload", …) are timed into context.metrics, on CUDA in device time.
class Engine {
 public:
  virtual ~Engine() = default;
  [[nodiscard]] virtual Backend backend() const = 0;

  /// Of an image on the engine's device nothing is copied but what the planes need: those of one channel whose rows follow each
  /// other at multiples of 128 bytes are the image itself.
  [[nodiscard]] virtual PlanesPtr upload(const Image& image, RunContext& context) const = 0;
  [[nodiscard]] virtual Image download(const Planes& planes, RunContext& context) const = 0;
  /// The planes as an array of rows, columns and, where there are several, channels, in the device's memory as they lie there;
  /// it keeps them. Nothing for planes on the host.
  [[nodiscard]] virtual std::optional<Array> array_on_device(const PlanesPtr& planes) const = 0;
  /// float32 planes of the same values (the argument itself where it is float32 already).
  [[nodiscard]] virtual PlanesPtr to_float(const PlanesPtr& planes, RunContext& context) const = 0;

  /// Float variants give float32 planes, v51 gives uint8. Stages "row" and "column", or the variant's name for one pass.
  [[nodiscard]] virtual Convolved convolve(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const = 0;
  /// float32 planes of the warp's size. Stage "warp", on CUDA through textures "to texture" before it.
  [[nodiscard]] virtual PlanesPtr warp(const PlanesPtr& in, const Warp& warp, RunContext& context) const = 0;
  /// Of four channels: the colours times their alpha, in float32, and alpha itself (alpha.h). Stage "weigh".
  [[nodiscard]] virtual PlanesPtr weighted(const PlanesPtr& planes, RunContext& context) const = 0;
  /// The way back; what has no alpha has no colour. Stage "weigh".
  [[nodiscard]] virtual PlanesPtr unweighted(const PlanesPtr& planes, RunContext& context) const = 0;
  /// a − b in float32. Both of one size.
  [[nodiscard]] virtual PlanesPtr difference(const PlanesPtr& a, const PlanesPtr& b, RunContext& context) const = 0;
  [[nodiscard]] virtual Statistics statistics(const Planes& planes, RunContext& context) const = 0;
  /// The sum of fingerprint_part over all values, channel by channel, row by row: equal on both backends.
  [[nodiscard]] virtual std::uint64_t fingerprint(const Planes& planes, RunContext& context) const = 0;
  /// Bytes read and written per second by a plain copy of 128 MiB: the ceiling of every filter. Measured at each call, which
  /// takes about 0.1 s on a CPU; the copies are no stage of the run.
  [[nodiscard]] virtual double copy_rate(RunContext& context) const = 0;
  /// One value per channel.
  [[nodiscard]] virtual std::vector<double> probe(const Planes& planes, int x, int y) const = 0;

  /// Writes RGBA8 pixels, row by row from the top, into the target `name`: `left` up to the frontier, then `right` (of the
  /// same size; null: transparent). The kernel writes the memory that is drawn.
  virtual void paint(const Planes& left, const Planes* right, const Frontier& frontier, const Toning& toning,
                     const FrameTargets& targets, std::string_view name, RunContext& context) const = 0;
};

[[nodiscard]] std::unique_ptr<Engine> make_cpu_engine();
/// Throws Error{cuda} in builds without CUDA.
[[nodiscard]] std::unique_ptr<Engine> make_cuda_engine();
/// The engine of a backend, and of the calling thread's device, that `cache` keeps from run to run; without a cache, a new one.
/// Planes are understood by all engines of their backend and device. Throws Error{cuda} where the build has no CUDA.
[[nodiscard]] std::shared_ptr<const Engine> engine_for(Backend backend, Cache* cache = nullptr);

/// The definition, in double precision: rows, then columns; the oracle of the tests and of the difference view. The rows of a
/// pass run on several threads. `weighs`: the colours of four channels count by their alpha. Throws Cancelled.
[[nodiscard]] Image convolve_reference(const Image& image, const SeparableFilter& filter, Border border, RunContext& context,
                                       bool weighs = false);
/// The same for warps.
[[nodiscard]] Image warp_reference(const Image& image, const Warp& warp, RunContext& context, bool weighs = false);

}  // namespace ws::filter
