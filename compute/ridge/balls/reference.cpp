// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/reference.h"

#include <cmath>
#include <limits>

namespace ws::ridge {

namespace {

template <class T>
class ReferenceEngine final : public Engine {
 public:
  ReferenceEngine(const PointSet& points, const RunContext& context)
      : cloud_(make_local_cloud<T>(points, context)), painter_(make_cpu_engine(make_local_cloud<T>(points, context))) {}

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const CloudBox& box() const override { return cloud_.box; }

  [[nodiscard]] Balls choose(double r1, RunContext& context) const override {
    std::vector<std::vector<T>> chosen;
    const T radius = static_cast<T>(r1);
    for (std::size_t i = 0; i < cloud_.size; ++i) {
      context.check_stop();
      const std::vector<T> p = point(i);
      bool covered = false;
      for (std::size_t j = 0; j < chosen.size() && !covered; ++j) covered = distance_squared(p, chosen[j]) <= radius * radius;
      if (!covered) chosen.push_back(p);
    }
    return to_balls(chosen);
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    for (std::size_t iteration = 1; iteration <= settings.max_iterations; ++iteration) {
      Balls after = balls;
      if (!move_all(after, settings, context)) return {iteration, true};
      if (settings.on_iteration) settings.on_iteration(iteration, balls, after);
      balls = std::move(after);
    }
    return {settings.max_iterations, false};
  }

  std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const override {
    std::vector<RemovedBall> removed;
    std::size_t last = balls.size() + 1;
    while (last != balls.size() && balls.size() > 3) {
      last = balls.size();
      std::size_t i = 0;
      while (i < balls.size()) {
        context.check_stop();
        const bool too_many = count_within(balls, i, static_cast<T>(r2)) > 3;
        const bool too_few = count_within(balls, i, static_cast<T>(2 * r2)) < 3;
        if (!too_many && !too_few) {
          ++i;
          continue;
        }
        removed.push_back({balls.ids[i], too_many ? Removal::too_many_near : Removal::too_few_far});
        const auto row = balls.centers.begin() + static_cast<std::ptrdiff_t>(i * balls.dimension);
        balls.centers.erase(row, row + static_cast<std::ptrdiff_t>(balls.dimension));
        balls.ids.erase(balls.ids.begin() + static_cast<std::ptrdiff_t>(i));
        if (balls.size() < 3) return removed;
      }
    }
    return removed;
  }

  [[nodiscard]] std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting*,
                                                       RunContext& context) const override {
    std::vector<std::uint32_t> counts(balls.size(), 0);
    for (const std::uint32_t owner : owners(balls, r1, context))
      if (owner != no_owner) ++counts[owner];
    return counts;
  }

  [[nodiscard]] std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const override {
    const auto rows = to_rows(balls);
    const T radius = static_cast<T>(r1);
    std::vector<std::uint32_t> result(cloud_.size, no_owner);
    for (std::size_t i = 0; i < cloud_.size; ++i) {
      context.check_stop();
      const std::vector<T> p = point(i);
      T best = std::numeric_limits<T>::infinity();
      std::uint32_t nearest = no_owner;
      for (std::uint32_t j = 0; j < rows.size(); ++j)
        if (const T distance = distance_squared(p, rows[j]); distance < best) {
          best = distance;
          nearest = j;
        }
      if (best <= radius * radius) result[i] = nearest;
    }
    return result;
  }

  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    painter_->paint(balls, look, targets, context);
  }

 private:
  [[nodiscard]] std::vector<T> point(std::size_t i) const {
    std::vector<T> p(cloud_.dimension);
    for (std::size_t k = 0; k < p.size(); ++k) p[k] = cloud_.at(i, k);
    return p;
  }

  /// Terms in the order of the coordinates, each added with one rounding.
  static T distance_squared(const std::vector<T>& a, const std::vector<T>& b) {
    T sum = 0;
    for (std::size_t k = 0; k < a.size(); ++k) sum = std::fma(a[k] - b[k], a[k] - b[k], sum);
    return sum;
  }

  static std::vector<std::vector<T>> to_rows(const Balls& balls) {
    std::vector<std::vector<T>> rows;
    for (std::size_t j = 0; j < balls.size(); ++j)
      rows.emplace_back(&balls.centers[j * balls.dimension], &balls.centers[j * balls.dimension] + balls.dimension);
    return rows;
  }

  [[nodiscard]] Balls to_balls(const std::vector<std::vector<T>>& rows) const {
    Balls balls{cloud_.dimension, {}, {}};
    for (const auto& row : rows) {
      balls.ids.push_back(static_cast<std::uint32_t>(balls.ids.size()));
      balls.centers.insert(balls.centers.end(), row.begin(), row.end());
    }
    return balls;
  }

  static std::size_t count_within(const Balls& balls, std::size_t i, T radius) {
    const auto rows = to_rows(balls);
    std::size_t count = 0;
    for (const auto& row : rows) count += distance_squared(rows[i], row) <= radius * radius;
    return count;
  }

  /// All balls at once to the means of their cells, whose sums are whole lattice units; false when none moved.
  bool move_all(Balls& balls, const EvolveSettings& settings, RunContext& context) const {
    const std::size_t d = cloud_.dimension;
    std::vector<std::int64_t> sums(balls.size() * d, 0);
    std::vector<std::uint32_t> counts(balls.size(), 0);
    const std::vector<std::uint32_t> owner = owners(balls, settings.r1, context);
    for (std::size_t i = 0; i < cloud_.size; ++i) {
      if (owner[i] == no_owner) continue;
      ++counts[owner[i]];
      for (std::size_t k = 0; k < d; ++k)
        sums[owner[i] * d + k] += std::llrint(std::ldexp(cloud_.at(i, k), cloud_.lattice.exponent[k]));
    }
    bool any = false;
    for (std::size_t j = 0; j < balls.size(); ++j) {
      if (counts[j] == 0) continue;
      bool moves = false;
      std::vector<T> mean(d);
      for (std::size_t k = 0; k < d; ++k) {
        mean[k] = static_cast<T>(std::ldexp(static_cast<double>(sums[j * d + k]) / counts[j], -cloud_.lattice.exponent[k]));
        moves |= noticeable(mean[k], static_cast<T>(balls.centers[j * d + k]), counts[j], settings);
      }
      for (std::size_t k = 0; k < d && moves; ++k) balls.centers[j * d + k] = mean[k];
      any |= moves;
    }
    return any;
  }

  static bool noticeable(T mean, T center, std::uint32_t count, const EvolveSettings& settings) {
    switch (settings.convergence) {
      case Convergence::exact:
        return mean != center;
      case Convergence::tolerance:
        return std::abs(mean - center) > static_cast<T>(settings.tolerance * settings.r1);
      case Convergence::thesis:
        return std::abs(mean - center) > 2 * std::abs(mean) * static_cast<T>(count) * std::numeric_limits<T>::epsilon();
    }
    return false;
  }

  LocalCloud<T> cloud_;
  std::unique_ptr<Engine> painter_;
};

}  // namespace

template <class T>
std::unique_ptr<Engine> make_reference_engine(const PointSet& points, const RunContext& context) {
  return std::make_unique<ReferenceEngine<T>>(points, context);
}

template std::unique_ptr<Engine> make_reference_engine<float>(const PointSet&, const RunContext&);
template std::unique_ptr<Engine> make_reference_engine<double>(const PointSet&, const RunContext&);

}  // namespace ws::ridge
