// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/plan.h"

#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t query_step = 64, reference_step = 1024;
constexpr double mib = 1 << 20;

std::size_t bytes_of(const Appetite& a, std::size_t references, std::size_t all_references, std::size_t queries) {
  return a.fixed + a.per_reference * references + queries * (a.per_query + a.per_pair * all_references);
}

/// By array, as far as the appetite tells them apart.
std::vector<MemoryPart> parts_of(const Problem& problem, const Appetite& a, const Plan& plan) {
  const std::size_t counts = problem.bins() * sizeof(std::int32_t), limits = 2 * sizeof(unsigned),
                    privates = a.private_copies * counts, rest = a.per_query - privates - counts - limits;
  std::vector<MemoryPart> parts{
      {phrase("references"), a.per_reference * plan.piece},
      {phrase("queries and bin rules"), rest * plan.group},
      {a.stores_bins ? phrase("bins of the pairs") : phrase("distances"), a.per_pair * problem.references.size() * plan.group},
      {phrase("limits"), limits * plan.group},
      {phrase("partial histograms"), privates * plan.group},
      {phrase("histograms"), counts * plan.group},
      {phrase("staging"), a.fixed}};
  std::erase_if(parts, [](const MemoryPart& part) { return part.bytes == 0; });
  return parts;
}

std::string hint_for(const Parameters& p, const Appetite& appetite) {
  if (appetite.keeps_references)
    return said("use --method fused, which streams the references that this method keeps on the device, or raise --memory-cap");
  return p.memory_cap > 0 ? said("raise --memory-cap") : said("use fewer bins");
}

}  // namespace

Plan plan_for(const Problem& problem, const Appetite& appetite, std::size_t budget, std::size_t most_queries) {
  const std::size_t total = problem.references.size(), queries = problem.queries.size();
  Plan plan{total, std::min(queries, most_queries), 0, {}};
  const auto needed = [&] { return bytes_of(appetite, plan.piece, total, plan.group); };
  // Fewer queries at a time cost little; references that do not stay must be brought again for each group.
  while (needed() > budget && plan.group > query_step) plan.group = std::max(query_step, plan.group / 2);
  if (appetite.keeps_references)
    while (needed() > budget && plan.group > 1) plan.group /= 2;
  while (!appetite.keeps_references && needed() > budget && plan.piece > reference_step)
    plan.piece = std::max(reference_step, plan.piece / 2 / reference_step * reference_step);
  while (needed() > budget && plan.group > 1) plan.group /= 2;
  while (plan.piece < total && bytes_of(appetite, std::min(total, plan.piece * 2), total, plan.group) <= budget)
    plan.piece = std::min(total, plan.piece * 2);
  plan.bytes = needed();
  if (plan.bytes > budget)
    throw Error(ErrorKind::out_of_memory,
                told("the method needs at least {:.1f} MiB of device memory, {:.1f} MiB may be used", double(plan.bytes) / mib,
                     double(budget) / mib),
                hint_for(problem.parameters, appetite));
  plan.parts = parts_of(problem, appetite, plan);
  return plan;
}

std::size_t device_budget(const Parameters& p) {
  constexpr std::size_t margin = 256u << 20;
  const std::size_t free = free_device_bytes(), usable = free > 2 * margin ? free - margin : free / 2;
  const std::int64_t cap_mib = memory_cap_of(p);
  return cap_mib > 0 ? std::min(usable, static_cast<std::size_t>(cap_mib) << 20) : usable;
}

}  // namespace ws::histogram::cuda
