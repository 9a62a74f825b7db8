// SPDX-License-Identifier: MIT
#include "app/window/explain/relatives_row.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "app/window/format.h"

namespace ws::app {

void go_to(SessionModel& model, const Pick& thing) {
  model->viewer().select(thing);
  model->viewer().see_selection();
}

RelativesRow::RelativesRow(SessionModel& model, const QString& place, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName(place + ".relatives");
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  hide();
}

void RelativesRow::show_those_of(const Reasons* reasons) {
  relatives_ = reasons ? reasons->relatives : std::vector<Relative>();
  while (buttons_.size() < relatives_.size()) {
    auto* button = new QPushButton(this);
    button->setObjectName(QString("%1.%2").arg(objectName()).arg(buttons_.size()));
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // equally wide, whatever their words
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, [this, at = buttons_.size()] {
      // While another thing is awaited these are still those of the one before; disabled, they would lose the keyboard.
      const bool are_of_it = !model_->viewer().why_selected_is_awaited();
      if (are_of_it && at < relatives_.size() && relatives_[at].thing) go_to(model_, *relatives_[at].thing);
    });
    layout()->addWidget(button);
    buttons_.push_back(button);
  }
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setVisible(i < relatives_.size());
    if (i >= relatives_.size()) continue;
    const Relative& one = relatives_[i];
    buttons_[i]->setText(qt(one.name));
    buttons_[i]->setEnabled(one.thing.has_value());
    buttons_[i]->setToolTip(qt(one.what));
    buttons_[i]->setAccessibleName(one.what.empty() ? qt(one.name) : QString("%1: %2").arg(qt(one.name), qt(one.what)));
  }
  setVisible(!relatives_.empty());
}

}  // namespace ws::app
