// The words in the picture of a triangulation.
// SPDX-License-Identifier: MIT
#include "app/workspaces/triangulation_legend.h"

#include "compute/triangulation/colors.h"
#include "compute/triangulation/length.h"

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

/// Of the result, or of the best that a search has met up to a step: a name and a length, or nothing.
std::array<std::string, 2> own_title(const TriangulationResult& result, std::size_t step) {
  const auto& solution = result.solution();
  if (solution.edges.empty()) return {};
  if (step + 1 == result.step_count())
    return {solution.proven_optimal ? "minimum weight" : "this",
            fmt::format("{:.7g}{}", solution.length.upper, solution.proven_optimal ? ", proven" : "")};
  const auto best = solution.story->best(step);
  if (best.empty()) return {};
  return {"shortest so far", fmt::format("{:.7g}", triangulation::length_of(solution.points.at, best).upper)};
}

/// What the step shows, in the highest line, and below it what stands over each panel.
void add_panel_titles(render::Scene& scene, const TriangulationResult& result, std::size_t step, const ViewParameters& view) {
  const auto panels = result.panels(view);
  const auto& solution = result.solution();
  const auto [name, length] = own_title(result, step);
  std::string title = result.describe(step).title;
  if (!panels.empty() || result.tree_in(view) || !name.empty()) title += "\n" + name + "\n" + length;
  scene.labels.push_back({vec3_of(result.title_place(0)), std::move(title)});
  for (const auto& [panel, shift] : panels) {
    const double excess = TriangulationResult::excess(panel->length, solution.length);
    const std::string above = solution.edges.empty() ? std::string() : fmt::format(" ({:+.3g} %)", excess);
    scene.labels.push_back(
        {vec3_of(result.title_place(shift)), fmt::format("{}\n{:.5g}{}", panel->title, panel->length.upper, above)});
  }
}

void add_tree_title(render::Scene& scene, const TriangulationResult& result, std::size_t step, const ViewParameters& view) {
  const auto* tree = result.tree_in(view);
  if (!tree) return;
  const triangulation::TreeStage stage = result.tree_stage(view);
  const std::size_t count = result.solution().story->calls_until(step);
  scene.labels.push_back(
      {{stage.left, result.title_place(0).y, 0}, fmt::format("search tree:\n{} of {} calls", count, tree->calls().size())});
}

void add_load_title(render::Scene& scene, const TriangulationResult& result, const ViewParameters& view) {
  const auto* loads = result.loads_in(view);
  if (!loads) return;
  const auto idle = std::count(loads->begin(), loads->end(), 0u);
  scene.labels.push_back({{result.load_stage(view).left, result.title_place(0).y, 0},
                          fmt::format("load of {} warps:\n{} without a call", loads->size(), idle)});
}

/// What is still to be done, the next operation first: a line each, with the colour of the branch that it is of.
void add_stack(render::Scene& scene, const TriangulationResult& result, std::size_t step, const ViewParameters& view) {
  constexpr std::size_t most_lines = 7;
  const std::vector<std::string> stack = result.stack(step, view);
  if (stack.empty()) return;
  scene.legend.push_back({"stack, next first:", {0, 0, 0, 0}});
  for (std::size_t i = 0; i < std::min(stack.size(), most_lines); ++i) {
    const char first = stack[i][stack[i].find_first_not_of(' ')];
    const std::uint32_t color = first == 'a'   ? triangulation::marked_color
                                : first == 'b' ? color_of(EdgeState::kept)
                                               : color_of(EdgeState::dropped);
    scene.legend.push_back({stack[i], rgba_of(color)});
  }
  if (stack.size() > most_lines) scene.legend.push_back({fmt::format("and {} below", stack.size() - most_lines), {0, 0, 0, 0}});
}

const char* short_name_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::too_few:
      return "cut: too few edges";
    case Outcome::too_long:
      return "cut: too long";
    case Outcome::leaf:
      return "triangulation";
    case Outcome::best:
      return "shortest so far";
    case Outcome::inner:
      return "decided further";
  }
  return "";
}

