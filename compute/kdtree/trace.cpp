// Batches of rays on the CPU, in tiles over all threads.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/trace.h"

#include "compute/core/executor_cpu.h"

#include <string>
#include <utility>

namespace ws::kdtree {
namespace {

constexpr std::size_t rays_per_tile = 1024;

std::shared_ptr<const Tree> walkable(std::shared_ptr<const Tree> tree) {
  if (tree->depth >= most_levels)
    throw Error(ErrorKind::invalid_argument, "a tree of depth " + std::to_string(tree->depth) + " is too deep for rays",
                "build it with a depth limit of 60 or less");
  return tree;
}

template <bool any, class Observer>
Hit walk(const HostScene& scene, const Ray& ray, Traversal method, Observer& observer) {
  return with_method(method, [&]<Traversal constant>() { return trace<any, constant>(scene, ray, observer); });
}

}  // namespace

Hit nearest_of_all(const std::vector<Triangle>& triangles, const Ray& ray) {
  if (!is_traceable(ray)) return {};
  const Shear shear = shear_of(ray);
  Nearest nearest{ray.t_max};
  for (std::size_t i = 0; i < triangles.size(); ++i) {
    const Crossing c = crossing(sheared(shear, triangles[i]), shear.depth);
    if (c.exists) nearest.offer(c.t, static_cast<std::uint32_t>(i), ray.t_min);
  }
  return nearest.triangle == no_triangle ? Hit{} : hit_of(shear, triangles[nearest.triangle], nearest);
}

CpuTracer::CpuTracer(std::shared_ptr<const Tree> tree, TrianglesPtr triangles, RunContext& context)
    : tree_(walkable(std::move(tree))), triangles_(std::move(triangles)), packed_(*tree_, *triangles_, context) {}

HostScene CpuTracer::scene(Traversal method, const std::stop_token& stop) const {
  HostScene scene{tree_->box, tree_->nodes.data(), tree_->references.data(), triangles_->data()};
  if (method == Traversal::ropes) {
    const Ropes* ropes = made_ropes_.load(std::memory_order_acquire);  // asked for with each ray: no lock once they are there
    if (!ropes) {
      const std::scoped_lock lock(ropes_mutex_);
      if (!ropes_) ropes_ = std::make_unique<const Ropes>(ropes_of(*tree_, stop));
      made_ropes_.store(ropes = ropes_.get(), std::memory_order_release);
    }
    scene.leaf_ropes = ropes->leaves.data();
    scene.rope_numbers = ropes->number.data();
  }
  return scene;
}

std::size_t CpuTracer::bytes() const {
  const std::scoped_lock lock(ropes_mutex_);
  return packed_.bytes() + (ropes_ ? ropes_->bytes() : 0);
}

Hit CpuTracer::nearest(const Ray& ray, Traversal method) const {
  if (method == Traversal::stack) return packed_.nearest(ray);
  NoObserver none;
  return walk<false>(scene(method), ray, method, none);
}

bool CpuTracer::any(const Ray& ray, Traversal method) const {
  if (method == Traversal::stack) return packed_.any(ray);
  NoObserver none;
  return walk<true>(scene(method), ray, method, none).exists();
}

RayCounts CpuTracer::counts(const Ray& ray, Traversal method) const {
  CountingObserver observer;
  (void)walk<false>(scene(method), ray, method, observer);
  return observer.counts;
}

void CpuTracer::nearest_side_by_side(Span<const Ray> rays, Span<Hit> hits, Traversal method) const {
  constexpr std::size_t packet = PackedTree::packet_size;
  std::size_t i = 0;
  if (method == Traversal::stack)
    for (; i + packet <= rays.size(); i += packet) packed_.nearest(&rays[i], &hits[i]);
  for (; i < rays.size(); ++i) hits[i] = nearest(rays[i], method);
}

void CpuTracer::nearest(Span<const Ray> rays, Span<Hit> hits, Traversal method, RunContext& context) const {
  (void)scene(method, context.stop);  // ropes are made here, where they can be stopped
  CpuExecutor(context).for_ranges("nearest hits", rays.size(), rays_per_tile, [&](std::size_t begin, std::size_t end) {
    nearest_side_by_side(rays.subspan(begin, end - begin), hits.subspan(begin, end - begin), method);
  });
}

void CpuTracer::any(Span<const Ray> rays, Span<std::uint8_t> hit, Traversal method, RunContext& context) const {
  (void)scene(method, context.stop);
  CpuExecutor(context).for_ranges("any hits", rays.size(), rays_per_tile, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) hit[i] = any(rays[i], method);
  });
}

void CpuTracer::counts(Span<const Ray> rays, Span<RayCounts> counts, Traversal method, RunContext& context) const {
  const HostScene walked = scene(method, context.stop);
  CpuExecutor(context).for_ranges("ray counts", rays.size(), rays_per_tile, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      CountingObserver observer;
      (void)walk<false>(walked, rays[i], method, observer);
      counts[i] = observer.counts;
    }
  });
}

}  // namespace ws::kdtree
