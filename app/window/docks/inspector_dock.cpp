// The inspector.
// SPDX-License-Identifier: MIT
#include "app/window/docks/inspector_dock.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItem>
#include <QVBoxLayout>

#include "app/session/stage/reading.h"
#include "app/window/explain/relatives_row.h"
#include "app/window/format.h"
#include "compute/core/result/explanation.h"

#include <algorithm>
#include <utility>

namespace ws::app {

InspectorDock::InspectorDock(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("inspector");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 8, 8, 8);
  title_ = new QLabel(this);
  title_->setWordWrap(true);
  values_ = new QTreeWidget(this);
  title_->setObjectName("inspector.title");
  values_->setObjectName("inspector.values");
  values_->setAccessibleName(tr("Properties of the picked thing"));
  values_->setColumnCount(2);
  values_->setHeaderHidden(true);
  values_->setRootIsDecorated(false);
  values_->setSelectionMode(QAbstractItemView::ContiguousSelection);
  values_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  origin_ = new QPushButton(tr("Go to its step"), this);
  origin_->setObjectName("inspector.origin");
  origin_->setAccessibleName(origin_->text());
  origin_->setToolTip(tr("The step that made it, or that decided where it lies"));
  connect(origin_, &QPushButton::clicked, this, [this] {
    const auto step = model_->viewer().selection_made_by();
    if (!step) return;
    model_->viewer().seek(*step);
    model_->viewer().see_selection();
  });
  why_ = new QLabel(this);
  why_->setObjectName("inspector.why");
  why_->setWordWrap(true);
  why_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  more_ = new QPushButton(tr("Why?"), this);
  more_->setObjectName("inspector.more");
  more_->setAccessibleName(tr("Why the picked thing is as it is"));
  more_->setToolTip(tr("Show what it is made of, what was rejected, and what must hold"));
  connect(more_, &QPushButton::clicked, this, &InspectorDock::why_wanted);
  relatives_ = new RelativesRow(model, "inspector", this);
  layout->addWidget(title_);
  layout->addWidget(relatives_);
  layout->addWidget(values_, 1);
  layout->addWidget(why_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(origin_, 1);
  buttons->addWidget(more_);
  layout->addLayout(buttons);
  model.listen_calmly(this, [this](Change what) {
    if (any(what, Change::selection | Change::explanation | Change::step | Change::result | Change::workspace)) refresh();
  });
  refresh();
}

void InspectorDock::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

/// What the layer that was picked is called.
QString InspectorDock::title_of(const std::string& target) const {
  const auto layers = model_->viewer().scene().layers;
  const auto found = std::find_if(layers.begin(), layers.end(), [&](const auto& layer) { return layer.id == target; });
  return found == layers.end() ? in_sentence_case(value_word(target)) : translated(found->title);
}

void InspectorDock::refresh() {
  const auto selection = model_->viewer().selection();
  values_->clear();
  values_->setVisible(selection.has_value());
  origin_->setVisible(selection.has_value());
  // Explaining takes its time: while the panel is hidden, it is not asked for.
  const auto reasons = isVisible() ? model_->viewer().why_selected() : nullptr;
  if (!model_->viewer().why_selected_is_awaited()) {  // until then nothing moves
    why_->setText(reasons ? qt(reasons->why) : QString());
    why_->setVisible(reasons != nullptr);
    relatives_->show_those_of(reasons.get());
    more_->setVisible(reasons != nullptr);
  }
  title_->setAlignment(selection ? Qt::AlignLeft : Qt::AlignLeft | Qt::AlignTop);
  title_->setProperty("role", selection ? "heading" : "dim");
  title_->style()->unpolish(title_);
  title_->style()->polish(title_);
  layout()->setAlignment(title_, selection ? Qt::Alignment() : Qt::AlignTop);
  if (!selection) {
    title_->setText(model_->document().workspace() ? tr("Click something in the picture to inspect it")
                                                   : tr("Nothing is open yet"));
    return;
  }
  std::vector<Property> properties = model_->viewer().inspect_selection(), others = properties;
  // Where the element has a name and a number that users know, the title is that, and no row repeats it.
  const std::string name = take_name(others);
  const auto gaps = std::count(name.begin(), name.end(), ' ');  // "from point 3" is no name
  const bool is_named = !name.empty() && gaps <= 1;
  if (is_named) properties = std::move(others);
  const std::string words = reasons ? reasons->title : std::string();
  title_->setText(is_named         ? in_sentence_case(element_text(name))
                  : !words.empty() ? qt(words)
                                   : tr("%1 %2").arg(title_of(selection->target)).arg(selection->index));
  for (const Property& property : properties)
    new QTreeWidgetItem(values_, {in_sentence_case(value_word(property.name)), property_text(translated(property))});
}

}  // namespace ws::app
