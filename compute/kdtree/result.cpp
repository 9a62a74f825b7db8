// What a tree tells in numbers, words and files; picture.cpp draws it.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/result.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"
#include "compute/io/files.h"
#include "compute/io/meshes.h"
#include "compute/kdtree/thesis_plots.h"
#include "compute/kdtree/tree_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::size_t most_at_once = 30'000;        // triangles that are handled while the interface waits: some 20 ms
constexpr std::uint32_t most_examined = 2'000'000;  // and while a picture is made: about a second

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }
const char* axis_name(int axis) { return axis == 0 ? "x" : axis == 1 ? "y" : "z"; }

}  // namespace

TreeResult::TreeResult(std::shared_ptr<const Run> run, ParameterSet parameters, StudyResult study,
                       std::shared_ptr<const Run> rival)
    : run_(std::move(run)),
      rival_(std::move(rival)),
      parameters_(std::move(parameters)),
      study_(std::move(study)),
      identity_(next_identity()) {
  events_.set([this] { return list_events(); });
  hash_.set([this] { return compute_hash(); });
}

std::vector<Property> TreeResult::summary() const {
  if (!run_->is_prepared())
    return {{"triangle_count", count(run_->triangles->size())},
            {"node_count", count(run_->size.nodes)},
            {"reference_count", count(run_->size.references)},
            {"max_depth", count(run_->size.depth)}};
  const Statistics& s = run_->statistics();
  std::vector<Property> all{{"triangle_count", count(run_->triangles->size())},
                            {"node_count", count(run_->size.nodes)},
                            {"leaf_count", count(s.leaves)},
                            {"empty_leaf_count", count(s.empty_leaves)},
                            {"flat_leaf_count", count(s.flat_leaves)},
                            {"reference_count", count(run_->size.references)},
                            {"duplication", s.duplication},
                            {"max_depth", count(run_->size.depth)},
                            {"largest_leaf", count(s.largest_leaf)},
                            {"mean_leaf_size", s.mean_leaf_size},
                            {"sah_cost", s.cost},
                            {"cost_as_one_leaf", s.cost_as_leaf},
                            {"tree_bytes", count(run_->tree().bytes()), "B"},
                            {"dropped_invalid", count(run_->mesh->dropped_invalid)},
                            {"dropped_flat", count(run_->mesh->dropped_flat)}};
  if (run_->rays)
    all.insert(all.end(), {{"ray_count", count(run_->rays->hits.size())},
                           {"hit_count", count(run_->rays->hit_count)},
                           {"rays_per_second", run_->rays->rays_per_second(), "1/s"},
                           {"mean_node_visits", run_->rays->mean_node_visits},
                           {"mean_triangle_tests", run_->rays->mean_triangle_tests}});
  if (run_->thesis) {
    const std::vector<Property> thesis = properties_of(*run_->thesis);
    all.insert(all.end(), thesis.begin(), thesis.end());
  }
  if (!rival_) return all;
  const Statistics& r = rival_->statistics();
  all.insert(all.end(), {{"compared_with", names_of_both(run_->parameters)[1]},
                         {"compared_node_count", count(rival_->size.nodes)},
                         {"compared_reference_count", count(rival_->size.references)},
                         {"compared_depth", count(rival_->size.depth)},
                         {"compared_sah_cost", r.cost},
                         {"compared_tree_bytes", count(r.bytes), "B"}});
  return all;
}

std::optional<Comparison> TreeResult::comparison() const {
  const std::lock_guard lock(cache_mutex_);
  return comparison_.second;
}

std::string TreeResult::compute_hash() const {
  Fingerprint hasher;
  for (const Node& node : run_->tree().nodes) {
    hasher.add(static_cast<std::uint64_t>(node.is_leaf() ? 3 : node.axis()));
    if (node.is_leaf())
      hasher.add(static_cast<std::uint64_t>(node.count()) << 32 | node.first());
    else
      hasher.add(static_cast<double>(node.position()));
  }
  for (const std::uint32_t triangle : run_->tree().references) hasher.add(static_cast<std::uint64_t>(triangle));
  return hasher.text();
}

std::size_t TreeResult::step_count() const { return run_->size.nodes + 1; }

std::optional<std::uint32_t> TreeResult::node_at(std::size_t step) const {
  return step == 0 || !run_->is_prepared() ? std::nullopt : std::optional(run_->growth().decided(step - 1));
}

