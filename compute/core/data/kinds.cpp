// SPDX-License-Identifier: MIT
#include "compute/core/data/kinds.h"

#include "compute/core/words/told.h"

#include <array>
#include <type_traits>

namespace ws {

namespace {

constexpr std::array kinds{
    DataKind{InputKind::points, "points", phrase("points"), phrase("points"), phrase("use fewer points"), true},
    DataKind{InputKind::polylines, "polylines", phrase("polylines"), phrase("points"), phrase("use fewer points"), false},
    DataKind{InputKind::image, "image", phrase("an image"), phrase("pixels"), phrase("use a smaller image"), false},
    DataKind{InputKind::mesh, "mesh", phrase("a mesh"), phrase("triangles"), phrase("use fewer triangles"), false},
    DataKind{InputKind::own, "own", phrase("a file of its own"), phrase("points"), phrase("use fewer points"), false},
    DataKind{InputKind::vectors, "vectors", phrase("vectors"), phrase("vectors"), phrase("use fewer vectors"), true},
};

template <InputKind kind, class T>
constexpr bool is_stored_as =
    std::is_same_v<std::variant_alternative_t<static_cast<std::size_t>(kind), InputData>, std::shared_ptr<const T>>;
static_assert(is_stored_as<InputKind::points, PointSet> && is_stored_as<InputKind::polylines, PolylineSet> &&
              is_stored_as<InputKind::image, Image> && is_stored_as<InputKind::mesh, Mesh> &&
              is_stored_as<InputKind::own, OwnData> && is_stored_as<InputKind::vectors, VectorSet>);

}  // namespace

const DataKind& data_kind(InputKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

InputKind kind_of(const InputData& data) { return kinds[data.index()].kind; }

const DeviceTable* table_of(const InputData& data) {
  if (const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data)) return (*points)->table();
  if (const auto* vectors = std::get_if<std::shared_ptr<const VectorSet>>(&data)) return (*vectors)->table();
  if (const auto* image = std::get_if<std::shared_ptr<const Image>>(&data)) return (*image)->table().get();
  return nullptr;
}

std::size_t host_copy_bytes(const InputData& data) {
  const DeviceTable* table = table_of(data);
  if (!table) return 0;
  const bool in_columns = kind_of(data) == InputKind::points;  // as doubles
  return in_columns ? table->layout().rows * table->layout().columns * sizeof(double) : table->extent_bytes();
}

std::size_t dimension_of(const InputData& data) {
  if (const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data)) return (*points)->dimension();
  if (const auto* vectors = std::get_if<std::shared_ptr<const VectorSet>>(&data)) return (*vectors)->dimension();
  return 0;
}

}  // namespace ws
