// SPDX-License-Identifier: MIT
#include "app/window/dialogs/save_dialog.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpression>

#include "app/window/dialogs/last_folder.h"
#include "compute/core/run/error.h"

#include <utility>

namespace ws::app {

SaveDialog::SaveDialog(QWidget* parent, PathCheck check, const QString& title, const QString& folder, const QString& filter)
    : QFileDialog(parent, title, folder, filter), check_(std::move(check)) {
  setAcceptMode(AcceptSave);
  setAttribute(Qt::WA_DeleteOnClose);
  setOption(DontUseNativeDialog);  // which would ask nothing of this
  if (folder.isEmpty()) begin_in_last_folder(*this, DialogPurpose::save);
}

void SaveDialog::accept() {
  auto* line = findChild<QLineEdit*>("fileNameEdit");
  const QString name = line ? line->text() : QString();
  static const QRegularExpression with_suffix("\\.[A-Za-z][A-Za-z0-9]*$");
  if (!name.isEmpty() && !name.endsWith('/') && !QFileInfo(directory(), name).isDir()) {
    if (!with_suffix.match(name).hasMatch()) line->setText(name + (name.endsWith('.') ? "" : ".") + defaultSuffix());
    if (!passes(selectedFiles())) return;
  }
  QFileDialog::accept();
}

bool SaveDialog::passes(const QStringList& files) {
  try {
    for (const QString& file : files)
      if (check_) check_(file);
    return true;
  } catch (const Error& error) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, windowTitle(), QString::fromStdString(error.full_text()), QMessageBox::Ok, this);
    box->setObjectName("save_refused");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
    return false;
  }
}

}  // namespace ws::app
