// The searchable list of keys.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/cheat_sheet_dialog.h"

#include "app/window/actions/action_set.h"

namespace ws::app {

namespace {

QString keys_of(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& sequence : action.shortcuts()) keys << sequence.toString(QKeySequence::NativeText);
  return keys.join(", ");
}

void fill(QTreeWidget* tree, const ActionSet& set) {
  for (const std::string_view category : action_categories()) {
    auto* group = new QTreeWidgetItem(tree, {translated(category)});
    QFont bold = tree->font();
    bold.setBold(true);
    group->setFont(0, bold);
    for (const Action& action : actions())
      if (action.category == category)
        new QTreeWidgetItem(group, {translated(action.title), keys_of(*set.get(action.id)), translated(action.help)});
  }
  tree->expandAll();
}

void filter(QTreeWidget* tree, const QString& search) {
  for (int g = 0; g < tree->topLevelItemCount(); ++g) {
    QTreeWidgetItem* group = tree->topLevelItem(g);
    bool some = false;
    for (int i = 0; i < group->childCount(); ++i) {
      QTreeWidgetItem* item = group->child(i);
      const bool fits = (item->text(0) + " " + item->text(1) + " " + item->text(2)).contains(search, Qt::CaseInsensitive);
      item->setHidden(!fits);
      some = some || fits;
    }
    group->setHidden(!some);
  }
}

}  // namespace

void show_cheat_sheet(QWidget* parent, const ActionSet& set) {
  auto* dialog = new QDialog(parent);
  dialog->setObjectName("cheat_sheet_dialog");
  dialog->setWindowTitle(QObject::tr("Keyboard shortcuts"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(dialog);
  auto* search = new QLineEdit(dialog);
  search->setAccessibleName(QObject::tr("Search keys and actions"));
  search->setPlaceholderText(QObject::tr("Search keys and actions"));
  search->setClearButtonEnabled(true);
  auto* tree = new QTreeWidget(dialog);
  tree->setAccessibleName(QObject::tr("Keys and actions"));
  tree->setColumnCount(3);
  tree->setHeaderLabels({QObject::tr("Action"), QObject::tr("Keys"), QObject::tr("What it does")});
  tree->setRootIsDecorated(false);
  fill(tree, set);
  tree->header()->resizeSection(0, 210);
  tree->header()->resizeSection(1, 150);
  QObject::connect(search, &QLineEdit::textChanged, tree, [tree](const QString& text) { filter(tree, text); });
  layout->addWidget(search);
  layout->addWidget(tree, 1);
  dialog->resize(820, 600);
  dialog->open();
}

}  // namespace ws::app
