// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/convolve_cpu.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/filter/convolve/recursive.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace ws::filter {

namespace {

std::size_t at(const PlaneShape& shape, int x, int y) { return std::size_t(y) * std::size_t(shape.width) + std::size_t(x); }

/// Beyond this many bytes the output would push everything else out of the cache.
constexpr std::size_t cache_bytes = 8u << 20;

StripTarget target_at(Span<float> out, const PlaneShape& shape, int x, int y, int columns, int rows) {
  const bool past_cache = shape.pixel_count() * sizeof(float) > cache_bytes && shape.width % 8 == 0;
  return {out.data() + at(shape, x, y), std::size_t(shape.width), rows, columns, past_cache};
}

/// An odd count of cache lines: rows at even ones would push each other out.
std::size_t pitch_of(int columns) { return std::size_t(whole_steps(columns) / strip_step | 1) * strip_step; }

/// Four neighbouring rows of a plane, extended by what lies outside, and room for them.
template <class T>
class RowReader {
 public:
  RowReader(Span<const T> plane, const PlaneShape& shape, int most_columns, Vectors vectors)
      : plane_(plane), shape_(shape), vectors_(vectors), pitch_(pitch_of(most_columns)), scratch_(pitch_ * strip_rows) {}

  /// Columns begin … begin + count − 1 of the rows y … y + 3, which may lie outside.
  [[nodiscard]] std::array<const float*, strip_rows> read(int y, int begin, int count) {
    std::array<const float*, strip_rows> rows;
    for (int k = 0; k < strip_rows; ++k)
      rows[std::size_t(k)] = row_segment(plane_.data(), shape_.width, shape_.height, shape_.border, y + k, begin, count,
                                         scratch_.data() + std::size_t(k) * pitch_, vectors_);
    return rows;
  }

  /// The plane's own rows, where all of that lies in it.
  [[nodiscard]] std::optional<std::array<const T*, strip_rows>> rows_in_plane(int y, int begin, int count) const {
    if (y < 0 || y + strip_rows > shape_.height || begin < 0 || begin + count > shape_.width) return std::nullopt;
    std::array<const T*, strip_rows> rows;
    for (int k = 0; k < strip_rows; ++k) rows[std::size_t(k)] = plane_.data() + at(shape_, begin, y + k);
    return rows;
  }

  /// What `read` would read, where these are rows of the plane.
  [[nodiscard]] Ahead ahead(int y, int begin, int count) const {
    if (y < 0 || y + strip_rows > shape_.height) return {};
    const auto address = [&](int x) {
      return reinterpret_cast<std::uintptr_t>(plane_.data() + at(shape_, std::clamp(x, 0, shape_.width - 1), y));
    };
    const std::uintptr_t first = address(begin) / 64 * 64;
    return {first, std::size_t(shape_.width) * sizeof(T), std::size_t(address(begin + count) - first), sizeof(T)};
  }

 private:
  Span<const T> plane_;
  PlaneShape shape_;
  Vectors vectors_;
  std::size_t pitch_;
  HostBuffer<float> scratch_;
};

/// The part of an image that one task of `fused` computes.
struct Tile {
  int x, y, columns, rows;
};

/// What one thread of `fused` keeps: a ring of as many convolved rows as one step of the columns needs.
template <class T>
class FusedStrip {
 public:
  FusedStrip(Span<const T> in, const PlaneShape& shape, const SeparableFilter& filter, int most_columns, Vectors vectors)
      : filter_(filter),
        vectors_(vectors),
        has_few_taps_(int(std::max(filter.row.values.size(), filter.column.values.size())) <= few_taps),
        window_(int(filter.column.values.size()) + strip_rows - 1),
        ring_rows_((window_ + strip_rows - 1) / strip_rows * strip_rows),
        pitch_(pitch_of(most_columns)),
        reader_(in, shape, whole_steps(most_columns) + int(filter.row.values.size()), vectors),
        ring_(std::size_t(ring_rows_) * pitch_),
        rows_(std::size_t(window_)),
        shape_(shape) {}

