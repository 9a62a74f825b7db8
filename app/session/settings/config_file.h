// One configuration file: a JSON object of settings and keys, each checked against the table, with the line it stands in.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// A value as it was found.
template <class T>
struct Found {
  T value;
  int line = 0;  ///< from 1; 0: it stands in no file
};
/// The keys of an action, each as QKeySequence's portable text ("Ctrl+Shift+Z"); empty: none.
using Keys = std::vector<std::string>;

struct ConfigFile {
  std::string path;
  bool exists = false;
  bool is_broken = false;  ///< it is no JSON, and nothing of it holds
  std::map<std::string, Found<Value>> values;
  std::map<std::string, Found<Keys>> keys;  ///< by the action's id
  std::vector<std::string> problems;        ///< each names file, line and setting; what it is about is left out
};

/// Never throws for what stands in the file. One that is not there is empty.
[[nodiscard]] ConfigFile read_config(const std::string& path);
/// "threads=4" or "keys.view.grid=Ctrl+G,G", as --set takes it, into `layer`. Throws Error{invalid_argument}.
void take_assignment(ConfigFile& layer, const std::string& text);

/// The file with one value changed: what else it holds stays, also what this version does not know. Nothing takes the value
/// out. Folders are made. Throws Error{io}, also for a file that is broken: nothing of it is overwritten.
void write_config_value(const std::string& path, const std::string& name, const std::optional<Value>& value);
void write_config_keys(const std::string& path, const std::string& action, const std::optional<Keys>& keys);

}  // namespace ws::app
