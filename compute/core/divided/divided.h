// Data that lie in parts on several machines: what a run asks of each part, and how the answers become one. Answers are sums of
// whole numbers and limits, so the result has the bits of one machine's, however the data are divided.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// How the answers of all parts become one, element by element.
enum class Merge { sum, least, most };

struct PartAnswer {
  Array array;
  Merge merge = Merge::sum;
};

/// A part of the data, where it lies. An answer depends on the part, the question and the arrays given alone: what is kept from
/// one to the next only saves time, so the same part on another machine may take over at any moment. Used by one thread at a
/// time.
class DataPart {
 public:
  DataPart() = default;
  DataPart(const DataPart&) = delete;
  DataPart& operator=(const DataPart&) = delete;
  virtual ~DataPart() = default;
  /// Throws Error, Cancelled.
  [[nodiscard]] virtual std::vector<PartAnswer> answer(std::string_view question, const std::vector<Array>& given,
                                                       RunContext& context) = 0;
};

/// All parts, in the order of the data, as the run that asks them sees them. What a part throws is thrown.
class AllParts {
 public:
  AllParts() = default;
  AllParts(const AllParts&) = delete;
  AllParts& operator=(const AllParts&) = delete;
  virtual ~AllParts() = default;
  /// The answers of all parts, merged; sums come as int64.
  [[nodiscard]] virtual std::vector<Array> ask(std::string_view question, const std::vector<Array>& given) = 0;
  /// One part after the other: each is given what the one before answered. The last one's answer.
  [[nodiscard]] virtual std::vector<Array> ask_in_turn(std::string_view question, const std::vector<Array>& given) = 0;
};

/// What is left of a result where no machine has all data.
struct DividedResult {
  std::string hash;  ///< of the result that one machine would have
  std::vector<Property> summary;
  std::vector<Array> arrays;
};

/// A second base class of experiments whose data may lie in parts.
class Divisible {
 public:
  virtual ~Divisible() = default;
  /// `inputs` has a part of the main input, and all of the others. Throws Error for what cannot be done in parts.
  [[nodiscard]] virtual std::unique_ptr<DataPart> part(const Inputs& inputs, const ParameterSet& parameters) const = 0;
  /// Throws Error, Cancelled.
  [[nodiscard]] virtual DividedResult run_divided(const ParameterSet& parameters, AllParts& parts,
                                                  RunContext& context) const = 0;
};

/// What a part can be asked, and how many arrays may come with it.
struct PartQuestion {
  std::string_view name;
  std::vector<std::size_t> array_counts;
};
/// Questions come from other machines: throws Error{invalid_argument} for one that is not known, or with another number of
/// arrays.
void check_question(std::string_view question, const std::vector<Array>& given, const std::vector<PartQuestion>& known);

/// Throws Error{invalid_argument} where a parameter is set that is not among `names`.
void check_only_set(const ParameterSet& parameters, const std::vector<std::string_view>& names);

/// The elements of an array of that type. Throws Error{invalid_argument} for another one, or another number of them than
/// `count`.
template <class T>
[[nodiscard]] Span<const T> elements(const Array& array, std::size_t count) {
  std::size_t size = 1;
  for (const std::size_t n : array.shape) size *= n;
  if (array.type != element_type_of<T>() || size != count)
    throw Error(ErrorKind::invalid_argument, "an array of data in parts has another type or size than it should have");
  return {static_cast<const T*>(array.data), size};
}

}  // namespace ws
