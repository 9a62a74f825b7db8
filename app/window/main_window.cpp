// The window's parts and how they are arranged.
// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QStatusBar>
#include <QString>
#include <QWidget>

#include <utility>

#include "app/recording/automation_door.h"
#include "app/session/settings/settings.h"
#include "app/window/actions/action_set.h"
#include "app/window/actions/main_menu.h"
#include "app/window/actions/theme_choice.h"
#include "app/window/actions/tool_bar.h"
#include "app/window/actions/window_actions.h"
#include "app/window/actions/window_automation.h"
#include "app/window/actions/window_parts.h"
#include "app/window/banner.h"
#include "app/window/central_area.h"
#include "app/window/dialogs/sweep_dialog.h"
#include "app/window/docks/compare_tab.h"
#include "app/window/docks/dock_layout.h"
#include "app/window/docks/history_tab.h"
#include "app/window/docks/inspector_dock.h"
#include "app/window/docks/log_tab.h"
#include "app/window/docks/parameter_dock.h"
#include "app/window/docks/performance_tab.h"
#include "app/window/docks/plots_tab.h"
#include "app/window/docks/result_tab.h"
#include "app/window/docks/scene_dock.h"
#include "app/window/docks/timeline.h"
#include "app/window/explain/explain_panel.h"
#include "app/window/files/file_watch.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/frame_sequence.h"
#include "app/window/files/kept_states.h"
#include "app/window/files/opener.h"
#include "app/window/files/recent_files.h"
#include "app/window/files/recovery.h"
#include "app/window/files/remedies.h"
#include "app/window/focus_order.h"
#include "app/window/format.h"
#include "app/window/lesson/lecture.h"
#include "app/window/lesson/lesson_panel.h"
#include "app/window/settings/settings_effects.h"
#include "app/window/start/gallery.h"
#include "app/window/start/tour.h"
#include "app/window/status_bar.h"
#include "app/window/viewport/skip_button.h"
#include "app/window/viewport/viewport.h"

