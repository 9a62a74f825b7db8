// Tables on a device: what is found of them there is what the host finds, and the host gets no copy before it asks for one.
// SPDX-License-Identifier: MIT
#include "compute/core/data/kinds.h"
#include "compute/core/run/error.h"
#include "tests/support/on_device.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace ws {
namespace {

class CudaTable : public CudaTest {};

std::vector<float> random_numbers(std::size_t count) {
  std::mt19937 random(5);
  std::normal_distribution<float> normal(0, 10);
  std::vector<float> numbers(count);
  for (float& x : numbers) x = normal(random);
  return numbers;
}

TEST_F(CudaTable, FactsAreThoseOfTheHost) {
  for (const std::size_t columns : {1, 2, 3, 16, 33, 128, 4096})
    for (const std::size_t rows : {1, 31, 1000, 4097}) {
      const std::size_t step = columns + 3;
      const std::vector<float> numbers = random_numbers(rows * step);
      const auto table = table_on_device(numbers, rows, columns, step, 1);
      for (std::size_t k = 0; k < columns; ++k) {
        double low = numbers[k], high = numbers[k];
        for (std::size_t i = 0; i < rows; ++i) {
          low = std::min(low, double(numbers[i * step + k]));
          high = std::max(high, double(numbers[i * step + k]));
        }
        ASSERT_EQ(table->facts().low[k], low) << columns << " x " << rows;
        ASSERT_EQ(table->facts().high[k], high) << columns << " x " << rows;
      }
      EXPECT_TRUE(table->facts().is_finite);
      EXPECT_FALSE(table->facts().holds_bytes);
      EXPECT_FALSE(table->is_on_host());
    }
}

TEST_F(CudaTable, OneOddNumberIsFoundWhereverItIs) {
  constexpr std::size_t rows = 3001, columns = 40;
  for (const float odd : {NAN, INFINITY, -INFINITY})
    for (const std::size_t place : {std::size_t{0}, std::size_t{777}, rows * columns - 1}) {
      std::vector<float> numbers(rows * columns, 7);
      EXPECT_TRUE(table_on_device(numbers, rows, columns, columns, 1)->facts().holds_bytes);
      numbers[place] = odd;
      EXPECT_FALSE(table_on_device(numbers, rows, columns, columns, 1)->facts().is_finite);
      EXPECT_FALSE(table_on_device(numbers, columns, rows, 1, columns)->facts().is_finite);
      numbers[place] = 7.5f;
      EXPECT_FALSE(table_on_device(numbers, rows, columns, columns, 1)->facts().holds_bytes);
      numbers[place] = 256;
      EXPECT_FALSE(table_on_device(numbers, rows, columns, columns, 1)->facts().holds_bytes);
    }
}

TEST_F(CudaTable, PointsAreReadInEitherOrderAndBothPrecisions) {
  constexpr std::size_t rows = 100'003, columns = 3;
  const std::vector<float> numbers = random_numbers(rows * columns);
  const std::vector<double> wide(numbers.begin(), numbers.end());
  const PointSet by_rows(table_on_device(numbers, rows, columns, columns, 1));
  const PointSet by_columns(table_on_device(wide, rows, columns, 1, rows));
  const Extent extent = extent_of(by_rows);
  EXPECT_FALSE(by_rows.table()->is_on_host());
  const PointSet some = every_nth(by_rows, 17);
  EXPECT_FALSE(by_rows.table()->is_on_host());
  ASSERT_EQ(some.size(), (rows + 16) / 17);
  for (std::size_t k = 0; k < columns; ++k) {
    EXPECT_EQ(extent.high[k], *std::max_element(by_rows.column(k).begin(), by_rows.column(k).end()));
    for (std::size_t i = 0; i < rows; ++i) {
      ASSERT_EQ(by_rows.at(i, k), double(numbers[i * columns + k]));
      ASSERT_EQ(by_columns.at(i, k), wide[k * rows + i]);
    }
    for (std::size_t i = 0; i < some.size(); ++i) ASSERT_EQ(some.at(i, k), by_rows.at(17 * i, k));
  }
  EXPECT_TRUE(by_rows.table()->is_on_host());
}

TEST_F(CudaTable, ViewsOfVectorsReadTheirRows) {
  VectorSet host(Component::float32, 5, 100);
  const std::vector<float> numbers = random_numbers(500);
  std::copy(numbers.begin(), numbers.end(), host.values<float>());
  for (const std::size_t gap : {0, 3}) {
    const VectorSet there = on_device(host, gap), few = there.every_nth(7).first_ones(9);
    std::vector<float> rows(3 * 5);
    few.copy_rows({8, 0, 3}, reinterpret_cast<std::byte*>(rows.data()));
    EXPECT_FALSE(there.table()->is_on_host());
    for (std::size_t k = 0; k < 5; ++k) {
      EXPECT_EQ(rows[k], host.at(56, k));
      EXPECT_EQ(rows[5 + k], host.at(0, k));
      EXPECT_EQ(few.at(3, k), host.at(21, k));
    }
    EXPECT_TRUE(there.table()->is_on_host());
    EXPECT_EQ(table_of(InputData(std::make_shared<const VectorSet>(there))), there.table());
  }
}

TEST_F(CudaTable, NoDeviceOfThatNumberIsAnError) {
  const DeviceTable::Layout layout{ElementType::float32, 1, 1, 4, 4};
  const float number = 0;
  EXPECT_THROW(DeviceTable(layout, &number, 99, nullptr), Error);
  EXPECT_THROW(DeviceTable(layout, &number, -1, nullptr), Error);
  EXPECT_THROW((void)device_of_address(&number), Error);
}

}  // namespace
}  // namespace ws
