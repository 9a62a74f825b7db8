// The screenshot dialog.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/screenshot_dialog.h"

#include "app/window/files/screenshots.h"
#include "app/window/viewport/viewport.h"

namespace ws::app {

namespace {

constexpr int largest_side = 32'768;

class ScreenshotDialog : public QDialog {
 public:
  ScreenshotDialog(QWidget* parent, const PictureTools& tools, ScreenshotKind kind)
      : QDialog(parent), tools_(tools), kind_(kind) {
    setObjectName("screenshot_dialog");
    setWindowTitle(kind == ScreenshotKind::frames ? tr("Frame sequence") : tr("Screenshot"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* form = new QFormLayout;
    form->addRow(tr("Size"), size_row());
    supersample_ = new QComboBox(this);
    supersample_->setAccessibleName(tr("Samples per pixel"));
    for (const int side : {1, 2, 3, 4}) supersample_->addItem(tr("%1 × %1").arg(side), side);
    supersample_->setCurrentIndex(1);
    form->addRow(tr("Samples per pixel"), supersample_);
    transparent_ = new QCheckBox(tr("Transparent ground"), this);
    transparent_->setObjectName("screenshot.transparent");
    transparent_->setChecked(kind == ScreenshotKind::transparent);
    form->addRow(QString(), transparent_);
    stride_ = new QSpinBox(this);
    stride_->setAccessibleName(tr("Steps between pictures"));
    stride_->setRange(1, 1'000'000);
    if (kind == ScreenshotKind::frames) form->addRow(tr("One picture every"), stride_);
    stride_->setSuffix(tr(" steps"));
    stride_->setVisible(kind == ScreenshotKind::frames);
    auto* note = new QLabel(tr("The sliders over the picture are never part of it; the file carries the state, and "
                               "dropping it on the window restores it."),
                            this);
    note->setWordWrap(true);
    note->setProperty("role", "dim");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { choose_place(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(buttons);
  }

 private:
  QWidget* size_row() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const double ratio = tools_.viewport.devicePixelRatioF();
    const auto side = [&](const QString& name, int value) {
      auto* box = new QSpinBox(row);
      box->setAccessibleName(name);
      box->setRange(16, largest_side);
      box->setSuffix(" px");
      box->setValue(value);
      layout->addWidget(box);
      return box;
    };
    width_ = side(tr("Width"), qRound(tools_.viewport.width() * ratio));
    layout->addWidget(new QLabel("×", row));
    height_ = side(tr("Height"), qRound(tools_.viewport.height() * ratio));
    width_->setObjectName("screenshot.width");
    height_->setObjectName("screenshot.height");
    return row;
  }

  void choose_place() {
    render::ImageOptions options;
    options.width = width_->value();
    options.height = height_->value();
    options.supersample = supersample_->currentData().toInt();
    options.transparent = transparent_->isChecked();
    const bool frames = kind_ == ScreenshotKind::frames;
    auto* dialog = new QFileDialog(parentWidget(), windowTitle(), frames ? QString() : "warpscope.png", "PNG (*.png)");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(frames ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    if (frames) dialog->setFileMode(QFileDialog::Directory);
    if (!frames) dialog->selectFile("warpscope.png");
    dialog->setDefaultSuffix("png");
    const auto stride = static_cast<std::size_t>(stride_->value());
    connect(dialog, &QFileDialog::fileSelected, parentWidget(),
            [parent = parentWidget(), tools = tools_, options, frames, stride](const QString& path) {
              if (frames)
                save_frames(parent, tools, path, stride, options);
              else
                save_screenshot(tools, path, options);
            });
    dialog->open();
    accept();
  }

  PictureTools tools_;
  ScreenshotKind kind_;
  QSpinBox *width_, *height_, *stride_;
  QComboBox* supersample_;
  QCheckBox* transparent_;
};

}  // namespace

void show_screenshot_dialog(QWidget* parent, const PictureTools& tools, ScreenshotKind kind) {
  (new ScreenshotDialog(parent, tools, kind))->open();
}

}  // namespace ws::app
