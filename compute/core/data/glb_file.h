// The frame of a binary glTF 2.0 file: a head, the JSON that says what is where, and the numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace ws {

/// Of the file's numbers, as the JSON names them.
namespace gltf {
inline constexpr int mode_points = 0, mode_lines = 1, mode_triangles = 4;
inline constexpr int type_uint16 = 5123, type_uint32 = 5125, type_float32 = 5126;
inline constexpr int target_vertices = 34962, target_indices = 34963;
}  // namespace gltf

/// glTF counts bytes in 32 bits; half of that is kept free, since many readers count with a sign.
inline constexpr std::size_t most_glb_bytes = (std::size_t{1} << 31) - (1 << 20);

/// `binary` has a multiple of four bytes.
[[nodiscard]] std::string glb_file(std::string json, const std::string& binary);

}  // namespace ws
