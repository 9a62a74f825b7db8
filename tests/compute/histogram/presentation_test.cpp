// Steps, pictures, plots and words of the distance histograms. The same request gives the same, whatever was asked before.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/presentation.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/histogram/methods/solve.h"
#include "tests/compute/histogram/shown.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace ws::histogram::test {
namespace {

std::shared_ptr<const HistogramResult> result_of(generate::VectorPair pair, std::int64_t bins) {
  return run(inputs_of(std::move(pair)), {{"bins", bins}, {"method", std::string("simd")}});
}

generate::VectorPair in_space(std::size_t count = 4000) {
  generate::Random random(5);
  return generate::uniform_vectors({3, count, 40}, random);
}

TEST(Presentation, StepsAreRoundsThenBlocksThenSlices) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}, {"method", std::string("paper")}});
  Viewer viewer(result);
  const std::size_t block_rows = 7;                             // 47 blocks of 64 references, 7 in a row
  ASSERT_EQ(viewer.last_step(), 3 + block_rows + slice_count);  // 32 + 32 + 6 queries
  EXPECT_EQ(place_of(*result, 0).rows, 0u);
  EXPECT_EQ(place_of(*result, 2).rows, 64u);
  EXPECT_EQ(place_of(*result, 3).rows, 70u);
  EXPECT_EQ(place_of(*result, 3 + 2).block_rows, 2u);
  EXPECT_EQ(place_of(*result, 3 + block_rows + 10).slices, 10u);
  EXPECT_EQ(viewer.presentation->describe(3, viewer.context).title, "Round 3 of 3: queries 64 to 69");
  EXPECT_EQ(viewer.presentation->describe(3 + 2, viewer.context).title,
            "The last round again: 14 of 47 blocks have their distances");
  const std::vector<StepEvent> parts = viewer.presentation->timeline(viewer.context)->events;
  ASSERT_EQ(parts.size(), 4u);
  EXPECT_EQ(parts.front().step, 0u) << "also what stands before the rounds has a name";
}

TEST(Presentation, OnlyMethodPaperHasBlocksAndSlices) {
  for (const char* method : {"simd", "boxes", "reference"}) {
    const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}, {"method", std::string(method)}});
    Viewer viewer(result);
    EXPECT_FALSE(has_slices(*result));
    EXPECT_EQ(viewer.last_step(), result->histograms().rounds.size()) << method;
    EXPECT_EQ(viewer.presentation->timeline(viewer.context)->events.size(), 2u) << method;
    EXPECT_EQ(place_of(*result, 100).rows, 70u) << "a step of another result";
    const std::string title = viewer.presentation->describe(1, viewer.context).title;
    EXPECT_EQ(title.find("Round") == std::string::npos, std::string(method) == "reference") << title;
  }
}

/// The picture of blocks tells rounds apart, lights up row by row, and then shows who counts what.
TEST(Presentation, BlocksLightUpInTurn) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}, {"method", std::string("paper")}});
  Viewer viewer(result);
  ViewParameters view;
  view.show = Show::blocks;
  const auto pixels = [&](std::size_t step) { return viewer.written<std::uint32_t>("heat.pixels", step, view); };
  const auto lit = [&](std::size_t step) {
    const auto image = pixels(step);
    return image.size() - static_cast<std::size_t>(std::count(image.begin(), image.end(), 0u));
  };
  EXPECT_EQ(lit(0), 0u);
  EXPECT_NE(pixels(1), pixels(2)) << "a round adds distances to each block";
  EXPECT_NE(pixels(2), pixels(3));
  EXPECT_EQ(lit(1), lit(3));
  for (std::size_t step = 4; step < 3 + 7; ++step) EXPECT_LT(lit(step), lit(step + 1)) << step;
  EXPECT_EQ(lit(3 + 7), lit(3));
  EXPECT_EQ(viewer.picture(3, view)->drawing->most, 64 * 70);
  EXPECT_EQ(viewer.picture(4, view)->drawing->most, 64 * 6) << "the last round has 6 queries";
  EXPECT_EQ(viewer.picture(viewer.last_step(), view)->drawing->most, double(slice_count));
  EXPECT_EQ(lit(viewer.last_step()), lit(3));
}