namespace ws::app {

MainWindow::MainWindow(const SessionOptions& options)
    : model_(std::make_unique<SessionModel>(options)),
      writer_(std::make_unique<FileWriter>(*model_)),
      opener_(std::make_unique<Opener>(this, *model_)),
      watch_(std::make_unique<FileWatch>(*model_)),
      settings_(options.settings ? options.settings : std::make_shared<Settings>()),
      recent_(std::make_unique<RecentFiles>(*settings_)),
      kept_(std::make_unique<KeptStates>()),
      recovery_(std::make_unique<Recovery>(*model_, *kept_)) {
  setObjectName("main_window");
  setWindowTitle("Warpscope");
  setWindowIcon(QIcon(":/icons/warpscope.svg"));
  setAcceptDrops(true);
  setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
  central_ = new CentralArea(*model_, this);
  setCentralWidget(central_);
  actions_ = new ActionSet(this, &central_->viewport());
  const WindowParts parts{*this, *model_, *actions_, *central_, *opener_, *writer_};
  follow_settings(parts, *settings_);
  make_docks();
  tell_step_while_timeline_is_hidden();
  tell_viewport_which_panels_are_seen();
  central_->viewport().overlay().on_keys([this](std::string_view action) {
    return actions_->get(action)->shortcut().toString(QKeySequence::NativeText).toStdString();
  });
  new SkipButton(*model_, *actions_->get("steps.last"), &central_->viewport());
  layout_ = std::make_unique<DockLayout>(*this, docks_);
  connect_actions(parts, *layout_, *watch_);
  make_main_menu(*this, *actions_, *model_, *opener_, *recent_);
  make_tool_bar(*this, *actions_, *model_);
  auto* status = new StatusBar(*model_, *actions_, central_->viewport(), *writer_, opener_->series());
  status->setAccessibleName(tr("State of the program"));
  connect(&central_->viewport(), &Viewport::read, status, &StatusBar::read);
  setStatusBar(status);
  make_start_screen();
  offer_remedies(central_->banner(), *model_, *opener_, *writer_, *actions_);
  connect(&central_->viewport(), &Viewport::parameter_menu_wanted, this,
          [this](const QString& parameter) { findChild<ParameterDock*>("parameters")->show_menu(parameter.toStdString()); });
  connect(model_.get(), &SessionModel::changed, this, &MainWindow::follow_session);
  door_ = new AutomationDoor(this);
  if (door_->is_open()) answer_automation(parts, *door_);
  layout_->restore(settings_->values().restore_layout);
}

MainWindow::~MainWindow() {
  // Views hold references to the session: they go first.
  for (QDockWidget* dock : docks_) delete dock;
  delete takeCentralWidget();
}

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
  // The panels at the sides reach down to the status bar, but where the screen has no room for them beside the timeline.
  constexpr int wide_enough = 1000;
  const bool is_wide = screen()->availableSize().width() >= wide_enough;
  setCorner(Qt::BottomLeftCorner, is_wide ? Qt::LeftDockWidgetArea : Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomRightCorner, is_wide ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
  setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  add_dock("scene", tr("Scene"), new SceneDock(*model_), Qt::LeftDockWidgetArea);
  auto* parameters = add_dock("parameters", tr("Parameters"), new ParameterDock(*model_), Qt::RightDockWidgetArea);
  auto* inspector_content = new InspectorDock(*model_);
  auto* inspector = add_dock("inspector", tr("Inspector"), inspector_content, Qt::RightDockWidgetArea);
  splitDockWidget(parameters, inspector, Qt::Vertical);
  auto* explain_content = new ExplainPanel(*model_);
  auto* explain = add_dock("explain", tr("Explain"), explain_content, Qt::RightDockWidgetArea);
  connect(explain, &QDockWidget::visibilityChanged, explain_content, &ExplainPanel::set_seen);
  tabifyDockWidget(parameters, explain);  // so that the picture and the Inspector stay where they are when it is asked for
  connect(inspector_content, &InspectorDock::why_wanted, explain, [explain, explain_content] {
    explain->show();
    explain->raise();
    explain_content->show_selected();
  });
  auto* lesson = add_dock("lesson", tr("Lesson"), new LessonPanel(*model_), Qt::LeftDockWidgetArea);
  addDockWidget(Qt::LeftDockWidgetArea, lesson, Qt::Horizontal);  // beside the scene, as it is long
  auto* timeline = add_dock("timeline", tr("Timeline"), new Timeline(*model_, *actions_), Qt::BottomDockWidgetArea);
  auto* plots = add_dock("plots", tr("Plots"), new PlotsTab(*model_), Qt::BottomDockWidgetArea);
  splitDockWidget(timeline, plots, Qt::Vertical);
  for (auto* tab : {add_dock("result", tr("Result"), new ResultTab(*model_), Qt::BottomDockWidgetArea),
                    add_dock("performance", tr("Performance"), new PerformanceTab(*model_), Qt::BottomDockWidgetArea),
                    add_dock("log", tr("Log"), new LogTab(*model_), Qt::BottomDockWidgetArea),
                    add_dock("history", tr("History"), new HistoryTab(*model_), Qt::BottomDockWidgetArea),
                    add_dock("compare", tr("Compare"), new CompareTab(*model_, *actions_), Qt::BottomDockWidgetArea)})
    tabifyDockWidget(plots, tab);
  // The transport row and the tabs are title enough.
  for (QDockWidget* dock : docks_)
    if (dockWidgetArea(dock) == Qt::BottomDockWidgetArea) dock->setTitleBarWidget(new QWidget(dock));
  plots->raise();
}

void MainWindow::tell_step_while_timeline_is_hidden() {
  auto* timeline = findChild<QDockWidget*>("dock.timeline");
  connect(timeline, &QDockWidget::visibilityChanged, this, [this](bool seen) { central_->viewport().tell_step(!seen); });
}

void MainWindow::tell_viewport_which_panels_are_seen() {
  auto *inspector = findChild<QDockWidget*>("dock.inspector"), *explain = findChild<QDockWidget*>("dock.explain");
  Viewport& viewport = central_->viewport();
  connect(inspector, &QDockWidget::visibilityChanged, &viewport, &Viewport::set_inspector_seen);
  connect(explain, &QDockWidget::visibilityChanged, &viewport, &Viewport::set_explain_seen);
}

void MainWindow::make_start_screen() {
  Gallery& start = central_->gallery();
  connect(&start, &Gallery::open_requested, this, [this] { opener_->open_with_dialog(false); });
  connect(&start, &Gallery::recent_requested, this, [this](const QString& path) { opener_->open({path.toStdString()}); });
  connect(&start, &Gallery::continue_requested, this, [this](const QString& path) { continue_from(path); });
  connect(&start, &Gallery::tour_requested, actions_->get("help.tour"), &QAction::trigger);
  connect(central_, &CentralArea::start_shown, this, &MainWindow::show_start);
  new Lecture(*this, *model_, *actions_, central_->viewport());
  tour_ = new Tour(*this, *model_);
  actions_->on("help.tour", [this] { tour_->begin(); });
  actions_->on("file.continue", [this] {
    if (const auto last = kept_->newest()) continue_from(last->path);
  });
  keep_pictures();
  show_start();
}

/// Of each state that is kept, once no frame has come for a second, or the window closes: reading a picture back takes longer
/// than a frame may. Where what is on the display is not the state's yet, after the frame that shows it.
void MainWindow::keep_pictures() {
  constexpr int rest_ms = 1000;
  auto* const rest = new QTimer(this);
  rest->setSingleShot(true);
  rest->setInterval(rest_ms);
  recovery_->on_kept([this, rest](const State& state) {
    without_picture_ = state;
    rest->start();
  });
  connect(&central_->viewport(), &Viewport::frame_drawn, rest, [this, rest] {
    if (without_picture_) rest->start();
  });
  connect(model_.get(), &SessionModel::changed, rest, [this](Change what) {
    if (any(what, Change::inputs | Change::workspace)) without_picture_.reset();  // what comes on the display is of other data
  });
  connect(rest, &QTimer::timeout, this, [this, rest] {
    if ((*model_)->runner().waits()) return rest->start();
    keep_picture();
  });
}

void MainWindow::keep_picture() {
  if (!without_picture_) return;
  if (auto picture = central_->viewport().small_picture(KeptStates::picture_room))
    kept_->keep_picture(*std::exchange(without_picture_, std::nullopt), *std::move(picture));
}

void MainWindow::show_start() {
  central_->gallery().show_past(recent_->paths(), *kept_);
  actions_->set_enabled("file.continue", kept_->newest().has_value());
}

void MainWindow::continue_from(const QString& state_path) {
  opener_->note_state(state_path);
  model_->attempt([&] { (*model_)->restore(read_state(state_path.toStdString())); });
}

void MainWindow::follow_session(Change what) {
  recovery_->note(what);
  opener_->note(what);
  if (any(what, Change::inputs | Change::workspace)) {
    const bool open = (*model_)->document().workspace() != nullptr;
    layout_->set_open(open);
    if (open) actions_->set_enabled("file.continue", false);  // that is what is open
    update_title();
    watch_->refresh();
    note_opened_file();
  }
  schedule_playback();
  if (any(what, Change::view)) {
    const Furniture& furniture = (*model_)->document().furniture();
    actions_->set_checked("view.grid", furniture.grid);
    actions_->set_checked("view.axes", furniture.axes);
    actions_->set_checked("view.legend", furniture.legend);
    follow_theme_of_state(*model_, *actions_, central_->viewport());
  }
}

void MainWindow::note_opened_file() {
  const std::string& opened = (*model_)->document().opened_file();
  if (!opened.empty() && !opener_->has_gone_on_to(opened)) recent_->add(QString::fromStdString(opened));
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
    if (name.isEmpty()) name = data_name(input, workspace->experiment().info());
  setWindowTitle(tr("%1 · %2 · Warpscope").arg(name, translated(workspace->experiment().info().title)));
}

void MainWindow::offer_recovery() {
  const auto left = recovery_->left_behind();
  if (!left) return;
  central_->question().ask(tr("Warpscope did not end properly last time"),
                           tr("The state of %1 was kept: recover it, or start clean").arg(left->time.toString("d MMM, HH:mm")),
                           {{tr("Recover"),
                             [this, left] {
                               opener_->note_state(left->state_path);
                               recovery_->recover(*left);
                             }},
                            {tr("Start clean"), [this] { recovery_->discard(); }}});
}

void MainWindow::keep_session() {
  if (closed_) return;  // by the user: there is nothing to keep
  layout_->save();
  cuts_work_short_ = true;  // the desktop's session ends, and asks no more
  if (const auto kept = recovery_->keep_for_next_start()) recent_->add(*kept);
}

void MainWindow::leave() {
  keep_session();
  leaves_ = true;
  close();
}

Viewport& MainWindow::viewport() { return central_->viewport(); }

bool MainWindow::focusNextPrevChild(bool next) { return focus_next_stop(*this, *central_, next); }

void MainWindow::ask_to_leave(const QString& text, const QString& hint, bool work_is_cut_short) {
  std::vector<Banner::Choice> choices;
  if (!work_is_cut_short) choices.push_back({tr("Save state…"), [this] { actions_->get("file.save_state")->trigger(); }});
  choices.push_back({tr("Leave"), [this, work_is_cut_short] {
                       (work_is_cut_short ? cuts_work_short_ : leaves_) = true;
                       close();
                     }});
  choices.push_back({tr("Stay"), [this] {
                       cuts_work_short_ = false;
                       offer_recovery();  // this question may have taken that one's place
                     }});
  central_->question().ask(text, hint, std::move(choices));
}

bool MainWindow::may_leave() {
  const auto* sweep = findChild<SweepDialog*>("sweep_dialog");
  if (!cuts_work_short_ && (is_saving_frames(*this) || (sweep && sweep->is_running()))) {
    ask_to_leave(is_saving_frames(*this) ? tr("Pictures are still being written") : tr("A sweep is still running"),
                 tr("If you leave now, the rest is missing"), true);
    return false;
  }
  keep_picture();
  try {
    recovery_->keep_for_later();
    return true;
  } catch (const Error& error) {
    if (!(*model_)->document().can_undo()) return true;  // it is as it was opened
    ask_to_leave(tr("Your changes could not be kept: if you leave now, they are lost"),
                 QString::fromStdString(error.full_text()), false);
    return false;
  }
}

/// What no other widget had a use for: Escape lets go of what is picked.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || event->modifiers() != Qt::NoModifier || !(*model_)->viewer().selection())
    return QMainWindow::keyPressEvent(event);
  (*model_)->viewer().select(std::nullopt);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!leaves_ && !may_leave()) return event->ignore();
  layout_->save();
  recovery_->end_cleanly();
  closed_ = true;
  door_->log({{"event", "closed"}});
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  std::vector<FileChoice> files;
  for (const QUrl& url : event->mimeData()->urls())
    if (url.isLocalFile()) files.push_back({url.toLocalFile().toStdString()});
  if (files.empty())
    return (*model_)->log().say(Severity::warning, tr("Only files of this computer can be dropped").toStdString());
  // With Shift they are added, with Ctrl the first, which is a state, becomes B.
  if (event->modifiers().testFlag(Qt::ControlModifier) && (*model_)->document().workspace())
    model_->attempt([&] { (*model_)->comparison().open(files.front().path); });
  else
    opener_->open_files(files, event->modifiers().testFlag(Qt::ShiftModifier));
  event->acceptProposedAction();
}

}  // namespace ws::app
