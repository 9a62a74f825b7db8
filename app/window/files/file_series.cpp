// Which files stand beside the open one.
// SPDX-License-Identifier: MIT
#include "app/window/files/file_series.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QSet>
#include <QThreadPool>

#include "app/session/document/loading.h"
#include "app/session/document/state_content.h"
#include "app/window/format.h"
#include "app/workspaces/workspaces.h"
#include "compute/io/data_files.h"

#include <algorithm>

namespace ws::app {

namespace {

QSet<QString> readable_extensions() {
  QSet<QString> all;
  for (const io::DataFormats& one : io::data_formats())
    if (one.read_extensions)
      for (const std::string& extension : one.read_extensions()) all.insert(qt(extension));
  return all;
}

/// The run of digits at `at`, without zeros at its beginning; `at` goes behind it.
QStringView number_at(const QString& text, qsizetype& at) {
  while (at < text.size() && text[at] == '0') ++at;
  const qsizetype begin = at;
  while (at < text.size() && text[at].isDigit()) ++at;
  return QStringView(text).mid(begin, at - begin);
}

/// "a9" before "a10", "b" beside "B", in any locale: QCollator knows numbers in some alone.
bool comes_before(const QString& a, const QString& b) {
  qsizetype i = 0, k = 0;
  while (i < a.size() && k < b.size()) {
    if (a[i].isDigit() && b[k].isDigit()) {
      const QStringView m = number_at(a, i), n = number_at(b, k);
      if (m.size() != n.size()) return m.size() < n.size();
      if (const int order = m.compare(n); order != 0) return order < 0;
    } else {
      const QChar c = a[i++].toCaseFolded(), d = b[k++].toCaseFolded();
      if (c != d) return c < d;
    }
  }
  if (i < a.size() || k < b.size()) return k < b.size();
  return a < b;  // the same but for case or zeros
}

}  // namespace

bool FileSeries::stands_alone(const QString& path) {
  const std::string name = path.toStdString();
  const auto& all = workspaces();
  return !is_called_state(name) && std::all_of(all.begin(), all.end(), [&](const Workspace* workspace) {
    const ExperimentInfo& info = workspace->experiment().info();
    return likely_role(info, name) == main_input(info).role;
  });
}

QStringList FileSeries::openable_files(const QString& folder) {
  static const QSet<QString> extensions = readable_extensions();
  QStringList names;
  for (const QString& name : QDir(folder).entryList(QDir::Files))
    if (extensions.contains(QFileInfo(name).suffix().toLower()) && stands_alone(name)) names << name;
  std::sort(names.begin(), names.end(), comes_before);
  for (QString& name : names) name = QDir(folder).filePath(name);
  return names;
}

void FileSeries::follow(const QString& path) {
  current_ = path;
  const QString folder = path.isEmpty() ? QString() : QFileInfo(path).path();
  if (folder != folder_) listed_.clear();
  folder_ = folder;
  Q_EMIT changed();
  if (path.isEmpty() || chosen_.contains(path)) return;
  QThreadPool::globalInstance()->start([self = QPointer<FileSeries>(this), folder] {
    const QStringList files = openable_files(folder);
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [self, folder, files] {
          if (self) self->take(folder, files);
        },
        Qt::QueuedConnection);
  });
}

void FileSeries::take(const QString& folder, const QStringList& files) {
  if (folder != folder_) return;
  listed_ = files;
  Q_EMIT changed();
}

QString FileSeries::beside(const QString& path, int by) const {
  const QStringList& all = chosen_.contains(path) ? chosen_ : listed_;
  const qsizetype at = all.indexOf(path);
  return at < 0 ? QString() : all.value(at + by);
}

}  // namespace ws::app
