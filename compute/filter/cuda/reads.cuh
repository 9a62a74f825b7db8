// The ways in which a warp's lane gets the four pixels about a spot that lies inside the image: from global memory, texel by
// texel through a texture, or already weighed by the texture unit.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/spot.cuh"
#include "compute/filter/cuda/textures.cuh"

#include <cstdint>

namespace ws::filter::cuda {

template <class T>
struct GlobalReads {
  using Pixel = T;
  static constexpr Interpolation interpolation = Interpolation::linear;
  const T* data;
  unsigned pitch_bytes;

  __device__ GlobalReads(const PlaneView<const T>& in, const TextureHandles&, int channel)
      : data(in.row(channel, 0)), pitch_bytes(unsigned(in.pitch * sizeof(T))) {}

  [[nodiscard]] __device__ float at(const Spot& spot) const {
    std::uint64_t column, bytes;  // in two instructions; of a product in C++ the upper word of the pitch is added, too
    asm("mad.wide.u32 %0, %1, %2, %3;" : "=l"(column) : "r"(spot.left.low), "n"(sizeof(T)), "l"(data));
    asm("mad.wide.u32 %0, %1, %2, %3;" : "=l"(bytes) : "r"(spot.top.low), "r"(pitch_bytes), "l"(column));
    const auto *const above = reinterpret_cast<const T*>(bytes), *const below = reinterpret_cast<const T*>(bytes + pitch_bytes);
    return blend(blend(float(__ldg(above)), float(__ldg(above + 1)), spot.a),
                 blend(float(__ldg(below)), float(__ldg(below + 1)), spot.a), spot.b);
  }
};

/// The same bits as GlobalReads: the texture's cache brings the pixels, the lane weighs them.
struct TextureReads {
  using Pixel = float;
  static constexpr Interpolation interpolation = Interpolation::linear;
  cudaTextureObject_t texture;

  __device__ TextureReads(const PlaneView<const float>&, const TextureHandles& handles, int channel)
      : texture(handles.of_channel[channel]) {}

  [[nodiscard]] __device__ float at(const Spot& spot) const {
    const float x = float(spot.left.low) + 0.5f, y = float(spot.top.low) + 0.5f;  // texels' middles, exact below 2²³
    const float above = blend(tex2D<float>(texture, x, y), tex2D<float>(texture, x + 1, y), spot.a);
    const float below = blend(tex2D<float>(texture, x, y + 1), tex2D<float>(texture, x + 1, y + 1), spot.a);
    return blend(above, below, spot.b);
  }
};

/// One fetch: the texture unit weighs with 8 bits, so a value is off by at most 1/256 of the difference to its neighbours
/// along each axis, and is not the CPU's bit by bit.
struct HardwareReads {
  using Pixel = float;
  static constexpr Interpolation interpolation = Interpolation::linear_hardware;
  cudaTextureObject_t texture;

  __device__ HardwareReads(const PlaneView<const float>&, const TextureHandles& handles, int channel)
      : texture(handles.of_channel[channel]) {}

  [[nodiscard]] __device__ float at(const Spot& spot) const {
    return tex2D<float>(texture, float(spot.left.low) + spot.a + 0.5f, float(spot.top.low) + spot.b + 0.5f);
  }
};

}  // namespace ws::filter::cuda
