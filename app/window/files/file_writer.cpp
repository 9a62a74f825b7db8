// Writing files on one thread of its own.
// SPDX-License-Identifier: MIT
#include "app/window/files/file_writer.h"

#include "app/session/messages.h"
#include "compute/core/run/error.h"

#include <utility>

namespace ws::app {

FileWriter::~FileWriter() { pool_.waitForDone(); }

void FileWriter::write(const QString& path, Work write, Done done) {
  failure_.clear();
  if (!model_.attempt([&] { model_->document().check_output(path.toStdString()); })) {
    if (done) done(false);
    return;
  }
  ++pending_;
  path_ = path;
  again_ = [this, path, write, done] { this->write(path, write, done); };
  pool_.start([this, path, write = std::move(write), done = std::move(done)]() mutable {
    Message failure;
    try {
      write();
    } catch (...) {
      failure = current_error();
    }
    write = {};  // a picture may be large
    const auto report = [this, path, failure, done = std::move(done)] {
      end(path, failure);
      if (done) done(failure.text.empty());
    };
    QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
  });
  Q_EMIT changed();
}

void FileWriter::end(const QString& path, const Message& failure) {
  --pending_;
  const bool written = failure.text.empty();
  if (!written) {
    failure_ = failure.text;
    model_->log().say(failure.severity, failure.text, failure.hint);
  } else if (pending_ == 0) {
    again_ = {};
  }
  Q_EMIT changed();
  Q_EMIT finished(path, written);
}

void FileWriter::retry() {
  if (failure_.empty() || !again_) return;
  failure_.clear();
  std::exchange(again_, {})();
}

void FileWriter::retry_by(const std::string& failure, std::function<void()> again) {
  failure_ = failure;
  again_ = std::move(again);
}

}  // namespace ws::app
