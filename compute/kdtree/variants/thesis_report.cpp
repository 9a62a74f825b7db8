// Sums and look-ups of what the thesis's pipeline measured, and the bytes that follow from sizes alone.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/variants/thesis_report.h"

#include "compute/core/run/counted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

ThesisOptions thesis_options(const Parameters& p) {
  ThesisOptions options{p.counting, p.sort, std::nullopt, static_cast<int>(p.block), static_cast<int>(p.grid)};
  if (p.switch_size > 0) options.switch_size = static_cast<std::size_t>(p.switch_size);
  return options;
}

std::size_t switch_size_of(const std::vector<SwitchSample>& samples) {
  if (samples.empty()) return 0;
  const auto cpu_wins = [](const SwitchSample& s) { return s.cpu_ms <= s.device_ms; };
  const auto lost = std::find_if(samples.rbegin(), samples.rend(), cpu_wins);  // by the device, the largest
  if (lost == samples.rend()) return samples.front().triangles;
  if (lost == samples.rbegin()) return lost->triangles + 1;
  const auto behind = [](const SwitchSample& s) { return std::log(s.device_ms / s.cpu_ms); };
  const SwitchSample &below = *lost, &above = *(lost - 1);
  const double part = behind(below) / (behind(below) - behind(above));
  const double growth = static_cast<double>(above.triangles) / static_cast<double>(below.triangles);
  return static_cast<std::size_t>(std::lround(static_cast<double>(below.triangles) * std::pow(growth, part)));
}

std::string tell(const Launch& launch) {
  if (launch.blocks == 0) return "no launch";
  return fmt::format("{} of {} threads, {} registers, {} B shared", counted(launch.blocks, "block"), launch.threads,
                     launch.registers, launch.shared_bytes);
}

StepTimes& StepTimes::operator+=(const StepTimes& other) {
  ms += other.ms;
  kernel_ms += other.kernel_ms;
  bytes_to_device += other.bytes_to_device;
  bytes_from_device += other.bytes_from_device;
  if (other.launch.blocks > 0) launch = other.launch;
  return *this;
}

void ThesisReport::add(const NodeTimes& node) {
  ++device_nodes;
  total.triangles += node.triangles;
  total.events += node.events;
  total.planes += node.planes;
  for (std::size_t i = 0; i < thesis_step_count; ++i) total.steps[i] += node.steps[i];
  if (nodes.size() < most_nodes) nodes.push_back(node);
}

const NodeTimes* ThesisReport::find(const Box& cell, std::uint32_t triangles) const {
  const auto found = std::find_if(nodes.begin(), nodes.end(),
                                  [&](const NodeTimes& node) { return node.triangles == triangles && node.cell == cell; });
  return found == nodes.end() ? nullptr : &*found;
}

std::array<KernelTraffic, 4> thesis_traffic(std::uint64_t n, std::uint64_t m, std::uint64_t q, std::uint64_t blocks) {
  constexpr std::uint64_t triangle = 36, event = 24, plane = 8, counts = 3 * 4, cost = 4, pair = 8;
  constexpr auto transactions = [](std::uint64_t bytes_of_thread) {
    return static_cast<std::uint32_t>(32 * bytes_of_thread / 128);
  };
  return {{{triangle * n, 6 * event * n, transactions(triangle), transactions(6 * event)},
           {event * m + plane * q, counts * q, transactions(event) + transactions(plane), transactions(counts)},
           {(plane + counts) * q, cost * q, transactions(plane) + transactions(counts), transactions(cost)},
           {cost * q + pair * blocks, pair * blocks + pair, 2 * transactions(cost), 1}}};
}

std::uint64_t reduction_blocks(std::uint64_t planes) { return (planes + 511) / 512; }

}  // namespace ws::kdtree
