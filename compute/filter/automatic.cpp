// SPDX-License-Identifier: MIT
#include "compute/filter/automatic.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace ws::filter {

namespace {

int radius_class(int radius) { return radius <= 64 ? radius : 64 + std::bit_width(unsigned(radius)); }

/// The kind of image, filter, place and number of threads for which one variant is the fastest.
CacheKey kind_of(Backend backend, const Planes& in, const Convolution& c, int threads) {
  const auto pixels = std::uint64_t(in.width) * std::uint64_t(in.height);
  std::uint64_t kind = place_key(backend);
  for (const int part : {int(in.type), int(std::bit_width(pixels)) / 2, radius_class(c.filter.row.radius()),
                         radius_class(c.filter.column.radius()), threads})
    kind = combine(kind, std::uint64_t(part));
  return {"filter.fastest_variant", 0, kind};
}

bool takes(Variant variant, const Planes& in, const Convolution& convolution, Backend backend) {
  try {
    check_variant(variant, {convolution.filter, convolution.border, variant}, in.type, backend);
    return true;
  } catch (const Error&) {
    return false;
  }
}

double best_ms(const Engine& engine, const PlanesPtr& in, Convolution convolution, Variant variant, RunContext& context) {
  convolution.variant = variant;
  convolution.build = {};
  constexpr int least_runs = 2, most_runs = 8;
  constexpr double enough_ms = 10;  // of small images more are run: one alone would be luck
  double best = std::numeric_limits<double>::infinity(), spent = 0;
  for (int run = 0; run < least_runs || (run < most_runs && spent < enough_ms); ++run) {
    RunContext own = context.beside();  // the measurement is no stage of the run
    const Convolved convolved = engine.convolve(in, convolution, own);
    double ms = 0;
    for (const StageTime& stage : own.metrics.stages()) ms += stage.ms;
    best = std::min(best, ms);
    spent += ms;
  }
  return best;
}

Variant measured(const Engine& engine, const PlanesPtr& in, const Convolution& convolution,
                 const std::vector<Variant>& candidates, RunContext& context) {
  Variant fastest = Variant::fused;
  double least = std::numeric_limits<double>::infinity();
  constexpr double clearly = 0.97;  // where two are about as fast, the first stays, and with it the steps of a run
  for (const Variant candidate : candidates) {
    if (!takes(candidate, *in, convolution, engine.backend())) continue;
    const double ms = best_ms(engine, in, convolution, candidate, context);
    if (ms < clearly * least) {
      least = ms;
      fastest = candidate;
    }
  }
  return fastest;
}

}  // namespace

Variant fastest_variant(const Engine& engine, const PlanesPtr& in, const Convolution& convolution,
                        const std::vector<Variant>& candidates, RunContext& context) {
  const auto measure = [&] { return std::make_shared<const Variant>(measured(engine, in, convolution, candidates, context)); };
  if (!context.cache) return *measure();
  return *context.cache->shared<Variant>(kind_of(engine.backend(), *in, convolution, context.thread_count), measure,
                                         [](Variant) { return sizeof(Variant); });
}

}  // namespace ws::filter
