// The files opened last.
// SPDX-License-Identifier: MIT
#include "app/window/files/recent_files.h"

#include "app/session/settings/settings.h"

#include <QFileInfo>
#include <QSettings>
#include <QString>
#include <QTypeInfo>

namespace ws::app {

namespace {

constexpr auto key = "recent_files";

}  // namespace

void RecentFiles::add(const QString& path) {
  QSettings settings;
  const QString absolute = QFileInfo(path).absoluteFilePath();
  QStringList all = settings.value(key).toStringList();
  all.removeAll(absolute);
  all.prepend(absolute);
  settings.setValue(key, QStringList(all.mid(0, settings_.values().recent_files)));
}

QStringList RecentFiles::paths() const {
  QStringList result;
  for (const QString& path : QSettings().value(key).toStringList())
    if (QFileInfo::exists(path) && result.size() < settings_.values().recent_files) result << path;
  return result;
}

void RecentFiles::clear() { QSettings().remove(key); }

}  // namespace ws::app
