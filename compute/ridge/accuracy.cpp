// SPDX-License-Identifier: MIT
#include "compute/ridge/accuracy.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/run_context.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ws::ridge {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Segment {
  const double* a;
  const double* b;
};

std::vector<Segment> segments_of(const PolylineSet& set) {
  std::vector<Segment> segments;
  const std::size_t d = set.dimension;
  for (const Polyline& line : set.lines) {
    const std::size_t count = line.coordinates.size() / d;
    const double* x = line.coordinates.data();
    if (count == 1) segments.push_back({x, x});
    for (std::size_t i = 0; i + 1 < count; ++i) segments.push_back({x + i * d, x + (i + 1) * d});
    if (line.closed && count > 1) segments.push_back({x + (count - 1) * d, x});
  }
  return segments;
}

double squared_to_segment(const double* p, const Segment& s, std::size_t d) {
  double along = 0, length = 0;
  for (std::size_t k = 0; k < d; ++k) {
    along += (p[k] - s.a[k]) * (s.b[k] - s.a[k]);
    length += (s.b[k] - s.a[k]) * (s.b[k] - s.a[k]);
  }
  const double t = length > 0 ? std::clamp(along / length, 0.0, 1.0) : 0;
  double squared = 0;
  for (std::size_t k = 0; k < d; ++k) {
    const auto [low, high] = std::minmax(s.a[k], s.b[k]);  // which rounding must not leave, or boxes would lie
    const double difference = p[k] - std::clamp(s.a[k] + t * (s.b[k] - s.a[k]), low, high);
    squared += difference * difference;
  }
  return squared;
}

/// Distances to a set of segments; runs of neighbouring segments are skipped by their boxes.
class SegmentIndex {
 public:
  explicit SegmentIndex(const PolylineSet& set) : dimension_(set.dimension), segments_(segments_of(set)) {
    for (std::size_t begin = 0; begin < segments_.size(); begin += run_length) {
      boxes_.insert(boxes_.end(), dimension_, infinity);
      boxes_.insert(boxes_.end(), dimension_, -infinity);
      double *low = &boxes_[boxes_.size() - 2 * dimension_], *high = low + dimension_;
      for (std::size_t i = begin; i < std::min(begin + run_length, segments_.size()); ++i)
        for (std::size_t k = 0; k < dimension_; ++k) {
          low[k] = std::min({low[k], segments_[i].a[k], segments_[i].b[k]});
          high[k] = std::max({high[k], segments_[i].a[k], segments_[i].b[k]});
        }
    }
  }

  /// For one thread. Places that follow one another should be close together: a search begins where the last one ended.
  class Search {
   public:
    explicit Search(const SegmentIndex& index) : index_(&index) {}

    /// The squared distance to the nearest segment, or to any whose squared distance is at most `enough`, for callers that ask
    /// only about larger ones.
    [[nodiscard]] double squared_distance(const double* p, double enough = 0) {
      double best = index_->squared_to_run(p, last_);
      for (std::size_t run = 0; run < index_->run_count() && best > enough; ++run) {
        if (index_->squared_to_box(p, run) >= best) continue;
        if (const double here = index_->squared_to_run(p, run); here < best) {
          best = here;
          last_ = run;
        }
      }
      return best;
    }

   private:
    const SegmentIndex* index_;
    std::size_t last_ = 0;
  };

 private:
  static constexpr std::size_t run_length = 32;

  [[nodiscard]] std::size_t run_count() const { return boxes_.size() / (2 * dimension_); }

  [[nodiscard]] double squared_to_run(const double* p, std::size_t run) const {
    double best = infinity;
    for (std::size_t i = run * run_length; i < std::min((run + 1) * run_length, segments_.size()); ++i)
      best = std::min(best, squared_to_segment(p, segments_[i], dimension_));
    return best;
  }
  [[nodiscard]] double squared_to_box(const double* p, std::size_t run) const {
    const double *low = &boxes_[run * 2 * dimension_], *high = low + dimension_;
    double squared = 0;
    for (std::size_t k = 0; k < dimension_; ++k) {
      const double outside = std::max({low[k] - p[k], 0.0, p[k] - high[k]});
      squared += outside * outside;
    }
    return squared;
  }

  std::size_t dimension_;
  std::vector<Segment> segments_;
  std::vector<double> boxes_;  ///< of each run: low corner, high corner
};

/// The distance of each vertex, in the order of the lines.
std::vector<double> vertex_distances(CpuExecutor& exec, const PolylineSet& from, const SegmentIndex& to) {
  std::vector<const double*> vertices;
  for (const Polyline& line : from.lines)
    for (std::size_t i = 0; i < line.coordinates.size(); i += from.dimension) vertices.push_back(&line.coordinates[i]);
  std::vector<double> distances(vertices.size());
  exec.for_ranges("vertices", vertices.size(), 256, [&](std::size_t begin, std::size_t end) {
    SegmentIndex::Search search(to);
    for (std::size_t i = begin; i < end; ++i) distances[i] = std::sqrt(search.squared_distance(vertices[i]));
  });
  return distances;
}

