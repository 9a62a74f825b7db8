// The window's parts and how they are arranged.
// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/window/actions/action_set.h"
#include "app/window/actions/main_menu.h"
#include "app/window/actions/tool_bar.h"
#include "app/window/actions/window_actions.h"
#include "app/window/actions/window_automation.h"
#include "app/window/banner.h"
#include "app/window/central_area.h"
#include "app/window/dialogs/columns_dialog.h"
#include "app/window/docks/history_tab.h"
#include "app/window/docks/inspector_dock.h"
#include "app/window/docks/log_tab.h"
#include "app/window/docks/parameter_dock.h"
#include "app/window/docks/performance_tab.h"
#include "app/window/docks/plots_tab.h"
#include "app/window/docks/scene_dock.h"
#include "app/window/docks/timeline.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/recent_files.h"
#include "app/window/files/recovery.h"
#include "app/window/files/remedies.h"
#include "app/window/focus_order.h"
#include "app/window/format.h"
#include "app/window/gallery.h"
#include "app/window/status_bar.h"
#include "app/window/theme.h"
#include "app/window/viewport/viewport.h"
#include "compute/io/points/table_preview.h"

namespace ws::app {

namespace {

/// Rises whenever docks are added or renamed, so that old layouts are not restored into new windows.
constexpr int layout_version = 1;

}  // namespace

MainWindow::MainWindow(const SessionOptions& options)
    : model_(std::make_unique<SessionModel>(options)),
      writer_(std::make_unique<FileWriter>(*model_)),
      recent_(std::make_unique<RecentFiles>()),
      recovery_(std::make_unique<Recovery>(*model_)) {
  setObjectName("main_window");
  setWindowTitle("Warpscope");
  setWindowIcon(QIcon(":/icons/warpscope.svg"));
  setAcceptDrops(true);
  setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
  central_ = new CentralArea(*model_, this);
  setCentralWidget(central_);
  actions_ = new ActionSet(this, &central_->viewport());
  set_theme(QSettings().value("theme", "dark").toString());
  make_docks();
  connect_actions(*this);
  make_main_menu(*this);
  make_tool_bar(*this);
  status_ = new StatusBar(*this);
  setStatusBar(status_);
  connect(&central_->gallery(), &Gallery::open_requested, this, [this] { open_with_dialog(false); });
  connect(&central_->gallery(), &Gallery::recent_requested, this, [this](const QString& path) { open({path}); });
  central_->gallery().set_recent(recent_->paths());
  offer_remedies(*this);
  connect(&viewport(), &Viewport::parameter_menu_wanted, this,
          [this](const QString& parameter) { findChild<ParameterDock*>("parameters")->show_menu(parameter.toStdString()); });
  connect(model_.get(), &SessionModel::changed, this, &MainWindow::follow_session);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] {
    // Writers replace files in two moves; the second follows at once.
    QTimer::singleShot(150, this, [this] { model_.get()->attempt([this] { model_->session().reload(); }); });
  });
  door_ = new AutomationDoor(this);
  if (door_->is_open()) answer_automation(*this, *door_);
  restore_layout();
}

MainWindow::~MainWindow() {
  // Views hold references to the session: they go first.
  for (QDockWidget* dock : docks_) delete dock;
  delete takeCentralWidget();
}

Viewport& MainWindow::viewport() { return central_->viewport(); }

QDockWidget* MainWindow::add_dock(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName("dock." + name);
  dock->setAccessibleName(title);
  content->setAttribute(Qt::WA_StyledBackground);  // else the style sheet's ground is not painted
  dock->setWidget(content);
  addDockWidget(area, dock);
  docks_.push_back(dock);
  return dock;
}

void MainWindow::make_docks() {
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  add_dock("scene", tr("Scene"), new SceneDock(*model_), Qt::LeftDockWidgetArea);
  auto* parameters = add_dock("parameters", tr("Parameters"), new ParameterDock(*model_), Qt::RightDockWidgetArea);
  auto* inspector = add_dock("inspector", tr("Inspector"), new InspectorDock(*model_), Qt::RightDockWidgetArea);
  splitDockWidget(parameters, inspector, Qt::Vertical);
  auto* timeline = add_dock("timeline", tr("Timeline"), new Timeline(*model_, *actions_), Qt::BottomDockWidgetArea);
  auto* plots = add_dock("plots", tr("Plots"), new PlotsTab(*model_), Qt::BottomDockWidgetArea);
  splitDockWidget(timeline, plots, Qt::Vertical);
  for (auto* tab : {add_dock("performance", tr("Performance"), new PerformanceTab(*model_), Qt::BottomDockWidgetArea),
                    add_dock("log", tr("Log"), new LogTab(*model_), Qt::BottomDockWidgetArea),
                    add_dock("history", tr("History"), new HistoryTab(*model_), Qt::BottomDockWidgetArea)})
    tabifyDockWidget(plots, tab);
  // The transport row and the tabs are title enough.
  for (QDockWidget* dock : docks_)
    if (dockWidgetArea(dock) == Qt::BottomDockWidgetArea) dock->setTitleBarWidget(new QWidget(dock));
  plots->raise();
}

