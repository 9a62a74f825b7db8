// The level builder for CUDA: large nodes level by level, medium ones by blocks, small ones by warps, then the canonical order.
// SPDX-License-Identifier: MIT
#include "compute/core/device/staging.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/build/lowered_depth.h"
#include "compute/kdtree/cuda/device_tree.h"
#include "compute/kdtree/cuda/small.cuh"

#include <cub/device/device_reduce.cuh>

#include <string>

namespace ws::kdtree {

namespace {

using namespace cuda;

struct BoxOf {
  WS_HD Box operator()(const Triangle& t) const { return box_of(t); }
};
struct Union {
  WS_HD Box operator()(Box a, const Box& b) const {
    a.add(b);
    return a;
  }
};

/// The box of all triangles; stays on the device.
DeviceBuffer<Box> bounds(DeviceSpan<const Triangle> triangles, CudaExecutor& executor) {
  const StreamView stream = executor.stream();
  DeviceBuffer<Box> sum(1, stream);
  auto reduce = prepared(stream, [&](void* scratch, std::size_t& bytes) {
    return cub::DeviceReduce::TransformReduce(scratch, bytes, triangles.device_data(), sum.device_data(),
                                              static_cast<std::int64_t>(triangles.size()), Union{}, BoxOf{}, Box{},
                                              stream.handle());
  });
  executor.operation(
      "bounds", [&](cudaStream_t) { reduce(); }, triangles.size() * sizeof(Triangle));
  return sum;
}

/// The depth limit by the rule of 16 references per triangle (build.h), from how they grow by depth.
int depth_within_limit(const std::vector<std::uint64_t>& upper, const std::vector<std::uint64_t>& lower, std::size_t count,
                       int max_depth) {
  std::uint64_t references = count;
  for (int d = 1; d <= max_depth; ++d) {
    const auto i = static_cast<std::size_t>(d);
    references += (i < upper.size() ? upper[i] : 0) + (i < lower.size() ? lower[i] : 0);
    if (references > references_per_triangle * count) return d - 1;
  }
  return max_depth;
}

/// One build with a fixed depth limit; null where the limit turns out to be lower. Then `rules` has the lower one.
std::unique_ptr<DeviceTree> attempt(DeviceSpan<const Triangle> triangles, const Box* box, Rules& rules, CudaExecutor& executor,
                                    DeviceBuildReport& report) {
  const std::uint64_t most = references_per_triangle * triangles.size();
  const auto lowered = [&](const Upper& upper, const std::vector<std::uint64_t>& lower) {
    const int depth = depth_within_limit(upper.growth, lower, triangles.size(), rules.max_depth);
    return depth < rules.max_depth ? (rules.max_depth = depth, true) : false;
  };
  Upper upper = divide_large_nodes(triangles, box, rules, most, executor);
  if (lowered(upper, {})) return nullptr;
  const Lower lower = divide_items(triangles, upper, rules, most, executor);
  if (lowered(upper, lower.growth)) return nullptr;
  if (!lower.complete) throw Error(ErrorKind::internal, "the kD-tree's references were counted wrongly");
  Ordered ordered = put_in_order(upper, lower, executor);
  report.large_levels = upper.levels;
  report.small_trees = upper.items.size() - upper.medium_count;
  auto tree = std::make_unique<DeviceTree>();
  tree->depth = lower.depth;
  tree->nodes = std::move(ordered.nodes);
  tree->references = std::move(ordered.references);
  return tree;
}

/// The peak: where blocks divide, with what warps will want where that is enqueued ahead (most of it stacks, for so many warps
/// as the device holds at most), or at the first levels.
std::size_t device_bytes(std::size_t triangle_count) {
  constexpr std::size_t each = 560, least = 4 << 20, each_of_few = 4000, most_for_few = 220 << 20;
  return triangle_count * each + std::min(least + triangle_count * each_of_few, most_for_few);
}

/// The stages' device times from the operations' labels.
void fill_times(const Metrics& metrics, DeviceBuildReport& report) {
  for (const OperationTime& o : metrics.operations()) {
    if (o.label.starts_with("large") || o.label == "bounds") report.large_ms += o.ms;
    if (o.label.starts_with("small")) report.small_ms += o.ms;
    if (o.label.starts_with("order")) report.finish_ms += o.ms;
  }
}

/// A thread for each corner.
__global__ void list_corners(const Vec3* positions, const std::uint32_t* vertices, std::uint32_t count, Vec3* corners) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) corners[i] = positions[vertices[i]];
}

