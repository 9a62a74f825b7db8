// Distances and angles between places that were taken.
// SPDX-License-Identifier: MIT
#include "app/session/stage/measuring.h"

#include <gtest/gtest.h>

namespace ws::test {
namespace {

app::Measuring::Place at(double x, double y, double z = 0, const char* name = "") { return {{x, y, z}, {}, name}; }

TEST(Measuring, TwoPlacesAreADistanceAndThreeAnAngle) {
  app::Measuring measuring;
  EXPECT_EQ(measuring.distance(), std::nullopt);
  measuring.take(at(1, 1));
  EXPECT_EQ(measuring.distance(), std::nullopt);
  EXPECT_EQ(measuring.text({}), "");
  measuring.take(at(4, 5));
  EXPECT_EQ(measuring.distance(), 5);
  EXPECT_EQ(measuring.angle(), std::nullopt);
  measuring.take(at(8, 2));
  EXPECT_EQ(measuring.distance(1), 5);
  EXPECT_DOUBLE_EQ(measuring.angle().value(), 90);
}

TEST(Measuring, InSpaceAllThreeCoordinatesCount) {
  app::Measuring measuring;
  measuring.take(at(0, 0, 0));
  measuring.take(at(1, 2, 2));
  EXPECT_EQ(measuring.distance(), 3);
  app::Measuring::Words words;
  words.planar = false;
  EXPECT_EQ(measuring.line(words), "distance 3 · dx 1 · dy 2 · dz 2");
}

TEST(Measuring, SmallAnglesAreExact) {
  app::Measuring measuring;
  measuring.take(at(1, 0));
  measuring.take(at(0, 0));
  measuring.take(at(1, 1e-9));
  EXPECT_NEAR(measuring.angle().value(), 1e-9 * 180 / 3.141592653589793, 1e-14);
}

TEST(Measuring, AtOnePlaceThereIsNoAngle) {
  app::Measuring measuring;
  for (int i = 0; i < 3; ++i) measuring.take(at(2, 2));
  EXPECT_EQ(measuring.distance(), 0);
  EXPECT_EQ(measuring.angle(), std::nullopt);
}

TEST(Measuring, AFourthPlaceBeginsAnew) {
  app::Measuring measuring;
  for (int i = 0; i < 4; ++i) measuring.take(at(i, 0));
  ASSERT_EQ(measuring.places().size(), 1u);
  EXPECT_EQ(measuring.places()[0].at.x, 3);
}

TEST(Measuring, APlaceIsRefinedUnlessItHasGone) {
  app::Measuring measuring;
  measuring.take(at(0, 0));
  measuring.take(at(3, 4.1));
  measuring.refine(1, at(3, 4, 0, "point 7"));
  EXPECT_EQ(measuring.distance(), 5);
  measuring.refine(2, at(9, 9));
  EXPECT_EQ(measuring.places().size(), 2u);
  EXPECT_TRUE(measuring.take_back());
  EXPECT_TRUE(measuring.take_back());
  EXPECT_FALSE(measuring.take_back());
}

TEST(Measuring, ItIsSaidWithNamesAndUnits) {
  app::Measuring measuring;
  measuring.take(at(0, 0, 0, "point 3"));
  measuring.take(at(3, 4));
  measuring.take(at(3, 8));
  const app::Measuring::Words words{{"x in pixels", "y in pixels", ""}, true, "px", 1};
  EXPECT_EQ(measuring.line(words), "distance 4 px · dx 0 px · dy 4 px · angle 143.13°");
  EXPECT_EQ(measuring.text(words),
            "1: x 0   y 0   (point 3)\n2: x 3   y 4\n3: x 3   y 8\n"
            "distance 1 to 2: 5 px, dx 3 px, dy 4 px\ndistance 2 to 3: 4 px, dx 0 px, dy 4 px\nangle at 2: 143.130°\n");
}

}  // namespace
}  // namespace ws::test
