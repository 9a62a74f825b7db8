// Stages of the proven minimum weight triangulation, and how fast it follows one point:
// triangulation_lmt_bench [COMMAND|FILE.tsp [threads [rounds [moves [cpu|cuda]]]]]; 0 threads are all.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/io/points/points.h"
#include "compute/triangulation/lmt/live.h"
#include "tests/compute/triangulation/sets.h"

#include <fmt/format.h>

#include <ctime>

using namespace ws::triangulation;

int main(int argc, char** argv) {
  const std::string source = argc > 1 ? argv[1] : "uniform27 --count 100000 --seed 1";
  const Points points =
      source.ends_with(".tsp") ? distinct_points(ws::io::read_points(source).points) : test::generated(source);
  const ws::Backend backend = ws::choose_backend(argc > 5 ? argv[5] : "cpu");
  for (int round = 0; round < (argc > 3 ? std::atoi(argv[3]) : 1); ++round) {
    ws::RunContext context;
    context.thread_count = argc > 2 ? std::atoi(argv[2]) : 0;
    context.backend = backend;
    const ws::Stopwatch watch;
    const std::clock_t start = std::clock();
    try {
      const LmtResult r = lmt(points.at, {}, context);
      fmt::print("{}: {} points, {:.1f} ms, {:.1f} ms of processors; length {:.17g} to {:.17g}, bound {:.17g}, {}\n", source,
                 points.size(), watch.ms(), 1e3 * double(std::clock() - start) / CLOCKS_PER_SEC, r.length.lower, r.length.upper,
                 r.lower_bound, r.proven_optimal ? "proven" : "not proven");
      fmt::print("  candidates {}, certain {}, possible {}, rounds {}, faces {}, largest {}, holes {}, unsolved {}\n",
                 r.candidate_count, r.certain_count, r.possible_count, r.round_count, r.face_count, r.largest_face,
                 r.hole_count, r.unsolved_count);
      if (context.metrics.download_ms > 0) fmt::print("  {:<32} {:9.1f} ms\n", "download", context.metrics.download_ms);
      for (const auto& o : context.metrics.operations()) fmt::print("  {:<32} {:9.1f} ms {:5}\n", o.label, o.ms, o.calls);
    } catch (const ws::Error& error) {
      fmt::print("{}: {}\n", source, error.full_text());
    }
  }
  const int moves = argc > 4 ? std::atoi(argv[4]) : 0;
  LiveLmt live(points.at);
  ws::RunContext context;
  context.thread_count = argc > 2 ? std::atoi(argv[2]) : 0;
  context.backend = backend;
  if (moves > 0) (void)live.move(5, points[5], {}, context);
  const ws::Stopwatch watch;
  const std::clock_t start = std::clock();
  for (int i = 0; i < moves; ++i) {
    const Point near = points[points.size() / 2], to{near.x + 1e-3 * i * (points[1].x - near.x), near.y + 0.5 + i};
    (void)live.move(5, to, {}, context);
  }
  if (moves > 0)
    fmt::print("  a moved point: {:.1f} ms, {:.1f} ms of processors\n", watch.ms() / moves,
               1e3 * double(std::clock() - start) / CLOCKS_PER_SEC / moves);
  for (const auto& o : context.metrics.operations()) fmt::print("    {:<32} {:9.1f} ms {:5}\n", o.label, o.ms, o.calls);
}
