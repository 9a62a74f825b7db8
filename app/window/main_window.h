// The window: puts viewport, docks, bars and actions together; each of them is a view of the one session.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/recording/automation_door.h"
#include "app/window/dialogs/open_dialog.h"
#include "app/window/session_model.h"

#include <QFileSystemWatcher>
#include <QMainWindow>

#include <deque>

namespace ws::app {

class ActionSet;
class CentralArea;
class FileWriter;
class RecentFiles;
class Recovery;
class StatusBar;
class Timeline;
class Viewport;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(const SessionOptions& options);
  ~MainWindow() override;

  [[nodiscard]] SessionModel& model() { return *model_; }
  [[nodiscard]] ActionSet& actions() { return *actions_; }
  [[nodiscard]] Viewport& viewport();
  [[nodiscard]] CentralArea& central() { return *central_; }
  [[nodiscard]] RecentFiles& recent_files() { return *recent_; }

  [[nodiscard]] FileWriter& writer() { return *writer_; }

  /// Opens the first and adds the others to it, one after the other; adds all with `add`.
  void open_files(const std::vector<OpenChoice>& files, bool add = false);
  void open(const OpenChoice& choice);
  /// What `open` was asked for last.
  [[nodiscard]] const OpenChoice& last_opened() const { return last_opened_; }
  /// With `path` chosen beforehand, if any.
  void open_with_dialog(bool add, const QString& path = {});
  /// Shows the header and first rows of `choice`'s table and opens it anew with the columns that are checked there. What has no
  /// columns to show is asked for with the file dialog.
  void choose_columns(const OpenChoice& choice);
  /// The same of the table that is open.
  void choose_columns_of_open();
  /// Whether the main data that are open came from a text table.
  [[nodiscard]] bool table_is_open() const;
  void set_theme(const QString& choice);
  void show_docks(bool shown);
  void reset_layout();
  void set_watching(bool on);
  /// Asks what to do with a session that ended uncleanly.
  void offer_recovery();
  /// Settings and state go to disk: for an end that may come at any moment, and that the user did not ask for.
  void keep_session();
  /// Does that, and closes the window without a question.
  void leave();

 protected:
  void closeEvent(QCloseEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void make_docks();
  void save_settings() const;
  QDockWidget* add_dock(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
  void default_layout();
  void restore_layout();
  void follow_session(Change what);
  void add_waiting_file();
  /// What opened goes to the recent files; what failed never comes there.
  void note_opened_file();
  void update_title();
  void refresh_watch();
  void schedule_playback();

  std::unique_ptr<SessionModel> model_;
  std::unique_ptr<FileWriter> writer_;
  CentralArea* central_ = nullptr;
  ActionSet* actions_ = nullptr;
  StatusBar* status_ = nullptr;
  std::unique_ptr<RecentFiles> recent_;
  std::unique_ptr<Recovery> recovery_;
  AutomationDoor* door_ = nullptr;
  std::vector<QDockWidget*> docks_;
  OpenChoice last_opened_;
  std::deque<OpenChoice> waiting_files_;
  QFileSystemWatcher watcher_;
  bool watching_ = false, playback_scheduled_ = false, closed_ = false;
  QByteArray first_layout_;
  QByteArray layout_with_docks_;  ///< while they are hidden
};

}  // namespace ws::app
