// The manual's pages as they are shown.
// SPDX-License-Identifier: MIT
#include "app/window/help/manual.h"

#include "app/window/theme.h"
#include "tests/app/window/offscreen_application.h"

#include <gtest/gtest.h>

#include <QTextDocument>
#include <QTextTable>

namespace ws::app {
namespace {

QTextTable* table_of(QTextDocument& text) {
  const QList<QTextFrame*> frames = text.rootFrame()->childFrames();
  return frames.isEmpty() ? nullptr : qobject_cast<QTextTable*>(frames.front());
}

TEST(Manual, TablesHaveTheThemesLines) {
  test::need_offscreen_application();
  QTextDocument text;
  text.setMarkdown("# Title\n\n| flag | what it does |\n|---|---|\n| `--r1` | Ball radius |\n");
  ASSERT_TRUE(table_of(text));
  style_tables(text);
  QTextTable& table = *table_of(text);
  EXPECT_EQ(table.format().borderBrush().color(), theme_colors().line);
  EXPECT_TRUE(table.format().borderCollapse());
  EXPECT_GT(table.format().cellPadding(), 3);
  EXPECT_EQ(table.cellAt(0, 1).format().background().color(), theme_colors().panel);
  EXPECT_EQ(table.cellAt(1, 1).format().background().style(), Qt::NoBrush);
  EXPECT_EQ(table.cellAt(1, 1).firstCursorPosition().block().text(), "Ball radius");
}

TEST(Manual, PicturesAreLeftOut) { EXPECT_EQ(without_pictures("one\n![two](three.png)\nfour"), "one\nfour"); }

}  // namespace
}  // namespace ws::app
