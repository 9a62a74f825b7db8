// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/step_words.h"

#include "compute/core/words/told.h"
#include "compute/kdtree/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

const char* axis_name(int axis) { return axis == 0 ? "x" : axis == 1 ? "y" : "z"; }

/// What the heuristic saw in a node.
void add_choice(std::vector<Property>& values, const Examination& found) {
  values.push_back({"cost as a leaf", static_cast<double>(found.leaf_cost)});
  if (!found.best.exists()) return;
  if (const float cost = found.best_cost(); std::isfinite(cost)) values.push_back({"best cost", static_cast<double>(cost)});
  values.push_back({"triangles left", count(found.best.left)});
  values.push_back({"in the plane", count(found.best.planar)});
  values.push_back({"triangles right", count(found.best.right)});
  values.push_back({"those in the plane go", std::string(found.best.side == Side::left ? "left" : "right")});
}

void add_total(std::vector<Property>& values, const Total& total, std::size_t triangle_count) {
  const auto triangles = static_cast<double>(std::max<std::size_t>(triangle_count, 1));
  values.push_back({"nodes", count(total.nodes)});
  values.push_back({"leaves", count(total.leaves)});
  values.push_back({"triangle references", count(total.references)});
  values.push_back({"references per triangle", static_cast<double>(total.references) / triangles});
  values.push_back({"tree cost", total.cost});
  values.push_back({"memory", count(total.bytes()), "B"});
}

}  // namespace

StepInfo describe_scene(const BuiltTree& built) {
  return {"scene", told(built.triangles.size(), "The scene: {} triangle", "The scene: {} triangles"), {}};
}

StepInfo describe_whole_tree(const BuiltTree& built) {
  return {
      "tree",
      told(built.size.references, "The whole tree: {1}, {0} reference, depth {2}",
           "The whole tree: {1}, {0} references, depth {2}", told(built.size.nodes, "{} node", "{} nodes"), built.size.depth),
      {}};
}

std::vector<Property> inspect_node(const Overview& overview, std::uint32_t node, const Examination* examined) {
  const int depth = overview.growth.depth(node);
  std::vector<Property> values{{"node", count(node)},
                               {"depth", count(static_cast<std::size_t>(depth))},
                               {"triangles", count(overview.totals.triangles()[node])}};
  if (examined) add_choice(values, *examined);
  return values;
}

StepInfo describe_node(const BuiltTree& built, const Overview& overview, std::uint32_t node, std::size_t decided,
                       const Examination* examined) {
  const Node& n = overview.tree->nodes[node];
  StepInfo info{fmt::format("level {}", overview.growth.depth(node)), {}, inspect_node(overview, node, examined)};
  if (n.is_leaf()) {
    info.title =
        told(n.count(), "Node {1} becomes a leaf with {0} triangle", "Node {1} becomes a leaf with {0} triangles", node);
    if (examined) info.title += ": " + said(reason_of(examined->verdict));
  } else {
    info.title = told("Node {} is split across {} at {}", node, axis_name(n.axis()),
                      tell_place(built.mesh->origin, n.axis(), n.position()));
  }
  add_total(info.values, overview.total_after(decided), built.triangles.size());
  return info;
}

std::vector<StepEvent> phases_of(const Overview& overview, StepOrder order) {
  const bool level = order == StepOrder::level;
  std::vector<StepEvent> events{{0, "phase", "scene", said("scene")}};
  const auto& chapters = overview.growth.chapters();
  for (std::size_t i = 0; i < chapters.size(); ++i) {
    const char* part = i == 0 ? phrase("root") : i == 1 ? phrase("left half") : phrase("right half");
    events.push_back(
        {chapters[i] + 1, "phase", level ? fmt::format("level {}", i) : part, level ? told("level {}", i) : said(part)});
  }
  return events;
}

std::vector<Word> words_of(const Drawing& drawing) {
  if (drawing.pipeline) return drawing.pipeline->words;
  if (!drawing.log || !drawing.log->hit.exists()) return {};
  const RayLog& log = *drawing.log;
  return {{log.ray.origin + log.ray.direction * log.hit.t, told("triangle {}", log.hit.triangle)}};
}

std::vector<std::string> summary_of(const RayLog& log, const BuiltTree& built, const Statistics& statistics) {
  const double spent = built.rules.costs.traversal * log.counts.inner + built.rules.costs.intersection * log.counts.tests;
  return {log.hit.exists() ? told("hit at t = {:.6g}", log.hit.t) : said("no hit"),
          told(log.counts.inner, "{} inner node", "{} inner nodes") + ", " + told(log.counts.leaves, "{} leaf", "{} leaves"),
          told(built.triangles.size(), "{1} of {0} triangle tested", "{1} of {0} triangles tested", log.counts.tests),
          log.most_waiting == 0 ? said("no stack") : told("at most {} on the stack", deepest_stack(log)),
          told("cost {:.0f}, expected {:.0f}", spent, statistics.cost)};
}

std::vector<Property> inspect_ray(const RayLog& log, const BuiltTree& built, std::size_t event) {
  std::vector<Property> properties{{"event", static_cast<std::int64_t>(event)},
                                   {said("here"), tell(log.events[event], built.mesh->origin)},
                                   {said("events of the ray"), static_cast<std::int64_t>(log.events.size())}};
  const std::size_t first = event > 3 ? event - 3 : 0, last = std::min(event + 8, log.events.size());
  for (std::size_t i = first; i < last; ++i)
    if (i != event) properties.push_back({told("event {}", i), tell(log.events[i], built.mesh->origin)});
  if (log.most_waiting == 0) {
    properties.push_back({"stack", std::string("none: this method keeps no nodes")});
    return properties;
  }
  const std::vector<Waiting> stack = stack_after(log, event);
  properties.push_back({"on the stack", static_cast<std::int64_t>(stack.size())});
  for (std::size_t i = 0; i < stack.size(); ++i)
    properties.push_back(
        {i == 0 ? std::string("stack, next") : told("stack, {} below", i),
         told("node {}, t from {:.6g} to {:.6g}", stack[i].node, stack[i].interval.from, stack[i].interval.to)});
  return properties;
}

std::vector<Property> inspect_triangle(const BuiltTree& built, const Tree& tree, std::size_t index,
                                       std::optional<std::uint32_t> leaf) {
  const Triangle& t = (*built.triangles)[index];
  const Vec3 normal = cross(t.b - t.a, t.c - t.a);
  const auto& references = tree.references;
  const auto leaves = std::count(references.begin(), references.end(), static_cast<std::uint32_t>(index));
  std::vector<Property> properties{{"triangle", count(index)}};
  const auto& parts = built.mesh->parts;
  const auto part = std::find_if(parts.rbegin(), parts.rend(), [&](const Mesh::Part& p) { return p.first_triangle <= index; });
  if (part != parts.rend() && !part->name.empty()) properties.push_back({"part", part->name});
  if (leaf) properties.push_back({"leaf at the pointer", told("node {}", *leaf)});
  properties.push_back({"area", 0.5 * std::sqrt(static_cast<double>(dot(normal, normal)))});
  properties.push_back({"leaves that list it", static_cast<std::int64_t>(leaves)});
  const Box box = box_of(t);
  for (int k = 0; k < 3; ++k) {
    const double origin = built.mesh->origin[static_cast<std::size_t>(k)];
    properties.push_back({fmt::format("{} from", axis_name(k)), origin + static_cast<double>(box.low[k])});
    properties.push_back({fmt::format("{} to", axis_name(k)), origin + static_cast<double>(box.high[k])});
  }
  return properties;
}

}  // namespace ws::kdtree
