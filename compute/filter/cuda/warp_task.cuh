// What a warp's kernels share: their task, the pixels that a lane makes of a row, and what a launch needs.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/spot.cuh"

#include <cstddef>

namespace ws::filter {

/// Pixels of one channel in rows of a pitch.
template <class T>
struct PitchedPixels {
  const T* data;
  std::size_t pitch;
};

template <class T>
struct Source<PitchedPixels<T>> {
  PitchedPixels<T> pixels;
  int width, height;
  Border border;

  [[nodiscard]] WS_HD float at(int x, int y) const {
    const int column = border_index(x, width, border), row = border_index(y, height, border);
    if (column == outside || row == outside) return 0;
    return float(pixels.data[std::size_t(row) * pixels.pitch + std::size_t(column)]);
  }
};

namespace cuda {

inline constexpr int block_rows = 4;

/// What is to be made, of the rows from `first_row` on.
struct WarpTask {
  SampleMap map;
  Interpolation interpolation;
  Border border;
  int supersample;
  int first_row;
};

template <class T>
using Pixels = Source<PitchedPixels<T>>;

/// The slow way, kept out of the fast one's registers. The image comes by value: a reference would have every lane write it to
/// memory, whether it goes this way or not.
template <Interpolation How, class T>
__device__ __noinline__ float any_sample(const T* data, std::size_t pitch, int width, int height, const WarpTask& task, int x,
                                         int y) {
  const Pixels<T> in{{data, pitch}, width, height, task.border};
  return sample(in, How, position_of(task.map, double(x), double(y)));
}

/// How many neighbours of a row a warp makes at a time; those beside them in other rows make it 32. Where an image is turned,
/// two short rows read from fewer lines of the cache than a long one.
[[nodiscard]] constexpr int columns_at_once(bool affine) { return affine ? 32 : 16; }

/// A lane's pixels of a row: so many columns apart from x on. Where all that they read lies inside, the loads are under way
/// together.
template <class Reader, bool Affine, int Outputs>
__device__ void make_pixels(const PlaneView<const typename Reader::Pixel>& in, const Reader& reader,
                            const PlaneView<float>& out, const WarpTask& task, int x, int y, int channel) {
  constexpr int columns = columns_at_once(Affine);
  const RowPart row = row_part(task.map, double(y));
  float* to = out.row(channel, y) + x;
  Spot spots[Outputs];
  const bool all_inside = find_spots<Affine>(task.map, row, double(x), columns, in.width, in.height, spots);
  if (all_inside & (x + columns * (Outputs - 1) < out.width)) {
    float values[Outputs];
#pragma unroll
    for (int k = 0; k < Outputs; ++k) values[k] = reader.at(spots[k]);
#pragma unroll
    for (int k = 0; k < Outputs; ++k) __stcs(to + columns * k, values[k]);  // the cache is for the input
    return;
  }
#pragma unroll
  for (int k = 0; k < Outputs; ++k) {
    if (x + columns * k >= out.width) return;
    float value = 0;
    const Spot spot = Affine ? spots[k] : find_spot<Affine>(task.map, row, double(x) + double(columns) * k);
    if (spot.is_inside(in.width, in.height))
      value = reader.at(spot);
    else if (task.border != Border::zero || !spot.is_outside(in.width, in.height))
      value = any_sample<Reader::interpolation>(in.row(channel, 0), in.pitch, in.width, in.height, task, x + columns * k, y);
    __stcs(to + columns * k, value);
  }
}

/// All that a launch needs besides the planes.
struct Launch {
  const TimedStage& stage;
  const WarpTask& task;
  int outputs;  ///< per thread
  unsigned rows;

  [[nodiscard]] dim3 block() const { return dim3(32, block_rows); }
  [[nodiscard]] dim3 grid(const PlaneView<float>& out, unsigned columns, unsigned rows_of_warp = 1) const {
    return dim3(blocks_for(std::size_t(out.width), columns), blocks_for(rows, block_rows * rows_of_warp),
                unsigned(out.channels));
  }
};

}  // namespace cuda

}  // namespace ws::filter
