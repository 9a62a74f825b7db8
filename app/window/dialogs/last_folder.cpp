// SPDX-License-Identifier: MIT
#include "app/window/dialogs/last_folder.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace ws::app {

void begin_in_last_folder(QFileDialog& dialog, DialogPurpose purpose) {
  const QString key = purpose == DialogPurpose::open ? "files/open_folder" : "files/save_folder";
  const QString last = QSettings().value(key).toString();
  if (!last.isEmpty() && QFileInfo(last).isDir()) dialog.setDirectory(last);
  QObject::connect(&dialog, &QFileDialog::filesSelected, &dialog, [key](const QStringList& paths) {
    if (!paths.isEmpty()) QSettings().setValue(key, QFileInfo(paths.front()).absolutePath());
  });
}

}  // namespace ws::app
