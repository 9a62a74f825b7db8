// A button with a picture, a title and a sentence: a sample, a recent file, what was open last.
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QTimer>

#include <vector>

namespace ws::app {

/// Pictures of several steps move while the pointer is over the button, or while it has the keyboard; else no timer runs.
class PictureButton : public QAbstractButton {
  Q_OBJECT

 public:
  /// Where the picture is.
  enum class Place { above, beside };

  PictureButton(Place place, const QString& title, const QString& sentence, QWidget* parent);

  /// One of the last is shown at rest. None: a sign takes their place.
  void set_frames(std::vector<QImage> frames);
  [[nodiscard]] bool moves() const { return timer_.isActive(); }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  [[nodiscard]] QFont title_font() const;
  [[nodiscard]] int text_height(int width) const;
  [[nodiscard]] QRect picture_rect() const;
  [[nodiscard]] QRect text_rect() const;
  [[nodiscard]] std::size_t frame_at_rest() const;
  void move_if(bool wanted);
  void paint_picture(QPainter& painter, const QRect& box) const;
  void paint_text(QPainter& painter, const QRect& box) const;

  Place place_;
  QString sentence_;
  std::vector<QImage> frames_;
  std::size_t shown_ = 0;
  QTimer timer_;
};

}  // namespace ws::app