TEST(Presentation, TheColourBarCountsWhatHasEachColour) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}, {"method", std::string("paper")}});
  Viewer viewer(result);
  const auto shares = [&](Show show, std::size_t step) {
    ViewParameters view;
    view.show = show;
    return viewer.picture(step, view)->drawing->shares;
  };
  const auto total = [&](Show show, std::size_t step) {
    const auto parts = shares(show, step);
    return std::accumulate(parts.begin(), parts.end(), 0.0);
  };
  const auto& problem = result->problem();
  const std::size_t last = viewer.last_step(), references = problem.references.size();
  EXPECT_EQ(total(Show::points, last), double(references));
  EXPECT_EQ(total(Show::adder, last), double(references)) << "in private histograms";
  EXPECT_EQ(total(Show::waterfall, last), double(references * problem.queries.size())) << "each query's";
  EXPECT_EQ(total(Show::blocks, last), std::ceil(double(references) / 64)) << "blocks";
  EXPECT_EQ(total(Show::waterfall, 1), double(references) * 32) << "the first round's";
  EXPECT_EQ(total(Show::waterfall, 0), 0);
  const auto parts = shares(Show::waterfall, last);
  EXPECT_GT(std::count_if(parts.begin(), parts.end(), [](double n) { return n > 0; }), 2);
}

TEST(Presentation, EqualReferencesHavePicturesToo) {
  for (const std::size_t dimension : {1, 2, 3})
    for (const std::size_t count : {1, 500}) {
      generate::VectorPair pair{VectorSet(Component::float32, dimension, count), VectorSet(Component::float32, dimension, 2)};
      std::fill_n(pair.references.values<float>(), count * dimension, 3.0f);
      std::fill_n(pair.queries.values<float>(), 2 * dimension, 5.0f);
      const auto result = run(inputs_of(std::move(pair)), {{"bins", std::int64_t{16}}});
      Viewer viewer(result);
      (void)viewer.frame(viewer.last_step());
      const Bounds bounds = viewer.picture(viewer.last_step())->bounds;
      EXPECT_TRUE(dimension == 3 || bounds.high[0] > bounds.low[0]) << dimension;
    }
}

TEST(Presentation, ManyBinsAreAddedUpInThePlot) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{5000}}});
  Viewer viewer(result);
  const PlotSeries bars = viewer.plots(viewer.last_step()).front().series[0];
  EXPECT_LE(bars.y.size(), 2000u);
  EXPECT_EQ(std::accumulate(bars.y.begin(), bars.y.end(), 0.0), 3000.0) << "no reference is left out";
}

TEST(Presentation, EveryPictureFillsItsBuffers) {
  Viewer viewer(run(flat_inputs(), {{"bins", std::int64_t{16}}}));
  ViewParameters view;
  for (const Show show : {Show::points, Show::waterfall, Show::adder, Show::blocks})
    for (const std::size_t step : {std::size_t{0}, std::size_t{2}, std::size_t{20}, viewer.last_step()}) {
      view.show = show;
      const HostFrame frame = viewer.frame(step, view);
      const Span<const float> places = frame.view<float>("points.position");
      EXPECT_EQ(places.size(), show == Show::points ? 9000u : 0u);
    }
}

TEST(Presentation, NearestAndFarthestDistancesHaveTheirOwnBins) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{8}}});
  const Table& table = *result->histograms().table;
  Viewer viewer(result);
  const auto plots = viewer.plots(viewer.last_step());
  for (const auto& [id, values] : {std::pair{"nearest", table.low}, {"farthest", table.high}}) {
    const auto plot = std::find_if(plots.begin(), plots.end(), [id = id](const Plot& p) { return p.id == id; });
    ASSERT_NE(plot, plots.end()) << id;
    const PlotSeries& series = plot->series.at(0);
    ASSERT_EQ(series.y.size(), 40u);
    EXPECT_GT(series.y.front(), 0) << "the range is that of these distances";
    EXPECT_GT(series.y.back(), 0);
    EXPECT_EQ(std::accumulate(series.y.begin(), series.y.end(), 0.0), double(values.size()));
  }
}

