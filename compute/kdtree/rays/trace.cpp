// Batches of rays on the CPU, in tiles over all threads.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/trace.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"

#include <utility>

namespace ws::kdtree {
namespace {

constexpr std::size_t rays_per_tile = 1024;

std::shared_ptr<const Tree> walkable(std::shared_ptr<const Tree> tree) {
  if (tree->depth >= most_levels)
    throw Error(ErrorKind::invalid_argument, told("a tree of depth {} is too deep for rays", tree->depth),
                said("build it with a depth limit of 60 or less"));
  return tree;
}

template <bool any, class Observer>
Hit walk(const HostScene& scene, const Ray& ray, Traversal method, Observer& observer) {
  return with_method(method, [&]<Traversal constant>() { return trace<any, constant>(scene, ray, observer); });
}

}  // namespace

Hit nearest_of_all(const Triangles& triangles, const Ray& ray) {
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
    : tree_(walkable(std::move(tree))),
      triangles_(std::move(triangles)),
      packed_(std::make_shared<const PackedTree>(*tree_, *triangles_, context)) {}

CpuTracer::CpuTracer(const CpuTracer& other, std::shared_ptr<const Ropes> ropes)
    : tree_(other.tree_), triangles_(other.triangles_), packed_(other.packed_), ropes_(std::move(ropes)) {}

std::shared_ptr<const CpuTracer> CpuTracer::with_ropes(const std::stop_token& stop) const {
  return std::shared_ptr<const CpuTracer>(new CpuTracer(*this, std::make_shared<const Ropes>(ropes_of(*tree_, stop))));
}

std::shared_ptr<const CpuTracer> ready_for(Traversal method, std::shared_ptr<const CpuTracer> tracer,
                                           const std::stop_token& stop) {
  return method == Traversal::ropes && !tracer->has_ropes() ? tracer->with_ropes(stop) : std::move(tracer);
}

HostScene CpuTracer::scene(Traversal method) const {
  HostScene scene{tree_->box, tree_->nodes.data(), tree_->references.data(), triangles_->data()};
  if (method == Traversal::ropes) {
    if (!ropes_) throw Error(ErrorKind::internal, "rays along ropes before there are any");
    scene.leaf_ropes = ropes_->leaves.data();
    scene.rope_numbers = ropes_->number.data();
  }
  return scene;
}

double CpuTracer::trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts,
                        RunContext& context) const {
  const Span<const Ray> all{rays.data(), rays.size()};
  const Stopwatch watch;
  nearest(all, {hits.data(), hits.size()}, Traversal::stack, context);
  const double ms = watch.ms();
  this->counts(all, {counts.data(), counts.size()}, Traversal::stack, context);
  return ms;
}

Hit CpuTracer::nearest(const Ray& ray, Traversal method) const {
  if (method == Traversal::stack) return packed_->nearest(ray);
  NoObserver none;
  return walk<false>(scene(method), ray, method, none);
}

bool CpuTracer::any(const Ray& ray, Traversal method) const {
  if (method == Traversal::stack) return packed_->any(ray);
  NoObserver none;
  return walk<true>(scene(method), ray, method, none).exists();
}

RayCounts CpuTracer::counts(const Ray& ray, Traversal method) const {
  CountingObserver observer;
  (void)walk<false>(scene(method), ray, method, observer);
  return observer.counts;
}

void CpuTracer::nearest_side_by_side(Span<const Ray> rays, Span<Hit> hits, Traversal method) const {
  if (method == Traversal::stack) return packed_->nearest(rays, hits);
  for (std::size_t i = 0; i < rays.size(); ++i) hits[i] = nearest(rays[i], method);
}

void CpuTracer::nearest(Span<const Ray> rays, Span<Hit> hits, Traversal method, RunContext& context) const {
  (void)scene(method);  // refuses what it cannot walk before any ray does
  CpuExecutor(context).for_ranges("nearest hits", rays.size(), rays_per_tile, [&](std::size_t begin, std::size_t end) {
    nearest_side_by_side(rays.subspan(begin, end - begin), hits.subspan(begin, end - begin), method);
  });
}

void CpuTracer::any(Span<const Ray> rays, Span<std::uint8_t> hit, Traversal method, RunContext& context) const {
  (void)scene(method);
  CpuExecutor(context).for_ranges("any hits", rays.size(), rays_per_tile, [&](std::size_t begin, std::size_t end) {
    if (method == Traversal::stack) return packed_->any(rays.subspan(begin, end - begin), hit.subspan(begin, end - begin));
    for (std::size_t i = begin; i < end; ++i) hit[i] = any(rays[i], method);
  });
}

void CpuTracer::counts(Span<const Ray> rays, Span<RayCounts> counts, Traversal method, RunContext& context) const {
  const HostScene walked = scene(method);
  CpuExecutor(context).for_ranges("ray counts", rays.size(), rays_per_tile, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      CountingObserver observer;
      (void)walk<false>(walked, rays[i], method, observer);
      counts[i] = observer.counts;
    }
  });
}

}  // namespace ws::kdtree
