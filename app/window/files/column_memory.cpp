// One small JSON file, the newest choice first.
// SPDX-License-Identifier: MIT
#include "app/window/files/column_memory.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include "app/window/format.h"

namespace ws::app {

namespace {

constexpr qsizetype most_headers = 100;
constexpr std::size_t most_columns = 256;
constexpr qint64 most_remembered_bytes = 4 << 20;

QString folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }
QString file_path() { return folder() + "/columns.json"; }

QJsonArray array_of(const std::vector<std::string>& texts) {
  QJsonArray array;
  for (const std::string& text : texts) array.append(qt(text));
  return array;
}

QJsonArray read_all() {
  QFile file(file_path());
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QJsonDocument::fromJson(file.read(most_remembered_bytes)).object()["choices"].toArray();
}

bool is_about(const QJsonValue& choice, const QJsonArray& header, InputKind kind) {
  return choice["data"].toString() == data_kind(kind).name && choice["header"].toArray() == header;
}

bool is_worth_it(const std::vector<std::string>& names) { return !names.empty() && names.size() <= most_columns; }

}  // namespace

void ColumnMemory::remember(const std::vector<std::string>& names, InputKind kind, const ChosenColumns& chosen) {
  if (!is_worth_it(names)) return;
  const QJsonArray header = array_of(names);
  QJsonArray kept{QJsonObject{{"data", data_kind(kind).name},
                              {"header", header},
                              {"columns", array_of(chosen.columns)},
                              {"drop_invalid", chosen.drop_invalid}}};
  for (const QJsonValue choice : read_all())
    if (kept.size() < most_headers && !is_about(choice, header, kind)) kept.append(choice);
  QDir().mkpath(folder());
  QSaveFile file(file_path());
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(QJsonDocument(QJsonObject{{"version", 1}, {"choices", kept}}).toJson());
  file.commit();
}

std::optional<ChosenColumns> ColumnMemory::recall(const std::vector<std::string>& names, InputKind kind) {
  if (!is_worth_it(names)) return std::nullopt;
  const QJsonArray header = array_of(names);
  for (const QJsonValue choice : read_all()) {
    if (!is_about(choice, header, kind)) continue;
    ChosenColumns chosen;
    for (const QJsonValue column : choice["columns"].toArray()) chosen.columns.push_back(column.toString().toStdString());
    chosen.drop_invalid = choice["drop_invalid"].toBool();
    return chosen;
  }
  return std::nullopt;
}

}  // namespace ws::app
