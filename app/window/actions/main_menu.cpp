// File, Edit, View, Algorithm, Run, Tools, Help.
// SPDX-License-Identifier: MIT
#include "app/window/actions/main_menu.h"

#include "app/window/actions/action_set.h"
#include "app/window/actions/icons.h"
#include "app/window/files/recent_files.h"
#include "app/window/format.h"
#include "app/window/main_window.h"

namespace ws::app {

namespace {

/// Before these actions a new group begins.
bool begins_group(std::string_view id) {
  static constexpr std::string_view first_of_group[] = {
      "file.reload",       "file.save_state",      "file.close",       "edit.copy_state",    "edit.reset_parameters",
      "edit.bookmark",     "view.color_map",       "view.theme_dark",  "view.overlay",       "view.reset_layout",
      "run.backend_auto",  "steps.previous_event", "steps.back_tenth", "steps.first",        "steps.slower",
      "tools.diagnostics", "help.about",           "camera.front",     "camera.orthographic"};
  return std::find(std::begin(first_of_group), std::end(first_of_group), id) != std::end(first_of_group);
}

void add_category(QMenu* menu, const ActionSet& set, std::string_view category) {
  for (const Action& entry : actions()) {
    if (entry.category != category) continue;
    if (begins_group(entry.id)) menu->addSeparator();
    menu->addAction(set.get(entry.id));
  }
}

QMenu* add_menu(MainWindow& window, const QString& title, const char* name) {
  QMenu* menu = window.menuBar()->addMenu(title);
  menu->setObjectName(QString("menu.") + name);
  menu->setToolTipsVisible(true);
  return menu;
}

void fill_recent(QMenu* menu, MainWindow& window) {
  menu->clear();
  const QStringList paths = window.recent_files().paths();
  for (const QString& path : paths)
    menu->addAction(QDir::toNativeSeparators(path), &window, [&window, path] { window.open({path}); });
  if (paths.isEmpty()) menu->addAction(MainWindow::tr("No recent files"))->setEnabled(false);
  menu->addSeparator();
  menu->addAction(MainWindow::tr("Clear list"), &window, [&window] { window.recent_files().clear(); });
}

void make_file_menu(MainWindow& window) {
  QMenu* menu = add_menu(window, MainWindow::tr("&File"), "file");
  add_category(menu, window.actions(), "File");
  auto* recent = new QMenu(MainWindow::tr("Recent files"), menu);
  recent->setObjectName("menu.recent");
  menu->insertMenu(window.actions().get("file.reload"), recent);
  QObject::connect(recent, &QMenu::aboutToShow, &window, [recent, &window] { fill_recent(recent, window); });
}

void make_view_menu(MainWindow& window) {
  QMenu* menu = add_menu(window, MainWindow::tr("&View"), "view");
  add_category(menu, window.actions(), "View");
  auto* camera = new QMenu(MainWindow::tr("Camera"), menu);
  add_category(camera, window.actions(), "Camera");
  menu->insertMenu(menu->actions().value(0), camera);
  auto* panels = new QMenu(MainWindow::tr("Show panels"), menu);
  for (auto* dock : window.findChildren<QDockWidget*>()) panels->addAction(dock->toggleViewAction());
  menu->insertMenu(window.actions().get("view.fullscreen"), panels);
}

/// The open data for another workspace; then one sub-menu per workspace, with its samples.
void make_algorithm_menu(MainWindow& window) {
  QMenu* menu = add_menu(window, MainWindow::tr("&Algorithm"), "algorithm");
  QMenu* use = menu->addMenu(MainWindow::tr("&Use this data"));
  use->setObjectName("menu.use_data");
  use->setToolTipsVisible(true);
  add_category(use, window.actions(), "Use this data");
  QObject::connect(menu, &QMenu::aboutToShow, use, [use] {
    const QList<QAction*> entries = use->actions();
    use->setEnabled(std::any_of(entries.begin(), entries.end(), [](const QAction* entry) { return entry->isEnabled(); }));
  });
  menu->addSection(MainWindow::tr("Samples"));
  for (const Workspace* workspace : workspaces())
    add_samples(menu->addMenu(qt(workspace->experiment().info().title)), window, *workspace);
}

void make_run_menu(MainWindow& window) {
  QMenu* menu = add_menu(window, MainWindow::tr("&Run"), "run");
  add_category(menu, window.actions(), "Run");
  menu->addSection(MainWindow::tr("Steps"));
  add_category(menu, window.actions(), "Steps");
}

}  // namespace

void add_samples(QMenu* menu, MainWindow& window, const Workspace& workspace) {
  const ExperimentInfo& info = workspace.experiment().info();
  for (const Sample& sample : info.samples) {
    QAction* action =
        menu->addAction(icon("sample"), qt(sample.title), &window, [&window, id = info.id, sample_id = sample.id] {
          window.model().attempt([&] { window.model()->open_sample(id, sample_id); });
        });
    action->setToolTip(qt(sample.generator));
  }
}

void make_main_menu(MainWindow& window) {
  make_file_menu(window);
  add_category(add_menu(window, MainWindow::tr("&Edit"), "edit"), window.actions(), "Edit");
  make_view_menu(window);
  make_algorithm_menu(window);
  make_run_menu(window);
  add_category(add_menu(window, MainWindow::tr("&Tools"), "tools"), window.actions(), "Tools");
  add_category(add_menu(window, MainWindow::tr("&Help"), "help"), window.actions(), "Help");
}

}  // namespace ws::app
