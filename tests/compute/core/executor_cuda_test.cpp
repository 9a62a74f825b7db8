// The parity flags hold: host and device give the same bits. And the device layer does what it says: bulk operations, scans,
// launches.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/run/error.h"
#include "tests/compute/core/parity.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>

namespace ws {
namespace {

class CudaParity : public CudaTest {};
class CudaExecutor : public CudaTest {};
class CudaScan : public CudaTest {};
class CudaLaunch : public CudaTest {};
class CudaMemory : public CudaTest {};

TEST_F(CudaParity, FourMillionRayTrianglesGiveTheSameBits) {
  std::mt19937 random(7);
  std::uniform_real_distribution<float> uniform(-1, 1);
  std::vector<float> in(std::size_t{4'194'304} * parity::inputs_per_item);
  for (float& x : in) x = uniform(random);
  const auto host = parity::on_host(in), device = parity::on_device(in);
  ASSERT_EQ(host.size(), device.size());
  std::size_t differing = 0;
  for (std::size_t i = 0; i < host.size(); ++i) differing += std::memcmp(&host[i], &device[i], sizeof(float)) != 0;
  EXPECT_EQ(differing, 0u);
}

TEST_F(CudaExecutor, SelectKeepsOrder) {
  for (const std::uint32_t count : {1u, 2u, 31u, 33u, 1024u, 1025u, 1'000'003u}) {
    const auto selected = parity::select_on_device(count);
    ASSERT_EQ(selected.size(), (count + 2) / 3);
    for (std::uint32_t i = 0; i < selected.size(); ++i) ASSERT_EQ(selected[i], 3 * i);
  }
}

TEST_F(CudaScan, SumsComputedSequences) {
  for (const std::uint32_t count : {1u, 2u, 31u, 33u, 1024u, 1025u, 1'000'003u}) {
    const auto sums = parity::sums_of_squares_on_device(count);
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      ASSERT_EQ(sums[i], sum);
      sum += i * i;
    }
  }
}

TEST_F(CudaScan, SumsInPlace) {
  std::vector<std::uint32_t> values(100'003);
  for (std::uint32_t i = 0; i < values.size(); ++i) values[i] = 7 * i;
  const auto sums = parity::sums_on_device(values);
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    ASSERT_EQ(sums[i], sum);
    sum += values[i];
  }
}

TEST_F(CudaLaunch, RefusedLaunchesThrowAndLeaveCudaUsable) {
  EXPECT_EQ(parity::store_on_device(1024, 17), 17u);
  try {
    (void)parity::store_on_device(4096, 17);
    FAIL() << "a block of 4096 threads was launched";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::cuda);
    EXPECT_NE(std::string(error.what()).find("store_kernel"), std::string::npos) << error.what();
  }
  EXPECT_EQ(parity::store_on_device(32, 18), 18u);
}

TEST_F(CudaMemory, ImpossibleAllocationsFailCleanlyAndLeaveCudaUsable) {
  const Stream stream;
  EXPECT_THROW(DeviceBuffer<double>(std::size_t{1} << 45, stream.view()), Error);
  EXPECT_NO_THROW(DeviceBuffer<double>(1000, stream.view()));
  EXPECT_EQ(parity::select_on_device(10).size(), 4u);
}

}  // namespace
}  // namespace ws