const std::vector<StepEvent>& TreeResult::events() const {
  static const std::vector<StepEvent> none;
  return run_->is_prepared() ? events_.get() : none;
}

std::vector<StepEvent> TreeResult::list_events() const {
  const bool level = run_->parameters.order == StepOrder::level;
  std::vector<StepEvent> events{{0, "phase", "scene"}};
  const auto& chapters = run_->growth().chapters();
  for (std::size_t i = 0; i < chapters.size(); ++i)
    events.push_back({chapters[i] + 1, "phase",
                      level    ? fmt::format("level {}", i)
                      : i == 0 ? "root"
                      : i == 1 ? "left half"
                               : "right half"});
  return events;
}

std::pair<std::size_t, std::size_t> TreeResult::step_memory() const {
  const std::size_t now = run_->size.nodes * 20;  // growth and totals
  return {now, now};
}

Work TreeResult::work() const { return {static_cast<double>(run_->triangles->size()), "triangles"}; }

std::shared_ptr<const Examination> TreeResult::examined(std::size_t step) const {
  const auto node = node_at(step);
  if (!node) return nullptr;
  {
    const std::lock_guard lock(cache_mutex_);
    if (examination_.first == step) return examination_.second;
  }
  return run_->examiner().is_quick(*node, run_->totals().triangles(), most_at_once) ? look_into(step) : nullptr;
}

bool TreeResult::can_examine(std::size_t step) const {
  const auto node = node_at(step);
  return node && run_->totals().triangles()[*node] <= most_examined;
}

std::shared_ptr<const Examination> TreeResult::look_into(std::size_t step) const {
  if (!can_examine(step)) return nullptr;
  {
    const std::lock_guard lock(cache_mutex_);
    if (examination_.first == step) return examination_.second;
  }
  RunContext context;
  auto made = std::make_shared<const Examination>(run_->examiner().examine(*node_at(step), context));
  const std::lock_guard lock(cache_mutex_);
  examination_ = {step, made};
  return made;
}

std::optional<PlanePrice> TreeResult::own_plane(std::size_t step, const ViewParameters& view) const {
  const auto found = view.probe_axis == ProbeAxis::none || step + 1 == step_count() ? nullptr : examined(step);
  if (!found) return {};
  const int axis = static_cast<int>(view.probe_axis) - 1;
  const Box& cell = found->cell;
  const float low = cell.low[axis], high = cell.high[axis];
  return found->price_at(axis, low + (high - low) * static_cast<float>(view.probe));
}

StepInfo TreeResult::describe(std::size_t step) const {
  if (step == 0) return {"scene", fmt::format("The scene: {} triangles", run_->triangles->size()), {}};
  if (step + 1 == step_count() || !run_->is_prepared())
    return {"tree",
            fmt::format("The whole tree: {} nodes, {} references, depth {}", run_->size.nodes, run_->size.references,
                        run_->size.depth),
            {}};
  const auto node = node_at(step);
  const Node& n = run_->tree().nodes[*node];
  const int depth = run_->growth().depth(*node);
  StepInfo info{
      fmt::format("level {}", depth), {}, {{"node", count(*node)}, {"depth", count(static_cast<std::size_t>(depth))}}};
  const auto found = examined(step);
  if (n.is_leaf()) {
    info.title = fmt::format("Node {} becomes a leaf with {} triangle{}", *node, n.count(), n.count() == 1 ? "" : "s");
    if (found) info.title += fmt::format(": {}", reason_of(found->verdict));
  } else {
    info.title = fmt::format("Node {} is split across {} at {:.5g}", *node, axis_name(n.axis()), n.position());
  }
  info.values.push_back({"N", count(run_->totals().triangles()[*node])});
  if (found) add_choice(info.values, *found);
  add_total(info.values, step);
  return info;
}

/// What the heuristic saw in a node.
void TreeResult::add_choice(std::vector<Property>& values, const Examination& found) {
  values.push_back({"cost as a leaf", static_cast<double>(found.leaf_cost)});
  if (!found.best.exists()) return;
  values.push_back({"best cost", static_cast<double>(found.best.cost)});
  values.push_back({"N_L", count(found.best.left)});
  values.push_back({"N_P", count(found.best.planar)});
  values.push_back({"N_R", count(found.best.right)});
  values.push_back({"planar side", std::string(found.best.side == Side::left ? "left" : "right")});
}

