// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/presentation.h"

#include "compute/core/data/mixed.h"
#include "compute/core/result/color_shares.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/explain.h"
#include "compute/triangulation/show/result_plots.h"
#include "compute/triangulation/show/tree_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::triangulation {

namespace {

Value integer(std::size_t n) { return static_cast<std::int64_t>(n); }

template <class T>
Span<const std::byte> bytes_of(const std::vector<T>& values) {
  return {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)};
}

/// Of a step's drawing: all of the view that matters to it.
std::uint64_t key_of(std::size_t step, const ViewParameters& view) {
  std::uint64_t key = combine(step + 1, static_cast<std::uint64_t>(view.beside));
  for (const double number : view.examined) key = combine(key, static_cast<std::uint64_t>(number) + 1);
  return combine(key, (view.show_candidates ? 1u : 0u) + (view.show_points ? 2u : 0u) + (view.show_best ? 4u : 0u) +
                          (view.show_tree ? 8u : 0u) + (view.show_loads ? 16u : 0u));
}

/// Buffers of dots and lines, by name.
template <class F>
void for_each_buffer(const Drawing& drawing, const F& f) {
  f("points", drawing.points);
  f("edges", drawing.edges);
  f("best", drawing.best);
  f("beside", drawing.beside);
  f("tree", drawing.tree);
  f("nodes", drawing.nodes);
  f("diamond", drawing.diamond);
}

Numbered numbered(const TriangulationResult& result) {
  return {result.solution().points.at, result.computed().numbers, result.solution().edges};
}

bool are_of_the_same_points(const TriangulationResult& a, const TriangulationResult& b) {
  return a.computed().input != 0 && a.computed().input == b.computed().input;
}

ShownTree shown_tree(const SearchTree& tree, const Subject& subject) {
  ShownTree shown;
  shown.stage = tree_stage(subject.space, subject.panels.size());
  shown.call_count = tree.calls().size();
  shown.shown_count = subject.story().calls_until(subject.step);
  for (std::size_t c = 0; c < shown.shown_count; ++c) {
    const SearchTree::Call& call = tree.calls()[c];
    ++shown.ends[static_cast<std::size_t>(call.outcome)];
    shown.uncovered_count += std::size_t{call.uncovered[0]} + std::size_t{call.uncovered[1]};
  }
  return shown;
}

ShownLoads shown_loads(const std::vector<std::uint64_t>& loads, const Subject& subject) {
  const std::uint64_t most = *std::max_element(loads.begin(), loads.end());
  std::vector<double> shares;
  for (const std::uint64_t calls : loads) add_share(shares, most > 0 ? double(calls) / double(most) : 0);
  return {load_stage(subject), loads.size(), static_cast<std::size_t>(std::count(loads.begin(), loads.end(), 0u)), most,
          std::move(shares)};
}

}  // namespace

TriangulationPresentation::TriangulationPresentation(const std::shared_ptr<const TriangulationResult>& result,
                                                     const TriangulationPresentation* before, RunContext& context)
    : Presentation(result),
      panels_(result, context),
      checked_(result->checked() ? panel_of(result->checked()->check) : nullptr),
      space_(space_of(result->computed().window, result->solution().points.at)) {
  if (panels_.are_of_before())  // nothing else moves while a point is dragged
    space_.pitch = space_of(result->computed().window, panels_.points()).pitch;
  if (!before || !are_of_the_same_points(before->shown(), *result)) return;
  if (&before->shown() == result.get()) {
    changes_ = before->changes_;
    changes_identity_ = before->changes_identity_;
  } else if (!before->shown().solution().edges.empty()) {
    changes_ = changes_between(numbered(before->shown()), numbered(*result));
  }
}

const TriangulationResult& TriangulationPresentation::shown() const {
  return static_cast<const TriangulationResult&>(*result());
}

