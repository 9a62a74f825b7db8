// The session as a Qt object.
// SPDX-License-Identifier: MIT
#include "app/window/session_model.h"

namespace ws::app {

SessionModel::SessionModel(const SessionOptions& options, QObject* parent) : QObject(parent), options_(options) {
  session_ = std::make_unique<Session>(
      options, [this](std::function<void()> work) { QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection); });
  session_->listen([this](Change what) { collect(what); });
}

bool SessionModel::attempt(const std::function<void()>& work) {
  try {
    work();
    return true;
  } catch (const Error& error) {
    session_->say(Severity::error, error.what(), error.hint());
  } catch (const std::exception& error) {
    session_->say(Severity::error, error.what());
  }
  return false;
}

void SessionModel::collect(Change what) {
  const bool scheduled = pending_ != Change::none;
  pending_ = pending_ | what;
  if (scheduled) return;
  QMetaObject::invokeMethod(
      this, [this] { Q_EMIT changed(std::exchange(pending_, Change::none)); }, Qt::QueuedConnection);
}

}  // namespace ws::app
