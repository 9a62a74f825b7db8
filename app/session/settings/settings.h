// The settings in layers: built-in < system < user < --config < --set. Each value knows where it came from.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/settings/config_file.h"
#include "app/session/settings/settings_table.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// Where configuration files lie.
struct ConfigPlaces {
  std::vector<std::string> system;  ///< the first holds over the others
  std::string user;                 ///< empty where there is no home
};
/// From XDG_CONFIG_DIRS, XDG_CONFIG_HOME and HOME, as the XDG base directory specification says: .../warpscope/config.json.
[[nodiscard]] ConfigPlaces config_places();

/// What the command line says about settings.
struct ConfigRequest {
  std::string file;                      ///< --config; empty: none
  std::vector<std::string> assignments;  ///< --set NAME=VALUE
};

enum class Layer { built_in, system, user, file, command_line };

/// Where a value came from.
struct Origin {
  Layer layer = Layer::built_in;
  std::string path;
  int line = 0;

  /// "built-in", "user (/home/me/.config/warpscope/config.json, line 3)", "command line".
  [[nodiscard]] std::string text() const;
};

/// All settings of a program's run. Used from one thread.
class Settings {
 public:
  /// The built-in values alone, kept nowhere.
  Settings();
  /// Reads all layers. Throws Error for a --config that cannot be read or holds errors, and for a --set that is none.
  Settings(const ConfigPlaces& places, const ConfigRequest& request);

  [[nodiscard]] SettingValues values() const { return merged_.to<SettingValues>(); }
  /// The values with their descriptions.
  [[nodiscard]] const ParameterSet& table() const { return merged_; }
  [[nodiscard]] Origin origin(std::string_view name) const;
  /// Of an action; nothing: no layer says, those of the registry hold.
  [[nodiscard]] std::optional<Keys> keys(std::string_view action) const;
  [[nodiscard]] Origin keys_origin(std::string_view action) const;
  /// What was left out of the files of system and user, and why.
  [[nodiscard]] std::vector<std::string> problems() const;
  [[nodiscard]] const std::string& user_path() const { return user_path_; }

  /// Keeps the value in the user's file; it holds at once, also over the command line. Throws Error: for a value that does not
  /// fit; for a file that cannot be written, and then it holds until the program ends.
  void set(std::string_view name, const Value& value);
  /// Takes it out of the user's file and of the command line: what the system says holds again, or the built-in value.
  void reset(std::string_view name);
  void set_keys(std::string_view action, const Keys& keys);
  void reset_keys(std::string_view action);

  /// Called after each change with the setting's name, or "keys".
  void listen(std::function<void(const std::string& name)> hear) { hear_ = std::move(hear); }

  /// One line for each value, with where it came from; then the keys that differ from the program's own.
  [[nodiscard]] std::string print() const;
  /// One paragraph for each setting: its default, what it takes, and a sentence; then the actions with their keys.
  [[nodiscard]] static std::string print_defaults();

 private:
  struct Held {
    Layer kind;
    ConfigFile file;
  };
  void merge();
  [[nodiscard]] ConfigFile* user_layer();
  /// What is chosen by hand holds over what the program was started with.
  void forget_above(const std::string& name, bool is_key);
  void tell(const std::string& name);

  std::string user_path_;
  std::vector<Held> layers_;  ///< later ones hold over earlier ones
  ParameterSet merged_;
  std::function<void(const std::string&)> hear_;
};

}  // namespace ws::app
