// The points of a cloud in the order that one radius asks for. Runs and presentations keep them, so that engines have no state.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace ws::ridge {

/// The points of an engine, sorted for a radius; of use to that engine only. Immutable: several threads may use it at a time.
class SortedCloud {
 public:
  SortedCloud(std::uint64_t engine, double radius) : engine_(engine), r1_(radius) {}
  SortedCloud(const SortedCloud&) = delete;
  SortedCloud& operator=(const SortedCloud&) = delete;
  virtual ~SortedCloud() = default;

  /// Whether it is what an engine of this identity needs for this radius.
  [[nodiscard]] bool is_for(std::uint64_t engine, double r1) const { return engine_ == engine && r1_ == r1; }
  /// About what keeping it takes.
  [[nodiscard]] virtual std::size_t bytes() const = 0;

 private:
  std::uint64_t engine_;
  double r1_;
};

/// Where the caller of an engine keeps the points as the last call sorted them. Used by one thread at a time.
struct KeptSorting {
  std::shared_ptr<const SortedCloud> last;
};

/// What is kept for the engine of this identity: `make()` where what is there is of another engine or radius. `kept` may be
/// null. `Sorted` is the engine's own type of SortedCloud.
template <class Sorted, class Make>
[[nodiscard]] std::shared_ptr<const Sorted> sorted_for(KeptSorting* kept, std::uint64_t engine, double r1, const Make& make) {
  if (!kept) return make();
  if (!kept->last || !kept->last->is_for(engine, r1)) {
    kept->last.reset();  // its memory may be needed for the next
    kept->last = make();
  }
  return std::static_pointer_cast<const Sorted>(kept->last);
}

/// A run's: begins with what the last run with the same engine left in the context's cache, and leaves its own there.
class RunSorting {
 public:
  RunSorting(std::uint64_t engine, const RunContext& context);
  ~RunSorting();
  RunSorting(const RunSorting&) = delete;
  RunSorting& operator=(const RunSorting&) = delete;
  [[nodiscard]] KeptSorting* kept() { return &kept_; }

 private:
  std::uint64_t engine_;
  Cache* cache_;
  KeptSorting kept_;
};

/// What the last run with the engine left in the context's cache, which keeps it; empty where there is nothing.
[[nodiscard]] KeptSorting left_by_a_run(std::uint64_t engine, const RunContext& context);

}  // namespace ws::ridge
