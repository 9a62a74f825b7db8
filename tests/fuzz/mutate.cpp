// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

namespace ws::fuzz {
namespace {

std::size_t below(std::size_t count, Random& random) { return count == 0 ? 0 : random() % count; }

/// Numbers at which counts, sizes and indices break.
constexpr std::array<std::string_view, 24> number_texts{"0",
                                                        "1",
                                                        "-1",
                                                        "2",
                                                        "16",
                                                        "17",
                                                        "255",
                                                        "256",
                                                        "65536",
                                                        "4096",
                                                        "2147483647",
                                                        "2147483648",
                                                        "4294967295",
                                                        "4294967296",
                                                        "18446744073709551615",
                                                        "18446744073709551616",
                                                        "1e308",
                                                        "1e999",
                                                        "-1e38",
                                                        "nan",
                                                        "inf",
                                                        "0.5",
                                                        "1e-320",
                                                        ""};
constexpr std::array<std::uint64_t, 14> numbers{0,   1,      2,      16,         127,        128,        255,
                                                256, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0xffffffffffffffff};

struct Range {
  std::size_t begin = 0, end = 0;
};

Range some_range(std::string_view bytes, Random& random) {
  const std::size_t a = below(bytes.size() + 1, random);
  constexpr std::size_t longest = 64;
  return {a, a + below(std::min(bytes.size() - a, longest) + 1, random)};
}

std::string replaced(std::string_view bytes, Range range, std::string_view by) {
  std::string result(bytes.substr(0, range.begin));
  result += by;
  return result += bytes.substr(range.end);
}

bool is_of_number(char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e'; }

/// The text of a number that stands at or after a random place; empty where there is none.
Range some_number(std::string_view bytes, Random& random) {
  std::size_t begin = below(bytes.size(), random);
  while (begin < bytes.size() && !is_of_number(bytes[begin])) ++begin;
  while (begin > 0 && begin < bytes.size() && is_of_number(bytes[begin - 1])) --begin;
  std::size_t end = begin;
  while (end < bytes.size() && is_of_number(bytes[end])) ++end;
  return {begin, end};
}

/// With its line feed.
Range some_line(std::string_view bytes, Random& random) {
  const std::size_t at = below(bytes.size(), random);
  const std::size_t before = at == 0 ? std::string_view::npos : bytes.rfind('\n', at - 1), after = bytes.find('\n', at);
  return {before == std::string_view::npos ? 0 : before + 1, after == std::string_view::npos ? bytes.size() : after + 1};
}

std::string with_bit_flipped(std::string_view bytes, Random& random) {
  std::string result(bytes);
  if (!result.empty()) result[below(result.size(), random)] ^= static_cast<char>(1u << below(8, random));
  return result;
}

std::string with_byte(std::string_view bytes, Random& random) {
  std::string result(bytes);
  if (!result.empty()) result[below(result.size(), random)] = static_cast<char>(random());
  return result;
}

std::string with_binary_number(std::string_view bytes, Random& random) {
  std::string result(bytes);
  const std::size_t width = std::size_t{1} << below(4, random);
  if (result.size() < width) return result;
  std::uint64_t number = numbers[below(numbers.size(), random)];
  if (below(2, random)) number = __builtin_bswap64(number) >> (64 - 8 * width);
  std::memcpy(result.data() + below(result.size() - width + 1, random), &number, width);
  return result;
}

std::string with_number(std::string_view bytes, Random& random) {
  return replaced(bytes, some_number(bytes, random), number_texts[below(number_texts.size(), random)]);
}

std::string with_range_moved(std::string_view bytes, Random& random) {
  const Range from = some_range(bytes, random), to = some_range(bytes, random);
  return replaced(bytes, below(2, random) ? to : Range{to.begin, to.begin}, bytes.substr(from.begin, from.end - from.begin));
}

std::string with_line_moved(std::string_view bytes, Random& random) {
  const Range from = some_line(bytes, random), to = some_line(bytes, random);
  return replaced(bytes, below(2, random) ? to : Range{to.begin, to.begin}, bytes.substr(from.begin, from.end - from.begin));
}

std::string with_word(std::string_view bytes, const Target& target, Random& random) {
  if (target.words.empty()) return with_number(bytes, random);
  const Range range = some_range(bytes, random);
  return replaced(bytes, below(2, random) ? range : Range{range.begin, range.begin},
                  target.words[below(target.words.size(), random)]);
}

/// The beginning of this and the end of another.
std::string spliced(std::string_view bytes, const Target& target, Random& random) {
  const std::string& other = target.seeds[below(target.seeds.size(), random)];
  return std::string(bytes.substr(0, below(bytes.size() + 1, random))) + other.substr(below(other.size() + 1, random));
}

}  // namespace

std::string mutated(std::string_view bytes, const Target& target, Random& random) {
  switch (below(10, random)) {
    case 0:
      return with_bit_flipped(bytes, random);
    case 1:
      return with_byte(bytes, random);
    case 2:
    case 3:
      return with_binary_number(bytes, random);
    case 4:
    case 5:
      return with_number(bytes, random);
    case 6:
      return with_range_moved(bytes, random);
    case 7:
      return with_line_moved(bytes, random);
    case 8:
      return with_word(bytes, target, random);
    default:
      return below(3, random) ? replaced(bytes, some_range(bytes, random), {}) : spliced(bytes, target, random);
  }
}

}  // namespace ws::fuzz
