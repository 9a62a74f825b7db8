// The language of the window: which one, and the translations that Qt asks for words.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/settings/settings_table.h"

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace ws::app {

/// "en", "de" or "sl": what was chosen, or else the first of `system_languages` ("de-AT", "en") that the window speaks.
[[nodiscard]] QString language_code(LanguageSetting setting, const QStringList& system_languages);
/// "Deutsch": as its speakers call it.
[[nodiscard]] QString language_name(const QString& code);

/// From now on tr() and translated() give that language's words. Before the first widget is made; what is not translated
/// stays English.
void install_language(QCoreApplication& application, LanguageSetting setting);
/// The one that was installed: "de", "sl", or "en".
[[nodiscard]] QString window_language();

}  // namespace ws::app
