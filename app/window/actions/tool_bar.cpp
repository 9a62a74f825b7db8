// The tool bar.
// SPDX-License-Identifier: MIT
#include "app/window/actions/tool_bar.h"

#include "app/window/actions/action_set.h"
#include "app/window/actions/icons.h"
#include "app/window/actions/main_menu.h"
#include "app/window/main_window.h"

namespace ws::app {

namespace {

constexpr int icon_px = 19;

void name_button(QToolBar* bar, QAction* action) {
  if (QWidget* button = bar->widgetForAction(action)) {
    button->setObjectName("tool." + action->objectName());
    button->setAccessibleName(action->text());
    button->setFocusPolicy(Qt::TabFocus);
  }
}

QToolButton* menu_button(QToolBar* bar, const QString& name, const QString& text) {
  auto* button = new QToolButton(bar);
  button->setObjectName("tool." + name);
  button->setAccessibleName(text);
  button->setText(text);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::TabFocus);
  button->setMenu(new QMenu(button));
  bar->addWidget(button);
  return button;
}

void add_sample_button(QToolBar* bar, MainWindow& window) {
  QToolButton* button = menu_button(bar, "sample", MainWindow::tr("Sample"));
  button->setIcon(icon("sample"));
  button->setToolTip(MainWindow::tr("Open a generated data set"));
  for (const Workspace* workspace : workspaces()) add_samples(button->menu(), window, *workspace);
}

void add_backend_button(QToolBar* bar, MainWindow& window) {
  QToolButton* button = menu_button(bar, "backend", MainWindow::tr("Backend"));
  button->setToolTip(MainWindow::tr("What computes"));
  for (const char* id : {"run.backend_auto", "run.backend_cpu", "run.backend_cuda"})
    button->menu()->addAction(window.actions().get(id));
  const auto follow = [button, &window] {
    button->setText(window.model()->runner().backend() == Backend::cuda ? MainWindow::tr("CUDA") : MainWindow::tr("CPU"));
  };
  QObject::connect(&window.model(), &SessionModel::changed, button, [follow](Change what) {
    if (any(what, Change::settings | Change::result | Change::workspace)) follow();
  });
  follow();
}

}  // namespace

void make_tool_bar(MainWindow& window) {
  QToolBar* bar = window.addToolBar(MainWindow::tr("Tools"));
  bar->setObjectName("tool_bar");
  bar->setMovable(false);
  bar->setIconSize({icon_px, icon_px});
  bar->toggleViewAction()->setEnabled(false);
  const auto add = [&](const char* id, Qt::ToolButtonStyle style = Qt::ToolButtonIconOnly) {
    QAction* action = window.actions().get(id);
    bar->addAction(action);
    name_button(bar, action);
    static_cast<QToolButton*>(bar->widgetForAction(action))->setToolButtonStyle(style);
  };
  add("file.open", Qt::ToolButtonTextBesideIcon);
  add_sample_button(bar, window);
  bar->addSeparator();
  for (const char* id : {"steps.first", "steps.back", "steps.play", "steps.forward", "steps.last", "run.restart"}) add(id);
  bar->addSeparator();
  add_backend_button(bar, window);
  bar->addSeparator();
  add("camera.frame_all");
  add("file.screenshot");
  add("file.export");
  bar->addSeparator();
  add("edit.undo");
  add("edit.redo");
  auto* space = new QWidget(bar);
  space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(space);
  add("tools.palette");
}

}  // namespace ws::app
