// Watches the files that are open, and reads them anew when they change on disk.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QFileSystemWatcher>

namespace ws::app {

/// Off until it is set on.
class FileWatch {
 public:
  explicit FileWatch(SessionModel& model);

  void set_watching(bool on);
  /// To be called when other files are open.
  void refresh();

 private:
  SessionModel& model_;
  QFileSystemWatcher watcher_;
  bool watching_ = false;
};

}  // namespace ws::app
