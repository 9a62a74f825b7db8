// How good the automatic r1 and a study's are, beside the best of a sweep: prints the table of docs/ridge.md.
// SPDX-License-Identifier: MIT

// ridge_radius_bench [first seed [seeds [points [FILE.csv with every run [clean] [no-sweep] [no-study]]]]]
#include "compute/generate/curves.h"
#include "compute/ridge/balls/detect.h"
#include "compute/ridge/estimate/radius.h"
#include "compute/ridge/history/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::ridge;

struct Shape {
  std::string kind;
  std::size_t dimension;
  double noise;
  std::vector<generate::Curve> curves;
};

/// Curves of the plane and of space lie in the first coordinates of more dimensions; the noise is in all.
std::vector<Shape> shapes() {
  std::vector<Shape> list;
  for (const std::size_t d : {2, 3, 4, 5, 8}) {
    const std::size_t own = std::min<std::size_t>(d, 3);
    for (const double noise : {1.0, 2.17}) list.push_back({"segment", d, noise, {generate::segment(d, 100)}});
    for (const double noise : {0.05, 0.1}) list.push_back({"circle", d, noise, {generate::circle(0, 0, 1)}});
    for (const double part : {0.007, 0.014})
      list.push_back({"spiral", d, part * (own == 2 ? 580 : 200), {generate::spiral(own, own == 2 ? 580 : 200, 4)}});
    if (d > 2)
      for (const double noise : {0.05, 0.1}) list.push_back({"trefoil", d, noise, {generate::trefoil(3)}});
    for (const double noise : {0.03, 0.06}) list.push_back({"rings", d, noise, generate::rings(own, 1)});
  }
  return list;
}

/// Puts a share of the points anywhere in the cloud's box, which is widened by a tenth of its diagonal on every side.
void add_background(PointSet& points, double share, generate::Random& random) {
  const Extent box = extent_of(points);
  double squared = 0;
  for (std::size_t k = 0; k < points.dimension(); ++k) squared += std::pow(box.high[k] - box.low[k], 2);
  const double margin = 0.1 * std::sqrt(squared);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (random.uniform() >= share) continue;
    for (std::size_t k = 0; k < points.dimension(); ++k)
      points.at(i, k) = box.low[k] - margin + random.uniform() * (box.high[k] - box.low[k] + 2 * margin);
  }
}

/// Places along the lines, evenly by length; a lone vertex is one.
std::vector<double> places_on(const PolylineSet& set, std::size_t count) {
  const std::size_t d = set.dimension;
  std::vector<std::pair<const double*, const double*>> edges;
  std::vector<double> lengths, places;
  double total = 0;
  for (const Polyline& line : set.lines) {
    const std::size_t n = line.coordinates.size() / d;
    if (n == 1) places.insert(places.end(), line.coordinates.begin(), line.coordinates.end());
    for (std::size_t i = 0; i + (line.closed ? 0 : 1) < n; ++i) {
      const double *a = &line.coordinates[i * d], *b = &line.coordinates[(i + 1) % n * d];
      double squared = 0;
      for (std::size_t k = 0; k < d; ++k) squared += (a[k] - b[k]) * (a[k] - b[k]);
      edges.emplace_back(a, b);
      lengths.push_back(std::sqrt(squared));
      total += lengths.back();
    }
  }
  double next = total / static_cast<double>(count) / 2, before = 0;
  for (std::size_t e = 0; e < edges.size(); before += lengths[e++])
    for (; next < before + lengths[e]; next += total / static_cast<double>(count))
      for (std::size_t k = 0; k < d; ++k)
        places.push_back(edges[e].first[k] + (next - before) / lengths[e] * (edges[e].second[k] - edges[e].first[k]));
  return places;
}

double mean_nearest(const std::vector<double>& from, const std::vector<double>& to, std::size_t d) {
  double sum = 0;
  for (std::size_t i = 0; i < from.size(); i += d) {
    double best = INFINITY;
    for (std::size_t j = 0; j < to.size() && best > 0; j += d) {
      double squared = 0;
      for (std::size_t k = 0; k < d; ++k) squared += (from[i + k] - to[j + k]) * (from[i + k] - to[j + k]);
      best = std::min(best, squared);
    }
    sum += std::sqrt(best);
  }
  return sum / static_cast<double>(from.size() / d);
}

