// The dialog that owns the work.
// SPDX-License-Identifier: MIT
#include "app/window/files/frame_sequence.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QThreadPool>
#include <QTimer>

#include "app/session/messages.h"
#include "app/session/pictures/file_names.h"
#include "app/session/pictures/video.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/screenshots.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/viewport/viewport.h"
#include "compute/core/words/told.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace ws::app {

namespace {

/// Where the pictures go, one after another.
class FrameSink : public QObject {
 public:
  /// Told on the window's thread that a picture has been taken in, or why not.
  using Taken = std::function<void(bool)>;

  ~FrameSink() override = default;
  virtual void take(std::size_t step, const Taken& taken) = 0;
  /// After the last picture.
  virtual void finish(const Taken& taken) = 0;
  virtual void cancel() {}
};

class NumberedFiles final : public FrameSink {
 public:
  NumberedFiles(const PictureTools& tools, QString path, const FrameSequence& sequence)
      : tools_(tools), path_(std::move(path)), sequence_(sequence), last_step_(tools.model->viewer().step_count() - 1) {}

  void take(std::size_t step, const Taken& taken) override {
    const QString name = QString::fromStdString(numbered_name(path_.toStdString(), step, last_step_));
    write_picture(tools_, name, step, sequence_.options, *sequence_.camera, true, taken);
  }
  void finish(const Taken& taken) override { taken(true); }

 private:
  PictureTools tools_;
  QString path_;
  FrameSequence sequence_;
  std::size_t last_step_;
};

/// ffmpeg is fed on a thread of its own: where it is slow, it is that thread that waits.
class VideoFile final : public FrameSink {
 public:
  VideoFile(const PictureTools& tools, const QString& path, const FrameSequence& sequence)
      : tools_(tools), options_(sequence.options), camera_(*sequence.camera) {
    thread_.setMaxThreadCount(1);
    tools.model->document().check_output(path.toStdString());
    const VideoOptions wanted{options_.width, options_.height, sequence.frames_per_second, options_.transparent};
    video_ = std::make_shared<Video>(path.toStdString(), wanted, stop_.get_token());
  }
  ~VideoFile() override {
    stop_.request_stop();
    thread_.waitForDone();
  }

  void take(std::size_t step, const Taken& taken) override {
    tools_.viewport.draw_image(options_, step, camera_, [self = QPointer(this), taken](std::optional<render::Image> drawn) {
      if (!self) return;
      if (!drawn) return taken(false);
      self->work(
          [video = self->video_, image = std::make_shared<const render::Image>(std::move(*drawn))] { video->add(*image); },
          taken);
    });
  }
  void finish(const Taken& taken) override {
    work([video = video_] { video->finish(); }, taken);
  }
  void cancel() override { stop_.request_stop(); }

 private:
  void work(std::function<void()> work, const Taken& taken) {
    thread_.start([this, work = std::move(work), taken]() mutable {
      std::optional<Message> failure;
      bool is_done = false;
      try {
        work();
        is_done = true;
      } catch (const Cancelled&) {
      } catch (...) {
        failure = current_error();
      }
      work = {};  // a picture may be large
      QMetaObject::invokeMethod(
          this,
          [this, failure, is_done, taken] {
            if (failure) tools_.model->log().say(failure->severity, failure->text, failure->hint);
            taken(is_done);
          },
          Qt::QueuedConnection);
    });
  }

  PictureTools tools_;
  render::ImageOptions options_;
  render::Camera camera_;
  std::stop_source stop_;
  std::shared_ptr<Video> video_;
  QThreadPool thread_;
};

std::unique_ptr<FrameSink> make_sink(const PictureTools& tools, const QString& path, const FrameSequence& sequence) {
  if (is_video(path.toStdString())) return std::make_unique<VideoFile>(tools, path, sequence);
  return std::make_unique<NumberedFiles>(tools, path, sequence);
}

/// Draws the steps one by one; owns itself.
class FrameWriter : public QProgressDialog {
 public:
  FrameWriter(QWidget* parent, const PictureTools& tools, const QString& path, const FrameSequence& sequence)
      : QProgressDialog(parent),
        tools_(tools),
        path_(path),
        sequence_(sequence),
        range_(sequence.range),
        revision_(tools.model->viewer().result_revision()),
        sink_(make_sink(tools, path, sequence)) {
    setObjectName("frames_dialog");
    setWindowTitle(is_video(path.toStdString()) ? tr("Video") : tr("Frame sequence"));
    setRange(0, static_cast<int>(range_.count()));
    setMinimumDuration(0);
    auto* stop = new QPushButton(tr("Cancel"), this);
    stop->setObjectName("frames.cancel");
    setCancelButton(stop);
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoReset(false);
    setAutoClose(false);
    note_progress();
    connect(this, &QProgressDialog::canceled, this, [this] {
      sink_->cancel();
      if (!waits_) draw_soon();
    });
    draw_soon();
  }

