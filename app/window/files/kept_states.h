// The last state of each data in each workspace, with a small picture, so that work goes on where it was left.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"
#include "render/image.h"

#include <QDateTime>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace ws::app {

/// Files in the user's cache folder, bounded in number and bytes: the oldest go. Several windows may use them: each file is
/// written at once and whole, the newest holds.
class KeptStates {
 public:
  static constexpr QSize picture_room{320, 192};

  struct Kept {
    QString path;          ///< of the state file
    QString picture_path;  ///< there may be none
    QDateTime time;
  };

  KeptStates();

  /// Throws Error where it cannot be written. A state without a workspace is not kept.
  void keep(const State& state);
  /// On another thread: to write it takes its time. Where it cannot be written, there is none.
  void keep_picture(const State& of, render::Image picture);
  /// Of all, or of one workspace, the one that was kept last.
  [[nodiscard]] std::optional<Kept> newest(const QString& workspace = {}) const;
  /// The newest picture of what was made of a file; empty where there is none.
  [[nodiscard]] QString picture_of_file(const QString& path) const;

 private:
  [[nodiscard]] std::vector<Kept> newest_first(const QString& name_filter) const;
  [[nodiscard]] QString path_of(const State& state, const char* suffix) const;

  QString folder_;
};

/// What the state's main data are called, for people: a file's name, a sample's title.
[[nodiscard]] QString name_of_data(const State& state);

}  // namespace ws::app
