// SPDX-License-Identifier: MIT
#include "app/window/settings/setting_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QWheelEvent>

#include "app/window/format.h"
#include "app/window/language.h"
#include "app/window/widgets/number_field.h"

#include <cmath>
#include <utility>

namespace ws::app {

namespace {

constexpr int editor_px = 190;

/// The wheel scrolls the dialog.
class StillComboBox : public QComboBox {
 public:
  using QComboBox::QComboBox;
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

/// Where a value comes from, in the dialog's words.
QString origin_text(const Origin& origin) {
  switch (origin.layer) {
    case Layer::built_in:
      return QObject::tr("Default");
    case Layer::system:
      return QObject::tr("From this system: %1").arg(qt(origin.path));
    case Layer::user:
      return QObject::tr("Your choice");
    case Layer::file:
      return QObject::tr("For this run, from %1").arg(qt(origin.path));
    case Layer::command_line:
      return QObject::tr("For this run, from the command line");
  }
  return {};
}

}  // namespace

SettingRow::SettingRow(Settings& settings, const FieldInfo& info, std::function<void(const std::function<void()>&)> attempt,
                       QWidget* parent)
    : QWidget(parent), settings_(settings), name_(info.name), attempt_(std::move(attempt)) {
  setObjectName("setting." + qt(name_));
  QString help = translated(info.help);
  if (holds_from_next_start(name_)) help += tr(" (from the next start on)");
  words_ = translated(info.label) + " " + qt(info.name) + " " + help;
  for (const ChoiceInfo& choice : info.choices) words_ += " " + qt(choice.name) + " " + translated(choice.help);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 4, 0, 4);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(1);
  grid->setColumnStretch(0, 1);
  auto* label = new QLabel(
      info.unit.empty() ? translated(info.label) : tr("%1 (%2)").arg(translated(info.label), unit_text(info.unit)), this);
  auto* sentence = new QLabel(help, this);
  origin_ = new QLabel(this);
  origin_->setObjectName("setting." + qt(name_) + ".origin");
  for (QLabel* dim : {sentence, origin_}) {
    dim->setProperty("role", "dim");
    dim->setWordWrap(true);
  }
  editor_ = make_editor(info);
  editor_->setObjectName("setting." + qt(name_) + ".value");
  editor_->setAccessibleName(label->text());
  editor_->setFixedWidth(editor_px);
  label->setBuddy(editor_);
  reset_ = new QPushButton(tr("Reset"), this);
  reset_->setObjectName("setting." + qt(name_) + ".reset");
  reset_->setAccessibleName(tr("Reset %1").arg(translated(info.label)));
  reset_->setAutoDefault(false);
  connect(reset_, &QPushButton::clicked, this, [this] { attempt_([this] { settings_.reset(name_); }); });
  grid->addWidget(label, 0, 0);
  grid->addWidget(sentence, 1, 0, Qt::AlignTop);
  grid->addWidget(editor_, 0, 1, Qt::AlignVCenter);
  grid->addWidget(origin_, 1, 1, 1, 2, Qt::AlignTop);
  grid->addWidget(reset_, 0, 2);
  refresh();
}

QWidget* SettingRow::make_editor(const FieldInfo& info) {
  if (info.kind == FieldKind::boolean) {
    switch_ = new QCheckBox(this);
    connect(switch_, &QCheckBox::clicked, this, [this](bool on) { choose(on); });
    return switch_;
  }
  if (info.kind == FieldKind::choice) {
    choice_ = new StillComboBox(this);
    choice_->setFocusPolicy(Qt::StrongFocus);
    for (const ChoiceInfo& one : info.choices) {
      const QString language = name_ == "language" ? language_name(qt(one.name)) : QString();
      choice_->addItem(language.isEmpty() ? choice_text(one.name) : language, qt(one.name));
      choice_->setItemData(choice_->count() - 1, translated(one.help), Qt::ToolTipRole);
    }
    connect(choice_, &QComboBox::activated, this,
            [this](int index) { choose(choice_->itemData(index).toString().toStdString()); });
    return choice_;
  }
  number_ = new NumberField(this);
  number_->set_accessible_name(translated(info.label));
  number_->set_field(info, info.range);
  connect(number_, &NumberField::entered, this, [this](double value) {
    if (value == std::floor(value) && std::abs(value) < 1e15)
      choose(static_cast<std::int64_t>(value));
    else
      choose(value);
  });
  connect(number_, &NumberField::refused, this, [this](const QString& text) { choose(text.toStdString()); });
  return number_;
}

void SettingRow::choose(const Value& value) {
  attempt_([&] { settings_.set(name_, value); });
}

void SettingRow::refresh() {
  const Value& value = settings_.table().get(name_);
  if (switch_) switch_->setChecked(std::get<bool>(value));
  if (choice_) choice_->setCurrentIndex(choice_->findData(qt(std::get<std::string>(value))));
  if (number_) {
    const auto* whole = std::get_if<std::int64_t>(&value);
    number_->set_real(whole ? static_cast<double>(*whole) : std::get<double>(value));
  }
  const Origin origin = settings_.origin(name_);
  origin_->setText(origin_text(origin));
  editor_->setAccessibleDescription(words_ + ". " + origin_->text());
  reset_->setEnabled(origin.layer > Layer::system);
}

bool SettingRow::matches(const QString& search) const { return words_.contains(search, Qt::CaseInsensitive); }

}  // namespace ws::app
