// Plots that no widget shows: where values lie on a page, what is painted there, and the files. There is no QApplication here.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_file.h"
#include "app/window/theme.h"
#include "compute/core/run/error.h"
#include "tests/compute/io/io_test_support.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ws::app {
namespace {

using io::test::content_of;
using io::test::TemporaryFolder;

class PlotTest : public testing::Test {
 protected:
  [[nodiscard]] QImage painted(std::optional<QPointF> hover = {}) const {
    QImage image(page_.size().toSize(), QImage::Format_ARGB32);
    image.fill(colors_.panel);
    QPainter painter(&image);
    plot_painter_.paint(painter, page_);
    if (hover) plot_painter_.paint_hover(painter, page_, *hover);
    return image;
  }

  [[nodiscard]] QString path_of(std::string_view name) const { return QString::fromStdString((folder_ / name).string()); }

  Plot plot_{"id", "Title", "x, in words", "y", false, false, {{"a", PlotStyle::line, {0, 1, 4}, {2, 0.1, 3}}}};
  const QRectF page_{0, 0, 400, 300};
  const TemporaryFolder folder_;

 private:
  char name_[12] = "plot_test";
  char* arguments_[2] = {name_, nullptr};
  int count_ = 1;
  const bool offscreen_ = qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application_{count_, arguments_};

 protected:
  const PlotAxes axes_ = fitted_axes(plot_, false, false);
  const ThemeColors colors_ = colors_of_theme("light");
  const PlotPainter plot_painter_{plot_, axes_, colors_, QGuiApplication::font()};
};

/// 3 × 2 cells, one without a value.
Plot heat_map() {
  Plot plot{"map", "Map", "x", "y", true, false};
  plot.cells = HeatMap{{1, 10, 100}, {2, 4}, {1, 2, 3, 4, 5, std::numeric_limits<double>::quiet_NaN()}, "cost", false};
  return plot;
}

class HeatMapTest : public PlotTest {
 protected:
  [[nodiscard]] QPointF middle(int column, int row) const {
    const QRectF box = painter_.box_of(page_);
    return {box.left() + (column + 0.5) / 3 * box.width(), box.bottom() - (row + 0.5) / 2 * box.height()};
  }
  const Plot map_ = heat_map();
  const PlotAxes map_axes_ = fitted_axes(map_, true, false);
  const PlotPainter painter_{map_, map_axes_, colors_, QGuiApplication::font()};
};

TEST_F(HeatMapTest, CellsLieHalfWayBetweenTheirNeighbours) {
  EXPECT_EQ(cell_edges({2, 4, 8}, false), (std::vector<double>{1, 3, 6, 10}));
  const std::vector<double> edges = cell_edges({1, 10, 100}, true);
  ASSERT_EQ(edges.size(), 4u);
  EXPECT_NEAR(edges[1], std::sqrt(10), 1e-9);
  EXPECT_NEAR(edges[0] * edges[1], 1, 1e-9);
  EXPECT_EQ(cell_edges({3}, false).size(), 2u);
  EXPECT_TRUE(cell_edges({}, true).empty());
}

TEST_F(HeatMapTest, TheCellUnderThePointerIsFound) {
  for (const int column : {0, 1, 2})
    for (const int row : {0, 1}) {
      const auto found = painter_.value_at(page_, middle(column, row));
      ASSERT_TRUE(found);
      EXPECT_EQ(found->x, map_.cells->x[static_cast<std::size_t>(column)]);
      EXPECT_EQ(found->y, map_.cells->y[static_cast<std::size_t>(row)]);
    }
  EXPECT_FALSE(painter_.value_at(page_, {1, 1}));
}

TEST_F(HeatMapTest, ColoursRiseWithTheValueAndAMissingOneIsTheGround) {
  QImage image(page_.size().toSize(), QImage::Format_ARGB32);
  image.fill(colors_.panel);
  QPainter painter(&image);
  painter_.paint(painter, page_);
  painter_.paint_hover(painter, page_, middle(0, 0));
  painter.end();
  const auto at = [&](int column, int row) { return image.pixelColor((middle(column, row) - QPointF(25, 30)).toPoint()); };
  EXPECT_LT(qGray(at(0, 0).rgb()), qGray(at(1, 1).rgb()));
  EXPECT_NE(at(0, 0), at(1, 0));
  EXPECT_GT(qGray(at(2, 1).rgb()), 150) << "light, with hatches";
}

TEST_F(HeatMapTest, ItsTableHasALineForEachCell) {
  const std::string csv = csv_of(map_);
  EXPECT_TRUE(csv.starts_with("x,y,cost\n1,2,1\n10,2,2\n")) << csv;
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 7);
}

