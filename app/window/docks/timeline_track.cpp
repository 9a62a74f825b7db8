// The track of the timeline.
// SPDX-License-Identifier: MIT
#include "app/window/docks/timeline_track.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPen>
#include <QPolygonF>
#include <QRegularExpression>
#include <QToolTip>

#include "app/window/dialogs/breakpoint_dialog.h"
#include "app/window/format.h"
#include "app/window/theme.h"
#include "app/window/widgets/spoken_step.h"

#include <cmath>

namespace ws::app {

namespace {

constexpr double side_px = 12;
constexpr double band_top_px = 5, band_height_px = 15;
constexpr double mark_top_px = 24, mark_height_px = 13;

}  // namespace

QString phase_kind(const QString& label) {
  static const QRegularExpression variant(QStringLiteral("(,.*|:.*|\\s+\\d+)$"));
  QString kind = label;
  return kind.remove(variant).trimmed();
}

TimelineTrack::TimelineTrack(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("timeline.track");
  setAccessibleName(tr("Timeline"));
  setFocusPolicy(Qt::StrongFocus);
  setMinimumHeight(44);
  setMouseTracking(true);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::result | Change::workspace)) collect();
    if (any(what, Change::result | Change::step | Change::workspace | Change::comparison | Change::breakpoints)) update();
    if (any(what, Change::step) && !model_->viewer().playing()) tell_spoken_value(this, spoken_value());
  });
  collect();
}

void TimelineTrack::collect() {
  timeline_ = model_->viewer().timeline();
  outline_ = model_->viewer().outline();
  step_count_ = timeline_ ? timeline_->step_count : 0;
  bands_.clear();
  if (!outline_) return;
  QStringList kinds;  // of phases
  for (const TimelinePhase& phase : outline_->phases) {
    const QString label = qt(phase.label), kind = phase_kind(label);
    if (!kinds.contains(kind)) kinds << kind;
    const int number = static_cast<int>(kinds.indexOf(kind));
    const bool follows_its_like = !bands_.empty() && bands_.back().kind == number;
    bands_.push_back({phase.begin, std::min(phase.end, step_count_ - 1), label, phase.words.empty() ? label : qt(phase.words),
                      number, follows_its_like && !bands_.back().is_fainter});
  }
}

SpokenValue::Range TimelineTrack::spoken_range() const {
  return {0, step_count_ > 0 ? static_cast<double>(step_count_ - 1) : 0, 1};
}

QString TimelineTrack::spoken_description() const { return spoken_step(model_); }

void TimelineTrack::take_spoken_value(double value) {
  if (step_count_ > 0) model_->viewer().seek(static_cast<std::size_t>(std::clamp(value, 0.0, spoken_range().most)));
}

QRectF TimelineTrack::track() const { return QRectF(side_px, 0, width() - 2 * side_px, height()); }

double TimelineTrack::x_of(std::size_t step) const {
  const double last = step_count_ > 1 ? static_cast<double>(step_count_ - 1) : 1;
  return track().left() + track().width() * static_cast<double>(step) / last;
}

std::size_t TimelineTrack::step_at(double x) const {
  if (step_count_ == 0) return 0;
  const double t = std::clamp((x - track().left()) / std::max(1.0, track().width()), 0.0, 1.0);
  return static_cast<std::size_t>(std::lround(t * static_cast<double>(step_count_ - 1)));
}

