// The thesis's kernels on the CPU equal a plain loop bit for bit, and the microscope counts what the thesis counted.
// SPDX-License-Identifier: MIT
#include "compute/filter/apron.h"
#include "compute/filter/border.h"
#include "compute/filter/grouped_kernels.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace ws::filter {
namespace {

constexpr Variant float_variants[] = {Variant::v1, Variant::v3, Variant::v4, Variant::v41, Variant::v411, Variant::v412};
constexpr Border borders[] = {Border::zero, Border::replicate, Border::reflect, Border::reflect_101, Border::wrap};
constexpr Extent sizes[] = {{1, 1}, {1, 70}, {70, 1}, {64, 64}, {33, 17}, {101, 47}, {16, 130}, {130, 31}};

Taps random_taps(int radius, std::mt19937& random) {
  std::uniform_real_distribution<float> value(-1, 1);
  Taps taps;
  for (int i = 0; i < 2 * radius + 1; ++i) taps.values.push_back(value(random));
  return taps;
}

std::vector<float> plain_pass(Axis axis, const std::vector<float>& in, Extent size, const Taps& taps, Border border) {
  std::vector<float> out(in.size());
  const int r = taps.radius();
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) {
      float sum = 0;
      for (int i = -r; i <= r; ++i) {
        const int sx = axis == Axis::row ? border_index(x + i, size.width, border) : x;
        const int sy = axis == Axis::column ? border_index(y + i, size.height, border) : y;
        if (sx != outside && sy != outside)
          sum = std::fma(in[std::size_t(sy * size.width + sx)], taps.values[std::size_t(r + i)], sum);
      }
      out[std::size_t(y * size.width + x)] = sum;
    }
  return out;
}

std::vector<std::uint8_t> plain_fixed_pass(Axis axis, const std::vector<std::uint8_t>& in, Extent size, const Taps& taps,
                                           Border border) {
  std::vector<std::uint8_t> out(in.size());
  const int r = taps.radius();
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) {
      std::int64_t sum = 8192;
      for (int i = -r; i <= r; ++i) {
        const int sx = axis == Axis::row ? border_index(x + i, size.width, border) : x;
        const int sy = axis == Axis::column ? border_index(y + i, size.height, border) : y;
        if (sx != outside && sy != outside)
          sum += in[std::size_t(sy * size.width + sx)] * std::llround(double(taps.values[std::size_t(r + i)]) * 16384);
      }
      out[std::size_t(y * size.width + x)] = static_cast<std::uint8_t>(std::clamp<std::int64_t>(sum >> 14, 0, 255));
    }
  return out;
}

/// The first place where they differ, or −1. NaN equals NaN.
int first_difference(const std::vector<float>& a, const std::vector<float>& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!(a[i] == b[i]) && !(std::isnan(a[i]) && std::isnan(b[i]))) return static_cast<int>(i);
  return -1;
}

class Grouped : public testing::TestWithParam<Border> {};

TEST_P(Grouped, FloatVariantsEqualAPlainLoop) {
  std::mt19937 random(1);
  for (const Extent size : sizes) {
    std::vector<float> in(std::size_t(size.width * size.height)), out(in.size());
    for (float& v : in) v = std::uniform_real_distribution<float>(-1, 1)(random);
    in[in.size() / 2] = std::numeric_limits<float>::infinity();
    in[in.size() / 3] = std::numeric_limits<float>::quiet_NaN();
    for (const Variant variant : float_variants)
      for (int radius = 0; radius <= std::min(40, grouped_max_radius(variant)); radius += radius < 17 ? 1 : 5)
        for (const Axis axis : {Axis::row, Axis::column}) {
          const Taps taps = random_taps(radius, random);
          std::fill(out.begin(), out.end(), -77.f);
          RunContext context;
          grouped_pass<float>(variant, axis, Span<const float>(in), Span<float>(out), size.width, size.height, taps, GetParam(),
                              context);
          ASSERT_EQ(first_difference(out, plain_pass(axis, in, size, taps, GetParam())), -1)
              << grouped::variant_name(variant) << " radius " << radius << " of " << size.width << " x " << size.height;
        }
  }
}

TEST_P(Grouped, FixedPointEqualsWholeNumbers) {
  std::mt19937 random(2);
  for (const Extent size : sizes) {
    std::vector<std::uint8_t> in(std::size_t(size.width * size.height)), out(in.size());
    for (auto& v : in) v = static_cast<std::uint8_t>(random());
    for (int radius = 0; radius <= aligned_radius; ++radius)
      for (const Axis axis : {Axis::row, Axis::column}) {
        const Taps taps = random_taps(radius, random);
        RunContext context;
        grouped_pass<std::uint8_t>(Variant::v51, axis, Span<const std::uint8_t>(in), Span<std::uint8_t>(out), size.width,
                                   size.height, taps, GetParam(), context);
        ASSERT_EQ(out, plain_fixed_pass(axis, in, size, taps, GetParam())) << "radius " << radius;
      }
  }
}