/// Half the sum of the mean distances from places on either curve to the other. That from the curve to the truth alone would
/// praise a curve that is only a part.
double mean_error(const PolylineSet& lines, const std::vector<double>& truth) {
  if (lines.vertex_count() == 0) return INFINITY;
  const std::vector<double> places = places_on(lines, 1000);
  return (mean_nearest(places, truth, lines.dimension) + mean_nearest(truth, places, lines.dimension)) / 2;
}

struct Outcome {
  double r1 = 0, error = INFINITY;
  std::size_t components = 0, loops = 0, vertices = 0;
  [[nodiscard]] bool matches(const PolylineSet& truth) const {
    return components == truth.lines.size() && loops == truth.closed_count();
  }
};

Outcome outcome_of(const PointSet& points, const Background& background, const std::vector<double>& truth, double r1) {
  RunContext context;
  context.thread_count = 1;
  context.record_steps = false;
  Parameters p;
  p.r1 = r1;
  p.min_points = least_points(points, background, r1);
  const PolylineSet lines = detect(points, p, context).polylines();
  return {r1, mean_error(lines, truth), lines.lines.size(), lines.closed_count(), lines.vertex_count()};
}

double proposed_r1(const PointSet& points, const Background& background, double estimate) {
  RunContext context;
  context.thread_count = 1;
  const Parameters p;
  const auto rows =
      study_rows(points, nullptr, p, {study_radii(0, 0, 21, estimate), estimate, background}, context, [](const auto&) {});
  const auto best = best_row(rows);
  return best ? rows[*best].r1 : estimate;
}

/// Of the clouds of one row of the table: how often the components are right, and how far the error is above the best's.
struct Tally {
  std::size_t clouds = 0, possible = 0;
  struct Choice {
    std::size_t right = 0, right_loops = 0;
    std::vector<double> ratios;
  } automatic, proposed;

  void add(const Outcome& automatic_one, const Outcome& proposed_one, double best, const PolylineSet& truth) {
    ++clouds;
    possible += std::isfinite(best);
    for (const auto& [choice, outcome] : {std::pair{&automatic, &automatic_one}, std::pair{&proposed, &proposed_one}}) {
      choice->right += outcome->components == truth.lines.size();
      choice->right_loops += outcome->matches(truth);
      if (std::isfinite(best)) choice->ratios.push_back(outcome->error / best);
    }
  }
  void add(const Tally& other) {
    clouds += other.clouds;
    possible += other.possible;
    for (const auto& [to, from] : {std::pair{&automatic, &other.automatic}, std::pair{&proposed, &other.proposed}}) {
      to->right += from->right;
      to->right_loops += from->right_loops;
      to->ratios.insert(to->ratios.end(), from->ratios.begin(), from->ratios.end());
    }
  }
};

std::string words(const Tally::Choice& choice, std::size_t clouds) {
  std::vector<double> ratios = choice.ratios;
  std::sort(ratios.begin(), ratios.end());
  double mean = 0;
  for (const double ratio : ratios) mean += ratio / static_cast<double>(ratios.size());
  const double median = ratios.empty() ? NAN : ratios[ratios.size() / 2];
  return fmt::format("{:.0f} % | {:.0f} % | {:.2f} | {:.2f}",
                     100.0 * static_cast<double>(choice.right) / static_cast<double>(clouds),
                     100.0 * static_cast<double>(choice.right_loops) / static_cast<double>(clouds), mean, median);
}

void print(const std::string& name, const Tally& t) {
  fmt::print("| {} | {} | {} | {} | {} |\n", name, t.clouds, t.possible, words(t.automatic, t.clouds),
             words(t.proposed, t.clouds));
}

