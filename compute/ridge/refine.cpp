// SPDX-License-Identifier: MIT
#include "compute/ridge/refine.h"

#include "compute/core/executor_cpu.h"
#include "compute/ridge/ball_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace ws::ridge {

namespace {

constexpr int fit_count = 6;
constexpr double nodes_per_radius = 4;
constexpr double smoothing_length = 0.5;  ///< in r1: bends tighter than this are smoothed away
constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

/// All lines' nodes one after another, relative to `origin`, so that a cloud far from zero loses nothing.
struct Nodes {
  std::size_t dimension = 0;
  std::vector<double> origin, coordinates;
  struct Line {
    std::size_t begin, end;
    bool closed;
  };
  std::vector<Line> lines;
  std::vector<std::size_t> next, line_of;  ///< per node; none at an open end

  [[nodiscard]] std::size_t size() const { return next.size(); }
  [[nodiscard]] const double* at(std::size_t node) const { return &coordinates[node * dimension]; }
  [[nodiscard]] double* at(std::size_t node) { return &coordinates[node * dimension]; }
};

double distance(const double* a, const double* b, std::size_t d) {
  double sum = 0;
  for (std::size_t k = 0; k < d; ++k) sum += (a[k] - b[k]) * (a[k] - b[k]);
  return std::sqrt(sum);
}

/// Cuts the lines into edges no longer than `spacing`.
Nodes cut(const PolylineSet& set, double spacing) {
  Nodes nodes{set.dimension, std::vector<double>(set.dimension, 0.0), {}, {}, {}, {}};
  if (set.vertex_count() > 0) std::copy_n(set.lines.front().coordinates.begin(), set.dimension, nodes.origin.begin());
  const std::size_t d = set.dimension;
  for (const Polyline& line : set.lines) {
    const std::size_t begin = nodes.size(), count = line.coordinates.size() / d, edges = line.closed ? count : count - 1;
    const auto add = [&](const double* a, const double* b, double t) {
      for (std::size_t k = 0; k < d; ++k) nodes.coordinates.push_back(a[k] + t * (b[k] - a[k]) - nodes.origin[k]);
      nodes.next.push_back(nodes.size() + 1);
      nodes.line_of.push_back(nodes.lines.size());
    };
    for (std::size_t i = 0; i < edges; ++i) {
      const double *a = &line.coordinates[i * d], *b = &line.coordinates[(i + 1) % count * d];
      const double parts = std::max(1.0, std::ceil(distance(a, b, d) / spacing));
      for (double part = 0; part < parts; ++part) add(a, b, part / parts);
    }
    if (!line.closed && count > 0) add(&line.coordinates[(count - 1) * d], &line.coordinates[(count - 1) * d], 0);
    if (nodes.size() == begin) continue;
    nodes.next.back() = line.closed ? begin : none;
    nodes.lines.push_back({begin, nodes.size(), line.closed});
  }
  return nodes;
}

PolylineSet to_lines(const Nodes& nodes) {
  PolylineSet set{nodes.dimension, {}, {}};
  for (const auto& line : nodes.lines) {
    Polyline polyline{{}, line.closed};
    for (std::size_t v = line.begin * nodes.dimension; v < line.end * nodes.dimension; ++v)
      polyline.coordinates.push_back(nodes.coordinates[v] + nodes.origin[v % nodes.dimension]);
    set.lines.push_back(std::move(polyline));
  }
  return set;
}

/// Normal equations of a fit: a point at t between two nodes counts (1 − t) for one and t for the other.
struct Equations {
  std::vector<double> own, with_next;         ///< per node
  std::vector<double> right;                  ///< per node and coordinate
  std::vector<double> squares, point_counts;  ///< per line: squared distances of its points, and how many

