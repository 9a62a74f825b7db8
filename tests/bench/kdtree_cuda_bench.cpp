// Building kD-trees on CUDA, beside the CPU's and the thesis's pipeline. The thesis's table of single steps is a study of the
// program: warpscope run kdtree --study kernels.
// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"
#include "compute/generate/generate.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/variants/thesis.h"
#include "tests/bench/bench.h"
#include "tests/compute/kdtree/cuda_scenes.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::kdtree;
using namespace ws::kdtree::testing;

/// The whole call on the host's clock, with the triangles on the device.
void build_on_device(benchmark::State& state, const Triangles& triangles, bool is_checked) {
  const Rules rules = rules_of(Parameters{}, triangles.size());
  const auto stream = std::make_shared<const Stream>();
  DeviceBuffer<Triangle> device(triangles.size(), stream->view());
  copy(device.view(), Span<const Triangle>(triangles), stream->view());
  stream->view().synchronize();
  DeviceTree tree;
  for (auto _ : state) {
    RunContext context;
    DeviceBuildReport report;
    tree = build_level_cuda(std::as_const(device).view(), rules, context, stream, &report);
    bench::add_time(state, "large", report.large_ms);
    bench::add_time(state, "small", report.small_ms);
    bench::add_time(state, "order", report.finish_ms);
    bench::add_operations(state, context.metrics);
    state.counters["levels"] = report.large_levels;
    state.counters["small_trees"] = report.small_trees;
  }
  state.counters["triangles"] = double(triangles.size());
  state.counters["nodes"] = double(tree.nodes.size());
  state.counters["references"] = double(tree.references.size());
  RunContext context;
  if (is_checked && tree.download(context) != build_presorted(triangles, rules, context))
    state.SkipWithError("not the CPU's tree");
}

void declare_scene(const std::string& name, const std::shared_ptr<const Triangles>& triangles, bool with_cpu) {
  bench::declare_on_host(name + "/level, CUDA", [=](benchmark::State& state) { build_on_device(state, *triangles, with_cpu); });
  bench::declare_on_host(name + "/level, CUDA, with copies", [=](benchmark::State& state) {
    const auto stream = std::make_shared<const Stream>();
    for (auto _ : state) {
      RunContext context;
      const Rules rules = rules_of(Parameters{}, triangles->size());
      (void)build_level_cuda(Span<const Triangle>(*triangles), rules, context, stream).download(context);
    }
  });
  if (!with_cpu) return;
  bench::declare_on_host(name + "/presorted, one thread", [=](benchmark::State& state) {
    for (auto _ : state) {
      RunContext context;
      (void)build_presorted(*triangles, rules_of(Parameters{}, triangles->size()), context);
    }
  });
}

/// What `warpscope bench` times: from a mesh to a tree that rays can be sent through, in milliseconds; the least counts.
void declare_run(const std::string& name, const std::string& generator, const generate::Options& options) {
  bench::declare_on_host(name + "/run", [=](benchmark::State& state) {
    const auto mesh = std::make_shared<const Mesh>(std::move(*generate::generate(generator, options).mesh));
    RunContext check;
    const Stopwatch watch;
    check.check_memory(1, 1);
    state.counters["check_memory_ms"] = watch.ms();
    double least = std::numeric_limits<double>::infinity();
    std::shared_ptr<BuiltTree> built;
    for (auto _ : state) {
      RunContext context;
      context.backend = Backend::cuda;
      const Stopwatch run;
      built = build_tree(mesh, {}, context);
      least = std::min(least, run.ms());
      bench::add_stages(state, context.metrics);
      bench::add_operations(state, context.metrics);
    }
    state.counters["least_ms"] = least;
    state.counters["triangles"] = double(mesh->triangle_count());
    state.counters["nodes"] = double(built->size.nodes);
    state.counters["references"] = double(built->size.references);
    state.counters["depth"] = double(built->size.depth);
  });
}

/// The CPU's builder on all cores over the same mesh, and whether both trees are the same.
void declare_cpu_run(const std::string& name, const std::string& generator, const generate::Options& options) {
  bench::declare_on_host(name + "/run on the CPU", [=](benchmark::State& state) {
    const auto mesh = std::make_shared<const Mesh>(std::move(*generate::generate(generator, options).mesh));
    std::shared_ptr<BuiltTree> built;
    RunContext context;
    for (auto _ : state) {
      RunContext own;
      built = build_tree(mesh, {}, own);
    }
    context.backend = Backend::cuda;
    if (*build_tree(mesh, {}, context)->host_tree(context) != *built->host_tree(context))
      state.SkipWithError("CUDA makes another tree");
  });
}

void declare_thesis() {
  const auto scene = std::make_shared<const Triangles>(bumpy(20));
  const auto declare = [&](const std::string& name, auto build) {
    bench::declare_on_host("bumpy 1.5 k/" + name, [=](benchmark::State& state) {
      for (auto _ : state) {
        RunContext context;
        (void)build(*scene, rules_of(Parameters{}, scene->size()), context);
      }
    });
  };
  declare("sweep", build_sweep);
  for (const std::size_t h : {std::size_t(0), std::size_t(1000), std::size_t(100'000'000)})
    declare("thesis, h = " + std::to_string(h), [h](const Triangles& triangles, const Rules& rules, RunContext& context) {
      return build_thesis(triangles, rules, {Counting::scan, SortPlace::cpu, h, 0, 0}, context);
    });
}

void declare_all(const std::vector<std::string>&) {
  const auto shared = [](Triangles triangles) { return std::make_shared<const Triangles>(std::move(triangles)); };
  declare_thesis();
  for (const auto declare : {declare_run, declare_cpu_run}) {
    declare("knot 100 k", "torus-knot", {.triangles = 100'000});
    declare("city 100 k", "city", {.seed = 1, .triangles = 100'000});
    declare("soup 100 k", "soup", {.seed = 1, .triangles = 100'000, .size = 0.03});
    declare("terrain 1 M", "terrain", {.seed = 1, .triangles = 1'000'000});
  }
  declare_scene("bumpy 69 k", shared(bumpy(132)), true);
  declare_scene("bumpy 1.1 M", shared(bumpy(525)), true);
  declare_scene("soup 1 M", shared(soup(1'000'000, 0.01f)), false);
  declare_scene("boxes 1.1 M", shared(boxes(45)), false);
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
