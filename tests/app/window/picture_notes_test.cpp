// What is said over the picture stays within it, and is not broken into many short lines.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_notes.h"

#include "tests/app/window/offscreen_application.h"

#include <gtest/gtest.h>

#include <QLabel>

#include <optional>

namespace ws::app {
namespace {

constexpr int left = 54, right = 250, bottom = 28, upper_left = 130, edge = 12;

/// Where a measurement is told in a picture of such a size.
QRect place_of_reading(QSize size, std::optional<QPointF> pointer = std::nullopt) {
  test::need_offscreen_application();
  QWidget picture;
  picture.resize(size);
  PictureNotes notes(&picture);
  notes.resize(size);
  notes.set_margins({left, 0, right, bottom}, {upper_left, edge});
  notes.show_reading(
      QString::fromUtf8("razdalja 1.97 · dx0 -0.65 · dx1 1.86 · kot 48.71°   (Ctrl+C kopira, Esc konča)\nx0 1.38   x1 0.77"),
      pointer);
  return notes.findChild<QLabel*>("viewport.reading")->geometry();
}

TEST(PictureNotes, AMeasurementEndsWithinThePicture) {
  for (const QSize size : {QSize(240, 120), QSize(300, 242), QSize(640, 242), QSize(1020, 480)}) {
    const QRect place = place_of_reading(size);
    EXPECT_TRUE(QRect(QPoint(0, 0), size).contains(place)) << size.width();
    EXPECT_EQ(place.bottom() + 1, size.height() - bottom);
  }
}

TEST(PictureNotes, ANarrowPictureGivesAllItsWidth) {
  EXPECT_GE(place_of_reading({300, 242}).width(), 230);
  EXPECT_LE(place_of_reading({640, 242}).right(), 640 - 200) << "the legend stands at the right";
}

TEST(PictureNotes, WhatIsPointedAtIsNotCovered) {
  const QSize size(800, 240);
  const QRect usual = place_of_reading(size);
  EXPECT_EQ(place_of_reading(size, QPointF(280, 60)), usual);
  const QPointF amid = usual.center(), near(usual.left() + 40, usual.top() - 10);
  for (const QPointF pointer : {amid, near}) {
    const QRect place = place_of_reading(size, pointer);
    EXPECT_EQ(place.topLeft(), QPoint(upper_left, edge)) << "at the other edge, beside the sliders";
    EXPECT_LT(place.bottom(), pointer.y());
    EXPECT_TRUE(QRect(QPoint(0, 0), size).contains(place));
  }
  for (int height = 120; height < 260; height += 7)
    for (int y = 0; y < height; y += 9) {
      const QPointF pointer(120, y);
      const QRect place = place_of_reading({900, height}, pointer);
      EXPECT_FALSE(place.contains(pointer.toPoint())) << height << ": " << y;
      EXPECT_TRUE(QRect(0, 0, 900, height).contains(place)) << height << ": " << y;
    }
}

}  // namespace
}  // namespace ws::app
