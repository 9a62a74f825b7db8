// The theme that was chosen: style, picture and menu show the same.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ws::app {

class ActionSet;
class SessionModel;
class Viewport;

/// The names that the setting `theme` takes, each with the id of its action.
struct ThemeAction {
  const char* choice;
  const char* action;
};
inline constexpr ThemeAction theme_actions[] = {{"system", "view.theme_system"},
                                                {"dark", "view.theme_dark"},
                                                {"light", "view.theme_light"},
                                                {"contrast-dark", "view.theme_contrast_dark"},
                                                {"contrast-light", "view.theme_contrast_light"}};

/// Shows it everywhere at once, and keeps it nowhere: that is the setting's part.
void show_theme(const QString& choice, SessionModel& model, ActionSet& set, Viewport& viewport);
/// A state was restored. Its theme is shown, but not in place of high contrast: who chose that needs it.
void follow_theme_of_state(SessionModel& model, ActionSet& set, Viewport& viewport);

}  // namespace ws::app