  void run(const Tile& tile, Span<float> out, const RunContext& context) {
    const int block = has_few_taps_ ? block_columns : tile.columns, r = filter_.row.radius();
    int made = 0;  // rows that went through the ring
    for (int done = 0; done < tile.rows && !context.stop_requested(); done += strip_rows) {
      for (; made < done + window_ && !context.stop_requested(); made += strip_rows) make_rows(tile, 0, tile.columns, made);
      const bool makes_more = has_few_taps_ && done + strip_rows < tile.rows;
      const int wanted_next = top_of(tile) + made + (makes_more ? strip_rows : 0);
      for (int j = 0; j < tile.columns; j += block) {
        const int columns = std::min(block, tile.columns - j);
        for (int p = 0; p < window_; ++p) rows_[std::size_t(p)] = slot(done + p) + j;
        convolve_columns(rows_.data(),
                         target_at(out, shape_, tile.x + j, tile.y + done, columns, std::min(strip_rows, tile.rows - done)),
                         filter_.column, vectors_, reader_.ahead(wanted_next, tile.x + j - r, columns + 2 * r));
        if (makes_more) make_rows(tile, j, columns, made);
      }
      if (makes_more) made += strip_rows;
    }
  }

 private:
  /// With few taps the columns of so many pixels and the rows that are wanted next take turns: memory, which takes longer than
  /// the sums, then has work all the time. The new rows go where the oldest lie, which these columns have just used.
  static constexpr int block_columns = 256;

  /// The row of the image that goes through the ring first.
  [[nodiscard]] int top_of(const Tile& tile) const { return tile.y - filter_.column.radius(); }
  [[nodiscard]] float* slot(int row) { return ring_.data() + std::size_t(row % ring_rows_) * pitch_; }

  /// The ring's rows from `row` on, of `count` of the tile's columns from j on.
  void make_rows(const Tile& tile, int j, int count, int row) {
    const int columns = whole_steps(count), r = filter_.row.radius();
    const int y = top_of(tile) + row, begin = tile.x + j - r, read = columns + 2 * r;
    std::array<float*, strip_rows> out;
    for (int k = 0; k < strip_rows; ++k) out[std::size_t(k)] = slot(row + k) + j;
    if constexpr (std::is_same_v<T, std::uint8_t>)
      if (vectors_ == Vectors::avx512 && columns >= wide_columns_min)
        if (const auto in = reader_.rows_in_plane(y, begin, read))
          if (convolve_rows_of_bytes_avx512(*in, out, columns, filter_.row)) return;
    convolve_rows(reader_.read(y, begin, read), out, columns, filter_.row, vectors_);
  }

  const SeparableFilter& filter_;
  Vectors vectors_;
  bool has_few_taps_;
  int window_, ring_rows_;
  std::size_t pitch_;
  RowReader<T> reader_;
  HostBuffer<float> ring_;
  std::vector<const float*> rows_;
  PlaneShape shape_;
};

/// How `fused` cuts an image: strips whose ring stays in the cache next to the core, and as tall as there is work for all.
struct Tiling {
  int columns, rows, across, down;