/// Where each query is among the references its nearest distance is 0: as a distribution that would be a dot.
TEST(Presentation, ValuesThatAreAllTheSameHaveNoDistribution) {
  Inputs inputs = flat_inputs();
  inputs["queries"] = inputs.at("references");
  Viewer viewer(run(inputs, {{"bins", std::int64_t{8}}}));
  const auto plots = viewer.plots(viewer.last_step());
  const auto has = [&](const char* id) {
    return std::any_of(plots.begin(), plots.end(), [&](const Plot& p) { return p.id == id; });
  };
  EXPECT_FALSE(has("nearest"));
  EXPECT_TRUE(has("farthest"));
}

TEST(Presentation, ShellsSurroundTheQueryWithinTheBoxOfPoints) {
  const auto result = result_of(in_space(), 8);
  Viewer viewer(result);
  const auto shown = viewer.picture(viewer.last_step());
  const auto picture = shown->drawing;
  const auto& query = shown->query;
  const auto& origin = shown->origin;
  const auto detail = viewer.detail();
  std::size_t seen = 0;
  for (std::size_t i = 0; i < picture->lines.colors.size(); ++i) {
    if (picture->lines.colors[i] == 0) continue;
    ++seen;
    double square = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const double at = double(picture->lines.positions[i][k]) + origin[k];
      EXPECT_TRUE(at > -0.01 && at < 1.01) << at;
      square += (at - double(query[k])) * (at - double(query[k]));
    }
    const double place = (std::sqrt(square) - double(detail->low)) / (double(detail->high) - double(detail->low)) * 8;
    EXPECT_NEAR(place, std::round(place), 1e-3) << "no limit of a bin";
  }
  EXPECT_GT(seen, 1000u);
  EXPECT_EQ(picture->bar_parts.size(), 8u);
  EXPECT_EQ(*std::max_element(picture->bar_parts.begin(), picture->bar_parts.end()), 1);
}

TEST(Presentation, ACutLeavesOutOneOctant) {
  const auto result = result_of(in_space(), 8);
  const VectorSet& references = result->problem().references;
  const auto query = result->looked_at({});
  Viewer viewer(result);
  const std::size_t last = viewer.last_step();
  ViewParameters view;
  view.octant = 5;
  const auto colors = viewer.written<std::uint32_t>("points.color", last, view);
  for (std::size_t i = 0; i < references.size(); ++i) {
    const bool before = references.at(i, 0) > query[0] && references.at(i, 1) <= query[1] && references.at(i, 2) > query[2];
    ASSERT_EQ(colors[i] == 0, before) << i;
  }
  const auto picture = viewer.picture(last, view);
  const auto lines = viewer.written<std::uint32_t>("lines.color", last, view);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == 0) continue;
    const auto& at = picture->drawing->lines.positions[i];
    const auto& origin = picture->origin;
    const double slack = 1e-4;
    ASSERT_GE(double(at[0]) + origin[0], double(query[0]) - slack);
    ASSERT_LE(double(at[1]) + origin[1], double(query[1]) + slack);
    ASSERT_GE(double(at[2]) + origin[2], double(query[2]) - slack);
  }
  view.cut_open = false;
  const auto whole = viewer.written<std::uint32_t>("points.color", last, view);
  EXPECT_EQ(std::count(whole.begin(), whole.end(), 0u), 0);
}

TEST(Presentation, ARoundThatFillsPartOfALineShowsNoLaterRows) {
  generate::Random random(3);
  const auto result = result_of(generate::gauss({8, 500, 1100}, random), 20);
  const auto table = result->histograms().table;
  Viewer viewer(result);
  for (const std::size_t step : {std::size_t{1}, std::size_t{2}, std::size_t{17}, std::size_t{35}}) {
    const std::size_t rows = place_of(*result, step).rows;
    std::int32_t most = 0;
    for (std::size_t i = 0; i < rows * 20; ++i) most = std::max(most, table->counts[i]);
    EXPECT_EQ(viewer.picture(step)->drawing->most, most) << step;
  }
}

TEST(Presentation, StopsWhenAskedTo) {
  Viewer viewer(result_of(in_space(), 8));
  std::stop_source source;
  source.request_stop();
  viewer.context.stop = source.get_token();
  ViewParameters view;
  view.query = 7;
  EXPECT_THROW((void)viewer.picture(3, view), Cancelled);
  viewer.context.stop = {};
  EXPECT_EQ(viewer.picture(3, view)->query_index, 7u) << "what was stopped leaves nothing behind";
}

