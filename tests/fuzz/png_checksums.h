// PNG files with the checksums that belong to their chunks: damage would else never come behind the checksum.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ws::fuzz {

[[nodiscard]] std::string with_png_checksums(std::string_view bytes);

}  // namespace ws::fuzz
