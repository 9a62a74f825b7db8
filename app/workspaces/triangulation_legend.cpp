// The words in the picture of a triangulation.
// SPDX-License-Identifier: MIT
#include "app/workspaces/triangulation_legend.h"

#include "compute/core/words/told.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/tree_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace ws::app {

namespace {

using triangulation::EdgeState;
using triangulation::Outcome;
using triangulation::Point;
using triangulation::TriangulationPicture;

std::array<std::uint8_t, 4> rgba_of(std::uint32_t packed) {
  return {static_cast<std::uint8_t>(packed), static_cast<std::uint8_t>(packed >> 8), static_cast<std::uint8_t>(packed >> 16),
          255};
}

/// Of the result, or of the best that a search has met up to the step: a name and a length, or nothing.
std::array<std::string, 2> own_title(const TriangulationPicture& picture) {
  const auto& solution = picture.triangulation().solution();
  if (solution.edges.empty()) return {};
  if (picture.is_last)
    return {said(solution.proven_optimal ? "minimum weight" : "this"),
            fmt::format("{:.6g}{}", solution.length.upper, solution.proven_optimal ? said(", proven") : "")};
  if (!picture.best) return {};
  return {said("shortest so far"), fmt::format("{:.6g}", picture.best->upper)};
}

/// What the step shows, in the highest line, and below it what stands over each panel.
void add_panel_titles(render::Scene& scene, const TriangulationPicture& picture) {
  const auto& solution = picture.triangulation().solution();
  const auto [name, length] = own_title(picture);
  std::string title = picture.info.title;
  if (!picture.panels.empty() || picture.tree || !name.empty()) title += "\n" + name + "\n" + length;
  scene.labels.push_back({on_plane(picture.space.title_place(0)), std::move(title)});
  scene.labels.back().has_heading = true;
  for (const auto& [name_beside, panel, shift] : picture.panels) {
    const double excess = triangulation::excess(panel->length, solution.length);
    const std::string above = panel->problem_count > 0 ? said(", no triangulation")
                              : solution.edges.empty() ? std::string()
                                                       : fmt::format(" ({:+.3g} %)", excess);
    scene.labels.push_back(
        {on_plane(picture.space.title_place(shift)), fmt::format("{}\n{:.6g}{}", name_beside, panel->length.upper, above)});
    scene.labels.back().may_rise = true;
  }
}

/// What is wrong with a triangulation that was given.
void add_check_legend(render::Scene& scene, const TriangulationPicture& picture) {
  for (const triangulation::PlacedPanel& placed : picture.panels) {
    const triangulation::Panel& panel = *placed.panel;
    if (panel.problem_count > 0)
      scene.legend.push_back({picture.triangulation().checked()->check.problems.front().text, render::no_swatch});
    if (!panel.wrong.empty())
      scene.legend.push_back({told("{} wrong", panel.wrong.size()), rgba_of(triangulation::wrong_color)});
    if (!panel.missing.empty())
      scene.legend.push_back({told("{} missing", panel.missing.size()), rgba_of(triangulation::missing_color)});
  }
}

void add_tree_title(render::Scene& scene, const TriangulationPicture& picture) {
  if (!picture.tree) return;
  scene.labels.push_back({{picture.tree->stage.left, picture.space.title_place(0).y, 0},
                          told("search tree:\n{} of {} calls", picture.tree->shown_count, picture.tree->call_count)});
}

void add_load_title(render::Scene& scene, const TriangulationPicture& picture) {
  if (!picture.loads) return;
  scene.labels.push_back({{picture.loads->stage.left, picture.space.title_place(0).y, 0},
                          told("load of {} warps:\n{} without a call", picture.loads->warp_count, picture.loads->idle_count)});
}

/// What is still to be done, the next operation first: a line each, with the colour of the branch that it is of.
void add_stack(render::Scene& scene, const std::vector<std::string>& stack) {
  constexpr std::size_t most_lines = 7;
  if (stack.empty()) return;
  scene.legend.push_back({said("stack, next first:"), render::no_swatch});
  for (std::size_t i = 0; i < std::min(stack.size(), most_lines); ++i) {
    const char first = stack[i][stack[i].find_first_not_of(' ')];
    const std::uint32_t color = first == 'a'   ? triangulation::marked_color
                                : first == 'b' ? color_of(EdgeState::kept)
                                               : color_of(EdgeState::dropped);
    scene.legend.push_back({stack[i], rgba_of(color)});
  }
  if (stack.size() > most_lines) scene.legend.push_back({told("and {} below", stack.size() - most_lines), render::no_swatch});
}

const char* short_name_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::too_few:
      return phrase("cut: too few edges");
    case Outcome::too_long:
      return phrase("cut: too long");
    case Outcome::leaf:
      return phrase("triangulation");
    case Outcome::best:
      return phrase("shortest so far");
    case Outcome::inner:
      return phrase("decided further");
  }
  return "";
}