/// How many of a cell's clouds have the right components and, where there was a sweep, the mean ratio of errors.
std::string cell(const Tally& t, const Tally::Choice& choice) {
  std::string text = fmt::format("{} of {}", choice.right, t.clouds);
  if (choice.ratios.empty()) return text;
  double mean = 0;
  for (const double ratio : choice.ratios) mean += ratio / static_cast<double>(choice.ratios.size());
  return text + fmt::format("; {:.2f}", mean);
}

using Row = std::map<std::size_t, Tally>;  // by dimension

/// A row for each curve and background, a column for each dimension.
void print_table(const std::string& title, const std::map<std::string, Row>& rows, Tally::Choice Tally::*choice) {
  fmt::print("\n| {} | background | 2 dimensions | 3 dimensions | 4 dimensions | 5 dimensions | 8 dimensions |\n", title);
  fmt::print("|---|---|---|---|---|---|---|\n");
  for (const auto& [name, row] : rows) {
    fmt::print("| {} |", name);
    for (const std::size_t d : {2, 3, 4, 5, 8}) {
      const auto found = row.find(d);
      fmt::print(" {} |", found == row.end() ? std::string() : cell(found->second, found->second.*choice));
    }
    fmt::print("\n");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const auto number = [&](int i, long otherwise) { return argc > i ? std::atol(argv[i]) : otherwise; };
  const auto asked = [&](const std::string& word) {
    return std::find(argv + std::min(argc, 5), argv + argc, word) != argv + argc;
  };
  const long first = number(1, 101), seeds = number(2, 3);
  const auto count = static_cast<std::size_t>(number(3, 3000));
  std::ofstream every;
  if (argc > 4) every.open(argv[4]);
  every << "kind,dimension,noise,background,seed,which,r1,components,loops,vertices,error\n";
  std::map<std::string, Tally> by_background;
  std::map<std::string, Row> by_kind;
  for (const Shape& shape : shapes())
    for (const double background : {0.0, 0.05, 0.2}) {
      if (background > 0 && asked("clean")) continue;
      for (long seed = first; seed < first + seeds; ++seed) {
        generate::Random random(static_cast<std::uint64_t>(seed));
        PointSet points = generate::sample(shape.curves, shape.dimension, count, shape.noise, random);
        if (background > 0) add_background(points, background, random);
        const PolylineSet truth = generate::truth_of(shape.curves, shape.dimension);
        const std::vector<double> on_truth = places_on(truth, 1000);
        const auto tell = [&](const char* which, const Outcome& o) {
          every << fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", shape.kind, shape.dimension, shape.noise, background, seed,
                               which, o.r1, o.components, o.loops, o.vertices, o.error)
                << std::flush;
        };
        const Background found = estimate_background(points);
        const double unit = shape.noise * std::sqrt(static_cast<double>(shape.dimension - 1));
        double best = INFINITY;
        for (int i = 0; i < (asked("no-sweep") ? 0 : 24); ++i) {
          const Outcome o = outcome_of(points, found, on_truth, 0.7 * unit * std::pow(10.0, i / 23.0));
          tell("sweep", o);
          if (o.matches(truth)) best = std::min(best, o.error);
        }
        const double estimate = estimate_r1(points, found);
        const Outcome automatic = outcome_of(points, found, on_truth, estimate);
        tell("automatic", automatic);
        const Outcome proposed =
            asked("no-study") ? automatic : outcome_of(points, found, on_truth, proposed_r1(points, found, estimate));
        tell("proposed", proposed);
        Tally one;
        one.add(automatic, proposed, best, truth);
        by_background[fmt::format("{:2.0f} % background", 100 * background)].add(one);
        by_kind[fmt::format("{} | {:2.0f} %", shape.kind, 100 * background)][shape.dimension].add(one);
      }
    }
  fmt::print(
      "| clouds | number | possible | automatic: components | and loops | mean ratio | median | proposed: components | and "
      "loops | mean ratio | median |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
  for (const auto& [name, tally] : by_background) print(name, tally);
  print_table("automatic", by_kind, &Tally::automatic);
  print_table("proposed", by_kind, &Tally::proposed);
}
