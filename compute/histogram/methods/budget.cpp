// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/budget.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::histogram {

namespace {

std::size_t bytes_of_set(const VectorSet& vectors) { return vectors.size() * vectors.dimension() * bytes_of(vectors.type()); }

[[noreturn]] void throw_no_room(std::size_t needed, std::size_t cap, const Parameters& p) {
  constexpr double mib = 1 << 20;
  throw Error(ErrorKind::out_of_memory,
              told("the method needs at least {:.1f} MiB, {:.1f} MiB may be used", double(needed) / mib, double(cap) / mib),
              p.memory_cap > 0 ? said("raise --memory-cap")
                               : said("method paper keeps to the memory of 2019 unless --memory-cap allows more"));
}

}  // namespace

std::vector<MemoryPart> inputs_and_counts(const Problem& problem) {
  const std::size_t of_row = problem.bins() * sizeof(std::int32_t) + 2 * sizeof(float) + sizeof(std::uint8_t);
  return {{phrase("references"), bytes_of_set(problem.references)},
          {phrase("queries"), bytes_of_set(problem.queries)},
          {phrase("histograms"), problem.queries.size() * of_row}};
}

std::size_t total_bytes(const std::vector<MemoryPart>& parts) {
  std::size_t sum = 0;
  for (const MemoryPart& part : parts) sum += part.bytes;
  return sum;
}

HostBudget host_budget(const Problem& problem, std::size_t wanted_queries, const RoundArrays& arrays,
                       const RunContext& context) {
  const std::vector<MemoryPart> always = inputs_and_counts(problem);
  const std::size_t cap = static_cast<std::size_t>(memory_cap_of(problem.parameters)) << 20;
  HostBudget budget{std::min(wanted_queries, problem.queries.size()), {}};
  for (;; budget.per_round /= 2) {
    budget.parts = always;
    const std::vector<MemoryPart> own = arrays(budget.per_round);
    budget.parts.insert(budget.parts.end() - 1, own.begin(), own.end());
    const std::size_t needed = total_bytes(budget.parts);
    if (cap == 0 || needed <= cap) break;
    if (budget.per_round == 1) throw_no_room(needed, cap, problem.parameters);
  }
  const std::size_t inputs = always[0].bytes + always[1].bytes;  // are there already
  context.check_memory(total_bytes(budget.parts) - inputs, 0);
  return budget;
}

}  // namespace ws::histogram
