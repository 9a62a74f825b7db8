// Sizes and places of the docks.
// SPDX-License-Identifier: MIT
#include "app/window/docks/dock_layout.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QObject>
#include <QScreen>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <utility>

namespace ws::app {

namespace {

/// Rises whenever docks are added or renamed, so that old layouts are not restored into new windows.
constexpr int layout_version = 5;

/// A dock, and the smallest screen that has room for it beside the picture. The menu View shows those that are left out.
struct Need {
  const char* dock;
  QSize screen;
};
constexpr Need needs[] = {{"scene", {1000, 0}}, {"parameters", {800, 0}}, {"inspector", {800, 600}},
                          {"plots", {0, 600}},  {"result", {0, 600}},     {"performance", {0, 600}},
                          {"log", {0, 600}},    {"history", {0, 600}},    {"compare", {0, 600}}};

/// Docks that are shown when they are asked for: what they tell is made then only.
constexpr const char* asked_for[] = {"explain", "lesson"};
bool waits_to_be_asked_for(const QDockWidget& dock) {
  return std::any_of(std::begin(asked_for), std::end(asked_for),
                     [&](const char* name) { return dock.objectName() == "dock." + QString(name); });
}

/// Gives the bars of tabs a name, for screen readers and tests. Qt makes them whenever docks come to lie behind each other.
class TabNames : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* window, QEvent* event) override {
    // What was added is not a bar of tabs yet: its constructor goes on.
    if (event->type() == QEvent::ChildAdded) QTimer::singleShot(0, window, [window] { name_tabs(*window); });
    return false;
  }

 private:
  static void name_tabs(const QObject& window) {
    for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      tabs->setObjectName("dock_tabs");
      tabs->setAccessibleName(QObject::tr("Panels"));
    }
  }
};

}  // namespace

DockLayout::DockLayout(QMainWindow& window, std::vector<QDockWidget*> docks) : window_(window), docks_(std::move(docks)) {
  window_.installEventFilter(new TabNames(&window_));
}

void DockLayout::take_default_size() {
  const QSize screen = window_.screen()->availableSize();
  window_.resize(std::min(1600, screen.width()), std::min(900, screen.height()));
}

void DockLayout::take_default() {
  const QSize screen = window_.screen()->availableSize();
  const auto dock = [&](const char* name) { return window_.findChild<QDockWidget*>("dock." + QString(name)); };
  for (QDockWidget* one : docks_) {
    // One that has no room is never shown: the window would grow with it, and not shrink again.
    const auto need = std::find_if(std::begin(needs), std::end(needs), [&](const Need& n) { return dock(n.dock) == one; });
    const QSize least = need == std::end(needs) ? QSize(0, 0) : need->screen;
    one->setVisible(!waits_to_be_asked_for(*one) && screen.width() >= least.width() && screen.height() >= least.height());
  }
  const int width = window_.width(), height = window_.height();
  window_.resizeDocks({dock("scene"), dock("parameters")}, {std::clamp(width / 6, 190, 250), std::clamp(width / 5, 296, 320)},
                      Qt::Horizontal);
  window_.resizeDocks({dock("timeline"), dock("plots")}, {126, std::clamp(height / 5, 175, 190)}, Qt::Vertical);
  window_.resizeDocks({dock("parameters"), dock("inspector")}, {3 * height / 5, 2 * height / 5}, Qt::Vertical);
  dock("plots")->raise();
}

void DockLayout::restore(bool as_it_was_left) {
  as_it_was_left_ = as_it_was_left;
  take_default_size();
  take_default();
  first_layout_ = window_.saveState(layout_version);
  const QSettings settings;
  if (as_it_was_left && settings.contains("layout/geometry"))
    window_.restoreGeometry(settings.value("layout/geometry").toByteArray());
  hide_all();
}

void DockLayout::arrange_first() {
  take_default();
  if (takes_settings_ && as_it_was_left_) window_.restoreState(QSettings().value("layout/docks").toByteArray(), layout_version);
}

void DockLayout::save() const {
  QSettings settings;
  settings.setValue("layout/geometry", window_.saveGeometry());
  const QByteArray docks = shown_ ? window_.saveState(layout_version) : layout_with_docks_;
  if (!docks.isEmpty()) settings.setValue("layout/docks", docks);
}

void DockLayout::follow() {
  const bool shown = wanted_ && open_;
  if (shown == std::exchange(shown_, shown)) return;
  if (!shown) {
    // Docks that are shown again one by one would not come back in their sizes.
    layout_with_docks_ = window_.saveState(layout_version);
    hide_all();
  } else if (layout_with_docks_.isEmpty()) {
    arrange_first();
  } else if (!window_.restoreState(layout_with_docks_, layout_version)) {
    for (QDockWidget* dock : docks_) dock->setVisible(!waits_to_be_asked_for(*dock));
  }
}

void DockLayout::show_docks(bool wanted) {
  wanted_ = wanted;
  follow();
}

void DockLayout::set_open(bool something_open) {
  open_ = something_open;
  follow();
  if (!open_) hide_all();  // also one that was shown by itself while panels were hidden, as a lesson is in a lecture
}

void DockLayout::hide_all() {
  for (QDockWidget* dock : docks_) dock->hide();
}

void DockLayout::reset() {
  layout_with_docks_.clear();
  takes_settings_ = false;
  wanted_ = true;
  window_.restoreState(first_layout_, layout_version);
  take_default_size();
  if (!open_) return hide_all();
  shown_ = true;
  take_default();
}

}  // namespace ws::app
