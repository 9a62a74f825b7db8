// The steps of the thesis's pipeline, measured over random triangles.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/kernel_study.h"

#include "compute/core/result/spread.h"
#include "compute/core/run/error.h"
#include "compute/kdtree/build/choice/event_sweep.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace ws::kdtree {

namespace {

Measured measured(const std::vector<double>& ms) {
  const Spread spread = spread_of(ms);
  Measured m{spread.least, spread.median, spread.most};
  for (const double t : ms) m.mean += t / double(ms.size());
  for (const double t : ms) m.deviation += (t - m.mean) * (t - m.mean) / double(ms.size());
  m.deviation = std::sqrt(m.deviation);
  return m;
}

Triangles random_triangles(std::size_t count) {
  std::mt19937 random(1);
  const auto uniform = [&] { return float(random() >> 8) * 0x1p-24f; };
  const float edge = 1 / std::cbrt(float(count + 1));
  Triangles triangles(count);
  for (Triangle& t : triangles) {
    const Vec3 p{uniform(), uniform(), uniform()};
    for (Vec3* corner : {&t.a, &t.b, &t.c}) *corner = p + Vec3{uniform(), uniform(), uniform()} * edge;
  }
  return triangles;
}

/// One size's rows: each step on the CPU and on the device, over the same data.
class KernelStudy {
 public:
  KernelStudy(std::size_t count, int repeats, StudyDevice* device, RunContext& context)
      : triangles_(random_triangles(count)), repeats_(repeats), device_(device), context_(context) {
    for (const Triangle& t : triangles_) cell_.add(box_of(t));
  }

  [[nodiscard]] std::vector<KernelRow> measure(bool quadratic) {
    make_events();
    sort();
    count(quadratic);
    price_and_reduce();
    for (KernelRow& row : rows_) {
      row.triangles = triangles_.size();
      row.events = events_.size();
      row.planes = candidates_.size();
    }
    return std::move(rows_);
  }

 private:
  using OnCpu = std::function<void()>;
  using OnDevice = std::function<void(StepTimes&)>;

  void add_row(const char* step, int repeats, const OnCpu& on_cpu, const OnDevice& on_device) {
    rows_.push_back(measure_step(step, repeats, on_cpu, device_ ? on_device : nullptr, context_));
  }

  void make_events() {
    const auto on_cpu = [&] {
      events_.clear();
      for (std::uint32_t i = 0; i < triangles_.size(); ++i)
        append_events(events_, i, clip_box(triangles_[i], cell_, Clip::clamp));
    };
    add_row("events", repeats_, on_cpu, [&](StepTimes& t) { device_->make_events(triangles_, cell_, t); });
  }

  void sort() {
    const std::vector<Event> unsorted = events_;
    const auto on_cpu = [&] {
      events_ = unsorted;
      sort_events(events_, context_);
    };
    add_row("sort", repeats_, on_cpu, [&](StepTimes& t) { device_->sort_events(t); });
  }

  /// The CPU's way is the sweep, whatever the device's is.
  void count(bool quadratic) {
    const auto on_cpu = [&] {
      list_planes(Rules{}, cell_, events_, candidates_, context_);
      count_triangles(events_, triangle_count(), candidates_, context_);
    };
    add_row(device_ ? "counts by scan" : "counts", repeats_, on_cpu, [&](StepTimes& t) { device_->count(t); });
    if (!quadratic || !device_) return;
    add_row("counts by pairs", std::min(repeats_, 3), on_cpu, [&](StepTimes& t) { device_->count_quadratic(t); });
  }

  void price_and_reduce() {
    const Rules rules;
    std::vector<Split> splits(candidates_.size());
    const auto price = [&] {
      for (std::size_t i = 0; i < splits.size(); ++i) {
        const Candidate& c = candidates_[i];
        splits[i] = judge(rules, cell_, c.plane, c.left, c.planar, c.right, triangle_count());
      }
    };
    add_row("costs", repeats_, price, [&](StepTimes& t) { device_->price(cell_, rules, t); });
    Split best;
    float found = 0;
    const auto reduce = [&] {
      best = {};
      for (const Split& split : splits)
        if (is_better(split, best)) best = split;
    };
    add_row("minimum", repeats_, reduce, [&](StepTimes& t) { found = device_->minimum(t); });
    if (device_ && best.exists() && best.cost != found) throw Error(ErrorKind::internal, "the two minima differ");
  }

  [[nodiscard]] std::uint32_t triangle_count() const { return static_cast<std::uint32_t>(triangles_.size()); }

  Triangles triangles_;
  Box cell_;
  int repeats_;
  StudyDevice* device_;
  RunContext& context_;
  std::vector<Event> events_;
  std::vector<Candidate> candidates_;
  std::vector<KernelRow> rows_;
};

}  // namespace

KernelRow measure_step(const std::string& step, int repeats, const std::function<void()>& on_cpu,
                       const std::function<void(StepTimes&)>& on_device, const RunContext& context) {
  std::vector<double> cpu, device, kernel;
  context.check_stop();
  StepTimes warm_up;
  if (on_device) on_device(warm_up);
  on_cpu();
  for (int i = 0; i < repeats; ++i) {
    context.check_stop();
    const Stopwatch watch;
    on_cpu();
    cpu.push_back(watch.ms());
    if (!on_device) continue;
    StepTimes times;
    on_device(times);
    device.push_back(times.ms);
    kernel.push_back(times.kernel_ms);
  }
  KernelRow row;
  row.step = step;
  row.cpu = measured(cpu);
  if (on_device) {
    row.device = measured(device);
    row.kernel = measured(kernel);
  }
  return row;
}

std::vector<KernelRow> measure_kernels(Span<const std::size_t> triangle_counts, int repeats, StudyDevice* device,
                                       RunContext& context, bool quadratic) {
  std::vector<KernelRow> rows;
  for (const std::size_t count : triangle_counts) {
    context.report(-1, "measuring the thesis's kernels");
    const auto measured = KernelStudy(count, std::max(repeats, 1), device, context).measure(quadratic);
    rows.insert(rows.end(), measured.begin(), measured.end());
  }
  return rows;
}

std::size_t break_even(const std::vector<KernelRow>& rows, const std::string& step) {
  std::size_t from = 0;
  for (const KernelRow& row : rows) {
    if (row.step != step) continue;
    if (row.device.median <= 0 || row.device.median >= row.cpu.median)
      from = 0;
    else if (from == 0)
      from = row.triangles;
  }
  return from;
}

}  // namespace ws::kdtree
