// That claims about histograms fail where counts are wrong. That they hold where they are right:
// tests/app/workspaces/explanations_test.cpp.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/explain.h"

#include "tests/compute/histogram/shown.h"
#include "tests/support/claims.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::histogram::test {
namespace {

using ws::test::breaks;
using ws::test::broken;

class ExplainedHistograms : public testing::Test {
 protected:
  /// The same result with counts of one query told otherwise.
  template <class Change>
  [[nodiscard]] std::shared_ptr<const HistogramResult> changed(const Change& change) const {
    const Table& old = *result->histograms().table;
    auto table = std::make_shared<Table>(old.queries, old.bins);
    std::copy(old.counts.data(), old.counts.data() + old.queries * old.bins, table->counts.data());
    table->low = old.low;
    table->high = old.high;
    table->degenerate = old.degenerate;
    change(*table);
    Histograms histograms = result->histograms();
    histograms.table = table;
    return std::make_shared<const HistogramResult>(std::make_shared<const Problem>(result->problem()), histograms,
                                                   result->parameters(), result->findings(), result->extent());
  }
  [[nodiscard]] Reasons reasons_at(std::shared_ptr<const HistogramResult> of, std::size_t step, std::int64_t query = 0) {
    ViewParameters view;
    view.query = query;
    Viewer viewer(std::move(of));
    return viewer.presentation->explain({step, ParameterSet::of(view)}, viewer.context).reasons;
  }
  /// The round that has a query.
  [[nodiscard]] std::size_t round_of(std::size_t query) const {
    const auto& rounds = result->histograms().rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i)
      if (query < rounds[i].first + rounds[i].count) return i + 1;
    return 0;
  }

  std::shared_ptr<const HistogramResult> result =
      run(flat_inputs(), {{"method", std::string("paper")}, {"query_batch", std::int64_t{32}}});
};

TEST_F(ExplainedHistograms, OneReferenceThatIsDroppedIsSeenInItsRound) {
  constexpr std::size_t query = 40;
  const auto wrong = changed([](Table& table) {
    std::int32_t* row = table.row(query);
    --*std::max_element(row, row + table.bins);
  });
  ASSERT_EQ(round_of(query), 2u);
  EXPECT_TRUE(breaks(reasons_at(wrong, 2), "Each row of the round adds up"));
  EXPECT_TRUE(broken(reasons_at(wrong, 1)).empty());
  EXPECT_TRUE(broken(reasons_at(wrong, 3)).empty());
  EXPECT_TRUE(broken(reasons_at(result, 2)).empty());
}

TEST_F(ExplainedHistograms, ReferencesInAnotherBinAreSeenForTheQueryThatIsLookedAt) {
  const auto wrong = changed([](Table& table) {
    table.row(40)[10] -= 5;
    table.row(40)[11] += 5;
  });
  EXPECT_TRUE(breaks(reasons_at(wrong, 2, 40), "Query 40, counted anew"));
  EXPECT_TRUE(broken(reasons_at(wrong, 2, 41)).empty()) << "another query is counted anew";
}

TEST_F(ExplainedHistograms, LimitsThatAreOffAreSeen) {
  const auto wrong = changed([](Table& table) { table.high[40] *= 1.01f; });
  EXPECT_TRUE(breaks(reasons_at(wrong, 2, 40), "Its limits are"));
}

