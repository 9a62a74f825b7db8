// Watches the files that are open, and reads them anew when they change on disk.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QFileSystemWatcher>

namespace ws::app {

/// Off until it is set on. By their folders it notices that files which went are back.
class FileWatch {
 public:
  explicit FileWatch(SessionModel& model);

  void set_watching(bool on);
  /// To be called when other files are open.
  void refresh();

 private:
  /// The open ones' paths.
  [[nodiscard]] QStringList files() const;
  /// The first that is not there; empty where all are.
  [[nodiscard]] QString missing() const;
  void read_soon();
  /// Unless one is missing: that is said once.
  void read();

  SessionModel& model_;
  QFileSystemWatcher watcher_;
  QTimer soon_;
  bool watching_ = false, is_missing_ = false;
};

}  // namespace ws::app
