// Choosing a theme.
// SPDX-License-Identifier: MIT
#include "app/window/actions/theme_choice.h"

#include "app/window/actions/action_set.h"
#include "app/window/session_model.h"
#include "app/window/theme.h"
#include "app/window/viewport/viewport.h"

namespace ws::app {

void choose_theme(const QString& choice, SessionModel& model, ActionSet& set, Viewport& viewport) {
  apply_theme(choice);
  QSettings().setValue("theme", choice);
  const bool dark = theme_colors().dark;
  viewport.set_empty_theme(dark ? render::Theme::dark() : render::Theme::light());
  Furniture furniture = model->document().furniture();
  furniture.theme = dark ? "dark" : "light";
  model->document().set_furniture(furniture);
  for (const char* one : {"dark", "light", "system"}) set.set_checked("view.theme_" + std::string(one), choice == one);
  viewport.request_frames();
}

}  // namespace ws::app
