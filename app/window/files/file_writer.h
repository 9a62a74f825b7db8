// Files are written here, off the window's thread: neither compression nor a slow disk holds the window up.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QThreadPool>

namespace ws::app {

/// One file after the other, in the order of asking. Used from the window's thread.
class FileWriter : public QObject {
  Q_OBJECT

 public:
  using Work = std::function<void()>;
  using Done = std::function<void(bool written)>;

  explicit FileWriter(SessionModel& model) : model_(model) { pool_.setMaxThreadCount(1); }
  ~FileWriter() override;  ///< what was asked for is written first

  /// Runs `write` soon, on another thread: it must keep what it uses alive and leave the session alone. What it throws becomes
  /// a message, and so does what may not be written over. `done` (if any) is called on the window's thread.
  void write(const QString& path, Work write, Done done = {});
  /// How many files are asked for and not there yet.
  [[nodiscard]] int pending() const { return pending_; }
  /// Of the file asked for last.
  [[nodiscard]] const QString& path() const { return path_; }

  /// The message of the last file if it could not be written; else empty.
  [[nodiscard]] const std::string& failure() const { return failure_; }
  /// Tries the last file again, or what `retry_by` said.
  void retry();
  /// Of work of several files, which has told `failure`: what trying again means.
  void retry_by(const std::string& failure, std::function<void()> again);

 Q_SIGNALS:
  void changed();
  void finished(const QString& path, bool written);

 private:
  void end(const QString& path, const Message& failure);

  SessionModel& model_;
  int pending_ = 0;
  QString path_;
  std::string failure_;
  std::function<void()> again_;
  QThreadPool pool_;  // last: its thread ends before what it reports to
};

}  // namespace ws::app
