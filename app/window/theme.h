// Dark, light, of high contrast or as the system says: the application's palette and style sheet, and the colours that own
// paintings use.
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
  bool high_contrast = false;  ///< texts have a contrast of 7 on all grounds
};

[[nodiscard]] const ThemeColors& theme_colors();
/// The theme that a choice means: one of render::theme_names(). "system" is dark or light as the system says.
[[nodiscard]] QString theme_of_choice(const QString& choice);
/// The present theme.
[[nodiscard]] const QString& theme_name();
/// The colours of such a choice, whatever the present theme is.
[[nodiscard]] ThemeColors colors_of_theme(const QString& choice);
/// For paper: black on white.
[[nodiscard]] ThemeColors print_colors();
/// A choice of the setting `theme`: sets the palette and the style sheet of the whole application.
void apply_theme(const QString& choice);
/// Distinguishable by colour-blind people (after Okabe and Ito), readable on the ground of these colours.
[[nodiscard]] QColor series_color(int index, const ThemeColors& colors = theme_colors());

}  // namespace ws::app
