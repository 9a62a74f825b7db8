// Data in parts that all lie in this process: what other machines' parts would answer.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/divided/divided.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws {

class LocalParts final : public AllParts {
 public:
  explicit LocalParts(std::vector<std::unique_ptr<DataPart>> parts) : parts_(std::move(parts)) {}

  std::vector<Array> ask(std::string_view question, const std::vector<Array>& given) override {
    ++questions;
    std::vector<Array> all;
    for (const auto& part : parts_) {
      RunContext context;
      std::vector<PartAnswer> answers = part->answer(question, given, context);
      for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].merge == Merge::sum) answers[i].array = as_int64(answers[i].array);
        if (part == parts_.front())
          all.push_back(answers[i].array);
        else
          all[i] = merged(all[i], answers[i]);
      }
    }
    return all;
  }
  std::vector<Array> ask_in_turn(std::string_view question, const std::vector<Array>& given) override {
    std::vector<Array> passed = given;
    for (const auto& part : parts_) {
      RunContext context;
      std::vector<Array> next;
      for (const PartAnswer& answer : part->answer(question, passed, context)) next.push_back(answer.array);
      passed = std::move(next);
    }
    return passed;
  }

  int questions = 0;

 private:
  static std::size_t size_of(const Array& array) {
    std::size_t size = 1;
    for (const std::size_t n : array.shape) size *= n;
    return size;
  }
  static Array as_int64(const Array& array) {
    if (array.type == ElementType::int64) return array;
    const auto values = elements<std::int32_t>(array, size_of(array));
    return array_of(std::vector<std::int64_t>(values.begin(), values.end()), array.shape, array.name, "");
  }
  template <class T>
  static Array merged_as(const Array& a, const PartAnswer& b) {
    const std::size_t size = size_of(a);
    const auto one = elements<T>(a, size), other = elements<T>(b.array, size);
    std::vector<T> values(size);
    for (std::size_t i = 0; i < size; ++i)
      values[i] = b.merge == Merge::sum     ? static_cast<T>(one[i] + other[i])
                  : b.merge == Merge::least ? std::min(one[i], other[i])
                                            : std::max(one[i], other[i]);
    return array_of(std::move(values), a.shape, a.name, "");
  }
  static Array merged(const Array& a, const PartAnswer& b) {
    if (a.type == ElementType::float64) return merged_as<double>(a, b);
    if (a.type == ElementType::uint8) return merged_as<std::uint8_t>(a, b);
    return merged_as<std::int64_t>(a, b);
  }

  std::vector<std::unique_ptr<DataPart>> parts_;
};

}  // namespace ws
