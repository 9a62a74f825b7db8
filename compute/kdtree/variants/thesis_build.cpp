// The thesis's recursion.
// SPDX-License-Identifier: MIT
#include "compute/core/data/fingerprint.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/stoppable.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/build/list_builder.h"
#include "compute/kdtree/variants/thesis.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <random>
#include <tuple>

namespace ws::kdtree {

void sort_thesis_events(std::vector<ThesisEvent>& events, bool axis_first, const RunContext& context) {
  const auto comes_before = [axis_first](const ThesisEvent& a, const ThesisEvent& b) {
    return axis_first ? std::tie(a.axis, a.position, a.type) < std::tie(b.axis, b.position, b.type)
                      : std::tie(a.position, a.axis, a.type) < std::tie(b.position, b.axis, b.type);
  };
  sort_stoppable(events.begin(), events.end(), context.stop, comes_before);
}

void trim(std::vector<ThesisEvent>& events) {
  const auto is_used = [](const ThesisEvent& e) { return e.axis < 3; };
  events.erase(std::partition_point(events.begin(), events.end(), is_used), events.end());
}

std::vector<ThesisPlane> distinct_planes(Span<const ThesisEvent> events) {
  std::vector<ThesisPlane> planes;
  for (const ThesisEvent& e : events) {
    const ThesisPlane plane{e.axis, e.position};
    if (planes.empty() || planes.back() != plane) planes.push_back(plane);
  }
  return planes;
}

namespace {

/// Adds its life's length to a step on the CPU.
class CpuStep {
 public:
  explicit CpuStep(StepTimes& times) : times_(times) {}
  ~CpuStep() { times_.ms += watch_.ms(); }
  CpuStep(const CpuStep&) = delete;
  CpuStep& operator=(const CpuStep&) = delete;

 private:
  StepTimes& times_;
  Stopwatch watch_;
};

/// Chooses a node's plane on the device or, where it is small, on the CPU.
class ThesisChoice {
 public:
  ThesisChoice(const ThesisOptions& options, RunContext& context, ThesisReport& report)
      : options_(options), context_(context), report_(report), kernels_(options, context) {}

  Split operator()(const Rules& rules, const Items& items, const Box& cell) {
    if (items.size() < report_.switch_size || rules.strategy != Strategy::sah) {
      ++report_.cpu_nodes;
      return on_cpu(rules, items, cell);
    }
    NodeTimes node;
    node.cell = cell;
    const Split split = on_device(rules, items, cell, node);
    report_.add(node);
    return split;
  }

  Split on_cpu(const Rules& rules, const Items& items, const Box& cell) {
    list_events(items, cpu_events_, context_);
    return sweep_.choose(rules, cell, cpu_events_, static_cast<std::uint32_t>(items.size()), context_);
  }

  Split on_device(const Rules& rules, const Items& items, const Box& cell, NodeTimes& node) {
    const auto step = [&](ThesisStep s) -> StepTimes& { return node.steps[static_cast<std::size_t>(s)]; };
    const auto count = static_cast<std::uint32_t>(items.size());
    const bool scan = options_.counting == Counting::scan;
    extents_.clear();
    extents_.reserve(items.size());
    for_each_stoppable(items, context_.stop, [&](const Item& item) { extents_.push_back(item.box); });
    kernels_.process_events(extents_, events_, step(ThesisStep::events));
    if (options_.sort == SortPlace::gpu) {
      kernels_.sort(events_, scan, step(ThesisStep::sort));
    } else {
      const CpuStep timer(step(ThesisStep::sort));
      sort_thesis_events(events_, scan, context_);
    }
    {
      const CpuStep timer(step(ThesisStep::planes));
      trim(events_);
      if (!scan) planes_ = distinct_planes(events_);
    }
    if (scan)
      kernels_.count_by_scan(events_, count, planes_, counts_, step(ThesisStep::counts));
    else
      kernels_.count_quadratic(events_, planes_, counts_, step(ThesisStep::counts));
    kernels_.price(planes_, counts_, cell, rules, count, costs_, step(ThesisStep::costs));
    const ThesisMinimum best = kernels_.minimum(costs_.costs, planes_, step(ThesisStep::minimum));
    node.triangles = count;
    node.events = static_cast<std::uint32_t>(events_.size());
    node.planes = static_cast<std::uint32_t>(planes_.size());
    node.on_device = true;
    if (best.plane >= planes_.size() || !(best.cost < std::numeric_limits<float>::infinity())) return {};
    const ThesisPlane& p = planes_[best.plane];
    return {best.cost,
            p.position,
            static_cast<std::int8_t>(p.axis),
            costs_.sides[best.plane],
            counts_.left[best.plane],
            counts_.planar[best.plane],
            counts_.right[best.plane]};
  }

