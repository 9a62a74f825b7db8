// Writing files on one thread of its own.
// SPDX-License-Identifier: MIT
#include "app/window/files/file_writer.h"

#include "app/session/messages.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"

#include <algorithm>

namespace ws::app {

FileWriter::~FileWriter() { pool_.waitForDone(); }

/// What is open is read again (F5, watching): a picture or a result in its place would be lost work, and then wrong data.
void FileWriter::check_path(const QString& path) const {
  const auto is_open = [&](const StateInput& source) {
    return !source.path.empty() && io::is_same_file(source.path, path.toStdString());
  };
  const auto& sources = model_->document().sources();
  if (std::any_of(sources.begin(), sources.end(), is_open))
    throw Error(ErrorKind::invalid_argument, told("cannot write {}: it is one of the inputs that are open", path.toStdString()),
                said("give another name"));
}

void FileWriter::write(const QString& path, Work write, Done done) {
  if (!model_.attempt([&] { check_path(path); })) {
    if (done) done(false);
    return;
  }
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
    model_->log().say(failure.severity, failure.text, failure.hint);
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