TEST_F(ExplainedHistograms, ABinSaysWhichReferencesAreNearestToItsEdges) {
  Viewer viewer(result);
  const Request request{viewer.last_step(), ParameterSet::of(ViewParameters{})};
  const auto detail = viewer.detail();
  const Reasons bin = viewer.presentation->why({"bin", 12}, request, viewer.context);
  EXPECT_NE(bin.why.find("holds " + std::to_string(detail->sum[12]) + " reference"), std::string::npos) << bin.why;
  EXPECT_NE(bin.why.find("nearest to its lower edge"), std::string::npos) << bin.why;
  EXPECT_EQ(bin.alternatives.size(), 2u);
  const std::vector<Property> inspected = viewer.presentation->inspect({"bin", 12}, request, viewer.context);
  ASSERT_EQ(inspected.size(), 9u);
  EXPECT_EQ(inspected[1].value, Value(std::int64_t{detail->sum[12]}));
  EXPECT_LT(std::get<double>(inspected[2].value), std::get<double>(inspected[3].value));
  EXPECT_EQ(inspected[4].value, Value(std::int64_t{0})) << "of that query";
  const auto [nearest, farthest] = std::minmax_element(detail->distances.begin(), detail->distances.end());
  EXPECT_EQ(inspected[5].value, Value(double(*nearest)));
  EXPECT_EQ(inspected[7].value, Value(double(*farthest)));
  const auto median = static_cast<std::size_t>(std::get<std::int64_t>(inspected[6].value));
  std::vector<float> sorted(detail->distances.begin(), detail->distances.end());
  std::sort(sorted.begin(), sorted.end());
  const float middle = sorted[(sorted.size() - 1) / 2];
  for (std::size_t r = 0; r < sorted.size(); ++r) {
    if (detail->distances[r] != middle) continue;
    EXPECT_EQ(static_cast<std::size_t>(detail->bins[r]), median);
  }
  const auto fullest = static_cast<std::size_t>(std::get<std::int64_t>(inspected[8].value));
  EXPECT_EQ(detail->sum[fullest], *std::max_element(detail->sum.begin(), detail->sum.end()));
  EXPECT_TRUE(viewer.presentation->inspect({"bin", 64}, request, viewer.context).empty());
  const Reasons reference = viewer.presentation->why({"points", 7}, request, viewer.context);
  EXPECT_NE(reference.why.find("bin " + std::to_string(detail->bins[7])), std::string::npos) << reference.why;
  EXPECT_TRUE(viewer.presentation->why({"bin", 64}, request, viewer.context).why.empty());
}

TEST(DrawnQueries, AreToldWhereTheInputIs) {
  const auto told_of = [](std::size_t queries, bool skips) {
    const auto result = run(flat_inputs(300, queries), {{"skip_self", skips}});
    Viewer viewer(result);
    const Request request{0, ParameterSet::of(ViewParameters{})};
    std::string text = viewer.presentation->explain(request, viewer.context).reasons.why + "\n" +
                       viewer.presentation->describe(0, viewer.context).title;
    for (const Property& property : result->summary(viewer.context))
      if (property.name == "query_origin") text += "\n" + to_text(property.value);
    return text;
  };
  const auto times = [](const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(times(told_of(0, false), "o queries are given"), 3u) << told_of(0, false);
  EXPECT_EQ(times(told_of(0, false), "“Skip itself” leaves that out"), 2u);
  EXPECT_EQ(times(told_of(0, true), "o queries are given"), 3u);
  EXPECT_EQ(times(told_of(0, true), "leaves that out"), 0u);
  EXPECT_EQ(times(told_of(9, false), "o queries are given"), 0u);
}

TEST_F(ExplainedHistograms, ABinIsMarkedWhereItsBarStands) {
  Viewer viewer(result);
  const auto place = [&](std::size_t bin) {
    const Request request{viewer.last_step(), ParameterSet::of(ViewParameters{})};
    return viewer.presentation->where_is({"bins", bin}, request, viewer.context);
  };
  ASSERT_TRUE(place(0) && place(1));
  EXPECT_EQ(place(0)->outline.size(), 4u);
  EXPECT_EQ(place(0)->outline[0][1], place(1)->outline[0][0]) << "the bars stand side by side";
  EXPECT_FALSE(place(64));
}

/// Also of methods that need a device.
TEST(HistogramPseudocode, EveryMethodHasTheLinesThatStepsPointTo) {
  for (const auto& method : all_choices<Method>)
    for (const bool skips : {false, true}) {
      Parameters parameters;
      parameters.skip_self = skips;
      const MethodCode code = pseudocode_of(method.value, parameters);
      SCOPED_TRACE(code.title);
      EXPECT_GE(code.lines.told.size(), 10u);
      EXPECT_LE(code.lines.told.size(), 30u);
      const bool is_reference = method.value == Method::reference || method.value == Method::automatic;
      EXPECT_LT(code.line_of(is_reference ? "the rows of all queries" : "the rows of the round"), code.lines.told.size());
      EXPECT_LT(code.line_of(method.value == Method::boxes ? "order the references"
                             : is_reference                ? "for each query"
                                                           : "for each round"),
                code.lines.told.size());
    }
}

}  // namespace
}  // namespace ws::histogram::test
