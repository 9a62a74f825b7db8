// The thesis's kernels as the device's part in the table of steps, and the builders on the device that take part in the race.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/study_device.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/variants/thesis.h"

namespace ws::kdtree {

namespace {

class ThesisStudy final : public StudyDevice {
 public:
  ThesisStudy(const ThesisOptions& options, RunContext& context) : kernels_(options, context) {}

  void make_events(const Triangles& triangles, const Box& cell, StepTimes& times) override {
    triangle_count_ = static_cast<std::uint32_t>(triangles.size());
    kernels_.process_events(triangles, cell, Clip::clamp, unsorted_, times);
  }
  void sort_events(StepTimes& times) override {
    events_ = unsorted_;
    kernels_.sort(events_, true, times);
    trim(events_);
  }
  void count(StepTimes& times) override { kernels_.count_by_scan(events_, triangle_count_, planes_, counts_, times); }
  void count_quadratic(StepTimes& times) override {
    ThesisCounts own;
    kernels_.count_quadratic(events_, planes_, own, times);
    if (own != counts_) throw Error(ErrorKind::internal, "the two ways of counting differ");
  }
  void price(const Box& cell, const Rules& rules, StepTimes& times) override {
    kernels_.price(planes_, counts_, cell, rules, triangle_count_, costs_, times);
  }
  float minimum(StepTimes& times) override { return kernels_.minimum(costs_.costs, planes_, times).cost; }

 private:
  ThesisKernels kernels_;
  std::uint32_t triangle_count_ = 0;
  std::vector<ThesisEvent> unsorted_, events_;
  std::vector<ThesisPlane> planes_;
  ThesisCounts counts_;
  ThesisCosts costs_;
};

}  // namespace

std::vector<Contestant> device_contestants(const Rules& rules, const ThesisOptions& options) {
  const auto thesis = [rules](const ThesisOptions& used) {
    return [rules, used](const Triangles& t, RunContext& c) { (void)build_thesis(t, rules, used, c); };
  };
  ThesisOptions faithful = options, better = options;
  faithful.counting = Counting::quadratic;
  faithful.sort = SortPlace::cpu;
  faithful.switch_size = 0;
  better.counting = Counting::scan;
  better.sort = SortPlace::gpu;
  better.switch_size = 0;
  ThesisOptions hybrid = better;
  hybrid.switch_size = options.switch_size;
  return {{phrase("level, CUDA"),
           [rules](const Triangles& t, RunContext& c) {
             (void)build_level_cuda(Span<const Triangle>(t.data(), t.size()), rules, c);
           }},
          {phrase("thesis, CUDA"), thesis(faithful)},
          {phrase("thesis with scans, CUDA"), thesis(better)},
          {phrase("thesis with scans, hybrid"), thesis(hybrid)}};
}

std::unique_ptr<StudyDevice> make_study_device(const ThesisOptions& options, RunContext& context) {
  return std::make_unique<ThesisStudy>(options, context);
}

}  // namespace ws::kdtree
