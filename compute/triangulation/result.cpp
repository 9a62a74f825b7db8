// What a triangulation tells in numbers, words and files; picture.cpp draws it.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"
#include "compute/io/files.h"
#include "compute/triangulation/result_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::triangulation {

namespace {

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

void write_text(const std::filesystem::path& path, const std::string& text, const char* flag) {
  if (text.empty())
    throw Error(ErrorKind::invalid_argument, "there are no such figures", fmt::format("ask for them with {}", flag));
  io::write_atomically(path, {text.data(), text.size()});
}

/// A picture's unit for points that reach so far: those of usual sizes are left as they are.
double unit_for(double half) {
  constexpr double usual = 0x1p+60;
  return half == 0 || (half >= 1 / usual && half <= usual) ? 1 : std::exp2(std::ilogb(half));
}

}  // namespace

Window window_of(const std::vector<Point>& points) {
  if (points.empty()) return {};
  Point low = points[0], high = points[0];
  for (const Point p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {{low.x / 2 + high.x / 2, low.y / 2 + high.y / 2}, {high.x / 2 - low.x / 2, high.y / 2 - low.y / 2}};
}

TriangulationResult::TriangulationResult(Solution solution, std::vector<std::size_t> numbers, ParameterSet parameters,
                                         Window window)
    : solution_(std::move(solution)),
      numbers_(std::move(numbers)),
      parameters_(std::move(parameters)),
      unit_(unit_for(std::max(window.half.x, window.half.y))),
      middle_(window.middle),
      half_{window.half.x / unit_, window.half.y / unit_},
      pitch_(0),
      identity_(next_identity()) {
  // Room for the points where they are now, and at least for those before any edit.
  double low = -half_.x, high = half_.x;
  for (const Point p : solution_.points.at) {
    low = std::min(low, picture_of(p).x);
    high = std::max(high, picture_of(p).x);
  }
  pitch_ = 1.1 * std::max(high - low, half_.y / 2);
  for (auto& [step, name] : solution_.story->chapters()) events_.push_back({step, "phase", std::move(name)});
  const auto panel = [this](Beside which) {
    RunContext context;
    return make_panel(which, context);
  };
  delaunay_.set([panel] { return panel(Beside::delaunay); });
  greedy_.set([panel] { return panel(Beside::greedy); });
  plots_.set([this] { return make_plots(); });
}

void TriangulationResult::set_source(std::shared_ptr<const PointSet> input, std::shared_ptr<Follower> follower) {
  input_ = std::move(input);
  follower_ = std::move(follower);
}

std::shared_ptr<Follower> TriangulationResult::follower() const {
  const std::lock_guard lock(follower_mutex_);
  if (!follower_) follower_ = std::make_shared<Follower>(solution_.points.at);
  return follower_;
}

void TriangulationResult::set_before(const TriangulationResult& before) {
  if (before.solution_.edges.empty()) return;
  changes_ = changes_between(before.numbered(), numbered());
}

void TriangulationResult::borrow_panels(const TriangulationResult& before) {
  if (before.solution_.triangle_count == 0) return;
  const auto borrowed = [](const Lazy<std::shared_ptr<const Panel>>& from) {
    return [panel = from.get()]() -> std::shared_ptr<const Panel> {
      if (!panel) return nullptr;
      constexpr std::string_view mark = " before";  // the drag
      auto copy = std::make_shared<Panel>(*panel);
      if (!copy->title.ends_with(mark)) copy->title += mark;
      return copy;
    };
  };
  borrows_panels_ = true;
  pitch_ = before.pitch_;  // nothing else moves while a point is dragged
  delaunay_.set(borrowed(before.delaunay_));
  greedy_.set(borrowed(before.greedy_));
}

TriangulationResult::Flash TriangulationResult::flash() const {
  constexpr double lasts = 0.75;
  constexpr int levels = 5;
  if (changes_.appeared.empty() && changes_.vanished.empty()) return {};
  const double age = std::chrono::duration<double>(std::chrono::steady_clock::now() - made_).count();
  if (age >= lasts) return {};
  return {std::ceil((1 - age / lasts) * levels) / levels, lasts - age};
}

void TriangulationResult::prepare(RunContext& context) const {
  (void)plots_.get();
  if (solution_.triangle_count == 0 || borrows_panels_) return;
  (void)delaunay_.get([&] { return make_panel(Beside::delaunay, context); });
  (void)greedy_.get([&] { return make_panel(Beside::greedy, context); });
}

std::shared_ptr<const Panel> TriangulationResult::make_panel(Beside which, RunContext& context) const {
  auto panel = std::make_shared<Panel>();
  const auto& points = solution_.points.at;
  const bool is_delaunay = which == Beside::delaunay;
  panel->title = is_delaunay ? "Delaunay" : "greedy";
  panel->edges = is_delaunay ? solution_.delaunay : solution_.greedy;
  constexpr std::size_t quick_points = 10'000;                                   // which take a tenth of a second
  const TimeLimit limit = points.size() > quick_points ? limit_ : TimeLimit(0);  // of this thread
  const auto make = [&] {
    if (panel->edges.empty()) panel->edges = is_delaunay ? delaunay_edges(points, context) : greedy_edges(points, context);
  };
  if (!limit.in_time(context, 0, make) && panel->edges.empty()) return nullptr;
  panel->length = length_of(points, panel->edges);
  return panel;
}

std::vector<PlacedPanel> TriangulationResult::panels(const ViewParameters& view) const {
  std::vector<PlacedPanel> panels;
  if (solution_.triangle_count == 0) return panels;
  const auto method = parameters_.to<Parameters>().method;
  const auto add = [&](const Lazy<std::shared_ptr<const Panel>>& lazy) {
    if (auto panel = lazy.get()) panels.push_back({std::move(panel), panel_pitch() * static_cast<double>(panels.size() + 1)});
  };
  if ((view.beside == Beside::delaunay || view.beside == Beside::both) && method != Method::delaunay) add(delaunay_);
  if ((view.beside == Beside::greedy || view.beside == Beside::both) && method != Method::greedy) add(greedy_);
  return panels;
}

double TriangulationResult::excess(const Interval& length, const Interval& over) {
  const double a = length.lower / 2 + length.upper / 2, b = over.lower / 2 + over.upper / 2;
  return b > 0 ? 100 * (a / b - 1) : 0;
}

std::vector<Property> TriangulationResult::summary() const {
  std::vector<Property> properties{{"point_count", count(solution_.points.size() + solution_.points.duplicate_count)},
                                   {"distinct_count", count(solution_.points.size())},
                                   {"hull_count", count(solution_.hull_count)},
                                   {"edge_count", count(solution_.edges.size())},
                                   {"triangle_count", count(solution_.triangle_count)},
                                   {"length", solution_.length.lower / 2 + solution_.length.upper / 2},
                                   {"length_lower", solution_.length.lower},
                                   {"length_upper", solution_.length.upper},
                                   {"lower_bound", solution_.lower_bound},
                                   {"proven_optimal", solution_.proven_optimal}};
  if (!solution_.fallback.empty()) properties.push_back({"fallback", solution_.fallback});
  properties.insert(properties.end(), solution_.counters.begin(), solution_.counters.end());
  for (const Runner& runner : comparisons_.race) {
    const std::string name = "race_" + runner.method + (runner.backend == Backend::cuda ? "_cuda" : "");
    properties.push_back({name, runner.refusal.empty() ? (runner.is_shortest ? "shortest" : "longer") : "refused"});
    if (runner.refusal.empty()) properties.push_back({name + "_ms", runner.ms, "ms"});
  }
  return properties;
}

std::string TriangulationResult::hash() const {
  Fingerprint hasher;
  hasher.add(static_cast<std::uint64_t>(solution_.points.size()));
  for (const Edge e : solution_.edges) hasher.add(static_cast<std::uint64_t>(e.a) << 32 | e.b);
  return hasher.text();
}

std::pair<std::size_t, std::size_t> TriangulationResult::step_memory() const {
  const std::size_t bytes = solution_.story->bytes();
  return {bytes, bytes};
}

StepInfo TriangulationResult::describe(std::size_t step) const {
  StoryStep told = solution_.story->describe(step);
  StepInfo info{std::move(told.phase), std::move(told.title), {}};
  if (step + 1 == step_count() && !solution_.edges.empty())
    info.values = {{"length", solution_.length.lower / 2 + solution_.length.upper / 2},
                   {"edges", count(solution_.edges.size())},
                   {"triangles", count(solution_.triangle_count)}};
  return info;
}

std::size_t TriangulationResult::origin_step(const Pick& pick, std::size_t step) const {
  return pick.target == "points" ? 0 : pick.target == "nodes" ? solution_.story->step_of(pick.index) : step;
}

void TriangulationResult::write(std::string_view id, const std::filesystem::path& path) const {
  if (id == "race") return write_text(path, comparisons_.race.empty() ? "" : race_text(comparisons_.race), "--race");
  if (id == "growth")
    return write_text(path, comparisons_.growth.empty() ? "" : growth_text(comparisons_.growth), "--growth-sets 20");
  if (id != "triangulation") throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
  write_solution(path, solution_, std::get<std::string>(parameters_.get("method")), stages_);
}

}  // namespace ws::triangulation
