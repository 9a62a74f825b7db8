// Pictures of the viewport.
// SPDX-License-Identifier: MIT
#include "app/window/screenshots.h"

#include "app/window/main_window.h"
#include "app/window/viewport.h"

namespace ws::app {

namespace {

/// Writes the steps one by one; owns itself through the dialog.
class FrameWriter : public QProgressDialog {
 public:
  FrameWriter(MainWindow& window, QString folder, std::size_t stride, render::ImageOptions options)
      : QProgressDialog(&window),
        window_(window),
        folder_(std::move(folder)),
        stride_(std::max<std::size_t>(1, stride)),
        options_(options),
        count_((window.model()->step_count() + stride_ - 1) / stride_),
        revision_(window.model()->result_revision()) {
    setObjectName("frames_dialog");
    setWindowTitle(MainWindow::tr("Frame sequence"));
    setLabelText(MainWindow::tr("Writing frames into %1").arg(folder_));
    setRange(0, static_cast<int>(count_));
    setMinimumDuration(0);
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoReset(false);
    setValue(0);
    QTimer::singleShot(0, this, [this] { write_next(); });
  }

 private:
  void write_next() {
    if (wasCanceled() || done_ >= count_ || window_.model()->result_revision() != revision_) return finish();
    const std::size_t step = std::min(done_ * stride_, window_.model()->step_count() - 1);
    const bool written = window_.model().attempt([&] {
      State state = window_.model()->state();
      state.step = step;
      const QString path = QString("%1/frame_%2.png").arg(folder_).arg(done_, 5, 10, QChar('0'));
      render::write_png(path.toStdString(), window_.viewport().image(options_, step), to_json(state));
    });
    if (!written) return finish();
    setValue(static_cast<int>(++done_));
    QTimer::singleShot(0, this, [this] { write_next(); });
  }
  void finish() {
    window_.model()->say(Severity::info, MainWindow::tr("%1 frames written into %2").arg(done_).arg(folder_).toStdString());
    close();
  }

  MainWindow& window_;
  QString folder_;
  std::size_t stride_;
  render::ImageOptions options_;
  std::size_t count_, done_ = 0;
  std::uint64_t revision_;
};

}  // namespace

bool save_screenshot(MainWindow& window, const QString& path, const render::ImageOptions& options) {
  return window.model().attempt([&] {
    render::write_png(path.toStdString(), window.viewport().image(options), to_json(window.model()->state()));
    window.model()->say(Severity::info, MainWindow::tr("Picture written to %1").arg(path).toStdString());
  });
}

void save_frames(MainWindow& window, const QString& folder, std::size_t stride, const render::ImageOptions& options) {
  (new FrameWriter(window, folder, stride, options))->show();
}

}  // namespace ws::app
