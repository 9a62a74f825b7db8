// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_still.h"

#include "app/window/plots/plot_painter.h"

#include <QPainter>

namespace ws::app {

QSize still_pixels(const QSize& size, double ratio) { return (QSizeF(size) * ratio).toSize(); }

QImage PlotStill::painted() const {
  constexpr int margin_px = 8;
  QImage image(still_pixels(size, ratio), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  if (image.isNull()) return image;
  QPainter painter(&image);
  painter.setFont(font);
  PlotPainter(plot, axes, colors, font).paint_still(painter, area);
  const QRect all(QPoint(), size);
  if (area == all) return image;
  painter.setPen(colors.dim);
  painter.drawText(all.adjusted(margin_px, area.height(), -margin_px, 0), Qt::TextWordWrap, meaning);
  return image;
}

}  // namespace ws::app
