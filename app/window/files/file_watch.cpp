// Watching files.
// SPDX-License-Identifier: MIT
#include "app/window/files/file_watch.h"

#include <QFileInfo>

#include <algorithm>

namespace ws::app {

FileWatch::FileWatch(SessionModel& model) : model_(model) {
  soon_.setSingleShot(true);
  soon_.setInterval(150);  // writers replace files in two moves; the second follows at once
  QObject::connect(&soon_, &QTimer::timeout, &watcher_, [this] { read(); });
  QObject::connect(&watcher_, &QFileSystemWatcher::fileChanged, &watcher_, [this] { read_soon(); });
  QObject::connect(&watcher_, &QFileSystemWatcher::directoryChanged, &watcher_, [this] {
    if (is_missing_ || has_changed()) read_soon();  // a file that was replaced may be told by its folder alone
  });
}

void FileWatch::set_watching(bool on) {
  watching_ = on;
  soon_.stop();
  states_.clear();
  refresh();
}

QStringList FileWatch::files() const {
  QStringList files;
  for (const auto& [role, input] : model_->document().inputs())
    if (!input.path.empty()) files << QString::fromStdString(input.path);
  return files;
}

QString FileWatch::missing() const {
  const QStringList all = files();
  const auto found = std::find_if(all.begin(), all.end(), [](const QString& file) { return !QFileInfo::exists(file); });
  return found == all.end() ? QString() : *found;
}

void FileWatch::refresh() {
  const bool is_gone = !missing().isEmpty();
  is_missing_ = is_missing_ && is_gone;
  if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
  if (!watcher_.directories().isEmpty()) watcher_.removePaths(watcher_.directories());
  if (!watching_) return;
  for (const QString& file : files()) {
    watcher_.addPath(file);
    watcher_.addPath(QFileInfo(file).absolutePath());
  }
  if ((is_gone && !is_missing_) || has_changed()) read_soon();  // one went or changed meanwhile
  const QStringList all = files();
  const bool are_noted = std::all_of(all.begin(), all.end(), [&](const QString& file) { return states_.count(file) > 0; });
  if (!is_gone && !are_noted) note_states();
}

FileWatch::FileState FileWatch::state_of(const QString& path) {
  const QFileInfo file(path);
  return {file.lastModified(), file.size()};
}

void FileWatch::note_states() {
  states_.clear();
  for (const QString& file : files()) states_[file] = state_of(file);
}

bool FileWatch::has_changed() const {
  const QStringList all = files();
  return std::any_of(all.begin(), all.end(), [&](const QString& file) {
    const auto noted = states_.find(file);
    return noted != states_.end() && QFileInfo::exists(file) && noted->second != state_of(file);
  });
}

void FileWatch::read_soon() {
  if (!soon_.isActive()) soon_.start();
}

void FileWatch::read() {
  const QString gone = missing();
  if (gone.isEmpty()) {
    note_states();
    refresh();  // Qt forgets what was deleted
    model_.attempt([this] { model_.session().reload(); });
    return;
  }
  if (!is_missing_)
    model_->log().say(Severity::warning, QObject::tr("%1 is gone: it is read again when it is back").arg(gone).toStdString());
  is_missing_ = true;
}

}  // namespace ws::app