  Tiling(const PlaneShape& shape, const SeparableFilter& filter, int threads) {
    const auto columns_of = [&](std::size_t ring_bytes) {
      return int(ring_bytes / sizeof(float) / (filter.column.values.size() + 2 * strip_rows)) / strip_step * strip_step;
    };
    const int in_near_cache = std::clamp(columns_of(192u << 10), 64, 512);
    // A strip also reads the apron of the row filter, so narrow strips with long filters would read little else.
    const int in_far_cache = std::min(whole_steps(2 * filter.row.radius()), columns_of(2u << 20));
    columns = std::min(std::max(in_near_cache, in_far_cache), whole_steps(shape.width));
    across = (shape.width + columns - 1) / columns;
    const int wanted = std::max(1, 6 * threads / across);
    const int shortest = std::max(64, 8 * filter.column.radius());  // neighbouring bands both compute 2 r rows
    rows = std::min(shape.height, std::max((shape.height + wanted - 1) / wanted, shortest));
    rows = (rows + strip_rows - 1) / strip_rows * strip_rows;
    down = (shape.height + rows - 1) / rows;
  }
  [[nodiscard]] std::size_t count() const { return std::size_t(across) * std::size_t(down); }
  [[nodiscard]] Tile tile(std::size_t i, const PlaneShape& shape) const {
    const int x = int(i % std::size_t(across)) * columns, y = int(i / std::size_t(across)) * rows;
    return {x, y, std::min(columns, shape.width - x), std::min(rows, shape.height - y)};
  }
};

template <class T>
void simd_rows(Span<const T> in, Span<float> out, const PlaneShape& shape, const Taps& taps, RunContext& context,
               Vectors vectors) {
  constexpr int most_columns = 1024;
  RowReader<T> reader(in, shape, most_columns + 2 * taps.radius(), vectors);
  HostBuffer<float> made(std::size_t(strip_rows) * most_columns);
  for (int y = 0; y < shape.height; y += strip_rows) {
    context.check_stop();
    for (int x = 0; x < shape.width; x += most_columns) {
      const int count = std::min(most_columns, shape.width - x), columns = whole_steps(count);
      const auto rows = reader.read(y, x - taps.radius(), columns + 2 * taps.radius());
      std::array<float*, strip_rows> to;
      for (int k = 0; k < strip_rows; ++k) to[std::size_t(k)] = made.data() + k * most_columns;
      convolve_rows(rows, to, columns, taps, vectors);
      for (int k = 0; k < std::min(strip_rows, shape.height - y); ++k)
        std::copy_n(to[std::size_t(k)], count, out.data() + at(shape, x, y + k));
    }
  }
}

template <class T>
void simd_columns(Span<const T> in, Span<float> out, const PlaneShape& shape, const Taps& taps, RunContext& context,
                  Vectors vectors) {
  constexpr int most_columns = 256;
  const int window = int(taps.values.size()) + strip_rows - 1;
  HostBuffer<float> scratch(std::size_t(window) * most_columns);
  std::vector<const float*> rows(static_cast<std::size_t>(window));
  for (int y = 0; y < shape.height; y += strip_rows) {
    context.check_stop();
    for (int x = 0; x < shape.width; x += most_columns) {
      const int count = std::min(most_columns, shape.width - x);
      for (int p = 0; p < window; ++p)
        rows[std::size_t(p)] = row_segment(in.data(), shape.width, shape.height, shape.border, y - taps.radius() + p, x,
                                           whole_steps(count), scratch.data() + p * most_columns, vectors);
      convolve_columns(rows.data(), target_at(out, shape, x, y, count, std::min(strip_rows, shape.height - y)), taps, vectors);
    }
  }
}

/// Sixteen rows or columns side by side, as smooth_lanes takes them.
struct Lanes {
  Axis axis;
  PlaneShape shape;
  int first, count;  ///< rows or columns

  [[nodiscard]] int length() const { return axis == Axis::row ? shape.width : shape.height; }
  [[nodiscard]] std::size_t pixel(int i, int lane) const {
    return axis == Axis::row ? at(shape, i, first + lane) : at(shape, first + lane, i);
  }
  /// copy(pixel, cell) for every sample, neighbours in memory one after another.
  template <class Copy>
  void for_each(const Copy& copy) const {
    if (count == recursive_lanes)
      for_each_of(copy, std::integral_constant<int, recursive_lanes>());  // a count that is known becomes vectors
    else
      for_each_of(copy, count);
  }

 private:
  [[nodiscard]] static std::size_t cell(int i, int lane) { return std::size_t(i) * recursive_lanes + std::size_t(lane); }
  template <class Copy, class Count>
  void for_each_of(const Copy& copy, Count lane_count) const {
    if (axis == Axis::column) {
      for (int i = 0; i < length(); ++i)
        for (int l = 0; l < lane_count; ++l) copy(pixel(i, 0) + std::size_t(l), cell(i, l));
      return;
    }
    constexpr int block = 16;  // columns; their cache lines stay in the cache until all lanes have been copied
    for (int from = 0; from < length(); from += block)
      for (int l = 0; l < lane_count; ++l) {
        const std::size_t first_pixel = pixel(from, l), first_cell = cell(from, l);
        const int samples = std::min(block, length() - from);
        for (int i = 0; i < samples; ++i) copy(first_pixel + std::size_t(i), first_cell + cell(i, 0));
      }
  }
};

}  // namespace

template <class T>
void reference_pass(Axis axis, Span<const T> in, Span<float> out, const PlaneShape& shape, const Taps& taps,
                    RunContext& context) {
  const int r = taps.radius(), length = axis == Axis::row ? shape.width : shape.height;
  const float* middle_tap = taps.values.data() + r;
  for (int y = 0; y < shape.height; ++y) {
    context.check_stop();
    for (int x = 0; x < shape.width; ++x) {
      float sum = 0;
      for (int i = -r; i <= r; ++i) {
        const int p = border_index((axis == Axis::row ? x : y) + i, length, shape.border);
        if (p == outside) continue;
        const T value = axis == Axis::row ? in[at(shape, p, y)] : in[at(shape, x, p)];
        sum = std::fma(float(value), middle_tap[i], sum);
      }
      out[at(shape, x, y)] = sum;
    }
  }
}

