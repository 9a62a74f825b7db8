// Trees that are built on the device and stay there, and the pictures that kernels draw of them.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/device_run.h"

#include "compute/core/cuda_check.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/cuda/thesis.h"
#include "compute/kdtree/cuda/trace.h"
#include "compute/kdtree/occupancy.h"
#include "compute/kdtree/shade.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace ws::kdtree {

namespace {

class CudaScreen final : public Screen {
 public:
  /// Of a tree on the device, which it keeps there.
  CudaScreen(std::shared_ptr<const DeviceTree> tree, const DeviceSpan<const Triangle>& triangles,
             std::function<std::shared_ptr<const Tree>()> host_tree)
      : stream_(tree->stream),
        box_(tree->box),
        device_tree_(std::move(tree)),
        host_tree_(std::move(host_tree)),
        tracer_(
            DeviceTreeView{box_, device_tree_->depth, device_tree_->nodes.view(), device_tree_->references.view(), triangles},
            stream_->view()),
        counted_(1, stream_->view()) {
    begin();
  }
  CudaScreen(std::shared_ptr<const Tree> tree, const std::vector<Triangle>& triangles)
      : stream_(std::make_shared<const Stream>()),
        box_(tree->box),
        host_tree_([tree] { return tree; }),
        tracer_(*tree, triangles, stream_->view()),
        counted_(1, stream_->view()) {
    begin();
  }
  ~CudaScreen() override {
    (void)cudaEventSynchronize(drawn_);  // what is freed now may still be read
    (void)cudaEventDestroy(drawn_);
  }

  [[nodiscard]] Backend backend() const override { return Backend::cuda; }
  [[nodiscard]] std::size_t bytes() const override { return tracer_.bytes() + sums_.size() * sizeof(PixelSum); }
  /// The time is that of the rays on the device, without copies.
  double trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts, RunContext&) override {
    const StreamView stream = stream_->view();
    DeviceBuffer<Ray> there(rays.size(), stream);
    DeviceBuffer<Hit> hit(rays.size(), stream);
    DeviceBuffer<RayCounts> counted(rays.size(), stream);
    copy(there.view(), Span<const Ray>(rays.data(), rays.size()), stream);
    stream.synchronize();
    const Stopwatch watch;
    tracer_.nearest(there.view(), hit.view(), Traversal::stack, stream);
    stream.synchronize();
    const double ms = watch.ms();
    tracer_.counts(there.view(), counted.view(), Traversal::stack, stream);
    copy(Span<Hit>(hits.data(), hits.size()), DeviceSpan<const Hit>(hit.view()), stream);
    copy(Span<RayCounts>(counts.data(), counts.size()), DeviceSpan<const RayCounts>(counted.view()), stream);
    stream.synchronize();
    return ms;
  }

 private:
  void begin() {
    WS_CUDA_CHECK(cudaEventCreateWithFlags(&drawn_, cudaEventDisableTiming));
    stream_->view().synchronize();
  }

  /// Pictures come on any stream; each waits on the device for the one before.
  void draw(const ViewParameters& view, const FrameTargets& targets, const std::stop_token&) override {
    const PictureSettings settings = next_settings(view, box_);
    WS_CUDA_CHECK(cudaStreamWaitEvent(targets.stream().handle(), drawn_));
    if (sums_.size() != settings.pixel_count()) {
      WS_CUDA_CHECK(cudaEventSynchronize(drawn_));
      sums_ = DeviceBuffer<PixelSum>(settings.pixel_count(), stream_->view());
      stream_->view().synchronize();  // the targets' stream is another one
    }
    if (view.traversal == Traversal::ropes && !tracer_.has_ropes()) tracer_.add_ropes(ropes_of(*host_tree_()), stream_->view());
    const auto pixels = targets.device<std::uint32_t>("screen.pixels");
    tracer_.render(settings, sums_.view(), pixels, counted_.view(), targets.stream());
    WS_CUDA_CHECK(cudaEventRecord(drawn_, targets.stream().handle()));
    drew(view);
    if (!is_heat_map(view.shading)) return;
    HeatStatistics counted;
    copy(Span<HeatStatistics>(&counted, 1), DeviceSpan<const HeatStatistics>(counted_.view()), targets.stream());
    targets.stream().synchronize();
    set_heat_end(kdtree::heat_end(settings, counted));
  }