  explicit Equations(const Nodes& nodes)
      : own(nodes.size()),
        with_next(nodes.size()),
        right(nodes.coordinates.size()),
        squares(nodes.lines.size()),
        point_counts(nodes.lines.size()) {}
  void add(const Equations& other) {
    const auto add_all = [](std::vector<double>& to, const std::vector<double>& from) {
      std::transform(to.begin(), to.end(), from.begin(), to.begin(), std::plus<>());
    };
    add_all(own, other.own);
    add_all(with_next, other.with_next);
    add_all(right, other.right);
    add_all(squares, other.squares);
    add_all(point_counts, other.point_counts);
  }
};

struct Foot {
  double squared = std::numeric_limits<double>::infinity(), t = 0;
  std::size_t node = none;
  bool beyond = false;  ///< the place lies beyond an open end
};

/// Where x projects to on the edges from the nodes near it; the lowest edge on ties.
class Projector {
 public:
  Projector(const Nodes& nodes, double radius)
      : nodes_(nodes), grid_({nodes.dimension, nodes.coordinates, std::vector<std::uint32_t>(nodes.size())}, radius) {}

  [[nodiscard]] Foot foot(const double* x) const {
    Foot best;
    grid_.for_near(x, [&](std::uint32_t node) { consider(x, node, best); });
    return best;
  }

 private:
  void consider(const double* x, std::size_t node, Foot& best) const {
    const std::size_t d = nodes_.dimension, next = nodes_.next[node];
    if (next == none) return;
    const double *a = nodes_.at(node), *b = nodes_.at(next);
    double along = 0, length = 0, squared = 0;
    for (std::size_t k = 0; k < d; ++k) {
      along += (x[k] - a[k]) * (b[k] - a[k]);
      length += (b[k] - a[k]) * (b[k] - a[k]);
    }
    const double t = length > 0 ? std::clamp(along / length, 0.0, 1.0) : 0;
    for (std::size_t k = 0; k < d; ++k) {
      const double difference = x[k] - (a[k] + t * (b[k] - a[k]));
      squared += difference * difference;
    }
    if (!(squared < best.squared || (squared == best.squared && node < best.node))) return;
    const auto& line = nodes_.lines[nodes_.line_of[node]];
    best = {squared, t, node, !line.closed && ((node == line.begin && along < 0) || (next + 1 == line.end && along > length))};
  }

