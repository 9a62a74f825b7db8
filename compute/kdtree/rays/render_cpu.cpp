// Pictures on the CPU: small squares of pixels, whose camera rays run side by side, over all threads.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/kdtree/rays/shade.h"
#include "compute/kdtree/rays/trace.h"

#include <algorithm>

namespace ws::kdtree {
namespace {

constexpr int square = 4;
static_assert(square * square == PackedTree::packet_size);
constexpr std::size_t squares_per_task = 4;  // of some hundred microseconds each, so that a request to stop is soon seen

/// The tracer with one method, as shade.h wants it.
struct Eyes {
  const CpuTracer& tracer;
  Span<const Triangle> triangles;
  Traversal method;

  [[nodiscard]] Hit nearest(const Ray& ray) const { return tracer.nearest(ray, method); }
  [[nodiscard]] bool any(const Ray& ray) const { return tracer.any(ray, method); }
  [[nodiscard]] Triangle triangle(std::uint32_t i) const { return triangles[i]; }
};

/// Calls body(first, count, pixels) for each square of the picture; at its right and lower edge squares have fewer pixels.
template <class Body>
void for_squares(const PictureSettings& s, RunContext& context, std::string_view label, const Body& body) {
  const auto across = std::size_t(s.width + square - 1) / square, down = std::size_t(s.height + square - 1) / square;
  CpuExecutor(context).for_ranges(label, across * down, squares_per_task, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end && !context.stop_requested(); ++i) {
      std::uint32_t pixels[PackedTree::packet_size], count = 0;
      const int left = int(i % across) * square, top = int(i / across) * square;
      for (int y = top; y < std::min(top + square, s.height); ++y)
        for (int x = left; x < std::min(left + square, s.width); ++x) pixels[count++] = std::uint32_t(y * s.width + x);
      body(Span<const std::uint32_t>(pixels, count));
    }
  });
}

}  // namespace

void CpuTracer::render_light(const PictureSettings& s, Span<PixelSum> sums, Span<std::uint32_t> pixels,
                             RunContext& context) const {
  const Eyes eyes{*this, *triangles_, s.traversal};
  for_squares(s, context, "ray-traced picture", [&](Span<const std::uint32_t> of_square) {
    Ray rays[PackedTree::packet_size];
    Hit hits[PackedTree::packet_size];
    for (std::uint32_t sample = s.first_sample; sample < s.first_sample + s.sample_count; ++sample) {
      if (context.stop_requested()) return;
      for (std::size_t i = 0; i < of_square.size(); ++i) rays[i] = sample_ray(s, of_square[i], sample);
      nearest_side_by_side({rays, of_square.size()}, {hits, of_square.size()}, s.traversal);
      for (std::size_t i = 0; i < of_square.size(); ++i) {
        PixelSum& sum = sums[of_square[i]];
        if (sample == 0) sum = {};
        add_sample(sum, light_of(eyes, s, of_square[i], sample, rays[i], hits[i]));
      }
    }
    for (const std::uint32_t pixel : of_square) pixels[pixel] = toned(sums[pixel], pixel);
  });
}

void CpuTracer::render_heat(const PictureSettings& s, Span<PixelSum> sums, Span<std::uint32_t> pixels, HeatStatistics& counted,
                            RunContext& context) const {
  const ColorRamp& ramp = color_ramp(heat_ramp);
  for_squares(s, context, "ray counts", [&](Span<const std::uint32_t> of_square) {
    for (const std::uint32_t pixel : of_square)
      sums[pixel] = {static_cast<float>(count_of(counts(sample_ray(s, pixel, 0), s.traversal), s.shading)), 0, 0, 1};
  });
  counted = {};
  for (std::size_t i = 0; i < s.pixel_count(); ++i) {
    const auto count = static_cast<std::uint32_t>(sums[i].red);
    counted.total += count;
    counted.met += count > 0;
    counted.most = std::max(counted.most, count);
  }
  const float last = heat_end(s, counted);
  for (std::size_t i = 0; i < s.pixel_count(); ++i)
    if (sums[i].red > 0) ++counted.shares[heat_share(sums[i].red, last)];
  for_squares(s, context, "heat map", [&](Span<const std::uint32_t> of_square) {
    for (const std::uint32_t pixel : of_square) pixels[pixel] = heat_color(ramp.data(), sums[pixel].red, last);
  });
}

void CpuTracer::render(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels,
                       HeatStatistics& counted, RunContext& context) const {
  if (sums.size() < settings.pixel_count() || pixels.size() < settings.pixel_count())
    throw Error(ErrorKind::internal, "the buffers of a picture are smaller than the picture");
  (void)scene(settings.traversal);  // refuses what it cannot walk before any ray does
  if (is_heat_map(settings.shading))
    render_heat(settings, sums, pixels, counted, context);
  else
    render_light(settings, sums, pixels, context);
}

}  // namespace ws::kdtree
