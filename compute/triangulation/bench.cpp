// SPDX-License-Identifier: MIT
#include "compute/triangulation/bench.h"

#include "compute/triangulation/result.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::triangulation {

namespace {

/// Points go out, and the edges of their Delaunay triangulation come back: of minimum weight triangulations there is no other
/// program to ask.
std::vector<BenchExtra> extras_of(const std::shared_ptr<const Result>& of, RunContext&) {
  const auto result = std::dynamic_pointer_cast<const TriangulationResult>(of);
  if (to_text(result->parameters().get("method")) != "delaunay") return {};
  BenchExtra extra;
  extra.question = [result](RunContext& context) {
    PeerQuestion question;
    question.asks = "delaunay";
    for (Array& array : result->arrays(context)) {
      array.owner = array.owner ? array.owner : result;
      if (array.name == "points") question.data.push_back(array);
      if (array.name == "edges") question.answer = array;
    }
    question.kind = AnswerKind::names;
    question.work = result->work();
    return question;
  };
  return {std::move(extra)};
}

}  // namespace

BenchTable bench_table() {
  const auto row = [](std::string name, std::string generator, std::vector<BenchMethod> methods) {
    BenchCase made{std::move(name), std::move(generator), {}, "method", std::move(methods)};
    made.asks_peers = made.name.starts_with("delaunay");
    return made;
  };
  /// Searches, whose time grows so fast that a small test takes a few points only.
  const auto search = [&](std::string name, std::string generator, std::vector<BenchMethod> methods) {
    BenchCase made = row(std::move(name), std::move(generator), std::move(methods));
    made.small = "uniform --dimension 2 --count 8 --seed 1";
    return made;
  };
  const std::vector<BenchMethod> lmt{{"cpu", "lmt"}, {"cuda", "lmt"}};
  // The first is one thread's, whatever the number of threads; all make the same calls.
  const std::vector<BenchMethod> removals{{"cpu", "removal-stack"},
                                          {"cpu", "removal-bitmask"},
                                          {"cpu", "removal"},
                                          {"cuda", "removal"},
                                          {"cuda", "removal-bitmask"}};
  const std::vector<BenchMethod> paths{{"cpu", "path-dp"}, {"cuda", "path-dp"}}, paths_on_device{{"cuda", "path-dp"}};
  const std::vector<BenchMethod> delaunay{{"cpu", "delaunay"}};
  BenchTable table;
  table.cases = {row("delaunay-100k", "uniform27 --count 100000 --seed 1", delaunay),
                 row("delaunay-1m", "uniform27 --count 1000000 --seed 1", delaunay),
                 row("lmt-10k", "uniform27 --count 10000 --seed 1", lmt),
                 row("lmt-100k", "uniform27 --count 100000 --seed 1", lmt),
                 row("lmt-1m", "uniform27 --count 1000000 --seed 1", lmt),
                 search("removal-14", "uniform --dimension 2 --count 14 --seed 2", removals),
                 search("combinations-11", "uniform --dimension 2 --count 11 --seed 1", {{"cuda", "combinations"}}),
                 search("paths-24", "uniform --dimension 2 --count 24 --seed 1", paths),
                 search("paths-26", "uniform --dimension 2 --count 26 --seed 1", paths_on_device),
                 search("paths-28", "uniform --dimension 2 --count 28 --seed 1", paths_on_device)};
  table.extras = extras_of;
  return table;
}

}  // namespace ws::triangulation
