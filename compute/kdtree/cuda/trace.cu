// A thread for each ray or pixel; the walks are those of traverse.h. A warp has 8 × 4 pixels: its rays run side by side.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/trace.h"

#include "compute/core/device/kernels/launch.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/rays/shade.h"
#include "compute/kdtree/rays/traverse.h"

#include <string>

namespace ws::kdtree {
namespace {

constexpr unsigned block_size = 128, tile_width = 8, tile_height = block_size / tile_width;

/// HostScene's twin.
struct DeviceScene {
  Box box;
  const uint2* nodes;
  const std::uint32_t* references;
  const float4* corners;
  const LeafRopes* leaf_ropes;
  const std::uint32_t* rope_numbers;

  __device__ Node node(std::uint32_t i) const {
    const uint2 words = __ldg(nodes + i);
    return std::bit_cast<Node>(std::uint64_t{words.y} << 32 | words.x);
  }
  __device__ std::uint32_t reference(std::uint32_t i) const { return __ldg(references + i); }
  __device__ Triangle triangle(std::uint32_t i) const {
    const float4 a = __ldg(corners + 3 * std::size_t{i}), b = __ldg(corners + 3 * std::size_t{i} + 1),
                 c = __ldg(corners + 3 * std::size_t{i} + 2);
    return {{a.x, a.y, a.z}, {b.x, b.y, b.z}, {c.x, c.y, c.z}};
  }
  __device__ LeafRopes ropes(std::uint32_t leaf) const { return leaf_ropes[rope_numbers[leaf]]; }
};

template <Traversal method>
struct Eyes {
  const DeviceScene& scene;

  __device__ Hit nearest(const Ray& ray) const {
    NoObserver none;
    return trace<false, method>(scene, ray, none);
  }
  __device__ bool any(const Ray& ray) const {
    NoObserver none;
    return trace<true, method>(scene, ray, none).exists();
  }
  __device__ Triangle triangle(std::uint32_t i) const { return scene.triangle(i); }
};

__global__ void pad_kernel(const Triangle* from, PaddedTriangle* to, std::size_t count) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const Triangle t = from[i];
  to[i] = {{{t.a.x, t.a.y, t.a.z, 0}, {t.b.x, t.b.y, t.b.z, 0}, {t.c.x, t.c.y, t.c.z, 0}}};
}

template <Traversal method>
__global__ void __launch_bounds__(block_size) nearest_kernel(DeviceScene scene, const Ray* rays, Hit* hits, std::size_t count) {
  const std::size_t i = std::size_t{blockIdx.x} * block_size + threadIdx.x;
  if (i < count) hits[i] = Eyes<method>{scene}.nearest(rays[i]);
}

template <Traversal method>
__global__ void __launch_bounds__(block_size)
    any_kernel(DeviceScene scene, const Ray* rays, std::uint8_t* hit, std::size_t count) {
  const std::size_t i = std::size_t{blockIdx.x} * block_size + threadIdx.x;
  if (i < count) hit[i] = Eyes<method>{scene}.any(rays[i]);
}

template <Traversal method>
__device__ RayCounts counts_of(const DeviceScene& scene, const Ray& ray) {
  CountingObserver observer;
  (void)trace<false, method>(scene, ray, observer);
  return observer.counts;
}

template <Traversal method>
__global__ void __launch_bounds__(block_size)
    counts_kernel(DeviceScene scene, const Ray* rays, RayCounts* counts, std::size_t count) {
  const std::size_t i = std::size_t{blockIdx.x} * block_size + threadIdx.x;
  if (i < count) counts[i] = counts_of<method>(scene, rays[i]);
}

/// The pixel of this thread, or the picture's size where there is none.
__device__ std::uint32_t own_pixel(const PictureSettings& s) {
  const unsigned x = blockIdx.x * tile_width + threadIdx.x, y = blockIdx.y * tile_height + threadIdx.y;
  return x < unsigned(s.width) && y < unsigned(s.height) ? y * unsigned(s.width) + x : s.pixel_count();
}

template <Traversal method>
__global__ void __launch_bounds__(block_size)
    light_kernel(DeviceScene scene, PictureSettings s, PixelSum* sums, std::uint32_t* pixels) {
  const std::uint32_t pixel = own_pixel(s);
  if (pixel == s.pixel_count()) return;
  const Eyes<method> eyes{scene};
  PixelSum sum;
  if (s.first_sample > 0) sum = sums[pixel];
  for (std::uint32_t sample = s.first_sample; sample < s.first_sample + s.sample_count; ++sample) {
    const Ray ray = sample_ray(s, pixel, sample);
    add_sample(sum, light_of(eyes, s, pixel, sample, ray, eyes.nearest(ray)));
  }
  sums[pixel] = sum;
  pixels[pixel] = toned(sum, pixel);
}

template <Traversal method>
__global__ void __launch_bounds__(block_size)
    heat_kernel(DeviceScene scene, PictureSettings s, PixelSum* sums, HeatStatistics* counted) {
  const std::uint32_t pixel = own_pixel(s);
  std::uint32_t count = 0;
  if (pixel < s.pixel_count()) {
    count = count_of(counts_of<method>(scene, sample_ray(s, pixel, 0)), s.shading);
    sums[pixel] = {static_cast<float>(count), 0, 0, 1};
  }
  constexpr unsigned all = 0xffffffffu;
  const std::uint32_t met = __popc(__ballot_sync(all, count > 0));
  std::uint32_t most = count, total = count;
  for (int distance = 16; distance > 0; distance /= 2) {
    most = max(most, __shfl_xor_sync(all, most, distance));
    total += __shfl_xor_sync(all, total, distance);
  }
  if ((threadIdx.y * tile_width + threadIdx.x) % 32 == 0 && met > 0) {
    atomicAdd(&counted->total, static_cast<unsigned long long>(total));
    atomicAdd(&counted->met, met);
    atomicMax(&counted->most, most);
  }
}

__global__ void __launch_bounds__(block_size)
    paint_kernel(PictureSettings s, ColorRamp ramp, const PixelSum* sums, std::uint32_t* pixels, HeatStatistics* counted) {
  __shared__ std::uint32_t shares[color_share_count];
  const std::uint32_t pixel = own_pixel(s), thread = threadIdx.y * tile_width + threadIdx.x;
  if (thread < color_share_count) shares[thread] = 0;
  __syncthreads();
  if (pixel < s.pixel_count()) {
    const float count = sums[pixel].red, last = heat_end(s, *counted);
    pixels[pixel] = heat_color(ramp.data(), count, last);
    if (count > 0) atomicAdd(&shares[heat_share(count, last)], 1u);
  }
  __syncthreads();
  if (thread < color_share_count && shares[thread] > 0) atomicAdd(&counted->shares[thread], shares[thread]);
}

unsigned blocks_for(std::size_t count) { return static_cast<unsigned>((count + block_size - 1) / block_size); }

}  // namespace

