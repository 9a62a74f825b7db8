// The window: puts viewport, docks, bars and actions together; each of them is a view of the one session.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QMainWindow>

#include <optional>

namespace ws::app {

class ActionSet;
class AutomationDoor;
class CentralArea;
class DockLayout;
class FileWatch;
class FileWriter;
class KeptStates;
class Opener;
class RecentFiles;
class Recovery;
class Settings;
class Tour;
class Viewport;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(const SessionOptions& options);
  ~MainWindow() override;

  /// What files are opened with.
  [[nodiscard]] Opener& opener() { return *opener_; }
  [[nodiscard]] SessionModel& model() { return *model_; }
  [[nodiscard]] Viewport& viewport();
  /// Asks what to do with a session that ended uncleanly.
  void offer_recovery();
  /// Settings and state go to disk: for an end that may come at any moment, and that the user did not ask for.
  void keep_session();
  /// Does that, and closes the window without a question.
  void leave();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void make_docks();
  void tell_step_while_timeline_is_hidden();
  void tell_viewport_which_panels_are_seen();
  void make_start_screen();
  void keep_pictures();
  void keep_picture();
  QDockWidget* add_dock(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
  void follow_session(Change what);
  /// What opened goes to the recent files; what failed never comes there.
  void note_opened_file();
  void update_title();
  void schedule_playback();
  void show_start();
  /// What a kept state holds comes back as it was left.
  void continue_from(const QString& state_path);
  /// Whether nothing is under way, and what was changed is kept for another time; asks if not.
  [[nodiscard]] bool may_leave();
  /// Asks whether to close the window all the same.
  void ask_to_leave(const QString& text, const QString& hint, bool work_is_cut_short);

  std::unique_ptr<SessionModel> model_;
  std::unique_ptr<FileWriter> writer_;
  CentralArea* central_ = nullptr;
  ActionSet* actions_ = nullptr;
  std::unique_ptr<Opener> opener_;
  std::unique_ptr<FileWatch> watch_;
  std::shared_ptr<Settings> settings_;
  std::unique_ptr<RecentFiles> recent_;
  std::unique_ptr<KeptStates> kept_;
  std::unique_ptr<Recovery> recovery_;
  std::optional<State> without_picture_;  ///< kept, but its picture is still to be made
  AutomationDoor* door_ = nullptr;
  std::vector<QDockWidget*> docks_;
  std::unique_ptr<DockLayout> layout_;
  Tour* tour_ = nullptr;
  bool playback_scheduled_ = false, closed_ = false, cuts_work_short_ = false;
  bool leaves_ = false;  ///< whatever is lost
};

}  // namespace ws::app
