// The thesis's recursion, and its table for this machine.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/kdtree/cuda/thesis.h"
#include "compute/kdtree/event_sweep.h"
#include "compute/kdtree/list_builder.h"
#include "compute/kdtree/stoppable.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <tuple>

namespace ws::kdtree {

StepTimes& StepTimes::operator+=(const StepTimes& other) {
  ms += other.ms;
  kernel_ms += other.kernel_ms;
  bytes_to_device += other.bytes_to_device;
  bytes_from_device += other.bytes_from_device;
  return *this;
}

ThesisOptions thesis_options(const Parameters& p) {
  return {p.counting, p.sort, static_cast<std::size_t>(p.switch_size), static_cast<int>(p.block), static_cast<int>(p.grid)};
}

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
    const Split split = on_device(rules, items, cell, node);
    ++report_.device_nodes;
    report_.total.triangles += node.triangles;
    report_.total.events += node.events;
    report_.total.planes += node.planes;
    for (std::size_t i = 0; i < thesis_step_count; ++i) report_.total.steps[i] += node.steps[i];
    if (report_.nodes.size() < ThesisReport::most_nodes) report_.nodes.push_back(node);
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

namespace {

Measured measured(const std::vector<double>& ms) {
  Measured m;
  for (const double t : ms) m.mean += t / double(ms.size());
  for (const double t : ms) m.deviation += (t - m.mean) * (t - m.mean) / double(ms.size());
  m.deviation = std::sqrt(m.deviation);
  m.low = *std::min_element(ms.begin(), ms.end());
  m.high = *std::max_element(ms.begin(), ms.end());
  return m;
}

std::vector<Triangle> random_triangles(std::size_t count) {
  std::mt19937 random(1);
  const auto uniform = [&] { return float(random() >> 8) * 0x1p-24f; };
  const float edge = 1 / std::cbrt(float(count + 1));
  std::vector<Triangle> triangles(count);
  for (Triangle& t : triangles) {
    const Vec3 p{uniform(), uniform(), uniform()};
    for (Vec3* corner : {&t.a, &t.b, &t.c}) *corner = p + Vec3{uniform(), uniform(), uniform()} * edge;
  }
  return triangles;
}

/// One size's rows: each step on the CPU and on the device, over the same data.
class KernelStudy {
 public:
  KernelStudy(std::size_t count, int repeats, const ThesisOptions& options, RunContext& context)
      : triangles_(random_triangles(count)), repeats_(repeats), context_(context), kernels_(options, context) {
    for (const Triangle& t : triangles_) cell_.add(box_of(t));
  }

  void measure(std::vector<KernelRow>& rows, bool quadratic) {
    const std::size_t first = rows.size();
    events(rows);
    sort(rows);
    std::vector<Candidate> candidates;
    counts(rows, quadratic, candidates);
    costs_and_minimum(rows, candidates);
    for (std::size_t i = first; i < rows.size(); ++i) {
      rows[i].triangles = triangles_.size();
      rows[i].events = events_.size();
      rows[i].planes = planes_.size();
    }
  }

 private:
  using OnCpu = std::function<void()>;
  using OnDevice = std::function<void(StepTimes&)>;

  KernelRow row(const char* step, const OnCpu& on_cpu, const OnDevice& on_device, int repeats) {
    std::vector<double> cpu, device, kernel;
    StepTimes warm_up;
    on_device(warm_up);
    for (int i = 0; i < repeats; ++i) {
      context_.check_stop();
      const Stopwatch watch;
      on_cpu();
      cpu.push_back(watch.ms());
      StepTimes times;
      on_device(times);
      device.push_back(times.ms);
      kernel.push_back(times.kernel_ms);
    }
    KernelRow r;
    r.step = step;
    r.cpu = measured(cpu);
    r.device = measured(device);
    r.kernel = measured(kernel);
    return r;
  }

