// Sizes and places of the docks.
// SPDX-License-Identifier: MIT
#include "app/window/docks/dock_layout.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QObject>
#include <QScreen>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace ws::app {

namespace {

/// Rises whenever docks are added, renamed or placed elsewhere, so that old layouts are not restored into new windows.
constexpr int layout_version = 7;

/// A dock, and the smallest screen that has room for it beside the picture. The menu View shows those that are left out.
struct Need {
  const char* dock;
  QSize screen;
};
constexpr Need needs[] = {{"scene", {1000, 0}}, {"parameters", {800, 0}}, {"inspector", {800, 600}},
                          {"plots", {0, 600}},  {"result", {0, 600}},     {"performance", {0, 600}},
                          {"log", {0, 600}},    {"history", {0, 600}},    {"compare", {0, 600}}};

/// On narrower screens the Scene's panel is a tab behind the Parameters, which gives the picture its width.
constexpr int wide_screen = 1500;

/// As small as the window may be made: a screen of 640 x 480 has room for it, its frame and a task bar.
constexpr QSize least_window{560, 400};

/// In this order they leave the picture its room in a window that is made smaller: what a small screen does not show, and
/// then what was asked for.
const DockPlace places[] = {{Qt::Horizontal, {"scene"}},
                            {Qt::Vertical, {"plots", "result", "performance", "log", "history", "compare"}},
                            {Qt::Horizontal, {"scene", "parameters", "inspector"}},  // the scene as a tab
                            {Qt::Vertical, {"inspector"}},
                            {Qt::Horizontal, {"explain"}},
                            {Qt::Horizontal, {"lesson"}}};

bool fits(const QSize& what, const QSize& in) { return what.boundedTo(in) == what; }
int extent(const QSize& size, Qt::Orientation along) { return along == Qt::Horizontal ? size.width() : size.height(); }

/// Docks that are shown when they are asked for: what they tell is made then only.
constexpr const char* asked_for[] = {"explain", "lesson"};
bool waits_to_be_asked_for(const QDockWidget& dock) {
  return std::any_of(std::begin(asked_for), std::end(asked_for),
                     [&](const char* name) { return dock.objectName() == "dock." + QString(name); });
}

/// Tells when the window has another size.
class SizeWatch : public QObject {
 public:
  explicit SizeWatch(std::function<void()> changed) : changed_(std::move(changed)) {}

  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Resize) changed_();
    return false;
  }

 private:
  std::function<void()> changed_;
};

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
  // One of its own takes the place of the one that all docks together would ask for.
  window_.setMinimumSize(least_window);
  size_watch_ = std::make_unique<SizeWatch>([this] { make_room(); });
  window_.installEventFilter(size_watch_.get());
  QObject::connect(qApp, &QApplication::focusChanged, size_watch_.get(), [this] {
    if (window_.minimumSize() != least_window) make_room();
  });
  // Shown or hidden by others. What is done here ends with the docks that were arranged.
  const auto follow_others = [this] {
    if (shown_docks() != arranged_) make_room();
  };
  for (QDockWidget* dock : docks_)
    QObject::connect(dock->toggleViewAction(), &QAction::toggled, dock,
                     [dock, follow_others] { QTimer::singleShot(0, dock, follow_others); });
}

QDockWidget* DockLayout::dock(const char* name) const { return window_.findChild<QDockWidget*>("dock." + QString(name)); }

/// Whether one of them shares its place with a dock that stays: it gives no room then, and shown again it would come to the
/// front.
bool DockLayout::is_tab_of_others(const std::vector<QDockWidget*>& docks) const {
  return std::any_of(docks.begin(), docks.end(), [&](QDockWidget* one) {
    const QList<QDockWidget*> tabs = window_.tabifiedDockWidgets(one);
    return std::any_of(tabs.begin(), tabs.end(), [&](const QDockWidget* other) {
      return !other->isHidden() && std::find(docks.begin(), docks.end(), other) == docks.end();
    });
  });
}

void DockLayout::hide_for_room(const DockPlace& place, const std::vector<QDockWidget*>& but, bool gives_room) {
  Waiting leaving{{}, place.along, extent(least_size(), place.along)};
  for (const char* name : place.docks)
    if (QDockWidget* one = dock(name); !one->isHidden() && !one->isFloating()) leaving.docks.push_back(one);
  const bool must_stay = std::find_first_of(but.begin(), but.end(), leaving.docks.begin(), leaving.docks.end()) != but.end();
  if (leaving.docks.empty() || must_stay || (gives_room && is_tab_of_others(leaving.docks))) return;
  if (waiting_.empty()) layout_with_all_ = window_.saveState(layout_version);
  // Of those behind each other the one that is seen will be raised.
  std::stable_partition(leaving.docks.begin(), leaving.docks.end(), [](auto* one) { return one->visibleRegion().isEmpty(); });
  for (QDockWidget* one : leaving.docks) one->hide();
  const bool gave_none = extent(least_size(), place.along) >= leaving.least;
  waiting_.push_back(std::move(leaving));
  if (gives_room && gave_none) show_last();
}

void DockLayout::show_last() {
  const Waiting last = std::move(waiting_.back());
  waiting_.pop_back();
  for (QDockWidget* one : last.docks) one->show();
  last.docks.back()->raise();
}

