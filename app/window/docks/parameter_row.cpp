// One parameter of the panel.
// SPDX-License-Identifier: MIT
#include "app/window/docks/parameter_row.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QWheelEvent>

#include <utility>

#include "app/window/dialogs/range_dialog.h"
#include "app/window/format.h"
#include "app/window/theme.h"
#include "app/window/widgets/number_field.h"
#include "app/window/widgets/tap_bars.h"
#include "app/window/widgets/typed_text.h"
#include "app/window/widgets/value_slider.h"

namespace ws::app {

namespace {

constexpr int number_width_px = 92;

/// A choice box that leaves the wheel to the panel.
class QuietComboBox : public QComboBox {
 public:
  using QComboBox::QComboBox;
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

}  // namespace

ParameterRow::ParameterRow(SessionModel& model, const FieldInfo& info, QWidget* parent)
    : QWidget(parent), model_(model), name_(info.name), kind_(info.kind) {
  setObjectName("row." + qt(name_));
  help_ = translated(info.help) + "\n" + qt(info.flag()) + ": " + qt(set().accepts(name_));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 2, 0, 2);
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(1);
  grid->setColumnStretch(1, 1);
  dot_ = new QToolButton(this);
  dot_->setObjectName("default." + qt(name_));
  dot_->setAccessibleName(tr("Reset %1").arg(translated(info.label)));
  dot_->setToolTip(tr("Changed; click for the default"));
  dot_->setFixedSize(14, 20);
  dot_->setStyleSheet("QToolButton { border: none; padding: 0; }");
  QSizePolicy keeps_place = dot_->sizePolicy();
  keeps_place.setRetainSizeWhenHidden(true);
  dot_->setSizePolicy(keeps_place);
  connect(dot_, &QToolButton::clicked, this, [this] { reset(); });
  label_ = new QLabel(
      info.unit.empty() ? translated(info.label) : tr("%1 (%2)").arg(translated(info.label), unit_text(info.unit)), this);
  label_->setWordWrap(true);  // a long one must not push the values out of sight
  automatic_ = new QLabel(tr("auto"), this);
  automatic_->setProperty("role", "dim");
  automatic_->setToolTip(tr("Chosen from the data"));
  automatic_->hide();
  grid->addWidget(dot_, 0, 0);
  grid->addWidget(label_, 0, 1);
  grid->addWidget(automatic_, 0, 2);
  if (kind_ == FieldKind::boolean)
    make_switch(grid);
  else if (kind_ == FieldKind::choice)
    make_choice(grid, info);
  else if (kind_ == FieldKind::numbers)
    make_list(grid);
  else
    make_number(grid);
  if (info.meaning == ListMeaning::taps) make_bars(grid);
  error_ = new QLabel(this);
  error_->setObjectName("error." + qt(name_));
  error_->setProperty("role", "error");
  error_->setWordWrap(true);
  error_->hide();
  grid->addWidget(error_, 3, 1, 1, 3);
  refresh();
}

void ParameterRow::make_number(QGridLayout* grid) {
  const QString label = label_->text();
  number_ = new NumberField(this);
  number_->setObjectName("number." + qt(name_));
  number_->set_accessible_name(label);
  number_->setFixedWidth(number_width_px);
  slider_ = new ValueSlider(this);
  slider_->setObjectName("slider." + qt(name_));
  slider_->setAccessibleName(tr("%1, slider").arg(label));
  label_->setBuddy(number_);
  grid->addWidget(number_, 0, 3);
  grid->addWidget(slider_, 1, 1, 1, 3);
  connect(number_, &NumberField::entered, this, [this](double value) {
    edit_number(value);
    refresh();  // also where the value is the same as before, and only typed otherwise
  });
  connect(number_, &NumberField::refused, this,
          [this](const QString& text) { refuse(tr("“%1” is no number; it takes %2").arg(text, qt(set().accepts(name_)))); });
  connect(number_, &NumberField::given_up, this, &ParameterRow::withdraw);
  connect(slider_, &ValueSlider::drag_began, this, [this] { model_->document().begin_edit(); });
  connect(slider_, &ValueSlider::drag_ended, this, [this] { model_->document().end_edit(); });
  connect(slider_, &ValueSlider::moved, this, [this](double value) { edit_number(value); });
  connect(slider_, &ValueSlider::dragged, this, [this](double value) {
    if (model_->document().editing()) edit_number(value);
  });
  connect(slider_, &ValueSlider::default_wanted, this, [this] { reset(); });
}

void ParameterRow::make_choice(QGridLayout* grid, const FieldInfo& info) {
  choice_ = new QuietComboBox(this);
  choice_->setObjectName("choice." + qt(name_));
  choice_->setAccessibleName(label_->text());
  choice_->setFocusPolicy(Qt::StrongFocus);
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(11);
  for (const ChoiceInfo& one : info.choices) {
    choice_->addItem(choice_text(one.name), qt(one.name));
    choice_->setItemData(choice_->count() - 1, translated(one.help), Qt::ToolTipRole);
    choice_help_ += translated(one.help) + "\n";
  }
  label_->setBuddy(choice_);
  grid->addWidget(choice_, 0, 2, 1, 2);
  connect(choice_, &QComboBox::activated, this, [this](int index) { edit(choice_->itemData(index).toString().toStdString()); });
}

void ParameterRow::make_switch(QGridLayout* grid) {
  switch_ = new QCheckBox(this);
  switch_->setObjectName("switch." + qt(name_));
  switch_->setAccessibleName(label_->text());
  label_->setBuddy(switch_);
  grid->addWidget(switch_, 0, 3, Qt::AlignRight);
  connect(switch_, &QCheckBox::clicked, this, [this](bool on) { edit(on); });
}

void ParameterRow::make_list(QGridLayout* grid) {
  list_ = new QLineEdit(this);
  auto* typed = new TypedText(list_);
  typed->setParent(list_);
  list_->setObjectName("list." + qt(name_));
  list_->setAccessibleName(label_->text());
  list_->setPlaceholderText(tr("none"));
  typed->listen(list_, [this] {
    shown_list_.reset();
    withdraw();
  });
  label_->setBuddy(list_);
  grid->addWidget(list_, 1, 1, 1, 3);
  connect(list_, &QLineEdit::editingFinished, this, [this, typed] {
    if (typed->take()) edit(list_->text().toStdString());
  });
}

/// Below the text: the same list as bars, with buttons for those who do not know the keys.
void ParameterRow::make_bars(QGridLayout* grid) {
  auto* place = new QWidget(this);
  auto* across = new QHBoxLayout(place);
  across->setContentsMargins(0, 0, 0, 0);
  across->setSpacing(2);
  bars_ = new TapBars(place);
  bars_->setObjectName("bars." + qt(name_));
  bars_->setAccessibleName(tr("%1, bars").arg(label_->text()));
  across->addWidget(bars_);
  auto* buttons = new QVBoxLayout;
  const auto add_button = [&](const QString& sign, const QString& name, void (TapBars::*slot)()) {
    auto* button = new QToolButton(place);
    button->setText(sign);
    button->setToolTip(name);
    button->setAccessibleName(tr("%1: %2").arg(label_->text(), name));
    connect(button, &QToolButton::clicked, bars_, slot);
    buttons->addWidget(button);
  };
  add_button("+", tr("Add a tap at both ends"), &TapBars::grow);
  add_button("-", tr("Remove the tap at both ends"), &TapBars::shrink);
  buttons->addStretch();
  across->addLayout(buttons);
  grid->addWidget(place, 2, 1, 1, 3);
  connect(bars_, &TapBars::drag_began, this, [this] { model_->document().begin_edit(); });
  connect(bars_, &TapBars::drag_ended, this, [this] { model_->document().end_edit(); });
  connect(bars_, &TapBars::changed, this, [this](const Numbers& values) { edit(values); });
}

const ParameterSet& ParameterRow::set() const { return model_->document().set_of(name_); }

void ParameterRow::refresh() {
  if (!set().contains(name_)) return;
  if (refusal_ && !still_holds(*refusal_)) end_refusal();
  const FieldInfo& info = set().info(name_);
  const FieldRange& range = set().range(name_);
  const Value& value = set().effective(name_);
  const bool is_default = set().is_default(name_);
  dot_->setVisible(!is_default);
  dot_->setIcon([] {
    QPixmap dot(14, 14);
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme_colors().accent);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(7, 7), 3.2, 3.2);
    return QIcon(dot);
  }());
  show_effect(qt(model_->document().why_not(name_)));
  automatic_->setVisible(info.zero_is_auto && range.automatic && value != set().get(name_));
  if (switch_) switch_->setChecked(std::get<bool>(value));
  if (choice_) choice_->setCurrentIndex(choice_->findData(qt(std::get<std::string>(value))));
  if (list_ && shown_list_ != qt(to_text(value))) list_->setText(*(shown_list_ = qt(to_text(value))));
  if (bars_) bars_->set_values(std::get<Numbers>(value));
  if (!number_) return;
  const auto* whole = std::get_if<std::int64_t>(&value);
  const double real = whole ? static_cast<double>(*whole) : std::get<double>(value);
  number_->set_field(info, range);
  if (!refusal_) number_->set_real(real);
  slider_->set_field(info, model_->document().slider_range(name_));
  if (!model_->document().editing()) slider_->end_drag();
  slider_->set_real(real);
}

