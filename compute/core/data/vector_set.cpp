// SPDX-License-Identifier: MIT
#include "compute/core/data/vector_set.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

namespace ws {

VectorSet::VectorSet(Component type, std::size_t dimension, std::size_t size)
    : type_(type),
      dimension_(dimension),
      size_(size),
      stride_(dimension * bytes_of(type)),
      owned_(std::make_shared<HostBuffer<std::byte>>(size * dimension * bytes_of(type))) {
  first_ = owned_->data();
}

VectorSet::VectorSet(std::shared_ptr<const DeviceTable> table)
    : type_(table->layout().type == ElementType::uint8 ? Component::uint8 : Component::float32),
      dimension_(table->layout().columns),
      size_(table->layout().rows),
      first_(table->device_first()),
      stride_(table->layout().row_step),
      table_(std::move(table)) {
  const DeviceTable::Layout& layout = table_->layout();
  if (layout.type == ElementType::float64 || layout.column_step != bytes_of(type_) || stride_ < dimension_ * bytes_of(type_))
    throw Error(ErrorKind::internal, "vectors on a device have gaps, or components of another type");
}

void VectorSet::copy_rows(const std::vector<std::size_t>& numbers, std::byte* to) const {
  const std::size_t row = dimension_ * bytes_of(type_);
  if (table_ && !table_->is_on_host()) {
    std::vector<std::size_t> offsets;
    for (const std::size_t i : numbers) offsets.push_back(static_cast<std::size_t>(device_row(i) - table_->device_first()));
    return table_->read_pieces(offsets, row, to);
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) std::memcpy(to + i * row, row_bytes(numbers[i]), row);
}

std::vector<float> floats_of(const VectorSet& vectors) {
  std::vector<std::size_t> numbers(vectors.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  std::vector<float> floats(vectors.size() * vectors.dimension());
  if (vectors.type() == Component::float32) {
    vectors.copy_rows(numbers, reinterpret_cast<std::byte*>(floats.data()));
  } else {
    std::vector<std::uint8_t> bytes(floats.size());
    vectors.copy_rows(numbers, reinterpret_cast<std::byte*>(bytes.data()));
    std::copy(bytes.begin(), bytes.end(), floats.begin());
  }
  return floats;
}

float VectorSet::at(std::size_t i, std::size_t k) const {
  const std::byte* row = row_bytes(i);
  if (type_ == Component::uint8) return static_cast<float>(row[k]);
  float value = 0;
  std::memcpy(&value, row + k * sizeof value, sizeof value);
  return value;
}

void VectorSet::copy_row(std::size_t i, float* to) const {
  const std::byte* row = row_bytes(i);
  if (type_ == Component::float32)
    std::memcpy(to, row, dimension_ * sizeof(float));
  else
    for (std::size_t k = 0; k < dimension_; ++k) to[k] = static_cast<float>(row[k]);
}

namespace {

enum class ViewKind : std::uint64_t { every_nth = 1, first_ones, reshaped };
/// The same for equal views of one set.
std::uint64_t identity_of_view(const VectorSet& whole, ViewKind kind, std::size_t argument) {
  return combine(combine(whole.identity(), static_cast<std::uint64_t>(kind)), argument);
}

}  // namespace

VectorSet VectorSet::every_nth(std::size_t step) const {
  if (step == 1) return *this;
  VectorSet view = *this;
  view.identity_ = identity_of_view(*this, ViewKind::every_nth, step);
  view.size_ = (size_ + step - 1) / step;
  view.stride_ = stride_ * step;
  return view;
}

VectorSet VectorSet::first_ones(std::size_t count) const {
  if (count >= size_) return *this;
  VectorSet view = *this;
  view.identity_ = identity_of_view(*this, ViewKind::first_ones, count);
  view.size_ = count;
  return view;
}

VectorSet VectorSet::reshaped(std::size_t dimension) const {
  VectorSet view = *this;
  view.identity_ = identity_of_view(*this, ViewKind::reshaped, dimension);
  view.size_ = dimension_ * size_ / dimension;
  view.dimension_ = dimension;
  view.stride_ = dimension * bytes_of(type_);
  return view;
}

namespace {

struct RowFacts {
  bool valid = true, bytes = true;
};

RowFacts facts_of_row(const float* row, std::size_t dimension) {
  // Sums instead of branches, so that the loop runs on whole vectors: x − x is 0 unless x is infinite or NaN.
  float sum = 0;
  bool bytes = true;
  for (std::size_t k = 0; k < dimension; ++k) {
    sum += row[k] - row[k];
    bytes &= row[k] >= 0 && row[k] <= 255 && row[k] == std::floor(row[k]);
  }
  return {sum == 0, bytes};
}

}  // namespace

VectorFacts facts_of(const VectorSet& vectors, const std::stop_token& stop) {
  VectorFacts all;
  if (vectors.type() == Component::uint8) return all;
  if (const DeviceTable* table = vectors.table(); table && vectors.is_whole_table() && table->facts().is_finite) {
    all.holds_bytes = table->facts().holds_bytes;
    return all;
  }
  RunContext context;
  context.stop = stop;
  CpuExecutor executor(context);
  all.first_invalid = vectors.size();
  executor.accumulate(
      "look at vectors", vectors.size(), std::max<std::size_t>(1, 65'536 / std::max<std::size_t>(vectors.dimension(), 1)),
      [&] {
        return VectorFacts{0, vectors.size(), true};
      },
      [&](VectorFacts& mine, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
          const RowFacts facts = facts_of_row(reinterpret_cast<const float*>(vectors.row_bytes(i)), vectors.dimension());
          mine.holds_bytes &= facts.bytes;
          if (facts.valid) continue;
          ++mine.invalid_count;
          mine.first_invalid = std::min(mine.first_invalid, i);
        }
      },
      [&](const VectorFacts& mine) {
        all.invalid_count += mine.invalid_count;
        all.first_invalid = std::min(all.first_invalid, mine.first_invalid);
        all.holds_bytes &= mine.holds_bytes;
      });
  return all;
}

}  // namespace ws
