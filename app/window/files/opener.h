// Opens data files: from dialogs, lists and drops, one after the other.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/dialogs/open_dialog.h"
#include "app/window/session_model.h"

#include <deque>

namespace ws::app {

/// What fails becomes a message of the session.
class Opener {
 public:
  /// `parent` is what its dialogs belong to.
  Opener(QWidget* parent, SessionModel& model) : parent_(parent), model_(model) {}

  void open(const FileChoice& choice);
  /// Opens the first and adds the others to it, one after the other; adds all with `add`.
  void open_files(const std::vector<FileChoice>& files, bool add = false);
  /// What `open` was asked for last.
  [[nodiscard]] const FileChoice& last_opened() const { return last_opened_; }
  /// With `path` chosen beforehand, if any.
  void open_with_dialog(bool add, const QString& path = {});
  /// Shows the header and first rows of `choice`'s table and opens it anew with the columns that are checked there. What has no
  /// columns to show is asked for with the file dialog.
  void choose_columns(const FileChoice& choice);
  /// The same of the table that is open.
  void choose_columns_of_open();
  /// Whether the main data that are open came from a text table.
  [[nodiscard]] bool table_is_open() const;
  /// To be told of the session's changes: files that wait are added when the one before has loaded.
  void note(Change what);

 private:
  void add_waiting_file();

  QWidget* parent_;
  SessionModel& model_;
  FileChoice last_opened_;
  std::deque<FileChoice> waiting_files_;
};

}  // namespace ws::app
