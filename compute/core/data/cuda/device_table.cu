// What is asked of tables where they lie: a look at all numbers, and rows of them for the host.
// SPDX-License-Identifier: MIT
#include "compute/core/data/device_table.cuh"
#include "compute/core/device/kernels/launch.cuh"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace ws::detail {

namespace {

constexpr unsigned threads = 256, warp = 32;
constexpr std::size_t piece_bytes = 16u << 20;

/// Of a column; extremes lie in the order of whole numbers, so that atomics find them.
struct ColumnFacts {
  unsigned long long low, high;
  unsigned is_odd, is_no_byte;  ///< whether any number is not finite, and whether any is no byte
};

WS_HD unsigned long long ordered(double value) {
  unsigned long long bits = 0;
  __builtin_memcpy(&bits, &value, sizeof bits);
  return bits >> 63 ? ~bits : bits | 1ull << 63;
}

double from_ordered(unsigned long long key) { return std::bit_cast<double>(key >> 63 ? key & ~(1ull << 63) : ~key); }

struct Seen {
  double low = std::numeric_limits<double>::infinity(), high = -std::numeric_limits<double>::infinity();
  bool is_odd = false, is_no_byte = false;

  __device__ void add(double x) {
    low = x < low ? x : low;
    high = x > high ? x : high;
    is_odd |= !isfinite(x);
    is_no_byte |= !(x >= 0 && x <= 255 && x == floor(x));
  }
  __device__ void tell(ColumnFacts& facts) const {
    atomicMin(&facts.low, ordered(low));
    atomicMax(&facts.high, ordered(high));
    if (is_odd) facts.is_odd = 1;
    if (is_no_byte) facts.is_no_byte = 1;
  }
};

/// A block's threads lie along the rows of one column; blockIdx.y is the column.
template <class T>
__global__ void narrow_facts_kernel(DeviceCells<T> cells, std::size_t rows, ColumnFacts* facts) {
  Seen seen;
  for (std::size_t row = blockIdx.x * std::size_t(threads) + threadIdx.x; row < rows; row += std::size_t(gridDim.x) * threads)
    seen.add(double(cells.at(row, blockIdx.y)));
  constexpr unsigned all = 0xFFFFFFFFu;
  for (unsigned distance = warp / 2; distance > 0; distance /= 2) {
    const double low = __shfl_down_sync(all, seen.low, distance), high = __shfl_down_sync(all, seen.high, distance);
    seen.low = low < seen.low ? low : seen.low;
    seen.high = high > seen.high ? high : seen.high;
  }
  seen.is_odd = __any_sync(all, seen.is_odd);
  seen.is_no_byte = __any_sync(all, seen.is_no_byte);
  if (threadIdx.x % warp == 0) seen.tell(facts[blockIdx.y]);
}

/// A warp lies along the columns of a row; blockIdx.y counts groups of 32 columns.
template <class T>
__global__ void wide_facts_kernel(DeviceCells<T> cells, std::size_t rows, std::size_t columns, ColumnFacts* facts) {
  const std::size_t column = blockIdx.y * std::size_t(warp) + threadIdx.x % warp;
  if (column >= columns) return;
  constexpr unsigned rows_per_block = threads / warp;
  Seen seen;
  for (std::size_t row = blockIdx.x * std::size_t(rows_per_block) + threadIdx.x / warp; row < rows;
       row += std::size_t(gridDim.x) * rows_per_block)
    seen.add(double(cells.at(row, column)));
  seen.tell(facts[column]);
}

template <class T>
__global__ void rows_kernel(DeviceCells<T> cells, std::size_t first, std::size_t step, std::size_t count, double* to) {
  for (std::size_t i = blockIdx.x * std::size_t(threads) + threadIdx.x; i < count; i += std::size_t(gridDim.x) * threads)
    to[blockIdx.y * count + i] = double(cells.at(first + i * step, blockIdx.y));
}

unsigned blocks_over(std::size_t count, std::size_t each, std::size_t most) {
  return static_cast<unsigned>(std::clamp<std::size_t>((count + each - 1) / each, 1, most));
}

}  // namespace

TableFacts table_facts(const DeviceTable& table) {
  const DeviceTable::Layout& layout = table.layout();
  TableFacts told;
  told.low.resize(layout.columns);
  told.high.resize(layout.columns);
  if (layout.rows == 0 || layout.columns == 0) return told;
  const Stream stream;
  const ColumnFacts nothing{~0ull, 0, 0, 0};
  std::vector<ColumnFacts> columns(layout.columns, nothing);
  DeviceBuffer<ColumnFacts> facts(layout.columns, stream.view());
  copy(facts.view(), Span<const ColumnFacts>(columns), stream.view());
  with_cells(table, [&]<class T>(const DeviceCells<T>& cells) {
    const bool is_narrow = layout.columns <= warp || layout.row_step < layout.column_step;
    if (is_narrow)
      launch_kernel(narrow_facts_kernel<T>,
                    {{blocks_over(layout.rows, threads, 1024), static_cast<unsigned>(layout.columns)}, threads},
                    stream.view().handle(), cells, layout.rows, facts.device_data());
    else
      launch_kernel(wide_facts_kernel<T>,
                    {{blocks_over(layout.rows, threads / warp, 128), blocks_over(layout.columns, warp, 65'535)}, threads},
                    stream.view().handle(), cells, layout.rows, layout.columns, facts.device_data());
  });
  copy(Span<ColumnFacts>(columns), std::as_const(facts).view(), stream.view());
  stream.view().synchronize();
  for (std::size_t k = 0; k < layout.columns; ++k) {
    told.low[k] = from_ordered(columns[k].low);
    told.high[k] = from_ordered(columns[k].high);
    told.is_finite &= columns[k].is_odd == 0;
    told.holds_bytes &= columns[k].is_no_byte == 0;
  }
  return told;
}

void read_table_rows(const DeviceTable& table, std::size_t first, std::size_t step, std::size_t count, double* to) {
  const std::size_t columns = table.layout().columns;
  if (count == 0 || columns == 0) return;
  const Stream stream;
  const std::size_t at_once = std::min(count, std::max<std::size_t>(1, piece_bytes / (columns * sizeof(double))));
  DeviceBuffer<double> piece(at_once * columns, stream.view());
  for (std::size_t begin = 0; begin < count; begin += at_once) {
    const std::size_t some = std::min(at_once, count - begin);
    with_cells(table, [&]<class T>(const DeviceCells<T>& cells) {
      launch_kernel(rows_kernel<T>, {{blocks_over(some, threads, 4096), static_cast<unsigned>(columns)}, threads},
                    stream.view().handle(), cells, first + begin * step, step, some, piece.device_data());
    });
    for (std::size_t k = 0; k < columns; ++k)
      copy_bytes(to + k * count + begin, piece.device_data() + k * some, some * sizeof(double), CopyKind::device_to_host,
                 stream.view());
    stream.view().synchronize();
  }
}

}  // namespace ws::detail