/// Grey where the parameter has no effect at present; it can be changed all the same.
void ParameterRow::show_effect(const QString& why_not) {
  // Of the name alone: over a slider the tip would cover the next one.
  label_->setToolTip(why_not.isEmpty() ? help_ : tr("%1\nWithout effect now: %2").arg(help_, why_not));
  if (property("has_effect").isValid() && property("has_effect").toBool() == why_not.isEmpty()) return;
  setProperty("has_effect", why_not.isEmpty());
  for (QWidget* part : findChildren<QWidget*>()) {
    part->style()->unpolish(part);
    part->style()->polish(part);
  }
}

bool ParameterRow::matches(const QString& search) const {
  return label_->text().contains(search, Qt::CaseInsensitive) || qt(name_).contains(search, Qt::CaseInsensitive) ||
         help_.contains(search, Qt::CaseInsensitive) || choice_help_.contains(search, Qt::CaseInsensitive);
}

void ParameterRow::edit(const Value& value) {
  try {
    model_->document().edit(name_, value);
    if (refusal_) withdraw();
  } catch (const Error& error) {
    refuse(QString::fromUtf8(error.what()));
    refresh();
  }
}

void ParameterRow::edit_number(double value) {
  if (kind_ == FieldKind::integer && value == std::floor(value))
    edit(static_cast<std::int64_t>(value));
  else
    edit(value);
}

