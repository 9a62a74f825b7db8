// Times edits from the change of a value to the picture on the display: `warpscope diagnostics --latency`.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/options.h"
#include "app/session/stage/passage.h"
#include "app/window/session_model.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <string>
#include <vector>

namespace ws::app {

class Viewport;

/// Settings, lists and kept states of a window that must leave no trace in the user's own.
class FoldersOfItsOwn {
 public:
  FoldersOfItsOwn();

 private:
  QTemporaryDir folder_;
};

/// Waits until the data are open and nothing is computed, edits the parameter to and fro, each time once the edit before is on
/// the display and its result's hash is known, prints a table and ends the program: with 1 where that was not possible.
class LatencyProbe : public QObject {
  Q_OBJECT

 public:
  LatencyProbe(SessionModel& model, Viewport& viewport, LatencyQuestion question);

  /// The table has been printed; else the window was closed before.
  [[nodiscard]] bool has_answered() const { return has_answered_; }

 private:
  void proceed();
  void edit();
  void take(const Passage& passage);
  void finish() const;
  /// Says why there is no answer.
  void give_up(const std::string& why);
  /// Finds the parameter and its two values; throws Error where it has none.
  void choose();

  SessionModel& model_;
  const LatencyQuestion question_;
  std::string parameter_;
  std::array<Value, 2> values_;
  std::vector<Passage> passages_;  ///< the first two warm up
  QTimer idle_;
  bool awaits_picture_ = false, has_answered_ = false;
  Stopwatch since_edit_;  ///< or since the window opened
};

}  // namespace ws::app