TEST_F(PlotTest, TheNearestXIsFoundBetweenTheAxes) {
  const QRectF box = plot_painter_.box_of(page_);
  EXPECT_TRUE(page_.contains(box));
  const auto at = [&](double share) { return plot_painter_.x_at(page_, {box.left() + share * box.width(), box.center().y()}); };
  EXPECT_EQ(at(0.1), 0);
  EXPECT_EQ(at(0.15), 1);
  EXPECT_EQ(at(0.6), 1);
  EXPECT_EQ(at(0.65), 4);
  EXPECT_EQ(at(-0.01), std::nullopt);
  EXPECT_EQ(at(1.01), std::nullopt);
}

TEST_F(PlotTest, ValuesArePaintedInTheColorOfTheirSeries) {
  const QImage image = painted();
  const QRectF box = plot_painter_.box_of(page_);
  const auto has = [&](const QColor& color) {
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        if (box.contains(x, y) && image.pixelColor(x, y) == color) return true;
    return false;
  };
  EXPECT_TRUE(has(series_color(0, colors_)));
  EXPECT_FALSE(has(series_color(1, colors_)));
  EXPECT_FALSE(has(series_color(0, colors_of_theme("dark"))));
}

TEST_F(PlotTest, ValuesAreToldOnlyBetweenTheAxes) {
  const QRectF box = plot_painter_.box_of(page_);
  EXPECT_NE(painted(box.center()), painted());
  EXPECT_EQ(painted(box.topLeft() - QPointF(1, 1)), painted());
}

TEST_F(PlotTest, CsvHasNumbersWholeAndNoCommaTooMany) {
  write_plot(path_of("a.CSV"), plot_painter_, {400, 300}, 1);
  EXPECT_EQ(content_of(folder_ / "a.CSV"), "series,x; in words,y\na,0,2\na,1,0.1\na,4,3\n");
  plot_.categories = {"none", "one, or so"};
  EXPECT_EQ(csv_of(plot_), "series,x; in words,y\na,none,2\na,one; or so,0.1\na,,3\n");
}

TEST_F(PlotTest, ALogarithmicAxisSaysSoAlsoWhereItsLabelIsCut) {
  const auto words = [&](const char* label, bool x_log, bool y_log, QSize size) {
    Plot plot{"bars", "Times", label, label, x_log, y_log, {{"a", PlotStyle::bars, {1, 2, 3}, {0.01, 10, 2}}}};
    write_plot(path_of("b.svg"), {plot, fitted_axes(plot, x_log, y_log), colors_, QGuiApplication::font()}, size, 1);
    const std::string text = content_of(folder_ / "b.svg");
    std::size_t count = 0;
    for (std::size_t at = text.find(", log<"); at != std::string::npos; at = text.find(", log<", at + 1)) ++count;
    return count;
  };
  const char* long_label = "how long each of the phases of the run took, in milliseconds";
  EXPECT_EQ(words("ms", false, false, {400, 300}), 0u);
  EXPECT_EQ(words("ms", false, true, {400, 300}), 1u);
  EXPECT_EQ(words("ms", true, true, {400, 300}), 2u);
  EXPECT_EQ(words(long_label, true, true, {200, 150}), 2u);
}

TEST_F(PlotTest, PicturesAreAsLargeAsAsked) {
  write_plot(path_of("a.png"), plot_painter_, {400, 300}, 2);
  EXPECT_EQ(QImage(path_of("a.png")).size(), QSize(800, 600));
  write_plot(path_of("a.svg"), plot_painter_, {400, 300}, 2);
  EXPECT_NE(content_of(folder_ / "a.svg").find("viewBox=\"0 0 400 300\""), std::string::npos);
  EXPECT_THROW(write_plot(path_of("a.jpg"), plot_painter_, {400, 300}, 2), Error);
}

}  // namespace
}  // namespace ws::app
