// The microscope counts what the thesis counted, and judges the ways to treat an apron by what their kernels touch.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/microscope.h"

#include "compute/filter/show/apron.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace ws::filter {
namespace {

TEST(Microscope, RefusesWhatHasNoGroups) {
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

/// One row with zero border.
std::vector<float> plain_row(const std::vector<float>& in, const Taps& taps) {
  std::vector<float> out(in.size());
  const int r = taps.radius(), width = int(in.size());
  for (int x = 0; x < width; ++x)
    for (int i = -r; i <= r; ++i)
      if (x + i >= 0 && x + i < width)
        out[std::size_t(x)] = std::fma(in[std::size_t(x + i)], taps.values[std::size_t(r + i)], out[std::size_t(x)]);
  return out;
}

/// The first place where they differ, else −1.
int first_wrong(const std::vector<float>& a, const std::vector<float>& b) {
  const auto found = std::mismatch(a.begin(), a.end(), b.begin()).first;
  return found == a.end() ? -1 : int(found - a.begin());
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
  const std::vector<float> expected = plain_row(in, taps);
  for (const Apron apron : {Apron::faulty, Apron::idle_items, Apron::double_load}) {
    std::vector<float> out(width, -1.f);
    const ApronKernel kernel{apron, width, radius, segment};
    for (int group = 0; group * kernel.stride() < width; ++group) {
      RowMemory memory{in, out, taps, std::vector<float>(std::size_t(segment + 2 * radius))};
      for (int lane = 0; lane < segment; ++lane) kernel.load(group, lane, memory);
      for (int lane = 0; lane < segment; ++lane) kernel.compute(group, lane, memory);
    }
    EXPECT_EQ(first_wrong(out, expected), apron == Apron::faulty ? segment - radius : -1) << apron_name(apron);
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

TEST(Microscope, FourFloatsAtOnceTakeAQuarterOfTheInstructions) {
  for (const Axis axis : {Axis::row, Axis::column}) {
    const GroupTrace trace = trace_group(Variant::vector, axis, 1024, 256, 8, Border::zero, 2, 2);
    EXPECT_EQ(trace.pixels_per_item, 4);
    int loads = 0, reads = 0;
    for (const InstructionCost& one : analyse(trace).instructions) {
      if (one.warp != 0) continue;
      loads += one.memory == GroupMemory::image;
      reads += one.memory == GroupMemory::tile_load;
      if (one.memory == GroupMemory::tile_load) {
        EXPECT_EQ(one.conflict, 1) << "quarters of a warp do not collide";
      }
      if (one.memory == GroupMemory::image) {
        EXPECT_EQ(one.transactions_2010, axis == Axis::row ? 6 : 4) << "256 bytes per half-warp, along rows half a segment off";
      }
    }
    EXPECT_EQ(loads, 2);
    EXPECT_EQ(reads, axis == Axis::row ? 5 : 17) << "24 neighbouring cells are five quads, or each row by itself";
  }
}

TEST(Microscope, ARaisedMaxRadiusLoadsThreeTimes) {
  const Build raised{.max_radius = most_max_radius};
  for (const Axis axis : {Axis::row, Axis::column}) {
    const GroupTrace trace = trace_group(Variant::v411, axis, 512, 512, 24, Border::zero, 3, 3, raised);
    EXPECT_EQ(axis == Axis::row ? trace.tile.width : trace.tile.height, 32 + 2 * 32);
    std::vector<int> stores(std::size_t(trace.tile.width * trace.tile.height));
    for (const Touch& touch : trace.touches)
      if (touch.memory == GroupMemory::tile_store) ++stores[std::size_t(touch.cell)];
    EXPECT_EQ(std::count(stores.begin(), stores.end(), 1), std::ptrdiff_t(stores.size())) << "each cell once";
  }
  EXPECT_THROW((void)trace_group(Variant::v411, Axis::row, 64, 64, 33, Border::zero, 0, 0, raised), Error);
}

}  // namespace
}  // namespace ws::filter
