// Icons are line drawings in black; they are painted in the colour that the theme's text has.
// SPDX-License-Identifier: MIT
#include "app/window/actions/icons.h"

#include "app/window/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace ws::app {

namespace {

class LineIconEngine : public QIconEngine {
 public:
  explicit LineIconEngine(QString name) : name_(std::move(name)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    QFile file(":/icons/" + name_ + ".svg");
    if (!file.open(QIODevice::ReadOnly)) return;
    QByteArray svg = file.readAll();
    QColor color = state == QIcon::On ? theme_colors().accent : theme_colors().text;
    if (mode == QIcon::Disabled) color = theme_colors().dim;
    svg.replace("#000", color.name().toLatin1());
    QSvgRenderer renderer(svg);
    painter->save();
    if (mode == QIcon::Disabled) painter->setOpacity(0.5);
    renderer.render(painter, rect);
    painter->restore();
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap result(size);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return result;
  }
  QIconEngine* clone() const override { return new LineIconEngine(name_); }

 private:
  QString name_;
};

}  // namespace

QIcon icon(const QString& name) { return QIcon(new LineIconEngine(name)); }

}  // namespace ws::app
