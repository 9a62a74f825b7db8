// GLSL texts and the font, embedded in the program; in development read from the folder that WS_SHADER_DIR names.
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace ws::render::gl {

/// The bytes of a file embedded at build time ("points.vert", "common/frame.glsl", "DejaVuSans.ttf"). Throws
/// Error{internal} for a name that is none.
[[nodiscard]] std::string_view embedded_file(std::string_view name);

/// A whole shader: version line, `defines` ("PICK 1", one a line), and the text with its `#include "file"` lines expanded.
/// Line numbers in the compiler's messages are those of `name`.
[[nodiscard]] std::string shader_source(std::string_view name, std::string_view defines);

/// When a shader on disk last changed; constant where shaders are embedded.
[[nodiscard]] std::filesystem::file_time_type shaders_changed_at();

}  // namespace ws::render::gl
