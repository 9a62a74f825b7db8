// Points and images that lie in another's memory: read where they lie, and for as long as they are needed.
// SPDX-License-Identifier: MIT
#include "compute/core/data/image.h"
#include "compute/core/data/point_set.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace ws {
namespace {

using Values = std::vector<double>;

TEST(Views, PointsAreReadWhereTheyLie) {
  auto values = std::make_shared<const Values>(Values{1, 2, 3, 10, 20, 30});
  const std::weak_ptr<const Values> held = values;
  const double* const first = values->data();
  {
    PointSet viewed(2, 3, first, std::move(values));
    const PointSet points = std::move(viewed);
    EXPECT_EQ(points.column(0).data(), first);
    EXPECT_EQ(points.column(1).data(), first + 3);
    EXPECT_EQ(points.at(2, 1), 30);
    EXPECT_FALSE(held.expired());
    EXPECT_EQ(extent_of(points).high, (Values{3, 30}));
    const PointSet some = every_nth(points, 2);
    EXPECT_EQ(some.size(), 2u);
    EXPECT_EQ(some.at(1, 1), 30);
  }
  EXPECT_TRUE(held.expired());
}

TEST(Views, PointsOfTheirOwnStayWhereTheyAreWhenMoved) {
  PointSet made(2, 2);
  made.at(1, 1) = 7;
  made.column(0)[0] = 5;
  const PointSet points = std::move(made);
  EXPECT_EQ(points.at(1, 1), 7);
  EXPECT_EQ(points.column(0)[0], 5);
}

TEST(Views, ImagesAreReadWhereTheyLie) {
  auto pixels = std::make_shared<const std::array<float, 12>>(std::array<float, 12>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
  const std::weak_ptr<const std::array<float, 12>> held = pixels;
  const auto* const first = reinterpret_cast<const std::byte*>(pixels->data());
  {
    Image viewed(2, 2, 3, PixelType::float32, first, std::move(pixels));
    const Image image = std::move(viewed);
    EXPECT_EQ(image.bytes().data(), first);
    EXPECT_EQ(image.bytes().size(), 48u);
    EXPECT_EQ(image.at(1, 1, 2), 11);
    EXPECT_EQ(image.white, 1);
    EXPECT_FALSE(image.empty());
    EXPECT_FALSE(held.expired());
  }
  EXPECT_TRUE(held.expired());
  EXPECT_TRUE(Image().empty());
}

}  // namespace
}  // namespace ws
