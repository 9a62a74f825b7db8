// One order of panes for F6 and for Tab. Qt's own order is that in which widgets were made: rows that are made anew with every
// file would come last, behind all others.
// SPDX-License-Identifier: MIT
#include "app/window/focus_order.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QWidget>

#include "app/window/central_area.h"

namespace ws::app {

namespace {

bool is_seen(const QWidget* pane) { return pane->isVisible() && !pane->visibleRegion().isEmpty(); }

/// Docks behind another tab are not seen.
std::vector<QWidget*> panes_of(const QMainWindow& window, const CentralArea& central) {
  std::vector<QWidget*> panes;
  const auto add = [&](QWidget* pane) {
    if (pane && is_seen(pane) && std::find(panes.begin(), panes.end(), pane) == panes.end()) panes.push_back(pane);
  };
  const auto add_dock = [&](QDockWidget* dock) {
    if (dock && is_seen(dock)) add(dock->widget());
  };
  for (QWidget* pane : central.panes()) add(pane);
  for (const char* name : {"parameters", "inspector", "scene", "timeline"})
    add_dock(window.findChild<QDockWidget*>("dock." + QString(name)));
  for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) add(tabs);
  for (auto* dock : window.findChildren<QDockWidget*>()) add_dock(dock);
  add(window.findChild<QToolBar*>());
  add(window.statusBar());
  return panes;
}

bool takes_keyboard(const QWidget* widget) {
  return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
}

std::vector<QWidget*> stops_in(QWidget* pane) {
  std::vector<QWidget*> stops;
  if (takes_keyboard(pane)) stops.push_back(pane);
  for (auto* child : pane->findChildren<QWidget*>())
    if (takes_keyboard(child)) stops.push_back(child);
  return stops;
}

void give_keyboard(QWidget* widget, bool forward) {
  widget->window()->activateWindow();  // a panel may float
  widget->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  for (QWidget* above = widget->parentWidget(); above; above = above->parentWidget())
    if (auto* scrolled = qobject_cast<QScrollArea*>(above)) scrolled->ensureWidgetVisible(widget);
}

/// The place after (or before) `at` on a ring of `count`; where there is no place yet, its begin (or end).
std::size_t next_place(std::optional<std::size_t> at, std::size_t count, bool forward) {
  if (!at) return forward ? 0 : count - 1;
  return (*at + (forward ? 1 : count - 1)) % count;
}

}  // namespace

void focus_next_pane(const QMainWindow& window, const CentralArea& central, bool forward) {
  std::vector<std::vector<QWidget*>> panes;
  std::optional<std::size_t> at;
  const QWidget* focused = QApplication::focusWidget();
  for (QWidget* pane : panes_of(window, central)) {
    std::vector<QWidget*> stops = stops_in(pane);
    if (stops.empty()) continue;
    if (focused && (pane == focused || pane->isAncestorOf(focused))) at = panes.size();
    panes.push_back(std::move(stops));
  }
  if (!panes.empty()) give_keyboard(panes[next_place(at, panes.size(), forward)].front(), forward);
}

bool focus_next_stop(const QMainWindow& window, const CentralArea& central, bool forward) {
  std::vector<QWidget*> stops;
  std::optional<std::size_t> at;
  const QWidget* focused = QApplication::focusWidget();
  for (QWidget* pane : panes_of(window, central))
    for (QWidget* stop : stops_in(pane)) {
      if (stop == focused) at = stops.size();
      stops.push_back(stop);
    }
  if (stops.empty()) return false;
  give_keyboard(stops[next_place(at, stops.size(), forward)], forward);
  return true;
}

}  // namespace ws::app