void MainWindow::default_layout() {
  resize(std::min(1600, screen()->availableSize().width()), std::min(900, screen()->availableSize().height()));
  const auto dock = [&](const char* name) { return findChild<QDockWidget*>("dock." + QString(name)); };
  resizeDocks({dock("scene"), dock("parameters")}, {std::clamp(width() / 6, 190, 250), std::clamp(width() / 5, 296, 320)},
              Qt::Horizontal);
  resizeDocks({dock("timeline"), dock("plots")}, {86, std::clamp(height() / 5, 175, 190)}, Qt::Vertical);
  resizeDocks({dock("parameters"), dock("inspector")}, {3 * height() / 5, 2 * height() / 5}, Qt::Vertical);
}

void MainWindow::restore_layout() {
  default_layout();
  first_layout_ = saveState(layout_version);
  QSettings settings;
  if (settings.contains("layout/geometry")) restoreGeometry(settings.value("layout/geometry").toByteArray());
  restoreState(settings.value("layout/docks").toByteArray(), layout_version);
  QTimer::singleShot(0, this, [this] {
    for (auto* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      tabs->setObjectName("dock_tabs");
      tabs->setAccessibleName(tr("Panels"));
    }
  });
}

void MainWindow::reset_layout() {
  layout_with_docks_.clear();
  restoreState(first_layout_, layout_version);
  for (QDockWidget* dock : docks_) dock->show();
  default_layout();
}

void MainWindow::show_docks(bool shown) {
  if (!shown) {
    // Docks that are shown again one by one would not come back in their sizes.
    layout_with_docks_ = saveState(layout_version);
    for (QDockWidget* dock : docks_) dock->hide();
  } else if (!restoreState(std::exchange(layout_with_docks_, {}), layout_version)) {
    for (QDockWidget* dock : docks_) dock->show();
  }
}

void MainWindow::set_theme(const QString& choice) {
  apply_theme(choice);
  QSettings().setValue("theme", choice);
  const bool dark = theme_colors().dark;
  viewport().set_empty_theme(dark ? render::Theme::dark() : render::Theme::light());
  Furniture furniture = (*model_)->document().furniture();
  furniture.theme = dark ? "dark" : "light";
  (*model_)->document().set_furniture(furniture);
  for (const char* one : {"dark", "light", "system"}) actions_->set_checked("view.theme_" + std::string(one), choice == one);
  viewport().request_frames();
}

void MainWindow::open_files(const std::vector<OpenChoice>& files, bool add) {
  waiting_files_.assign(files.begin(), files.end());
  if (add || waiting_files_.empty()) return add_waiting_file();
  const OpenChoice first = waiting_files_.front();
  waiting_files_.pop_front();
  open(first);
}

/// A file is added to what the one before has become, so it waits for that.
void MainWindow::add_waiting_file() {
  if (waiting_files_.empty() || (*model_)->runner().job().loading) return;
  OpenChoice next = waiting_files_.front();
  waiting_files_.pop_front();
  if (next.role.empty()) next.role = added_role(**model_);
  open(next);
}

void MainWindow::open(const OpenChoice& choice) {
  last_opened_ = choice;
  model_->attempt([&] {
    model_->session().open({choice.path.toStdString(), choice.role, choice.columns, choice.drop_invalid, choice.workspace});
  });
}

void MainWindow::open_with_dialog(bool add, const QString& path) {
  auto* dialog = new OpenDialog(this, **model_, add);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  if (!path.isEmpty()) dialog->selectFile(path);
  connect(dialog, &OpenDialog::chosen, this, [this](const OpenChoice& choice) { open(choice); });
  dialog->open();
}

void MainWindow::choose_columns(const OpenChoice& choice) {
  if (!has_columns(choice.path)) return open_with_dialog(!choice.role.empty(), choice.path);
  show_columns_dialog(this, choice.path, {choice.columns, choice.drop_invalid}, [this, choice](const ChosenColumns& chosen) {
    OpenChoice next = choice;
    next.columns = chosen.columns;
    next.drop_invalid = chosen.drop_invalid;
    open(next);
  });
}