  std::shared_ptr<const Stream> stream_;  // first: the buffers below are freed in its order
  Box box_;
  std::shared_ptr<const DeviceTree> device_tree_;
  std::function<std::shared_ptr<const Tree>()> host_tree_;
  CudaTracer tracer_;
  DeviceBuffer<HeatStatistics> counted_;
  DeviceBuffer<PixelSum> sums_;
  cudaEvent_t drawn_ = nullptr;  ///< the last picture
};

/// The host's time of each step with its copies, and the kernels' part of it.
Plot step_plot(const char* id, const std::string& title, const NodeTimes& node) {
  Plot plot{id,
            fmt::format("{}: {} triangles, {} events, {} planes", title, node.triangles, node.events, node.planes),
            "",
            "ms",
            false,
            true,
            {},
            {},
            {thesis_step_names.begin(), thesis_step_names.end()}};
  PlotSeries whole{"with copies", PlotStyle::bars, {}, {}}, kernels{"kernels alone", PlotStyle::points, {}, {}};
  for (std::size_t i = 0; i < thesis_step_count; ++i) {
    whole.x.push_back(static_cast<double>(i));
    whole.y.push_back(node.steps[i].ms);
    if (node.steps[i].kernel_ms <= 0) continue;
    kernels.x.push_back(static_cast<double>(i));
    kernels.y.push_back(node.steps[i].kernel_ms);
  }
  plot.series = {whole, kernels};
  return plot;
}

Plot kernel_plot(const std::vector<KernelRow>& rows, std::size_t triangles) {
  Plot plot{fmt::format("kernels_{}", triangles), fmt::format("Each step over {} triangles", triangles), "", "ms", false, true};
  PlotSeries cpu{"one CPU thread", PlotStyle::bars, {}, {}}, device{"CUDA with copies", PlotStyle::points, {}, {}},
      kernel{"CUDA without copies", PlotStyle::points, {}, {}};
  for (const KernelRow& row : rows) {
    if (row.triangles != triangles) continue;
    const auto x = static_cast<double>(plot.categories.size());
    plot.categories.push_back(row.step);
    for (const auto& [series, value] :
         {std::pair{&cpu, row.cpu.mean}, {&device, row.device.mean}, {&kernel, row.kernel.mean}}) {
      if (value <= 0) continue;
      series->x.push_back(x);
      series->y.push_back(value);
    }
  }
  plot.series = {cpu, device, kernel};
  return plot;
}

/// How many times faster the device is, over the size; where a curve crosses 1 lies the break-even size.
Plot break_even_plot(const std::vector<KernelRow>& rows) {
  Plot plot{"kernels_break_even", "Speed-up with copies", "triangles", "CPU time / CUDA time", true, true};
  for (const KernelRow& row : rows) {
    if (row.speed_up() <= 0) continue;
    auto found = std::find_if(plot.series.begin(), plot.series.end(), [&](const PlotSeries& s) { return s.name == row.step; });
    if (found == plot.series.end()) found = plot.series.insert(found, PlotSeries{row.step, PlotStyle::line, {}, {}});
    found->x.push_back(static_cast<double>(row.triangles));
    found->y.push_back(row.speed_up());
  }
  for (PlotSeries& series : plot.series)
    if (const std::size_t size = break_even(rows, series.name)) series.name += fmt::format(" (pays from {})", size);
  return plot;
}

/// The thesis's model against what was measured: the time of the first kernel, in waves of as many threads as are resident. A
/// thread's life is taken from the largest size, so what is left of the model is its steps.
Plot model_plot(const std::vector<KernelRow>& rows) {
  Plot plot{"kernels_model", "ProcessEvents: the thesis's model against the kernel, in ms", "triangles", "ms", true, true};
  PlotSeries measured{"measured", PlotStyle::points, {}, {}}, predicted{"predicted", PlotStyle::line, {}, {}};
  for (const KernelRow& row : rows) {
    if (row.step != thesis_step_names.front() || row.kernel.mean <= 0) continue;
    measured.x.push_back(static_cast<double>(row.triangles));
    measured.y.push_back(row.kernel.mean);
  }
  const auto& devices = cuda_status().devices;
  if (measured.x.empty() || devices.empty()) return plot;
  const auto& known = multiprocessors();
  const auto device = std::find_if(known.begin(), known.end(),
                                   [&](const Multiprocessor& m) { return m.capability == devices.front().compute_capability; });
  if (device == known.end()) return plot;
  const int warps = occupancy(*device, thesis_kernels().front().use).warps, count = devices.front().multiprocessor_count;
  const auto waves = [&](double n) { return predicted_ms(static_cast<std::uint64_t>(n), warps, count, 1); };
  const double thread_ms = measured.y.back() / std::max(waves(measured.x.back()), 1.0);
  for (double n = measured.x.front(); n <= measured.x.back(); n *= 1.1) {
    predicted.x.push_back(n);
    predicted.y.push_back(waves(n) * thread_ms);
  }
  plot.series = {predicted, measured};
  return plot;
}

}  // namespace