std::shared_ptr<const Timeline> TriangulationPresentation::timeline(RunContext&) {
  const Story& story = shown().story();
  auto timeline = std::make_shared<Timeline>();
  timeline->step_count = story.step_count();
  for (auto& [step, name] : story.chapters()) {
    std::string words = said(name.c_str());
    timeline->events.push_back({step, "phase", std::move(name), std::move(words)});
  }
  timeline->kept_bytes = timeline->budget_bytes = story.bytes();
  return timeline;
}

StepInfo TriangulationPresentation::info_of(std::size_t step, StoryStep told) const {
  const Solution& solution = shown().solution();
  StepInfo info{std::move(told.phase), std::move(told.title), {}};
  if (step + 1 == solution.story->step_count() && !solution.edges.empty())
    info.values = {{"length", solution.length.lower / 2 + solution.length.upper / 2},
                   {"edges", integer(solution.edges.size())},
                   {"triangles", integer(solution.triangle_count)}};
  return info;
}

StepInfo TriangulationPresentation::describe(std::size_t step, RunContext&) {
  return info_of(step, shown().story().describe(step));
}

std::uint64_t TriangulationPresentation::search_fingerprint(const ViewParameters& view, RunContext& context) {
  const Solution& solution = shown().solution();
  const Story& story = shown().story();
  std::uint64_t state = mixed(std::uint64_t{0}, static_cast<int>(story.tree()->form()));
  const auto mix_point = [&](Point p) { state = mixed(mixed(state, p.x), p.y); };
  for (const Point p : {space_.middle, space_.half, space_.points.middle, space_.points.half}) mix_point(p);
  state = mixed(mixed(state, space_.unit), space_.pitch);
  for (const Point p : solution.points.at) mix_point(p);
  const auto mix_edges = [&](const std::vector<Edge>& edges) {
    for (const Edge e : edges) state = mixed(mixed(state, e.a), e.b);
  };
  mix_edges(story.edges());
  state = mixed(state, std::string_view(story.describe(1).title));
  const std::vector<PlacedPanel> panels = panels_in(view, context);
  for (const PlacedPanel& placed : panels) {  // in which the result's own edges are told from others
    mix_edges(placed.panel->edges);
    mix_edges(solution.edges);
  }
  return state;
}

/// A call's picture has the tree up to it, and as many calls more as there is room made for.
std::vector<std::uint64_t> TriangulationPresentation::step_fingerprints(const ParameterSet& values, RunContext& context) {
  constexpr std::size_t fewest_calls = 100;  // fewer have pictures of their own, and are soon gone through
  const auto view = values.to<ViewParameters>();
  const Story& story = shown().story();
  const SearchTree* tree = story.tree();
  if (!tree || tree->calls().size() < fewest_calls || (view.flash > 0 && changes_.size() > 0) || checked_ ||
      !view.examined.empty() || loads_in(shown().solution(), view))
    return {};
  const std::size_t count = tree->calls().size();
  std::vector<std::uint64_t> until{search_fingerprint(view, context)};  // so many calls
  for (const SearchTree::Call& call : tree->calls()) {
    std::uint64_t state = mixed(mixed(until.back(), call.parent), static_cast<int>(call.edge));
    for (const int part :
         {static_cast<int>(call.decision), static_cast<int>(call.outcome), int{call.uncovered[0]}, int{call.uncovered[1]}})
      state = mixed(state, part);
    until.push_back(state);
  }
  std::vector<std::uint64_t> steps(story.step_count(), 0);
  steps[0] = steps[1] = until[0] | 1;  // none is 0
  std::uint64_t best = 0;
  auto improvement = tree->improvements().begin();
  for (std::size_t c = 0; c < count; ++c) {
    if (c % 4096 == 0) context.check_stop();
    for (; improvement != tree->improvements().end() && improvement->call <= c + 1; ++improvement)
      for (const std::uint32_t edge : improvement->chosen) best = mixed(best, edge);
    const std::size_t drawn_calls = view.show_tree ? placed_calls(*tree, c + 1) : c + 1;
    steps[story.step_of(c)] = mixed(mixed(until[drawn_calls], best), static_cast<std::uint64_t>(c)) | 1;
  }
  return steps;
}

