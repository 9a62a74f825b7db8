// SPDX-License-Identifier: MIT
#include "render/layers/bar_inset.h"

#include "render/layers/placing/inset_size.h"

namespace ws::render {

Area bar_inset_area(const View& view, const Ink& ink, bool beside_triad) {
  const double left = beside_triad ? triad_px * view.scale : inset_margin_px * ink.px,
               bottom = view.height - inset_margin_px * ink.px;
  return {glm::round(glm::dvec2{left, bottom - inset_height(view.height, ink.px)}),
          glm::round(glm::dvec2{left + inset_bars_width(view.width, ink.px) + 2 * inset_padding_px * ink.px, bottom})};
}

void draw_bar_inset(Canvas& canvas, const BarInset& bars, const View& view, const Ink& ink, bool beside_triad) {
  constexpr double corner = 5;
  const double pad = inset_padding_px * ink.px, text = inset_line_px * ink.px;
  const double width = inset_bars_width(view.width, ink.px), height = inset_bars_height(view.height, ink.px);
  const Area area = bar_inset_area(view, ink, beside_triad);
  const glm::dvec2 low = area.low;
  canvas.box(low, area.high, ink.panel, corner * ink.px);
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
