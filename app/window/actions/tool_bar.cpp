// The tool bar.
// SPDX-License-Identifier: MIT
#include "app/window/actions/tool_bar.h"

#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <QWidget>

#include "app/window/actions/action_set.h"
#include "app/window/actions/data_switch.h"
#include "app/window/actions/icons.h"
#include "app/window/actions/main_menu.h"
#include "app/window/session_model.h"
#include "app/workspaces/workspaces.h"

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

void add_sample_button(QToolBar* bar, SessionModel& model) {
  QToolButton* button = menu_button(bar, "sample", QObject::tr("Sample"));
  button->setIcon(icon("sample"));
  button->setToolTip(QObject::tr("Open a generated data set"));
  for (const Workspace* workspace : workspaces()) {
    add_heading(*button->menu(), translated(workspace->experiment().info().title));
    add_samples(button->menu(), model, *workspace);
  }
}

void add_backend_button(QToolBar* bar, const ActionSet& set, SessionModel& model) {
  QToolButton* button = menu_button(bar, "backend", QObject::tr("Backend"));
  button->setToolTip(QObject::tr("What computes"));
  button->menu()->setToolTipsVisible(true);
  for (const char* id : {"run.backend_auto", "run.backend_cpu", "run.backend_cuda"}) button->menu()->addAction(set.get(id));
  const auto follow = [button, &model] {
    button->setText(model->runner().backend() == Backend::cuda ? QObject::tr("CUDA") : QObject::tr("CPU"));
  };
  QObject::connect(&model, &SessionModel::changed, button, [follow](Change what) {
    if (any(what, Change::settings | Change::result | Change::workspace)) follow();
  });
  follow();
}

}  // namespace

void make_tool_bar(QMainWindow& window, const ActionSet& set, SessionModel& model) {
  QToolBar* bar = window.addToolBar(QObject::tr("Tools"));
  bar->setObjectName("tool_bar");
  bar->setMovable(false);
  bar->setIconSize({icon_px, icon_px});
  bar->toggleViewAction()->setEnabled(false);
  const auto add = [&](const char* id, Qt::ToolButtonStyle style = Qt::ToolButtonIconOnly) {
    QAction* action = set.get(id);
    bar->addAction(action);
    name_button(bar, action);
    static_cast<QToolButton*>(bar->widgetForAction(action))->setToolButtonStyle(style);
  };
  add("file.open", Qt::ToolButtonTextBesideIcon);
  add_sample_button(bar, model);
  bar->addWidget(new DataSwitch(model, set, bar));  // before what a narrow window has no room for
  bar->addSeparator();
  for (const char* id : {"steps.first", "steps.back", "steps.play", "steps.forward", "steps.last", "run.restart"}) add(id);
  bar->addSeparator();
  add_backend_button(bar, set, model);
  bar->addSeparator();
  add("camera.frame_all");
  add("file.screenshot");
  add("file.export");
  bar->addSeparator();
  add("edit.undo");
  add("edit.redo");
  add("tools.palette");
}

}  // namespace ws::app