std::vector<Plot> TriangulationPresentation::plots(const Request&, RunContext&) {
  if (!plots_) plots_ = plots_of(shown());
  return *plots_;
}

std::vector<PlacedPanel> TriangulationPresentation::panels_in(const ViewParameters& view, RunContext& context) {
  std::vector<PlacedPanel> panels;
  if (shown().solution().triangle_count == 0) return panels;
  const auto method = shown().parameters().to<Parameters>().method;
  if (checked_) panels.push_back({said("checked"), checked_, space_.pitch});
  const auto add = [&](Beside which, const std::string& title) {
    if (view.beside != which && view.beside != Beside::both) return;
    if (auto panel = panels_.get(which, context))
      panels.push_back({panels_.are_of_before() ? told("{} before", title) : title, std::move(panel),
                        space_.pitch * static_cast<double>(panels.size() + 1)});
  };
  if (method != Method::delaunay) add(Beside::delaunay, said("Delaunay"));
  if (method != Method::greedy) add(Beside::greedy, said("greedy"));
  return panels;
}

const Drawing& TriangulationPresentation::drawing_of(const Subject& subject, RunContext& context) {
  const std::uint64_t key = key_of(subject.step, subject.view);
  if (kept_ && kept_->key == key) return kept_->drawing;
  kept_.reset();
  kept_.emplace(KeptDrawing{key, drawn(subject, context)});
  return kept_->drawing;
}

Bounds TriangulationPresentation::bounds_of(const Subject& subject) const {
  const Window& now = space_.points;
  double right = now.middle.x + now.half.x + (subject.panels.empty() ? 0 : subject.panels.back().shift);
  if (tree_in(subject.solution(), subject.view)) {
    const TreeStage stage = tree_stage(space_, subject.panels.size());
    right = std::max(right, stage.left + stage.width);
  }
  if (loads_in(subject.solution(), subject.view)) {
    const LoadStage stage = load_stage(subject);
    right = std::max(right, stage.left + stage.width);
  }
  constexpr double title_room = 0.26;
  const double top = std::max(now.middle.y + now.half.y, space_.half.y * (1 + title_room));
  return {{now.middle.x - now.half.x, now.middle.y - now.half.y, 0}, {right, top, 0}};
}

FrameLayout TriangulationPresentation::layout_of(const Drawing& drawing, std::size_t step, const ViewParameters& view) const {
  const std::uint64_t revision = combine(shown().identity(), key_of(step, view));
  const std::uint64_t flash_revision = combine(changes_identity_, static_cast<std::uint64_t>(std::lround(view.flash * 1000)));
  FrameLayout layout;
  for_each_buffer(drawing, [&](const std::string& name, const auto& buffer) {
    layout.push_back({name + ".position", sizeof(Place) * buffer.ends, buffer.size(), revision});
    layout.push_back({name + ".color", sizeof(std::uint32_t) * buffer.ends, buffer.size(), revision});
  });
  layout.push_back({"loads.pixels", sizeof(std::uint32_t), drawing.loads.size(), revision});
  const std::size_t changed = view.flash > 0 ? changes_.size() : 0;
  layout.push_back({"changed.position", sizeof(Place) * Segments::ends, changed, flash_revision});
  layout.push_back({"changed.color", sizeof(std::uint32_t) * Segments::ends, changed, flash_revision});
  return layout;
}

std::shared_ptr<const Picture> TriangulationPresentation::prepare(const Request& request, RunContext& context) {
  const auto view = request.view.to<ViewParameters>();
  auto picture = std::make_shared<TriangulationPicture>();
  picture->panels = panels_in(view, context);
  const Subject subject{shown(), space_, picture->panels, request.step, view};
  const Drawing& drawing = drawing_of(subject, context);
  const Story& story = shown().story();

  picture->request = request;
  picture->result = result();
  picture->layout = layout_of(drawing, request.step, view);
  picture->bounds = bounds_of(subject);
  picture->origin = {space_.middle.x, space_.middle.y, 0};
  StoryStep told = story.describe(request.step);
  picture->marks_edges = !told.marked.empty();
  picture->info = info_of(request.step, std::move(told));

  picture->space = space_;
  picture->has_changes = changes_.size() > 0;
  picture->is_last = request.step + 1 == story.step_count();
  if (const auto best = story.best(request.step); !best.empty()) picture->best = length_of(shown().solution().points.at, best);
  picture->state_counts = drawing.state_counts;
  picture->rows = story.rows(request.step);
  picture->stack = stack_of(subject);
  if (const SearchTree* tree = tree_in(shown().solution(), view)) picture->tree = shown_tree(*tree, subject);
  if (const auto* loads = loads_in(shown().solution(), view)) picture->loads = shown_loads(*loads, subject);
  picture->examined = drawing.examined;
  return picture;
}