bool builds_on_device(const Parameters& p) { return p.pipeline == Pipeline::level; }

DeviceRun run_on_device(const std::vector<Triangle>& triangles, const Parameters&, const Rules& rules, RunContext& context) {
  auto built = std::make_shared<const DeviceTree>(
      build_level_cuda(Span<const Triangle>(triangles.data(), triangles.size()), rules, context));
  // One copy for whoever asks, made when somebody does.
  auto downloaded = std::make_shared<Lazy<std::shared_ptr<const Tree>>>([built] {
    RunContext own;
    return std::make_shared<const Tree>(built->download(own));
  });
  auto download = [downloaded] { return downloaded->get(); };
  DeviceRun run;
  run.size = {built->nodes.size(), built->references.size(), built->depth, built->box};
  run.screen = std::make_unique<CudaScreen>(built, built->triangles.view(), download);
  run.download = std::move(download);
  return run;
}

std::shared_ptr<const Tree> run_thesis(const std::vector<Triangle>& triangles, const Parameters& parameters, const Rules& rules,
                                       RunContext& context, std::vector<Plot>& plots) {
  ThesisReport report;
  auto tree = std::make_shared<const Tree>(build_thesis(triangles, rules, thesis_options(parameters), context, &report));
  plots.push_back(step_plot("thesis_total", "The thesis's pipeline: all nodes", report.total));
  if (!report.nodes.empty()) plots.push_back(step_plot("thesis_root", "The thesis's pipeline: the root", report.nodes.front()));
  return tree;
}

std::vector<Contestant> device_contestants(const Rules& rules, const Parameters& parameters) {
  const auto thesis = [rules](ThesisOptions options) {
    return [rules, options](const std::vector<Triangle>& t, RunContext& c) { (void)build_thesis(t, rules, options, c); };
  };
  ThesisOptions faithful = thesis_options(parameters), better = faithful, hybrid = faithful;
  faithful.counting = Counting::quadratic;
  faithful.sort = SortPlace::cpu;
  faithful.switch_size = 0;
  better.counting = Counting::scan;
  better.sort = SortPlace::gpu;
  better.switch_size = 0;
  hybrid = better;
  hybrid.switch_size = parameters.switch_size > 0 ? static_cast<std::size_t>(parameters.switch_size) : 20'000;
  return {
      {"level, CUDA", [rules](const std::vector<Triangle>& t,
                              RunContext& c) { (void)build_level_cuda(Span<const Triangle>(t.data(), t.size()), rules, c); }},
      {"thesis, CUDA", thesis(faithful)},
      {"thesis with scans, CUDA", thesis(better)},
      {"thesis with scans, hybrid", thesis(hybrid)}};
}

std::vector<Plot> kernel_study(const Parameters& parameters, RunContext& context) {
  constexpr std::array<std::size_t, 7> sizes{1'000, 3'000, 10'000, 30'000, 100'000, 166'667, 1'000'000};
  constexpr int repeats = 5;
  std::vector<KernelRow> rows;
  for (const std::size_t size : sizes) {
    context.report(0.5, fmt::format("kernels over {} triangles", size));
    const auto measured =
        measure_kernels(Span<const std::size_t>(&size, 1), repeats, thesis_options(parameters), context, size < 1'000'000);
    rows.insert(rows.end(), measured.begin(), measured.end());
  }
  return {kernel_plot(rows, 166'667), kernel_plot(rows, 1'000'000), break_even_plot(rows), model_plot(rows)};
}

std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const Tree> tree, const std::vector<Triangle>& triangles) {
  return std::make_unique<CudaScreen>(std::move(tree), triangles);
}

}  // namespace ws::kdtree
