// Planes in texture memory: arrays whose neighbours along both axes lie close together, read through the texture units.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/told_unchecked.h"
#include "compute/filter/cuda/planes.cuh"

#include <memory>
#include <vector>

namespace ws::filter::cuda {

/// What a kernel takes; 0 for channels that there are not.
struct TextureHandles {
  cudaTextureObject_t of_channel[4] = {};
};

/// One channel of float pixels. A texel's middle is half a unit from its lower corner; beyond the edges the outermost repeat.
class Texture {
 public:
  /// `weighs`: a fetch gives the bilinear mean of four texels, else the nearest one. Throws Error.
  Texture(int width, int height, bool weighs) : array_(make_array(width, height)) {
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array_.get();
    cudaTextureDesc description{};
    description.addressMode[0] = description.addressMode[1] = cudaAddressModeClamp;
    description.filterMode = weighs ? cudaFilterModeLinear : cudaFilterModePoint;
    description.readMode = cudaReadModeElementType;
    WS_CUDA_CHECK(cudaCreateTextureObject(&handle_, &resource, &description, nullptr));
  }
  ~Texture() { cudaDestroyTextureObject(handle_); }
  Texture(const Texture&) = delete;
  Texture& operator=(const Texture&) = delete;

  [[nodiscard]] cudaArray_t array() const { return array_.get(); }
  [[nodiscard]] cudaTextureObject_t handle() const { return handle_; }

 private:
  struct FreeArray {
    void operator()(cudaArray_t array) const { cudaFreeArray(array); }
  };
  using Array = std::unique_ptr<cudaArray, FreeArray>;
  static Array make_array(int width, int height) {
    const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
    cudaArray_t array = nullptr;
    WS_CUDA_CHECK(cudaMallocArray(&array, &format, std::size_t(width), std::size_t(height)));
    return Array(array);
  }

  Array array_;
  cudaTextureObject_t handle_ = 0;
};

/// All channels of some planes. To be kept until the kernels that read it have ended.
class Textures {
 public:
  /// Throws Error{invalid_argument} for images larger than the device's textures, Error{out_of_memory}.
  Textures(PlaneView<const float> planes, bool weighs) {
    check_size(planes.width, planes.height);
    for (int c = 0; c < planes.channels; ++c)
      channels_.push_back(std::make_unique<Texture>(planes.width, planes.height, weighs));
  }

  void enqueue_copy(const TimedStage& stage, PlaneView<const float> planes) const {
    for (std::size_t c = 0; c < channels_.size(); ++c)
      WS_CUDA_CHECK(cudaMemcpy2DToArrayAsync(channels_[c]->array(), 0, 0, planes.row(int(c), 0), planes.pitch * sizeof(float),
                                             std::size_t(planes.width) * sizeof(float), std::size_t(planes.height),
                                             cudaMemcpyDeviceToDevice, stage.stream()));
  }
  [[nodiscard]] TextureHandles handles() const {
    TextureHandles handles;
    for (std::size_t c = 0; c < channels_.size(); ++c) handles.of_channel[c] = channels_[c]->handle();
    return handles;
  }

 private:
  static void check_size(int width, int height) {
    int device = 0, most_wide = 0, most_high = 0;
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&most_wide, cudaDevAttrMaxTexture2DWidth, device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&most_high, cudaDevAttrMaxTexture2DHeight, device));
    if (width > most_wide || height > most_high)
      throw Error(ErrorKind::invalid_argument,
                  told_unchecked("a texture of this device holds at most {} x {} pixels",
                                 {std::to_string(most_wide), std::to_string(most_high)}),
                  said("choose --reads global and --interpolation linear"));
  }

  std::vector<std::unique_ptr<Texture>> channels_;
};

}  // namespace ws::filter::cuda
