// What is said of the place under the pointer.
// SPDX-License-Identifier: MIT
#include "app/session/stage/reading.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ws::test {
namespace {

using app::coordinates_text;
using app::number_text;
using app::take_coordinates;
using app::take_name;

TEST(Reading, NumbersHaveTheDigitsThatAPixelTells) {
  EXPECT_EQ(number_text(1.23456, 0.01), "1.23");
  EXPECT_EQ(number_text(1.23456, 0.02), "1.23");
  EXPECT_EQ(number_text(1234.56, 10), "1235");
  EXPECT_EQ(number_text(-0.001, 0.1), "0.0") << "there is no minus zero";
  EXPECT_EQ(number_text(1.5e12, 1), "1.5e+12");
  EXPECT_EQ(number_text(0.123456789, 0), "0.1234568") << "of exact places seven in all";
}

TEST(Reading, CoordinatesAreNamedLikeTheAxes) {
  EXPECT_EQ(coordinates_text({1, 2, 3}, {"longitude", "latitude", ""}, true, 0.1), "longitude 1.0   latitude 2.0");
  EXPECT_EQ(coordinates_text({1, 2, 3}, {"x in pixels", "y in pixels", ""}, true, 1), "x 1   y 2");
  EXPECT_EQ(coordinates_text({1, 2, 3}, {"x", "y", "z"}, false, 1), "x 1   y 2   z 3");
}

TEST(Reading, AnElementsOwnCoordinatesAreTaken) {
  std::vector<Property> properties{{"lon", 1.5}, {"lat", std::int64_t{2}}, {"owner", std::string("ball 3")}};
  const auto at = take_coordinates(properties, {"lon", "lat", ""}, true);
  ASSERT_TRUE(at);
  EXPECT_EQ(*at, glm::dvec3(1.5, 2, 0));
  ASSERT_EQ(properties.size(), 1u);
  EXPECT_EQ(properties[0].name, "owner");
}

TEST(Reading, WithoutAllCoordinatesNoneIsTaken) {
  std::vector<Property> properties{{"x", 1.0}, {"y", 2.0}};
  EXPECT_FALSE(take_coordinates(properties, {"x", "y", "z"}, false));
  EXPECT_EQ(properties.size(), 2u);
  properties.front().value = std::string("1 to 2");  // of a box, not of a place
  EXPECT_FALSE(take_coordinates(properties, {"x", "y", "z"}, true));
}

TEST(Reading, PointsInThePlaneMayHaveOtherNames) {
  std::vector<Property> points{{"x", 1.0}, {"y", 2.0}}, vectors{{"x0", 3.0}, {"x1", 4.0}};
  EXPECT_EQ(take_coordinates(points, {"lon", "lat", ""}, true), glm::dvec3(1, 2, 0));
  EXPECT_EQ(take_coordinates(vectors, {"x", "y", "z"}, true), glm::dvec3(3, 4, 0));
}

TEST(Reading, TheFirstPropertyIsItsName) {
  std::vector<Property> point{{"point", std::int64_t{12}}, {"edges at it", std::int64_t{5}}};
  EXPECT_EQ(take_name(point), "point 12");
  EXPECT_EQ(point.size(), 1u);
  std::vector<Property> nothing, distance{{"from the query", 0.5}};
  EXPECT_EQ(take_name(nothing), "");
  EXPECT_EQ(take_name(distance), "");
}

TEST(Reading, ValuesAreOneLine) {
  app::Reading reading;
  EXPECT_EQ(values_text(reading), "");
  reading.name = "point 12";
  reading.values = {{"length", 0.123456789, "px"}, {"owner", std::string("ball 3")}};
  EXPECT_EQ(values_text(reading), "point 12 · length 0.123457 px · owner ball 3");
  reading.values.push_back({"event", std::string(100, 'e')});
  EXPECT_EQ(values_text(reading), "point 12 · length 0.123457 px · owner ball 3") << "it does not cover the picture";
  reading.name.clear();
  reading.values = {{"event", std::string(200, 'e')}};
  EXPECT_EQ(values_text(reading).size(), 206) << "nor is it empty";
}

}  // namespace
}  // namespace ws::test
