// Watching files.
// SPDX-License-Identifier: MIT
#include "app/window/files/file_watch.h"

namespace ws::app {

FileWatch::FileWatch(SessionModel& model) : model_(model) {
  QObject::connect(&watcher_, &QFileSystemWatcher::fileChanged, &watcher_, [this] {
    // Writers replace files in two moves; the second follows at once.
    QTimer::singleShot(150, &watcher_, [this] { model_.attempt([this] { model_.session().reload(); }); });
  });
}

void FileWatch::set_watching(bool on) {
  watching_ = on;
  refresh();
}

void FileWatch::refresh() {
  if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
  if (!watching_) return;
  for (const auto& [role, input] : model_->document().inputs())
    if (!input.path.empty()) watcher_.addPath(QString::fromStdString(input.path));
}

}  // namespace ws::app
