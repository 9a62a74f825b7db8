// The Hilbert curve through grids of up to three dimensions: cells that follow one another on it are neighbours.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ws::histogram {

/// The curve from level to level (after C. Hamilton, Compact Hilbert indices, 2006): where it enters a cube of cells and along
/// which axis it leaves tells when it comes to each corner, and how it is turned there.
template <unsigned Dimension>
class HilbertSteps {
 public:
  static constexpr unsigned corners = 1u << Dimension;
  struct Step {
    std::uint8_t place = 0, state = 0;
  };
  constexpr HilbertSteps() {
    for (unsigned entry = 0; entry < corners; ++entry)
      for (unsigned axis = 0; axis < Dimension; ++axis)
        for (unsigned corner = 0; corner < corners; ++corner) {
          const unsigned place = gray_place(turned(corner ^ entry, Dimension - 1 - axis));
          const unsigned next_entry = entry ^ turned(entry_of(place), axis + 1),
                         next_axis = (axis + exit_of(place) + 1) % Dimension;
          steps_[state_of(entry, axis)][corner] = {static_cast<std::uint8_t>(place),
                                                   static_cast<std::uint8_t>(state_of(next_entry, next_axis))};
        }
  }
  [[nodiscard]] constexpr Step operator()(unsigned state, unsigned corner) const { return steps_[state][corner]; }

 private:
  [[nodiscard]] static constexpr unsigned state_of(unsigned entry, unsigned axis) { return entry * Dimension + axis; }
  /// Bits put up by `by`, those at the top to the bottom.
  [[nodiscard]] static constexpr unsigned turned(unsigned bits, unsigned by) {
    by %= Dimension;
    return (bits << by | bits >> (Dimension - by)) & (corners - 1);
  }
  [[nodiscard]] static constexpr unsigned gray(unsigned place) { return place ^ place >> 1; }
  [[nodiscard]] static constexpr unsigned gray_place(unsigned bits) { return bits ^ bits >> 1 ^ bits >> 2; }
  [[nodiscard]] static constexpr unsigned entry_of(unsigned place) { return place == 0 ? 0 : gray((place - 1) / 2 * 2); }
  [[nodiscard]] static constexpr unsigned exit_of(unsigned place) {
    return place == 0 ? 0 : static_cast<unsigned>(std::countr_one(place % 2 == 0 ? place - 1 : place)) % Dimension;
  }

  std::array<std::array<Step, corners>, corners * Dimension> steps_{};
};

template <unsigned Dimension>
inline constexpr HilbertSteps<Dimension> hilbert_steps;

/// The place on the curve of a cell with coordinates below 2^levels.
template <unsigned Dimension>
[[nodiscard]] constexpr std::uint32_t hilbert_place(const std::array<std::uint32_t, Dimension>& cell, int levels) {
  std::uint32_t place = 0;
  unsigned state = 0;
  for (int level = levels - 1; level >= 0; --level) {
    unsigned corner = 0;
    for (unsigned k = 0; k < Dimension; ++k) corner |= (cell[k] >> level & 1) << k;
    const auto step = hilbert_steps<Dimension>(state, corner);
    place = place << Dimension | step.place;
    state = step.state;
  }
  return place;
}

}  // namespace ws::histogram
