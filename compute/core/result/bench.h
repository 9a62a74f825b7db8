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
  bool asks_peers = true;            ///< what others do on its data is of interest; of studies it is not
  std::string small = {};            ///< the generator of a small test; empty: `small_generator` of the other
};

/// The same data in small, so that every row of every table can be run in a minute: counts, sides and triangles are cut down.
[[nodiscard]] std::string small_generator(const std::string& generator);

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
  std::string version = {};             ///< of another program: "OpenCV 4.6.0, sepFilter2D"; empty: a row of ours
  std::optional<double> distance = {};  ///< of another program's answer from ours
  std::string remark = {};              ///< what that distance means, in words
  bool is_wrong = false;                ///< that distance is more than rounding explains, and its method says no reason

  [[nodiscard]] bool is_peer() const { return !version.empty(); }
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

/// How an answer is held against ours: by the largest difference of two numbers, by the share of counts that lie elsewhere, by
/// the share of elements (numbers of things) that are not the same, or by the share of lengths that are apart by more than a
/// thousandth.
enum class AnswerKind { numbers, counts, names, lengths };

/// What other programs are asked, on the same data. They compute an array, which is held against ours. Who they are and how
/// they are reached is not known here.
struct PeerQuestion {
  std::string asks;                                              ///< what peers know the question by: "convolve"
  std::vector<Array> data;                                       ///< what is given
  std::vector<std::pair<std::string, std::string>> values = {};  ///< and words beside it: {"bins", "64"}
  std::optional<Array> answer = {};                              ///< ours; nothing: no answer is looked at
  AnswerKind kind = AnswerKind::numbers;
  double tolerance = 0;  ///< the difference that rounding alone explains
  double full = 1;       ///< of numbers: what they reach; 255 of bytes
  Work work = {};        ///< of one answer
};

/// How far an answer is from ours, as its kind says; infinite where type or shape are others, or where a number is NaN.
[[nodiscard]] double distance_of(const Array& answer, const Array& ours, AnswerKind kind);
/// "the same result", "differs by at most 2.4e-07", "0.002 % of the counts lie elsewhere".
[[nodiscard]] std::string words_of(double distance, AnswerKind kind);

/// Something that is timed on a result and is no run of the experiment: rays through a tree, another library's build.
struct BenchRunner {
  BenchMethod method;                     ///< what it is called, and where it runs
  Work work;                              ///< of one call
  std::function<void(RunContext&)> call;  ///< with the thread count that was asked for
};
struct BenchExtra {
  std::string kind;  ///< "camera": a case of its own behind the case; empty: further rows of the case
  std::vector<BenchRunner> runners = {};
  /// Made only where there is someone to ask. May be empty.
  std::function<PeerQuestion(RunContext&)> question = {};
};

struct BenchTable {
  std::vector<BenchCase> cases = {};
  /// What else is timed on the data of a case, and what others are asked on them. `result` is one that computes what the case's
  /// first method does; it is kept as long as the extras are. May be empty.
  std::function<std::vector<BenchExtra>(std::shared_ptr<const Result> result, RunContext& context)> extras = {};
  bool extras_are_for_peers = true;  ///< of interest beside others' rows only: else not asked for
  /// What the rows of all cases that were run tell together, as text below the table. May be empty.
  std::function<std::string(const std::vector<BenchRow>& rows)> conclusion = {};
};

}  // namespace ws