void add_tree_legend(render::Scene& scene, const TriangulationPicture& picture) {
  if (!picture.tree) return;
  std::vector<render::LegendEntry> ends;
  for (const Outcome outcome : {Outcome::too_few, Outcome::too_long, Outcome::leaf, Outcome::best}) {
    const std::size_t count = picture.tree->ends[static_cast<std::size_t>(outcome)];
    if (count > 0) ends.push_back({told("{} x {}", count, said(short_name_of(outcome))), rgba_of(color_of(outcome))});
  }
  if (!ends.empty())  // a heading, since edges have these colours, too
    scene.legend.push_back({said("branches of the tree end:"), render::no_swatch});
  scene.legend.insert(scene.legend.end(), ends.begin(), ends.end());
  if (const std::size_t count = picture.tree->uncovered_count; count > 0)
    scene.legend.push_back({told("{} x not entered", count), rgba_of(triangulation::uncovered_color)});
}

void add_race(render::Scene& scene, const TriangulationPicture& picture) {
  const auto& runners = picture.triangulation().comparisons().race;
  for (const triangulation::Runner& runner : runners) {
    const auto color = rgba_of(runner.is_shortest ? triangulation::kept_side_color : triangulation::different_color);
    if (!runner.refusal.empty()) continue;
    const std::string found = runner.is_shortest ? said(runner.proven ? "shortest, proven" : "shortest")
                                                 : fmt::format("{:+.3f} %", excess_of(runner, runners));
    scene.legend.push_back({told("{}: {:.3g} ms, {}", name_of(runner), runner.ms.median, found), color});
  }
}

/// What is drawn white in the steps of a phase.
const char* marked_name(std::string_view phase) {
  if (phase == "faces") return phrase("chosen for this face");
  if (phase == "optima") return phrase("not in the first");
  return phase == "search" || phase == "insertion" ? phrase("decided now") : phrase("this step");
}

void add_diamond_legend(render::Scene& scene, const TriangulationPicture& picture) {
  if (!picture.examined) return;
  const auto& [edge, inside] = *picture.examined;
  const bool passes = inside[0].empty() || inside[1].empty();
  const auto color = rgba_of(passes ? triangulation::kept_side_color : triangulation::killed_side_color);
  const auto number_of = [&](std::uint32_t point) { return picture.triangulation().number_of(point); };
  scene.legend.push_back({told("{}-{}: {} and {} points in its triangles", number_of(edge.a), number_of(edge.b),
                               inside[0].size(), inside[1].size()),
                          color});
  scene.legend.push_back({said(passes ? "it passes the diamond test" : "the diamond test rules it out"), color});
}

}  // namespace

std::optional<float> end_of_main(const triangulation::TriangulationPicture& picture) {
  constexpr double none = std::numeric_limits<double>::infinity();
  double end = picture.tree ? picture.tree->stage.left : none;
  for (const auto& panel : picture.panels)
    if (panel.shift > 0) end = std::min(end, panel.shift - picture.space.pitch / 2);
  return end < none ? std::optional(static_cast<float>(end)) : std::nullopt;
}

void add_triangulation_titles(render::Scene& scene, const TriangulationPicture& picture) {
  add_panel_titles(scene, picture);
  add_tree_title(scene, picture);
  add_load_title(scene, picture);
}

void add_triangulation_legend(render::Scene& scene, const TriangulationPicture& picture,
                              const triangulation::ViewParameters& view) {
  const std::string& phase = picture.info.phase;
  add_stack(scene, picture.stack);
  for (const triangulation::ListRow& row : picture.rows) scene.legend.push_back({row.text, rgba_of(color_of(row.state))});
  for (const EdgeState state : {EdgeState::forced, EdgeState::kept, EdgeState::chosen, EdgeState::open, EdgeState::waiting,
                                EdgeState::dropped, EdgeState::crossed, EdgeState::past}) {
    const std::size_t count = picture.state_counts[static_cast<std::size_t>(state)];
    if (count > 0) scene.legend.push_back({told("{} {}", count, said(name_of(state, phase))), rgba_of(color_of(state))});
  }
  if (picture.marks_edges) scene.legend.push_back({said(marked_name(phase)), rgba_of(triangulation::marked_color)});
  if (view.show_best && picture.best) scene.legend.push_back({said("the shortest so far"), rgba_of(triangulation::best_color)});
  if (!picture.panels.empty() && !picture.triangulation().solution().edges.empty())
    scene.legend.push_back({said("not in the result"), rgba_of(triangulation::different_color)});
  add_check_legend(scene, picture);
  add_tree_legend(scene, picture);
  add_diamond_legend(scene, picture);
  if (picture.is_last) add_race(scene, picture);
}

}  // namespace ws::app