void add_tree_legend(render::Scene& scene, const TriangulationResult& result, std::size_t step, const ViewParameters& view) {
  const auto* tree = result.tree_in(view);
  if (!tree) return;
  const auto end = tree->calls().begin() + static_cast<std::ptrdiff_t>(result.solution().story->calls_until(step));
  for (const Outcome outcome : {Outcome::too_few, Outcome::too_long, Outcome::leaf, Outcome::best}) {
    const auto count = std::count_if(tree->calls().begin(), end, [&](const auto& call) { return call.outcome == outcome; });
    if (count > 0) scene.legend.push_back({fmt::format("{} x {}", count, short_name_of(outcome)), rgba_of(color_of(outcome))});
  }
  std::ptrdiff_t left_out = 0;
  for (auto call = tree->calls().begin(); call != end; ++call) left_out += call->uncovered[0] + call->uncovered[1];
  if (left_out > 0)
    scene.legend.push_back({fmt::format("{} x not entered", left_out), rgba_of(triangulation::uncovered_color)});
}

void add_race(render::Scene& scene, const TriangulationResult& result) {
  const auto& runners = result.comparisons().race;
  for (const triangulation::Runner& runner : runners) {
    const auto color = rgba_of(runner.is_shortest ? triangulation::kept_side_color : triangulation::different_color);
    if (!runner.refusal.empty()) continue;
    const std::string found = runner.is_shortest ? runner.proven ? "shortest, proven" : "shortest"
                                                 : fmt::format("{:+.3f} %", excess_of(runner, runners));
    scene.legend.push_back({fmt::format("{}: {:.3g} ms, {}", name_of(runner), runner.ms, found), color});
  }
}

/// What is drawn white in the steps of a phase.
const char* marked_name(std::string_view phase) {
  if (phase == "faces") return "this face";
  if (phase == "optima") return "not in the first";
  return phase == "search" || phase == "insertion" ? "decided now" : "this step";
}

void add_diamond_legend(render::Scene& scene, const TriangulationResult& result, const ViewParameters& view) {
  const auto edge = result.examined_edge(view);
  if (!edge) return;
  const auto inside = result.points_in_diamond(*edge);
  const bool passes = inside[0].empty() || inside[1].empty();
  const auto color = rgba_of(passes ? triangulation::kept_side_color : triangulation::killed_side_color);
  scene.legend.push_back({fmt::format("{}-{}: {} and {} points in its triangles", result.number_of(edge->a),
                                      result.number_of(edge->b), inside[0].size(), inside[1].size()),
                          color});
  scene.legend.push_back({passes ? "it passes the diamond test" : "the diamond test rules it out", color});
}

}  // namespace

void add_triangulation_titles(render::Scene& scene, const TriangulationResult& result, std::size_t step,
                              const ViewParameters& view) {
  add_panel_titles(scene, result, step, view);
  add_tree_title(scene, result, step, view);
  add_load_title(scene, result, view);
}

void add_triangulation_legend(render::Scene& scene, const TriangulationResult& result, std::size_t step,
                              const ViewParameters& view) {
  const triangulation::Story& story = *result.solution().story;
  const triangulation::StoryStep told = story.describe(step);
  add_stack(scene, result, step, view);
  for (const triangulation::ListRow& row : story.rows(step)) scene.legend.push_back({row.text, rgba_of(color_of(row.state))});
  const auto states = story.states(step);
  for (const EdgeState state : {EdgeState::forced, EdgeState::kept, EdgeState::chosen, EdgeState::open, EdgeState::waiting,
                                EdgeState::dropped, EdgeState::crossed, EdgeState::past}) {
    const auto count = std::count(states.begin(), states.end(), state);
    if (count > 0) scene.legend.push_back({fmt::format("{} {}", count, name_of(state, told.phase)), rgba_of(color_of(state))});
  }
  if (!told.marked.empty()) scene.legend.push_back({marked_name(told.phase), rgba_of(triangulation::marked_color)});
  if (view.show_best && !story.best(step).empty())
    scene.legend.push_back({"the shortest so far", rgba_of(triangulation::best_color)});
  if (!result.panels(view).empty() && !result.solution().edges.empty())
    scene.legend.push_back({"not in the result", rgba_of(triangulation::different_color)});
  add_tree_legend(scene, result, step, view);
  add_diamond_legend(scene, result, view);
  if (step + 1 == result.step_count()) add_race(scene, result);
}

float triangulation_legend_share(const TriangulationResult& result, const ViewParameters& view) {
  if (!result.comparisons().race.empty()) return 0.38f;
  if (result.examined_edge(view)) return 0.3f;
  if (result.tree_in(view)) return 0.24f;
  return 0.2f;
}

}  // namespace ws::app