INSTANTIATE_TEST_SUITE_P(Filter, Grouped, testing::ValuesIn(borders), [](const auto& info) {
  std::string name = ChoiceNames<Border>::names[static_cast<std::size_t>(info.param)];
  std::erase(name, '-');
  return name;
});

TEST(GroupedLimits, AreRefusedWithAMessage) {
  std::vector<float> in(64), out(64);
  std::mt19937 random(3);
  RunContext context;
  const auto run = [&](Variant variant, int radius) {
    grouped_pass<float>(variant, Axis::row, Span<const float>(in), Span<float>(out), 8, 8, random_taps(radius, random),
                        Border::zero, context);
  };
  EXPECT_THROW(run(Variant::v411, 17), Error);
  EXPECT_THROW(run(Variant::v3, 33), Error);
  EXPECT_NO_THROW(run(Variant::v3, 32));
  EXPECT_THROW(fixed_point_taps(Taps{{0, 2.1f, 0}}), Error);
  EXPECT_EQ(fixed_point_taps(Taps{{-2, 0.25f, 2}}), (std::vector<std::int32_t>{-32768, 4096, 32768}));
  EXPECT_THROW((void)trace_group(Variant::v411, Axis::row, 64, 64, 17, Border::zero, 0, 0), Error);
  EXPECT_THROW((void)trace_group(Variant::fused, Axis::row, 64, 64, 4, Border::zero, 0, 0), Error);
}

int warp_loads_2010(const GroupCost& cost, int warp) {
  int count = 0;
  for (const InstructionCost& i : cost.instructions)
    if (i.memory == GroupMemory::image && i.warp == warp) count += i.transactions_2010;
  return count;
}

TEST(Microscope, V3NeedsSixTransactionsAndV411Four) {
  for (int radius = 1; radius <= 32; ++radius) {  // items 32 to 63 of a row, as in the thesis: warp 1 of the second group
    const GroupCost v3 = analyse(trace_group(Variant::v3, Axis::row, 1024, 64, radius, Border::zero, 1, 3));
    EXPECT_EQ(warp_loads_2010(v3, 1), radius % 16 ? 6 : 4) << radius;
    if (radius > aligned_radius) continue;
    const GroupCost v411 = analyse(trace_group(Variant::v411, Axis::row, 1024, 64, radius, Border::zero, 3, 1));
    for (int warp = 0; warp < 4; ++warp) EXPECT_EQ(warp_loads_2010(v411, warp), 4) << radius;
  }
}

TEST(Microscope, ColumnsOfV3AreScatteredAndOfV411Coalesced) {
  const GroupCost v3 = analyse(trace_group(Variant::v3, Axis::column, 256, 256, 8, Border::zero, 5, 1));
  const GroupCost v411 = analyse(trace_group(Variant::v411, Axis::column, 256, 256, 8, Border::zero, 5, 1));
  for (const InstructionCost& i : v3.instructions)
    if (i.memory == GroupMemory::image) {
      EXPECT_EQ(i.transactions_2010, 32);  // 16 for each half-warp
    }
  for (const InstructionCost& i : v411.instructions)
    if (i.memory == GroupMemory::image) {
      EXPECT_EQ(i.transactions_2010, 2);
    }
  EXPECT_EQ(v411.worst_conflict_2010, 1);
  EXPECT_EQ(v411.worst_conflict, 1);
}

TEST(Microscope, EveryTileCellIsFilledOnceWhereLoadsAreAligned) {
  for (const Variant variant : {Variant::v41, Variant::v411, Variant::v412, Variant::v51})
    for (const Axis axis : {Axis::row, Axis::column}) {
      const GroupTrace trace = trace_group(variant, axis, 256, 256, 8, Border::replicate, 2, 2);
      std::multiset<int> cells;
      for (const Touch& t : trace.touches)
        if (t.memory == GroupMemory::tile_store) cells.insert(t.cell);
      const int count = trace.tile.width * trace.tile.height;
      EXPECT_EQ(cells.size(), std::size_t(count));
      for (int cell = 0; cell < count; ++cell) EXPECT_EQ(cells.count(cell), 1u);
    }
}

TEST(Microscope, GroupsAtTheEdgeIdle) {
  const GroupCost cost = analyse(trace_group(Variant::v411, Axis::row, 40, 3, 4, Border::zero, 1, 0));
  EXPECT_EQ(cost.compute.idle_lanes, 128 - 3 * 8);
  EXPECT_EQ(cost.compute.divergent_warps, 3);
  const GroupCost whole = analyse(trace_group(Variant::v411, Axis::row, 64, 64, 4, Border::zero, 0, 0));
  EXPECT_EQ(whole.compute.idle_lanes, 0);
}

