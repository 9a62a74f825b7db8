// Rasterises glyphs on demand and packs them in shelves.
// SPDX-License-Identifier: MIT
#include "render/text/font.h"

#include "compute/core/run/error.h"
#include "render/gl/shader_source.h"

#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb_truetype.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>

namespace ws::render {
namespace {

constexpr int fractions = 4;          // pen positions per pixel: even spacing at small sizes
constexpr float sizes_per_px = 8;     // sizes are told apart in eighths of a pixel
constexpr int largest_height = 4096;  // of the atlas
constexpr int gap = 1;

}  // namespace

struct Font::Impl {
  stbtt_fontinfo info{};
  std::map<std::tuple<char32_t, int, int>, Glyph> glyphs;
  std::vector<std::uint8_t> pixels = std::vector<std::uint8_t>(std::size_t{atlas_width} * 128);
  int shelf_x = 0, shelf_y = 0, shelf_height = 0;
  std::uint64_t revision = 1;

  [[nodiscard]] float scale(float size_px) const { return stbtt_ScaleForMappingEmToPixels(&info, size_px); }

  void place(Glyph& glyph) {
    if (shelf_x + glyph.width + gap > atlas_width) {
      shelf_y += shelf_height + gap;
      shelf_x = shelf_height = 0;
    }
    glyph.x = shelf_x;
    glyph.y = shelf_y;
    shelf_x += glyph.width + gap;
    shelf_height = std::max(shelf_height, glyph.height);
    while (pixels.size() < std::size_t{atlas_width} * static_cast<std::size_t>(shelf_y + shelf_height))
      pixels.resize(2 * pixels.size());
  }

  [[nodiscard]] Glyph rasterise(char32_t character, float size_px, float shift) {
    const float s = scale(size_px);
    const int index = stbtt_FindGlyphIndex(&info, static_cast<int>(character));
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0, advance = 0, bearing = 0;
    stbtt_GetGlyphBitmapBoxSubpixel(&info, index, s, s, shift, 0, &x0, &y0, &x1, &y1);
    stbtt_GetGlyphHMetrics(&info, index, &advance, &bearing);
    Glyph glyph{0, 0, std::min(x1 - x0, atlas_width - gap), y1 - y0, x0, y0, s * static_cast<float>(advance)};
    if (glyph.width <= 0 || glyph.height <= 0) return glyph;
    place(glyph);
    std::uint8_t* cell = pixels.data() + glyph.y * atlas_width + glyph.x;
    stbtt_MakeGlyphBitmapSubpixel(&info, cell, glyph.width, glyph.height, atlas_width, s, s, shift, 0, index);
    ++revision;
    return glyph;
  }
};

Font::Font() : impl_(std::make_unique<Impl>()) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(gl::embedded_file("DejaVuSans.ttf").data());
  if (!stbtt_InitFont(&impl_->info, bytes, 0)) throw Error(ErrorKind::internal, "the embedded font cannot be read");
}
Font::~Font() = default;

const Glyph& Font::glyph(char32_t character, float size_px, float fraction) {
  const int size = static_cast<int>(std::lround(size_px * sizes_per_px));
  const int shift = static_cast<int>(fraction * fractions) % fractions;
  const auto [it, is_new] = impl_->glyphs.try_emplace({character, size, shift});
  if (is_new)
    it->second = impl_->rasterise(character, static_cast<float>(size) / sizes_per_px, static_cast<float>(shift) / fractions);
  return it->second;
}

float Font::width(std::string_view utf8, float size_px) {
  float sum = 0;
  for (const char32_t character : decode_utf8(utf8)) sum += glyph(character, size_px, 0).advance;
  return sum;
}

float Font::cap_height(float size_px) const {
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  stbtt_GetCodepointBox(&impl_->info, 'H', &x0, &y0, &x1, &y1);
  return impl_->scale(size_px) * static_cast<float>(y1);
}

const std::vector<std::uint8_t>& Font::atlas() const { return impl_->pixels; }
std::uint64_t Font::revision() const { return impl_->revision; }

void Font::trim() {
  if (impl_->shelf_y < largest_height) return;
  impl_->glyphs.clear();
  impl_->shelf_x = impl_->shelf_y = impl_->shelf_height = 0;
  ++impl_->revision;
}

std::u32string decode_utf8(std::string_view text) {
  constexpr char32_t broken = 0xfffd;
  std::u32string out;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    const int more = lead < 0x80 ? 0 : lead >> 5 == 6 ? 1 : lead >> 4 == 14 ? 2 : lead >> 3 == 30 ? 3 : -1;
    char32_t character = more <= 0 ? lead : lead & (0x3f >> more);
    bool whole = more >= 0;
    for (int k = 0; k < more && whole; ++k) {
      whole = i < text.size() && (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80;
      if (whole) character = character << 6 | (static_cast<unsigned char>(text[i++]) & 0x3f);
    }
    out += whole ? character : broken;
  }
  return out;
}

}  // namespace ws::render
