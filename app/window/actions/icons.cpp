// Icons are line drawings in black; they are painted in the colour that the theme's text has.
// SPDX-License-Identifier: MIT
#include "app/window/actions/icons.h"

#include "app/window/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace ws::app {

namespace {

class LineIconEngine : public QIconEngine {
 public:
  explicit LineIconEngine(QString name) : name_(std::move(name)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const double ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
  }
  /// In device pixels. Drawings are read and drawn once for each size and colour: a window has many, and is painted often.
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    const bool disabled = mode == QIcon::Disabled;
    const ThemeColors& colors = theme_colors();
    const QColor color = disabled ? colors.dim : state == QIcon::On ? colors.accent : colors.text;
    const QString key =
        QString("icon/%1/%2x%3/%4/%5").arg(name_).arg(size.width()).arg(size.height()).arg(color.name()).arg(disabled);
    QPixmap result;
    if (QPixmapCache::find(key, &result)) return result;
    result = QPixmap(size);
    result.fill(Qt::transparent);
    QFile file(":/icons/" + name_ + ".svg");
    if (!file.open(QIODevice::ReadOnly)) return result;
    QSvgRenderer renderer(file.readAll().replace("#000", color.name().toLatin1()));
    QPainter painter(&result);
    if (disabled) painter.setOpacity(0.5);
    renderer.render(&painter, QRect(QPoint(0, 0), size));
    QPixmapCache::insert(key, result);
    return result;
  }
  QIconEngine* clone() const override { return new LineIconEngine(name_); }

 private:
  QString name_;
};

}  // namespace

QIcon icon(const QString& name) { return QIcon(new LineIconEngine(name)); }

}  // namespace ws::app
