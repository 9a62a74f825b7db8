// The timeline.
// SPDX-License-Identifier: MIT
#include "app/window/docks/timeline.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/actions/action_set.h"
#include "app/window/docks/timeline_track.h"
#include "app/window/format.h"
#include "app/window/widgets/number_field.h"

namespace ws::app {

namespace {

constexpr double speeds[] = {0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256};

}  // namespace

Timeline::Timeline(SessionModel& model, ActionSet& actions, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("timeline");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 5, 8, 3);
  layout->setSpacing(1);
  layout->addWidget(transport(actions));
  layout->addWidget(new TimelineTrack(model, this), 1);
  setMinimumHeight(84);
  setMaximumHeight(90);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::step | Change::result | Change::picture | Change::playback | Change::workspace | Change::breakpoints))
      refresh();
  });
  refresh();
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
  for (const double speed : speeds) speed_->addItem(tr("%1 / s").arg(speed), speed);
  connect(speed_, &QComboBox::activated, this,
          [this](int index) { model_->viewer().set_speed(speed_->itemData(index).toDouble()); });
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
  count_ = new QLabel(bar);
  count_->setProperty("role", "dim");
  title_ = new QLabel(bar);
  title_->setObjectName("timeline.title");
  title_->setAccessibleName(tr("What this step shows"));
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row->addSpacing(6);
  row->addWidget(speed_);
  row->addSpacing(10);
  row->addWidget(step_);
  row->addWidget(count_);
  row->addSpacing(12);
  row->addWidget(title_, 1);
  return bar;
}

void Timeline::refresh() {
  const std::size_t count = model_->viewer().step_count();
  FieldInfo steps;
  steps.kind = FieldKind::integer;
  FieldRange range;
  range.max = range.slider_max = count > 0 ? static_cast<double>(count - 1) : 0;
  step_->set_field(steps, range);
  step_->set_real(static_cast<double>(model_->viewer().step()));
  step_->setEnabled(count > 0);
  speed_->setEnabled(count > 0);
  count_->setText(count > 0 ? tr("/ %1").arg(grouped(count - 1)) : QString());
  const int nearest = static_cast<int>(std::min_element(std::begin(speeds), std::end(speeds),
                                                        [this](double a, double b) {
                                                          return std::abs(a - model_->viewer().speed()) <
                                                                 std::abs(b - model_->viewer().speed());
                                                        }) -
                                       std::begin(speeds));
  speed_->setCurrentIndex(nearest);
  full_title_.clear();
  const auto picture = model_->viewer().picture();
  if (!picture) return show_title();
  const StepInfo& info = picture->info;
  full_title_ = qt(info.title);
  for (const Property& property : info.values)
    full_title_ += QString("   ·   %1 %2").arg(readable(property.name).toLower(), property_text(property));
  if (const auto marked = model_->viewer().marked_step(); marked && *marked != picture->request.step) {
    QStringList changes;
    for (const std::string& change : model_->viewer().changes_since_mark()) changes << qt(change);
    full_title_ =
        tr("Since step %1: %2").arg(grouped(*marked), changes.isEmpty() ? tr("no value changed") : changes.join(", ")) +
        "   ·   " + full_title_;
  }
  show_title();
}

void Timeline::show_title() {
  title_->setText(title_->fontMetrics().elidedText(full_title_, Qt::ElideRight, title_->width()));
  title_->setToolTip(full_title_);
}

void Timeline::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // The label gets its own width only with the layout that follows.
  QTimer::singleShot(0, this, [this] { show_title(); });
}

}  // namespace ws::app
