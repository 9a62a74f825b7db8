// The thesis's kernels in a study of them.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/kdtree/cuda/thesis.h"

namespace ws::kdtree {

namespace {

class ThesisStudy final : public StudyDevice {
 public:
  ThesisStudy(const ThesisOptions& options, RunContext& context) : kernels_(options, context) {}

  void make_events(const std::vector<Triangle>& triangles, const Box& cell, StepTimes& times) override {
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

std::unique_ptr<StudyDevice> make_thesis_study(const ThesisOptions& options, RunContext& context) {
  return std::make_unique<ThesisStudy>(options, context);
}

std::vector<KernelRow> measure_kernels(Span<const std::size_t> triangle_counts, int repeats, const ThesisOptions& options,
                                       RunContext& context, bool quadratic) {
  const auto device = make_thesis_study(options, context);
  return measure_kernels(triangle_counts, repeats, device.get(), context, quadratic);
}

}  // namespace ws::kdtree
