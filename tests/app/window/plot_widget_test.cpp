// The widget of a plot: a plot with other values is painted after the event that brought it.
// SPDX-License-Identifier: MIT
#include "app/window/widgets/plot_widget.h"

#include "tests/app/window/offscreen_application.h"

#include <QCoreApplication>
#include <QImage>

#include <gtest/gtest.h>

#include <string>

namespace ws::app {
namespace {

class PlotWidgetTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { test::need_offscreen_application(); }

  PlotWidgetTest() {
    widget_.resize(400, 300);
    widget_.show();
    show(rising("a"));
    QCoreApplication::processEvents();
  }

  void show(const Plot& plot) { widget_.show_plot(plot); }
  [[nodiscard]] QImage seen() { return widget_.grab().toImage(); }

  static Plot rising(const std::string& id) {
    return {id, "Title", "x", "y", false, false, {{"values", PlotStyle::line, {0, 1, 4}, {0, 1, 3}}}};
  }
  static Plot falling(const std::string& id) {
    return {id, "Another title", "x", "y", false, false, {{"values", PlotStyle::line, {0, 1, 4}, {3, 1, 0}}}};
  }

  PlotWidget widget_{{}, nullptr};
};

TEST_F(PlotWidgetTest, OtherValuesArePaintedInAnEventOfTheirOwn) {
  const QImage before = seen();
  show(falling("a"));
  widget_.set_alone(false);  // as it is already: the dock says so with each step
  EXPECT_EQ(seen(), before);
  QCoreApplication::processEvents();
  EXPECT_NE(seen(), before);
}

TEST_F(PlotWidgetTest, AnotherPlotTooIsPaintedInAnEventOfItsOwn) {
  const QImage before = seen();
  show(falling("b"));
  EXPECT_EQ(seen(), before) << "the former one stays until then";
  QCoreApplication::processEvents();
  EXPECT_NE(seen(), before);
}

TEST_F(PlotWidgetTest, AnotherSizeIsPaintedInAnEventOfItsOwn) {
  QCoreApplication::processEvents();
  widget_.resize(widget_.width() + 60, widget_.height() + 40);
  const QImage before = seen();
  QCoreApplication::processEvents();
  EXPECT_NE(seen(), before);
}

TEST_F(PlotWidgetTest, TheLastOfSeveralIsPainted) {
  show(falling("a"));
  QCoreApplication::processEvents();
  const QImage falls = seen();
  show(rising("a"));
  QCoreApplication::processEvents();
  ASSERT_NE(seen(), falls);
  show(rising("a"));
  show(falling("a"));
  QCoreApplication::processEvents();
  EXPECT_EQ(seen(), falls);
}

}  // namespace
}  // namespace ws::app
