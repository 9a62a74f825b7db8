// SPDX-License-Identifier: MIT
#include "app/window/dialogs/last_folder.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace ws::app {

void begin_in_last_folder(QFileDialog& dialog, DialogPurpose purpose) {
  const QString open_key = "files/open_folder", key = purpose == DialogPurpose::open ? open_key : "files/save_folder";
  // The program's working folder may be anything: before the first file, the folder of the data or the user's documents.
  for (const QString& folder : {QSettings().value(key).toString(), QSettings().value(open_key).toString(),
                                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), QDir::homePath()})
    if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
      dialog.setDirectory(folder);
      break;
    }
  QObject::connect(&dialog, &QFileDialog::filesSelected, &dialog, [key](const QStringList& paths) {
    if (!paths.isEmpty()) QSettings().setValue(key, QFileInfo(paths.front()).absolutePath());
  });
}

}  // namespace ws::app