TEST(Presentation, LogarithmicColoursKeepTheirPlaces) {
  const CountScale scale{1000, true};
  EXPECT_EQ(scale.part(0), 0);
  EXPECT_EQ(scale.part(1000), 1);
  EXPECT_NEAR(scale.part(1), std::log(2.0) / std::log(2000.0), 1e-12);
}

/// All that is shown for a request, as text and bytes; times are left out.
struct Content {
  std::map<std::string, std::vector<std::byte>> buffers;
  std::vector<std::string> words;
  [[nodiscard]] bool operator==(const Content&) const = default;
};

Content content_of(Viewer& viewer, std::size_t step, const ViewParameters& view) {
  Content content;
  const HostFrame frame = viewer.frame(step, view);
  for (const HostFrame::Target& target : frame.written())
    content.buffers[target.layout.name].assign(target.bytes.data(), target.bytes.data() + target.bytes.size());
  const auto picture = viewer.picture(step, view);
  const auto say = [&](const auto... values) { (content.words.push_back(to_text(Value(values))), ...); };
  say(picture->drawing->most, picture->drawing->bars_most, picture->drawing->low, picture->drawing->high);
  say(picture->bounds.low[0], picture->bounds.high[0], picture->origin[0], picture->is_3d, picture->info.title);
  for (const Plot& plot : viewer.plots(step, view)) {
    say(plot.title, plot.cursor.value_or(-1));
    for (const PlotSeries& series : plot.series)
      for (const double y : series.y) say(y);
  }
  for (const Property& property : viewer.presentation->inspect({"points", 17}, {step, ParameterSet::of(view)}, viewer.context))
    content.words.push_back(property.name + " " + to_text(property.value));
  return content;
}

struct Asked {
  std::size_t step;
  ViewParameters view;
};
std::vector<Asked> walk(std::size_t last_step, std::size_t length, unsigned seed) {
  std::mt19937 random(seed);
  const auto up_to = [&](std::size_t n) { return static_cast<std::size_t>(random() % (n + 1)); };
  std::vector<Asked> list(length);
  for (Asked& asked : list) {
    asked.step = up_to(last_step);
    asked.view.show = static_cast<Show>(up_to(4));
    asked.view.query = static_cast<std::int64_t>(up_to(50));
    asked.view.log_counts = up_to(1) == 1;
    asked.view.show_rings = up_to(1) == 1;
    asked.view.cut_open = up_to(1) == 1;
    asked.view.octant = static_cast<std::int64_t>(up_to(7));
    asked.view.color_map = static_cast<ColorMap>(up_to(2));
  }
  return list;
}

std::vector<std::shared_ptr<const HistogramResult>> results_of_each_dimension() {
  std::vector<std::shared_ptr<const HistogramResult>> results;
  for (const std::size_t dimension : {1, 2, 3, 8}) {
    generate::Random random(4);
    results.push_back(result_of(generate::uniform_vectors({dimension, 700, 40}, random), 12));
  }
  return results;
}

TEST(Presentation, AfterAnyWalkARequestGivesWhatItGivesAtFirst) {
  for (const auto& result : results_of_each_dimension()) {
    Cache cache(1 << 24);
    Viewer walked(result, nullptr, &cache);
    for (const Asked& asked : walk(walked.last_step(), 40, 1)) {
      Viewer fresh(result);
      ASSERT_EQ(content_of(walked, asked.step, asked.view), content_of(fresh, asked.step, asked.view))
          << result->problem().dimension() << " dimensions, step " << asked.step;
    }
  }
}

