// SPDX-License-Identifier: MIT
#include "compute/filter/engine.h"

#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"

namespace ws::filter {

namespace {

std::shared_ptr<const Engine> make_engine(Backend backend) {
  return backend == Backend::cpu ? make_cpu_engine() : make_cuda_engine();
}

}  // namespace

std::shared_ptr<const Engine> engine_for(Backend backend, Cache* cache) {
  const auto make = [&] { return make_engine(backend); };
  if (!cache) return make();
  const CacheKey key{"filter.engine", 0, place_key(backend)};
  return cache->shared<Engine>(key, make, [](const Engine&) { return sizeof(Engine); });
}

}  // namespace ws::filter
