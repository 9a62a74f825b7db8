// SPDX-License-Identifier: MIT
#include "app/window/dialogs/save_dialog.h"

#include <QLineEdit>
#include <QRegularExpression>

#include "app/window/dialogs/last_folder.h"

namespace ws::app {

SaveDialog::SaveDialog(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
    : QFileDialog(parent, title, folder, filter) {
  setAcceptMode(AcceptSave);
  setAttribute(Qt::WA_DeleteOnClose);
  if (folder.isEmpty()) begin_in_last_folder(*this, DialogPurpose::save);
}

void SaveDialog::accept() {
  auto* line = findChild<QLineEdit*>("fileNameEdit");
  const QString name = line ? line->text() : QString();
  static const QRegularExpression with_suffix("\\.[A-Za-z][A-Za-z0-9]*$");
  if (!name.isEmpty() && !name.endsWith('/') && !QFileInfo(directory(), name).isDir() && !with_suffix.match(name).hasMatch())
    line->setText(name + (name.endsWith('.') ? "" : ".") + defaultSuffix());
  QFileDialog::accept();
}

}  // namespace ws::app
