// The widget of a plot: what the pointer and the menu do.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_widget.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>

#include "app/window/dialogs/save_dialog.h"
#include "app/window/format.h"
#include "app/window/plots/plot_file.h"
#include "app/window/theme.h"
#include "compute/core/run/error.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace ws::app {

namespace {

constexpr int saved_pixels_per_point = 2;
constexpr int second_click_ms = 250;

}  // namespace

PlotWidget::PlotWidget(PathCheck check, QWidget* parent) : QWidget(parent), check_(std::move(check)) {
  setMouseTracking(true);
  setMinimumSize(least_plot_size);
  setFocusPolicy(Qt::TabFocus);
  choice_.setSingleShot(true);
  choice_.setInterval(second_click_ms);
  connect(&choice_, &QTimer::timeout, this, &PlotWidget::choose);
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &PlotWidget::begin_painting);
}

/// Each step shows its plots anew, and of most only the line at the step is another.
void PlotWidget::show_plot(const Plot& plot) {
  plot_.cursor = plot.cursor;
  if (plot == plot_) return update();
  if (plot.id != plot_.id) {
    x_log_ = plot.x_log;
    y_log_ = plot.y_log;
  }
  plot_ = plot;
  setObjectName("plot." + qt(plot.id));
  setAccessibleName(tr("Plot: %1").arg(qt(plot.title)));
  name_heading();
  axes_ = fitted_axes(plot_, x_log_, y_log_);
  paint_anew();
}

/// Not in this event, so that of several changes one painting comes.
void PlotWidget::paint_anew() {
  ++wanted_;
  if (isVisible()) soon_.start();
}

/// With a palette come the theme's colours. Each step's tool tip is a change too.
void PlotWidget::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::ToolTipChange) paint_anew();
}

/// Whole, where the room is small.
void PlotWidget::name_heading() {
  QStringList names(qt(plot_.title));
  if (!meaning_.isEmpty()) names << meaning_;
  for (const PlotSeries& series : plot_.series) names << qt(series.name);
  setToolTip(names.join('\n'));
}

void PlotWidget::set_meaning(const QString& meaning) {
  if (meaning == meaning_) return;
  meaning_ = meaning;
  name_heading();
  paint_anew();
}

void PlotWidget::set_alone(bool alone) {
  if (alone == is_alone_) return;
  is_alone_ = alone;
  paint_anew();
}

QRect PlotWidget::plot_rect() const {
  if (!is_alone_ || meaning_.isEmpty()) return rect();
  constexpr int gap_px = 10;
  const QRect words = fontMetrics().boundingRect(rect(), Qt::TextWordWrap, meaning_);
  return rect().adjusted(0, 0, 0, -words.height() - gap_px);
}

QString PlotWidget::spoken_description() const {
  QStringList parts;
  if (!meaning_.isEmpty()) parts << meaning_;
  for (const PlotSeries& series : plot_.series) {
    if (series.y.empty()) continue;
    const auto [least, most] = std::minmax_element(series.y.begin(), series.y.end());
    parts << tr("%1: %2 values from %3 to %4").arg(qt(series.name)).arg(series.y.size()).arg(*least).arg(*most);
  }
  if (plot_.cells) {
    std::vector<double> there;
    std::copy_if(plot_.cells->values.begin(), plot_.cells->values.end(), std::back_inserter(there),
                 [](double value) { return std::isfinite(value); });
    if (!there.empty()) {
      const auto [least, most] = std::minmax_element(there.begin(), there.end());
      parts << tr("%1: %2 values from %3 to %4").arg(qt(plot_.cells->label)).arg(there.size()).arg(*least).arg(*most);
    }
  }
  if (plot_.cursor) parts << tr("the present step is at %1").arg(*plot_.cursor);
  return tr("%1 against %2").arg(qt(plot_.y_label), qt(plot_.x_label)) + ". " + parts.join("; ");
}

PlotPainter PlotWidget::plot_painter() const { return {plot_, axes_, theme_colors(), font()}; }

bool PlotWidget::is_painted() const {
  return painted_ == wanted_ && still_.size() == still_pixels(size(), devicePixelRatioF()) &&
         still_.devicePixelRatio() == devicePixelRatioF();
}

PlotStill PlotWidget::still() const {
  return {plot_, axes_, theme_colors(), font(), meaning_, plot_rect(), size(), devicePixelRatioF()};
}

/// A plot takes some milliseconds, and the picture of a step would wait for it: another thread paints it, and what was there
/// is seen until then. While one is painted the next one waits, whatever becomes of the plot meanwhile.
void PlotWidget::begin_painting() {
  if (is_painting_ || is_painted()) return;
  is_painting_ = true;
  QThreadPool::globalInstance()->start([self = QPointer<PlotWidget>(this), wanted = wanted_, still = still()] {
    const QImage image = still.painted();
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [self, wanted, image] {
          if (!self) return;
          self->is_painting_ = false;
          if (wanted >= self->painted_) self->take(image, wanted);
        },
        Qt::QueuedConnection);
  });
}

