// The session as a Qt object: its changes arrive coalesced, from the event loop.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"
#include "app/window/timing/memory_peaks.h"
#include "compute/core/run/error.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <list>

namespace ws::app {

/// Owns the session. `changed` is emitted from the event loop with the union of what happened since, never from inside a
/// session call: views may therefore edit the session without being called again meanwhile.
class SessionModel : public QObject {
  Q_OBJECT

 public:
  explicit SessionModel(const SessionOptions& options, QObject* parent = nullptr);

  [[nodiscard]] Session& session() { return *session_; }
  [[nodiscard]] const Session& session() const { return *session_; }
  [[nodiscard]] Session* operator->() { return session_.get(); }
  [[nodiscard]] Session& operator*() { return *session_; }
  [[nodiscard]] const SessionOptions& options() const { return options_; }
  [[nodiscard]] MemoryPeaks& memory_peaks() { return memory_peaks_; }

  /// Runs `work`; an Error becomes a message of the session. True when nothing was thrown.
  bool attempt(const std::function<void()>& work);
  /// For what asks where to write: throws for a file that is open.
  [[nodiscard]] std::function<void(const QString& path)> output_check();
  /// Calls `listen` with what changed, as long as `listener` lives, about ten times a second at most: for what is read rather
  /// than watched, so that it does not slow a drag. Each listener is told in an event of its own, so that none adds to
  /// another's time.
  void listen_calmly(QObject* listener, std::function<void(Change what)> listen);
  /// Tells at once what would be told calmly: for a reader that cannot wait.
  void catch_up();

 Q_SIGNALS:
  void changed(ws::app::Change what);
  /// All is told: what a listener put off it has to do now.
  void caught_up();

 private:
  void collect(Change what);
  void tell();
  void tell_calmly();
  /// False: none of the calm listeners waits for anything.
  bool tell_next_listener();
  void go_on_telling();
  /// What would disturb a run, and be disturbed by it.
  void measure_at_rest();

  struct CalmListener {
    QPointer<QObject> listener;
    std::function<void(Change)> listen;
    Change pending = Change::none;
  };

  SessionOptions options_;
  std::list<CalmListener> calm_listeners_;  ///< the front one was told longest ago
  bool is_telling_ = false;                 ///< an event that tells the next one is on its way
  Change pending_ = Change::none, calm_pending_ = Change::none;
  QTimer calm_;
  QTimer rest_;  ///< until nothing was computed for a while
  MemoryPeaks memory_peaks_;
  std::unique_ptr<Session> session_;
};

}  // namespace ws::app