 private:
  ThesisOptions options_;
  RunContext& context_;
  ThesisReport& report_;
  ThesisKernels kernels_;
  std::vector<Event> cpu_events_;
  EventSweep sweep_;
  std::vector<Box> extents_;
  std::vector<ThesisEvent> events_;
  std::vector<ThesisPlane> planes_;
  ThesisCounts counts_;
  ThesisCosts costs_;
};

/// Little boxes all over a cube: as in a node of a scene, nearly all ends differ.
Items made_up_items(std::size_t count) {
  constexpr float size = 0.01f;
  std::mt19937 random(1);
  const auto place = [&] { return static_cast<float>(random() >> 8) * 0x1p-24f; };
  Items items(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Vec3 low{place(), place(), place()};
    items[i] = {static_cast<std::uint32_t>(i), {low, low + Vec3{size, size, size}}};
  }
  return items;
}

/// Median of three.
template <class Body>
double median_ms(const Body& body) {
  std::array<double, 3> all{};
  for (double& ms : all) {
    const Stopwatch watch;
    body();
    ms = watch.ms();
  }
  std::sort(all.begin(), all.end());
  return all[1];
}

/// What the options give, or the session has measured, or is measured now.
void choose_switch_size(const ThesisOptions& options, RunContext& context, ThesisReport& report) {
  if (options.switch_size) {
    report.switch_size = *options.switch_size;
    return;
  }
  const StageTimer timer(context, "switch size");
  const auto measure = [&] { return std::make_shared<const std::vector<SwitchSample>>(measure_switch(options, context)); };
  std::uint64_t with = combine(static_cast<std::uint64_t>(options.counting), static_cast<std::uint64_t>(options.sort));
  with = combine(combine(with, static_cast<std::uint64_t>(options.block)), static_cast<std::uint64_t>(options.grid));
  const CacheKey key{"kdtree.switch_samples", place_key(context.backend), with};
  const auto bytes = [](const std::vector<SwitchSample>& samples) { return samples.size() * sizeof(SwitchSample); };
  report.switch_samples = context.cache ? *context.cache->shared<std::vector<SwitchSample>>(key, measure, bytes) : *measure();
  report.switch_size = switch_size_of(report.switch_samples);
}

}  // namespace

std::vector<SwitchSample> measure_switch(const ThesisOptions& options, RunContext& context) {
  constexpr std::size_t least = 64, most = 65'536, growth = 4, enough_wins = 2;
  constexpr Box cell{{0, 0, 0}, {1.01f, 1.01f, 1.01f}};
  const Rules rules;
  ThesisReport none;
  ThesisChoice choice(options, context, none);
  std::vector<SwitchSample> samples;
  NodeTimes times;
  (void)choice.on_device(rules, made_up_items(least), cell, times);  // the first launch loads the kernels
  std::size_t wins = 0;
  for (std::size_t count = least; count <= most && wins < enough_wins; count *= growth) {
    context.check_stop();
    const Items items = made_up_items(count);
    const double cpu_ms = median_ms([&] { (void)choice.on_cpu(rules, items, cell); });
    const double device_ms = median_ms([&] { (void)choice.on_device(rules, items, cell, times); });
    samples.push_back({count, cpu_ms, device_ms});
    wins = device_ms < cpu_ms ? wins + 1 : 0;
  }
  return samples;
}

Tree build_thesis(const Triangles& triangles, const Rules& rules, const ThesisOptions& options, RunContext& context,
                  ThesisReport* report) {
  ThesisReport own;
  if (!report) report = &own;
  if (rules.strategy != Strategy::sah)
    context.metrics.warn(said("the thesis's kernels know the surface area heuristic only: all nodes stay on the CPU"));
  else
    choose_switch_size(options, context, *report);
  const StageTimer timer(context, "build");
  ThesisChoice choice(options, context, *report);
  return build_with_lists(triangles, rules, context,
                          [&](const Rules& r, const Items& items, const Box& cell) { return choice(r, items, cell); });
}

}  // namespace ws::kdtree
