// Showing a theme.
// SPDX-License-Identifier: MIT
#include "app/window/actions/theme_choice.h"

#include <QString>

#include "app/window/actions/action_set.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/theme.h"
#include "app/window/viewport/viewport.h"

namespace ws::app {

void show_theme(const QString& choice, SessionModel& model, ActionSet& set, Viewport& viewport) {
  apply_theme(choice);
  Furniture furniture = model->document().furniture();
  furniture.theme = theme_name().toStdString();
  viewport.set_empty_theme(render::Theme::named(furniture.theme).value_or(render::Theme::dark()));
  model->document().set_furniture(furniture);
  for (const auto& [name, action] : theme_actions) set.set_checked(action, choice == name);
  viewport.request_frames();
}

void follow_theme_of_state(SessionModel& model, ActionSet& set, Viewport& viewport) {
  const QString theme = qt(model->document().furniture().theme);
  if (theme == theme_name()) return;
  show_theme(theme_colors().high_contrast ? theme_name() : theme, model, set, viewport);
}

}  // namespace ws::app
