// SPDX-License-Identifier: MIT
#include "app/window/settings/settings_effects.h"

#include <QMainWindow>
#include <QSettings>

#include "app/session/settings/settings.h"
#include "app/window/actions/action_set.h"
#include "app/window/actions/theme_choice.h"
#include "app/window/actions/window_parts.h"
#include "app/window/central_area.h"
#include "app/window/dialogs/cheat_sheet_dialog.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/settings/key_bindings.h"
#include "app/window/settings/key_editor.h"
#include "app/window/settings/settings_dialog.h"
#include "app/window/viewport/viewport.h"
#include "compute/core/words/formatted.h"

#include <string>
#include <vector>

namespace ws::app {

namespace {

/// One banner for all: it has room for one.
void tell(SessionModel& model, const std::vector<std::string>& problems) {
  if (!problems.empty()) model->log().say(Severity::warning, joined_text(problems, "; "));
}

void add_to(std::vector<std::string>& problems, const QStringList& more) {
  for (const QString& one : more) problems.push_back(one.toStdString());
}

/// Earlier versions kept the theme elsewhere.
void take_over_theme(Settings& settings) {
  QSettings kept;
  const std::string theme = kept.value("theme").toString().toStdString();
  kept.remove("theme");
  const bool is_known = settings.table().info("theme").has_choice(theme);
  if (!is_known || settings.origin("theme").layer != Layer::built_in) return;
  try {
    settings.set("theme", theme);
  } catch (const Error&) {
    // A file that cannot be written is told where something is chosen.
  }
}

}  // namespace

void follow_settings(const WindowParts& parts, Settings& settings) {
  QMainWindow& window = parts.window;
  SessionModel& model = parts.model;
  ActionSet& set = parts.actions;
  Viewport& viewport = parts.central.viewport();
  take_over_theme(settings);
  const auto show_chosen_theme = [&] { show_theme(choice_name(settings.values().theme), model, set, viewport); };
  show_chosen_theme();
  std::vector<std::string> problems = settings.problems();
  add_to(problems, apply_keys(set, settings));
  tell(model, problems);
  settings.listen([&, show_chosen_theme](const std::string& name) {
    if (name == "theme") show_chosen_theme();
    if (name == "backend") model.attempt([&] { model->runner().set_backend(choice_name(settings.values().backend)); });
    if (name != "keys") return;
    std::vector<std::string> now;
    add_to(now, apply_keys(set, settings));
    tell(model, now);
  });
  for (const auto& [choice, action] : theme_actions)
    set.on_toggle(action, [&, name = choice](bool) {
      model.attempt([&] { settings.set("theme", std::string(name)); });
      for (const auto& [one, its_action] : theme_actions)
        set.set_checked(its_action, settings.table().get("theme") == Value(std::string(one)));
    });
  const auto change_keys = [&] { show_key_editor(&window, set, model, settings); };
  set.on("edit.keys", change_keys);
  set.on("edit.settings", [&, change_keys] { show_settings(&window, model, settings, change_keys); });
  set.on("help.cheat_sheet", [&, change_keys] { show_cheat_sheet(&window, set, change_keys); });
}

}  // namespace ws::app
