// What pictures show: shells and the cut in space, the largest of the counts that share a pixel, what is at hand.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/histogram/experiment.h"
#include "compute/histogram/result.h"
#include "compute/histogram/solve.h"
#include "tests/compute/histogram/sets.h"

#include <algorithm>
#include <cmath>

namespace ws::histogram::test {
namespace {

std::shared_ptr<HistogramResult> result_of(generate::VectorPair pair, std::int64_t bins) {
  auto problem = std::make_shared<Problem>(problem_of(std::move(pair), bins));
  RunContext context;
  Histograms made = solve(*problem, context);
  return std::make_shared<HistogramResult>(problem, std::move(made), experiment().parameters(), Findings{});
}

generate::VectorPair in_space(std::size_t count = 4000) {
  generate::Random random(5);
  return generate::uniform_vectors({3, count, 40}, random);
}

template <class T>
std::vector<T> written(const Result& result, const std::string& name, const ViewParameters& view) {
  const ParameterSet values = ParameterSet::of(view);
  const std::size_t last = result.step_count() - 1;
  const FrameLayout layout = result.layout(last, values);
  HostFrame frame(layout);
  result.present(last, values, frame.targets(), {});
  const Span<const T> values_there = frame.view<T>(name);
  return {values_there.begin(), values_there.end()};
}

TEST(Picture, ShellsSurroundTheQueryWithinTheBoxOfPoints) {
  const auto result = result_of(in_space(), 8);
  const auto picture = result->picture(result->step_count() - 1, {});
  const auto query = result->looked_at({});
  const auto origin = result->origin(experiment().view_parameters());
  const auto detail = result->detail({});
  std::size_t seen = 0;
  for (std::size_t i = 0; i < picture->lines.size(); ++i) {
    if (picture->line_colors[i] == 0) continue;
    ++seen;
    double square = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const double at = double(picture->lines[i][k]) + origin[k];
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

TEST(Picture, ACutLeavesOutOneOctant) {
  const auto result = result_of(in_space(), 8);
  const VectorSet& references = result->problem().references;
  const auto query = result->looked_at({});
  ViewParameters view;
  view.octant = 5;
  const auto colors = written<std::uint32_t>(*result, "points.color", view);
  for (std::size_t i = 0; i < references.size(); ++i) {
    const bool before = references.at(i, 0) > query[0] && references.at(i, 1) <= query[1] && references.at(i, 2) > query[2];
    ASSERT_EQ(colors[i] == 0, before) << i;
  }
  const auto picture = result->picture(result->step_count() - 1, view);
  const auto lines = written<std::uint32_t>(*result, "lines.color", view);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == 0) continue;
    const auto& at = picture->lines[i];
    const auto origin = result->origin(ParameterSet::of(view));
    const double slack = 1e-4;
    ASSERT_GE(double(at[0]) + origin[0], double(query[0]) - slack);
    ASSERT_LE(double(at[1]) + origin[1], double(query[1]) + slack);
    ASSERT_GE(double(at[2]) + origin[2], double(query[2]) - slack);
  }
  view.cut_open = false;
  const auto whole = written<std::uint32_t>(*result, "points.color", view);
  EXPECT_EQ(std::count(whole.begin(), whole.end(), 0u), 0);
}

TEST(Picture, TheWaterfallShowsTheLargestCountOfEachPixel) {
  constexpr std::size_t queries = 5000, bins = 2300;
  Table table(queries, bins);
  RunContext context;
  table.clear(0, queries, context);
  for (std::size_t q = 0; q < queries; ++q)
    for (std::size_t k = 0; k < bins; ++k) table.row(q)[k] = static_cast<std::int32_t>((q * 7919 + k * 104'729) % 9973);
  const std::size_t rows = 3777;
  const RowPeaks peaks = row_peaks(table, rows, 520, 1000, context);
  ASSERT_EQ(peaks.lines, 520u);
  ASSERT_EQ(peaks.columns, 1000u);
  for (std::size_t line = 0; line < 520; line += 37)
    for (std::size_t c = 0; c < 1000; c += 111) {
      std::int32_t most = 0;
      for (std::size_t q = peaks.first_query(line); q < std::min(peaks.first_query(line + 1), rows); ++q)
        for (std::size_t k = c * bins / 1000; k < (c + 1) * bins / 1000; ++k) most = std::max(most, table.row(q)[k]);
      EXPECT_EQ(peaks.line(line)[c], most) << line << " " << c;
    }
  EXPECT_EQ(peaks_of_rows(table, 3, 4, bins), row_of(table, 3));
}

TEST(Picture, ARoundThatFillsPartOfALineShowsNoLaterRows) {
  generate::Random random(3);
  const auto result = result_of(generate::gauss({8, 500, 1100}, random), 20);
  const auto table = result->histograms().table;
  for (const std::size_t step : {std::size_t{1}, std::size_t{2}, std::size_t{17}, std::size_t{35}}) {
    const std::size_t rows = result->place(step).rows;
    std::int32_t most = 0;
    for (std::size_t i = 0; i < rows * 20; ++i) most = std::max(most, table->counts[i]);
    EXPECT_EQ(result->picture(step, {})->most, most) << step;
  }
}

TEST(Picture, IsAtHandOnceItIsDrawn) {
  const auto result = result_of(in_space(), 8);
  const std::size_t last = result->step_count() - 1;
  EXPECT_TRUE(result->picture_at_hand(last, {})->point_colors.empty()) << "nothing was drawn yet";
  const auto drawn = result->picture(last, {});
  EXPECT_EQ(result->picture_at_hand(last, {}), drawn);
  EXPECT_EQ(result->picture_at_hand(3, {}), drawn) << "meanwhile one sees the last one";
  const auto next = result_of(in_space(), 9);
  next->follow(*result);
  EXPECT_EQ(next->picture_at_hand(last, {}), drawn);
  EXPECT_NE(next->picture(last, {}), drawn);
}

TEST(Picture, StopsWhenAskedTo) {
  const auto result = result_of(in_space(), 8);
  std::stop_source source;
  source.request_stop();
  ViewParameters view;
  view.query = 7;
  EXPECT_THROW((void)result->picture(3, view, source.get_token()), Cancelled);
}

TEST(Picture, LogarithmicColoursKeepTheirPlaces) {
  const CountScale scale{1000, true};
  EXPECT_EQ(scale.part(0), 0);
  EXPECT_EQ(scale.part(1000), 1);
  EXPECT_NEAR(scale.part(1), std::log(2.0) / std::log(2000.0), 1e-12);
}

}  // namespace
}  // namespace ws::histogram::test
