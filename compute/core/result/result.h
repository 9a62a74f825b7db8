// What a run gave: data that never change.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/array.h"
#include "compute/core/run/run_context.h"
#include "compute/core/schema/schema.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// A named value of a result, a step or a picked thing.
struct Property {
  std::string name;
  Value value;
  std::string unit = {};
  std::string meaning = {};  ///< a sentence without a full stop: what the value tells. A result's summary has one for each
};

/// What a run did, as a number that grows with it: rates are told in its unit.
struct Work {
  double amount = 0;
  std::string unit;       ///< "pairs", "pixels"
  std::size_t bytes = 0;  ///< that had to be moved at least; 0: not stated
};

/// Immutable: safe to read from several threads, without a cache or a lazily made value inside. It keeps its inputs and, on
/// CUDA, its device data alive. Its Presentation shows it step by step.
class Result {
 public:
  Result() = default;
  Result(const Result&) = delete;
  Result& operator=(const Result&) = delete;
  virtual ~Result() = default;

  [[nodiscard]] virtual Backend backend() const = 0;
  /// What it was made with; automatic values are filled in.
  [[nodiscard]] virtual const ParameterSet& parameters() const = 0;
  [[nodiscard]] virtual Work work() const = 0;
  /// The report's "result" object. May download and count: as slow as reading all of the result. Throws Cancelled.
  [[nodiscard]] virtual std::vector<Property> summary(RunContext& context) const = 0;
  /// Equal for equal results, on every backend; hexadecimal. Reads all of the result. Throws Cancelled.
  [[nodiscard]] virtual std::string hash(RunContext& context) const = 0;
  /// What was computed, as arrays for other programs: views of the result where it has them as they are, else made now. May
  /// download. A result without arrays gives none. Throws Cancelled.
  [[nodiscard]] virtual std::vector<Array> arrays(RunContext& context) const;
  /// Those of `arrays` that still lie where a device computed them, as they lie there; nothing is copied.
  [[nodiscard]] virtual std::vector<Array> device_arrays() const { return {}; }
  /// Writes output `id` in the format of `path`'s extension, atomically. Throws Error{io}, Cancelled.
  virtual void write(std::string_view id, const std::filesystem::path& path, RunContext& context) const = 0;
};

}  // namespace ws
