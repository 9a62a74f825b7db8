// What to load: which workspace takes a file, a sample, a state or the data that are open, and what stays as it is.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/document.h"
#include "app/session/document/journey.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// What a load is for, which says what stays when it succeeds.
enum class LoadPurpose { open, refresh, restore };

struct LoadPlan {
  LoadPurpose purpose = LoadPurpose::open;
  Opened opened;   ///< workspace, sources to read, values that are to hold
  Inputs at_hand;  ///< taken instead of reading
  bool attach_truth = true;
  bool is_handed_on = false;  ///< the data that are open, for another workspace
  bool adds = false;          ///< a file to the data that are open, or in the place of one that was added: a visit of its own
  bool swaps = false;         ///< what is kept as B, with what is shown
  std::string title;          ///< "Opened rings.csv": the first line of the history
  std::string file;           ///< that was asked for; empty for samples, reloads and states that are no file
  std::optional<State> state;
  std::vector<Message> messages;           ///< about the file that it came from
  std::ptrdiff_t travel = 0;               ///< to which visit of the journey; 0: to none of them
  std::optional<History> history;          ///< of that visit
  std::optional<LessonPlace> lesson = {};  ///< whose page it is
};

using Workspaces = std::vector<const Workspace*>;
/// Throws Error{invalid_argument}.
[[nodiscard]] const Workspace& workspace_named(const Workspaces& known, const std::string& id);

/// A file as a user asks for it.
struct FileChoice {
  std::string path;
  std::string role;                  ///< empty: the first required input, or the truth for *.truth.json
  std::vector<std::string> columns;  ///< empty: all, or where some hold text those that look like coordinates
  bool drop_invalid = false;
  std::string workspace;     ///< its id; empty: one that takes such data, what is open before all others
  bool keep_values = false;  ///< where the workspace stays, its parameters do, but for places in the data
};

/// What a workspace had when its data went to another one: by its id.
using LeftWorkspaces = std::map<std::string, Opened>;

/// By its content, or by its name: a state file that cannot be read is reported as a state.
[[nodiscard]] bool is_meant_as_state(const Workspaces& known, const Document& document, const FileChoice& choice);
/// All of these throw Error for what cannot be opened.
[[nodiscard]] LoadPlan plan_of_file(const Workspaces& known, const Document& document, const FileChoice& choice);
/// `file`: where the state was read from; empty where it is no file.
[[nodiscard]] LoadPlan plan_of_state(const Workspaces& known, const Document& document, const State& state,
                                     const std::string& file);
[[nodiscard]] LoadPlan plan_of_sample(const Workspaces& known, const std::string& workspace, const std::string& sample);
/// What `journey` has at `travel`. Throws Error{invalid_argument} where there is nothing.
[[nodiscard]] LoadPlan plan_of_visit(const Workspaces& known, const Document& document, const Journey& journey,
                                     std::ptrdiff_t travel);
/// The main data that are open in another workspace. One that was `left` with them comes back with its parameters, and with
/// what was added to them there.
[[nodiscard]] LoadPlan plan_for_other_workspace(const Document& document, const Workspace& other,
                                                const LeftWorkspaces& left = {});
/// Whether they are of use there; false for the workspace that is open.
[[nodiscard]] bool can_use_data(const Document& document, const Workspace& other);
/// What is open, read again as it was then.
[[nodiscard]] LoadPlan plan_of_refresh(const Document& document);
/// The same plan, which takes what the files hold now, whatever they held when they were read before.
[[nodiscard]] LoadPlan without_digests(LoadPlan plan);
/// The same plan, which takes half as many elements of the main data.
[[nodiscard]] LoadPlan halved(LoadPlan plan);

}  // namespace ws::app