 protected:
  /// What is under way is told before the dialog goes.
  void closeEvent(QCloseEvent* event) override {
    event->setAccepted(is_over_);
    if (!is_over_) Q_EMIT canceled();
  }

 private:
  void draw_soon() {
    QTimer::singleShot(0, this, [this] { draw_next(); });
  }
  [[nodiscard]] bool is_stopped() const { return failed_ || wasCanceled() || is_stale(); }
  [[nodiscard]] bool is_stale() const { return tools_.model->viewer().result_revision() != revision_; }

  void note_progress() {
    setLabelText(tr("%1 of %2 pictures into %3").arg(taken_).arg(range_.count()).arg(QFileInfo(path_).fileName()));
    setValue(static_cast<int>(taken_));
  }

  void draw_next() {
    if (finished_ || waits_) return;
    if (is_stopped() || taken_ >= range_.count()) return end();
    waits_ = true;
    const auto taken = [self = QPointer(this)](bool is_taken) {
      if (self) self->note_taken(is_taken);
    };
    if (!tools_.model.attempt([&] { sink_->take(range_.step(taken_), taken); })) note_taken(false);
  }

  void note_taken(bool is_taken) {
    waits_ = false;
    if (is_taken) ++taken_;
    failed_ = failed_ || !is_taken;
    note_progress();
    draw_soon();
  }

  void end() {
    finished_ = true;
    if (taken_ < range_.count()) return close_with(false);
    setLabelText(tr("Completing %1").arg(QFileInfo(path_).fileName()));
    sink_->finish([self = QPointer(this)](bool is_done) {
      if (self) self->close_with(is_done);
    });
  }

  void close_with(bool is_complete) {
    is_over_ = true;
    if (is_complete)
      say(Severity::info, is_video(path_.toStdString())
                              ? tr("Video of %1 pictures written to %2", nullptr, plural_of(taken_)).arg(taken_).arg(path_)
                              : tr("%1 pictures written into %2", nullptr, plural_of(taken_)).arg(taken_).arg(folder()));
    else if (wasCanceled() || is_stale())
      say(Severity::warning, why_it_ends());
    else if (!is_video(path_.toStdString()) && !tools_.writer.failure().empty())
      offer_the_rest(
          tr("%1 of %2 pictures are in %3: %4").arg(taken_).arg(range_.count()).arg(folder(), qt(tools_.writer.failure())));
    close();  // of a video, what failed has said so
  }

  void offer_the_rest(const QString& failure) {
    FrameSequence rest = sequence_;
    rest.range.from = range_.step(taken_);
    const auto go_on = [parent = parentWidget(), tools = tools_, path = path_, rest, revision = revision_,
                        changed = tr("The result changed").toStdString()] {
      if (tools.model->viewer().result_revision() != revision) return tools.model->log().say(Severity::warning, changed);
      save_frames(parent, tools, path, rest);
    };
    tools_.writer.retry_by(failure.toStdString(), go_on);
    say(Severity::error, failure);
  }

  [[nodiscard]] QString folder() const { return QFileInfo(path_).path(); }

  [[nodiscard]] QString why_it_ends() const {
    const QString why = is_stale() ? tr("The result changed") : tr("Cancelled");
    if (is_video(path_.toStdString())) return tr("%1: there is no video").arg(why);
    return tr("%1: %2 of %3 pictures are in %4").arg(why).arg(taken_).arg(range_.count()).arg(folder());
  }

  void say(Severity severity, const QString& text) { tools_.model->log().say(severity, text.toStdString()); }

  PictureTools tools_;
  QString path_;
  FrameSequence sequence_;
  StepRange range_;
  std::size_t taken_ = 0;
  std::uint64_t revision_;
  bool waits_ = false, failed_ = false, finished_ = false, is_over_ = false;
  std::unique_ptr<FrameSink> sink_;
};

void make_folder_of(const QString& path) {
  const QString folder = QFileInfo(path).absolutePath();
  if (!QDir().mkpath(folder))
    throw Error(ErrorKind::io, told("cannot make the folder {}", folder.toStdString()), said("choose another place"));
}

}  // namespace

void save_frames(QWidget* parent, const PictureTools& tools, const QString& path, const FrameSequence& sequence) {
  tools.model.attempt([&] {
    if (!tools.model->viewer().result() || sequence.range.count() == 0 ||
        sequence.range.to >= tools.model->viewer().step_count())
      throw Error(ErrorKind::invalid_argument, said("there are no steps to draw"));
    render::check_image(sequence.options);
    try {
      make_folder_of(path);
    } catch (const Error& error) {
      tools.writer.retry_by(error.what(), [=] { save_frames(parent, tools, path, sequence); });
      throw;
    }
    FrameSequence seen = sequence;
    if (!seen.camera) seen.camera = tools.viewport.camera_for_file(seen.options);
    (new FrameWriter(parent, tools, path, seen))->show();
  });
}

bool is_saving_frames(const QWidget& window) { return window.findChild<QProgressDialog*>("frames_dialog") != nullptr; }

}  // namespace ws::app