/// Returns once the mesh has been read.
void upload(const Mesh& mesh, const DeviceBuffer<Triangle>& triangles, StreamView stream, RunContext& context) {
  static_assert(sizeof(Vec3) == sizeof mesh.positions[0] && sizeof(Triangle) == 3 * sizeof(Vec3));
  if (mesh.empty()) return;
  const std::size_t corner_count = 3 * mesh.triangle_count();
  DeviceBuffer<Vec3> positions(mesh.vertex_count(), stream);
  DeviceBuffer<std::uint32_t> vertices(corner_count, stream);
  upload_pageable(positions.view(), mesh.positions, stream, context);
  upload_pageable(vertices.view(), mesh.triangles, stream, context);
  launch_kernel(list_corners, {blocks_for(corner_count), 256}, stream.handle(), positions.device_data(), vertices.device_data(),
                static_cast<std::uint32_t>(corner_count), reinterpret_cast<Vec3*>(triangles.device_data()));
}

DeviceTree empty_tree(const std::shared_ptr<const Stream>& stream) {
  DeviceTree tree;
  tree.stream = stream;
  tree.nodes = DeviceBuffer<Node>(1, stream->view());
  const Node leaf = Node::leaf(0, 0);
  copy(tree.nodes.view(), Span<const Node>(&leaf, 1), stream->view());
  stream->view().synchronize();
  return tree;
}

}  // namespace

Tree DeviceTree::download(RunContext& context) const {
  const StageTimer timer(context, "download");
  Tree tree;
  tree.box = box;
  tree.depth = depth;
  tree.nodes.resize(nodes.size());
  tree.references.resize(references.size());
  copy(Span<Node>(tree.nodes), nodes.view(), stream->view());
  copy(Span<std::uint32_t>(tree.references), references.view(), stream->view());
  stream->view().synchronize();
  return tree;
}

DeviceTree build_level_cuda(DeviceSpan<const Triangle> triangles, const Rules& asked, RunContext& context,
                            std::shared_ptr<const Stream> stream, DeviceBuildReport* report) {
  if (!stream) stream = std::make_shared<const Stream>();
  if (triangles.empty()) return empty_tree(stream);
  if (triangles.size() > Node::most / references_per_triangle)
    throw Error(
        ErrorKind::out_of_memory,
        told_unchecked("the tree of {} triangles may have more than 2^30 references", {std::to_string(triangles.size())}),
        said("take fewer triangles"));
  const StageTimer timer(context, "build");
  DeviceBuildReport own;
  DeviceBuildReport& reported = report ? *report : own;
  Rules rules = asked;
  rules.max_depth = std::min(rules.max_depth, deepest_level);
  const int max_depth = rules.max_depth;
  CudaExecutor executor(context, stream->view());
  const DeviceBuffer<Box> box = bounds(triangles, executor);
  context.check_memory(0, device_bytes(triangles.size()));  // asking for what is free takes as long as the device with these
  std::unique_ptr<DeviceTree> tree;
  while (!tree) tree = attempt(triangles, box.device_data(), rules, executor, reported);
  tree->box = executor.value_at(box.view(), 0);
  executor.synchronize();
  fill_times(context.metrics, reported);
  reported.max_depth = rules.max_depth;
  if (rules.max_depth < max_depth) context.metrics.warn(words_of_lowered_depth(rules.max_depth));
  tree->stream = std::move(stream);
  return std::move(*tree);
}

DeviceTree build_level_cuda(Span<const Triangle> triangles, const Rules& rules, RunContext& context,
                            std::shared_ptr<const Stream> stream, DeviceBuildReport* report) {
  if (!stream) stream = std::make_shared<const Stream>();
  DeviceBuffer<Triangle> device(triangles.size(), stream->view());
  {
    const StageTimer timer(context, "upload");
    copy(device.view(), triangles, stream->view());
    stream->view().synchronize();
  }
  DeviceTree tree = build_level_cuda(std::as_const(device).view(), rules, context, stream, report);
  tree.triangles = std::move(device);
  return tree;
}

DeviceTree build_level_cuda(const Mesh& mesh, const Rules& rules, RunContext& context, std::shared_ptr<const Stream> stream,
                            DeviceBuildReport* report) {
  if (!stream) stream = std::make_shared<const Stream>();
  DeviceBuffer<Triangle> triangles(mesh.triangle_count(), stream->view());
  {
    const StageTimer timer(context, "upload");
    upload(mesh, triangles, stream->view(), context);
  }
  DeviceTree tree = build_level_cuda(std::as_const(triangles).view(), rules, context, stream, report);
  tree.triangles = std::move(triangles);
  return tree;
}

}  // namespace ws::kdtree