void ParameterRow::reset() {
  model_.attempt([this] { model_->document().reset(name_); });
  withdraw();
}

/// What was typed stays, in red, so that it can be corrected.
void ParameterRow::refuse(const QString& why) {
  refusal_ = Refusal{set().get(name_), model_->document().generation()};
  show_error(why);
}

bool ParameterRow::still_holds(const Refusal& refusal) const {
  return refusal.kept == set().get(name_) && refusal.generation == model_->document().generation();
}

/// The control shows the value again.
void ParameterRow::withdraw() {
  end_refusal();
  refresh();
}

void ParameterRow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && refusal_) return withdraw();
  QWidget::keyPressEvent(event);
}

void ParameterRow::end_refusal() {
  if (!std::exchange(refusal_, {})) return;
  shown_list_.reset();
  show_error({});
}

void ParameterRow::show_error(const QString& text) {
  error_->setText(text);
  error_->setVisible(!text.isEmpty());
  if (number_) number_->set_wrong(!text.isEmpty());
  if (!list_) return;
  list_->setProperty("wrong", !text.isEmpty());
  list_->style()->unpolish(list_);
  list_->style()->polish(list_);
}

void ParameterRow::contextMenuEvent(QContextMenuEvent* event) { show_menu(event->globalPos()); }

void ParameterRow::show_menu(const QPoint& at) {
  auto* menu = new QMenu(this);
  menu->setObjectName("parameter_menu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Reset to default"), this, [this] { reset(); })->setEnabled(!set().is_default(name_));
  menu->addAction(tr("Copy as flag"), this, [this] {
    QGuiApplication::clipboard()->setText(qt(set().info(name_).flag()) + " " + qt(to_text(set().effective(name_))));
  });
  const auto& pinned = model_->document().pinned();
  const bool is_pinned = std::find(pinned.begin(), pinned.end(), name_) != pinned.end();
  menu->addSeparator();
  menu->addAction(is_pinned ? tr("Unpin from the viewport") : tr("Pin to the viewport"), this,
                  [this, is_pinned] { model_->document().set_pinned(name_, !is_pinned); });
  if (number_) menu->addAction(tr("Set range…"), this, [this] { show_range_dialog(model_, name_, window()); });
  menu->popup(at);
}

}  // namespace ws::app
