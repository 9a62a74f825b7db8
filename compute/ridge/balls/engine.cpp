// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/engine.h"

#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/ridge/parts/parts.h"

#include <algorithm>
#include <vector>

namespace ws::ridge {

namespace {

/// As device_shares, without what earlier work has freed on the devices but they still keep.
std::vector<DeviceShare> trimmed_shares(const DeviceUse& use) {
  for (const DeviceShare& share : device_shares(use)) {
    const OnDevice here(share.device);
    release_unused_device_memory();
  }
  return device_shares(use);
}

/// As device_shares; where `needed` bytes of each device are not free, first the devices give up what nothing uses, then the
/// cache what it keeps on them.
std::vector<DeviceShare> shares_with_room(const DeviceUse& use, std::size_t needed, RunContext& context) {
  const auto is_enough = [&](const std::vector<DeviceShare>& shares) {
    const std::size_t budget = shares.front().budget_bytes;
    return budget >= needed || (use.memory_cap_bytes > 0 && budget == use.memory_cap_bytes);
  };
  std::vector<DeviceShare> shares = device_shares(use);
  if (is_enough(shares)) return shares;
  shares = trimmed_shares(use);
  if (is_enough(shares) || !context.cache) return shares;
  context.cache->clear();
  return trimmed_shares(use);
}

/// An engine, and what making it was predicted to need: a run whose limit is below that is refused, although the engine is
/// there. So what a run may do does not depend on what the cache has.
struct KeptEngine {
  std::shared_ptr<const Engine> engine;
  std::size_t needed_bytes = 0;
};

/// Where the cloud does not fit the device, or several are to share it; else without an engine.
template <class T>
KeptEngine make_engine_in_parts(const PointSet& points, Method method, const DeviceUse& use, RunContext& context) {
  if (context.backend != Backend::cuda) return {};
  const std::size_t size = points.size(), dimension = points.dimension();
  const std::size_t device_count = std::max<std::size_t>(use.devices, 1), part = (size + device_count - 1) / device_count;
  const std::size_t resident = method == Method::grid ? resident_bytes<T>(part, dimension) : working_bytes<T>(size, dimension);
  const std::vector<DeviceShare> shares = shares_with_room(use, resident, context);
  const std::size_t budget = shares.front().budget_bytes;
  if (method == Method::grid) {
    if (shares.size() == 1 && resident <= budget) return {};
    const std::size_t on_host = size * dimension * sizeof(T), on_device = std::min(resident, budget);
    context.check_memory(on_host, on_device);
    return {make_cuda_parts_engine(make_local_cloud<T>(points, context), shares, context), on_host + on_device};
  }
  if (shares.size() > 1)
    throw Error(ErrorKind::invalid_argument, said("only method grid shares a cloud among devices"), said("use --method grid"));
  if (resident > budget)
    throw Error(ErrorKind::out_of_memory,
                told("this method needs about {} MB of device memory, {} MB may be used", resident >> 20, budget >> 20),
                said("use --method grid, which takes the cloud in pieces"));
  return {};
}

/// The cloud as a whole in one memory.
template <class T>
std::shared_ptr<const Engine> make_whole_engine(const PointSet& points, Method method, RunContext& context) {
  const bool on_grid = method == Method::grid;
  const bool is_there = context.backend == Backend::cuda && points.table() && points.table()->is_here();
  LocalCloud<T> cloud = is_there ? make_cloud_on_device<T>(points, context) : make_local_cloud<T>(points, context);
  if (context.backend == Backend::cpu)
    return on_grid ? make_cpu_grid_engine(std::move(cloud)) : make_cpu_engine(std::move(cloud));
  return on_grid ? make_cuda_grid_engine(cloud, context) : make_cuda_engine(cloud, context);
}

template <class T>
KeptEngine make_engine_of(const PointSet& points, Method method, const DeviceUse& use, RunContext& context) {
  if (KeptEngine made = make_engine_in_parts<T>(points, method, use, context); made.engine) return made;
  const bool on_device = context.backend == Backend::cuda;
  const std::size_t working = working_bytes<T>(points.size(), points.dimension());
  const bool comes_by_host = on_device && !(points.table() && points.table()->is_here());
  const std::size_t on_host = !on_device ? working : comes_by_host ? points.size() * points.dimension() * sizeof(T) : 0;
  const std::size_t there = on_device ? working : 0;
  context.check_memory(on_host, there);
  return {make_whole_engine<T>(points, method, context), on_host + there};
}

/// What engines of one cloud differ by: settings, and the device that they are on.
std::uint64_t fingerprint_of(Precision precision, Backend backend, Method method, const DeviceUse& use) {
  const std::uint64_t kind = static_cast<std::uint64_t>(precision) << 8 | static_cast<std::uint64_t>(method == Method::grid);
  return combine(combine(combine(kind, use.memory_cap_bytes), use.devices), place_key(backend));
}

}  // namespace

std::shared_ptr<const Engine> make_engine(const PointSet& points, Precision precision, RunContext& context, Method method,
                                          const DeviceUse& use) {
  const auto make = [&] {
    return precision == Precision::float32 ? make_engine_of<float>(points, method, use, context)
                                           : make_engine_of<double>(points, method, use, context);
  };
  if (!context.cache) return make().engine;
  const std::size_t value_bytes = precision == Precision::float32 ? sizeof(float) : sizeof(double);
  const CacheKey key{"ridge.engine", points.identity(), fingerprint_of(precision, context.backend, method, use)};
  const auto kept = context.cache->shared<KeptEngine>(
      key, [&] { return std::make_shared<const KeptEngine>(make()); },
      [&](const KeptEngine&) { return points.size() * points.dimension() * value_bytes; });
  context.check_more_memory(kept->needed_bytes, 0, 0);  // against the limit alone: what is free is no matter, it is there
  return {kept, kept->engine.get()};  // holds what the cache knows it by: it is found as long as a result has it
}

}  // namespace ws::ridge
