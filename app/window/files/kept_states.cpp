// One file for each workspace and origin of data, named after both, and a picture of the same name.
// SPDX-License-Identifier: MIT
#include "app/window/files/kept_states.h"

#include "app/window/format.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"
#include "compute/io/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThreadPool>

#include <exception>
#include <utility>

namespace ws::app {

namespace {

constexpr auto kept_suffix = ".warpscope.json", picture_suffix = ".png";
constexpr int most_files = 48;  // states and pictures together
constexpr qint64 most_bytes = 16 << 20;

/// What tells data apart: a file's path, or how they were generated.
std::string origin_of(const State& state) {
  if (state.inputs.empty()) return {};
  return state.inputs.front().path.empty() ? state.inputs.front().generator : state.inputs.front().path;
}

QString file_key(const std::string& origin) {
  constexpr int shown_digits = 16;
  const QByteArray bytes = QByteArray::fromStdString(origin);
  return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(shown_digits));
}

/// The oldest files go.
void bound(const QString& folder) {
  qint64 bytes = 0;
  int count = 0;
  for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files, QDir::Time)) {
    bytes += file.size();
    if (++count > most_files || bytes > most_bytes) QFile::remove(file.filePath());
  }
}

}  // namespace

KeptStates::KeptStates() : folder_(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/kept") {
  QDir().mkpath(folder_);
}

QString KeptStates::path_of(const State& state, const char* suffix) const {
  return folder_ + "/" + qt(state.workspace) + "-" + file_key(origin_of(state)) + suffix;
}

void KeptStates::keep(const State& state) {
  if (state.workspace.empty()) return;
  write_state(path_of(state, kept_suffix).toStdString(), state);
  bound(folder_);
}

void KeptStates::keep_picture(const State& of, render::Image picture) {
  QThreadPool::globalInstance()->start([folder = folder_, path = path_of(of, picture_suffix), picture = std::move(picture)] {
    try {
      const auto png = render::png_bytes(picture);
      io::write_atomically(path.toStdString(), {reinterpret_cast<const char*>(png.data()), png.size()});
    } catch (const std::exception&) {  // the state beside it could not be written either, which is said
    }
    bound(folder);
  });
}

std::vector<KeptStates::Kept> KeptStates::newest_first(const QString& name_filter) const {
  std::vector<Kept> all;
  for (const QFileInfo& file : QDir(folder_).entryInfoList({name_filter}, QDir::Files, QDir::Time)) {
    const QString picture = folder_ + "/" + file.fileName().section('.', 0, 0) + picture_suffix;
    all.push_back({file.filePath(), QFileInfo::exists(picture) ? picture : QString(), file.lastModified()});
  }
  return all;
}

std::optional<KeptStates::Kept> KeptStates::newest(const QString& workspace) const {
  const std::vector<Kept> all = newest_first((workspace.isEmpty() ? "*" : workspace + "-*") + QString(kept_suffix));
  return all.empty() ? std::nullopt : std::optional(all.front());
}

QString KeptStates::picture_of_file(const QString& path) const {
  const std::vector<Kept> all = newest_first("*-" + file_key(path.toStdString()) + picture_suffix);
  return all.empty() ? QString() : all.front().path;
}

QString name_of_data(const State& state) {
  const std::string origin = origin_of(state);
  if (!state.inputs.empty() && !state.inputs.front().path.empty()) return QFileInfo(QString::fromStdString(origin)).fileName();
  for (const Workspace* workspace : workspaces())
    for (const Sample& sample : workspace->experiment().info().samples)
      if (sample.generator == origin) return translated(sample.title);
  return qt(origin).section(' ', 0, 0);
}

}  // namespace ws::app
