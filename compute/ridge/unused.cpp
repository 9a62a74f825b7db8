// SPDX-License-Identifier: MIT
#include "compute/ridge/unused.h"

#include <fmt/format.h>

#include <array>
#include <functional>
#include <span>
#include <string_view>

namespace ws::ridge {

namespace {

using Names = std::vector<std::string_view>;

/// Where it applies, none of the named fields is read.
struct Rule {
  Names names;
  const char* why;
  bool (*applies)(const Parameters& p, bool on_device);
};

/// In this order: what a rule has put back to its default counts as not asked for in those below it.
std::span<const Rule> rules() {
  static const std::array all{
      Rule{{"choose", "choose_block", "decimation", "kernels", "points_layout", "balls_layout", "control", "loads",
            "block_size", "items_per_thread"},
           "method reference goes by the words of the definition",
           [](const Parameters& p, bool) { return p.method == Method::reference; }},
      Rule{{"choose", "choose_block"},
           "with method tiled each tile chooses its balls in their order",
           [](const Parameters& p, bool) { return p.method == Method::tiled; }},
      Rule{{"kernels", "points_layout", "balls_layout", "control", "loads", "block_size", "items_per_thread"},
           "method tiled evolves its balls by itself, but for --smoothing",
           [](const Parameters& p, bool) { return p.method == Method::tiled && p.smoothing == Smoothing::none; }},
      Rule{{"ball_order"},
           "method tiled takes the balls by tile",
           [](const Parameters& p, bool) { return p.method == Method::tiled && !p.compare; }},
      Rule{{"tile_grid", "tile_capacity", "tile_depth", "tile_kind", "tile_detection", "smoothing", "halo", "keep_lone",
            "tile_histogram"},
           "only method tiled has tiles",
           [](const Parameters& p, bool) { return p.method != Method::tiled; }},
      Rule{{"halo"},
           "only tiles of --tile-kind extended have one",
           [](const Parameters& p, bool) { return p.tile_kind != TileKind::extended; }},
      Rule{{"choose_block"},
           "only --choose block chooses by one block",
           [](const Parameters& p, bool) { return p.choose != Choosing::block; }},
      Rule{{"points_layout", "balls_layout"},
           "only --kernels source and --choose block know layouts",
           [](const Parameters& p, bool) { return p.kernels != Kernels::source && p.choose != Choosing::block; }},
      Rule{{"control", "loads", "block_size", "items_per_thread"},
           "they are of --kernels source",
           [](const Parameters& p, bool) { return p.kernels != Kernels::source; }},
      Rule{{"loads", "block_size", "items_per_thread", "tile_histogram"},
           "only kernels on CUDA have a choice",
           [](const Parameters&, bool on_device) { return !on_device; }},
      Rule{{"devices"}, "only CUDA devices share a cloud", [](const Parameters&, bool on_device) { return !on_device; }},
      Rule{{"memory_cap"}, "it is of the memory of CUDA devices", [](const Parameters&, bool on_device) { return !on_device; }},
      Rule{{"tolerance"},
           "only --convergence tolerance asks for it",
           [](const Parameters& p, bool) { return p.convergence != Convergence::tolerance; }},
      Rule{{"extend_ends"},
           "only --refine fit moves the ends",
           [](const Parameters& p, bool) { return p.refine == Refinement::none; }},
      Rule{{"study_from", "study_to", "study_count"}, "they are of --study", [](const Parameters& p, bool) {
             return !p.study;
           }}};
  return all;
}

/// Calls `visit(rule, names)` with what was asked for and has no effect by each rule; the names are never empty.
template <class Visit>
Parameters without_unused(const Parameters& asked, Backend backend, const Visit& visit) {
  const ParameterSet defaults = ParameterSet::of<Parameters>();
  ParameterSet set = ParameterSet::of(asked);
  for (const Rule& rule : rules()) {
    const auto now = set.to<Parameters>();
    if (!rule.applies(now, backend == Backend::cuda && now.method != Method::reference)) continue;
    Names unused;
    for (const std::string_view name : rule.names)
      if (set.get(name) != defaults.get(name)) unused.push_back(name);
    if (unused.empty()) continue;
    visit(rule, unused, set);
    for (const std::string_view name : unused) set.set(name, defaults.get(name));
  }
  return set.to<Parameters>();
}

}  // namespace

Parameters effective(const Parameters& asked, Backend backend) {
  return without_unused(asked, backend, [](const Rule&, const Names&, const ParameterSet&) {});
}

std::vector<std::string> unused_lines(const Parameters& asked, Backend backend) {
  std::vector<std::string> lines;
  const auto add = [&](const Rule& rule, const Names& names, const ParameterSet& set) {
    std::string flags;
    for (std::size_t i = 0; i < names.size(); ++i) {
      flags += i == 0 ? "" : i + 1 == names.size() ? " and " : ", ";
      flags += set.info(names[i]).flag();
      if (set.info(names[i]).kind != FieldKind::boolean) flags += " " + to_text(set.get(names[i]));
    }
    lines.push_back(fmt::format("{} {} no effect: {}", flags, names.size() == 1 ? "has" : "have", rule.why));
  };
  (void)without_unused(asked, backend, add);
  return lines;
}

bool Parameters::are_exact() const {
  const Parameters p = effective(*this, Backend::cpu);
  return p.method != Method::tiled && p.choose != Choosing::greedy && !p.decimate_first && p.decimation != Decimation::greedy;
}

}  // namespace ws::ridge
