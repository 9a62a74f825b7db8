// The timeline.
// SPDX-License-Identifier: MIT
#include "app/window/docks/timeline.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/window/actions/action_set.h"
#include "app/window/docks/timeline_track.h"
#include "app/window/format.h"
#include "app/window/widgets/number_field.h"
#include "app/window/widgets/spoken_step.h"

namespace ws::app {

namespace {

constexpr double speeds[] = {0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 1000, 4000, 16'000, 64'000};
constexpr int by_length = 0;  // the first entry: all steps in a fixed time
constexpr Change shown_here =
    Change::step | Change::result | Change::picture | Change::playback | Change::workspace | Change::breakpoints;

QString grouped_speed(double speed) { return speed < 1 ? QString::number(speed) : grouped(static_cast<std::uint64_t>(speed)); }

/// How long all steps take where the speed follows their number.
int whole_seconds(std::size_t step_count) {
  if (step_count == 0) return static_cast<int>(comfortable_seconds);
  const double seconds = static_cast<double>(step_count - 1) / comfortable_speed(step_count);
  return std::max(1, static_cast<int>(std::lround(seconds)));
}

/// Shows whole lines alone, and is scrolled by lines.
class LinesArea : public QScrollArea {
 public:
  static constexpr int above_px = 2;
  using QScrollArea::QScrollArea;

 protected:
  void resizeEvent(QResizeEvent* event) override {
    fit_lines();
    QScrollArea::resizeEvent(event);
  }
  void changeEvent(QEvent* event) override {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit_lines();
  }

 private:
  void fit_lines() {
    const int line = fontMetrics().lineSpacing(), room = height() - above_px;
    setViewportMargins(0, 0, 0, room > line ? room % line : 0);
    verticalScrollBar()->setSingleStep(line);
  }
};

}  // namespace

Timeline::Timeline(SessionModel& model, ActionSet& actions, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("timeline");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 5, 8, 3);
  layout->setSpacing(1);
  layout->addWidget(transport(actions));
  layout->addWidget(new TimelineTrack(model, this));
  layout->addWidget(narration(), 1);
  constexpr int above_words_px = 90, tall_screen = 600;
  const int told_lines = screen()->availableSize().height() < tall_screen ? 2 : 3;
  // Whatever is told: the picture's room does not change from step to step.
  setFixedHeight(above_words_px + told_lines * fontMetrics().lineSpacing());
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (!any(what, shown_here)) return;
    refresh();
    telling_.start(std::chrono::milliseconds{0});
  });
  telling_.setSingleShot(true);
  connect(&telling_, &QTimer::timeout, this, &Timeline::tell_step);
  refresh();
  tell_step();
}

QWidget* Timeline::transport(ActionSet& actions) {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  for (const char* id :
       {"steps.first", "steps.previous_event", "steps.back", "steps.play", "steps.forward", "steps.next_event", "steps.last"}) {
    auto* button = new QToolButton(bar);
    button->setDefaultAction(actions.get(id));
    button->setObjectName("timeline." + QString(id).section('.', 1));
    button->setAccessibleName(actions.get(id)->text());
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  speed_ = new QComboBox(bar);
  speed_->setObjectName("timeline.speed");
  speed_->setAccessibleName(tr("Steps per second"));
  speed_->setToolTip(tr("Steps per second  ([ and ])"));
  speed_->addItem({});  // named once the number of steps is known
  for (const double speed : speeds) speed_->addItem(tr("%1 / s").arg(grouped_speed(speed)), speed);
  connect(speed_, &QComboBox::activated, this, [this](int index) {
    if (index == by_length)
      model_->viewer().choose_speed_by_length();
    else
      model_->viewer().set_speed(speed_->itemData(index).toDouble());
  });
  step_ = new NumberField(bar);
  step_->setObjectName("timeline.step");
  step_->set_accessible_name(tr("Step"));
  step_->setFixedWidth(76);
  connect(step_, &NumberField::entered, this, [this](double value) {
    if (model_->viewer().step_count() > 0)
      model_->viewer().seek(
          static_cast<std::size_t>(std::clamp(value, 0.0, static_cast<double>(model_->viewer().step_count() - 1))));
    refresh();  // a number beyond the last step is shown as what it was taken for
  });
  connect(step_, &NumberField::refused, this, [this](const QString& text) {
    model_->log().say(Severity::info, tr("“%1” is no step: type a number").arg(text).toStdString());
    refresh();
  });
  count_ = new QLabel(bar);
  count_->setProperty("role", "dim");
  row->addSpacing(6);
  row->addWidget(speed_);
  row->addSpacing(10);
  row->addWidget(step_);
  row->addWidget(count_);
  row->addStretch(1);
  return bar;
}

/// The sentence in full, and below it what else is known of the step.
QWidget* Timeline::narration() {
  auto* area = new LinesArea(this);  // where even this is too narrow, the rest is scrolled to
  area->setObjectName("timeline.narration");
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->setMinimumHeight(fontMetrics().lineSpacing());  // else the track above it is squeezed
  area->viewport()->setAutoFillBackground(false);
  auto* page = new QWidget(area);
  page->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(12, LinesArea::above_px, 12, 0);
  column->setSpacing(0);
  title_ = new QLabel(page);
  title_->setObjectName("timeline.title");
  title_->setAccessibleName(tr("What this step shows"));
  values_ = new QLabel(page);
  values_->setObjectName("timeline.values");
  values_->setAccessibleName(tr("Values of this step"));
  values_->setProperty("role", "dim");
  for (QLabel* label : {title_, values_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    column->addWidget(label);
  }
  column->addStretch(1);
  area->setWidget(page);
  return area;
}

void Timeline::refresh() {
  const std::size_t count = model_->viewer().step_count();
  FieldInfo steps;
  steps.kind = FieldKind::integer;
  FieldRange range;
  range.max = range.slider_max = count > 0 ? static_cast<double>(count - 1) : 0;
  step_->set_field(steps, range);
  // While steps play the number is that of the picture, and of what is told below; the clock is ahead of both.
  const auto picture = model_->viewer().playing() ? model_->viewer().picture() : nullptr;
  step_->set_real(static_cast<double>(picture ? picture->request.step : model_->viewer().step()));
  step_->setEnabled(count > 0);
  speed_->setEnabled(count > 0);
  count_->setText(count > 0 ? tr("/ %1").arg(grouped(count - 1)) : QString());
  if (const QString whole = tr("all in %1 s").arg(whole_seconds(count)); whole != speed_->itemText(by_length))
    speed_->setItemText(by_length, whole);
  const int nearest = static_cast<int>(std::min_element(std::begin(speeds), std::end(speeds),
                                                        [this](double a, double b) {
                                                          return std::abs(a - model_->viewer().speed()) <
                                                                 std::abs(b - model_->viewer().speed());
                                                        }) -
                                       std::begin(speeds));
  speed_->setCurrentIndex(model_->viewer().speed_is_set() ? nearest + 1 : by_length);
}

void Timeline::tell_step() {
  const auto picture = model_->viewer().picture();
  title_->setText(picture ? qt(picture->info.title) : QString());
  QString values = values_of_step(model_);
  if (const auto marked = model_->viewer().marked_step(); picture && marked && *marked != picture->request.step) {
    QStringList changes;
    for (const std::string& change : model_->viewer().changes_since_mark()) changes << qt(change);
    values = tr("Since step %1: %2").arg(grouped(*marked), changes.isEmpty() ? tr("no value changed") : changes.join(", ")) +
             "\n" + values;
  }
  values_->setText(values);
}

}  // namespace ws::app
