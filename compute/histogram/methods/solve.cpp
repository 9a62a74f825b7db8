// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/solve.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/histogram/bins/doubt.h"
#include "compute/histogram/bins/lift.h"
#include "compute/histogram/cuda/plan.h"
#include "compute/histogram/cuda/solve.h"
#include "compute/histogram/methods/boxes.h"
#include "compute/histogram/methods/budget.h"
#include "compute/histogram/methods/reference.h"
#include "compute/histogram/methods/rounds.h"
#include "compute/histogram/methods/simd.h"
#include "compute/histogram/variants/paper.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::histogram {

namespace {

constexpr std::size_t most_box_dimensions = 3, fewest_for_boxes = 4096;

bool runs_on_cpu(Method m) { return m == Method::reference || m == Method::paper || m == Method::simd || m == Method::boxes; }
bool runs_on_device(Method m) { return m != Method::reference && m != Method::simd; }

void check_method(const Problem& problem, Method method, Backend backend) {
  if (backend == Backend::cpu && !runs_on_cpu(method))
    throw Error(ErrorKind::invalid_argument, told("method {} needs CUDA", said_choice(name_of(method))),
                said("the CPU has reference, paper, simd and boxes"));
  if (method == Method::boxes && problem.dimension() > most_box_dimensions)
    throw Error(
        ErrorKind::invalid_argument,
        told("method {} takes up to 3 dimensions, these vectors have {}", said_choice(name_of(method)), problem.dimension()),
        said("use simd"));
}

bool suits_boxes(const Problem& problem) {
  return problem.dimension() <= most_box_dimensions && problem.references.size() >= fewest_for_boxes;
}
Choice chosen(Method method, const char* why) { return {method, why, said(why)}; }
template <class Number>
Choice chosen(Method method, fmt::format_string<const Number&> why, const Number& number) {
  return {method, fmt::format(why, number), told(why, number)};
}

Choice by_boxes(const Problem& problem) {
  return chosen(Method::boxes, phrase("{} dimensions: boxes of neighbouring references decide together"), problem.dimension());
}

/// Why the matrix units had better not estimate the distances of floats; empty: they had. `doubt`: the part of the bins that
/// they would leave in doubt. The direct form takes their place.
Choice against_estimates(const Problem& problem, double doubt) {
  constexpr double most_doubt = 0.045;  // a distance that is made again costs as much as dozens that are not
  const Parameters& p = problem.parameters;
  if (p.bin_scale != BinScale::linear || p.arithmetic != Arithmetic::exact)
    return chosen(Method::shared, phrase("estimates are for linear, exact bins"));
  const std::size_t both_forms = 2 * problem.references.size() * problem.dimension() * sizeof(float);
  if (both_forms > cuda::device_budget(p) / 2)
    return chosen(Method::shared, phrase("estimates need the references twice on the device"));
  if (doubt > most_doubt)
    return chosen(Method::shared, phrase("estimates would leave about {:.0f} % of the bins in doubt"), 100 * doubt);
  return {};
}

/// By what the arithmetic and the traffic of a pair cost: storing a key and reading it once more is as much as some components.
Choice automatic_on_device(const Problem& problem) {
  constexpr std::size_t cheap_dimension = 24;
  if (suits_boxes(problem)) return by_boxes(problem);
  if (problem.is_whole()) return chosen(Method::tensor, phrase("8-bit vectors: dot products on the matrix units are exact"));
  if (problem.dimension() <= cheap_dimension)
    return chosen(Method::fused, phrase("{} dimensions: computing a distance again is cheaper than storing it"),
                  problem.dimension());
  const double doubt = doubtful_share(problem);
  if (const Choice reason = against_estimates(problem, doubt); !reason.why.empty()) {
    Choice choice = chosen(Method::shared, phrase("{} dimensions: storing a distance is cheaper than computing it again"),
                           problem.dimension());
    return {choice.method, choice.why + "; " + reason.why, choice.words + "; " + reason.words};
  }
  return chosen(Method::tensor,
                phrase("matrix units estimate the distances; the direct form settles the bins in doubt, about {:.1f} %"),
                100 * doubt);
}

Choice automatic_on_cpu(const Problem& problem) {
  if (suits_boxes(problem)) return by_boxes(problem);
  return problem.dimension() > most_box_dimensions
             ? chosen(Method::simd, phrase("more than 3 dimensions: every distance is computed"))
             : chosen(Method::simd, phrase("few references: every distance is computed"));
}

Histograms by_reference(const Problem& problem, RunContext& context) {
  Histograms result;
  const auto arrays = [&](std::size_t) -> std::vector<MemoryPart> {
    return {{phrase("distances"), CpuExecutor(context).thread_count() * problem.references.size() * sizeof(double)}};
  };
  result.memory = host_budget(problem, problem.queries.size(), arrays, context).parts;
  const Stopwatch watch;
  result.table = std::make_shared<Table>(reference_histograms(problem, context));
  result.rounds = {{0, problem.queries.size(), watch.ms()}};
  return result;
}

}  // namespace

