// What engines do alike, over any executor: send balls to and fro, take some away, paint the cloud.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/function_ref.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ws::ridge {

template <class T, class Executor>
[[nodiscard]] auto upload_centers(Executor& exec, const Balls& balls) {
  const std::vector<T> host(balls.centers.begin(), balls.centers.end());
  auto centers = exec.template make<T>(host.size());
  exec.upload(centers.view(), Span<const T>(host.data(), host.size()));
  exec.synchronize();
  return centers;
}

/// New balls where the rows say, after those that there are.
template <class T>
void append_rows(Balls& balls, Span<const T> rows) {
  balls.centers.insert(balls.centers.end(), rows.begin(), rows.end());
  while (balls.ids.size() * balls.dimension < balls.centers.size())
    balls.ids.push_back(static_cast<std::uint32_t>(balls.ids.size()));
}

/// Adds rows of newly chosen points.
template <class T, class Executor, class View>
void append_balls(Executor& exec, Balls& balls, View rows) {
  std::vector<T> host(rows.size());
  exec.download(Span<T>(host), rows);
  append_rows(balls, Span<const T>(host));
}

inline void keep_balls(Balls& balls, const std::vector<bool>& gone) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < gone.size(); ++i) {
    if (gone[i]) continue;
    balls.ids[kept] = balls.ids[i];
    std::copy_n(balls.centers.begin() + static_cast<std::ptrdiff_t>(i * balls.dimension), balls.dimension,
                balls.centers.begin() + static_cast<std::ptrdiff_t>(kept++ * balls.dimension));
  }
  balls.ids.resize(kept);
  balls.centers.resize(kept * balls.dimension);
}

/// Takes the balls away that decimation removed, given by index, and gives them by id.
inline void take_away(Balls& balls, std::vector<RemovedBall>& removed) {
  std::vector<bool> gone(balls.size(), false);
  for (RemovedBall& ball : removed) {
    gone[ball.id] = true;
    ball.id = balls.ids[ball.id];
  }
  keep_balls(balls, gone);
}

template <class U, class M>
[[nodiscard]] typename M::template View<U> target_view(const FrameTargets& targets, std::string_view name) {
  if constexpr (std::is_same_v<M, HostMemory>)
    return targets.host<U>(name);
  else
    return targets.device<U>(name);
}

/// How points' balls are found: locate(owners, squared distances).
template <class Executor, class T>
using Locate =
    FunctionRef<void(typename Executor::Memory::template View<std::uint32_t>, typename Executor::Memory::template View<T>)>;

/// "cloud.position" and "cloud.color" where wanted. `points` are
/// `shape.size` points of the cloud from `first` on.
template <class T, class Executor, class View>
void paint_cloud(Executor& exec, const CloudShape<T>& shape, View points, const CloudPaint& look, const FrameTargets& targets,
                 Locate<Executor, T> locate, std::size_t first = 0) {
  using M = typename Executor::Memory;
  if (targets.wants("cloud.position")) {
    const auto positions = target_view<float, M>(targets, "cloud.position").subspan(first * 3, shape.size * 3);
    PlacePoint<M, T> place{points, shape.size, static_cast<std::uint32_t>(shape.dimension), {}, positions};
    std::copy_n(&look.projection.rows[0][0], 3 * 16, &place.rows[0][0]);
    exec.for_each("place points", shape.size, place, 5, shape.size * (shape.dimension * sizeof(T) + 12));
  }
  if (!targets.wants("cloud.color")) return;
  auto owner = exec.template make<std::uint32_t>(shape.size);
  auto distance = exec.template make<T>(shape.size);
  auto palette = exec.template make<std::uint32_t>(look.owner_colors.size());
  auto ramp = exec.template make<std::uint32_t>(256);
  exec.upload(palette.view(), Span<const std::uint32_t>(look.owner_colors));
  exec.upload(ramp.view(), Span<const std::uint32_t>(*look.ramp));
  if (look.color_by != ColorBy::plain) locate(owner.view(), distance.view());
  exec.for_each("colour points", shape.size,
                ColorPoint<M, T>{std::as_const(owner).view(), std::as_const(distance).view(), std::as_const(palette).view(),
                                 std::as_const(ramp).view(), look.color_by, squared<T>(look.r1), look.unowned_color,
                                 target_view<std::uint32_t, M>(targets, "cloud.color").subspan(first, shape.size)},
                3, shape.size * (8 + sizeof(T)));
}

}  // namespace ws::ridge
