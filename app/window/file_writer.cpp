// Writing files on one thread of its own.
// SPDX-License-Identifier: MIT
#include "app/window/file_writer.h"

#include "app/session/messages.h"

namespace ws::app {

FileWriter::~FileWriter() { pool_.waitForDone(); }

void FileWriter::write(const QString& path, Work write, Done done) {
  ++pending_;
  path_ = path;
  failure_.clear();
  last_work_ = write;
  last_done_ = done;
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
    model_->say(failure.severity, failure.text, failure.hint);
  } else if (pending_ == 0) {
    last_work_ = {};
  }
  Q_EMIT changed();
  Q_EMIT finished(path, written);
}

void FileWriter::retry() {
  if (!failure_.empty() && last_work_) write(path_, last_work_, last_done_);
}

}  // namespace ws::app
