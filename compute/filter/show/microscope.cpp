// SPDX-License-Identifier: MIT
#include "compute/filter/show/microscope.h"

#include "compute/core/words/told.h"
#include "compute/filter/show/apron.h"
#include "compute/filter/variants/grouped_kernels.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace ws::filter {

namespace {

template <class P, class T>
struct Recorder {
  using Pixel = P;
  using Tap = T;
  std::vector<Touch>& touches;
  GroupPhase phase = GroupPhase::load;
  int lane = 0;

  Pixel image(int site, int x, int y) {
    touches.push_back({phase, GroupMemory::image, site, lane, x, y, 0});
    return {};
  }
  void put(int site, int cell, Pixel) { touches.push_back({phase, GroupMemory::tile_store, site, lane, 0, 0, cell}); }
  Pixel tile(int site, int cell) {
    touches.push_back({phase, GroupMemory::tile_load, site, lane, 0, 0, cell});
    return {};
  }
  Tap tap(int index) {
    touches.push_back({phase, GroupMemory::tap, index, lane, 0, 0, index});
    return {};
  }
  void result(int x, int y, Pixel) { touches.push_back({phase, GroupMemory::result, 0, lane, x, y, 0}); }

  grouped::Quad image4(int site, int x, int y) {
    for (int c = 0; c < 4; ++c) image(site, x + c, y);
    return {};
  }
  void put4(int site, int cell, grouped::Quad) {
    for (int c = 0; c < 4; ++c) put(site, cell + c, {});
  }
  grouped::Quad tile4(int site, int cell) {
    for (int c = 0; c < 4; ++c) tile(site, cell + c);
    return {};
  }
  void result4(int x, int y, grouped::Quad) {
    for (int c = 0; c < 4; ++c) result(x + c, y, {});
  }
};

template <class K>
void record(int group_x, int group_y, const grouped::Pass& pass, GroupTrace& trace) {
  Recorder<typename K::Pixel, typename K::Tap> recorder{trace.touches};
  trace.element_bytes = sizeof(typename K::Pixel);
  const int lanes = trace.group.width * trace.group.height;
  for (const GroupPhase phase : {GroupPhase::load, GroupPhase::compute}) {
    recorder.phase = phase;
    for (int lane = 0; lane < lanes; ++lane) {
      recorder.lane = lane;
      const grouped::Item item = K::item(group_x, group_y, lane, pass);
      if (phase == GroupPhase::load) {
        trace.pixels.push_back({item.x, item.y});
        K::load(item, pass, recorder);
      } else {
        K::compute(item, pass, recorder);
      }
    }
  }
}

template <Axis A>
void record_along(Variant variant, int group_x, int group_y, const grouped::Pass& pass, const Build& build, GroupTrace& trace) {
  const auto f = [&](auto k) { record<decltype(k)>(group_x, group_y, pass, trace); };
  if (variant == Variant::v51)
    grouped::with_fixed_kernel<A, grouped::Radii::told>(pass.radius, build, f);
  else
    grouped::with_float_kernel<A, grouped::Radii::told>(variant, pass.radius, build, f);
}

// --- what it costs

/// Compute capability 1.2: the lowest lane's segment (of 128 bytes; 64 and 32 for 2- and 1-byte elements) is served with all
/// lanes in it, halved while one half suffices; then the next.
void count_segments(std::vector<std::int64_t> addresses, int element_bytes, InstructionCost& cost) {
  const std::int64_t widest = std::min(128, 32 * element_bytes);
  while (!addresses.empty()) {
    const std::int64_t segment = addresses.front() / widest;
    std::int64_t low = addresses.front(), high = low;
    std::erase_if(addresses, [&](std::int64_t a) {
      if (a / widest != segment) return false;
      low = std::min(low, a);
      high = std::max(high, a);
      return true;
    });
    std::int64_t bytes = widest;
    while (bytes > 32 && low / (bytes / 2) == (high + element_bytes - 1) / (bytes / 2)) bytes /= 2;
    ++cost.transactions_2010;
    cost.bytes_2010 += static_cast<int>(bytes);
  }
}

/// The most distinct words of 4 bytes that fall into one bank: they are served one after another; one word is broadcast.
int worst_bank(const std::vector<std::int64_t>& addresses, int bank_count) {
  std::map<std::int64_t, std::set<std::int64_t>> words;
  std::size_t worst = 0;
  for (const std::int64_t address : addresses) {
    auto& bank = words[address / 4 % bank_count];
    bank.insert(address / 4);
    worst = std::max(worst, bank.size());
  }
  return static_cast<int>(worst);
}

/// The touches of one instruction of one warp; `addresses` by half-warp.
struct Instruction {
  std::vector<std::int64_t> halves[2];
  [[nodiscard]] std::vector<std::int64_t> warp() const {
    std::vector<std::int64_t> all = halves[0];
    all.insert(all.end(), halves[1].begin(), halves[1].end());
    return all;
  }
};

void add_costs(const Instruction& instruction, const GroupTrace& trace, InstructionCost& cost) {
  const std::vector<std::int64_t> warp = instruction.warp();
  if (cost.memory == GroupMemory::image || cost.memory == GroupMemory::result) {
    for (const auto& half : instruction.halves) count_segments(half, trace.element_bytes, cost);
    std::set<std::int64_t> sectors;
    for (const std::int64_t a : warp) sectors.insert(a / 32);
    cost.sectors = static_cast<int>(sectors.size());
  } else if (cost.memory != GroupMemory::tap) {  // taps are one word for all lanes
    cost.conflict_2010 = std::max(worst_bank(instruction.halves[0], 16), worst_bank(instruction.halves[1], 16));
    const int turns = worst_bank(warp, 32);  // four words at once are served to a quarter of a warp in each of four turns
    cost.conflict = (turns + trace.pixels_per_item - 1) / trace.pixels_per_item;
  }
}

PhaseCost phase_cost(const GroupTrace& trace, GroupPhase phase) {
  std::vector<char> active(trace.pixels.size());
  for (const Touch& touch : trace.touches)
    if (touch.phase == phase) active[static_cast<std::size_t>(touch.lane)] = 1;
  PhaseCost cost;
  for (std::size_t first = 0; first < active.size(); first += 32) {
    const auto begin = active.begin() + static_cast<std::ptrdiff_t>(first);
    const auto lanes = static_cast<int>(std::min<std::size_t>(32, active.size() - first));
    const auto busy = static_cast<int>(std::count(begin, begin + lanes, 1));
    cost.idle_lanes += lanes - busy;
    cost.divergent_warps += busy > 0 && busy < lanes;
  }
  return cost;
}

void sum_up(GroupCost& cost) {
  for (const InstructionCost& i : cost.instructions) {
    (i.memory == GroupMemory::image ? cost.loads_2010 : cost.stores_2010) += i.transactions_2010;
    (i.memory == GroupMemory::image ? cost.load_sectors : cost.store_sectors) += i.sectors;
    cost.worst_conflict_2010 = std::max(cost.worst_conflict_2010, i.conflict_2010);
    cost.worst_conflict = std::max(cost.worst_conflict, i.conflict);
  }
}

}  // namespace

