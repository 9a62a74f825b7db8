// The ray that is followed, as TreeResult tells it: its log, its words, the stack at the event that was picked.
// SPDX-License-Identifier: MIT
#include "compute/core/fingerprint.h"
#include "compute/kdtree/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace ws::kdtree {

std::shared_ptr<const RayLog> TreeResult::ray_log(const ViewParameters& view) const {
  if (view.ray.size() != 6 || view.stage != Stage::scene || !run_->is_prepared()) return nullptr;
  std::uint64_t key = static_cast<std::uint64_t>(view.traversal);
  for (const double x : view.ray) key = combine(key, std::bit_cast<std::uint64_t>(x));
  {
    const std::lock_guard lock(cache_mutex_);
    if (ray_.second && ray_.first == key) return ray_.second;
  }
  const auto part = [&](std::size_t first) {
    return Vec3{static_cast<float>(view.ray[first]), static_cast<float>(view.ray[first + 1]),
                static_cast<float>(view.ray[first + 2])};
  };
  auto made = std::make_shared<const RayLog>(follow(*run_->tracer(), {part(0), part(3)}, view.traversal));
  const std::lock_guard lock(cache_mutex_);
  ray_ = {key, made};
  return made;
}

std::vector<Property> TreeResult::inspect_ray(std::size_t line) const {
  std::shared_ptr<const Drawing> drawn;
  {
    const std::lock_guard lock(cache_mutex_);
    drawn = drawing_.second;  // what was picked was drawn
  }
  if (!drawn || !drawn->log || line >= drawn->ray_owners.size()) return {};
  const std::size_t event = drawn->ray_owners[line];
  std::vector<Property> properties{{"event", static_cast<std::int64_t>(event)},
                                   {"of", static_cast<std::int64_t>(drawn->log->events.size())}};
  const std::size_t first = event > 3 ? event - 3 : 0, last = std::min(event + 8, drawn->log->events.size());
  for (std::size_t i = first; i < last; ++i)
    properties.push_back({fmt::format("{}{}", i == event ? "> " : "", i), tell(drawn->log->events[i])});
  if (drawn->log->most_waiting == 0) {
    properties.push_back({"stack", std::string("none: this method keeps no nodes")});
    return properties;
  }
  const std::vector<Waiting> stack = stack_after(*drawn->log, event);
  properties.push_back({"on the stack", static_cast<std::int64_t>(stack.size())});
  for (std::size_t i = 0; i < stack.size(); ++i)
    properties.push_back(
        {i == 0 ? std::string("stack, next") : fmt::format("stack, {} below", i),
         fmt::format("node {}, t from {:.5g} to {:.5g}", stack[i].node, stack[i].interval.from, stack[i].interval.to)});
  return properties;
}

std::vector<Word> TreeResult::words(std::size_t step, const ViewParameters& view) const {
  if (view.stage == Stage::pipeline) {
    const auto drawn = drawn_now(step, view);
    return drawn->pipeline ? drawn->pipeline->words : std::vector<Word>{};
  }
  const auto followed = step + 1 == step_count() ? ray_log(view) : nullptr;  // a ray walks the whole tree
  if (!followed || !followed->hit.exists()) return {};
  const RayLog& log = *followed;
  return {{log.ray.origin + log.ray.direction * log.hit.t, fmt::format("triangle {}", log.hit.triangle)}};
}

std::vector<std::string> TreeResult::ray_summary(const ViewParameters& view) const {
  const auto followed = ray_log(view);
  if (!followed) return {};
  const RayLog& log = *followed;
  const double spent = run_->rules.costs.traversal * log.counts.inner + run_->rules.costs.intersection * log.counts.tests;
  return {log.hit.exists() ? fmt::format("hit at t = {:.5g}", log.hit.t) : std::string("no hit"),
          fmt::format("{} inner nodes, {} leaves", log.counts.inner, log.counts.leaves),
          fmt::format("{} of {} triangles tested", log.counts.tests, run_->triangles->size()),
          log.most_waiting == 0 ? std::string("no stack") : fmt::format("at most {} on the stack", deepest_stack(log)),
          fmt::format("cost {:.0f}, expected {:.0f}", spent, run_->statistics().cost)};
}

}  // namespace ws::kdtree
