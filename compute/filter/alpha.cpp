// SPDX-License-Identifier: MIT
#include "compute/filter/alpha.h"

#include <algorithm>

namespace ws::filter {

namespace {

bool has_alpha(const Parameters& p, int channels) { return channels == alpha_channel + 1 && p.alpha == Alpha::weigh; }

bool is_mean(const Taps& taps) {
  return std::all_of(taps.values.begin(), taps.values.end(), [](float tap) { return tap >= 0; });
}

}  // namespace

bool weighs_colours(const Parameters& p, int channels, const SeparableFilter& filter, Variant variant) {
  return has_alpha(p, channels) && variant != Variant::v51 && is_mean(filter.row) && is_mean(filter.column);
}

bool weighs_colours(const Parameters& p, int channels, const Warp& warp) {
  const bool copies = warp.interpolation == Interpolation::nearest && warp.supersample == 1;
  return has_alpha(p, channels) && !copies;
}

}  // namespace ws::filter
