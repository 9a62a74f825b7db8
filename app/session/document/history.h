// Undo: named snapshots of the values that a user changes.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace ws::app {

struct Snapshot {
  ParameterSet parameters, view;
  std::map<std::string, LayerState> layers;
  Furniture furniture;
  [[nodiscard]] bool operator==(const Snapshot&) const = default;
};

/// "r1 0.2 → 0.3" for each value that both have and that differs.
[[nodiscard]] std::vector<std::string> changed_values(const ParameterSet& before, const ParameterSet& after);

/// A line of snapshots and a place on it.
class History {
 public:
  /// Forgets everything and begins at `snapshot`.
  void begin(std::string name, Snapshot snapshot);
  /// A new snapshot behind the present one; what was undone is forgotten. False where nothing differs. An empty name is
  /// made from the difference: "r1 0.2 → 0.3".
  bool commit(Snapshot snapshot, std::string name = {});

  /// What was undone is not there any more.
  void forget_undone() { entries_.resize(std::min(entries_.size(), position_ + 1)); }

  [[nodiscard]] bool empty() const { return entries_.empty(); }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  [[nodiscard]] std::size_t position() const { return position_; }
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] const Snapshot& current() const { return entries_[position_].snapshot; }
  /// Throws Error{invalid_argument} beyond the line's end.
  const Snapshot& go_to(std::size_t position);

 private:
  struct Entry {
    std::string name;
    Snapshot snapshot;
  };
  std::vector<Entry> entries_;
  std::size_t position_ = 0;
};

}  // namespace ws::app
