// SPDX-License-Identifier: MIT
#include "compute/ridge/engine.h"

#include "compute/core/error.h"
#include "compute/ridge/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <vector>

namespace ws::ridge {

namespace {

#if WS_HAS_CUDA
/// Where the cloud does not fit the device, or several are to share it; else null.
template <class T>
std::shared_ptr<const Engine> make_engine_in_parts(const PointSet& points, Method method, const DeviceUse& use,
                                                   RunContext& context) {
  if (context.backend != Backend::cuda) return nullptr;
  const std::size_t size = points.size(), dimension = points.dimension();
  const std::vector<DeviceShare> shares = device_shares(use);
  const std::size_t part = (size + shares.size() - 1) / shares.size(), budget = shares.front().budget_bytes;
  if (method == Method::grid) {
    const std::size_t resident = resident_bytes<T>(part, dimension);
    if (shares.size() == 1 && resident <= budget) return nullptr;
    context.check_memory(size * dimension * sizeof(T), std::min(resident, budget));
    return make_cuda_parts_engine(make_local_cloud<T>(points, context), shares, context);
  }
  if (shares.size() > 1)
    throw Error(ErrorKind::invalid_argument, "only method grid shares a cloud among devices", "use --method grid");
  if (const std::size_t needed = working_bytes<T>(size, dimension); needed > budget)
    throw Error(ErrorKind::out_of_memory,
                fmt::format("this method needs about {} MB of device memory, {} MB may be used", needed >> 20, budget >> 20),
                "use --method grid, which takes the cloud in pieces");
  return nullptr;
}
#endif

template <class T>
std::shared_ptr<const Engine> make_engine_of(const PointSet& points, Method method, [[maybe_unused]] const DeviceUse& use,
                                             RunContext& context) {
#if WS_HAS_CUDA
  if (auto engine = make_engine_in_parts<T>(points, method, use, context)) return engine;
#endif
  const std::size_t values = points.size() * points.dimension();
  const bool on_device = context.backend == Backend::cuda;
  const std::size_t needed = working_bytes<T>(points.size(), points.dimension());
  context.check_memory(on_device ? values * sizeof(T) : needed, on_device ? needed : 0);
  LocalCloud<T> cloud = make_local_cloud<T>(points, context);
  const bool on_grid = method == Method::grid;
  if (!on_device) return on_grid ? make_cpu_grid_engine(std::move(cloud)) : make_cpu_engine(std::move(cloud));
#if WS_HAS_CUDA
  return on_grid ? make_cuda_grid_engine(cloud, context) : make_cuda_engine(cloud, context);
#else
  throw Error(ErrorKind::cuda, "this build has no CUDA backend", "choose --backend cpu");
#endif
}

/// The engine made last, while some result keeps it: another radius on the same cloud then needs no copy and no upload.
struct LastEngine {
  std::mutex mutex;
  std::uint64_t identity = 0;
  Precision precision = Precision::float32;
  Backend backend = Backend::cpu;
  Method method = Method::grid;
  DeviceUse use;
  std::weak_ptr<const Engine> engine;
};

}  // namespace

std::shared_ptr<const Engine> make_engine(const PointSet& points, Precision precision, RunContext& context, Method method,
                                          const DeviceUse& use) {
  static LastEngine last;
  {
    const std::lock_guard lock(last.mutex);
    if (last.identity == points.identity() && last.precision == precision && last.backend == context.backend &&
        last.method == method && last.use == use)
      if (auto engine = last.engine.lock()) return engine;
  }
  auto engine = precision == Precision::float32 ? make_engine_of<float>(points, method, use, context)
                                                : make_engine_of<double>(points, method, use, context);
  const std::lock_guard lock(last.mutex);
  last.identity = points.identity();
  last.precision = precision;
  last.backend = context.backend;
  last.method = method;
  last.use = use;
  last.engine = engine;
  return engine;
}

}  // namespace ws::ridge
