// The kinds of data that experiments take, with their words. How their files are read and written stands in
// compute/io/data_files.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/core/data/mesh.h"
#include "compute/core/data/point_set.h"
#include "compute/core/data/vector_set.h"

#include <cstddef>
#include <memory>
#include <variant>

namespace ws {

/// What only one experiment knows, read from files of its own.
class OwnData {
 public:
  OwnData() = default;
  OwnData(const OwnData&) = delete;
  OwnData& operator=(const OwnData&) = delete;
  virtual ~OwnData() = default;
};

/// In the order of InputKind.
using InputData =
    std::variant<std::shared_ptr<const PointSet>, std::shared_ptr<const PolylineSet>, std::shared_ptr<const Image>,
                 std::shared_ptr<const Mesh>, std::shared_ptr<const OwnData>, std::shared_ptr<const VectorSet>>;
enum class InputKind { points, polylines, image, mesh, own, vectors };

struct DataKind {
  InputKind kind;
  const char* name;      ///< "image": in lists and reports
  const char* phrase;    ///< "an image": in a sentence
  const char* elements;  ///< "pixels": what its size counts
  const char* remedy;    ///< "use a smaller image": what helps where memory does not suffice
  bool is_table;         ///< may come from a text table, whose columns are chosen and of whose rows each k-th is taken
};

[[nodiscard]] const DataKind& data_kind(InputKind kind);
[[nodiscard]] InputKind kind_of(const InputData& data);
/// Where the data lie on a device; null: on the host.
[[nodiscard]] const DeviceTable* table_of(const InputData& data);
/// What the host's copy of data on a device takes, also where it is there already; 0 for data of the host.
[[nodiscard]] std::size_t host_copy_bytes(const InputData& data);
/// Coordinates per point or components per vector; 0 for other data.
[[nodiscard]] std::size_t dimension_of(const InputData& data);

}  // namespace ws
