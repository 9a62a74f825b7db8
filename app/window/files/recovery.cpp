// Lock and state files in the cache folder.
// SPDX-License-Identifier: MIT
#include "app/window/files/recovery.h"

namespace ws::app {

namespace {

constexpr auto suffix = ".warpscope.json";
constexpr std::chrono::milliseconds save_interval{30'000}, soon{400};

}  // namespace

Recovery::Recovery(SessionModel& model) : model_(model) {
  const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
  last_session_path_ = cache + "/last-session" + suffix;
  folder_ = cache + "/recovery";
  QDir().mkpath(folder_);
  for (const QFileInfo& state : QDir(folder_).entryInfoList({QString("*") + suffix}, QDir::Files)) {
    QLockFile probe(folder_ + "/" + state.fileName().chopped(QString(suffix).size()) + ".lock");
    probe.setStaleLockTime(0);
    if (probe.tryLock()) left_behind_.push_back({state.filePath(), state.lastModified()});  // else: a window that is alive
  }
  const QString name = folder_ + QString("/%1").arg(QCoreApplication::applicationPid());
  state_path_ = name + suffix;
  lock_ = std::make_unique<QLockFile>(name + ".lock");
  lock_->setStaleLockTime(0);
  lock_->tryLock();
  timer_.setSingleShot(true);
  QObject::connect(&timer_, &QTimer::timeout, &model_, [this] { save(); });
}

void Recovery::note(Change what) {
  if (!model_->document().workspace()) return;
  // Saving waits for a pause: while one drags, results come many times a second.
  if (any(what, Change::history | Change::result | Change::hash))
    timer_.start(soon);
  else if (any(what, Change::camera | Change::view | Change::step) && !timer_.isActive())
    timer_.start(save_interval);
}

void Recovery::save() {
  timer_.stop();
  if (ended_ || !model_->document().workspace()) return;
  try {
    write_state(state_path_.toStdString(), model_->state());
    if (!recovered_path_.isEmpty()) QFile::remove(std::exchange(recovered_path_, {}));
  } catch (const Error& error) {
    model_->log().say(Severity::debug, error.full_text());  // a full cache disk must not disturb the work
  }
}

std::optional<Recovery::LeftBehind> Recovery::left_behind() const {
  const auto newest = std::max_element(left_behind_.begin(), left_behind_.end(),
                                       [](const LeftBehind& a, const LeftBehind& b) { return a.time < b.time; });
  return newest == left_behind_.end() ? std::nullopt : std::optional(*newest);
}

void Recovery::recover(const LeftBehind& left) {
  if (!model_.attempt([&] { model_->restore(read_state(left.state_path.toStdString())); })) return;
  recovered_path_ = left.state_path;  // kept until what it holds is saved anew: the load may still fail
}

void Recovery::discard() {
  for (const LeftBehind& left : left_behind_) QFile::remove(left.state_path);
  left_behind_.clear();
}

std::optional<QString> Recovery::keep_for_next_start() {
  if (ended_ || !model_->document().workspace()) return std::nullopt;
  timer_.stop();
  only_copy_ = !model_.attempt([&] { write_state(last_session_path_.toStdString(), model_->state()); });
  if (only_copy_) return std::nullopt;
  QFile::remove(state_path_);
  return last_session_path_;
}

void Recovery::end_cleanly() {
  ended_ = true;
  timer_.stop();
  if (model_->document().workspace() && !recovered_path_.isEmpty()) QFile::remove(recovered_path_);
  if (!only_copy_) QFile::remove(state_path_);
  lock_->unlock();
}

}  // namespace ws::app
