// The clipboard. A spreadsheet offers its cells as text and as a picture: text comes first.
// SPDX-License-Identifier: MIT
#include "app/window/files/pasted.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

#include "app/window/files/opener.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "compute/io/files.h"
#include "compute/io/points/pasted_table.h"

namespace ws::app {

namespace {

constexpr int most_kept = 50;

QString pasted_folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/pasted"; }

/// Makes room, and gives a name that no file has.
QString new_file(const QString& extension) {
  QDir().mkpath(pasted_folder());
  const QFileInfoList kept = QDir(pasted_folder()).entryInfoList({"pasted-*"}, QDir::Files, QDir::Time);
  for (const QFileInfo& old : kept.mid(most_kept - 1)) QFile::remove(old.filePath());
  const QString base = pasted_folder() + "/pasted-" + QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss");
  QString path = base + extension;
  for (int i = 2; QFile::exists(path); ++i) path = QString("%1-%2%3").arg(base).arg(i).arg(extension);
  return path;
}

/// Files, as a file manager copies them, or their paths as text; empty where it is something else.
std::vector<FileChoice> files_in(const QMimeData& data) {
  QStringList paths;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile()) paths << url.toLocalFile();
  if (paths.isEmpty() && data.hasText())
    for (const QString& line : data.text().split('\n', Qt::SkipEmptyParts)) {
      const QString path = line.trimmed();
      if (!QDir::isAbsolutePath(path) || !QFileInfo::exists(path)) return {};
      paths << path;
    }
  std::vector<FileChoice> files;
  for (const QString& path : paths) files.push_back({path.toStdString()});
  return files;
}

/// True where the text was taken.
bool paste_text(SessionModel& model, Opener& opener, const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return false;
  if (text[first] == '{') {
    model.attempt([&] { model->restore(state_from_json(text)); });
    return true;
  }
  const io::PastedTable table = io::table_of_text(text);
  if (table.csv.empty()) return false;
  const QString path = new_file(".csv");
  const bool written = model.attempt([&] { io::write_atomically(path.toStdString(), table.csv); });
  if (!written) return true;
  if (!table.note.empty())
    model->log().say(table.may_be_thousands ? Severity::warning : Severity::info,
                     QObject::tr("Pasted table: %1").arg(qt(table.note)).toStdString());
  opener.open({path.toStdString()});
  return true;
}

bool paste_image(SessionModel& model, Opener& opener, const QImage& image) {
  if (image.isNull()) return false;
  const QString path = new_file(".png");
  if (image.save(path))
    opener.open({path.toStdString()});
  else
    model->log().say(Severity::error, QObject::tr("The pasted image could not be kept as %1").arg(path).toStdString());
  return true;
}

}  // namespace

void paste(SessionModel& model, Opener& opener) {
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  if (!data) return;
  if (const std::vector<FileChoice> files = files_in(*data); !files.empty()) return opener.open_files(files);
  if (data->hasText() && paste_text(model, opener, data->text().toStdString())) return;
  if (data->hasImage() && paste_image(model, opener, qvariant_cast<QImage>(data->imageData()))) return;
  model->log().say(Severity::warning, QObject::tr("The clipboard holds nothing that can be opened").toStdString(),
                   QObject::tr("copied states, tables of numbers, images and files can be pasted").toStdString());
}

}  // namespace ws::app