void TimelineTrack::paint_bands(QPainter& painter) const {
  const ThemeColors& c = theme_colors();
  painter.setPen(Qt::NoPen);
  painter.setBrush(c.field);
  painter.drawRoundedRect(QRectF(track().left(), band_top_px, track().width(), band_height_px), 4, 4);
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * 0.85);
  painter.setFont(small);
  for (const Band& band : bands_) {
    const QRectF box(x_of(band.first), band_top_px, std::max(1.0, x_of(band.last) - x_of(band.first)), band_height_px);
    QColor color = series_color(band.kind);
    color.setAlphaF((c.dark ? 0.38f : 0.30f) * (band.is_fainter ? 0.7f : 1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRect(box.adjusted(0, 0, -std::min(1.0, box.width() / 4), 0));
    if (painter.fontMetrics().horizontalAdvance(band.words) + 8 > box.width()) continue;
    painter.setPen(c.text);
    painter.drawText(box.adjusted(4, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft, band.words);
  }
}

void TimelineTrack::paint_events(QPainter& painter) const {
  // At most one mark per kind and two pixels.
  const std::size_t kind_count = outline_->kinds.size();
  std::vector<double> last_x(kind_count, -10);
  for (const TimelineMark& mark : outline_->marks) {
    const double x = std::round(x_of(timeline_->events[mark.event].step));
    if (x - last_x[mark.kind] < 2) continue;
    last_x[mark.kind] = x;
    const double lane = mark_height_px / static_cast<double>(kind_count);
    const double top = mark_top_px + lane * static_cast<double>(mark.kind);
    painter.fillRect(QRectF(x - 0.5, top, 1.5, std::max(2.5, lane - 1)), series_color(static_cast<int>(mark.kind) + 1));
  }
}

std::optional<std::size_t> TimelineTrack::first_difference() const {
  const auto& found = model_.session().comparison().first_difference();
  if (!found || !found->found || step_count_ == 0) return std::nullopt;
  return std::min(found->found->step_a, step_count_ - 1);
}

void TimelineTrack::paint_first_difference(QPainter& painter) const {
  const auto step = first_difference();
  if (!step) return;
  constexpr double half_px = 5;
  const double x = x_of(*step), y = band_top_px + band_height_px + half_px - 1;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_colors().panel, 1));
  painter.setBrush(theme_colors().warning);
  painter.drawPolygon(QPolygonF{{x, y - half_px}, {x + half_px, y}, {x, y + half_px}, {x - half_px, y}});
}

/// Triangles above the bands, and a flag at the marked step. At most one a few pixels: however many steps there are.
void TimelineTrack::paint_breakpoints(QPainter& painter) const {
  constexpr double half = 4, distance = 5;
  const ThemeColors& c = theme_colors();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(c.error);
  for (const Breakpoints::Point& point : model_->viewer().breakpoints().all()) {
    if (!point.enabled) continue;
    for (auto step = point.steps.begin(); step != point.steps.end();) {
      const double x = x_of(*step);
      painter.drawPolygon(QPolygonF{QPointF(x - half, 0), QPointF(x + half, 0), QPointF(x, band_top_px + 3)});
      step = std::lower_bound(step + 1, point.steps.end(), step_at(x + distance));
    }
  }
  if (const auto marked = model_->viewer().marked_step()) {
    const double x = x_of(*marked);
    painter.setPen(QPen(c.accent, 1.5));
    painter.setBrush(c.accent);
    painter.drawLine(QPointF(x, 0), QPointF(x, mark_top_px + mark_height_px + 2));
    painter.drawPolygon(QPolygonF{QPointF(x, 0), QPointF(x + 2 * half, half), QPointF(x, 2 * half)});
  }
  painter.restore();
}

void TimelineTrack::paint_playhead(QPainter& painter) const {
  const ThemeColors& c = theme_colors();
  const double x = x_of(std::min(model_->viewer().step(), step_count_ - 1));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(c.text, 2));
  painter.drawLine(QPointF(x, band_top_px - 2), QPointF(x, mark_top_px + mark_height_px + 2));
  painter.setPen(QPen(hasFocus() ? c.accent : c.panel, 2));
  painter.setBrush(c.text);
  painter.drawEllipse(QPointF(x, mark_top_px + mark_height_px), 6, 6);  // below the bands, whose words are read
}

void TimelineTrack::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!timeline_ || step_count_ == 0) {
    painter.setPen(theme_colors().dim);
    painter.drawText(track(), Qt::AlignVCenter | Qt::AlignLeft, tr("The steps of a run appear here"));
    return;
  }
  paint_bands(painter);
  paint_events(painter);
  paint_first_difference(painter);
  paint_breakpoints(painter);
  paint_playhead(painter);
}

