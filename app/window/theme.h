// Dark, light or as the system says: the application's palette and style sheet, and the colours that own paintings use.
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>

namespace ws::app {

/// The colours of the present theme.
struct ThemeColors {
  QColor window, panel, field, line;      ///< grounds from back to front, and hairlines
  QColor text, dim, accent, accent_text;  ///< `dim` still has a contrast of 4.5 on `panel`
  QColor good, warning, error;
  bool dark = true;
};

[[nodiscard]] const ThemeColors& theme_colors();
/// "dark", "light" or "system"; sets the palette and the style sheet of the whole application.
void apply_theme(const QString& choice);
/// Distinguishable by colour-blind people (after Okabe and Ito), readable on the present ground.
[[nodiscard]] QColor series_color(int index);

}  // namespace ws::app
