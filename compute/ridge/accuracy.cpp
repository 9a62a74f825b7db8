// SPDX-License-Identifier: MIT
#include "compute/ridge/accuracy.h"

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
    const double difference = p[k] - (s.a[k] + t * (s.b[k] - s.a[k]));
    squared += difference * difference;
  }
  return squared;
}

/// Distances to a set of segments; runs of neighbouring segments are skipped by their boxes.
class SegmentIndex {
 public:
  explicit SegmentIndex(const PolylineSet& set) : dimension_(set.dimension), segments_(segments_of(set)) {
    for (std::size_t begin = 0; begin < segments_.size(); begin += run_length) {
      Run run{begin, std::min(begin + run_length, segments_.size()), std::vector<double>(dimension_, infinity),
              std::vector<double>(dimension_, -infinity)};
      for (std::size_t i = begin; i < run.end; ++i)
        for (std::size_t k = 0; k < dimension_; ++k) {
          run.low[k] = std::min({run.low[k], segments_[i].a[k], segments_[i].b[k]});
          run.high[k] = std::max({run.high[k], segments_[i].a[k], segments_[i].b[k]});
        }
      runs_.push_back(std::move(run));
    }
  }

  [[nodiscard]] double distance(const double* p) const {
    double best = infinity;
    search(p, runs_[last_run_], best);  // neighbours ask one after another
    for (std::size_t r = 0; r < runs_.size(); ++r)
      if (squared_to_box(p, runs_[r]) < best && search(p, runs_[r], best)) last_run_ = r;
    return std::sqrt(best);
  }

 private:
  static constexpr std::size_t run_length = 64;
  struct Run {
    std::size_t begin, end;
    std::vector<double> low, high;
  };

  bool search(const double* p, const Run& run, double& best) const {
    const double before = best;
    for (std::size_t i = run.begin; i < run.end; ++i) best = std::min(best, squared_to_segment(p, segments_[i], dimension_));
    return best < before;
  }

  [[nodiscard]] double squared_to_box(const double* p, const Run& run) const {
    double squared = 0;
    for (std::size_t k = 0; k < dimension_; ++k) {
      const double outside = std::max({run.low[k] - p[k], 0.0, p[k] - run.high[k]});
      squared += outside * outside;
    }
    return squared;
  }

  std::size_t dimension_;
  std::vector<Segment> segments_;
  std::vector<Run> runs_;
  mutable std::size_t last_run_ = 0;
};

/// The largest distance from `places` evenly spread samples of each segment of `from` to `to`.
double one_sided_hausdorff(const PolylineSet& from, const SegmentIndex& to, std::size_t places, const RunContext& context) {
  double worst = 0;
  std::vector<double> p(from.dimension);
  for (const Segment& s : segments_of(from))
    for (std::size_t i = 0; i <= places; ++i) {
      context.check_stop();
      const double t = static_cast<double>(i) / static_cast<double>(places);
      for (std::size_t k = 0; k < p.size(); ++k) p[k] = s.a[k] + t * (s.b[k] - s.a[k]);
      worst = std::max(worst, to.distance(p.data()));
    }
  return worst;
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
    return {infinity, infinity, infinity, infinity, infinity, {}};
  const SegmentIndex to_truth(truth), to_curve(curve);
  for (const Polyline& line : curve.lines)
    for (std::size_t i = 0; i < line.coordinates.size(); i += curve.dimension) {
      context.check_stop();
      result.vertex_distances.push_back(to_truth.distance(&line.coordinates[i]));
    }
  for (const double distance : result.vertex_distances) {
    result.mean += distance / static_cast<double>(result.vertex_distances.size());
    result.maximum = std::max(result.maximum, distance);
  }
  result.median = median_of(result.vertex_distances);
  result.curve_to_truth = one_sided_hausdorff(curve, to_truth, 8, context);
  const std::size_t truth_edges = std::max<std::size_t>(1, truth.edge_count());
  result.truth_to_curve = one_sided_hausdorff(truth, to_curve, std::max<std::size_t>(1, 4096 / truth_edges), context);
  return result;
}

Difference measure_difference(const PolylineSet& curve, const PolylineSet& exact, double reach, const RunContext& context) {
  Difference result;
  if (exact.vertex_count() == 0) return result;
  const bool empty = curve.vertex_count() == 0;
  const SegmentIndex to_curve(curve);
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
      const bool there = !empty && to_curve.distance(at((static_cast<double>(i) + 0.5) / n).data()) <= reach;
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
  result.hausdorff =
      std::max(one_sided_hausdorff(curve, to_exact, 8, context), one_sided_hausdorff(exact, to_curve, 8, context));
  return result;
}

double share_near(const PolylineSet& curve, const PointSet& points, double distance, const RunContext& context) {
  if (curve.vertex_count() == 0 || points.empty()) return 0;
  constexpr std::size_t sample_size = 12'000;
  const PointSet sample = subsample(points, sample_size, context.stop);
  const SegmentIndex to_curve(curve);
  std::vector<double> p(points.dimension());
  std::size_t near = 0;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    context.check_stop();
    for (std::size_t k = 0; k < p.size(); ++k) p[k] = sample.at(i, k);
    near += to_curve.distance(p.data()) <= distance;
  }
  return static_cast<double>(near) / static_cast<double>(sample.size());
}

}  // namespace ws::ridge