void TimelineTrack::seek(double x) {
  if (!timeline_) return;
  model_->viewer().seek(step_at(x));
}

void TimelineTrack::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) seek(event->position().x());
}

void TimelineTrack::offer_breakpoints(QMenu& menu, std::size_t step) {
  QStringList conditions;
  for (const Band& band : bands_)
    if (step >= band.first && step <= band.last) conditions = {"phase:" + band.label};
  if (outline_)
    for (const std::string& kind : outline_->kinds) conditions << qt(kind);
  if (const auto picture = model_->viewer().picture())
    for (const Property& property : picture->info.values) conditions << qt(bare_name(property.name)) + " changes";
  constexpr qsizetype most = 12;
  for (const QString& condition : conditions.mid(0, most))
    menu.addAction(tr("Pause at %1").arg(condition), this,
                   [this, condition] { model_.attempt([&] { model_->viewer().breakpoints().add(condition.toStdString()); }); });
  menu.addAction(tr("Pause where…"), this, [this] { show_breakpoint_dialog(window(), model_); });
}

void TimelineTrack::list_breakpoints(QMenu& menu) {
  Breakpoints& breakpoints = model_->viewer().breakpoints();
  if (breakpoints.all().empty()) return;
  menu.addSeparator();
  for (std::size_t i = 0; i < breakpoints.all().size(); ++i) {
    QAction* action = menu.addAction(qt(breakpoints.all()[i].condition.text), this, [this, i] {
      Breakpoints& now = model_->viewer().breakpoints();
      if (i < now.all().size()) now.set_enabled(i, !now.all()[i].enabled);
    });
    action->setCheckable(true);
    action->setChecked(breakpoints.all()[i].enabled);
  }
  menu.addAction(tr("Remove all breakpoints"), this, [this] { model_->viewer().breakpoints().remove_all(); });
}

void TimelineTrack::contextMenuEvent(QContextMenuEvent* event) {
  if (!timeline_) return;
  auto* menu = new QMenu(this);
  menu->setObjectName("timeline_menu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  offer_breakpoints(*menu, event->reason() == QContextMenuEvent::Mouse ? step_at(event->pos().x()) : model_->viewer().step());
  list_breakpoints(*menu);
  menu->addSeparator();
  if (model_->viewer().marked_step())
    menu->addAction(tr("Forget the marked step"), this, [this] { model_->viewer().forget_mark(); });
  else
    menu->addAction(tr("Mark this step"), this, [this] { model_->viewer().mark_step(); });
  menu->popup(event->globalPos());
}

void TimelineTrack::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) seek(event->position().x());
}

void TimelineTrack::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) return model_->viewer().play(!model_->viewer().playing());
  QWidget::keyPressEvent(event);  // the keys that step are actions of the window
}

void TimelineTrack::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TimelineTrack::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

QString TimelineTrack::tip_at(double x) const {
  if (!timeline_ || step_count_ == 0) return {};
  const std::size_t step = step_at(x);
  QString tip = tr("Step %1").arg(grouped(step));
  for (const Band& band : bands_)
    if (step >= band.first && step <= band.last) tip = tr("Step %1 · %2").arg(grouped(step), band.words);
  constexpr double near_px = 3;
  if (const auto parts = first_difference(); parts && std::abs(x_of(*parts) - x) <= 2 * near_px)
    return tip + "\n" + tr("First difference of A and B: step %1").arg(grouped(*parts));
  for (const TimelineMark& mark : outline_->marks)
    if (const StepEvent& event = timeline_->events[mark.event]; std::abs(x_of(event.step) - x) <= near_px)
      return tip + "\n" + qt(event.words.empty() ? event.label : event.words);
  return tip;
}

bool TimelineTrack::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), tip_at(help->pos().x()), this);
  return true;
}

}  // namespace ws::app