  const Nodes& nodes_;
  BallGrid grid_;
};

/// Sums over blocks of points whose borders do not depend on the number of threads, added in their order.
Equations equations_for(const PointSet& points, const Nodes& nodes, double radius, CpuExecutor& exec) {
  constexpr std::size_t sums_limit = 4'000'000, most_blocks = 64;
  const std::size_t d = nodes.dimension, size = points.size();
  const std::size_t blocks = std::clamp<std::size_t>(sums_limit / (nodes.size() * (d + 2) + 1), 1, most_blocks);
  const Projector projector(nodes, radius * (1 + 2 / nodes_per_radius));  // edges grow a little in a fit
  std::vector<Equations> parts(blocks, Equations(nodes));
  exec.for_ranges("project points", blocks, 1, [&](std::size_t block, std::size_t) {
    Equations& sums = parts[block];
    std::vector<double> x(d);
    for (std::size_t i = size * block / blocks; i < size * (block + 1) / blocks; ++i) {
      if (i % 4096 == 0 && exec.context().stop_requested()) return;
      for (std::size_t k = 0; k < d; ++k) x[k] = points.at(i, k) - nodes.origin[k];
      const Foot foot = projector.foot(x.data());
      if (!(foot.squared <= radius * radius) || foot.beyond) continue;
      const std::size_t a = foot.node, b = nodes.next[a];
      sums.own[a] += (1 - foot.t) * (1 - foot.t);
      sums.own[b] += foot.t * foot.t;
      sums.with_next[a] += foot.t * (1 - foot.t);
      for (std::size_t k = 0; k < d; ++k) {
        sums.right[a * d + k] += (1 - foot.t) * x[k];
        sums.right[b * d + k] += foot.t * x[k];
      }
      sums.squares[nodes.line_of[a]] += foot.squared;
      ++sums.point_counts[nodes.line_of[a]];
    }
  });
  for (std::size_t b = 1; b < parts.size(); ++b) parts.front().add(parts[b]);
  return std::move(parts.front());
}

/// f(before, node, after) for each node that has neighbours on both sides.
template <class F>
void for_inner(const Nodes& nodes, const F& f) {
  for (const auto& line : nodes.lines) {
    if (line.end - line.begin < 3) continue;
    for (std::size_t i = line.begin; i < line.end; ++i) {
      const std::size_t next = nodes.next[i], after = next == none ? none : nodes.next[next];
      if (after != none) f(i, next, after);
    }
  }
}

/// The fit's matrix times x, one coordinate: least squares and `stiffness` times the square of the second differences.
void multiply(const Nodes& nodes, const Equations& sums, const std::vector<double>& stiffness, const std::vector<double>& x,
              std::vector<double>& result) {
  for (std::size_t i = 0; i < x.size(); ++i) result[i] = sums.own[i] * x[i];
  for (std::size_t i = 0; i < x.size(); ++i)
    if (const std::size_t next = nodes.next[i]; next != none) {
      result[i] += sums.with_next[i] * x[next];
      result[next] += sums.with_next[i] * x[i];
    }
  for_inner(nodes, [&](std::size_t a, std::size_t b, std::size_t c) {
    const double bend = stiffness[nodes.line_of[a]] * (x[a] - 2 * x[b] + x[c]);
    result[a] += bend;
    result[b] -= 2 * bend;
    result[c] += bend;
  });
}

/// Conjugate gradients from where the nodes are, one coordinate.
void solve(const Nodes& nodes, const Equations& sums, const std::vector<double>& stiffness, std::vector<double>& x,
           const std::vector<double>& right, const RunContext& context) {
  const std::size_t size = x.size();
  const auto dot = [](const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
  };
  std::vector<double> residual(size), direction(size), image(size);
  multiply(nodes, sums, stiffness, x, image);
  for (std::size_t i = 0; i < size; ++i) residual[i] = right[i] - image[i];
  direction = residual;
  double squared = dot(residual, residual);
  const double enough = squared * 1e-24;
  for (std::size_t iteration = 0; iteration < 400 && squared > enough; ++iteration) {
    context.check_stop();
    multiply(nodes, sums, stiffness, direction, image);
    const double curvature = dot(direction, image);
    if (!(curvature > 0)) return;
    const double step = squared / curvature;
    for (std::size_t i = 0; i < size; ++i) {
      x[i] += step * direction[i];
      residual[i] -= step * image[i];
    }
    const double before = std::exchange(squared, dot(residual, residual));
    for (std::size_t i = 0; i < size; ++i) direction[i] = residual[i] + squared / before * direction[i];
  }
}

void fit(Nodes& nodes, const Equations& sums, const RunContext& context) {
  std::vector<double> stiffness(nodes.lines.size());
  for (std::size_t l = 0; l < stiffness.size(); ++l) {
    const double per_node = sums.point_counts[l] / static_cast<double>(nodes.lines[l].end - nodes.lines[l].begin);
    stiffness[l] = std::max(per_node, 1.0) * std::pow(smoothing_length * nodes_per_radius, 4);
  }
  const std::size_t d = nodes.dimension;
  std::vector<double> x(nodes.size()), right(nodes.size());
  for (std::size_t k = 0; k < d; ++k) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      x[i] = nodes.coordinates[i * d + k];
      right[i] = sums.right[i * d + k];
    }
    solve(nodes, sums, stiffness, x, right, context);
    for (std::size_t i = 0; i < nodes.size(); ++i) nodes.coordinates[i * d + k] = x[i];
  }
}

