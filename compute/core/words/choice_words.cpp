// SPDX-License-Identifier: MIT
#include "compute/core/words/choice_words.h"

#include "compute/core/words/phrasebook.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <utility>

namespace ws {

std::string choice_words(std::string_view name) {
  std::string words(name);
  std::replace_if(
      words.begin(), words.end(), [](char c) { return c == '_' || c == '-'; }, ' ');
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  constexpr std::pair<std::string_view, std::string_view> written[] = {{"cpu", "CPU"},       {"cub", "CUB"}, {"cuda", "CUDA"},
                                                                       {"dp", "DP"},         {"gpu", "GPU"}, {"lmt", "LMT"},
                                                                       {"opencv", "OpenCV"}, {"sah", "SAH"}, {"simd", "SIMD"}};
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find(' ', begin), words.size());
    for (const auto& [as_name, as_word] : written)
      if (name.substr(begin, end - begin) == as_name) words.replace(begin, as_word.size(), as_word);
    begin = end + 1;
  }
  return words;
}

std::string said_choice(std::string_view name) { return said_parameter(choice_words(name), name); }

std::string said_value_text(const Value& value) {
  const auto* const choice = std::get_if<std::string>(&value);
  return choice ? said_choice(*choice) : to_text(value);
}

std::string said_parameter(const std::string& label, std::string_view name) {
  return words::has_phrasebook() ? said(label.c_str()) : std::string(name);
}

}  // namespace ws
