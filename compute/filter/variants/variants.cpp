// The variants, their limits, and the messages about what a variant does not take.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/filter/engine.h"
#include "compute/filter/variants/grouped.h"

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

constexpr int any_radius = 65535;
constexpr int v3_radius = grouped_max_radius(Variant::v3);
constexpr int tile_radius = grouped_max_radius(Variant::v4);
/// More would not fit into registers.
constexpr int tensor_radius = 64;
/// v51's taps are signed Q1.14.
constexpr float largest_fixed_tap = 2;

[[noreturn]] void refuse_variant(const std::string& message, std::string hint) {
  throw Error(ErrorKind::invalid_argument, message, std::move(hint));
}

[[noreturn]] void refuse_radius(const VariantInfo& info, int radius, int most) {
  const bool can_reach =
      is_grouped(info.variant) && radius <= grouped_max_radius(info.variant, {.max_radius = most_max_radius});
  refuse_variant(told("variant {} takes radii up to {}, not {}", said_choice(info.name), most, radius),
                 can_reach ? told("--max-radius {} reaches as far; or choose variant fused or v1", most_max_radius)
                           : said("choose variant fused or v1"));
}

void check_taps(const VariantInfo& info, const Taps& taps) {
  for (const float t : taps.values)
    if (!(std::abs(t) <= largest_fixed_tap))
      refuse_variant(told("variant {} holds taps of at most 2 in magnitude, one is {}", said_choice(info.name), t),
                     said("scale the taps down, or take a float variant"));
}

void check_gaussian(const VariantInfo& info, const SeparableFilter& filter) {
  const bool smooths = filter.sigma_x > 0 || filter.sigma_y > 0;
  const bool is_gaussian =
      (filter.sigma_x > 0 || filter.row.values.size() == 1) && (filter.sigma_y > 0 || filter.column.values.size() == 1);
  if (!smooths || !is_gaussian)
    refuse_variant(told("variant {} approximates Gaussians that sum to 1 only", said_choice(info.name)),
                   said("choose kernel gaussian without --normalise off, or another variant"));
}

}  // namespace

const std::vector<VariantInfo>& variants() {
  static const std::vector<VariantInfo> all{
      {Variant::automatic, "auto", "the fastest measured of those that give the float result exactly", any_radius, true, true,
       false},
      {Variant::reference, "reference", "plain loops on one thread, no vectors", any_radius, true, false, false},
      {Variant::simd, "simd", "two passes over memory on one thread, eight pixels per instruction", any_radius, true, false,
       false},
      {Variant::v1, "v1", "one work-item per pixel reads all it needs from global memory", any_radius, true, true, false},
      {Variant::v3, "v3", "a group of 64 shares a tile in local memory, two reads per work-item", v3_radius, true, true, false},
      {Variant::v4, "v4", "two-dimensional groups: reads along columns are coalesced (reconstructed)", tile_radius, true, true,
       false},
      {Variant::v41, "v41", "reads start at multiples of 16 pixels (reconstructed)", tile_radius, true, true, false},
      {Variant::v411, "v411", "the radius is known when compiling: the loop over taps is unrolled", tile_radius, true, true,
       false},
      {Variant::v412, "v412", "small groups with a third read, for devices with groups of at most 128", tile_radius, true, true,
       false},
      {Variant::v51, "v51", "v411 on 8-bit pixels in fixed point", tile_radius, true, true, true},
      {Variant::vector, "vector", "v411 with four pixels per work-item, which are loaded and stored at once", tile_radius, true,
       true, false},
      {Variant::fused, "fused", "both passes at once: what lies between them never leaves the cache", any_radius, true, true,
       false},
      {Variant::recursive, "recursive", "a Gaussian of any width at constant cost; error below 2e-5 of full range", any_radius,
       true, true, false},
      {Variant::tensor, "tensor", "products of matrices, of halves in pairs; measured error below 2e-6 of full range",
       tensor_radius, false, true, false},
  };
  return all;
}

const VariantInfo& info_of(Variant variant) {
  const auto found = std::find_if(variants().begin(), variants().end(), [&](const auto& i) { return i.variant == variant; });
  return *found;
}

int max_radius_of(Variant variant, const Build& build) {
  return is_grouped(variant) ? grouped_max_radius(variant, build) : info_of(variant).max_radius;
}

std::optional<Variant> variant_of(Versus versus) {
  if (versus == Versus::none || versus == Versus::exact) return std::nullopt;
  return static_cast<Variant>(static_cast<int>(versus) - 1);
}

void check_variant(Variant variant, const Convolution& convolution, PixelType type, Backend backend) {
  const VariantInfo& info = info_of(variant);
  if (backend == Backend::cpu ? !info.on_cpu : !info.on_cuda)
    refuse_variant(backend == Backend::cpu ? told("variant {} runs on CUDA only", said_choice(info.name))
                                           : told("variant {} runs on the CPU only", said_choice(info.name)),
                   backend == Backend::cpu ? said("choose --backend cuda, or another variant")
                                           : said("choose --backend cpu, or another variant"));
  const SeparableFilter& filter = convolution.filter;
  const int radius = std::max(filter.row.radius(), filter.column.radius()), most = max_radius_of(variant, convolution.build);
  if (radius > most && variant != Variant::recursive) refuse_radius(info, radius, most);
  if (info.eight_bit) {
    if (type != PixelType::uint8)
      refuse_variant(told("variant {} takes 8-bit images only", said_choice(info.name)), said("choose a float variant"));
    check_taps(info, filter.row);
    check_taps(info, filter.column);
  }
  if (variant == Variant::recursive) check_gaussian(info, filter);
}

}  // namespace ws::filter
