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
/// The colours of "dark", "light" or "system", whatever the present theme is.
[[nodiscard]] ThemeColors colors_of_theme(const QString& choice);
/// "dark", "light" or "system"; sets the palette and the style sheet of the whole application.
void apply_theme(const QString& choice);
/// Distinguishable by colour-blind people (after Okabe and Ito), readable on the ground of these colours.
[[nodiscard]] QColor series_color(int index, const ThemeColors& colors = theme_colors());

}  // namespace ws::app
