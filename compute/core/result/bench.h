// What `warpscope bench` times of an algorithm: a table of cases, and what is compared on their data beside whole runs.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"
#include "compute/core/run/run_context.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ws {

/// A choice of the case's compared parameter, on one backend: {"cuda", "grid"}.
struct BenchMethod {
  std::string backend, method;
  std::string computes = {};  ///< what its result is, where the case's first method computes another: "cubic"
};

/// A named data set with the parameters and methods that are compared on it.
struct BenchCase {
  std::string name;
  std::string generator;  ///< of the main input, with its arguments
  std::vector<std::pair<std::string, std::string>> parameters;
  std::string compared;              ///< the parameter whose choices are compared: "method", "variant"
  std::vector<BenchMethod> methods;  ///< the first is what the others are compared with
  std::string note = {};             ///< what was published: printed below the case
  std::string group = {};            ///< a study: run only where it, or the case, is asked for
  std::string stage = {};            ///< what is timed; empty: the whole run
  bool has_rate = true;              ///< what is timed does the run's work: work by time means something
};

/// A method on a case's data, timed.
struct BenchRow {
  std::shared_ptr<const BenchCase> bench_case;  ///< rows of one case share it
  BenchMethod method;
  std::string device, hash;         ///< the hash is empty where none is known
  std::optional<int> ordinal = {};  ///< of the CUDA device, where there are several
  std::vector<double> ms = {};      ///< of each repetition, at least one
  double iterations = 0;            ///< 0 where there are none
  double ball_count = 0;            ///< of a ridge: chosen at first
  Work work = {};

  /// "cuda", or "cuda:1" of several.
  [[nodiscard]] std::string backend() const;
  [[nodiscard]] double median() const;
  [[nodiscard]] double minimum() const;
  /// The work by the shortest time; nothing where something else than the work was timed.
  [[nodiscard]] std::optional<double> per_second() const;
};

/// The first row of the same case whose method computes the same as that of `row`, one of `rows`: their results are to be
/// equal.
[[nodiscard]] const BenchRow& model_of(const BenchRow& row, const std::vector<BenchRow>& rows);
/// Whether both have results, and different ones.
[[nodiscard]] bool differ(const BenchRow& a, const BenchRow& b);

/// Another library to compare with. An algorithm that can be compared derives an interface with the functions that it needs;
/// the program that is linked with the library implements them.
class BenchPeer {
 public:
  BenchPeer() = default;
  BenchPeer(const BenchPeer&) = delete;
  BenchPeer& operator=(const BenchPeer&) = delete;
  virtual ~BenchPeer() = default;
  [[nodiscard]] virtual std::string name() const = 0;  ///< "embree"
};
using BenchPeers = std::vector<std::shared_ptr<const BenchPeer>>;

/// Something that is timed on a result and is no run of the experiment: rays through a tree, another library's build.
struct BenchRunner {
  BenchMethod method;                     ///< what it is called, and where it runs
  Work work;                              ///< of one call
  std::function<void(RunContext&)> call;  ///< with the thread count that was asked for
};
struct BenchExtra {
  std::string kind;  ///< "camera": a case of its own behind the case; empty: further rows of the case
  std::vector<BenchRunner> runners;
};

struct BenchTable {
  std::vector<BenchCase> cases = {};
  /// What else is timed on the data of a case. `result`: of the case's last run; it is kept as long as the runners are. May be
  /// empty.
  std::function<std::vector<BenchExtra>(std::shared_ptr<const Result> result, const BenchPeers& peers, RunContext& context)>
      extras = {};
  /// What the rows of all cases that were run tell together, as text below the table. May be empty.
  std::function<std::string(const std::vector<BenchRow>& rows)> conclusion = {};
};

}  // namespace ws
