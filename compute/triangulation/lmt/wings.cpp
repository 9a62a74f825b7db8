// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/wings.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <atomic>

namespace ws::triangulation {

namespace {

/// Scratch of `for_each_wing`.
struct Chain {
  void clear() { half_edges.clear(); }
  void push(std::uint32_t h) { half_edges.push_back(h); }
  [[nodiscard]] std::size_t size() const { return half_edges.size(); }
  [[nodiscard]] std::uint32_t operator[](std::size_t k) const { return half_edges[k]; }
  std::vector<std::uint32_t> half_edges;
};

/// Appends the wings of one half-edge.
void append_wings(const GraphView<HostMemory>& graph, std::uint32_t s, std::uint32_t half_edge, Chain& chain,
                  std::vector<Wing>& wings) {
  for_each_wing(graph, s, half_edge, chain, [&](Wing w) { wings.push_back(w); });
}

/// Wings in blocks of points, put together; make(source, half-edge, wings) appends those of one half-edge.
template <class Make>
Wings gathered(std::size_t count, const Neighbours& graph, CpuExecutor& executor, const Make& make) {
  constexpr std::size_t block = 256;
  const std::size_t block_count = (count + block - 1) / block;
  std::vector<std::vector<Wing>> found(block_count);
  // Their number may grow with the cube of the points', which cannot be told before; for a moment they are there twice.
  const std::size_t most_bytes = std::min(executor.context().memory_limit_bytes, free_host_bytes()) / 2;
  std::atomic<std::size_t> bytes = 0;
  Wings all{HostBuffer<std::uint32_t>(graph.half_edge_count() + 1), {}};
  all.first[0] = 0;
  executor.accumulate(
      "empty triangles", block_count, 1, [] { return Chain(); },
      [&](Chain& chain, std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end; ++b)
          for (auto s = static_cast<std::uint32_t>(b * block); s < std::min((b + 1) * block, count); ++s) {
            if (executor.context().stop_requested() || bytes > most_bytes) return;
            const std::size_t before_point = found[b].size();
            for (std::uint32_t h = graph.first[s]; h < graph.first[s + 1]; ++h) {
              const std::size_t before = found[b].size();
              make(s, h, chain, found[b]);
              all.first[h + 1] = static_cast<std::uint32_t>(found[b].size() - before);
            }
            bytes += (found[b].size() - before_point) * sizeof(Wing);
          }
      },
      [](Chain&) {});
  if (bytes > most_bytes)
    throw Error(ErrorKind::out_of_memory, told("more than {} MB of empty triangles", most_bytes >> 20),
                said("take fewer points, or raise --memory-limit if there is one"));
  std::size_t total = 0;
  for (std::size_t h = 1; h < all.first.size(); ++h) {
    total += all.first[h];
    all.first[h] = static_cast<std::uint32_t>(total);
  }
  if (total >= Neighbours::none) throw Error(ErrorKind::out_of_memory, said("more than 2^32 empty triangles"));
  all.wing = HostBuffer<Wing>(total);
  executor.for_ranges("gather empty triangles", block_count, 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t b = begin; b < end; ++b) {
      std::copy(found[b].begin(), found[b].end(), all.wing.begin() + all.first[graph.first[b * block]]);
      std::vector<Wing>().swap(found[b]);
    }
  });
  return all;
}

}  // namespace

Wings wings_of(const std::vector<Point>& points, const Neighbours& graph, CpuExecutor& executor) {
  const GraphView<HostMemory> view = view_of(points, graph);
  return gathered(points.size(), graph, executor,
                  [&](std::uint32_t s, std::uint32_t h, Chain& chain, std::vector<Wing>& wings) {
                    append_wings(view, s, h, chain, wings);
                  });
}

Wings updated_wings(const std::vector<Point>& points, const Neighbours& graph, const Neighbours& old_graph,
                    const Wings& old_wings, const std::vector<std::uint8_t>& is_dirty, CpuExecutor& executor) {
  const GraphView<HostMemory> view = view_of(points, graph);
  return gathered(points.size(), graph, executor,
                  [&](std::uint32_t s, std::uint32_t h, Chain& chain, std::vector<Wing>& wings) {
                    if (is_dirty[s] || is_dirty[graph.target[h]]) return append_wings(view, s, h, chain, wings);
                    const std::uint32_t old = old_graph.first[s] + (h - graph.first[s]);
                    wings.insert(wings.end(), old_wings.wing.begin() + old_wings.first[old],
                                 old_wings.wing.begin() + old_wings.first[old + 1]);
                  });
}

}  // namespace ws::triangulation
