// Watches the files that are open, and reads them anew when they change on disk.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QDateTime>
#include <QFileSystemWatcher>

#include <map>

namespace ws::app {

/// Off until it is set on. By their folders it notices that files which went are back.
class FileWatch {
 public:
  explicit FileWatch(SessionModel& model);

  void set_watching(bool on);
  /// To be called when other files are open.
  void refresh();

 private:
  struct FileState {
    QDateTime modified;
    qint64 size = 0;
    bool operator==(const FileState&) const = default;
  };
  [[nodiscard]] static FileState state_of(const QString& path);
  /// The open ones' paths.
  [[nodiscard]] QStringList files() const;
  /// The first that is not there; empty where all are.
  [[nodiscard]] QString missing() const;
  void read_soon();
  /// Notes which state of the files is read.
  void note_states();
  /// A file has changed since its state was noted: Qt forgets what it has not told yet when a path is watched anew.
  [[nodiscard]] bool has_changed() const;
  /// Unless one is missing: that is said once.
  void read();

  SessionModel& model_;
  QFileSystemWatcher watcher_;
  QTimer soon_;
  std::map<QString, FileState> states_;  ///< of the files as they were read
  bool watching_ = false, is_missing_ = false;
};

}  // namespace ws::app