const char* name_of(Method method) { return choice_name(method); }

Choice choose_method(const Problem& problem, Backend backend) {
  const Method asked = problem.parameters.method;
  if (asked == Method::automatic) return backend == Backend::cuda ? automatic_on_device(problem) : automatic_on_cpu(problem);
  check_method(problem, asked, backend);
  return chosen(asked, phrase("asked for"));
}

std::vector<Method> methods_here(const Problem& problem, Backend backend) {
  std::vector<Method> list;
  for (const Method method : {Method::paper, Method::simd, Method::boxes, Method::shared, Method::fused, Method::tensor}) {
    try {
      check_method(problem, method, backend);
      list.push_back(method);
    } catch (const Error&) {  // says why it does not run here
    }
  }
  return list;
}

namespace {

/// Squared distances are single-precision numbers.
void check_distances(const Problem& problem, const Table& table) {
  const auto beyond = std::find_if(table.high.begin(), table.high.end(), [](float high) { return std::isinf(high); });
  if (beyond != table.high.end())
    throw Error(ErrorKind::invalid_argument,
                told("distances from query {} are beyond 1.8e19, where their squares exceed single precision",
                     problem.query_number(static_cast<std::size_t>(beyond - table.high.begin()))),
                said("scale the vectors"));
}

/// What was asked for and has no meaning for the method.
void tell_unused(const Problem& problem, Method method, RunContext& context) {
  const Parameters& p = problem.parameters;
  const bool on_device = context.backend == Backend::cuda && runs_on_device(method);
  if (p.devices > 1 && !on_device)
    context.metrics.warn(told("--devices {} has no effect: only methods on CUDA share the queries", p.devices));
  if (p.devices > 1 && on_device && problem.queries.size() < static_cast<std::size_t>(p.devices))
    context.metrics.warn(told(problem.queries.size(), "--devices {1} has no effect: {0} query is not shared",
                              "--devices {1} has no effect: {0} queries are not shared", p.devices));
  if (p.query_batch > static_cast<std::int64_t>(queries_of_2019) && on_device && method == Method::paper)
    context.metrics.warn(told("--query-batch {} became {}: the kernels of 2019 take no more", p.query_batch, queries_of_2019));
}

Histograms solve_by(const Choice& choice, const Problem& problem, RunContext& context, const RowsDone& done) {
  const std::size_t table_bytes = problem.queries.size() * problem.bins() * sizeof(std::int32_t);
  context.check_memory(table_bytes, 0);
  if (context.backend == Backend::cuda && runs_on_device(choice.method))
    return cuda::device_histograms(problem, choice.method, context, done);
  if (context.backend == Backend::cuda) {
    context.backend = Backend::cpu;
    context.metrics.warn(said("this method runs on the CPU"));
  }
  switch (choice.method) {
    case Method::reference:
      return by_reference(problem, context);
    case Method::paper:
      return paper_histograms(problem, context, done);
    case Method::boxes:
      return box_histograms(problem, context, done);
    default:
      return simd_histograms(problem, context, done);
  }
}

}  // namespace

namespace {

Histograms solve_as_given(const Problem& problem, RunContext& context, const RowsDone& done) {
  const Choice choice = choose_method(problem, context.backend);
  tell_unused(problem, choice.method, context);
  Histograms result = solve_by(choice, problem, context, done);
  check_distances(problem, *result.table);
  result.method = choice.method;
  result.why = choice.why;
  result.words = choice.words;
  return result;
}

}  // namespace

Histograms solve(const Problem& problem, RunContext& context, const RowsDone& done) {
  check_problem(problem);
  const int exponent = lift_of(problem, context);
  if (exponent == 0) return solve_as_given(problem, context, done);
  context.metrics.warn(
      told("distances are so small that their squares would fall below single precision: all components were taken times 2^{}, "
           "which changes no digit",
           exponent));
  Histograms result = solve_as_given(lifted(problem, exponent, context), context, {});
  const auto table = std::make_shared<Table>(result.table->queries, result.table->bins);
  std::copy(result.table->counts.begin(), result.table->counts.end(), table->counts.begin());
  table->low = result.table->low;
  table->high = result.table->high;
  table->degenerate = result.table->degenerate;
  for (std::vector<float>* limits : {&table->low, &table->high})
    for (float& distance : *limits) distance = std::ldexp(distance, -exponent);
  result.table = table;
  return result;
}

}  // namespace ws::histogram
