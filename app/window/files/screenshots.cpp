// Pictures of the viewport.
// SPDX-License-Identifier: MIT
#include "app/window/files/screenshots.h"

#include "app/window/files/file_writer.h"
#include "app/window/session_model.h"
#include "app/window/viewport/viewport.h"
#include "compute/io/files.h"

namespace ws::app {

namespace {

constexpr std::size_t most_frames_under_way = 1;  // the stage takes one picture at a time

/// Draws `step` and leaves the rest to the writer; `done` is told whether it was written. Throws Error.
void write_picture(const PictureTools& tools, const QString& path, std::size_t step, const render::ImageOptions& options,
                   FileWriter::Done done) {
  State state = tools.model->state();
  state.step = step;
  tools.viewport.draw_image(
      options, step,
      [tools, path, state = std::move(state), done = std::move(done)](std::optional<render::Image> drawn) mutable {
        if (!drawn) return done(false);
        if (state.result_hash.empty()) state.result_hash = tools.model->state().result_hash;  // it has come meanwhile
        const auto image = std::make_shared<const render::Image>(std::move(*drawn));
        tools.writer.write(
            path,
            [image, file = path.toStdString(), state] {
              const auto png = render::png_bytes(*image, to_json_beside(file, state));
              io::write_atomically(file, {reinterpret_cast<const char*>(png.data()), png.size()});
            },
            done);
      });
}

/// Writes the steps one by one; owns itself through the dialog.
class FrameWriter : public QProgressDialog {
 public:
  FrameWriter(QWidget* parent, const PictureTools& tools, QString folder, std::size_t stride, render::ImageOptions options)
      : QProgressDialog(parent),
        tools_(tools),
        folder_(std::move(folder)),
        stride_(std::max<std::size_t>(1, stride)),
        options_(options),
        count_((tools.model->viewer().step_count() + stride_ - 1) / stride_),
        revision_(tools.model->viewer().result_revision()) {
    setObjectName("frames_dialog");
    setWindowTitle(tr("Frame sequence"));
    setLabelText(tr("Writing %1 frames into %2").arg(count_).arg(folder_));
    setRange(0, static_cast<int>(count_));
    setMinimumDuration(0);
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoReset(false);
    setValue(0);
    draw_soon();
  }

 private:
  void draw_soon() {
    QTimer::singleShot(0, this, [this] { draw_next(); });
  }
  [[nodiscard]] bool stopped() const {
    return failed_ || wasCanceled() || tools_.model->viewer().result_revision() != revision_;
  }

  void draw_next() {
    if (stopped() || drawn_ >= count_) return finish_when_written();
    const QString path = QString("%1/frame_%2.png").arg(folder_).arg(drawn_, 5, 10, QChar('0'));
    const auto done = [self = QPointer(this)](bool written) {
      if (self) self->note_written(written);
    };
    const bool drawn = tools_.model.attempt([&] { write_picture(tools_, path, drawn_ * stride_, options_, done); });
    if (!drawn) failed_ = true;
    if (drawn) ++drawn_;
    if (failed_ || drawn_ - written_ < most_frames_under_way) draw_soon();
  }

  void note_written(bool written) {
    if (written)
      setValue(static_cast<int>(++written_));
    else
      failed_ = true;
    ++ended_;
    draw_next();
  }

  void finish_when_written() {
    if (ended_ < drawn_ || finished_) return;
    finished_ = true;
    if (tools_.model->viewer().result_revision() != revision_ && written_ < count_)
      tools_.model->log().say(Severity::warning,
                              tr("The result changed, so the frame sequence ends after %1 frames").arg(written_).toStdString());
    else
      tools_.model->log().say(Severity::info, tr("%1 frames written into %2").arg(written_).arg(folder_).toStdString());
    close();
  }

  PictureTools tools_;
  QString folder_;
  std::size_t stride_;
  render::ImageOptions options_;
  std::size_t count_, drawn_ = 0, ended_ = 0, written_ = 0;
  std::uint64_t revision_;
  bool failed_ = false, finished_ = false;
};

}  // namespace

bool save_screenshot(const PictureTools& tools, const QString& path, const render::ImageOptions& options) {
  return tools.model.attempt([&] {
    write_picture(tools, path, tools.model->viewer().step(), options, [tools, path](bool written) {
      if (written) tools.model->log().say(Severity::info, QObject::tr("Picture written to %1").arg(path).toStdString());
    });
  });
}

void save_frames(QWidget* parent, const PictureTools& tools, const QString& folder, std::size_t stride,
                 const render::ImageOptions& options) {
  (new FrameWriter(parent, tools, folder, stride, options))->show();
}

}  // namespace ws::app
