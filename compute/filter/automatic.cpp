// SPDX-License-Identifier: MIT
#include "compute/filter/automatic.h"

#include "compute/core/error.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <mutex>
#include <tuple>

namespace ws::filter {

namespace {

using Kind = std::tuple<Backend, PixelType, int, int, int, int>;

int radius_class(int radius) { return radius <= 64 ? radius : 64 + std::bit_width(unsigned(radius)); }

Kind kind_of(Backend backend, const Planes& in, const Convolution& c, int threads) {
  const auto pixels = std::uint64_t(in.width) * std::uint64_t(in.height);
  return {
      backend, in.type, std::bit_width(pixels) / 2, radius_class(c.filter.row.radius()), radius_class(c.filter.column.radius()),
      threads};
}

bool takes(Variant variant, const Planes& in, const Convolution& convolution, Backend backend) {
  try {
    check_variant(variant, convolution, in.type, backend);
    return true;
  } catch (const Error&) {
    return false;
  }
}

double best_ms(const Engine& engine, const PlanesPtr& in, Convolution convolution, Variant variant, RunContext& context) {
  convolution.variant = variant;
  double best = std::numeric_limits<double>::infinity();
  for (int run = 0; run < 2; ++run) {
    RunContext own;  // the measurement is no stage of the run
    own.backend = context.backend;
    own.thread_count = context.thread_count;
    own.stop = context.stop;
    const Convolved convolved = engine.convolve(in, convolution, own);
    double ms = 0;
    for (const StageTime& stage : own.metrics.stages()) ms += stage.ms;
    best = std::min(best, ms);
  }
  return best;
}

}  // namespace

Variant fastest_variant(const Engine& engine, const PlanesPtr& in, const Convolution& convolution,
                        const std::vector<Variant>& candidates, RunContext& context) {
  static std::mutex mutex;
  static std::map<Kind, Variant> known;
  const Kind kind = kind_of(engine.backend(), *in, convolution, context.thread_count);
  {
    const std::lock_guard lock(mutex);
    if (const auto found = known.find(kind); found != known.end()) return found->second;
  }
  Variant fastest = Variant::fused;
  double least = std::numeric_limits<double>::infinity();
  for (const Variant candidate : candidates) {
    if (!takes(candidate, *in, convolution, engine.backend())) continue;
    const double ms = best_ms(engine, in, convolution, candidate, context);
    if (ms < least) {
      least = ms;
      fastest = candidate;
    }
  }
  const std::lock_guard lock(mutex);
  return known.emplace(kind, fastest).first->second;
}

}  // namespace ws::filter