TEST(Microscope, GroupsCoverTheImage) {
  EXPECT_EQ(group_grid(Variant::v411, Axis::column, 64, 64), (Extent{4, 2}));
  EXPECT_EQ(group_grid(Variant::v1, Axis::row, 10, 10), (Extent{2, 1}));
}

struct RowMemory {
  using Pixel = float;
  const std::vector<float>& in;
  std::vector<float>& out;
  const Taps& taps;
  std::vector<float> cells;
  float image(int, int x, int) const { return in[std::size_t(x)]; }
  void put(int, int cell, float value) { cells[std::size_t(cell)] = value; }
  float tile(int, int cell) const { return cells[std::size_t(cell)]; }
  float tap(int index) const { return taps.values[std::size_t(index)]; }
  void result(int x, int, float value) { out[std::size_t(x)] = value; }
};

TEST(Aprons, OneOfThreeIsWrong) {
  std::mt19937 random(4);
  const int width = 200, radius = 8, segment = 64;
  std::vector<float> in(width);
  for (float& v : in) v = std::uniform_real_distribution<float>(1, 2)(random);
  const Taps taps{std::vector<float>(17, 0.1f)};
  const std::vector<float> expected = plain_pass(Axis::row, in, {width, 1}, taps, Border::zero);
  for (const Apron apron : {Apron::faulty, Apron::idle_items, Apron::double_load}) {
    std::vector<float> out(width, -1.f);
    const ApronKernel kernel{apron, width, radius, segment};
    for (int group = 0; group * kernel.stride() < width; ++group) {
      RowMemory memory{in, out, taps, std::vector<float>(std::size_t(segment + 2 * radius))};
      for (int lane = 0; lane < segment; ++lane) kernel.load(group, lane, memory);
      for (int lane = 0; lane < segment; ++lane) kernel.compute(group, lane, memory);
    }
    EXPECT_EQ(first_difference(out, expected), apron == Apron::faulty ? segment - radius : -1) << apron_name(apron);
  }
  EXPECT_EQ(analyse(trace_apron(Apron::idle_items, 512, 8)).compute.idle_lanes, 16);
  EXPECT_EQ(analyse(trace_apron(Apron::idle_items, 512, 8)).compute.divergent_warps, 2);
  EXPECT_EQ(analyse(trace_apron(Apron::double_load, 512, 8)).compute.idle_lanes, 0);
}

TEST(Aprons, AreJudgedByWhatTheKernelsTouch) {
  const auto fates = [](Apron apron, int radius, int segment) { return judge(trace_apron(apron, 512, radius, segment, 2)); };
  const ApronFates faulty = fates(Apron::faulty, 8, 64), idle = fates(Apron::idle_items, 8, 64);
  EXPECT_EQ(faulty.count(Fate::right), 48);
  EXPECT_EQ(faulty.count(Fate::wrong), 16);
  EXPECT_EQ(idle.count(Fate::right), 48);
  EXPECT_EQ(idle.count(Fate::idle), 16);
  EXPECT_EQ(fates(Apron::double_load, 8, 64).count(Fate::right), 64);
  // MAX_RADIUS raised by 16: the two loads of a group of 32 leave the cells between them empty.
  const ApronFates gap = fates(Apron::double_load, 32, 32);
  EXPECT_EQ(gap.missing_cells(), 32);
  EXPECT_EQ(gap.count(Fate::wrong), 32);
  const ApronFates closed = fates(Apron::triple_load, 32, 32);
  EXPECT_EQ(closed.missing_cells(), 0);
  EXPECT_EQ(closed.count(Fate::right), 32);
  EXPECT_THROW((void)fates(Apron::idle_items, 32, 64), Error);
}

TEST(Demos, GiveTheThesissNumbers) {
  EXPECT_EQ(divergence_steps(32, 32, true), 32);
  EXPECT_EQ(divergence_steps(32, 32, false), 1);
  EXPECT_EQ(bank_conflict_degree(1), 1);
  EXPECT_EQ(bank_conflict_degree(8), 8);
  EXPECT_EQ(bank_conflict_degree(16), 16);
  EXPECT_EQ(bank_conflict_degree(0), 1);  // one word is broadcast
  EXPECT_EQ(bank_conflict_degree(17), 1);
  EXPECT_EQ(warps_to_hide_latency(), 13);
  EXPECT_EQ(resident_groups(10 << 10), 1);
}

}  // namespace
}  // namespace ws::filter
