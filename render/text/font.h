// The embedded font, rasterised at the very size it is shown in, into one growing atlas.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace ws::render {

struct Glyph {
  int x = 0, y = 0, width = 0, height = 0;  ///< cell in the atlas
  int left = 0, top = 0;                    ///< of the cell from the pen, y downwards
  float advance = 0;
};

class Font {
 public:
  Font();
  ~Font();
  Font(const Font&) = delete;
  Font& operator=(const Font&) = delete;

  /// `size_px` is the em; `fraction` (0…1) is where in its pixel the pen stands.
  [[nodiscard]] const Glyph& glyph(char32_t character, float size_px, float fraction);
  [[nodiscard]] float width(std::string_view utf8, float size_px);
  [[nodiscard]] float cap_height(float size_px) const;

  /// One byte of coverage per texel, top row first, `atlas_width` wide.
  static constexpr int atlas_width = 1024;
  [[nodiscard]] const std::vector<std::uint8_t>& atlas() const;
  /// Rises with every new glyph.
  [[nodiscard]] std::uint64_t revision() const;
  /// Starts anew when the atlas has become large; call it between pictures.
  void trim();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The characters of a text; broken UTF-8 becomes U+FFFD.
[[nodiscard]] std::u32string decode_utf8(std::string_view text);

}  // namespace ws::render
