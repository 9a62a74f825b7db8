// The thesis's studies of quality: what is measured on segments whose answer is known, and how it is told.
// SPDX-License-Identifier: MIT
#include "compute/ridge/history/quality.h"

#include "compute/core/run/error.h"
#include "compute/ridge/history/study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace ws::ridge {
namespace {

TEST(RidgeQuality, CloudsAreSegmentsWithTheNoiseAskedFor) {
  const PointSet cloud = segment_cloud({3, 20'000, 2}, 5);
  ASSERT_EQ(cloud.dimension(), 3u);
  for (std::size_t k = 1; k < 3; ++k) {
    double sum = 0, squares = 0;
    for (const double x : cloud.column(k)) sum += x / 20'000, squares += x * x / 20'000;
    EXPECT_NEAR(sum, 0, 0.06) << "four times what the mean of so many varies by";
    EXPECT_NEAR(squares, 4, 0.16);
  }
  const PointSet bare = segment_cloud({2, 20'000, 0}, 5);
  std::vector<double> along(bare.column(0).begin(), bare.column(0).end());
  std::sort(along.begin(), along.end());
  for (std::size_t i = 0; i < along.size(); ++i)
    ASSERT_NEAR(along[i], 100.0 * static_cast<double>(i) / 20'000, 2) << "evenly from 0 to 100";
  for (const double y : bare.column(1)) ASSERT_EQ(y, 0);
  EXPECT_EQ(segment_cloud({2, 9, 1}, 8).at(7, 1), segment_cloud({2, 9, 1}, 8).at(7, 1));
  EXPECT_NE(segment_cloud({2, 9, 1}, 8).at(7, 1), segment_cloud({2, 9, 1}, 9).at(7, 1));
}

TEST(RidgeQuality, WithoutNoiseOnlyTheEndsAreOff) {
  const QualityRow row = measure_quality({2, 20'000, 1e-7, 4}, {}, 2, {});
  EXPECT_TRUE(row.is_found);
  EXPECT_EQ(row.components, (Spread{1, 1, 1}));
  EXPECT_LT(row.median.most, 1e-6);
  EXPECT_LT(row.curve_to_truth.most, 1e-5);
  EXPECT_GT(row.truth_to_curve.least, 0.25 * 4) << "the mean of an end's ball lies inside";
  EXPECT_LT(row.truth_to_curve.most, 4);
}

TEST(RidgeQuality, IsBetterForMorePointsAndWorseForMoreNoise) {
  const auto median = [](const QualityCase& of, Method method = Method::grid) {
    Parameters parameters;
    parameters.method = method;
    return measure_quality(of, parameters, 3, {}).median.median;
  };
  const double usual = median({2, 10'000, 2.17, 4.34});
  EXPECT_LT(usual, 0.2);
  EXPECT_LT(2 * usual, median({2, 1'000, 2.17, 4.34}));
  EXPECT_NEAR(median({2, 10'000, 2.17, 4.34}, Method::brute), usual, 0) << "the methods are exact";
}

TEST(RidgeQuality, WhatIsNotFoundIsEmpty) {
  const QualityRow row = measure_quality({2, 40, 2.17, 1e-6}, {}, 1, {});
  EXPECT_FALSE(row.is_found);
  std::istringstream csv(quality_csv({row}));
  std::string header, line;
  std::getline(csv, header);
  std::getline(csv, line);
  EXPECT_EQ(std::count(header.begin(), header.end(), ','), std::count(line.begin(), line.end(), ','));
  EXPECT_NE(line.find(",,,,,,,,,"), std::string::npos) << line;
  EXPECT_EQ(line.find("inf"), std::string::npos) << line;
  for (const Plot& plot : quality_plots({row}, StudyOf::noise)) EXPECT_TRUE(plot.series.empty());
}

TEST(RidgeQuality, PlotsHaveALineForEachNoiseOrNumberOfPoints) {
  std::vector<QualityRow> rows;
  for (const QualityCase& of : quality_cases(StudyOf::noise)) {
    QualityRow row{of};
    row.is_found = true;
    row.median = {0.5 * of.noise, of.noise, 2 * of.noise};
    row.curve_to_truth = {1, 2, 3};
    row.truth_to_curve = {0, 1, 9};
    rows.push_back(row);
  }
  EXPECT_EQ(rows.size(), 4u * 3 * 7);
  const std::vector<Plot> plots = quality_plots(rows, StudyOf::noise);
  ASSERT_EQ(plots.size(), 6u);
  EXPECT_EQ(plots[0].id, "study_median_points");
  ASSERT_EQ(plots[0].series.size(), 4u) << "three noises, and the strokes";
  EXPECT_EQ(plots[0].series[1].name, "noise 2.17");
  EXPECT_EQ(plots[0].series[1].x, (std::vector<double>{1'000, 3'000, 10'000, 30'000}));
  EXPECT_EQ(plots[0].series[1].y, std::vector<double>(4, 2.17));
  EXPECT_EQ(plots[1].id, "study_curve_points");
  EXPECT_EQ(plots[1].series[0].y[0], 2);
  EXPECT_EQ(plots[3].series[0].x.size(), 7u);
  EXPECT_NEAR(plots[3].series[2].x[2], 1.7, 1e-12) << "r1 by the noise";
  EXPECT_EQ(plots[5].id, "study_truth_radius");
  EXPECT_EQ(plots[5].series.back().name, "least to most");
  EXPECT_EQ(plots[5].series.back().y[1], 9);
  EXPECT_EQ(quality_cases(StudyOf::dimension).size(), 4u * 5 * 2);
  EXPECT_TRUE(quality_cases(StudyOf::radius).empty());
}

TEST(RidgeQuality, AStudyGrowsAndCanBeStopped) {
  Parameters parameters;
  parameters.study_of = StudyOf::dimension;
  std::stop_source source;
  RunContext context;
  context.stop = source.get_token();
  std::size_t most = 0;
  const auto grown = [&](const std::vector<QualityRow>& rows) {
    most = rows.size();
    EXPECT_EQ(rows.back().of.count, 1'000u) << "from few points to many";
    if (most == 3) source.request_stop();
  };
  EXPECT_THROW((void)study_quality(parameters, context, grown), Cancelled);
  EXPECT_EQ(most, 3u);
}

}  // namespace
}  // namespace ws::ridge
