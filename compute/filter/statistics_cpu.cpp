// SPDX-License-Identifier: MIT
#include "compute/filter/statistics_cpu.h"

#include "compute/filter/toning.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>

namespace ws::filter {

namespace {

constexpr std::size_t at_once = 8;

std::array<float, at_once> each_of(__m256 values) {
  std::array<float, at_once> each;
  _mm256_storeu_ps(each.data(), values);
  return each;
}

}  // namespace

void ValueCounts::add(std::size_t channel, Span<const float> values) {
  Channel& counts = channels_[channel];
  __m256 low = _mm256_set1_ps(low_), high = _mm256_set1_ps(high_);
  const auto add_eight = [&](const float* eight, std::size_t count) {
    const __m256 value = _mm256_loadu_ps(eight), bin = _mm256_mul_ps(value, _mm256_set1_ps(bins_per_unit_));
    const auto is_nan = unsigned(_mm256_movemask_ps(_mm256_cmp_ps(value, value, _CMP_UNORD_Q)));
    // minps and maxps give their second operand where the first is not a number
    low = _mm256_min_ps(value, low);
    high = _mm256_max_ps(value, high);
    const __m256 within = _mm256_min_ps(_mm256_max_ps(bin, _mm256_setzero_ps()), _mm256_set1_ps(bins - 1));
    alignas(32) std::uint32_t places[at_once];  // what histogram_bin gives, and 0 where there is no number
    _mm256_store_si256(reinterpret_cast<__m256i*>(places), _mm256_cvttps_epi32(within));
    for (std::size_t k = 0; k < count; ++k) ++counts.of_floats[k % copies][places[k]];
    counts.nan_count += std::size_t(std::popcount(is_nan & ((1u << count) - 1)));
  };
  const std::size_t whole = values.size() / at_once * at_once, rest = values.size() - whole;
  for (std::size_t i = 0; i < whole; i += at_once) add_eight(values.data() + i, at_once);
  if (rest > 0) {
    std::array<float, at_once> last;
    last.fill(std::numeric_limits<float>::quiet_NaN());
    std::copy_n(values.data() + whole, rest, last.begin());
    add_eight(last.data(), rest);
  }
  const auto lows = each_of(low), highs = each_of(high);
  low_ = *std::min_element(lows.begin(), lows.end());
  high_ = *std::max_element(highs.begin(), highs.end());
}

void ValueCounts::add(std::size_t channel, Span<const std::uint8_t> values) {
  Copies& counts = channels_[channel].of_bytes;
  const std::size_t whole = values.size() / copies * copies;
  for (std::size_t i = 0; i < whole; i += copies)
    for (std::size_t k = 0; k < copies; ++k) ++counts[k][values[i + k]];
  for (std::size_t i = whole; i < values.size(); ++i) ++counts[0][values[i]];
}

void ValueCounts::add(const ValueCounts& other) {
  const auto add_to = [](Copies& to, const Copies& from) {
    for (std::size_t k = 0; k < copies; ++k)
      for (std::size_t b = 0; b < bins; ++b) to[k][b] += from[k][b];
  };
  low_ = std::min(low_, other.low_);
  high_ = std::max(high_, other.high_);
  for (std::size_t c = 0; c < channels_.size(); ++c) {
    add_to(channels_[c].of_floats, other.channels_[c].of_floats);
    add_to(channels_[c].of_bytes, other.channels_[c].of_bytes);
    channels_[c].nan_count += other.channels_[c].nan_count;
  }
}

Statistics ValueCounts::statistics() const {
  Statistics found;
  float low = low_, high = high_;
  for (const Channel& channel : channels_) {
    auto& histogram = found.histograms.emplace_back();
    for (std::size_t b = 0; b < bins; ++b) {
      std::uint32_t of_byte = 0;
      for (std::size_t k = 0; k < copies; ++k) {
        histogram[b] += channel.of_floats[k][b];
        of_byte += channel.of_bytes[k][b];
      }
      if (of_byte == 0) continue;
      const auto value = float(b);
      low = std::min(low, value);
      high = std::max(high, value);
      histogram[std::size_t(histogram_bin(value, bins_per_unit_))] += of_byte;
    }
    histogram[0] -= std::uint32_t(channel.nan_count);
    found.nan_count += channel.nan_count;
  }
  if (low <= high) found.low = low, found.high = high;
  return found;
}

}  // namespace ws::filter
