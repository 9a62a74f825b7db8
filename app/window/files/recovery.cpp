// Lock and state files in the cache folder.
// SPDX-License-Identifier: MIT
#include "app/window/files/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <QStandardPaths>

#include <exception>
#include <functional>

namespace ws::app {

namespace {

constexpr auto suffix = ".warpscope.json";
constexpr std::chrono::milliseconds save_interval{30'000}, soon{400};
constexpr int most_windows = 64;

QString cache_folder() { return QStandardPaths::writableLocation(QStandardPaths::CacheLocation); }

}  // namespace

Recovery::Recovery(SessionModel& model, KeptStates& kept) : model_(model), kept_(kept) {
  folder_ = cache_folder() + "/recovery";
  QDir().mkpath(folder_);
  take_place();
  for (const QFileInfo& state : QDir(folder_).entryInfoList({QString("*") + suffix}, QDir::Files)) {
    auto lock = std::make_shared<QLockFile>(folder_ + "/" + state.fileName().chopped(QString(suffix).size()) + ".lock");
    lock->setStaleLockTime(0);
    if (lock->tryLock())
      left_behind_.push_back({state.filePath(), state.lastModified(), lock});  // else: a window that is alive
  }
  const QString name = folder_ + QString("/%1").arg(QCoreApplication::applicationPid());
  state_path_ = name + suffix;
  lock_ = std::make_unique<QLockFile>(name + ".lock");
  lock_->setStaleLockTime(0);
  lock_->tryLock();
  writing_.setMaxThreadCount(1);
  timer_.setSingleShot(true);
  QObject::connect(&timer_, &QTimer::timeout, &model_, [this] { save(); });
}

/// Each window has a file of its own for the end of the desktop's session, which ends all of them at once.
void Recovery::take_place() {
  for (int number = 1; number <= most_windows; ++number) {
    const QString name = number == 1 ? QString("last-session") : QString("last-session-%1").arg(number);
    last_session_path_ = cache_folder() + "/" + name + suffix;
    place_ = std::make_unique<QLockFile>(folder_ + "/" + name + ".place");
    place_->setStaleLockTime(0);
    if (place_->tryLock()) return;
  }
}

void Recovery::note(Change what) {
  if (any(what, Change::workspace | Change::inputs)) keep_left();
  if (!model_->document().workspace()) return;
  const bool came_to_rest = any(what, Change::playback) && !model_->viewer().playing();
  // Saving waits for a pause: while one drags, results come many times a second.
  if (came_to_rest || any(what, Change::history | Change::result | Change::hash))
    timer_.start(soon);
  else if (any(what, Change::camera | Change::view | Change::step) && !timer_.isActive())
    timer_.start(save_interval);
}

void Recovery::save() {
  timer_.stop();
  if (ended_ || !model_->document().workspace()) return;
  if (is_saving_) return timer_.start(soon);
  const State state = model_->state();
  is_saving_ = true;
  writing_.start([this, state, replaced = recovered_ ? recovered_->state_path : QString()] {
    std::vector<std::string> failures;
    const auto attempt = [&](const std::function<void()>& write) {
      try {
        write();
        return true;
      } catch (const Error& error) {
        failures.push_back(error.full_text());
      } catch (const std::exception& error) {
        failures.emplace_back(error.what());
      }
      return false;
    };
    const bool is_written = attempt([&] { write_state(state_path_.toStdString(), state); });
    attempt([&] { kept_.keep(state); });
    QMetaObject::invokeMethod(
        &timer_, [this, replaced, failures, is_written] { saved(replaced, failures, is_written); }, Qt::QueuedConnection);
  });
  if (kept_then_) kept_then_(state);
}

void Recovery::saved(const QString& replaced, const std::vector<std::string>& failures, bool is_written) {
  is_saving_ = false;
  for (const std::string& failure : failures)
    model_->log().say(Severity::debug, failure);  // a full cache disk must not disturb the work
  if (!is_written || !recovered_ || recovered_->state_path != replaced) return;
  if (replaced != state_path_) QFile::remove(replaced);
  recovered_.reset();
}

std::optional<Recovery::LeftBehind> Recovery::left_behind() const {
  const auto newest = std::max_element(left_behind_.begin(), left_behind_.end(),
                                       [](const LeftBehind& a, const LeftBehind& b) { return a.time < b.time; });
  return newest == left_behind_.end() ? std::nullopt : std::optional(*newest);
}

void Recovery::recover(const LeftBehind& left) {
  if (!model_.attempt([&] { model_->restore(read_state(left.state_path.toStdString())); })) return;
  recovered_ = left;  // kept until what it holds is saved anew: the load may still fail
  left_behind_.clear();
}

void Recovery::discard() {
  for (const LeftBehind& left : left_behind_) QFile::remove(left.state_path);
  left_behind_.clear();
}

std::optional<QString> Recovery::keep_for_next_start() {
  timer_.stop();
  writing_.waitForDone();  // also where nothing is kept: the program may be about to end
  if (ended_ || !model_->document().workspace()) return std::nullopt;
  only_copy_ = !model_.attempt([&] {
    const State state = model_->state();
    write_state(last_session_path_.toStdString(), state);
    keep_quietly(state);
  });
  if (only_copy_) return std::nullopt;
  QFile::remove(state_path_);
  return last_session_path_;
}

void Recovery::keep_for_later() {
  writing_.waitForDone();
  if (!ended_) kept_.keep(model_->state());
}

void Recovery::keep_left() {
  if (const std::optional<State>& left = model_->journey().last_left()) keep_quietly(*left);
}

/// Where nothing is lost yet: it is tried again, or undo brings it back.
void Recovery::keep_quietly(const State& state) {
  writing_.waitForDone();  // an older state of the same data must not come after it
  try {
    kept_.keep(state);
  } catch (const Error& error) {
    model_->log().say(Severity::debug, error.full_text());
  }
}

void Recovery::end_cleanly() {
  ended_ = true;
  timer_.stop();
  writing_.waitForDone();
  if (model_->document().workspace() && recovered_) QFile::remove(recovered_->state_path);
  if (!only_copy_) QFile::remove(state_path_);
  lock_->unlock();
  place_->unlock();
}

}  // namespace ws::app