template <class T>
void simd_pass(Axis axis, Span<const T> in, Span<float> out, const PlaneShape& shape, const Taps& taps, RunContext& context,
               Vectors vectors) {
  if (axis == Axis::row)
    simd_rows(in, out, shape, taps, context, vectors);
  else
    simd_columns(in, out, shape, taps, context, vectors);
}

template <class T>
void fused_convolution(Span<const T> in, Span<float> out, const PlaneShape& shape, const SeparableFilter& filter,
                       RunContext& context, Vectors vectors) {
  CpuExecutor exec(context);
  const Tiling tiling(shape, filter, context.thread_count > 0 ? context.thread_count : cpu_thread_count());
  exec.accumulate(
      "fused", tiling.count(), 1, [&] { return FusedStrip<T>(in, shape, filter, tiling.columns, vectors); },
      [&](FusedStrip<T>& strip, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) strip.run(tiling.tile(i, shape), out, context);
      },
      [](FusedStrip<T>&) {}, shape.pixel_count() * (sizeof(T) + sizeof(float)));
}

template <class T>
void recursive_pass(Axis axis, Span<const T> in, Span<float> out, const PlaneShape& shape, double sigma, RunContext& context) {
  CpuExecutor exec(context);
  const std::size_t bytes = shape.pixel_count() * (sizeof(T) + sizeof(float));
  const char* const label = axis == Axis::row ? phrase("recursive rows") : phrase("recursive columns");
  if (!(sigma > 0)) {
    exec.for_each(
        label, in.size(), [&](std::uint32_t i) { out[i] = float(in[i]); }, 1, bytes);
    return;
  }
  const RecursiveGaussian gaussian(sigma);
  const int across = axis == Axis::row ? shape.height : shape.width, length = axis == Axis::row ? shape.width : shape.height;
  struct Buffers {
    HostBuffer<float> lanes, scratch;
  };
  const std::size_t cells = std::size_t(length) * recursive_lanes;
  exec.accumulate(
      label, std::size_t((across + recursive_lanes - 1) / recursive_lanes), 1,
      [&] {
        return Buffers{HostBuffer<float>(cells), HostBuffer<float>(cells)};
      },
      [&](Buffers& b, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
          const int first = int(i) * recursive_lanes;
          const Lanes lanes{axis, shape, first, std::min(recursive_lanes, across - first)};
          if (lanes.count < recursive_lanes) std::fill(b.lanes.begin(), b.lanes.end(), 0.0f);
          lanes.for_each(
              [from = in.data(), to = b.lanes.data()](std::size_t pixel, std::size_t cell) { to[cell] = float(from[pixel]); });
          smooth_lanes(b.lanes.view(), b.scratch.view(), length, gaussian, shape.border);
          lanes.for_each(
              [from = b.lanes.data(), to = out.data()](std::size_t pixel, std::size_t cell) { to[pixel] = from[cell]; });
        }
      },
      [](Buffers&) {}, bytes);
}

template void reference_pass(Axis, Span<const float>, Span<float>, const PlaneShape&, const Taps&, RunContext&);
template void simd_pass(Axis, Span<const float>, Span<float>, const PlaneShape&, const Taps&, RunContext&, Vectors);
template void fused_convolution(Span<const float>, Span<float>, const PlaneShape&, const SeparableFilter&, RunContext&,
                                Vectors);
template void recursive_pass(Axis, Span<const float>, Span<float>, const PlaneShape&, double, RunContext&);
template void reference_pass(Axis, Span<const std::uint8_t>, Span<float>, const PlaneShape&, const Taps&, RunContext&);
template void simd_pass(Axis, Span<const std::uint8_t>, Span<float>, const PlaneShape&, const Taps&, RunContext&, Vectors);
template void fused_convolution(Span<const std::uint8_t>, Span<float>, const PlaneShape&, const SeparableFilter&, RunContext&,
                                Vectors);
template void recursive_pass(Axis, Span<const std::uint8_t>, Span<float>, const PlaneShape&, double, RunContext&);

}  // namespace ws::filter