/// Round noise about a bend of curvature c leaves the mean of the points c·s²/2 outside the curve, where s² is the noise's
/// variance in one direction: there is more room outside. The nodes are moved back along the second derivative.
void correct_bends(Nodes& nodes, const Equations& sums) {
  const std::size_t d = nodes.dimension;
  std::vector<double> shift(nodes.coordinates.size(), 0.0);
  for_inner(nodes, [&](std::size_t a, std::size_t b, std::size_t c) {
    const std::size_t line = nodes.line_of[b];
    const double variance = sums.squares[line] / std::max(sums.point_counts[line], 1.0) / static_cast<double>(d - 1);
    const double length = 0.5 * (distance(nodes.at(a), nodes.at(b), d) + distance(nodes.at(b), nodes.at(c), d));
    if (!(length > 0)) return;
    for (std::size_t k = 0; k < d; ++k)
      shift[b * d + k] = variance / 2 * (nodes.at(a)[k] - 2 * nodes.at(b)[k] + nodes.at(c)[k]) / (length * length);
  });
  for (std::size_t v = 0; v < shift.size(); ++v) nodes.coordinates[v] += shift[v];
}

/// How far an open line goes on beyond `end`, whose neighbour inward is a few nodes away at `inner`: as many points as lie
/// beyond a place one r1 inward, divided by how many there are per length before it.
double missing_length(const PointSet& points, const Nodes& nodes, const double* inner, const double* end, double r1,
                      const RunContext& context) {
  const std::size_t d = nodes.dimension;
  const double length = distance(inner, end, d);
  if (!(length > 0)) return 0;
  double beyond = 0, before = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i % 4096 == 0) context.check_stop();
    double along = 0, squared = 0;
    for (std::size_t k = 0; k < d; ++k) {
      const double x = points.at(i, k) - nodes.origin[k] - end[k];
      along += x * (end[k] - inner[k]) / length;
      squared += x * x;
    }
    if (squared - along * along > r1 * r1 || along > 3 * r1 || along < -2 * r1) continue;
    ++(along > -r1 ? beyond : before);
  }
  return before > 0 ? std::clamp(beyond / before * r1 - r1, 0.0, 2 * r1) : 0;
}

/// Moves the ends of open lines out along their direction over the last r1.
void extend(const PointSet& points, Nodes& nodes, double r1, const RunContext& context) {
  const std::size_t d = nodes.dimension, back = static_cast<std::size_t>(nodes_per_radius);
  for (const auto& line : nodes.lines) {
    if (line.closed || line.end - line.begin < 2) continue;
    const std::size_t reach = std::min(back, line.end - line.begin - 1), last = line.end - 1;
    for (const auto& [inner, end] : {std::pair{line.begin + reach, line.begin}, std::pair{last - reach, last}}) {
      const double missing = missing_length(points, nodes, nodes.at(inner), nodes.at(end), r1, context);
      const double length = distance(nodes.at(inner), nodes.at(end), d);
      if (!(length > 0)) continue;
      for (std::size_t k = 0; k < d; ++k) nodes.at(end)[k] += missing * (nodes.at(end)[k] - nodes.at(inner)[k]) / length;
    }
  }
}

}  // namespace

std::vector<PolylineSet> refine(const PointSet& points, const PolylineSet& lines, const RefineSettings& settings,
                                RunContext& context) {
  std::vector<PolylineSet> steps;
  if (lines.edge_count() == 0) return steps;
  CpuExecutor exec(context);
  const double spacing = settings.r1 / nodes_per_radius;
  Nodes nodes = cut(lines, spacing);
  steps.push_back(to_lines(nodes));
  if (settings.extend_ends) {
    extend(points, nodes, settings.r1, context);
    nodes = cut(to_lines(nodes), spacing);
    steps.push_back(to_lines(nodes));
  }
  for (int i = 0; i < fit_count; ++i) {
    context.report(static_cast<double>(i) / fit_count, "fitting the lines");
    fit(nodes, equations_for(points, nodes, settings.r1, exec), context);
    steps.push_back(to_lines(nodes));
  }
  correct_bends(nodes, equations_for(points, nodes, settings.r1, exec));
  steps.push_back(to_lines(nodes));
  return steps;
}

}  // namespace ws::ridge
