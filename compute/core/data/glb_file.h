// The frame of a binary glTF 2.0 file: a head, the JSON that says what is where, and the numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// Of the file's numbers, as the JSON names them.
namespace gltf {
inline constexpr int mode_points = 0, mode_lines = 1, mode_triangles = 4;
inline constexpr int type_uint16 = 5123, type_uint32 = 5125, type_float32 = 5126;
inline constexpr int target_vertices = 34962, target_indices = 34963;

/// Puts values behind what `binary` holds, and says in the JSON where they lie. Gives the number of their accessor.
template <class Json, class T>
std::size_t add_values(Json& json, std::string& binary, const std::vector<T>& values, int component, std::string_view type,
                       int target) {
  static_assert(sizeof(T) % 4 == 0, "all that follows stays aligned");
  const std::size_t bytes = values.size() * sizeof(T);
  json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", binary.size()}, {"byteLength", bytes}, {"target", target}});
  json["accessors"].push_back(
      {{"bufferView", json["bufferViews"].size() - 1}, {"componentType", component}, {"count", values.size()}, {"type", type}});
  binary.append(reinterpret_cast<const char*>(values.data()), bytes);
  return json["accessors"].size() - 1;
}
}  // namespace gltf

/// glTF counts bytes in 32 bits; half of that is kept free, since many readers count with a sign.
inline constexpr std::size_t most_glb_bytes = (std::size_t{1} << 31) - (1 << 20);

/// `binary` has a multiple of four bytes.
[[nodiscard]] std::string glb_file(std::string json, const std::string& binary);

}  // namespace ws
