// As many points at once as a register of AVX2 holds: their distances to one ball, in the same arithmetic as one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ws::ridge {

inline namespace cpu {

// Sources that call these functions are compiled for AVX2 (the checks of headers, which call nothing, are not).
#pragma GCC diagnostic ignored "-Wpsabi"

template <class T>
struct LanesOf;
template <>
struct LanesOf<float> {
  using Values = float __attribute__((vector_size(32)));
  using Indices = std::uint32_t __attribute__((vector_size(32)));
};
template <>
struct LanesOf<double> {
  using Values = double __attribute__((vector_size(32)));
  using Indices = std::uint64_t __attribute__((vector_size(32)));
};
template <class T>
using Lanes = typename LanesOf<T>::Values;
template <class T>
using LaneIndices = typename LanesOf<T>::Indices;
template <class T>
constexpr std::size_t lane_count = 32 / sizeof(T);

template <class Vector, class T>
Vector load_lanes(const T* from) {
  Vector lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}
template <class Vector, class T>
void store_lanes(T* to, Vector lanes) {
  std::memcpy(to, &lanes, sizeof lanes);
}

/// As add_square() of kernels.h in each lane.
inline Lanes<float> add_square(Lanes<float> sum, Lanes<float> difference) {
  return _mm256_fmadd_ps(difference, difference, sum);
}
inline Lanes<double> add_square(Lanes<double> sum, Lanes<double> difference) {
  return _mm256_fmadd_pd(difference, difference, sum);
}

inline Lanes<float> roots(Lanes<float> x) { return _mm256_sqrt_ps(x); }
inline Lanes<double> roots(Lanes<double> x) { return _mm256_sqrt_pd(x); }

inline Lanes<float> lesser(Lanes<float> a, Lanes<float> b) { return _mm256_min_ps(a, b); }
inline Lanes<double> lesser(Lanes<double> a, Lanes<double> b) { return _mm256_min_pd(a, b); }
inline Lanes<float> greater(Lanes<float> a, Lanes<float> b) { return _mm256_max_ps(a, b); }
inline Lanes<double> greater(Lanes<double> a, Lanes<double> b) { return _mm256_max_pd(a, b); }

}  // namespace cpu

}  // namespace ws::ridge
