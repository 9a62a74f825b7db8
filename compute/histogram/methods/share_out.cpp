// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/share_out.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <limits>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ws::histogram {

namespace {

/// Thrown where another worker has failed.
struct Abandoned {};

/// The limits of all parts, once each worker has found its own.
class Agreement {
 public:
  explicit Agreement(std::size_t workers) : missing_(workers) {}

  void settle(double& low, double& high) {
    std::unique_lock lock(mutex_);
    low_ = std::min(low_, low);
    high_ = std::max(high_, high);
    --missing_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return missing_ == 0 || failed_; });
    if (missing_ > 0) throw Abandoned{};
    low = low_;
    high = high_;
  }
  void fail() {
    const std::lock_guard lock(mutex_);
    failed_ = true;
    changed_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t missing_;
  bool failed_ = false;
  double low_ = std::numeric_limits<double>::infinity(), high_ = 0;
};

struct Part {
  Problem problem;
  RunContext context;
  Histograms result;
  std::exception_ptr error;
  std::size_t first = 0;
};

/// Vectors [first, first + count) of a set, which the view keeps alive.
VectorSet part_of(const VectorSet& vectors, std::size_t first, std::size_t count) {
  auto keeper = std::make_shared<const VectorSet>(vectors);
  VectorSet view(vectors.type(), vectors.dimension(), count, vectors.row_bytes(first), vectors.stride(), std::move(keeper));
  view.holds_bytes = vectors.holds_bytes;
  return view;
}

void work(Part& part, std::size_t worker, const SolvePart& solve, Agreement& agreement) {
  try {
    part.result = solve(worker, part.problem, part.context);
  } catch (const Abandoned&) {
  } catch (...) {
    part.error = std::current_exception();
    agreement.fail();
  }
}

void add_part(const Part& part, Table& table, Histograms& whole, RunContext& context) {
  const Table& from = *part.result.table;
  const auto first = static_cast<std::ptrdiff_t>(part.first);
  std::copy(from.counts.begin(), from.counts.end(), table.row(part.first));
  std::copy(from.low.begin(), from.low.end(), table.low.begin() + first);
  std::copy(from.high.begin(), from.high.end(), table.high.begin() + first);
  std::copy(from.degenerate.begin(), from.degenerate.end(), table.degenerate.begin() + first);
  for (Round round : part.result.rounds) {
    round.first += part.first;
    whole.rounds.push_back(round);
  }
  if (part.result.device_bytes >= whole.device_bytes) {
    whole.device_bytes = part.result.device_bytes;
    whole.memory = part.result.memory;
  }
  const Metrics& metrics = part.context.metrics;
  context.metrics.compute_ms = std::max(context.metrics.compute_ms, metrics.compute_ms);
  context.metrics.upload_ms = std::max(context.metrics.upload_ms, metrics.upload_ms);
}

/// Those of the worker that all wait for: its stages add up to the run's time, those of all workers together do not.
void add_stages(const std::vector<Part>& parts, RunContext& context) {
  const auto slowest = std::max_element(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
    return a.context.metrics.compute_ms < b.context.metrics.compute_ms;
  });
  for (const StageTime& stage : slowest->context.metrics.stages()) context.metrics.add_stage(stage.name, stage.ms);
}

}  // namespace

Histograms share_out(const Problem& problem, std::size_t workers, RunContext& context, const SolvePart& solve) {
  std::vector<Part> parts(workers);
  const std::size_t total = problem.queries.size();
  Agreement agreement(workers);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < workers; ++i) {
      Part& part = parts[i];
      part.first = total * i / workers;
      part.problem = problem;
      part.problem.queries = part_of(problem.queries, part.first, total * (i + 1) / workers - part.first);
      part.problem.agree_on_limits = [&agreement](double& low, double& high) { agreement.settle(low, high); };
      part.context = context.beside();
      threads.emplace_back([&part, &solve, &agreement, i] { work(part, i, solve, agreement); });
    }
  }
  Histograms whole;
  auto table = std::make_shared<Table>(total, problem.bins());
  for (const Part& part : parts)
    if (part.error) std::rethrow_exception(part.error);
  for (const Part& part : parts) add_part(part, *table, whole, context);
  add_stages(parts, context);
  whole.table = table;
  return whole;
}

}  // namespace ws::histogram
