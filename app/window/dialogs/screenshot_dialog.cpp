// The dialogs of pictures, and of many pictures.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/screenshot_dialog.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

#include "app/session/pictures/picture_sizes.h"
#include "app/session/pictures/video.h"
#include "app/window/dialogs/save_dialog.h"
#include "app/window/files/frame_sequence.h"
#include "app/window/files/screenshots.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/viewport/viewport.h"

#include <cmath>

namespace ws::app {

namespace {

constexpr int largest_side = 32'768;

class ScreenshotDialog : public QDialog {
 public:
  ScreenshotDialog(QWidget* parent, const PictureTools& tools, ScreenshotKind kind)
      : QDialog(parent), tools_(tools), is_sequence_(kind == ScreenshotKind::frames) {
    setObjectName("screenshot_dialog");
    setWindowTitle(is_sequence_ ? tr("Frame sequence") : tr("Picture"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* form = new QFormLayout;
    add_format(form);
    add_size(form);
    add_look(form, kind == ScreenshotKind::transparent);
    if (is_sequence_) add_range(form);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(form);
    note_ = add_label(layout, "screenshot.note", "dim");
    error_ = add_label(layout, "screenshot.error", "error");
    layout->addWidget(buttons());
    follow();
  }

 protected:
  /// Return in a number takes the number, as everywhere: the place to write to is asked for by the button alone.
  void keyPressEvent(QKeyEvent* event) override {
    const bool is_return = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_return && qobject_cast<QAbstractSpinBox*>(focusWidget())) return event->accept();
    QDialog::keyPressEvent(event);
  }

 private:
  // --- what is asked ------------------------------------------------------------------------------------------------

  /// Flat scenes have shapes for svg, those in space for glb.
  void add_format(QFormLayout* form) {
    format_ = named(new QComboBox(this), "screenshot.format", tr("Format"));
    if (is_sequence_) {
      format_->addItem(tr("PNG, numbered"), "png");
      format_->addItem(tr("Video, MP4"), "mp4");
      format_->addItem(tr("Video, WebM"), "webm");
    } else {
      format_->addItem(tr("PNG, a picture"), "png");
      if (is_flat())
        format_->addItem(tr("SVG, shapes and words"), "svg");
      else
        format_->addItem(tr("glTF, shapes in space"), "glb");
    }
    form->addRow(tr("Format"), format_);
    connect(format_, &QComboBox::currentIndexChanged, this, [this] { follow(); });
  }

  void add_size(QFormLayout* form) {
    preset_ = named(new QComboBox(this), "screenshot.preset", tr("Size"));
    shown_ = options_as_shown(tools_.viewport);
    preset_->addItem(tr("As large as in the window, %1 × %2").arg(shown_.width).arg(shown_.height));
    for (const PictureSize& size : picture_sizes)
      preset_->addItem(QString("%1, %2 × %3").arg(translated(size.title)).arg(size.width).arg(size.height));
    preset_->addItem(tr("Another"));
    form->addRow(tr("Size"), preset_);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    width_ = number(new QSpinBox(row), "screenshot.width", tr("Width"), 16, largest_side, shown_.width);
    height_ = number(new QSpinBox(row), "screenshot.height", tr("Height"), 16, largest_side, shown_.height);
    for (QSpinBox* side : {width_, height_}) side->setSuffix(" px");
    layout->addWidget(width_, 1);
    layout->addWidget(new QLabel("×", row));
    layout->addWidget(height_, 1);
    form->addRow(QString(), row);
    connect(preset_, &QComboBox::activated, this, [this](int index) { take_preset(index); });
    for (QSpinBox* side : {width_, height_}) connect(side, &QSpinBox::valueChanged, this, [this] { follow(); });
  }

  void add_look(QFormLayout* form, bool is_transparent) {
    scale_ = named(new QDoubleSpinBox(this), "screenshot.scale", tr("Size of words and lines"));
    scale_->setRange(0.25, 16);
    scale_->setSingleStep(0.25);
    scale_->setPrefix("× ");
    scale_->setValue(double(shown_.scale));
    scale_->setToolTip(tr("How large words, lines and dots are; 3.13 on paper at 300 dpi is as large as on a screen"));
    form->addRow(tr("Words and lines"), scale_);
    supersample_ = named(new QComboBox(this), "screenshot.samples", tr("Samples per pixel"));
    for (const int side : {1, 2, 3, 4}) supersample_->addItem(tr("%1 × %1").arg(side), side);
    supersample_->setCurrentIndex(1);
    form->addRow(tr("Samples per pixel"), supersample_);
    transparent_ = named(new QCheckBox(tr("Transparent ground"), this), "screenshot.transparent", tr("Transparent ground"));
    transparent_->setChecked(is_transparent);
    form->addRow(QString(), transparent_);
    print_ = named(new QCheckBox(tr("Print colours: black on white"), this), "screenshot.print", tr("Print colours"));
    form->addRow(QString(), print_);
    for (QCheckBox* box : {transparent_, print_}) connect(box, &QCheckBox::toggled, this, [this] { follow(); });
  }

  void add_range(QFormLayout* form) {
    constexpr std::size_t most = 1'000'000'000;
    const std::size_t count = std::min(tools_.model->viewer().step_count(), most);
    const int last = static_cast<int>(count > 0 ? count - 1 : 0);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    from_ = number(new QSpinBox(row), "screenshot.from", tr("First step"), 0, last, 0);
    to_ = number(new QSpinBox(row), "screenshot.to", tr("Last step"), 0, last, last);
    layout->addWidget(from_, 1);
    layout->addWidget(new QLabel(tr("to"), row));
    layout->addWidget(to_, 1);
    form->addRow(tr("Steps"), row);
    stride_ = number(new QSpinBox(this), "screenshot.stride", tr("Steps between pictures"), 1, std::max(last, 1), 1);
    const auto name_stride = [this](int stride) { stride_->setSuffix(tr(" steps", nullptr, stride)); };
    name_stride(stride_->value());
    connect(stride_, &QSpinBox::valueChanged, this, name_stride);
    stride_->setSpecialValueText(tr("step"));  // for 1
    form->addRow(tr("One picture every"), stride_);
    rate_ = named(new QDoubleSpinBox(this), "screenshot.rate", tr("Pictures per second"));
    rate_->setRange(0.1, 240);
    rate_->setValue(VideoOptions{}.frames_per_second);
    form->addRow(tr("Pictures per second"), rate_);
    // As many as a clip that one watches to its end.
    stride_->setValue(static_cast<int>(
        stride_for(0, static_cast<std::size_t>(last), static_cast<std::size_t>(clip_seconds * rate_->value()))));
    for (QSpinBox* box : {from_, to_, stride_}) connect(box, &QSpinBox::valueChanged, this, [this] { follow(); });
    connect(rate_, &QDoubleSpinBox::valueChanged, this, [this] { follow(); });
  }

  QWidget* buttons() {
    auto* box = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    save_ = box->button(QDialogButtonBox::Save);
    save_->setText(tr("Save…"));
    save_->setObjectName("screenshot.save");
    if (!is_sequence_) {
      copy_ = box->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
      copy_->setObjectName("screenshot.copy");
      copy_->setToolTip(tr("Put the picture on the clipboard"));
      connect(copy_, &QPushButton::clicked, this, [this] {
        if (!accepts()) return;
        copy_picture(tools_, options());
        accept();
      });
    }
    connect(box, &QDialogButtonBox::accepted, this, [this] { choose_place(); });
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return box;
  }

  template <class Widget>
  static Widget* named(Widget* widget, const char* name, const QString& accessible) {
    widget->setObjectName(name);
    widget->setAccessibleName(accessible);
    return widget;
  }

  static QSpinBox* number(QSpinBox* box, const char* name, const QString& accessible, int least, int most, int value) {
    box->setRange(least, most);
    box->setValue(value);
    return named(box, name, accessible);
  }

  QLabel* add_label(QVBoxLayout* layout, const char* name, const char* role) {
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setProperty("role", role);
    layout->addWidget(label);
    return label;
  }

  // --- what was answered --------------------------------------------------------------------------------------------

  [[nodiscard]] bool is_flat() const { return tools_.model->viewer().camera().planar; }
  [[nodiscard]] QString suffix() const { return format_->currentData().toString(); }
  [[nodiscard]] bool is_clip() const { return suffix() == "mp4" || suffix() == "webm"; }

  [[nodiscard]] render::ImageOptions options() const {
    render::ImageOptions options{
        .width = width_->value(), .height = height_->value(), .scale = static_cast<float>(scale_->value())};
    if (is_clip()) {
      options.width = even_side(options.width);
      options.height = even_side(options.height);
    }
    options.supersample = supersample_->currentData().toInt();
    options.transparent = transparent_->isChecked();
    options.print_colors = print_->isChecked();
    return options;
  }

  [[nodiscard]] FrameSequence sequence() const {
    const StepRange range{static_cast<std::size_t>(from_->value()), static_cast<std::size_t>(to_->value()),
                          static_cast<std::size_t>(stride_->value())};
    return {range, options(), rate_->value()};
  }

  void take_preset(int index) {
    const auto named_count = static_cast<int>(picture_sizes.size());
    if (index > named_count) return;  // another: what stands there
    const PictureSize size = index == 0 ? PictureSize{"", "", shown_.width, shown_.height, shown_.scale, 0}
                                        : picture_sizes[static_cast<std::size_t>(index - 1)];
    width_->setValue(size.width);
    height_->setValue(size.height);
    scale_->setValue(double(size.scale));
    preset_->setCurrentIndex(index);
  }

  /// The first entry with these sides; the last where none has.
  [[nodiscard]] int preset_of(int width, int height) const {
    if (width == shown_.width && height == shown_.height) return 0;
    for (std::size_t i = 0; i < picture_sizes.size(); ++i)
      if (picture_sizes[i].width == width && picture_sizes[i].height == height) return static_cast<int>(i) + 1;
    return preset_->count() - 1;
  }

  /// Says what will be written, and what cannot be.
  void follow() {
    preset_->setCurrentIndex(preset_of(width_->value(), height_->value()));
    const bool is_shapes = suffix() == "svg" || suffix() == "glb", has_page = suffix() != "glb";
    for (QWidget* field : {static_cast<QWidget*>(preset_), static_cast<QWidget*>(width_), static_cast<QWidget*>(height_),
                           static_cast<QWidget*>(scale_), static_cast<QWidget*>(transparent_), static_cast<QWidget*>(print_)})
      field->setEnabled(has_page);
    supersample_->setEnabled(!is_shapes);
    transparent_->setEnabled(has_page && suffix() != "mp4");
    if (suffix() == "mp4") transparent_->setChecked(false);
    if (rate_) rate_->setEnabled(is_clip());
    note_->setText(note());
    const bool can_be_made = accepts();
    save_->setEnabled(can_be_made);
    if (copy_) copy_->setEnabled(can_be_made && suffix() == "png");
    if (isVisible()) make_room();
  }

  /// Words that come take none from the fields.
  void make_room() {
    layout()->activate();
    resize(width(), std::max(layout()->totalHeightForWidth(width()), layout()->totalSizeHint().height()));
  }

  [[nodiscard]] QString note() const {
    if (is_sequence_) return sequence_note();
    if (suffix() == "svg")
      return tr("Every dot, line and word becomes a shape that drawing programs can change; up to %1 of them")
          .arg(grouped(200'000));
    if (suffix() == "glb")
      return tr(
          "Points, lines, triangles and balls with their colours, for programs that show or edit scenes; without axes, "
          "legend and words");
    return tr(
        "The sliders over the picture are never part of it; the file carries the state, and dropping it on the window "
        "restores it");
  }

  [[nodiscard]] QString sequence_note() const {
    const FrameSequence asked = sequence();
    QString text = tr("%1 pictures of %2 × %3", nullptr, plural_of(asked.range.count()))
                       .arg(grouped(asked.range.count()))
                       .arg(asked.options.width)
                       .arg(asked.options.height);
    if (is_clip()) text += tr("; %1 s").arg(static_cast<double>(asked.range.count()) / asked.frames_per_second, 0, 'f', 1);
    return text;
  }

  /// What cannot be drawn or made is said here, before a place for it is chosen.
  bool accepts() {
    try {
      const render::ImageOptions asked = options();
      render::check_image(asked);
      if (is_sequence_ && sequence().range.count() == 0)
        throw Error(ErrorKind::invalid_argument, tr("the first step is behind the last one").toStdString());
      if (is_clip())
        check_video(("clip." + suffix()).toStdString(), {asked.width, asked.height, rate_->value(), asked.transparent});
      error_->hide();
      return true;
    } catch (const Error& error) {
      error_->setText(QString::fromStdString(error.full_text()));
      error_->show();
      return false;
    }
  }

  void choose_place() {
    if (!accepts()) return;
    const QString name = proposed_file_name(tools_.model, !is_sequence_) + "." + suffix();
    auto* dialog = new SaveDialog(parentWidget(), tools_.model.output_check(), windowTitle(), QString(),
                                  QString("%1 (*.%2)").arg(suffix().toUpper(), suffix()));
    dialog->setObjectName("picture_file_dialog");
    dialog->setDefaultSuffix(suffix());
    dialog->selectFile(name);
    // What is written is what was chosen here, whatever the name ends in.
    const auto with_end = [end = "." + suffix()](const QString& path) {
      return path.endsWith(end, Qt::CaseInsensitive) ? path : path + end;
    };
    if (is_sequence_)
      connect(dialog, &QFileDialog::fileSelected, parentWidget(),
              [parent = parentWidget(), tools = tools_, asked = sequence(), with_end](const QString& path) {
                save_frames(parent, tools, with_end(path), asked);
              });
    else
      connect(dialog, &QFileDialog::fileSelected, parentWidget(),
              [tools = tools_, asked = options(), with_end](const QString& path) {
                save_screenshot(tools, with_end(path), asked);
              });
    dialog->open();
    accept();
  }

  PictureTools tools_;
  const bool is_sequence_;
  render::ImageOptions shown_;
  QComboBox *format_ = nullptr, *preset_ = nullptr, *supersample_ = nullptr;
  QSpinBox *width_ = nullptr, *height_ = nullptr, *from_ = nullptr, *to_ = nullptr, *stride_ = nullptr;
  QDoubleSpinBox *scale_ = nullptr, *rate_ = nullptr;
  QCheckBox *transparent_ = nullptr, *print_ = nullptr;
  QLabel *note_ = nullptr, *error_ = nullptr;
  QPushButton *save_ = nullptr, *copy_ = nullptr;
};

}  // namespace

void show_screenshot_dialog(QWidget* parent, const PictureTools& tools, ScreenshotKind kind) {
  (new ScreenshotDialog(parent, tools, kind))->open();
}

}  // namespace ws::app