TEST(Presentation, TwoOfOneResultDoNotDisturbEachOther) {
  for (const auto& result : results_of_each_dimension()) {
    Cache cache(1 << 24);
    Viewer a(result, nullptr, &cache), b(result, nullptr, &cache), after(result);
    const auto asked_of_a = walk(a.last_step(), 12, 2), asked_of_b = walk(a.last_step(), 12, 3);
    std::vector<Content> of_a, of_b;
    for (std::size_t i = 0; i < asked_of_a.size(); ++i) {
      of_a.push_back(content_of(a, asked_of_a[i].step, asked_of_a[i].view));
      of_b.push_back(content_of(b, asked_of_b[i].step, asked_of_b[i].view));
    }
    for (std::size_t i = 0; i < of_a.size(); ++i)
      EXPECT_EQ(of_a[i], content_of(after, asked_of_a[i].step, asked_of_a[i].view)) << i;
    for (std::size_t i = 0; i < of_b.size(); ++i)
      EXPECT_EQ(of_b[i], content_of(after, asked_of_b[i].step, asked_of_b[i].view)) << i;
  }
}

TEST(Presentation, WhatItTakesOverFromTheOneBeforeChangesNothing) {
  const Inputs inputs = inputs_of(in_space(900));
  Cache cache(1 << 24);
  const std::vector<Settings> dragged{{{"bins", std::int64_t{12}}},
                                      {{"bins", std::int64_t{12}}, {"probe", std::string("0.5,0.5,0.5")}},
                                      {{"bins", std::int64_t{13}}, {"probe", std::string("0.5,0.5,0.5")}},
                                      {{"bins", std::int64_t{13}}, {"skip_self", true}},
                                      {{"bins", std::int64_t{13}}, {"limits", std::string("global")}}};
  auto before = std::make_unique<Viewer>(run(inputs, dragged[0], &cache), nullptr, &cache);
  for (unsigned i = 0; i < dragged.size(); ++i) {
    auto next = std::make_unique<Viewer>(run(inputs, dragged[i], &cache), before.get(), &cache);
    before = std::move(next);
    for (const Asked& asked : walk(before->last_step(), 6, i)) {
      Viewer fresh(run(inputs, dragged[i]));
      ASSERT_EQ(content_of(*before, asked.step, asked.view).buffers, content_of(fresh, asked.step, asked.view).buffers) << i;
    }
  }
}

TEST(Presentation, EqualRevisionsAreEqualContents) {
  const auto result = result_of(in_space(900), 12);
  Viewer viewer(result);
  std::map<std::pair<std::string, std::uint64_t>, std::vector<std::byte>> known;
  for (const Asked& asked : walk(viewer.last_step(), 60, 5)) {
    const HostFrame frame = viewer.frame(asked.step, asked.view);
    for (const HostFrame::Target& target : frame.written()) {
      const std::vector<std::byte> bytes(target.bytes.data(), target.bytes.data() + target.bytes.size());
      const auto [at, is_new] = known.try_emplace({target.layout.name, target.layout.revision}, bytes);
      EXPECT_TRUE(is_new || at->second == bytes) << target.layout.name;
    }
  }
}

TEST(Presentation, AnInspectedPointIsToldOfTheQueryThatIsLookedAt) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}});
  Viewer viewer(result);
  ViewParameters view;
  const auto distance = [&](std::int64_t query) {
    view.query = query;
    for (const Property& p : viewer.presentation->inspect({"points", 5}, {3, ParameterSet::of(view)}, viewer.context))
      if (p.name == "distance") return std::get<double>(p.value);
    return -1.0;
  };
  const VectorSet &references = result->problem().references, &queries = result->problem().queries;
  for (const std::size_t q : {0, 9, 0})
    EXPECT_NEAR(distance(static_cast<std::int64_t>(q)),
                std::hypot(references.at(5, 0) - queries.at(q, 0), references.at(5, 1) - queries.at(q, 1)), 1e-6);
}

TEST(Presentation, TheInputsAloneArePoints) {
  RunContext context;
  const auto preview = std::dynamic_pointer_cast<const HistogramResult>(experiment().preview(flat_inputs(), context));
  Viewer viewer(preview);
  EXPECT_EQ(viewer.last_step(), 0u);
  EXPECT_EQ(viewer.picture(0)->drawing->point_colors.size(), 3000u);
  EXPECT_TRUE(viewer.plots(0).empty());
  EXPECT_EQ(viewer.presentation->inspect({"points", 5}, {0, experiment().view_parameters()}, viewer.context).size(), 3u);
}

}  // namespace
}  // namespace ws::histogram::test
