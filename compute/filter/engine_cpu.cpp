// The engine of the CPU: calls the functions of convolve/, warp/ and variants/ on planes, and times them as stages.
// SPDX-License-Identifier: MIT
#include "compute/core/data/fingerprint.h"
#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/filter/alpha.h"
#include "compute/filter/automatic.h"
#include "compute/filter/convolve/convolve_cpu.h"
#include "compute/filter/convolve/planes_cpu.h"
#include "compute/filter/statistics_cpu.h"
#include "compute/filter/toning.h"
#include "compute/filter/variants/grouped.h"
#include "compute/filter/warp/warp_cpu.h"

#include <algorithm>
#include <cstring>

namespace ws::filter {

namespace {

/// Pixels per piece of work in loops that are bound by memory.
constexpr std::size_t grain = 1u << 18;

const CpuPlanes& on_cpu(const Planes& planes) {
  const auto* own = dynamic_cast<const CpuPlanes*>(&planes);
  if (!own) throw Error(ErrorKind::internal, "planes of another backend were given to the CPU's engine");
  return *own;
}

/// Calls f with a value of the pixels' type.
template <class F>
decltype(auto) with_type(PixelType type, const F& f) {
  return type == PixelType::uint8 ? f(std::uint8_t{}) : f(float{});
}

class CpuEngine final : public Engine {
 public:
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] PlanesPtr upload(const Image& image, RunContext& context) const override;
  [[nodiscard]] std::optional<Array> array_on_device(const PlanesPtr&) const override { return {}; }

