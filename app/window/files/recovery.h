// Keeps the state on disk while the program runs, finds what an unclean end left behind, and where to go on.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/files/kept_states.h"
#include "app/window/session_model.h"

#include <QDateTime>
#include <QLockFile>
#include <QThreadPool>
#include <QTimer>

#include <string>
#include <vector>

namespace ws::app {

/// Each running program holds a lock file beside its state; a lock without its process tells a crash. What is written while one
/// works is written on another thread: a disk may take its time.
class Recovery {
 public:
  struct LeftBehind {
    QString state_path;
    QDateTime time;
    std::shared_ptr<QLockFile> lock;  ///< while this window has it, no other one offers it
  };

  Recovery(SessionModel& model, KeptStates& kept);

  /// What is done whenever the state is about to be kept, with that state: a picture of it, say.
  void on_kept(std::function<void(const State&)> then) { kept_then_ = std::move(then); }

  /// Committed parameters are written at once, everything else within 30 seconds.
  void note(Change what);
  /// The newest state of a program that did not end properly.
  [[nodiscard]] std::optional<LeftBehind> left_behind() const;
  /// The others are left for another window.
  void recover(const LeftBehind& left);
  /// Forgets all states that were left behind.
  void discard();
  /// Keeps the state for another time. Throws Error where that fails.
  void keep_for_later();
  void end_cleanly();
  /// For an end that the user did not ask for (a signal, the end of the desktop's session): the state goes to a file of its own
  /// and the recovery's is removed, as by a clean end; should the program go on after all, the next change is kept as before.
  /// Returns the file, or nothing where none is open or it could not be written.
  [[nodiscard]] std::optional<QString> keep_for_next_start();

 private:
  void save();
  /// Called when writing has ended, with what failed. `replaced` is the file of the recovered state, as of when the state was
  /// taken; it goes once that is written.
  void saved(const QString& replaced, const std::vector<std::string>& failures, bool is_written);
  void take_place();
  /// Of what was open before, which other data took the place of.
  void keep_left();
  void keep_quietly(const State& state);

  SessionModel& model_;
  KeptStates& kept_;
  std::function<void(const State&)> kept_then_;
  QString folder_, state_path_, last_session_path_;
  std::unique_ptr<QLockFile> lock_;
  std::unique_ptr<QLockFile> place_;     ///< of `last_session_path_`: no other window that is alive writes there
  std::optional<LeftBehind> recovered_;  ///< taken over, but not saved anew yet
  QTimer timer_;
  std::vector<LeftBehind> left_behind_;
  bool ended_ = false;
  bool only_copy_ = false;  ///< what `keep_for_next_start` could not write elsewhere
  bool is_saving_ = false;
  QThreadPool writing_;  ///< of one thread, so in order. Last: what it does uses the others
};

}  // namespace ws::app
