// Building kD-trees on CUDA, and the thesis's table: kdtree_cuda_bench [--rounds N] [--no-cpu] [--level|--thesis]
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/history/study_device.h"
#include "compute/kdtree/variants/thesis.h"
#include "tests/compute/kdtree/cuda_scenes.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::kdtree;
using namespace ws::kdtree::testing;

struct Spread {
  double median = 0, low = 0, high = 0;
};
Spread spread(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return {v[v.size() / 2], v.front(), v.back()};
}

void bench_level(const char* name, const Triangles& triangles, int rounds, bool with_cpu) {
  const Rules rules = rules_of(Parameters{}, triangles.size());
  const auto stream = std::make_shared<const Stream>();
  DeviceBuffer<Triangle> device(triangles.size(), stream->view());
  copy(device.view(), Span<const Triangle>(triangles), stream->view());
  std::vector<double> wall, large, small, order, whole;
  std::vector<OperationTime> operations;
  std::size_t nodes = 0, references = 0;
  DeviceBuildReport report;
  for (int i = -3; i < rounds; ++i) {
    RunContext context;
    report = {};
    const Stopwatch watch;
    const DeviceTree tree = build_level_cuda(std::as_const(device).view(), rules, context, stream, &report);
    if (i < 0) continue;
    wall.push_back(watch.ms());
    large.push_back(report.large_ms);
    small.push_back(report.small_ms);
    order.push_back(report.finish_ms);
    nodes = tree.nodes.size();
    references = tree.references.size();
    operations = context.metrics.operations();
  }
  for (int i = 0; i < 5; ++i) {
    RunContext context;
    const Stopwatch watch;
    (void)build_level_cuda(Span<const Triangle>(triangles), rules, context, stream).download(context);
    whole.push_back(watch.ms());
  }
  const Spread w = spread(wall);
  std::printf("| %-14s | %8zu | %9zu | %9zu | %6u | %7u | %8.3f (%.3f ... %.3f) | %7.3f | %7.3f | %7.3f | %8.2f |\n", name,
              triangles.size(), nodes, references, report.large_levels, report.small_trees, w.median, w.low, w.high,
              spread(large).median, spread(small).median, spread(order).median, spread(whole).median);
  for (const OperationTime& o : operations) std::printf("    %-24s %4zu calls %8.3f ms\n", o.label.c_str(), o.calls, o.ms);
  if (with_cpu) {
    RunContext context;
    const Stopwatch watch;
    const Tree tree = build_presorted(triangles, rules, context);
    const double ms = watch.ms();
    const bool same = build_level_cuda(Span<const Triangle>(triangles), rules, context, stream).download(context) == tree;
    std::printf("    presorted, one thread %.1f ms, %s\n", ms, same ? "the same tree" : "ANOTHER TREE");
  }
  std::fflush(stdout);
}

void print_rows(const std::vector<KernelRow>& rows) {
  std::puts("| triangles | events | planes | step | CPU ms | device ms, with copies | device ms, without | speed-up |");
  for (const KernelRow& r : rows)
    std::printf("| %8zu | %8zu | %8zu | %-17s | %9.4f +- %.4f | %9.4f +- %.4f | %9.4f +- %.4f | %8.2f |\n", r.triangles,
                r.events, r.planes, r.step.c_str(), r.cpu.median, r.cpu.deviation, r.device.median, r.device.deviation,
                r.kernel.median, r.kernel.deviation, r.speed_up());
}

void bench_thesis(int rounds) {
  RunContext context;
  const std::size_t sizes[] = {166'667, 1'000'000};
  const auto device = make_study_device({}, context);
  print_rows(measure_kernels(Span<const std::size_t>(sizes, 1), rounds, device.get(), context, true));
  print_rows(measure_kernels(Span<const std::size_t>(sizes + 1, 1), rounds, device.get(), context, false));
  std::vector<std::size_t> rising;
  for (std::size_t n = 64; n <= 65'536; n *= 2) rising.push_back(n);
  const auto rows = measure_kernels(rising, 9, device.get(), context, false);
  for (const char* step : {"events", "sort", "counts by scan", "costs", "minimum"})
    std::printf("break-even of %-16s %zu triangles\n", step, break_even(rows, step));
  const Triangles scene = bumpy(20);
  const Rules rules = rules_of(Parameters{}, scene.size());
  Stopwatch sweep;
  (void)build_sweep(scene, rules, context);
  std::printf("whole trees of %zu triangles: sweep %.1f ms", scene.size(), sweep.ms());
  for (const std::size_t h : {std::size_t(0), std::size_t(1000), std::size_t(100'000'000)}) {
    const Stopwatch watch;
    (void)build_thesis(scene, rules, {Counting::scan, SortPlace::cpu, h, 0, 0}, context);
    std::printf(", thesis, h = %zu: %.1f ms", h, watch.ms());
  }
  std::puts("");
}

}  // namespace

int main(int argc, char** argv) {
  int rounds = 15;
  bool with_cpu = true, level = true, thesis = true;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) rounds = std::atoi(argv[++i]);
    if (std::strcmp(argv[i], "--no-cpu") == 0) with_cpu = false;
    if (std::strcmp(argv[i], "--level") == 0) thesis = false;
    if (std::strcmp(argv[i], "--thesis") == 0) level = false;
  }
  if (thesis) bench_thesis(rounds);
  if (!level) return 0;
  std::puts("| scene | triangles | nodes | references | levels | small | ms (all) | large | small | order | with copies |");
  bench_level("bumpy 69 k", bumpy(132), rounds, with_cpu);
  bench_level("bumpy 1.1 M", bumpy(525), rounds, with_cpu);
  bench_level("soup 1 M", soup(1'000'000, 0.01f), rounds, false);
  bench_level("boxes 1.1 M", boxes(45), rounds, false);
  return 0;
}