/// For docks that were shown since it was arranged last, and for that with the keyboard, the window grows where no other is
/// left to go.
void DockLayout::make_room() {
  if (!shown_) return;
  const std::vector<QDockWidget*> shown = shown_docks();
  const auto has_keyboard = [&](const QDockWidget* one) { return one->isAncestorOf(window_.focusWidget()); };
  std::vector<QDockWidget*> wanted;
  std::copy_if(shown.begin(), shown.end(), std::back_inserter(wanted), [&](auto* one) {
    return has_keyboard(one) || std::find(arranged_.begin(), arranged_.end(), one) == arranged_.end();
  });
  if (shown != arranged_) show_waiting();  // what they need is another now
  const auto has_none = [&](const Waiting& one) { return extent(window_.size(), one.along) < one.least; };
  std::stable_partition(waiting_.begin(), waiting_.end(), has_none);
  while (!waiting_.empty() && !has_none(waiting_.back())) {
    show_last();
    if (waiting_.empty()) window_.restoreState(layout_with_all_, layout_version);  // sizes, and which of several is in front
  }
  // Where places beside each other are too small, none gives room by itself.
  for (const bool gives_room : {true, false})
    for (const DockPlace& place : places)
      if (extent(least_size(), place.along) > extent(window_.size(), place.along)) hide_for_room(place, wanted, gives_room);
  arranged_ = shown_docks();
  // Asked for at each step of a drag, growing would fight the window manager: it is told the least size, while that holds.
  if (!wanted.empty() && !fits(least_size(), window_.size()))
    window_.setMinimumSize(least_window.expandedTo(least_size()).boundedTo(window_.screen()->availableSize()));
  else if (std::none_of(arranged_.begin(), arranged_.end(), has_keyboard))
    window_.setMinimumSize(least_window);
}

void DockLayout::show_waiting() {
  for (Waiting& one : waiting_) std::erase_if(one.docks, [](const QDockWidget* dock) { return !dock->isHidden(); });
  std::erase_if(waiting_, [](const Waiting& one) { return one.docks.empty(); });
  while (!waiting_.empty()) show_last();
}

std::vector<QDockWidget*> DockLayout::shown_docks() const {
  std::vector<QDockWidget*> shown;
  std::copy_if(docks_.begin(), docks_.end(), std::back_inserter(shown), [](auto* one) { return !one->isHidden(); });
  return shown;
}

QSize DockLayout::least_size() const { return window_.layout()->totalMinimumSize(); }

QByteArray DockLayout::state_with_all() const {
  return waiting_.empty() ? window_.saveState(layout_version) : layout_with_all_;
}

void DockLayout::take_default_size() {
  const QSize screen = window_.screen()->availableSize();
  window_.resize(std::min(1600, screen.width()), std::min(900, screen.height()));
}

void DockLayout::take_default() {
  const QSize screen = window_.screen()->availableSize();
  for (QDockWidget* one : docks_) {
    // One that has no room is never shown: the window would grow with it, and not shrink again.
    const auto need = std::find_if(std::begin(needs), std::end(needs), [&](const Need& n) { return dock(n.dock) == one; });
    const QSize least = need == std::end(needs) ? QSize(0, 0) : need->screen;
    one->setVisible(!waits_to_be_asked_for(*one) && screen.width() >= least.width() && screen.height() >= least.height());
  }
  const bool is_wide = screen.width() >= wide_screen;
  QDockWidget* scene = dock("scene");
  const bool is_left = window_.dockWidgetArea(scene) == Qt::LeftDockWidgetArea;
  if (is_wide && !is_left) {
    window_.addDockWidget(Qt::LeftDockWidgetArea, scene);
    window_.addDockWidget(Qt::LeftDockWidgetArea, dock("lesson"), Qt::Horizontal);  // beside it
  }
  if (!is_wide) window_.tabifyDockWidget(dock("parameters"), scene);
  dock("parameters")->raise();
  const int width = window_.width(), height = window_.height();
  window_.resizeDocks({dock("parameters")}, {std::clamp(width / 5, 296, 320)}, Qt::Horizontal);
  if (is_wide) window_.resizeDocks({dock("scene")}, {std::clamp(width / 6, 190, 250)}, Qt::Horizontal);
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
  const QByteArray docks = shown_ ? state_with_all() : layout_with_docks_;
  if (!docks.isEmpty()) settings.setValue("layout/docks", docks);
}

void DockLayout::follow() {
  const bool shown = wanted_ && open_;
  if (shown == std::exchange(shown_, shown)) return;
  if (!shown) {
    // Docks that are shown again one by one would not come back in their sizes.
    layout_with_docks_ = state_with_all();
    hide_all();
  } else if (layout_with_docks_.isEmpty()) {
    arrange_first();
  } else if (!window_.restoreState(layout_with_docks_, layout_version)) {
    for (QDockWidget* dock : docks_) dock->setVisible(!waits_to_be_asked_for(*dock));
  }
  arranged_ = shown_docks();
  make_room();
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
  shown_ = false;  // until they are arranged
  wanted_ = true;
  window_.restoreState(first_layout_, layout_version);
  take_default_size();
  if (!open_) return hide_all();
  shown_ = true;
  take_default();
  waiting_.clear();
  arranged_ = shown_docks();
  make_room();
}

}  // namespace ws::app
