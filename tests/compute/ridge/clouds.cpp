// SPDX-License-Identifier: MIT
#include "tests/compute/ridge/clouds.h"

#include "compute/generate/generate.h"
#include "compute/io/points/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <numeric>

namespace ws::ridge {

const std::vector<TestCloud>& test_clouds() {
  static const std::vector<TestCloud> clouds = [] {
    std::vector<TestCloud> all{
        {"circle", "circle --count 4000 --noise 0.1 --seed 1", 0.2},
        {"spiral2", "spiral --dimension 2 --count 4000 --noise 4.17 --seed 2", 20},
        {"spiral3", "spiral --dimension 3 --count 4000 --noise 4.17 --seed 3", 20},
        {"linked_rings", "rings --dimension 3 --count 4000 --noise 0.05 --seed 4", 0.2},
        {"duplicates", "duplicates --count 1000 --dimension 2 --seed 5", 0.3},
        {"lattice", "lattice --count 900 --dimension 2", 1.5},
        {"constant", "constant --count 500 --dimension 3", 1},
        {"one_point", "uniform --count 1 --dimension 2", 1},
        {"two_points", "uniform --count 2 --dimension 2", 5},
        {"three_points", "uniform --count 3 --dimension 2 --seed 4", 0.1},
        {"lattice3", "lattice --count 1000 --dimension 3", 1},
        {"lattice_ties", "lattice --count 2500 --dimension 2", 2},
        {"each_its_own", "uniform --count 1500 --dimension 2 --seed 3", 1e-6},
        {"one_ball", "uniform --count 1500 --dimension 3 --seed 3", 50},
        {"small_r2", "circle --count 3000 --noise 0.1 --seed 2", 0.2, 0, 0.25},
        {"large_r2", "spiral --dimension 2 --count 3000 --noise 4.17 --seed 2", 12, 0, 40},
        {"far_spiral", "spiral --dimension 3 --count 3000 --noise 4.17 --seed 3", 20, 1e6},
        {"offset", "circle --count 4000 --noise 0.1 --seed 1", 0.2, 1e6},
        {"line_of_clusters", "clusters --dimension 1 --count 2000 --radius 0.01 --seed 2", 0.01},
        {"line_of_duplicates", "duplicates --dimension 1 --count 800 --seed 5", 0.02},
        {"one_number", "uniform --count 1 --dimension 1", 1},
        {"twelve_dimensions", "segment --dimension 12 --count 1500 --noise 1 --seed 8", 4},
    };
    for (int d = 1; d <= 10; ++d)
      all.push_back({fmt::format("segment{}", d),
                     fmt::format("segment --dimension {} --count 2500 --noise 2.17 --seed {}", d, d), 4.34 + d});
    return all;
  }();
  return clouds;
}

PointSet make_cloud(const std::string& command) {
  const auto [kind, options] = generate::parse_command(command);
  return generate::generate(kind, options).points;
}

PointSet make_cloud(const TestCloud& cloud) {
  PointSet points = make_cloud(cloud.command);
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (double& x : points.column(k)) x += cloud.offset;
  return points;
}

std::vector<std::pair<std::string, PointSet>> cloud_files() {
  std::vector<std::pair<std::string, PointSet>> clouds;
  const char* folder = std::getenv("WS_DATA_DIR");
  if (!folder) return clouds;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(folder) / "clouds"))
    if (entry.path().extension() == ".txt") clouds.emplace_back(entry.path().filename(), io::read_points(entry.path()).points);
  return clouds;
}

Detection run(const PointSet& points, double r1, Method method, Backend backend, Precision precision, int thread_count,
              double r2) {
  Parameters parameters;
  parameters.r1 = r1;
  parameters.r2 = r2;
  parameters.method = method;
  parameters.precision = precision;
  RunContext context;
  context.backend = backend;
  context.thread_count = thread_count;
  return detect(points, parameters, context);
}

PointSet scaled(const PointSet& points, double factor) {
  PointSet result(points.dimension(), points.size());
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (std::size_t i = 0; i < points.size(); ++i) result.at(i, k) = factor * points.at(i, k);
  return result;
}

PointSet sorted(const PointSet& points) {
  std::vector<std::size_t> rows(points.size());
  std::iota(rows.begin(), rows.end(), std::size_t{0});
  std::sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) { return points.at(a, 0) < points.at(b, 0); });
  PointSet result(points.dimension(), points.size());
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (std::size_t i = 0; i < rows.size(); ++i) result.at(i, k) = points.at(rows[i], k);
  return result;
}

std::string fingerprint(const Detection& d) {
  std::string text = fmt::format("rounds {} iterations {} balls {} links {}\n", d.outer_rounds, d.inner_iterations,
                                 d.balls.size(), d.links.size());
  for (const Step& s : d.trace.steps())
    text += fmt::format("{} {} {} {} {} {:a}\n", int(s.kind), int(s.why), s.round, s.ball_count, s.subject, s.displacement);
  for (std::size_t i = 0; i < d.balls.centers.size(); ++i) text += fmt::format("{:a} ", d.balls.centers[i]);
  for (const std::uint32_t id : d.balls.ids) text += fmt::format("{} ", id);
  for (const Link& l : d.links) text += fmt::format("({} {} {}) ", l.a, l.b, l.closing);
  for (const std::uint32_t n : d.owned_counts) text += fmt::format("{} ", n);
  return text;
}

}  // namespace ws::ridge