void PlotWidget::finish_painting() {
  if (!is_painted()) take(still().painted(), wanted_);
}

void PlotWidget::take(const QImage& image, std::uint64_t wanted) {
  still_ = image;
  painted_ = wanted;
  update();
}

void PlotWidget::paintEvent(QPaintEvent*) {
  if (!is_painted()) {
    if (isVisible())
      soon_.start();
    else
      finish_painting();
  }
  QPainter painter(this);
  painter.drawImage(0, 0, still_);
  if (is_painted()) {  // else they would stand on the axes of the former one
    const PlotPainter plot = plot_painter();
    plot.paint_cursor(painter, plot_rect());
    if (hover_) plot.paint_hover(painter, plot_rect(), *hover_);
  }
  if (hasFocus()) {
    painter.setPen(theme_colors().accent);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

/// The tool tip belongs to the heading: below it the pointer reads values.
bool PlotWidget::event(QEvent* event) {
  // Before the window takes it for cancelling.
  if (event->type() == QEvent::ShortcutOverride && is_alone_ && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  const bool reads = event->type() == QEvent::ToolTip &&
                     static_cast<QHelpEvent*>(event)->pos().y() > static_cast<int>(plot_painter().box_of(plot_rect()).top());
  return reads || QWidget::event(event);
}

void PlotWidget::set_choosable(bool on) {
  choosable_ = on;
  setCursor(on ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (std::exchange(is_second_click_, false) || !choosable_) return;
  choice_place_ = event->position();
  choice_.start();
}

void PlotWidget::choose() {
  if (const std::optional<double> x = plot_painter().x_at(plot_rect(), choice_place_)) Q_EMIT chosen(*x);
  if (const auto found = plot_painter().value_at(plot_rect(), choice_place_))
    Q_EMIT value_chosen(found->x, found->series, found->y);
}

void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  choice_.stop();
  is_second_click_ = true;  // its release chooses nothing either
  setFocus(Qt::MouseFocusReason);
  Q_EMIT room_wanted();
}

void PlotWidget::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    Q_EMIT room_wanted();
    return;
  }
  if (event->key() == Qt::Key_Escape && is_alone_) {
    Q_EMIT room_wanted();
    return;
  }
  QWidget::keyPressEvent(event);
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
  hover_ = event->position();
  update();
}

void PlotWidget::leaveEvent(QEvent*) {
  hover_.reset();
  update();
}

void PlotWidget::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setObjectName("plot_menu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto add_switch = [&](const QString& text, bool* flag) {
    QAction* action = menu->addAction(text, this, [this, flag] {
      *flag = !*flag;
      axes_ = fitted_axes(plot_, x_log_, y_log_);
      paint_anew();
    });
    action->setCheckable(true);
    action->setChecked(*flag);
  };
  add_switch(tr("Logarithmic x"), &x_log_);
  add_switch(tr("Logarithmic y"), &y_log_);
  menu->addSeparator();
  menu->addAction(tr("Maximise or restore"), this, &PlotWidget::room_wanted);
  menu->addAction(tr("Copy values"), this,
                  [this] { QGuiApplication::clipboard()->setText(QString::fromStdString(csv_of(plot_))); });
  menu->addAction(tr("Save in print colours…"), this, [this] { ask_to_save(true); });
  menu->addAction(tr("Save as CSV, SVG or PNG…"), this, [this] { ask_to_save(false); });
  menu->popup(event->globalPos());
}

void PlotWidget::ask_to_save(bool in_print_colors) {
  auto* dialog = new SaveDialog(this, check_, tr("Save plot"));
  dialog->setObjectName("plot_dialog");
  dialog->setNameFilters(in_print_colors ? QStringList{"SVG (*.svg)", "PNG (*.png)"}
                                         : QStringList{"CSV (*.csv)", "SVG (*.svg)", "PNG (*.png)"});
  dialog->setDefaultSuffix(in_print_colors ? "svg" : "csv");
  dialog->selectFile((file_name_.isEmpty() ? "" : file_name_ + "-") + qt(plot_.id) + "." + dialog->defaultSuffix());
  connect(dialog, &QFileDialog::filterSelected, dialog,
          [dialog](const QString& filter) { dialog->setDefaultSuffix(filter.left(3).toLower()); });
  connect(dialog, &QFileDialog::fileSelected, this, [this, in_print_colors](const QString& path) {
    try {
      const PlotPainter painter(plot_, axes_, in_print_colors ? print_colors() : theme_colors(), font());
      write_plot(path, painter, size(), saved_pixels_per_point);
    } catch (const Error& error) {
      QMessageBox::warning(this, tr("Save plot"), QString::fromStdString(error.full_text()));
    }
  });
  dialog->open();
}

}  // namespace ws::app