namespace {

/// What would open the main data anew; no path where they are no file.
OpenChoice choice_of_open(const Session& session) {
  if (!session.document().workspace()) return {};
  const ExperimentInfo& info = session.document().workspace()->experiment().info();
  for (const StateInput& input : session.document().sources())
    if (input.role == main_input(info).role && !input.path.empty())
      return {QString::fromStdString(input.path), {}, input.columns, input.drop_invalid, info.id};
  return {};
}

}  // namespace

void MainWindow::choose_columns_of_open() {
  if (table_is_open()) choose_columns(choice_of_open(model_->session()));
}

bool MainWindow::table_is_open() const {
  const QString path = choice_of_open(model_->session()).path;
  return !path.isEmpty() && io::is_table_file(path.toStdString());
}

void MainWindow::set_watching(bool on) {
  watching_ = on;
  refresh_watch();
}

void MainWindow::refresh_watch() {
  if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
  if (!watching_) return;
  for (const auto& [role, input] : (*model_)->document().inputs())
    if (!input.path.empty()) watcher_.addPath(QString::fromStdString(input.path));
}

void MainWindow::follow_session(Change what) {
  recovery_->note(what);
  if (any(what, Change::job)) add_waiting_file();
  if (any(what, Change::inputs | Change::workspace)) {
    update_title();
    refresh_watch();
    note_opened_file();
  }
  schedule_playback();
  if (any(what, Change::view)) {
    const Furniture& furniture = (*model_)->document().furniture();
    actions_->set_checked("view.grid", furniture.grid);
    actions_->set_checked("view.axes", furniture.axes);
    actions_->set_checked("view.legend", furniture.legend);
    if ((furniture.theme == "dark") != theme_colors().dark) set_theme(qt(furniture.theme));  // a restored state brought it
  }
}

void MainWindow::note_opened_file() {
  if (const std::string& opened = (*model_)->document().opened_file(); !opened.empty()) {
    recent_->add(QString::fromStdString(opened));
    central_->gallery().set_recent(recent_->paths());
  }
}

void MainWindow::schedule_playback() {
  if (playback_scheduled_ || !((*model_)->viewer().playing() || (*model_)->viewer().moves_by_itself())) return;
  const double seconds = (*model_)->tick();
  if (seconds < 0) return;
  playback_scheduled_ = true;
  // One shot each time: when playing stops, no timer is left.
  QTimer::singleShot(std::chrono::milliseconds(std::max(4, static_cast<int>(seconds * 1000))), Qt::PreciseTimer, this, [this] {
    playback_scheduled_ = false;
    schedule_playback();
  });
}

void MainWindow::update_title() {
  const Workspace* workspace = (*model_)->document().workspace();
  if (!workspace) return setWindowTitle("Warpscope");
  QString name;
  for (const auto& [role, input] : (*model_)->document().inputs())
    if (name.isEmpty()) name = QString::fromStdString(input.name);
  setWindowTitle(tr("%1 · %2 · Warpscope").arg(name, qt(workspace->experiment().info().title)));
}

void MainWindow::offer_recovery() {
  const auto left = recovery_->left_behind();
  if (!left) return;
  central_->question().ask(
      tr("Warpscope did not end properly last time"),
      tr("The state of %1 was kept: recover it, or start clean").arg(left->time.toString("d MMM, HH:mm")),
      {{tr("Recover"), [this, left] { recovery_->recover(*left); }}, {tr("Start clean"), [this] { recovery_->discard(); }}});
}

void MainWindow::save_settings() const {
  QSettings settings;
  settings.setValue("layout/geometry", saveGeometry());
  settings.setValue("layout/docks", layout_with_docks_.isEmpty() ? saveState(layout_version) : layout_with_docks_);
}

void MainWindow::keep_session() {
  if (closed_) return;  // by the user: there is nothing to keep
  save_settings();
  if (const auto kept = recovery_->keep_for_next_start()) recent_->add(*kept);
}

void MainWindow::leave() {
  keep_session();
  close();
}

bool MainWindow::focusNextPrevChild(bool next) { return focus_next_stop(*this, next); }

void MainWindow::closeEvent(QCloseEvent* event) {
  save_settings();
  recovery_->end_cleanly();
  closed_ = true;
  door_->log({{"event", "closed"}});
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  std::vector<OpenChoice> files;
  for (const QUrl& url : event->mimeData()->urls())
    if (url.isLocalFile()) files.push_back({url.toLocalFile()});
  if (files.empty())
    return (*model_)->log().say(Severity::warning, tr("Only files of this computer can be dropped").toStdString());
  open_files(files, event->modifiers().testFlag(Qt::ShiftModifier));
  event->acceptProposedAction();
}

}  // namespace ws::app
