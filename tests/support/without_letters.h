// A phrasebook that takes all letters out of its texts: letters that are left were said past it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/told.h"

#include <cctype>
#include <optional>
#include <string>

namespace ws::test {

/// The places of the values stay as they are.
inline std::string without_letters(const char* english, std::optional<std::size_t>) {
  std::string text;
  bool in_place = false;
  for (const char* c = english; *c; ++c) {
    in_place = (in_place || *c == '{') && *c != '}';
    text += !in_place && std::isalpha(static_cast<unsigned char>(*c)) ? '.' : *c;
  }
  return text;
}

/// While it lives, the phrasebook is in use.
class WithoutLetters {
 public:
  WithoutLetters() { use_phrasebook(without_letters); }
  ~WithoutLetters() { use_phrasebook(nullptr); }
  WithoutLetters(const WithoutLetters&) = delete;
  WithoutLetters& operator=(const WithoutLetters&) = delete;
};

/// `text` without `name`, which no phrasebook knows.
inline std::string without(std::string text, const std::string& name) {
  for (std::size_t at = text.find(name); !name.empty() && at != std::string::npos; at = text.find(name))
    text.erase(at, name.size());
  return text;
}

inline bool has_letters(const std::string& text) {
  for (const char c : text)
    if (std::isalpha(static_cast<unsigned char>(c))) return true;
  return false;
}

}  // namespace ws::test
