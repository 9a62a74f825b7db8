// Keeps the state on disk while the program runs, and finds what an unclean end left behind.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

namespace ws::app {

/// Each running program holds a lock file beside its state; a lock without its process tells a crash.
class Recovery {
 public:
  struct LeftBehind {
    QString state_path;
    QDateTime time;
  };

  explicit Recovery(SessionModel& model);

  /// Committed parameters are written at once, everything else within 30 seconds.
  void note(Change what);
  /// The newest state of a program that did not end properly.
  [[nodiscard]] std::optional<LeftBehind> left_behind() const;
  void recover(const LeftBehind& left);
  /// Forgets all states that were left behind.
  void discard();
  void end_cleanly();

 private:
  void save();

  SessionModel& model_;
  QString folder_, state_path_;
  std::unique_ptr<QLockFile> lock_;
  QString recovered_path_;  ///< taken over, but not saved anew yet
  QTimer timer_;
  std::vector<LeftBehind> left_behind_;
  bool ended_ = false;
};

}  // namespace ws::app
