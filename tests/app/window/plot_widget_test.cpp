// The widget of a plot: a plot with other values is painted by another thread, and comes when it is done.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_widget.h"

#include "tests/app/window/offscreen_application.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QImage>
#include <QSemaphore>
#include <QThreadPool>

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace ws::app {
namespace {

class PlotWidgetTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { test::need_offscreen_application(); }

  PlotWidgetTest() {
    widget_.resize(400, 300);
    widget_.setFocusPolicy(Qt::NoFocus);  // a frame would come when the window has the keyboard
    widget_.show();
    const QImage empty = seen();
    show(rising("a"));
    EXPECT_TRUE(differs_from(empty));
  }

  /// Qt's fonts go with the process, also while another thread uses them.
  ~PlotWidgetTest() override { QThreadPool::globalInstance()->waitForDone(); }

  void show(const Plot& plot) { widget_.show_plot(plot); }
  [[nodiscard]] QImage seen() { return widget_.grab().toImage(); }

  /// Goes on until it comes true, or for long.
  template <class Condition>
  [[nodiscard]] static bool comes_true(const Condition& condition) {
    constexpr int most_ms = 20'000;
    for (QElapsedTimer watch = started(); !condition(); QCoreApplication::processEvents(QEventLoop::AllEvents, 1))
      if (watch.elapsed() > most_ms) return false;
    return true;
  }
  /// Once it is painted.
  [[nodiscard]] bool differs_from(const QImage& before) {
    return comes_true([&] { return widget_.is_painted(); }) && seen() != before;
  }
  static QElapsedTimer started() {
    QElapsedTimer watch;
    watch.start();
    return watch;
  }

  static Plot rising(const std::string& id) {
    return {id, "Title", "x", "y", false, false, {{"values", PlotStyle::line, {0, 1, 4}, {0, 1, 3}}}};
  }
  static Plot falling(const std::string& id) {
    return {id, "Another title", "x", "y", false, false, {{"values", PlotStyle::line, {0, 1, 4}, {3, 1, 0}}}};
  }

  PlotWidget widget_{{}, nullptr};
};

/// While it lives the threads that paint are all taken.
class ThreadsTaken {
 public:
  ThreadsTaken() {
    QThreadPool& pool = *QThreadPool::globalInstance();
    for (int i = 0; i < pool.maxThreadCount(); ++i) pool.start([this] { release_.acquire(); });
  }
  ~ThreadsTaken() {
    release_.release(QThreadPool::globalInstance()->maxThreadCount());
    QThreadPool::globalInstance()->waitForDone();
  }

 private:
  QSemaphore release_;
};

TEST_F(PlotWidgetTest, OtherValuesArePaintedByAnotherThread) {
  const QImage before = seen();
  {
    const ThreadsTaken taken;
    show(falling("a"));
    widget_.set_alone(false);  // as it is already: the dock says so with each step
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    EXPECT_EQ(seen(), before);
  }
  EXPECT_TRUE(differs_from(before));
}

TEST_F(PlotWidgetTest, AnotherPlotTooComesLater) {
  const QImage before = seen();
  show(falling("b"));
  EXPECT_EQ(seen(), before) << "the former one stays until then";
  EXPECT_TRUE(differs_from(before));
}

TEST_F(PlotWidgetTest, AnotherSizeComesLater) {
  widget_.resize(widget_.width() + 60, widget_.height() + 40);
  const QImage before = seen();
  EXPECT_TRUE(differs_from(before));
}

TEST_F(PlotWidgetTest, TheLastOfSeveralIsPainted) {
  const QImage rises = seen();
  show(falling("a"));
  ASSERT_TRUE(differs_from(rises));
  const QImage falls = seen();
  show(rising("b"));
  ASSERT_TRUE(differs_from(falls));
  {
    const ThreadsTaken taken;
    show(rising("a"));
    QCoreApplication::processEvents();  // it is about to be painted
    show(falling("b"));
    QCoreApplication::processEvents();
    show(falling("a"));
  }
  EXPECT_TRUE(comes_true([&] { return widget_.is_painted(); }));
  EXPECT_EQ(seen(), falls);
}

TEST_F(PlotWidgetTest, IsPaintedAtOnceWhereAPictureIsWanted) {
  const ThreadsTaken taken;
  const QImage before = seen();
  show(falling("a"));
  QCoreApplication::processEvents();
  ASSERT_FALSE(widget_.is_painted());
  widget_.finish_painting();
  EXPECT_NE(seen(), before);
}

TEST_F(PlotWidgetTest, WhatIsHiddenIsPaintedAtOnce) {
  PlotWidget hidden{{}, nullptr};
  hidden.resize(400, 300);
  hidden.show_plot(rising("a"));
  EXPECT_EQ(hidden.grab().toImage(), seen());
}

TEST_F(PlotWidgetTest, MayGoWhileItIsPainted) {
  auto gone = std::make_unique<PlotWidget>(PathCheck(), nullptr);
  gone->resize(300, 200);
  gone->show();
  {
    const ThreadsTaken taken;
    gone->show_plot(rising("a"));
    QCoreApplication::processEvents();
    EXPECT_FALSE(gone->is_painted());
    gone.reset();
  }
  QCoreApplication::processEvents();
}

}  // namespace
}  // namespace ws::app