void TriangulationPresentation::write(const Picture& picture, const FrameTargets& targets, RunContext& context) {
  const auto view = picture.request.view.to<ViewParameters>();
  const auto panels = panels_in(view, context);
  const Drawing& drawing = drawing_of({shown(), space_, panels, picture.request.step, view}, context);
  const Segments changed = drawn_changes(changes_, space_, view.flash);
  targets.write("changed.position", bytes_of(changed.positions));
  targets.write("changed.color", bytes_of(changed.colors));
  targets.write("loads.pixels", bytes_of(drawing.loads));
  for_each_buffer(drawing, [&](const std::string& name, const auto& buffer) {
    targets.write(name + ".position", bytes_of(buffer.positions));
    targets.write(name + ".color", bytes_of(buffer.colors));
  });
}

Pick TriangulationPresentation::picked(const Pick& shown_pick, const Request&, RunContext&) {
  const std::size_t count = shown().solution().points.size();
  if (shown_pick.target != "points" || count == 0) return shown_pick;
  Pick of_main = shown_pick;
  of_main.index %= count;
  return of_main;
}

std::vector<Property> TriangulationPresentation::inspect(const Pick& pick, const Request& request, RunContext& context) {
  const Solution& solution = shown().solution();
  if (pick.target == "points" && solution.points.size() > 0) return inspect_point(pick.index % solution.points.size());
  if (pick.target == "nodes") return inspect_call(pick.index);
  if (pick.target != "edges") return {};
  const auto view = request.view.to<ViewParameters>();
  const auto panels = panels_in(view, context);
  const Drawing& drawing = drawing_of({shown(), space_, panels, request.step, view}, context);
  if (pick.index >= drawing.edge_numbers.size()) return {};
  const std::uint32_t number = drawing.edge_numbers[pick.index];
  const Story& story = shown().story();
  const Edge e = story.edges()[number];
  const EdgeState state = story.states(request.step)[number];
  return {{"from point", integer(shown().number_of(e.a))},
          {"to point", integer(shown().number_of(e.b))},
          {"length", rounded_distance(solution.points[e.a], solution.points[e.b])},
          {"state", std::string(name_of(state, story.describe(request.step).phase))}};
}

std::vector<Property> TriangulationPresentation::inspect_point(std::size_t point) const {
  const Solution& solution = shown().solution();
  const auto degree =
      std::count_if(solution.edges.begin(), solution.edges.end(), [&](const Edge e) { return e.a == point || e.b == point; });
  return {{"point", integer(shown().number_of(point))},
          {"x", solution.points[point].x},
          {"y", solution.points[point].y},
          {"edges at it", static_cast<std::int64_t>(degree)}};
}

std::vector<Property> TriangulationPresentation::inspect_call(std::size_t index) const {
  const Story& story = shown().story();
  const SearchTree* tree = story.tree();
  if (!tree || index >= tree->calls().size()) return {};
  const SearchTree::Call& call = tree->calls()[index];
  std::vector<Property> properties{{"call", integer(index + 1)}, {"end", std::string(name_of(call.outcome))}};
  if (call.decision == Decision::root) return properties;
  const Edge e = story.edges()[call.edge];
  properties.push_back(
      {name_of(call.decision, tree->form()), fmt::format("{}-{}", shown().number_of(e.a), shown().number_of(e.b))});
  return properties;
}