CudaTracer::CudaTracer(const DeviceTreeView& tree, StreamView stream) { adopt(tree, stream); }

CudaTracer::CudaTracer(const Tree& tree, const Triangles& triangles, StreamView stream) {
  auto own = std::make_shared<OwnTree>(
      OwnTree{DeviceBuffer<Node>(tree.nodes.size(), stream), DeviceBuffer<std::uint32_t>(tree.references.size(), stream)});
  DeviceBuffer<Triangle> uploaded(triangles.size(), stream);
  copy(own->nodes.view(), Span<const Node>(tree.nodes), stream);
  if (!tree.references.empty()) copy(own->references.view(), Span<const std::uint32_t>(tree.references), stream);
  if (!triangles.empty()) copy(uploaded.view(), Span<const Triangle>(triangles), stream);
  adopt({tree.box, tree.depth, own->nodes.view(), own->references.view(), uploaded.view()}, stream);
  own_tree_ = std::move(own);
  stream.synchronize();
}

void CudaTracer::adopt(const DeviceTreeView& tree, StreamView stream) {
  if (tree.depth >= most_levels)
    throw Error(ErrorKind::invalid_argument,
                told_unchecked("a tree of depth {} is too deep for rays", {std::to_string(tree.depth)}),
                said("build it with a depth limit of 60 or less"));
  tree_ = tree;
  tree_.triangles = {};
  auto padded = std::make_shared<DeviceBuffer<PaddedTriangle>>(tree.triangles.size(), stream);
  if (!tree.triangles.empty())
    launch_kernel(pad_kernel, {blocks_for(tree.triangles.size()), block_size}, stream.handle(), tree.triangles.device_data(),
                  padded->device_data(), tree.triangles.size());
  triangles_ = std::move(padded);
}

CudaTracer CudaTracer::with_ropes(const Ropes& ropes, StreamView stream) const {
  auto made = std::make_shared<DeviceRopes>(DeviceRopes{DeviceBuffer<LeafRopes>(ropes.leaves.size(), stream),
                                                        DeviceBuffer<std::uint32_t>(ropes.number.size(), stream)});
  copy(made->leaves.view(), Span<const LeafRopes>(ropes.leaves), stream);
  copy(made->numbers.view(), Span<const std::uint32_t>(ropes.number), stream);
  stream.synchronize();
  CudaTracer other = *this;
  other.ropes_ = std::move(made);
  return other;
}

