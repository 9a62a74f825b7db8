// Stages of the proven minimum weight triangulation, and how fast it follows one point:
// triangulation_lmt_bench [COMMAND|FILE.tsp [threads [cpu|cuda]]]; 0 threads are all.
// SPDX-License-Identifier: MIT
#include "compute/io/points/points.h"
#include "compute/triangulation/lmt/live.h"
#include "tests/bench/bench.h"
#include "tests/compute/triangulation/sets.h"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::triangulation;

struct Case {
  Points points;
  int thread_count;
  Backend backend;

  [[nodiscard]] RunContext context() const {
    RunContext context;
    context.thread_count = thread_count;
    context.backend = backend;
    return context;
  }
};

void run_whole(benchmark::State& state, const Case& c) {
  LmtResult r;
  for (auto _ : state) {
    RunContext context = c.context();
    r = lmt(c.points.at, {}, context);
    bench::add_operations(state, context.metrics);
    if (context.metrics.download_ms > 0) bench::add_time(state, "download", context.metrics.download_ms);
  }
  for (const auto& [name, count] : {std::pair("candidates", r.candidate_count),
                                    {"certain", r.certain_count},
                                    {"possible", r.possible_count},
                                    {"faces", r.face_count},
                                    {"unsolved", r.unsolved_count}})
    state.counters[name] = double(count);
  state.SetLabel(fmt::format("length {:.17g} to {:.17g}, bound {:.17g}, {}; rounds {}, largest face {}, holes {}",
                             r.length.lower, r.length.upper, r.lower_bound, r.proven_optimal ? "proven" : "not proven",
                             r.round_count, r.largest_face, r.hole_count));
}

void follow_a_point(benchmark::State& state, const Case& c) {
  const Points& points = c.points;
  LiveLmt live(points.at);
  RunContext context = c.context();
  (void)live.move(5, points[5], {}, context);
  context = c.context();
  int i = 0;
  for (auto _ : state) {
    const Point near = points[points.size() / 2], to{near.x + 1e-3 * i * (points[1].x - near.x), near.y + 0.5 + i};
    (void)live.move(5, to, {}, context);
    ++i;
  }
  bench::add_operations(state, context.metrics);
}

void declare_all(const std::vector<std::string>& arguments) {
  const std::string source = arguments.empty() ? "uniform27 --count 100000 --seed 1" : arguments[0];
  const auto shared = std::make_shared<const Case>(
      Case{source.ends_with(".tsp") ? distinct_points(io::read_points(source).points) : test::generated(source),
           arguments.size() > 1 ? std::stoi(arguments[1]) : 0, choose_backend(arguments.size() > 2 ? arguments[2] : "cpu")});
  bench::declare_on_host(source + "/whole", [shared](benchmark::State& state) { run_whole(state, *shared); });
  bench::declare_on_host(source + "/a moved point", [shared](benchmark::State& state) { follow_a_point(state, *shared); });
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
