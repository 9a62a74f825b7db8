// Contrasts of the themes, as WCAG 2 counts them.
// SPDX-License-Identifier: MIT
#include "app/window/theme.h"
#include "render/scene/scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::app {
namespace {

double luminance(const QColor& color) {
  const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [least, most] = std::minmax({luminance(a), luminance(b)});
  return (most + 0.05) / (least + 0.05);
}

/// The least contrast of a text on a ground.
double least_contrast(const ThemeColors& c) {
  double least = contrast(c.accent_text, c.accent);
  for (const QColor& text : {c.text, c.dim, c.accent, c.good, c.warning, c.error})
    for (const QColor& ground : {c.window, c.panel, c.field}) least = std::min(least, contrast(text, ground));
  return least;
}

TEST(Theme, HighContrastIsAtLeastSeven) {
  for (const char* name : {"contrast-dark", "contrast-light"}) {
    const ThemeColors colors = colors_of_theme(name);
    EXPECT_TRUE(colors.high_contrast);
    EXPECT_GE(least_contrast(colors), 7) << name;
    EXPECT_GE(contrast(colors.line, colors.panel), 3) << name << ": edges of controls";
  }
  EXPECT_TRUE(colors_of_theme("contrast-dark").dark);
  EXPECT_FALSE(colors_of_theme("contrast-light").dark);
}

TEST(Theme, TextOfTheOthersIsReadable) {
  for (const char* name : {"dark", "light"}) {
    const ThemeColors colors = colors_of_theme(name);
    EXPECT_FALSE(colors.high_contrast);
    EXPECT_GE(contrast(colors.text, colors.panel), 7) << name;
    EXPECT_GE(contrast(colors.dim, colors.panel), 4.5) << name;
  }
}

TEST(Theme, ThePicturesInkHasTheSameContrast) {
  for (const std::string& name : render::theme_names()) {
    const auto theme = render::Theme::named(name);
    ASSERT_TRUE(theme) << name;
    const auto color = [](const std::array<std::uint8_t, 4>& c) { return QColor(c[0], c[1], c[2]); };
    const double ink = contrast(color(theme->foreground), color(theme->background));
    EXPECT_GE(ink, name.starts_with("contrast") ? 20 : 7) << name;
  }
  EXPECT_FALSE(render::Theme::named("drak"));
}

}  // namespace
}  // namespace ws::app