void CudaTracer::check(Traversal method) const {
  if (method == Traversal::ropes && !has_ropes()) throw Error(ErrorKind::internal, "rays along ropes before there are any");
}

std::size_t CudaTracer::bytes() const {
  std::size_t bytes = triangles_->size() * sizeof(PaddedTriangle);
  if (own_tree_) bytes += own_tree_->nodes.size() * sizeof(Node) + own_tree_->references.size() * sizeof(std::uint32_t);
  if (ropes_) bytes += ropes_->leaves.size() * sizeof(LeafRopes) + ropes_->numbers.size() * sizeof(std::uint32_t);
  return bytes;
}

namespace {

DeviceScene scene_of(const DeviceTreeView& tree, const PaddedTriangle* triangles, const LeafRopes* ropes,
                     const std::uint32_t* numbers) {
  return {tree.box,
          reinterpret_cast<const uint2*>(tree.nodes.device_data()),
          tree.references.device_data(),
          reinterpret_cast<const float4*>(triangles),
          ropes,
          numbers};
}

}  // namespace

void CudaTracer::nearest(DeviceSpan<const Ray> rays, DeviceSpan<Hit> hits, Traversal method, StreamView stream) const {
  check(method);
  if (rays.empty()) return;
  const DeviceScene scene = scene_of(tree_, triangles_->device_data(), rope_leaves(), rope_numbers());
  with_method(method, [&]<Traversal constant>() {
    launch_kernel(nearest_kernel<constant>, {blocks_for(rays.size()), block_size}, stream.handle(), scene, rays.device_data(),
                  hits.device_data(), rays.size());
  });
}

void CudaTracer::any(DeviceSpan<const Ray> rays, DeviceSpan<std::uint8_t> hit, Traversal method, StreamView stream) const {
  check(method);
  if (rays.empty()) return;
  const DeviceScene scene = scene_of(tree_, triangles_->device_data(), rope_leaves(), rope_numbers());
  with_method(method, [&]<Traversal constant>() {
    launch_kernel(any_kernel<constant>, {blocks_for(rays.size()), block_size}, stream.handle(), scene, rays.device_data(),
                  hit.device_data(), rays.size());
  });
}

void CudaTracer::counts(DeviceSpan<const Ray> rays, DeviceSpan<RayCounts> counts, Traversal method, StreamView stream) const {
  check(method);
  if (rays.empty()) return;
  const DeviceScene scene = scene_of(tree_, triangles_->device_data(), rope_leaves(), rope_numbers());
  with_method(method, [&]<Traversal constant>() {
    launch_kernel(counts_kernel<constant>, {blocks_for(rays.size()), block_size}, stream.handle(), scene, rays.device_data(),
                  counts.device_data(), rays.size());
  });
}

void CudaTracer::render(const PictureSettings& s, DeviceSpan<PixelSum> sums, DeviceSpan<std::uint32_t> pixels,
                        DeviceSpan<HeatStatistics> counted, StreamView stream) const {
  check(s.traversal);
  if (sums.size() < s.pixel_count() || pixels.size() < s.pixel_count() || counted.empty())
    throw Error(ErrorKind::internal, "the buffers of a picture are smaller than the picture");
  const DeviceScene scene = scene_of(tree_, triangles_->device_data(), rope_leaves(), rope_numbers());
  const dim3 block(tile_width, tile_height);
  const dim3 grid((unsigned(s.width) + tile_width - 1) / tile_width, (unsigned(s.height) + tile_height - 1) / tile_height);
  with_method(s.traversal, [&]<Traversal constant>() {
    if (!is_heat_map(s.shading)) {
      launch_kernel(light_kernel<constant>, {grid, block}, stream.handle(), scene, s, sums.device_data(), pixels.device_data());
      return;
    }
    fill_bytes(counted.device_data(), 0, sizeof(HeatStatistics), stream);
    launch_kernel(heat_kernel<constant>, {grid, block}, stream.handle(), scene, s, sums.device_data(), counted.device_data());
    launch_kernel(paint_kernel, {grid, block}, stream.handle(), s, color_ramp(heat_ramp), sums.device_data(),
                  pixels.device_data(), counted.device_data());
  });
}

}  // namespace ws::kdtree
