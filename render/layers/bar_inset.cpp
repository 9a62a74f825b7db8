// SPDX-License-Identifier: MIT
#include "render/layers/bar_inset.h"

namespace ws::render {

void draw_bar_inset(Canvas& canvas, const BarInset& bars, const View& view, const Ink& ink, bool beside_triad) {
  constexpr double margin = 14, padding = 9, line = 18, triad = 96, corner = 5, widest = 340, tallest = 130, share = 0.3;
  const double pad = padding * ink.px, text = line * ink.px;
  const double left = beside_triad ? triad * view.scale : margin * ink.px, bottom = view.height - margin * ink.px;
  const double width = std::min(widest * ink.px, share * view.width), height = std::min(tallest * ink.px, 0.24 * view.height);
  const glm::dvec2 low = glm::round(glm::dvec2{left, bottom - height - 2 * text - 2 * pad});
  canvas.box(low, glm::round(glm::dvec2{left + width + 2 * pad, bottom}), ink.panel, corner * ink.px);
  canvas.text(bars.title, {low.x + pad, low.y + pad + 0.4 * text}, {0, 0.5}, label_text_px * ink.px, ink.strong);

  const double begin = std::round(low.x + pad), ground = std::round(low.y + pad + text + height);
  const auto count = static_cast<double>(bars.parts.size());
  for (std::size_t i = 0; i < bars.parts.size(); ++i) {
    const double gap = width / count > 4 * ink.px ? ink.px : 0;
    const double from = std::round(begin + static_cast<double>(i) * width / count),
                 to = std::round(begin + static_cast<double>(i + 1) * width / count) - gap;
    const double size = std::round(bars.parts[i] * (height - 2 * ink.px));
    if (bars.parts[i] > 0)
      canvas.box({from, ground - std::max(size, ink.px)}, {std::max(to, from + 1), ground}, bars.colors[i]);
  }
  ink.hairline(canvas, {begin, ground}, {begin + width, ground}, ink.soft);
  const double y = ground + 0.5 * text;
  for (int i = 0; i < 3; ++i)
    canvas.text(bars.axis[static_cast<std::size_t>(i)], {begin + 0.5 * i * width, y}, {0.5 * i, 0.5}, tick_text_px * ink.px,
                ink.soft);
}

}  // namespace ws::render
