// The occupancies that the thesis tells or that follow from its compiler's report, for compute capability 2.1.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/occupancy.h"
#include "compute/core/run/error.h"
#include "tests/compute/kdtree/shown.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

namespace ws::kdtree {
namespace {

constexpr int small_split = 16 * 1024;

double percent(KernelUse use, int shared = 0, std::string_view capability = "2.1") {
  return std::round(occupancy(multiprocessor(capability), use, shared).part * 1000) / 10;
}

TEST(KdtreeOccupancy, IsWhatTheThesisReports) {
  const auto& kernels = thesis_kernels();
  EXPECT_EQ(percent(kernels[0].use), 100);
  EXPECT_EQ(percent(kernels[1].use), 100);
  EXPECT_NEAR(occupancy(multiprocessor("2.1"), kernels[2].use).part, 0.6667, 1e-4);
  EXPECT_EQ(percent(kernels[3].use), 100);
  for (const ThesisKernel& k : kernels) EXPECT_EQ(k.use.shared_per_block, k.shared_per_thread * k.use.threads_per_block);
  EXPECT_NEAR(occupancy(multiprocessor("2.1"), {256, 20, 6144}).part - occupancy(multiprocessor("2.1"), {256, 21, 6144}).part,
              1.0 / 6, 1e-12)
      << "one register more costs just under 17 points";
  EXPECT_NEAR(percent({256, 24, 6144}), 83.3, 1e-9);
  EXPECT_EQ(percent({256, 20, 6144}), 100);
  EXPECT_EQ(percent({256, 12, 2048}, small_split), 100) << "the reduction does not mind the small split";
  EXPECT_EQ(percent({256, 27, 4096}, small_split), percent({256, 27, 4096})) << "nor would SAH with 4096 bytes";
}

TEST(KdtreeOccupancy, FollowsTheBlockSize) {
  constexpr std::array threads{32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 384, 448, 512, 576, 640, 768, 896, 1024};
  constexpr std::array others{16.7, 33.3,  50.0, 66.7,  83.3, 100.0, 87.5,  100.0, 93.8,
                              83.3, 100.0, 87.5, 100.0, 75.0, 83.3,  100.0, 58.3,  66.7};
  constexpr std::array sah{16.7, 33.3, 50.0, 66.7, 72.9, 75.0, 72.9, 66.7, 75.0,
                           62.5, 75.0, 58.3, 66.7, 75.0, 41.7, 50.0, 58.3, 66.7};
  for (std::size_t i = 0; i < threads.size(); ++i)
    for (const ThesisKernel& k : thesis_kernels()) {
      const double expected = k.name == "parallelSAH" ? sah[i] : others[i];
      for (const int shared : {k.shared_per_thread * threads[i], k.use.shared_per_block})
        EXPECT_NEAR(percent({threads[i], k.use.registers_per_thread, shared}), expected, 1e-9) << k.name << ", " << threads[i];
    }
}

TEST(KdtreeOccupancy, FollowsSharedMemory) {
  constexpr std::array bytes{1024, 2048, 4096, 6144, 8192, 8320, 12288, 16384, 24576, 49152};
  constexpr std::array others{100.0, 100.0, 100.0, 100.0, 100.0, 83.3, 66.7, 50.0, 33.3, 16.7};
  constexpr std::array others_small{100.0, 100.0, 66.7, 33.3, 33.3, 16.7, 16.7, 16.7, 0.0, 0.0};
  constexpr std::array sah{66.7, 66.7, 66.7, 66.7, 66.7, 66.7, 66.7, 50.0, 33.3, 16.7};
  constexpr std::array sah_small{66.7, 66.7, 66.7, 33.3, 33.3, 16.7, 16.7, 16.7, 0.0, 0.0};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    for (const ThesisKernel& k : thesis_kernels()) {
      const bool is_sah = k.name == "parallelSAH";
      const KernelUse use{256, k.use.registers_per_thread, bytes[i]};
      EXPECT_NEAR(percent(use), is_sah ? sah[i] : others[i], 1e-9) << k.name << ", " << bytes[i];
      EXPECT_NEAR(percent(use, small_split), is_sah ? sah_small[i] : others_small[i], 1e-9) << k.name << ", " << bytes[i];
    }
}

TEST(KdtreeOccupancy, FollowsRegisters) {
  for (int registers = 8; registers <= 63; ++registers) {
    const double expected = registers <= 20   ? 100
                            : registers <= 24 ? 83.3
                            : registers <= 32 ? 66.7
                            : registers <= 42 ? 50
                                              : 33.3;
    EXPECT_NEAR(percent({256, registers, 6144}), expected, 1e-9) << registers;
  }
}

TEST(KdtreeOccupancy, KnowsOtherDevices) {
  for (const ThesisKernel& k : thesis_kernels()) EXPECT_EQ(percent(k.use, 0, "5.2"), 100) << "on the card that it measured";
  for (const Multiprocessor& m : multiprocessors()) {
    EXPECT_GE(occupancy(m, {256, 32, 2048}).part, 0.5) << m.capability;
    EXPECT_EQ(occupancy(m, {256, m.most_registers_per_thread + 1, 0}).limit, OccupancyLimit::impossible);
    EXPECT_EQ(occupancy(m, {1025, 16, 0}).blocks, 0);
    EXPECT_EQ(occupancy(m, {256, 16, m.most_shared_per_block + 1}).blocks, 0);
  }
  EXPECT_EQ(occupancy(multiprocessor("9.0"), {256, 32, 0}).part, 1.0);
  EXPECT_EQ(occupancy(multiprocessor("9.0"), {256, 33, 0}).warps, 48) << "40 registers a thread";
  EXPECT_EQ(occupancy(multiprocessor("9.0"), {128, 96, 11284}).blocks, 5);
  EXPECT_EQ(occupancy(multiprocessor("9.0"), {128, 96, 11284}).limit, OccupancyLimit::registers);
  EXPECT_EQ(occupancy(multiprocessor("8.6"), {1024, 32, 0}).warps, 32) << "two blocks do not fit";
  EXPECT_EQ(occupancy(multiprocessor("9.0"), {32, 16, 0}).limit, OccupancyLimit::blocks);
  EXPECT_EQ(occupancy(multiprocessor("9.0"), {256, 16, 100 * 1024}).limit, OccupancyLimit::shared_memory);
  EXPECT_THROW((void)multiprocessor("1.3"), Error);
}

TEST(KdtreeOccupancy, AllThatCanBeChosenAreKnown) {
  for (const auto& choice : choices(Capability::own))
    if (choice.value != Capability::own) {
      EXPECT_EQ(multiprocessor(choice.name).capability, choice.name);
    }
}

TEST(KdtreeOccupancy, CurvesThatLieOnOneAnotherAreOne) {
  const auto result = testing::run(testing::knot(100), {{"study", "occupancy"}, {"capability", "2.1"}});
  const Plot& threads = result->study().plots.at(0);
  ASSERT_EQ(threads.series.size(), 2u);
  EXPECT_EQ(threads.series[0].name, "your kernel = ProcessEvents = TriangleSplits = ParallelReduction");
  EXPECT_EQ(threads.series[1].name, "parallelSAH");
  for (const ThesisKernel& k : thesis_kernels())
    EXPECT_NE(result->study().csv.find("occupancy_threads," + std::string(k.name) + ",256,"), std::string::npos)
        << "the table has each by itself";
}

TEST(KdtreeOccupancy, PredictsTimesByTheThesissModel) {
  EXPECT_DOUBLE_EQ(predicted_ms(1'000'000, 64, 16, 0.01), 31 * 0.01);
  EXPECT_DOUBLE_EQ(predicted_ms(1, 64, 16, 0.01), 0.01);
  EXPECT_EQ(predicted_ms(0, 64, 16, 0.01), 0);
  EXPECT_EQ(predicted_ms(10, 0, 16, 0.01), 0);
}

}  // namespace
}  // namespace ws::kdtree