std::size_t TriangulationPresentation::made_by(const Pick& pick, const Request& request, RunContext&) {
  return pick.target == "points" ? 0 : pick.target == "nodes" ? shown().story().step_of(pick.index) : request.step;
}

Explanation TriangulationPresentation::explain(const Request& request, RunContext& context) {
  return explain_step(shown(), request.step, context);
}

std::vector<Explainable> TriangulationPresentation::explainable(const Request& request, RunContext&) {
  return explainable_at(shown(), request.step);
}

Reasons TriangulationPresentation::why(const Pick& pick, const Request& request, RunContext& context) {
  const Solution& solution = shown().solution();
  if (pick.target == "nodes" && pick.index < shown().story().calls_until(request.step)) {
    Reasons reasons = explain_step(shown(), shown().story().step_of(pick.index), context).reasons;
    reasons.title = told("Call {}", pick.index + 1);
    return reasons;
  }
  if (pick.target == "edge") {
    const Edge edge = edge_numbered(shown(), pick.index);
    if (edge.a != edge.b) return why_edge(shown(), edge, request.step, context);
    return {said("Edge"),
            said("There is no edge between a point and itself, nor with a point that lies where another one does."),
            {},
            {},
            {}};
  }
  if (pick.target == "points" && pick.index < solution.points.size()) return why_point(shown(), pick.index, request.step);
  if (pick.target == "point") {
    const auto& numbers = shown().computed().numbers;
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), pick.index);
    if (found == numbers.end() || *found != pick.index) return {};
    return why_point(shown(), static_cast<std::size_t>(found - numbers.begin()), request.step);
  }
  if (pick.target != "edges" || solution.points.size() == 0) return {};
  const auto view = request.view.to<ViewParameters>();
  const auto panels = panels_in(view, context);
  const Drawing& drawing = drawing_of({shown(), space_, panels, request.step, view}, context);
  if (pick.index >= drawing.edge_numbers.size()) return {};
  return why_edge(shown(), shown().story().edges()[drawing.edge_numbers[pick.index]], request.step, context);
}

std::optional<Edge> TriangulationPresentation::edge_near(Point place, const Request& request, RunContext& context) const {
  constexpr std::uint32_t edges_per_poll = 1u << 16;
  const Story& story = shown().story();
  const auto& points = shown().solution().points;
  const auto states = story.states(request.step);
  const Point p = space_.place_of(place.x, place.y);
  double nearest = 0.02 * std::hypot(space_.half.x, space_.half.y) * space_.unit;
  std::optional<Edge> found;
  for (std::uint32_t i = 0; i < states.size(); ++i) {
    if (i % edges_per_poll == 0) context.check_stop();
    if (states[i] == EdgeState::hidden) continue;
    const Point a = points[story.edges()[i].a], b = points[story.edges()[i].b];
    const double x = b.x - a.x, y = b.y - a.y;
    const double along = std::clamp(((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y), 0.0, 1.0);
    const double distance = std::hypot(p.x - a.x - along * x, p.y - a.y - along * y);
    if (distance >= nearest) continue;
    nearest = distance;
    found = story.edges()[i];
  }
  return found;
}

std::optional<std::uint32_t> TriangulationPresentation::point_near(Point place, RunContext& context) {
  context.check_stop();
  const auto& points = shown().solution().points.at;
  const auto distance = [&](Point p) {
    const Point at = space_.picture_of(p);
    return std::hypot(at.x - place.x, at.y - place.y);
  };
  const auto nearest =
      std::min_element(points.begin(), points.end(), [&](Point a, Point b) { return distance(a) < distance(b); });
  ViewParameters view;
  view.beside = Beside::none;
  const std::vector<PlacedPanel> no_panels;
  const Bounds box = bounds_of({shown(), space_, no_panels, 0, view});
  const double near = 0.02 * std::hypot(box.high[0] - box.low[0], box.high[1] - box.low[1]);
  if (nearest == points.end() || distance(*nearest) > near) return {};
  return static_cast<std::uint32_t>(nearest - points.begin());
}

}  // namespace ws::triangulation
