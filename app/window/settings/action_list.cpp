// SPDX-License-Identifier: MIT
#include "app/window/settings/action_list.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>

#include "app/window/actions/action_set.h"
#include "app/window/format.h"
#include "app/window/settings/key_bindings.h"

#include <algorithm>

namespace ws::app {

namespace {

constexpr int id_role = Qt::UserRole;
constexpr int keys_px = 150, around_px = 14;

}  // namespace

ActionList::ActionList(const ActionSet& set, QLineEdit* search, QWidget* parent) : QTreeWidget(parent), set_(set) {
  setAccessibleName(tr("Keys and actions"));
  setColumnCount(3);
  setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
  setRootIsDecorated(false);
  setWordWrap(true);
  for (const std::string_view category : action_categories()) {
    auto* group = new QTreeWidgetItem(this, {translated(category)});
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    for (const Action& action : app::actions()) {
      if (action.category != category) continue;
      auto* item = new QTreeWidgetItem(group, {translated(action.title), QString(), translated(action.help)});
      item->setData(0, id_role, qt(action.id));
      for (const int column : {0, 2}) item->setToolTip(column, translated(action.help));
      widest_title_ = std::max(widest_title_, indentation() + fontMetrics().horizontalAdvance(item->text(0)) + around_px);
    }
  }
  nothing_ = new QTreeWidgetItem(this, {tr("Nothing found")});
  nothing_->setFlags(Qt::NoItemFlags);
  expandAll();
  header()->resizeSection(0, widest_title_);
  header()->resizeSection(1, keys_px);
  refresh();
  filter({});
  connect(search, &QLineEdit::textChanged, this, [this](const QString& text) { filter(text.trimmed()); });
  search->installEventFilter(this);
}

/// Where little of a sentence would be seen it is a tip of its row alone.
void ActionList::resizeEvent(QResizeEvent* event) {
  constexpr int least_help_px = 180;
  setColumnHidden(2, viewport()->width() < widest_title_ + keys_px + least_help_px);
  QTreeWidget::resizeEvent(event);
}

void ActionList::refresh() {
  for (QTreeWidgetItemIterator at(this); *at; ++at) {
    const QString id = (*at)->data(0, id_role).toString();
    if (id.isEmpty()) continue;
    const Action& action = find_action(id.toStdString());
    const QList<QKeySequence> keys = set_.get(action.id)->shortcuts();
    const bool is_changed = keys != keys_of_registry(action);
    (*at)->setText(1, shown_keys(keys) + (is_changed ? tr(" (changed)") : QString()));
    QFont font = this->font();
    font.setBold(is_changed);
    (*at)->setFont(1, font);
  }
}

std::string_view ActionList::current_action() const {
  const QTreeWidgetItem* item = currentItem();
  const std::string id = item && !item->isHidden() ? item->data(0, id_role).toString().toStdString() : std::string();
  return id.empty() ? std::string_view() : find_action(id).id;
}

void ActionList::filter(const QString& text) {
  QTreeWidgetItem* first = nullptr;
  for (int g = 0; g < topLevelItemCount(); ++g) {
    QTreeWidgetItem* group = topLevelItem(g);
    if (group == nothing_) continue;
    bool some = false;
    for (int i = 0; i < group->childCount(); ++i) {
      QTreeWidgetItem* item = group->child(i);
      const QString all = group->text(0) + " " + item->text(0) + " " + item->text(1) + " " + item->text(2);
      const bool fits = all.contains(text, Qt::CaseInsensitive);
      item->setHidden(!fits);
      some = some || fits;
      if (fits && !first) first = item;
    }
    group->setHidden(!some);
  }
  nothing_->setHidden(first != nullptr);
  setCurrentItem(first);
}

bool ActionList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
      QApplication::sendEvent(this, event);
      return true;
    }
  }
  return QTreeWidget::eventFilter(watched, event);
}

}  // namespace ws::app
