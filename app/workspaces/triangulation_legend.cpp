// The words in the picture of a triangulation.
// SPDX-License-Identifier: MIT
#include "app/workspaces/triangulation_legend.h"

#include "compute/triangulation/colors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ws::app {

namespace {

using triangulation::EdgeState;
using triangulation::Outcome;
using triangulation::Point;
using triangulation::TriangulationResult;
using triangulation::ViewParameters;

std::array<std::uint8_t, 4> rgba_of(std::uint32_t packed) {
  return {static_cast<std::uint8_t>(packed), static_cast<std::uint8_t>(packed >> 8), static_cast<std::uint8_t>(packed >> 16),
          255};
}

glm::vec3 vec3_of(Point p) { return {p.x, p.y, 0}; }

void add_panel_titles(render::Scene& scene, const TriangulationResult& result, const ViewParameters& view) {
  const auto panels = result.panels(view);
  if (panels.empty()) return;
  const auto& solution = result.solution();
  if (!solution.edges.empty())
    scene.labels.push_back(
        {vec3_of(result.title_place(0)), fmt::format("{}: {:.7g}{}", solution.proven_optimal ? "minimum weight" : "this",
                                                     solution.length.upper, solution.proven_optimal ? ", proven" : "")});
  for (const auto& [panel, shift] : panels) {
    const double excess = TriangulationResult::excess(panel->length, solution.length);
    const std::string above = solution.edges.empty() ? std::string() : fmt::format(", {:+.3f} %", excess);
    scene.labels.push_back(
        {vec3_of(result.title_place(shift)), fmt::format("{}: {:.7g}{}", panel->title, panel->length.upper, above)});
  }
}

/// The next operation is the highest line.
void add_stack(render::Scene& scene, const TriangulationResult& result, std::size_t step, const ViewParameters& view) {
  const auto* tree = result.tree_in(view);
  if (!tree) return;
  const triangulation::TreeStage stage = result.tree_stage(view);
  const std::size_t count = result.solution().story->calls_until(step);
  const double top = stage.bottom + stage.height;
  scene.labels.push_back(
      {{stage.left, top + 0.015 * stage.height, 0}, fmt::format("search tree: {} of {} calls", count, tree->calls().size())});
  const std::vector<std::string> stack = result.stack(step, view);
  if (stack.empty()) return;
  constexpr std::size_t most_lines = 12;
  const double line = stage.height / static_cast<double>(most_lines + 4), left = stage.left + 1.04 * stage.width;
  scene.labels.push_back({{left, top + 0.015 * stage.height, 0}, "stack, next first"});
  for (std::size_t i = 0; i < std::min(stack.size(), most_lines); ++i)
    scene.labels.push_back({{left, top - static_cast<double>(i + 1) * line, 0}, stack[i]});
  if (stack.size() > most_lines)
    scene.labels.push_back(
        {{left, top - static_cast<double>(most_lines + 1) * line, 0}, fmt::format("and {} below", stack.size() - most_lines)});
}

void add_tree_legend(render::Scene& scene, const TriangulationResult& result, std::size_t step, const ViewParameters& view) {
  const auto* tree = result.tree_in(view);
  if (!tree) return;
  const auto end = tree->calls().begin() + static_cast<std::ptrdiff_t>(result.solution().story->calls_until(step));
  for (const Outcome outcome : {Outcome::too_few, Outcome::too_long, Outcome::leaf, Outcome::best}) {
    const auto count = std::count_if(tree->calls().begin(), end, [&](const auto& call) { return call.outcome == outcome; });
    if (count > 0) scene.legend.push_back({fmt::format("{} x {}", count, name_of(outcome)), rgba_of(color_of(outcome))});
  }
  std::ptrdiff_t left_out = 0;
  for (auto call = tree->calls().begin(); call != end; ++call) left_out += call->uncovered[0] + call->uncovered[1];
  if (left_out > 0)
    scene.legend.push_back({fmt::format("{} x cut: a dropped edge would be crossed by nothing", left_out),
                            rgba_of(triangulation::uncovered_color)});
}

void add_race(render::Scene& scene, const TriangulationResult& result) {
  const auto& runners = result.comparisons().race;
  for (const triangulation::Runner& runner : runners) {
    const auto color = rgba_of(runner.is_shortest ? triangulation::kept_side_color : triangulation::different_color);
    if (!runner.refusal.empty()) continue;
    const std::string found = runner.is_shortest ? runner.proven ? "shortest, proven" : "shortest"
                                                 : fmt::format("{:+.3f} %", excess_of(runner, runners));
    const std::string calls = runner.calls > 0 ? fmt::format(", {} calls", runner.calls) : std::string();
    scene.legend.push_back({fmt::format("{}: {:.3g} ms{}, {}", runner.method, runner.ms, calls, found), color});
  }
}

void add_diamond_legend(render::Scene& scene, const TriangulationResult& result, const ViewParameters& view) {
  const auto edge = result.examined_edge(view);
  if (!edge) return;
  const auto inside = result.points_in_diamond(*edge);
  const bool passes = inside[0].empty() || inside[1].empty();
  scene.legend.push_back(
      {fmt::format("{}-{}: {} and {} points in its triangles: {}", result.number_of(edge->a), result.number_of(edge->b),
                   inside[0].size(), inside[1].size(), passes ? "it passes the diamond test" : "the diamond test rules it out"),
       rgba_of(passes ? triangulation::kept_side_color : triangulation::killed_side_color)});
}

}  // namespace

void add_triangulation_titles(render::Scene& scene, const TriangulationResult& result, std::size_t step,
                              const ViewParameters& view) {
  add_panel_titles(scene, result, view);
  add_stack(scene, result, step, view);
}

void add_triangulation_legend(render::Scene& scene, const TriangulationResult& result, std::size_t step,
                              const ViewParameters& view) {
  const auto states = result.solution().story->states(step);
  for (const EdgeState state : {EdgeState::forced, EdgeState::kept, EdgeState::chosen, EdgeState::open, EdgeState::dropped,
                                EdgeState::crossed, EdgeState::past}) {
    const auto count = std::count(states.begin(), states.end(), state);
    if (count > 0) scene.legend.push_back({fmt::format("{} {}", count, name_of(state)), rgba_of(color_of(state))});
  }
  if (view.show_best && !result.solution().story->best(step).empty())
    scene.legend.push_back({"the shortest so far", rgba_of(triangulation::best_color)});
  if (!result.panels(view).empty() && !result.solution().edges.empty())
    scene.legend.push_back({"not in this triangulation", rgba_of(triangulation::different_color)});
  add_tree_legend(scene, result, step, view);
  add_diamond_legend(scene, result, view);
  if (step + 1 == result.step_count()) add_race(scene, result);
}

}  // namespace ws::app