/// The largest distance from `places` + 1 evenly spread samples of each segment of `from` to `to`.
double one_sided_hausdorff(CpuExecutor& exec, const PolylineSet& from, const SegmentIndex& to, std::size_t places) {
  struct Local {
    SegmentIndex::Search search;
    std::vector<double> place;
    double squared;
  };
  const std::vector<Segment> segments = segments_of(from);
  const auto local = [&] { return Local{SegmentIndex::Search(to), std::vector<double>(from.dimension), 0}; };
  double worst = 0;
  exec.accumulate(
      "samples", segments.size() * (places + 1), 256, local,
      [&](Local& here, std::size_t begin, std::size_t end) {
        for (std::size_t sample = begin; sample < end; ++sample) {
          const Segment& s = segments[sample / (places + 1)];
          const double t = static_cast<double>(sample % (places + 1)) / static_cast<double>(places);
          for (std::size_t k = 0; k < from.dimension; ++k) here.place[k] = s.a[k] + t * (s.b[k] - s.a[k]);
          here.squared = std::max(here.squared, here.search.squared_distance(here.place.data(), here.squared));
        }
      },
      [&](const Local& here) { worst = std::max(worst, here.squared); });
  return std::sqrt(worst);
}

double median_of(std::vector<double> values) {
  const std::size_t half = values.size() / 2;
  std::sort(values.begin(), values.end());
  return values.size() % 2 ? values[half] : 0.5 * (values[half - 1] + values[half]);
}

}  // namespace

Accuracy measure_accuracy(const PolylineSet& curve, const PolylineSet& truth, const RunContext& context) {
  Accuracy result;
  if (curve.dimension != truth.dimension || curve.vertex_count() == 0 || truth.vertex_count() == 0)
    return {infinity, infinity, infinity, infinity, infinity, infinity, {}};
  const SegmentIndex to_truth(truth), to_curve(curve);
  RunContext unseen = context.beside();
  CpuExecutor exec(unseen);
  result.vertex_distances = vertex_distances(exec, curve, to_truth);
  for (const double distance : result.vertex_distances) {
    result.mean += distance / static_cast<double>(result.vertex_distances.size());
    result.maximum = std::max(result.maximum, distance);
  }
  result.minimum = *std::min_element(result.vertex_distances.begin(), result.vertex_distances.end());
  result.median = median_of(result.vertex_distances);
  result.curve_to_truth = one_sided_hausdorff(exec, curve, to_truth, 8);
  const std::size_t truth_edges = std::max<std::size_t>(1, truth.edge_count());
  result.truth_to_curve = one_sided_hausdorff(exec, truth, to_curve, std::max<std::size_t>(1, 4096 / truth_edges));
  return result;
}

Difference measure_difference(const PolylineSet& curve, const PolylineSet& exact, double reach, const RunContext& context) {
  Difference result;
  if (exact.vertex_count() == 0) return result;
  const bool empty = curve.vertex_count() == 0;
  const SegmentIndex to_curve(curve);
  SegmentIndex::Search search(to_curve);
  std::vector<double> place(exact.dimension);
  double gap = 0;
  const double* previous_end = nullptr;
  for (const Segment& s : segments_of(exact)) {
    const double length = std::sqrt(squared_to_segment(s.b, {s.a, s.a}, exact.dimension));
    const auto places = static_cast<std::size_t>(std::clamp(std::ceil(8 * length / reach), 1.0, 4096.0));
    if (s.a != previous_end) gap = 0;
    previous_end = s.b;
    const auto at = [&](double t) {
      for (std::size_t k = 0; k < place.size(); ++k) place[k] = s.a[k] + t * (s.b[k] - s.a[k]);
      return place;
    };
    for (std::size_t i = 0; i < places; ++i) {
      context.check_stop();
      const double piece = length / static_cast<double>(places), n = static_cast<double>(places);
      const bool there =
          !empty && search.squared_distance(at((static_cast<double>(i) + 0.5) / n).data(), reach * reach) <= reach * reach;
      result.exact_length += piece;
      result.covered_length += there ? piece : 0;
      gap = there ? 0 : gap + piece;
      result.longest_missing = std::max(result.longest_missing, gap);
      if (there) continue;
      for (const double t : {static_cast<double>(i) / n, static_cast<double>(i + 1) / n}) {
        const auto end = at(t);
        result.missing.insert(result.missing.end(), end.begin(), end.end());
      }
    }
  }
  if (empty) return result.hausdorff = infinity, result;
  const SegmentIndex to_exact(exact);
  RunContext unseen = context.beside();
  CpuExecutor exec(unseen);
  result.hausdorff = std::max(one_sided_hausdorff(exec, curve, to_exact, 8), one_sided_hausdorff(exec, exact, to_curve, 8));
  return result;
}

double share_near(const PolylineSet& curve, const PointSet& points, double distance, const RunContext& context) {
  if (curve.vertex_count() == 0 || points.empty()) return 0;
  constexpr std::size_t sample_size = 12'000;
  const PointSet sample = subsample(points, sample_size, context.stop);
  const SegmentIndex to_curve(curve);
  SegmentIndex::Search search(to_curve);
  std::vector<double> p(points.dimension());
  std::size_t near = 0;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    context.check_stop();
    for (std::size_t k = 0; k < p.size(); ++k) p[k] = sample.at(i, k);
    near += search.squared_distance(p.data(), distance * distance) <= distance * distance;
  }
  return static_cast<double>(near) / static_cast<double>(sample.size());
}

}  // namespace ws::ridge
