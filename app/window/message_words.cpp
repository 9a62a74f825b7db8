// SPDX-License-Identifier: MIT
#include "app/window/message_words.h"

#include <QRegularExpression>

#include "app/window/format.h"

namespace ws::app {

namespace {

/// Empty: no parameter has that flag.
QString label_of(const QString& flag, const Document& document) {
  const std::string name = QString(flag).replace('-', '_').toStdString();
  for (const ParameterSet* set : {&document.parameters(), &document.view()})
    if (set->contains(name)) return in_sentence_case(translated(set->info(name).label));
  return {};
}

}  // namespace

QString message_words(const std::string& text, const Document& document) {
  static const QRegularExpression flag(R"((?<![\w.-])--([a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-]))");  // not within a file's name
  QString words = QString::fromStdString(text);
  qsizetype from = 0;
  for (auto match = flag.match(words); match.hasMatch(); match = flag.match(words, from)) {
    const QString label = label_of(match.captured(1), document);
    const QString said = label.isEmpty() ? match.captured(0) : QObject::tr("“%1”").arg(label);
    words.replace(match.capturedStart(0), match.capturedLength(0), said);
    from = match.capturedStart(0) + said.size();
  }
  return words;
}

}  // namespace ws::app
