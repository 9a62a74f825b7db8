// File, Edit, View, Algorithm, Run, Tools, Help.
// SPDX-License-Identifier: MIT
#include "app/window/actions/main_menu.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>
#include <QWidgetAction>

#include "app/window/actions/action_set.h"
#include "app/window/files/opener.h"
#include "app/window/files/recent_files.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/workspaces/workspaces.h"

namespace ws::app {

namespace {

/// Before these actions a new group begins.
bool begins_group(std::string_view id) {
  static constexpr std::string_view first_of_group[] = {
      "file.next",        "file.reload",           "file.save_state",     "file.close",
      "edit.copy_state",  "edit.reset_parameters", "edit.bookmark",       "edit.settings",
      "view.color_map",   "view.theme_dark",       "view.overlay",        "view.reset_layout",
      "run.backend_auto", "steps.previous_event",  "steps.back_tenth",    "steps.first",
      "steps.slower",     "tools.diagnostics",     "lesson.next",         "lesson.open",
      "help.about",       "camera.front",          "camera.orthographic", "compare.flip",
      "compare.wipe",     "compare.link_step",     "compare.go",          "compare.check"};
  return std::find(std::begin(first_of_group), std::end(first_of_group), id) != std::end(first_of_group);
}

void add_category(QMenu* menu, const ActionSet& set, std::string_view category) {
  for (const Action& entry : actions()) {
    if (entry.category != category) continue;
    if (begins_group(entry.id)) menu->addSeparator();
    menu->addAction(set.get(entry.id));
  }
}

QMenu* add_menu(QMainWindow& window, const QString& title, const char* name) {
  QMenu* menu = window.menuBar()->addMenu(title);
  menu->setObjectName(QString("menu.") + name);
  menu->setToolTipsVisible(true);
  return menu;
}

void fill_recent(QMenu* menu, Opener& opener, RecentFiles& recent) {
  menu->clear();
  const QStringList paths = recent.paths();
  for (const QString& path : paths)
    menu->addAction(QDir::toNativeSeparators(path), menu, [&opener, path] { opener.open({path.toStdString()}); });
  if (paths.isEmpty()) menu->addAction(QObject::tr("No recent files"))->setEnabled(false);
  menu->addSeparator();
  menu->addAction(QObject::tr("Clear list"), menu, [&recent] { recent.clear(); });
}

void make_file_menu(QMainWindow& window, const ActionSet& set, Opener& opener, RecentFiles& recent) {
  QMenu* menu = add_menu(window, QObject::tr("&File"), "file");
  add_category(menu, set, "File");
  auto* recent_menu = new QMenu(QObject::tr("Recent files"), menu);
  recent_menu->setObjectName("menu.recent");
  menu->insertMenu(set.get("file.reload"), recent_menu);
  QObject::connect(recent_menu, &QMenu::aboutToShow, recent_menu,
                   [recent_menu, &opener, &recent] { fill_recent(recent_menu, opener, recent); });
}

void make_view_menu(QMainWindow& window, const ActionSet& set) {
  QMenu* menu = add_menu(window, QObject::tr("&View"), "view");
  add_category(menu, set, "View");
  auto* camera = new QMenu(QObject::tr("Camera"), menu);
  add_category(camera, set, "Camera");
  menu->insertMenu(menu->actions().value(0), camera);
  auto* panels = new QMenu(QObject::tr("Show panels"), menu);
  for (auto* dock : window.findChildren<QDockWidget*>()) panels->addAction(dock->toggleViewAction());
  menu->insertMenu(set.get("view.fullscreen"), panels);
}

/// The open data for another workspace; then one sub-menu per workspace, with its samples.
void make_algorithm_menu(QMainWindow& window, const ActionSet& set, SessionModel& model) {
  QMenu* menu = add_menu(window, QObject::tr("&Algorithm"), "algorithm");
  QMenu* use = menu->addMenu(QObject::tr("&Use this data"));
  use->setObjectName("menu.use_data");
  use->setToolTipsVisible(true);
  add_category(use, set, "Use this data");
  QObject::connect(menu, &QMenu::aboutToShow, use, [use] {
    const QList<QAction*> entries = use->actions();
    use->setEnabled(std::any_of(entries.begin(), entries.end(), [](const QAction* entry) { return entry->isEnabled(); }));
  });
  add_heading(*menu, QObject::tr("Samples", "data sets"));
  for (const Workspace* workspace : workspaces())
    add_samples(menu->addMenu(translated(workspace->experiment().info().title)), model, *workspace);
}

void make_run_menu(QMainWindow& window, const ActionSet& set) {
  QMenu* menu = add_menu(window, QObject::tr("&Run"), "run");
  add_category(menu, set, "Run");
  add_heading(*menu, QObject::tr("Steps"));
  add_category(menu, set, "Steps");
}

}  // namespace

/// The words of QMenu::addSection are not drawn where a style sheet holds.
void add_heading(QMenu& menu, const QString& text) {
  auto* label = new QLabel(text, &menu);
  label->setProperty("role", "group");
  label->setContentsMargins(14, 6, 14, 2);
  auto* heading = new QWidgetAction(&menu);
  heading->setDefaultWidget(label);
  heading->setEnabled(false);  // the arrow keys pass it
  if (!menu.isEmpty()) menu.addSeparator();
  menu.addAction(heading);
}

void add_samples(QMenu* menu, SessionModel& model, const Workspace& workspace) {
  const ExperimentInfo& info = workspace.experiment().info();
  for (const Sample& sample : info.samples) {
    QAction* action = menu->addAction(translated(sample.title), &model, [&model, id = info.id, sample_id = sample.id] {
      model.attempt([&] { model->open_sample(id, sample_id); });
    });
    action->setToolTip(qt(sample.generator));
  }
}

void make_main_menu(QMainWindow& window, const ActionSet& set, SessionModel& model, Opener& opener, RecentFiles& recent) {
  window.menuBar()->setAccessibleName(QObject::tr("Menus"));
  make_file_menu(window, set, opener, recent);
  add_category(add_menu(window, QObject::tr("&Edit"), "edit"), set, "Edit");
  make_view_menu(window, set);
  make_algorithm_menu(window, set, model);
  make_run_menu(window, set);
  add_category(add_menu(window, QObject::tr("&Compare"), "compare"), set, "Compare");
  add_category(add_menu(window, QObject::tr("&Tools"), "tools"), set, "Tools");
  QMenu* help = add_menu(window, QObject::tr("&Help"), "help");
  auto* lessons = new QMenu(QObject::tr("Lessons"), help);  // the bar has no room for it on small screens
  lessons->setObjectName("menu.lessons");
  lessons->setToolTipsVisible(true);
  add_category(lessons, set, "Lessons");
  help->addMenu(lessons);
  add_category(help, set, "Help");
}

}  // namespace ws::app