GroupTrace trace_group(Variant variant, Axis axis, int width, int height, int radius, Border border, int group_x, int group_y,
                       const Build& build) {
  if (!is_grouped(variant))
    throw Error(ErrorKind::invalid_argument, said("this variant has no work-groups to look at"), said("choose v1 to vector"));
  if (radius < 0 || radius > grouped_max_radius(variant, build))
    throw Error(ErrorKind::invalid_argument, said("the radius is beyond what this variant takes"));
  const Extent grid = group_grid(variant, axis, width, height, build);
  if (group_x < 0 || group_y < 0 || group_x >= grid.width || group_y >= grid.height)
    throw Error(ErrorKind::invalid_argument, said("there is no such work-group"));
  GroupTrace trace;
  trace.name = grouped::variant_name(variant);
  trace.axis = axis;
  trace.image = {width, height};
  trace.group = group_extent(variant, axis, build);
  trace.tile = tile_extent(variant, axis, radius, build);
  trace.radius = radius;
  trace.pixels_per_item = pixels_per_item(variant);
  const grouped::Pass pass = grouped::make_pass(variant, axis, width, height, radius, border, build);
  if (axis == Axis::row)
    record_along<Axis::row>(variant, group_x, group_y, pass, build, trace);
  else
    record_along<Axis::column>(variant, group_x, group_y, pass, build, trace);
  return trace;
}

