// The parameter panel.
// SPDX-License-Identifier: MIT
#include "app/window/docks/parameter_dock.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QWidget>

#include "app/window/actions/icons.h"
#include "app/window/docks/parameter_row.h"
#include "app/window/format.h"

namespace ws::app {

ParameterDock::ParameterDock(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("parameters");
  setMinimumWidth(292);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 0, 0);
  layout->setSpacing(6);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(0, 0, 8, 0);
  search_ = new QLineEdit(this);
  search_->setObjectName("parameters.search");
  search_->setAccessibleName(tr("Search parameters"));
  search_->setPlaceholderText(tr("Search parameters"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon("search"), QLineEdit::LeadingPosition);
  auto* presets = new QToolButton(this);
  presets->setObjectName("parameters.presets");
  presets->setAccessibleName(tr("Presets"));
  presets->setText(tr("Presets"));
  presets->setPopupMode(QToolButton::InstantPopup);
  presets->setFocusPolicy(Qt::TabFocus);
  presets->setMenu(new QMenu(presets));
  presets->menu()->setObjectName("presets_menu");
  connect(presets->menu(), &QMenu::aboutToShow, this, [this, presets] { fill_presets(presets->menu()); });
  top->addWidget(search_, 1);
  top->addWidget(presets);
  layout->addLayout(top);
  scroll_ = new QScrollArea(this);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  layout->addWidget(scroll_, 1);
  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) { filter(text); });
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (model_->document().workspace() != shown_) rebuild();
    if (any(what, Change::parameters | Change::view | Change::inputs | Change::result | Change::workspace))
      for (ParameterRow* row : rows_) row->refresh();
  });
  rebuild();
}

void ParameterDock::rebuild() {
  shown_ = model_->document().workspace();
  rows_.clear();
  groups_.clear();
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 10, 10);
  layout->setSpacing(3);
  if (shown_) {
    add_rows(model_->document().parameters(), tr("Algorithm"), layout);
    add_rows(model_->document().view(), tr("Picture"), layout);
  } else {
    auto* empty = new QLabel(tr("Open data or a sample to see its parameters"), page);
    empty->setProperty("role", "dim");
    empty->setWordWrap(true);
    layout->addWidget(empty);
  }
  none_fits_ = new QLabel(tr("No parameter fits this search"), page);
  none_fits_->setObjectName("parameters.none_fits");
  none_fits_->setProperty("role", "dim");
  none_fits_->setWordWrap(true);
  layout->addWidget(none_fits_);
  layout->addStretch(1);
  scroll_->setWidget(page);
  filter(search_->text());
}

void ParameterDock::add_rows(const ParameterSet& set, const QString& fallback_group, QVBoxLayout* layout) {
  QStringList order;
  std::map<QString, std::vector<const FieldInfo*>> by_group;
  for (const FieldInfo& info : set.fields()) {
    const QString group = info.group.empty() ? fallback_group : translated(info.group);
    if (!order.contains(group)) order << group;
    by_group[group].push_back(&info);
  }
  for (const QString& group : order) {
    auto* title = new QLabel(group, layout->parentWidget());
    title->setProperty("role", "group");
    title->setContentsMargins(0, 8, 0, 2);
    layout->addWidget(title);
    std::vector<ParameterRow*> rows;
    for (const FieldInfo* info : by_group[group]) {
      rows.push_back(new ParameterRow(model_, *info, layout->parentWidget()));
      layout->addWidget(rows.back());
      rows_.push_back(rows.back());
    }
    groups_.emplace_back(title, rows);
  }
}

void ParameterDock::filter(const QString& search) {
  bool any_fits = rows_.empty();
  for (const auto& [title, rows] : groups_) {
    bool some = false;
    for (ParameterRow* row : rows) {
      const bool fits = search.isEmpty() || row->matches(search);
      row->setVisible(fits);
      some = some || fits;
    }
    title->setVisible(some);
    any_fits = any_fits || some;
  }
  none_fits_->setVisible(!any_fits);
}

void ParameterDock::fill_presets(QMenu* menu) {
  menu->clear();
  for (const char* id : {"edit.load_preset", "edit.save_preset", "edit.reset_parameters"})
    if (auto* action = window()->findChild<QAction*>(id)) menu->addAction(action);
  if (!shown_) return;
  const auto& presets = shown_->experiment().info().presets;
  if (!presets.empty()) menu->addSeparator();
  for (const NamedValues& preset : presets)
    menu->addAction(translated(preset.title), this,
                    [this, &preset] { model_.attempt([&] { model_->document().apply_preset(preset); }); });
}

void ParameterDock::show_menu(const std::string& name) {
  for (ParameterRow* row : rows_)
    if (row->name() == name) row->show_menu(QCursor::pos());
}

void ParameterDock::reveal(const std::string& name) {
  search_->clear();
  for (ParameterRow* row : rows_) {
    if (row->name() != name) continue;
    scroll_->ensureWidgetVisible(row);
    for (QWidget* child : row->findChildren<QWidget*>())
      if ((child->focusPolicy() & Qt::StrongFocus) == Qt::StrongFocus) return child->setFocus(Qt::OtherFocusReason);
  }
}

}  // namespace ws::app
