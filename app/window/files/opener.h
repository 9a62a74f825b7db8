// Opens data files: from dialogs, lists, drops and the clipboard, one after the other, and those beside the open one.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/dialogs/open_dialog.h"
#include "app/window/files/file_series.h"
#include "app/window/session_model.h"

#include <chrono>
#include <deque>
#include <map>
#include <optional>

namespace ws::app {

/// What fails becomes a message of the session.
class Opener {
 public:
  /// `parent` is what its dialogs belong to.
  Opener(QWidget* parent, SessionModel& model) : parent_(parent), model_(model) {}

  void open(const FileChoice& choice);
  /// Opens the first. What belongs to it (a true curve, queries) is added to it; the others are a series to go through. Adds
  /// all with `add`.
  void open_files(const std::vector<FileChoice>& files, bool add = false);
  /// Goes `by` files on in the series, with the workspace's parameters. Those that cannot be opened are passed over, and named.
  void go_on(int by);
  [[nodiscard]] const FileSeries& series() const { return series_; }
  /// What `open` was asked for last.
  [[nodiscard]] const FileChoice& last_opened() const { return last_opened_; }
  /// Whether the file that opened last was come to by going on: such files are no news for the recent ones.
  [[nodiscard]] bool has_gone_on_to(const std::string& path) const;
  /// With `path` chosen beforehand, if any.
  void open_with_dialog(bool add, const QString& path = {});
  /// Shows the header and first rows of `choice`'s table and opens it anew with the columns that are checked there. What has no
  /// columns to show is asked for with the file dialog.
  void choose_columns(const FileChoice& choice);
  /// The same of the table that is open.
  void choose_columns_of_open();
  /// A state that is opened by other means.
  void note_state(const QString& path) { last_opened_ = {path.toStdString()}; }
  /// Whether `failure` is about data of the state that was asked for last, which are not where they were.
  [[nodiscard]] bool misses_data(const std::string& failure) const;
  /// Asks where they are now, one after the other, and opens the state with them.
  void locate_data();
  /// Whether the main data that are open came from a text table.
  [[nodiscard]] bool table_is_open() const;
  /// To be told of the session's changes: what comes next is opened when the file before has loaded.
  void note(Change what);

 private:
  /// A file of a series that is being opened, and where to go on if it cannot be.
  struct Step {
    QString path;
    int direction = 1;
    std::chrono::system_clock::time_point begun;
  };

  void locate(const State& state);
  void submit(FileChoice choice);
  void open_of_series(const QString& path, int direction);
  void take_remembered_columns(FileChoice& choice);
  void take_present_columns(FileChoice& choice) const;
  void end_step();
  void tell_of_skipped();
  /// Of those that were opened together with the first: which are added to it.
  void sort_out_together();
  void add_waiting_file();
  [[nodiscard]] QString main_path() const;
  [[nodiscard]] InputKind kind_asked_for(const FileChoice& choice) const;

  QWidget* parent_;
  SessionModel& model_;
  FileSeries series_;
  FileChoice last_opened_;
  std::deque<FileChoice> waiting_files_;          ///< to be added
  std::vector<FileChoice> together_;              ///< opened with the first, which is on its way
  std::map<QString, FileChoice> series_choices_;  ///< how they were asked for
  std::optional<Step> step_;
  QStringList skipped_;
  QString gone_to_, followed_, remembered_;
};

}  // namespace ws::app