GroupTrace trace_apron(Apron apron, int width, int radius, int segment, int group) {
  check_apron(apron, radius, segment);
  GroupTrace trace;
  trace.name = apron_name(apron);
  trace.image = {width, 1};
  trace.group = {segment, 1};
  trace.radius = radius;
  Recorder<float, float> recorder{trace.touches};
  const ApronKernel kernel{apron, width, radius, segment};
  trace.tile = {kernel.loads_apart() ? segment + 2 * radius : segment, 1};
  for (int lane = 0; lane < segment; ++lane) {
    recorder.lane = lane;
    trace.pixels.push_back({kernel.pixel(group, lane), 0});
    kernel.load(group, lane, recorder);
  }
  recorder.phase = GroupPhase::compute;
  for (int lane = 0; lane < segment; ++lane) {
    recorder.lane = lane;
    kernel.compute(group, lane, recorder);
  }
  return trace;
}

ApronFates judge(const GroupTrace& trace) {
  ApronFates fates{std::vector<char>(std::size_t(trace.tile.width)), std::vector<Fate>(trace.pixels.size(), Fate::idle)};
  std::vector<int> good_taps(trace.pixels.size());
  for (const Touch& touch : trace.touches)
    if (touch.memory == GroupMemory::tile_store) fates.loaded[std::size_t(touch.cell)] = 1;
  for (const Touch& touch : trace.touches) {
    const auto lane = std::size_t(touch.lane);
    if (touch.memory == GroupMemory::tile_load) good_taps[lane] += fates.loaded[std::size_t(touch.cell)];
    if (touch.memory == GroupMemory::result)
      fates.items[lane] = good_taps[lane] == 2 * trace.radius + 1 ? Fate::right : Fate::wrong;
  }
  return fates;
}

GroupCost analyse(const GroupTrace& trace, int pitch) {
  const std::int64_t row = pitch > 0 ? pitch : trace.image.width;
  std::map<std::tuple<GroupPhase, int, GroupMemory, int>, Instruction> instructions;
  for (const Touch& t : trace.touches) {
    const bool in_image = t.memory == GroupMemory::image || t.memory == GroupMemory::result;
    const std::int64_t element = in_image ? t.y * row + t.x : t.cell;
    instructions[{t.phase, t.site, t.memory, t.lane / 32}].halves[t.lane / 16 % 2].push_back(element * trace.element_bytes);
  }
  GroupCost cost;
  for (const auto& [key, instruction] : instructions) {
    const auto& [phase, site, memory, warp] = key;
    cost.instructions.push_back({phase, memory, site, warp});
    add_costs(instruction, trace, cost.instructions.back());
  }
  sum_up(cost);
  cost.load = phase_cost(trace, GroupPhase::load);
  cost.compute = phase_cost(trace, GroupPhase::compute);
  return cost;
}

// --- the small demonstrations

int divergence_steps(int lanes, int branches, bool by_remainder) {
  std::set<int> taken;
  for (int lane = 0; lane < lanes; ++lane) taken.insert(by_remainder ? lane % branches : lane / branches);
  return static_cast<int>(taken.size());
}

int bank_conflict_degree(int stride, int lanes, int banks) {
  std::vector<std::int64_t> addresses;
  addresses.reserve(std::size_t(lanes));
  for (int lane = 0; lane < lanes; ++lane) addresses.push_back(std::int64_t(4) * lane * stride);
  return worst_bank(addresses, banks);
}

int warps_to_hide_latency(int latency_cycles, int cycles_per_instruction, int instructions_per_load) {
  const int cycles = cycles_per_instruction * instructions_per_load;
  return (latency_cycles + cycles - 1) / cycles;
}

int resident_groups(int bytes_per_group, int bytes_per_multiprocessor) {
  return bytes_per_group > 0 ? bytes_per_multiprocessor / bytes_per_group : 0;
}

}  // namespace ws::filter
