// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/sorting.h"

#include "compute/core/run/cache.h"

#include <exception>
#include <utility>

namespace ws::ridge {

namespace {

CacheKey key_of(std::uint64_t engine) { return {"ridge.sorting", engine, 0}; }

KeptSorting take(Cache* cache, std::uint64_t engine) {
  if (!cache) return {};
  const auto left = cache->take<KeptSorting>(key_of(engine));
  return left ? *left : KeptSorting{};
}

void leave(Cache* cache, std::uint64_t engine, const KeptSorting& kept) {
  if (cache && kept.last) cache->put(key_of(engine), std::make_unique<KeptSorting>(kept), kept.last->bytes());
}

}  // namespace

RunSorting::RunSorting(std::uint64_t engine, const RunContext& context)
    : engine_(engine), cache_(context.cache), kept_(take(context.cache, engine)) {}

RunSorting::~RunSorting() {
  try {
    leave(cache_, engine_, kept_);
  } catch (const std::exception&) {  // no memory to keep it: the next run sorts again
    kept_.last.reset();
  }
}

KeptSorting left_by_a_run(std::uint64_t engine, const RunContext& context) {
  KeptSorting found = take(context.cache, engine);
  leave(context.cache, engine, found);
  return found;
}

}  // namespace ws::ridge
