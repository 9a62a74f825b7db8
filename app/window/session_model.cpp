// The session as a Qt object.
// SPDX-License-Identifier: MIT
#include "app/window/session_model.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ws::app {

namespace {

constexpr std::chrono::milliseconds calm_interval{100}, rest_interval{3000};

}  // namespace

SessionModel::SessionModel(const SessionOptions& options, QObject* parent) : QObject(parent), options_(options) {
  session_ = std::make_unique<Session>(
      options, [this](std::function<void()> work) { QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection); });
  session_->listen([this](Change what) { collect(what); });
  calm_.setSingleShot(true);
  connect(&calm_, &QTimer::timeout, this, &SessionModel::tell_calmly);
  rest_.setSingleShot(true);
  connect(&rest_, &QTimer::timeout, this, &SessionModel::measure_at_rest);
}

void SessionModel::measure_at_rest() {
  if (session_->runner().works()) return rest_.start(rest_interval);
  if (session_->viewer().shows_a_run()) memory_peaks_.measure(session_->runner().run_record().backend);
}

std::function<void(const QString& path)> SessionModel::output_check() {
  return [this](const QString& path) { session_->document().check_output(path.toStdString()); };
}

bool SessionModel::attempt(const std::function<void()>& work) {
  try {
    work();
    return true;
  } catch (const Error& error) {
    session_->log().say(Severity::error, error.what(), error.hint());
  } catch (const std::exception& error) {
    session_->log().say(Severity::error, error.what());
  }
  return false;
}

void SessionModel::catch_up() {
  tell();
  tell_calmly();
  while (tell_next_listener()) continue;
  Q_EMIT caught_up();
}

void SessionModel::listen_calmly(QObject* listener, std::function<void(Change)> listen) {
  calm_listeners_.push_back({listener, std::move(listen)});
}

void SessionModel::collect(Change what) {
  const bool scheduled = pending_ != Change::none;
  pending_ = pending_ | what;
  if (scheduled) return;
  QMetaObject::invokeMethod(this, &SessionModel::tell, Qt::QueuedConnection);
}

void SessionModel::tell() {
  const Change what = std::exchange(pending_, Change::none);
  if (what == Change::none) return;  // it was told already, to one that could not wait
  Q_EMIT changed(what);
  calm_pending_ = calm_pending_ | what;
  if (!calm_.isActive()) calm_.start(std::chrono::milliseconds{0});
}

void SessionModel::tell_calmly() {
  const Change what = std::exchange(calm_pending_, Change::none);
  if (what == Change::none) return;
  calm_.start(calm_interval);
  if (any(what, Change::result)) rest_.start(rest_interval);
  for (CalmListener& one : calm_listeners_) one.pending = one.pending | what;
  go_on_telling();
}

void SessionModel::go_on_telling() {
  if (std::exchange(is_telling_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        is_telling_ = false;
        if (tell_next_listener()) go_on_telling();
      },
      Qt::QueuedConnection);
}

bool SessionModel::tell_next_listener() {
  calm_listeners_.remove_if([](const CalmListener& one) { return one.listener.isNull(); });
  const auto next = std::find_if(calm_listeners_.begin(), calm_listeners_.end(),
                                 [](const CalmListener& one) { return one.pending != Change::none; });
  if (next == calm_listeners_.end()) return false;
  const auto listen = next->listen;  // the listener may go meanwhile
  const Change what = std::exchange(next->pending, Change::none);
  calm_listeners_.splice(calm_listeners_.end(), calm_listeners_, next);  // the others have waited longer
  listen(what);
  return true;
}

}  // namespace ws::app
