// SPDX-License-Identifier: MIT
#include "app/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QVariant>

#include "app/window/format.h"
#include "compute/core/words/told.h"

#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

namespace ws::app {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 3> languages{
    {{"en", "English"}, {"de", "Deutsch"}, {"sl", "Slovenščina"}}};

/// One list for all classes: a text means the same wherever it stands, or else tr() is given what tells the two apart.
class Translations : public QTranslator {
 public:
  using QTranslator::QTranslator;
  QString translate(const char* context, const char* text, const char* difference, int count) const override {
    // Qt's own that have the words of another text: "Right" is a key, and a side to look from.
    const auto is_of = [&](const char* qt_class) { return context && std::strcmp(context, qt_class) == 0; };
    const char* of_qt = is_of("QShortcut") ? "key" : is_of("QDockWidget") ? "dock" : difference;
    return QTranslator::translate("warpscope", text, of_qt, count);
  }
};

/// Of the installed language, for what algorithms say. Qt lets any thread ask.
std::string own_words_of(const char* english, std::optional<std::size_t> count) {
  if (count) return QCoreApplication::translate("warpscope", english, "told", plural_of(*count)).toStdString();
  // Else a name from a table, such as a layer's, or a value's name.
  for (const char* difference : {"told", "", "value", "unit"})
    if (const QString own = QCoreApplication::translate("warpscope", english, difference); own != QString::fromUtf8(english))
      return own.toStdString();
  return english;
}

constexpr const char* language_property = "window_language";

}  // namespace

QString language_code(LanguageSetting setting, const QStringList& system_languages) {
  if (setting != LanguageSetting::system) return QString::fromLatin1(choice_name(setting));
  for (const QString& wanted : system_languages)
    for (const auto& [code, name] : languages)
      if (wanted.section('-', 0, 0) == QLatin1String(code)) return QLatin1String(code);
  return "en";
}

QString language_name(const QString& code) {
  for (const auto& [known, name] : languages)
    if (code == QLatin1String(known)) return QString::fromUtf8(name);
  return {};
}

void install_language(QCoreApplication& application, LanguageSetting setting) {
  const QString code = language_code(setting, QLocale::system().uiLanguages());
  application.setProperty(language_property, code);
  if (code == "en") return;
  // Qt's own first: what was installed last is asked first.
  auto* qt_words = new QTranslator(&application);
  if (qt_words->load("qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(qt_words);
  auto* own_words = new Translations(&application);
  if (!own_words->load(":/translations/warpscope_" + code + ".qm")) return;
  QCoreApplication::installTranslator(own_words);
  use_phrasebook(own_words_of);
}

QString window_language() {
  const QVariant code = QCoreApplication::instance() ? QCoreApplication::instance()->property(language_property) : QVariant();
  return code.isValid() ? code.toString() : QStringLiteral("en");
}

}  // namespace ws::app