  void events(std::vector<KernelRow>& rows) {
    rows.push_back(row(
        "events",
        [&] {
          cpu_events_.clear();
          for (std::uint32_t i = 0; i < triangles_.size(); ++i)
            append_events(cpu_events_, i, clip_box(triangles_[i], cell_, Clip::clamp));
        },
        [&](StepTimes& t) { kernels_.process_events(triangles_, cell_, Clip::clamp, events_, t); }, repeats_));
  }

  void sort(std::vector<KernelRow>& rows) {
    const std::vector<ThesisEvent> unsorted = events_;
    const std::vector<Event> cpu_unsorted = cpu_events_;
    rows.push_back(row(
        "sort",
        [&] {
          cpu_events_ = cpu_unsorted;
          sort_events(cpu_events_, context_);
        },
        [&](StepTimes& t) {
          events_ = unsorted;
          kernels_.sort(events_, true, t);
        },
        repeats_));
    trim(events_);
  }

  void counts(std::vector<KernelRow>& rows, bool quadratic, std::vector<Candidate>& candidates) {
    const auto count = static_cast<std::uint32_t>(triangles_.size());
    const auto on_cpu = [&] {
      list_planes(Rules{}, cell_, cpu_events_, candidates, context_);
      count_triangles(cpu_events_, count, candidates, context_);
    };
    rows.push_back(row(
        "counts by scan", on_cpu, [&](StepTimes& t) { kernels_.count_by_scan(events_, count, planes_, counts_, t); },
        repeats_));
    if (!quadratic) return;
    ThesisCounts own;
    rows.push_back(row(
        "counts, quadratic", on_cpu, [&](StepTimes& t) { kernels_.count_quadratic(events_, planes_, own, t); },
        std::min(repeats_, 3)));
    if (own != counts_) throw Error(ErrorKind::internal, "the two ways of counting differ");
  }

  void costs_and_minimum(std::vector<KernelRow>& rows, const std::vector<Candidate>& candidates) {
    const auto count = static_cast<std::uint32_t>(triangles_.size());
    const Rules rules;
    std::vector<Split> splits(candidates.size());
    ThesisCosts costs;
    rows.push_back(row(
        "costs",
        [&] {
          for (std::size_t i = 0; i < splits.size(); ++i) {
            const Candidate& c = candidates[i];
            splits[i] = judge(rules, cell_, c.plane, c.left, c.planar, c.right, count);
          }
        },
        [&](StepTimes& t) { kernels_.price(planes_, counts_, cell_, rules, count, costs, t); }, repeats_));
    Split best;
    ThesisMinimum found{};
    rows.push_back(row(
        "minimum",
        [&] {
          best = {};
          for (const Split& split : splits)
            if (is_better(split, best)) best = split;
        },
        [&](StepTimes& t) { found = kernels_.minimum(costs.costs, planes_, t); }, repeats_));
    if (best.exists() && best.cost != found.cost) throw Error(ErrorKind::internal, "the two minima differ");
  }

  std::vector<Triangle> triangles_;
  Box cell_;
  int repeats_;
  RunContext& context_;
  ThesisKernels kernels_;
  std::vector<Event> cpu_events_;
  std::vector<ThesisEvent> events_;
  std::vector<ThesisPlane> planes_;
  ThesisCounts counts_;
};

}  // namespace

std::vector<KernelRow> measure_kernels(Span<const std::size_t> triangle_counts, int repeats, const ThesisOptions& options,
                                       RunContext& context, bool quadratic) {
  std::vector<KernelRow> rows;
  for (const std::size_t count : triangle_counts) {
    context.report(-1, "measuring the thesis's kernels");
    KernelStudy(count, std::max(repeats, 1), options, context).measure(rows, quadratic);
  }
  return rows;
}

std::size_t break_even(const std::vector<KernelRow>& rows, const std::string& step) {
  std::size_t from = 0;
  for (const KernelRow& row : rows) {
    if (row.step != step) continue;
    if (row.device.mean >= row.cpu.mean)
      from = 0;
    else if (from == 0)
      from = row.triangles;
  }
  return from;
}

}  // namespace ws::kdtree