void TreeResult::add_total(std::vector<Property>& values, std::size_t step) const {
  const Total total = run_->total_after(step);
  const auto triangles = static_cast<double>(std::max<std::size_t>(run_->triangles->size(), 1));
  values.push_back({"nodes", count(total.nodes)});
  values.push_back({"leaves", count(total.leaves)});
  values.push_back({"references", count(total.references)});
  values.push_back({"duplication", static_cast<double>(total.references) / triangles});
  values.push_back({"tree cost", total.cost});
  values.push_back({"memory", count(total.bytes()), "B"});
}

std::vector<Plot> TreeResult::plots_seen(std::size_t step, const ParameterSet& given) const {
  const auto view = given.to<ViewParameters>();
  const auto own = run_->is_prepared() ? own_plane(step, view) : std::nullopt;
  return plots_with(step, own ? std::optional(OwnPlane{static_cast<int>(view.probe_axis) - 1, *own}) : std::nullopt);
}

std::vector<Plot> TreeResult::plots_with(std::size_t step, const std::optional<OwnPlane>& own) const {
  if (!run_->is_prepared()) return study_.plots;
  std::vector<Plot> plots;
  const auto found = step + 1 == step_count() ? nullptr : examined(step);
  if (found) plots = node_plots(*found, own);
  plots.insert(plots.begin(), study_.plots.begin(), study_.plots.end());  // what was asked for comes first
  for (Plot plot : run_->plots()) {
    if (plot.id == growth_cost_id || plot.id == growth_size_id)
      plot.cursor = static_cast<double>(std::min(step, run_->size.nodes));
    plots.push_back(std::move(plot));
  }
  if (!run_->thesis) return plots;
  const NodeTimes* node =
      found ? run_->thesis->find(found->cell, static_cast<std::uint32_t>(found->triangles.size())) : nullptr;
  const std::vector<Plot> thesis = thesis_plots(*run_->thesis, node);
  plots.insert(plots.end(), thesis.begin(), thesis.end());
  return plots;
}

std::vector<Property> TreeResult::inspect(const Pick& pick, std::size_t, const std::stop_token&) const {
  if (pick.target == "ray") return inspect_ray(pick.index);
  if (pick.target == "mesh" && pick.index < run_->triangles->size()) return inspect_triangle(pick.index);
  return {};
}

std::vector<Property> TreeResult::inspect_triangle(std::size_t index) const {
  const Triangle& t = (*run_->triangles)[index];
  const Vec3 normal = cross(t.b - t.a, t.c - t.a);
  const auto& references = run_->tree().references;
  const auto leaves = std::count(references.begin(), references.end(), static_cast<std::uint32_t>(index));
  std::vector<Property> properties{{"triangle", count(index)}};
  const auto& parts = run_->mesh->parts;
  const auto part = std::find_if(parts.rbegin(), parts.rend(), [&](const Mesh::Part& p) { return p.first_triangle <= index; });
  if (part != parts.rend() && !part->name.empty()) properties.push_back({"part", part->name});
  properties.push_back({"area", 0.5 * std::sqrt(static_cast<double>(dot(normal, normal)))});
  properties.push_back({"leaves that list it", static_cast<std::int64_t>(leaves)});
  const Box box = box_of(t);
  for (int k = 0; k < 3; ++k) {
    properties.push_back({fmt::format("{} from", axis_name(k)), static_cast<double>(box.low[k])});
    properties.push_back({fmt::format("{} to", axis_name(k)), static_cast<double>(box.high[k])});
  }
  return properties;
}

/// Nothing that can be picked was made by a step: triangles come from the scene, rays from the last one.
std::size_t TreeResult::origin_step(const Pick& pick, std::size_t step) const { return pick.target == "ray" ? step : 0; }

void TreeResult::write(std::string_view id, const std::filesystem::path& path) const {
  if (id == "tree") return write_tree(path, run_->tree(), run_->rules, run_->triangles->size());
  if (id == "mesh") return io::write_mesh(path, *run_->mesh);
  if (id == "t" || id == "primitive") {
    if (!run_->rays) throw Error(ErrorKind::invalid_argument, "no rays were sent", "give some with --rays");
    return id == "t" ? write_distances(path, *run_->rays) : write_triangles(path, *run_->rays, run_->mesh->file_numbers);
  }
  if (id == "study") {
    if (study_.csv.empty()) throw Error(ErrorKind::invalid_argument, "nothing was measured", "choose what with --study");
    return io::write_atomically(path, study_.csv);
  }
  throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
}

}  // namespace ws::kdtree
