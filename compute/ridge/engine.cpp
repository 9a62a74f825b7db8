// SPDX-License-Identifier: MIT
#include "compute/ridge/engine.h"

#include "compute/core/error.h"

#include <mutex>

namespace ws::ridge {

namespace {

template <class T>
std::shared_ptr<const Engine> make_engine_of(const PointSet& points, Method method, RunContext& context) {
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
  std::weak_ptr<const Engine> engine;
};

}  // namespace

std::shared_ptr<const Engine> make_engine(const PointSet& points, Precision precision, RunContext& context, Method method) {
  static LastEngine last;
  {
    const std::lock_guard lock(last.mutex);
    if (last.identity == points.identity() && last.precision == precision && last.backend == context.backend &&
        last.method == method)
      if (auto engine = last.engine.lock()) return engine;
  }
  auto engine = precision == Precision::float32 ? make_engine_of<float>(points, method, context)
                                                : make_engine_of<double>(points, method, context);
  const std::lock_guard lock(last.mutex);
  last.identity = points.identity();
  last.precision = precision;
  last.backend = context.backend;
  last.method = method;
  last.engine = engine;
  return engine;
}

}  // namespace ws::ridge
