// Pictures, plots and words of a triangulation, what lies under a click, and that all of it depends on the request alone.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/presentation.h"

#include "compute/core/result/color_shares.h"
#include "compute/core/run/error.h"
#include "tests/compute/triangulation/runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>

namespace ws::triangulation {
namespace {

using namespace test;

std::string bytes_of(const HostFrame& frame) {
  std::string all;
  for (const HostFrame::Target& target : frame.written()) {
    all += target.layout.name + ' ' + std::to_string(target.layout.count) + '\n';
    all.append(reinterpret_cast<const char*>(target.bytes.data()), target.bytes.size());
  }
  return all;
}

std::string text_of(const std::vector<Property>& properties) {
  std::string text;
  for (const Property& p : properties) text += p.name + '=' + to_text(p.value) + p.unit + '\n';
  return text;
}

/// All that a window shows of a request.
std::string shown(Viewer& viewer, const Request& request) {
  const auto picture = viewer.picture(request);
  std::string text =
      bytes_of(viewer.frame(request)) + picture->info.phase + picture->info.title + text_of(picture->info.values);
  for (const double number : {picture->bounds.low[0], picture->bounds.low[1], picture->bounds.high[0], picture->bounds.high[1],
                              picture->origin[0], picture->origin[1], picture->space.unit, picture->space.pitch})
    text += to_text(number) + ' ';
  for (const PlacedPanel& p : picture->panels) text += p.title + to_text(p.shift) + to_text(p.panel->length.upper);
  for (const std::size_t count : picture->state_counts) text += std::to_string(count) + ' ';
  for (const ListRow& row : picture->rows) text += row.text;
  for (const std::string& line : picture->stack) text += line;
  if (picture->best) text += to_text(picture->best->upper);
  if (picture->tree) text += std::to_string(picture->tree->shown_count) + to_text(picture->tree->stage.left);
  for (const Plot& plot : viewer.presentation().plots(request, viewer.context()))
    for (const PlotSeries& series : plot.series)
      for (const double y : series.y) text += to_text(y) + ' ';
  for (const char* target : {"points", "edges", "nodes"}) {
    const Pick pick = viewer.presentation().picked({target, 3}, request, viewer.context());
    text +=
        text_of(viewer.inspect(pick, request)) + std::to_string(viewer.presentation().made_by(pick, request, viewer.context()));
  }
  return text;
}

Request random_request(Viewer& viewer, std::mt19937& random) {
  ViewParameters view;
  view.beside = static_cast<Beside>(random() % 4);
  view.show_candidates = random() % 2 == 0;
  view.show_tree = random() % 2 == 0;
  view.show_best = random() % 2 == 0;
  view.show_points = random() % 2 == 0;
  view.flash = random() % 2 == 0 ? 0 : 0.6;
  if (random() % 2 == 0) view.examined = {static_cast<double>(random() % 6), static_cast<double>(random() % 6)};
  return {random() % viewer.step_count(), ParameterSet::of(view)};
}

std::shared_ptr<const TriangulationResult> result_of(Solution solution) {
  Computed computed;
  computed.window = window_of(solution.points.at);
  for (std::size_t i = 0; i < solution.points.size(); ++i) computed.numbers.push_back(i);
  computed.solution = std::move(solution);
  computed.parameters = experiment().parameters();
  return std::make_shared<const TriangulationResult>(std::move(computed));
}

TEST(TriangulationPresentation, ContentDependsOnTheRequestAlone) {
  for (const Values& values : {Values{{"method", "lmt"}}, Values{{"method", "removal-stack"}},
                               Values{{"method", "combinations"}}, Values{{"method", "greedy"}}}) {
    SCOPED_TRACE(values[0].second);
    const auto result = run(made("uniform --dimension 2 --count 6 --seed 5"), values);
    Viewer walked(result), other(result);
    std::mt19937 random(7);
    for (int step = 0; step < 12; ++step) {
      const Request request = random_request(walked, random);
      const std::string expected = shown(walked, request);
      EXPECT_EQ(shown(walked, request), expected) << "the same request again";
      Viewer fresh(result);
      EXPECT_EQ(shown(fresh, request), expected) << "from a fresh presentation";
      (void)shown(other, random_request(other, random));
      EXPECT_EQ(shown(other, request), expected) << "from one that is used in turn";
    }
  }
}

TEST(TriangulationPresentation, WritesAPictureThatIsNotTheNewest) {
  Viewer viewer(run(made("uniform --dimension 2 --count 30 --seed 1")));
  const std::string expected = bytes_of(viewer.frame(viewer.last()));
  const auto last = viewer.picture(viewer.last());
  (void)viewer.picture({0, ParameterSet::of(ViewParameters())});
  HostFrame frame(last->layout);
  viewer.presentation().write(*last, frame.targets(), viewer.context());
  EXPECT_EQ(bytes_of(frame), expected);
}

TEST(TriangulationPresentation, RevisionsTellPicturesApart) {
  Viewer viewer(run(made("uniform --dimension 2 --count 30 --seed 1")));
  ViewParameters flashing;
  flashing.flash = 0.4;
  const auto plain = viewer.picture(viewer.last())->layout, again = viewer.picture(viewer.last())->layout,
             flash = viewer.picture(viewer.last(flashing))->layout,
             first = viewer.picture({0, ParameterSet::of(ViewParameters())})->layout;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    EXPECT_EQ(plain[i].revision, again[i].revision);
    const bool is_changes = plain[i].name.starts_with("changed");
    EXPECT_EQ(plain[i].revision == flash[i].revision, !is_changes) << plain[i].name;
    EXPECT_EQ(plain[i].revision == first[i].revision, is_changes) << plain[i].name;
  }
}

TEST(TriangulationPresentation, StopsWhenItIsAskedTo) {
  const auto result = run(made("uniform --dimension 2 --count 30 --seed 1"));
  Viewer viewer(result), stopped(result);  // another run takes another time, which plots tell
  const std::string expected = shown(viewer, viewer.last());
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  EXPECT_THROW((void)stopped.presentation().prepare(stopped.last(), context), Cancelled);
  EXPECT_EQ(shown(stopped, stopped.last()), expected) << "what was stopped is made when it is asked for again";
}

TEST(TriangulationPresentation, LoadsOfWarpsAreCellsBesideThePoints) {
  RunContext context;
  Solution solution = solve(distinct_points({{0, 0}, {4, 0}, {3, 3}, {0, 4}}), {}, context);
  solution.calls_of_warps = {5, 0, 10, 7, 3};
  Viewer viewer(result_of(std::move(solution)));
  const auto picture = viewer.picture({0, experiment().view_parameters()});
  ASSERT_TRUE(picture->loads.has_value());
  EXPECT_EQ(picture->loads->stage.pixel_width, 18) << "three columns of six pixels";
  EXPECT_EQ(picture->loads->stage.pixel_height, 12);
  EXPECT_EQ(picture->loads->warp_count, 5u);
  EXPECT_EQ(picture->loads->idle_count, 1u);
  EXPECT_EQ(picture->loads->most_calls, 10u);
  const auto& shares = picture->loads->shares;
  ASSERT_EQ(shares.size(), color_share_count);
  for (const std::size_t part : {0u, 9u, 16u, 22u, 31u}) EXPECT_EQ(shares[part], 1) << part;
  EXPECT_EQ(picture->bounds.high[0], picture->loads->stage.left + picture->loads->stage.width);
  const auto pixel_count = [](const TriangulationPicture& p) {
    for (const auto& buffer : p.layout)
      if (buffer.name == "loads.pixels") return buffer.count;
    return std::size_t{999};
  };
  EXPECT_EQ(pixel_count(*picture), 18u * 12u);
  ViewParameters without;
  without.show_loads = false;
  const auto hidden = viewer.picture({0, ParameterSet::of(without)});
  EXPECT_EQ(pixel_count(*hidden), 0u);
  EXPECT_FALSE(hidden->loads.has_value());
  EXPECT_LT(hidden->bounds.high[0], picture->loads->stage.left);
}

TEST(TriangulationPresentation, OthersStandBesideItAndAreNoShorter) {
  const auto result = run(made("uniform --dimension 2 --count 300 --seed 1"));
  Viewer viewer(result);
  const auto picture = viewer.picture(viewer.last());
  ASSERT_EQ(picture->panels.size(), 2u);
  for (const PlacedPanel& placed : picture->panels) EXPECT_GE(excess(placed.panel->length, result->solution().length), 0);
  const HostFrame frame = viewer.frame(viewer.last());
  EXPECT_EQ(frame.view<float>("beside.position").size(), 6 * 2 * result->solution().edges.size());
  EXPECT_EQ(frame.view<float>("points.position").size(), 3u * 3u * 300u);
  ViewParameters alone;
  alone.beside = Beside::none;
  EXPECT_LT(viewer.picture(viewer.last(alone))->bounds.high[0], picture->bounds.high[0]);
  Viewer greedy(run(made("uniform --dimension 2 --count 30 --seed 1"), {{"method", "greedy"}}));
  EXPECT_EQ(greedy.picture(greedy.last())->panels.size(), 1u);
}

/// The limit began with the run: what stands beside many points has no time of its own.
TEST(TriangulationPresentation, WhatStandsBesideManyPointsKeepsTheTimeLimit) {
  const auto points = made("uniform --dimension 2 --count 10001 --seed 1");
  RunContext context;
  for (const double seconds : {0.0, 1e-9}) {
    Computed computed;
    computed.solution = solve(distinct_points(*points), {}, context);
    computed.window = window_of(computed.solution.points.at);
    computed.parameters = experiment().parameters();
    computed.limit = TimeLimit(seconds);
    Viewer viewer(std::make_shared<const TriangulationResult>(std::move(computed)));
    EXPECT_EQ(viewer.picture(viewer.last())->panels.size(), seconds > 0 ? 0u : 2u);
  }
}

/// The run makes what stands beside many points, as long as its limit lasts; a presentation has no clock.
TEST(TriangulationPresentation, WhatStandsBesideManyPointsIsTheRuns) {
  const auto points = made("uniform --dimension 2 --count 10001 --seed 1");
  for (const char* method : {"delaunay", "greedy"}) {
    const auto result = run(points, {{"method", method}, {"time_limit", "1000000"}});
    EXPECT_FALSE(result->solution().delaunay.empty());
    EXPECT_FALSE(result->solution().greedy.empty());
    Viewer viewer(result);
    EXPECT_EQ(viewer.picture(viewer.last())->panels.size(), 1u);
  }
  RunContext context;
  Computed computed;
  computed.solution = solve(distinct_points(*points), {}, context);
  computed.window = window_of(computed.solution.points.at);
  computed.parameters = experiment().parameters();
  computed.limit = TimeLimit(1e6);
  Viewer late(std::make_shared<const TriangulationResult>(std::move(computed)));
  EXPECT_TRUE(late.picture(late.last())->panels.empty()) << "although there is time left";
}

TEST(TriangulationPresentation, AResultThatIsPresentedAgainGoesOnAsItWas) {
  const auto points = made("uniform --dimension 2 --count 50 --seed 1");
  const auto result = run(points, {{"edits", "0,7,0.5,0.5"}});
  Viewer before(run(points)), after(result, &before), again(result, &after), afresh(result);
  ViewParameters flashing;
  flashing.flash = 0.6;
  for (const ViewParameters& view : {ViewParameters(), flashing}) {
    const Request request = after.last(view);
    EXPECT_TRUE(again.picture(request)->has_changes);
    EXPECT_EQ(shown(again, request), shown(after, request));
    const auto layout = after.picture(request)->layout, same = again.picture(request)->layout,
               fresh = afresh.picture(request)->layout;
    for (std::size_t i = 0; i < layout.size(); ++i) {
      EXPECT_EQ(same[i].revision, layout[i].revision) << layout[i].name;
      EXPECT_EQ(fresh[i].revision == layout[i].revision, !layout[i].name.starts_with("changed")) << layout[i].name;
    }
  }
}

/// Positions of a picture are floats, coordinates may be far beyond their range.
TEST(TriangulationPresentation, PicturesOfHugeAndTinyPointsAreThoseOfUsualOnes) {
  const std::vector<Point> usual{{0, 0}, {10, 0}, {12, 9}, {1, 8}, {5, 4}};
  const auto positions = [&](double factor) {
    std::vector<Point> places = usual;
    for (Point& p : places) p = {p.x * factor, p.y * factor};
    Viewer viewer(run(set_of(places)));
    ViewParameters view;
    view.examined = {0, 2};
    const auto picture = viewer.picture(viewer.last(view));
    EXPECT_NEAR(picture->space.place_of(picture->space.picture_of(places[2]).x, 0).x / factor, places[2].x / factor, 1e-9);
    const HostFrame frame = viewer.frame(viewer.last(view));
    std::vector<float> all;
    for (const char* name : {"edges.position", "points.position", "diamond.position"}) {
      const auto part = frame.view<float>(name);
      all.insert(all.end(), part.begin(), part.end());
    }
    all.push_back(static_cast<float>(picture->bounds.high[0]));
    all.push_back(static_cast<float>(picture->bounds.low[1]));
    return all;
  };
  const auto expected = positions(1);
  for (const int exponent : {166, -166}) {
    const auto found = positions(std::exp2(exponent));
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT_FLOAT_EQ(found[i] * 4, expected[i]) << "2^" << exponent;
  }
}

TEST(TriangulationPresentation, StagesOfARunAreBars) {
  RunContext context;
  Computed computed;
  computed.solution = solve(distinct_points(std::vector<Point>{{0, 0}, {10, 0}, {12, 9}, {1, 8}}), {}, context);
  computed.parameters = experiment().parameters();
  computed.stages = {{"descent", 1, 1}, {"transfer", 2, 1}, {"kernel", 4, 1}, {"triangulate", 8, 1}};
  Viewer viewer(std::make_shared<const TriangulationResult>(std::move(computed)));
  const std::vector<Plot> plots = viewer.plots();
  const auto found = std::find_if(plots.begin(), plots.end(), [](const Plot& p) { return p.id == "stages"; });
  ASSERT_NE(found, plots.end());
  EXPECT_EQ(found->categories, (std::vector<std::string>{"descent", "transfer", "kernel"}));
  EXPECT_EQ(found->series[0].y, (std::vector<double>{1, 2, 4}));
}

TEST(TriangulationPresentation, AnExaminedEdgeShowsItsDiamond) {
  Viewer viewer(run(set_of({{0, 0}, {10, 0}, {5, 1}, {5, -1}, {5, 8}})));
  ViewParameters view;
  view.examined = {0, 1};
  const auto picture = viewer.picture(viewer.last(view));
  ASSERT_TRUE(picture->examined.has_value());
  EXPECT_EQ(picture->examined->edge, (Edge{0, 1}));
  EXPECT_EQ(picture->examined->inside[0], std::vector<std::uint32_t>{2});
  EXPECT_EQ(picture->examined->inside[1], std::vector<std::uint32_t>{3});
  EXPECT_EQ(viewer.frame(viewer.last(view)).view<float>("diamond.position").size(), 6u * (2 * 2 + 2 * 2 + 1))
      << "triangles, crosses, the edge";
  view.examined = {0, 77};
  EXPECT_FALSE(viewer.picture(viewer.last(view))->examined.has_value());
}

TEST(TriangulationPresentation, ThingsThatAreClickedTellWhatTheyAre) {
  Viewer viewer(run(made("uniform --dimension 2 --count 40 --seed 1")));
  const Request last = viewer.last();
  EXPECT_EQ(named(viewer.inspect({"points", 7}, last), "point"), Value(std::int64_t{7}));
  EXPECT_EQ(named(viewer.inspect({"edges", 0}, last), "state"), Value("in the triangulation"));
  EXPECT_TRUE(viewer.inspect({"edges", 100'000}, last).empty());
  EXPECT_EQ(viewer.presentation().picked({"points", 47}, last, viewer.context()), (Pick{"points", 7}));
}

TEST(TriangulationPresentation, FindsWhatIsNextToAPlace) {
  const auto result = run(set_of({{0, 0}, {10, 0}, {10, 10}, {0, 10}}));
  Viewer viewer(result);
  const Request last = viewer.last();
  const auto near = [&](Point p) {
    return viewer.presentation().edge_near(viewer.presentation().space().picture_of(p), last, viewer.context());
  };
  EXPECT_EQ(near({5, 0.01}), (Edge{0, 1}));
  EXPECT_EQ(near({9.99, 3}), (Edge{1, 2}));
  EXPECT_EQ(near({7, 1}), std::nullopt);
  const auto point_near = [&](Point p) {
    return viewer.presentation().point_near(viewer.presentation().space().picture_of(p), viewer.context());
  };
  EXPECT_EQ(point_near({9.9, 9.9}), 2u);
  EXPECT_EQ(point_near({5, 5}), std::nullopt);
}

TEST(TriangulationPresentation, ChangesOfTheSamePointsAreMarkedAndFade) {
  const auto points = made("uniform --dimension 2 --count 50 --seed 1");
  Viewer before(run(points)), after(run(points, {{"edits", "0,7,0.5,0.5"}}), &before),
      of_others(run(made("uniform --dimension 2 --count 50 --seed 1"), {{"edits", "0,7,0.5,0.5"}}), &before);
  ViewParameters view;
  view.flash = flash_at(0).strength;
  EXPECT_EQ(view.flash, 1);
  EXPECT_TRUE(after.picture(after.last(view))->has_changes);
  EXPECT_GT(after.frame(after.last(view)).view<float>("changed.position").size(), 0u);
  EXPECT_EQ(after.frame(after.last()).view<float>("changed.position").size(), 0u) << "nothing flashes any more";
  EXPECT_FALSE(of_others.picture(of_others.last(view))->has_changes);
  EXPECT_FALSE(before.picture(before.last(view))->has_changes);
  EXPECT_EQ(flash_at(0.75).strength, 0);
  EXPECT_EQ(flash_at(0.3).seconds_left, 0.75 - 0.3);
  EXPECT_LT(flash_at(0.5).strength, flash_at(0.1).strength);
}

}  // namespace
}  // namespace ws::triangulation
