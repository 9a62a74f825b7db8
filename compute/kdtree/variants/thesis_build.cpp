// The thesis's recursion.
// SPDX-License-Identifier: MIT
#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/build/list_builder.h"
#include "compute/kdtree/variants/thesis.h"

#include <algorithm>
#include <limits>
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
    if (items.size() < options_.switch_size || rules.strategy != Strategy::sah) return on_cpu(rules, items, cell);
    NodeTimes node;
    node.cell = cell;
    const Split split = on_device(rules, items, cell, node);
    report_.add(node);
    return split;
  }

 private:
  Split on_cpu(const Rules& rules, const Items& items, const Box& cell) {
    ++report_.cpu_nodes;
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

}  // namespace

Tree build_thesis(const std::vector<Triangle>& triangles, const Rules& rules, const ThesisOptions& options, RunContext& context,
                  ThesisReport* report) {
  ThesisReport own;
  if (rules.strategy != Strategy::sah)
    context.metrics.warn("the thesis's kernels know the surface area heuristic only: all nodes stay on the CPU");
  const StageTimer timer(context, "build");
  ThesisChoice choice(options, context, report ? *report : own);
  return build_with_lists(triangles, rules, context,
                          [&](const Rules& r, const Items& items, const Box& cell) { return choice(r, items, cell); });
}

}  // namespace ws::kdtree
