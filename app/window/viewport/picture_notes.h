// What is said over the picture without drawing it anew: the place under the pointer, a measurement, and the step in words
// while the panel that tells it is hidden. Pointer and keys go through to the picture.
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QMargins>
#include <QPoint>
#include <QPointF>
#include <QWidget>

#include <optional>
#include <vector>

namespace ws::app {

class PictureNotes : public QWidget {
  Q_OBJECT

 public:
  explicit PictureNotes(QWidget* picture);

  /// At the picture's lower edge, or at the upper one where it would lie over what is pointed at. Empty: nothing is said.
  void show_reading(const QString& text, std::optional<QPointF> pointer);
  /// Below it. Empty: nothing is said.
  void show_caption(const QString& text);

  /// A measurement in the widget's coordinates. Places that are not seen are left out, and so are the lines to them.
  struct Lines {
    std::vector<std::optional<QPointF>> places;
    std::vector<QString> lengths;    ///< of the lines between neighbours
    QString angle;                   ///< at the second place
    std::optional<QPointF> pointer;  ///< where the next place would be
    [[nodiscard]] bool operator==(const Lines&) const = default;
  };
  void show_lines(const Lines& lines);
  /// How far the notes stay away from the edges, where axes, insets and the legend are; where one begins at the upper edge,
  /// beside the sliders; and how many times as large as usual the type is.
  void set_margins(const QMargins& margins, QPoint upper_left, float type = 1);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();
  /// Where the read-out goes that would stand at `usual`, so that it does not lie over what is pointed at.
  [[nodiscard]] QRect clear_of_pointer(const QRect& usual) const;

  QLabel *reading_, *caption_;
  Lines lines_;
  std::optional<QPointF> pointer_;
  QMargins margins_;
  QPoint upper_left_;
  float type_ = 1;
};

}  // namespace ws::app
