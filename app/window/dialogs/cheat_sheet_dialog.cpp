// The searchable list of keys.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/cheat_sheet_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include "app/window/actions/action_set.h"
#include "app/window/settings/action_list.h"
#include "app/window/widgets/screen_fit.h"

namespace ws::app {

void show_cheat_sheet(QWidget* parent, const ActionSet& set, const std::function<void()>& change_keys) {
  auto* dialog = new QDialog(parent);
  dialog->setObjectName("cheat_sheet_dialog");
  dialog->setWindowTitle(QObject::tr("Keyboard shortcuts"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(dialog);
  auto* search = new QLineEdit(dialog);
  search->setObjectName("cheat_sheet.search");
  search->setAccessibleName(QObject::tr("Search keys and actions"));
  search->setPlaceholderText(QObject::tr("Search keys and actions"));
  search->setClearButtonEnabled(true);
  auto* list = new ActionList(set, search, dialog);
  list->setObjectName("cheat_sheet.list");
  auto* box = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  auto* change = box->addButton(QObject::tr("Change keys…"), QDialogButtonBox::ActionRole);
  change->setObjectName("cheat_sheet.change");
  QObject::connect(change, &QPushButton::clicked, dialog, [dialog, change_keys] {
    dialog->accept();
    change_keys();
  });
  QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  layout->addWidget(search);
  layout->addWidget(list, 1);
  layout->addWidget(box);
  dialog->resize(fitting_screen(*parent, QSize(820, 600)));
  dialog->open();
}

}  // namespace ws::app
