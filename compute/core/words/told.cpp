// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"

#include "compute/core/words/phrasebook.h"

#include <atomic>

namespace ws {

namespace {

std::atomic<Phrasebook> phrasebook{nullptr};

}  // namespace

bool words::has_phrasebook() { return phrasebook.load() != nullptr; }

void use_phrasebook(Phrasebook book) { phrasebook = book; }

std::string said(const char* english) {
  const Phrasebook book = phrasebook;
  return book && *english ? book(english, {}) : english;
}

std::string words::tell(std::string_view english, const char* sought, std::optional<std::size_t> count,
                        fmt::format_args values) {
  if (const Phrasebook book = phrasebook) {
    const std::string own = book(sought, count);
    try {
      // The compiler has checked the English text only. Where a translation names other values, English says it.
      if (own != sought) return fmt::vformat(own, values);
    } catch (const fmt::format_error&) {
    }
  }
  return fmt::vformat(fmt::string_view(english.data(), english.size()), values);
}

}  // namespace ws
