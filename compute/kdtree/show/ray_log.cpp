// A ray's walk written down, in words and in lines.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/ray_log.h"

#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/scene.h"

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

using Kind = RayEvent::Kind;

constexpr std::uint32_t outside_color = pack_rgba(150, 150, 160, 160), tested_color = pack_rgba(160, 164, 176, 200),
                        hit_color = pack_rgba(255, 214, 92), plane_tick_color = pack_rgba(255, 255, 255, 210),
                        leaf_colors[] = {pack_rgba(86, 180, 233), pack_rgba(230, 159, 0)};

/// What a walk tells while it goes.
struct Recorder {
  RayLog& log;
  std::size_t waiting = 0;

  void add(RayEvent event) {
    event.waiting = waiting;
    log.events.push_back(event);
  }
  template <class Step>
  void inner(std::uint32_t index, Node node, Interval now, const Step& step) {
    ++log.counts.inner;
    RayEvent event{Kind::inner, index, now, node};
    event.both = !step.only_first && !step.only_second;
    event.first = step.only_second ? step.second : step.first;
    add(event);
  }
  void push(std::uint32_t index, Interval interval) {
    waiting = std::min(waiting + 1, log.most_waiting);
    add({Kind::push, index, interval});
  }
  void pop(std::uint32_t index, Interval interval) {
    waiting -= waiting > 0;
    add({Kind::pop, index, interval});
  }
  void restart() { add({Kind::restart}); }
  void leaf(std::uint32_t index, Node node, Interval now) {
    ++log.counts.leaves;
    add({Kind::leaf, index, now, node});
  }
  void test(std::uint32_t triangle, bool is_nearest, float t) {
    ++log.counts.tests;
    RayEvent event{Kind::test, triangle};
    event.is_nearest = is_nearest;
    event.t = t;
    add(event);
  }
};

template <Traversal method>
Hit walk(const HostScene& scene, const Ray& ray, Recorder& recorder) {
  return trace<false, method>(scene, ray, recorder);
}

std::size_t stack_size(Traversal method) {
  return method == Traversal::stack ? most_levels : method == Traversal::short_stack ? short_stack_size : 0;
}

Vec3 at(const Ray& ray, float t) { return ray.origin + ray.direction * t; }

void add_outline(Lines& lines, const Triangle& t, std::uint32_t color) {
  lines.add(t.a, t.b, color);
  lines.add(t.b, t.c, color);
  lines.add(t.c, t.a, color);
}

/// Across the ray, where it meets a plane.
void add_tick(Lines& lines, const Ray& ray, int axis, float t, float length) {
  Vec3 aside;
  aside.set((axis + 1) % 3, length);
  const Vec3 p = at(ray, t);
  lines.add(p - aside, p + aside, plane_tick_color);
}

}  // namespace

RayLog follow(const CpuTracer& tracer, const Ray& ray, Traversal method) {
  RayLog log;
  log.ray = ray;
  const HostScene scene = tracer.scene(method);
  const Interval whole = inside(course_of(scene.box, ray), scene.box, {ray.t_min, ray.t_max});
  log.from = whole.is_empty() ? 0 : std::max(whole.from, 0.0f);
  log.to = whole.is_empty() ? 0 : whole.to;
  log.most_waiting = stack_size(method);
  Recorder recorder{log};
  switch (method) {
    case Traversal::stack:
      log.hit = walk<Traversal::stack>(scene, ray, recorder);
      break;
    case Traversal::short_stack:
      log.hit = walk<Traversal::short_stack>(scene, ray, recorder);
      break;
    case Traversal::ropes:
      log.hit = walk<Traversal::ropes>(scene, ray, recorder);
      break;
    case Traversal::restart:
      log.hit = walk<Traversal::restart>(scene, ray, recorder);
      break;
  }
  return log;
}

std::vector<Waiting> stack_after(const RayLog& log, std::size_t event) {
  std::vector<Waiting> stack;
  for (std::size_t i = 0; i <= event && i < log.events.size(); ++i) {
    const RayEvent& e = log.events[i];
    if (e.kind == Kind::pop && !stack.empty()) stack.pop_back();
    if (e.kind != Kind::push) continue;
    if (stack.size() == log.most_waiting) stack.erase(stack.begin());
    stack.push_back({e.subject, e.interval});
  }
  std::reverse(stack.begin(), stack.end());
  return stack;
}

std::size_t deepest_stack(const RayLog& log) {
  std::size_t deepest = 0;
  for (const RayEvent& e : log.events) deepest = std::max(deepest, e.waiting);
  return deepest;
}

std::string tell(const RayEvent& e, const std::array<double, 3>& origin) {
  const auto interval = [&] { return told("t from {:.6g} to {:.6g}", e.interval.from, e.interval.to); };
  switch (e.kind) {
    case Kind::inner:
      return told("node {}: across {} at {}, {}; {}, {}", e.subject, "xyz"[e.node.axis()],
                  tell_place(origin, e.node.axis(), e.node.position()), interval(),
                  said(e.both ? "both children" : "one child"),
                  said(e.first == e.node.left_child() ? "left first" : "right first"));
    case Kind::push:
      return told("node {} waits, {}; {} on the stack", e.subject, interval(), e.waiting);
    case Kind::pop:
      return told("back to node {}, {}; {} on the stack", e.subject, interval(), e.waiting);
    case Kind::restart:
      return said("from the root again");
    case Kind::leaf:
      return told("leaf {}: {}, {}", e.subject, told(e.node.count(), "{} triangle", "{} triangles"), interval());
    case Kind::test:
      return std::isnan(e.t) ? told("triangle {}: missed", e.subject)
             : e.is_nearest  ? told("triangle {}: hit at t = {:.6g}, the nearest so far", e.subject, e.t)
                             : told("triangle {}: hit at t = {:.6g}, not the nearest", e.subject, e.t);
  }
  return {};
}

void draw_ray(Lines& lines, std::vector<std::uint32_t>& owners, const RayLog& log, const Triangles& triangles,
              const Box& scene) {
  const Vec3 d = scene.high - scene.low;
  const float size = std::sqrt(dot(d, d)), tick = 0.004f * size;
  const auto note = [&](std::size_t event) { owners.resize(lines.size(), static_cast<std::uint32_t>(event)); };
  lines.add(log.ray.origin, at(log.ray, log.from), outside_color);
  note(0);
  std::size_t leaves = 0;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    const RayEvent& e = log.events[i];
    if (e.kind == Kind::leaf) {
      const float from = std::max(e.interval.from, log.from), to = std::min({e.interval.to, log.to, log.hit.t});
      if (to > from) lines.add(at(log.ray, from), at(log.ray, to), leaf_colors[leaves++ % 2]);
    } else if (e.kind == Kind::inner && log.ray.direction[e.node.axis()] != 0) {
      const float t = (e.node.position() - log.ray.origin[e.node.axis()]) / log.ray.direction[e.node.axis()];
      if (t >= log.from && t <= std::min(log.to, log.hit.t)) add_tick(lines, log.ray, e.node.axis(), t, tick);
    } else if (e.kind == Kind::test) {
      add_outline(lines, triangles[e.subject], e.subject == log.hit.triangle ? hit_color : tested_color);
    }
    note(i);
  }
}

}  // namespace ws::kdtree
