// Sizes and places of the docks.
// SPDX-License-Identifier: MIT
#include "app/window/docks/dock_layout.h"

namespace ws::app {

namespace {

/// Rises whenever docks are added or renamed, so that old layouts are not restored into new windows.
constexpr int layout_version = 1;

}  // namespace

void DockLayout::take_default() {
  const QSize screen = window_.screen()->availableSize();
  window_.resize(std::min(1600, screen.width()), std::min(900, screen.height()));
  const auto dock = [&](const char* name) { return window_.findChild<QDockWidget*>("dock." + QString(name)); };
  const int width = window_.width(), height = window_.height();
  window_.resizeDocks({dock("scene"), dock("parameters")}, {std::clamp(width / 6, 190, 250), std::clamp(width / 5, 296, 320)},
                      Qt::Horizontal);
  window_.resizeDocks({dock("timeline"), dock("plots")}, {86, std::clamp(height / 5, 175, 190)}, Qt::Vertical);
  window_.resizeDocks({dock("parameters"), dock("inspector")}, {3 * height / 5, 2 * height / 5}, Qt::Vertical);
}

void DockLayout::restore() {
  take_default();
  first_layout_ = window_.saveState(layout_version);
  QSettings settings;
  if (settings.contains("layout/geometry")) window_.restoreGeometry(settings.value("layout/geometry").toByteArray());
  window_.restoreState(settings.value("layout/docks").toByteArray(), layout_version);
  QTimer::singleShot(0, &window_, [&window = window_] {
    for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      tabs->setObjectName("dock_tabs");
      tabs->setAccessibleName(QObject::tr("Panels"));
    }
  });
}

void DockLayout::save() const {
  QSettings settings;
  settings.setValue("layout/geometry", window_.saveGeometry());
  settings.setValue("layout/docks", layout_with_docks_.isEmpty() ? window_.saveState(layout_version) : layout_with_docks_);
}

void DockLayout::show_docks(bool shown) {
  if (!shown) {
    // Docks that are shown again one by one would not come back in their sizes.
    layout_with_docks_ = window_.saveState(layout_version);
    for (QDockWidget* dock : docks_) dock->hide();
  } else if (!window_.restoreState(std::exchange(layout_with_docks_, {}), layout_version)) {
    for (QDockWidget* dock : docks_) dock->show();
  }
}

void DockLayout::reset() {
  layout_with_docks_.clear();
  window_.restoreState(first_layout_, layout_version);
  for (QDockWidget* dock : docks_) dock->show();
  take_default();
}

}  // namespace ws::app
