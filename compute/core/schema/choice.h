// The enumerators of a choice with their names and a sentence each: written once, beside the enum.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

namespace ws {

/// One enumerator as flags, states and lists name it, and a sentence that says what it is. Beside an enum `E` that is a field
/// stands `constexpr auto choices(E)`, which gives a `std::array<Choice<E>, N>` of all enumerators in their order.
template <class E>
struct Choice {
  E value;
  const char* name;
  const char* help;
};

template <class E>
inline constexpr auto all_choices = choices(E{});

namespace detail {

template <class E>
consteval bool lists_enumerators_in_order() {
  for (std::size_t i = 0; i < all_choices<E>.size(); ++i)
    if (static_cast<std::size_t>(all_choices<E>[i].value) != i) return false;
  return true;
}

}  // namespace detail

/// "gaussian-dx"
template <class E>
[[nodiscard]] constexpr const char* choice_name(E value) {
  static_assert(detail::lists_enumerators_in_order<E>());
  return all_choices<E>[static_cast<std::size_t>(value)].name;
}

}  // namespace ws