  [[nodiscard]] Image download(const Planes& planes, RunContext& context) const override;
  [[nodiscard]] PlanesPtr to_float(const PlanesPtr& planes, RunContext& context) const override;
  [[nodiscard]] Convolved convolve(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const override;
  [[nodiscard]] PlanesPtr warp(const PlanesPtr& in, const Warp& warp, RunContext& context) const override;
  [[nodiscard]] PlanesPtr weighted(const PlanesPtr& planes, RunContext& context) const override {
    return with_colours(planes, context, weighted_colour);
  }
  [[nodiscard]] PlanesPtr unweighted(const PlanesPtr& planes, RunContext& context) const override {
    return with_colours(planes, context, unweighted_colour);
  }
  [[nodiscard]] PlanesPtr difference(const PlanesPtr& a, const PlanesPtr& b, RunContext& context) const override;
  [[nodiscard]] Statistics statistics(const Planes& planes, RunContext& context) const override;
  [[nodiscard]] std::uint64_t fingerprint(const Planes& planes, RunContext& context) const override;
  [[nodiscard]] double copy_rate(RunContext& context) const override;
  [[nodiscard]] std::vector<double> probe(const Planes& planes, int x, int y) const override;
  void paint(const Planes& left, const Planes* right, const Frontier& frontier, const Toning& toning,
             const FrameTargets& targets, std::string_view name, RunContext& context) const override;

 private:
  [[nodiscard]] std::shared_ptr<CpuPlanes> make(int width, int height, const Planes& like, PixelType type) const {
    return std::make_shared<CpuPlanes>(width, height, like.channels, type, like.white, pool_);
  }
  [[nodiscard]] std::shared_ptr<CpuPlanes> make_like(const Planes& like, PixelType type) const {
    return make(like.width, like.height, like, type);
  }
  /// Calls pass(axis, taps, in, out, channel) for rows, then for columns; each is a stage. Keeps the planes between them.
  template <class Pass>
  [[nodiscard]] Convolved two_passes(const CpuPlanes& in, const Convolution& convolution, PixelType type, RunContext& context,
                                     const Pass& pass) const;
  [[nodiscard]] Convolved fused(const CpuPlanes& in, const Convolution& convolution, RunContext& context) const;
  [[nodiscard]] Convolved grouped(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const;
  /// Float planes with the colours f(colour, alpha, white) and the same alpha.
  template <class F>
  [[nodiscard]] PlanesPtr with_colours(const PlanesPtr& planes, RunContext& context, const F& f) const;

  std::shared_ptr<PlanePool> pool_ = std::make_shared<PlanePool>();
};

PlanesPtr CpuEngine::upload(const Image& image, RunContext& context) const {
  const StageTimer timer(context, "upload");
  auto planes = std::make_shared<CpuPlanes>(image.width(), image.height(), image.channels(), image.type(), image.white, pool_);
  with_type(image.type(), [&]<class T>(T) {
    const Span<const T> from = image.values<T>();
    const auto channels = std::size_t(image.channels());
    CpuExecutor(context).for_ranges("upload", image.pixel_count(), grain, [&](std::size_t begin, std::size_t end) {
      for (std::size_t c = 0; c < channels; ++c) {
        const Span<T> to = planes->template channel<T>(int(c));
        for (std::size_t i = begin; i < end; ++i) to[i] = from[i * channels + c];
      }
    });
  });
  return planes;
}

Image CpuEngine::download(const Planes& planes, RunContext& context) const {
  const StageTimer timer(context, "download");
  const CpuPlanes& from = on_cpu(planes);
  Image image(planes.width, planes.height, planes.channels, planes.type);
  image.white = planes.white;
  with_type(planes.type, [&]<class T>(T) {
    const Span<T> to = image.values<T>();
    const auto channels = std::size_t(planes.channels);
    CpuExecutor(context).for_ranges("download", image.pixel_count(), grain, [&](std::size_t begin, std::size_t end) {
      for (std::size_t c = 0; c < channels; ++c) {
        const Span<const T> plane = from.channel<T>(int(c));
        for (std::size_t i = begin; i < end; ++i) to[i * channels + c] = plane[i];
      }
    });
  });
  return image;
}

PlanesPtr CpuEngine::to_float(const PlanesPtr& planes, RunContext& context) const {
  if (planes->type == PixelType::float32) return planes;
  const CpuPlanes& from = on_cpu(*planes);
  auto result = make_like(*planes, PixelType::float32);
  for (int c = 0; c < planes->channels; ++c) {
    const Span<const std::uint8_t> in = from.channel<std::uint8_t>(c);
    const Span<float> out = result->channel<float>(c);
    CpuExecutor(context).for_ranges("to float", in.size(), grain, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) out[i] = float(in[i]);
    });
  }
  return result;
}

template <class F>
PlanesPtr CpuEngine::with_colours(const PlanesPtr& planes, RunContext& context, const F& f) const {
  const StageTimer timer(context, "weigh");
  const CpuPlanes& from = on_cpu(*planes);
  const auto white = float(planes->white);
  auto result = make_like(*planes, PixelType::float32);
  CpuExecutor(context).for_ranges("weigh", from.pixel_count(), grain, [&](std::size_t begin, std::size_t end) {
    with_type(from.type, [&]<class T>(T) {
      const Span<const T> alpha = from.channel<T>(alpha_channel);
      for (int c = 0; c < alpha_channel; ++c) {
        const Span<const T> in = from.channel<T>(c);
        const Span<float> out = result->template channel<float>(c);
        for (std::size_t i = begin; i < end; ++i) out[i] = f(float(in[i]), float(alpha[i]), white);
      }
      const Span<float> out = result->template channel<float>(alpha_channel);
      for (std::size_t i = begin; i < end; ++i) out[i] = float(alpha[i]);
    });
  });
  return result;
}

template <class Pass>
Convolved CpuEngine::two_passes(const CpuPlanes& in, const Convolution& convolution, PixelType type, RunContext& context,
                                const Pass& pass) const {
  auto rows = make_like(in, type), result = make_like(in, type);
  {
    const StageTimer timer(context, "row");
    for (int c = 0; c < in.channels; ++c) pass(Axis::row, convolution.filter.row, in, *rows, c);
  }
  {
    const StageTimer timer(context, "column");
    for (int c = 0; c < in.channels; ++c) pass(Axis::column, convolution.filter.column, *rows, *result, c);
  }
  return {rows, result, convolution.variant};
}

Convolved CpuEngine::fused(const CpuPlanes& in, const Convolution& convolution, RunContext& context) const {
  const StageTimer timer(context, "fused");
  const PlaneShape shape{in.width, in.height, convolution.border};
  auto result = make_like(in, PixelType::float32);
  for (int c = 0; c < in.channels; ++c)
    with_type(in.type, [&]<class T>(T) {
      fused_convolution(in.channel<T>(c), result->channel<float>(c), shape, convolution.filter, context);
    });
  return {nullptr, result, Variant::fused};
}

Convolved CpuEngine::grouped(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const {
  const bool fixed_point = convolution.variant == Variant::v51;
  const PlanesPtr source = fixed_point ? in : to_float(in, context);
  const auto pass = [&]<class T>(T, Axis axis, const Taps& taps, const CpuPlanes& from, CpuPlanes& to, int c) {
    grouped_pass<T>(convolution.variant, axis, from.channel<T>(c), to.channel<T>(c), from.width, from.height, taps,
                    convolution.border, context, convolution.build);
  };
  return two_passes(on_cpu(*source), convolution, source->type, context,
                    [&](Axis axis, const Taps& taps, const CpuPlanes& from, CpuPlanes& to, int c) {
                      with_type(source->type, [&]<class T>(T t) { pass(t, axis, taps, from, to, c); });
                    });
}

Convolved CpuEngine::convolve(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const {
  check_variant(convolution.variant, convolution, in->type, Backend::cpu);
  const CpuPlanes& from = on_cpu(*in);
  const PlaneShape shape{in->width, in->height, convolution.border};
  // A pass of a plane into a plane, for the variants that make float from either type.
  const auto passes = [&](const auto& pass) {
    return two_passes(from, convolution, PixelType::float32, context,
                      [&](Axis axis, const Taps& taps, const CpuPlanes& source, CpuPlanes& to, int c) {
                        with_type(source.type,
                                  [&]<class T>(T) { pass(axis, taps, source.channel<T>(c), to.channel<float>(c)); });
                      });
  };
  switch (convolution.variant) {
    case Variant::automatic: {
      Convolution chosen = convolution;
      chosen.build = {};
      chosen.variant = fastest_variant(*this, in, convolution, {Variant::fused, Variant::simd}, context);
      return convolve(in, chosen, context);
    }
    case Variant::reference:
      return passes([&](Axis axis, const Taps& taps, auto source, Span<float> to) {
        reference_pass(axis, source, to, shape, taps, context);
      });
    case Variant::simd:
      return passes(
          [&](Axis axis, const Taps& taps, auto source, Span<float> to) { simd_pass(axis, source, to, shape, taps, context); });
    case Variant::recursive:
      return passes([&](Axis axis, const Taps&, auto source, Span<float> to) {
        const double sigma = axis == Axis::row ? convolution.filter.sigma_x : convolution.filter.sigma_y;
        recursive_pass(axis, source, to, shape, sigma, context);
      });
    case Variant::fused:
      return fused(from, convolution, context);
    default:
      return grouped(in, convolution, context);
  }
}

PlanesPtr CpuEngine::warp(const PlanesPtr& in, const Warp& warp, RunContext& context) const {
  const StageTimer timer(context, "warp");
  auto result = make(warp.width, warp.height, *in, PixelType::float32);
  for (int c = 0; c < in->channels; ++c)
    with_type(in->type, [&]<class T>(T) {
      warp_plane(on_cpu(*in).channel<T>(c), in->width, in->height, result->channel<float>(c), warp, context);
    });
  return result;
}

PlanesPtr CpuEngine::difference(const PlanesPtr& a, const PlanesPtr& b, RunContext& context) const {
  if (a->width != b->width || a->height != b->height || a->channels != b->channels)
    throw Error(ErrorKind::internal, "the difference of images of two sizes was asked for");
  const PlanesPtr first = to_float(a, context), second = to_float(b, context);
  auto result = make_like(*a, PixelType::float32);
  for (int c = 0; c < a->channels; ++c) {
    const auto x = on_cpu(*first).channel<float>(c), y = on_cpu(*second).channel<float>(c);
    const Span<float> out = result->channel<float>(c);
    CpuExecutor(context).for_ranges("difference", x.size(), grain, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) out[i] = x[i] - y[i];
    });
  }
  return result;
}

Statistics CpuEngine::statistics(const Planes& planes, RunContext& context) const {
  const CpuPlanes& in = on_cpu(planes);
  const auto channels = std::size_t(planes.channels);
  const auto none = [&] { return ValueCounts(channels, planes.white); };
  ValueCounts total = none();
  CpuExecutor(context).accumulate(
      "statistics", in.pixel_count(), grain, none,
      [&](ValueCounts& part, std::size_t begin, std::size_t end) {
        for (std::size_t c = 0; c < channels; ++c)
          with_type(in.type, [&]<class T>(T) { part.add(c, in.channel<T>(int(c)).subspan(begin, end - begin)); });
      },
      [&](const ValueCounts& part) { total.add(part); });
  return total.statistics();
}

std::uint64_t CpuEngine::fingerprint(const Planes& planes, RunContext& context) const {
  const CpuPlanes& in = on_cpu(planes);
  std::uint64_t total = 0;
  for (int c = 0; c < planes.channels; ++c) {
    const std::size_t first = std::size_t(c) * in.pixel_count();
    with_type(in.type, [&]<class T>(T) {
      const Span<const T> values = in.channel<T>(c);
      CpuExecutor(context).accumulate(
          "fingerprint", values.size(), grain, [] { return std::uint64_t{0}; },
          [&](std::uint64_t& sum, std::size_t begin, std::size_t end) {
            std::uint64_t own = 0;  // which no value can overlap, so that the compiler takes several values at once
            for (std::size_t i = begin; i < end; ++i) own += fingerprint_part(first + i, canonical_bits(values[i]));
            sum += own;
          },
          [&](std::uint64_t sum) { total += sum; });
    });
  }
  return total;
}

double CpuEngine::copy_rate(RunContext& context) const {
  constexpr std::size_t bytes = 128u << 20, piece = 1u << 20;
  constexpr int rounds = 4;  // the first meets fresh pages
  HostBuffer<std::byte> from(bytes), to(bytes);
  std::memset(from.data(), 1, bytes);
  RunContext beside = context.beside();
  double fastest = 0;
  for (int i = 0; i < rounds; ++i) {
    const Stopwatch watch;
    CpuExecutor(beside).for_ranges("copy", bytes, piece, [&](std::size_t begin, std::size_t end) {
      std::memcpy(to.data() + begin, from.data() + begin, end - begin);
    });
    fastest = std::max(fastest, 2.0 * bytes / (watch.ms() / 1000));
  }
  return fastest;
}

std::vector<double> CpuEngine::probe(const Planes& planes, int x, int y) const {
  const CpuPlanes& in = on_cpu(planes);
  std::vector<double> values;
  values.reserve(std::size_t(planes.channels));
  for (int c = 0; c < planes.channels; ++c)
    values.push_back(in.value(c, std::size_t(y) * std::size_t(planes.width) + std::size_t(x)));
  return values;
}

void CpuEngine::paint(const Planes& left, const Planes* right, const Frontier& frontier, const Toning& toning,
                      const FrameTargets& targets, std::string_view name, RunContext& context) const {
  const Span<std::uint32_t> out = targets.host<std::uint32_t>(name);
  const CpuPlanes& first = on_cpu(left);
  const CpuPlanes* second = right ? &on_cpu(*right) : nullptr;
  const auto width = std::size_t(left.width);
  const auto paint_run = [&](const CpuPlanes* planes, std::size_t begin, std::size_t end) {
    if (!planes) return std::fill(out.begin() + begin, out.begin() + end, 0u);
    const Shading shading_of_run = shading(toning.gain, toning.is_signed, planes->white);
    for (std::size_t i = begin; i < end; ++i)
      out[i] = colour_of(planes->channels, shading_of_run, [&](int c) { return planes->value(c, i); });
  };
  CpuExecutor(context).for_each(
      "paint", std::size_t(left.height),
      [&](std::uint32_t row) {
        const auto split = std::size_t(frontier.left_columns(int(row), left.width));
        paint_run(&first, row * width, row * width + split);
        paint_run(second, row * width + split, (row + 1) * width);
      },
      width * 3, out.size() * sizeof(std::uint32_t));
}

}  // namespace

std::unique_ptr<Engine> make_cpu_engine() { return std::make_unique<CpuEngine>(); }

}  // namespace ws::filter
