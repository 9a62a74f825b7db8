// Which workspace takes a file, and what loading it leaves as it is.
// SPDX-License-Identifier: MIT
#include "app/session/document/load_plan.h"

#include "app/session/document/loading.h"
#include "app/session/document/presets.h"
#include "app/session/document/state_content.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/data_files.h"
#include "compute/io/file_source.h"
#include "compute/io/mapped_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace ws::app {

namespace fs = std::filesystem;

namespace {

std::string absolute(const std::string& path) { return fs::absolute(path).lexically_normal().string(); }
std::string file_name(const std::string& path) { return fs::path(path).filename().string(); }

const InputSpec& main_input_of(const Workspace& workspace) { return main_input(workspace.experiment().info()); }

Opened opened_with(const Workspace& workspace, StateInput source) {
  const Experiment& experiment = workspace.experiment();
  return {&workspace, {}, {std::move(source)}, experiment.parameters(), experiment.view_parameters()};
}

/// What is open before all others. Null where there is none.
const Workspace* workspace_taking(const Workspaces& known, const Workspace* open, InputKind kind) {
  const auto takes = [&](const Workspace* w) { return main_input_of(*w).kind == kind; };
  if (open && takes(open)) return open;
  // Tables of numbers are points, or vectors where the open workspace takes vectors.
  if (kind == InputKind::points && open && main_input_of(*open).kind == InputKind::vectors) return open;
  const auto found = std::find_if(known.begin(), known.end(), takes);
  return found == known.end() ? nullptr : *found;
}

/// By the file's name and content; null where none takes it.
const Workspace* workspace_of(const Workspaces& known, const Workspace* open, const std::string& path) {
  for (const Workspace* workspace : known)
    if (own_input(workspace->experiment().info(), path)) return workspace;
  return workspace_taking(known, open, io::kind_of_file(path));
}

const Workspace& workspace_for(const Workspaces& known, const Document& document, const FileChoice& choice) {
  if (!choice.workspace.empty()) {
    const Workspace& named = workspace_named(known, choice.workspace);
    check_opens(named.experiment().info(), choice.path);
    return named;
  }
  if (choice.role.empty())
    if (const Workspace* taking = workspace_of(known, document.workspace(), choice.path)) return *taking;
  return document.workspace() ? *document.workspace() : *known.front();
}

std::string role_for(const Workspace& workspace, const FileChoice& choice) {
  if (!choice.role.empty()) return choice.role;
  return choice.workspace.empty() ? likely_role(workspace.experiment().info(), choice.path) : main_input_of(workspace).role;
}

/// Of what is open, those that were read the same way.
Inputs inputs_read_as(const Document& document, const std::vector<StateInput>& sources) {
  Inputs alike;
  for (const StateInput& wanted : sources)
    for (const StateInput& open : document.sources())
      if (open.role == wanted.role && read_alike(open, wanted)) alike.insert(*document.inputs().find(open.role));
  return alike;
}

/// Whether a value speaks of the data themselves: places in them, numbers of their elements.
bool is_of_the_data(const FieldInfo& info) {
  return info.kind == FieldKind::numbers && info.meaning != ListMeaning::matrix && info.meaning != ListMeaning::taps;
}

/// Sets what differs from the defaults in `from`, but for what means nothing in other data.
void keep_values(const ParameterSet& from, ParameterSet& to) {
  std::map<std::string, Value> kept = changed_values(from);
  std::erase_if(kept, [&](const auto& value) { return is_of_the_data(from.info(value.first)); });
  static_cast<void>(set_values(kept, to));  // one that other data refuse has its default
}

/// What the workspace had when these data left it: its values, and the files that were added there.
void take_left(const Opened& left, const std::string& main_role, LoadPlan& plan) {
  static_cast<void>(set_values(changed_values(left.parameters), plan.opened.parameters));
  static_cast<void>(set_values(changed_values(left.view), plan.opened.view));
  for (const StateInput& source : left.sources) {
    if (source.role == main_role || source.path.empty()) continue;
    plan.opened.sources.push_back(source);
    if (const auto added = left.inputs.find(source.role); added != left.inputs.end()) plan.at_hand.insert(*added);
  }
}

std::string origin_of(const State& state) {
  if (state.inputs.empty()) return state.workspace;
  return state.inputs[0].path.empty() ? state.inputs[0].generator : state.inputs[0].path;
}

}  // namespace

const Workspace& workspace_named(const Workspaces& known, const std::string& id) {
  const auto found =
      std::find_if(known.begin(), known.end(), [&](const Workspace* w) { return w->experiment().info().id == id; });
  if (found == known.end()) throw Error(ErrorKind::invalid_argument, told("there is no workspace named {}", io::printable(id)));
  return **found;
}

bool is_meant_as_state(const Workspaces& known, const Document& document, const FileChoice& choice) {
  if (!choice.role.empty() || !choice.workspace.empty()) return false;
  if (holds_state(choice.path) || is_called_state(choice.path)) return true;
  // Where nothing takes images, a picture can only have been meant as a state.
  return io::kind_of_file(choice.path) == InputKind::image && !workspace_taking(known, document.workspace(), InputKind::image);
}

LoadPlan plan_of_file(const Workspaces& known, const Document& document, const FileChoice& choice) {
  if (known.empty()) throw Error(ErrorKind::internal, "this program has no workspaces");
  io::check_not_special(choice.path);
  const Workspace& workspace = workspace_for(known, document, choice);
  StateInput source;
  source.role = role_for(workspace, choice);
  source.path = absolute(choice.path);
  source.columns = choice.columns;
  source.drop_invalid = choice.drop_invalid;
  LoadPlan plan;
  if (source.role == main_input_of(workspace).role) {
    plan.opened = opened_with(workspace, source);
    if (choice.keep_values && document.workspace() == &workspace) {
      keep_values(document.parameters(), plan.opened.parameters);
      keep_values(document.view(), plan.opened.view);
    }
    plan.title = told("Opened {}", file_name(choice.path));
  } else {
    document.require_workspace();
    plan = plan_of_refresh(document);
    plan.at_hand = document.inputs();
    std::erase_if(plan.opened.sources, [&](const StateInput& s) { return s.role == source.role; });
    plan.opened.sources.push_back(source);
    plan.adds = true;
    plan.title = told("Added {}", file_name(choice.path));
  }
  plan.file = source.path;
  return plan;
}

LoadPlan plan_of_state(const Workspaces& known, const Document& document, const State& state, const std::string& file) {
  const auto found = std::find_if(known.begin(), known.end(),
                                  [&](const Workspace* w) { return w->experiment().info().id == state.workspace; });
  if (found == known.end())
    throw Error(ErrorKind::invalid_argument, told("this program has no workspace named {}", io::printable(state.workspace)),
                said("the state may come from a newer version"));
  const Experiment& experiment = (*found)->experiment();
  LoadPlan plan;
  plan.purpose = LoadPurpose::restore;
  plan.opened = {*found, {}, state.inputs, experiment.parameters(), experiment.view_parameters()};
  const std::string origin = file.empty() ? said("the state") : file;
  State known_state = state;
  std::vector<std::string> warnings = state.warnings;
  warnings.push_back(take_unknown(known_state.parameters, plan.opened.parameters));
  warnings.push_back(take_unknown(known_state.view, plan.opened.view));
  std::erase(warnings, "");
  for (const auto& refusals :
       {set_values(known_state.parameters, plan.opened.parameters), set_values(known_state.view, plan.opened.view)})
    warnings.insert(warnings.end(), refusals.begin(), refusals.end());
  // One message: the banner has room for one.
  if (!warnings.empty())
    plan.messages.push_back(make_message(Severity::warning, fmt::format("{}: {}", origin, joined_text(warnings, "; "))));
  plan.file = file;
  if (document.workspace() == *found) plan.at_hand = inputs_read_as(document, state.inputs);
  plan.title = told("Restored {}", origin_of(state));
  plan.state = state;
  return plan;
}

LoadPlan plan_of_sample(const Workspaces& known, const std::string& workspace, const std::string& sample) {
  const Workspace& named = workspace_named(known, workspace);
  const Sample& found = find_sample(named.experiment().info(), sample);
  StateInput source;
  source.role = main_input_of(named).role;
  source.generator = found.generator;
  LoadPlan plan;
  plan.opened = opened_with(named, std::move(source));
  for (const auto& [name, text] : found.parameters) plan.opened.set_of(name).set_text(name, text);
  plan.title = told("Opened {}", said(found.title.c_str()));
  return plan;
}

LoadPlan plan_of_visit(const Workspaces& known, const Document& document, const Journey& journey, std::ptrdiff_t travel) {
  const Visit* visit = journey.at(travel);
  if (!visit) throw Error(ErrorKind::invalid_argument, said("nothing else was open"));
  LoadPlan plan = plan_of_state(known, document, visit->state, visit->file);
  Inputs at_hand = visit->at_hand;
  at_hand.merge(plan.at_hand);  // of what is open, where the visit kept nothing
  plan.at_hand = std::move(at_hand);
  plan.history = visit->history;
  plan.travel = travel;
  plan.attach_truth = false;  // one that was open is among its inputs
  plan.lesson = visit->lesson;
  const std::string origin = origin_of(visit->state);
  plan.title = told("Back to {}", fs::path(origin).is_absolute() ? file_name(origin) : origin);
  return plan;
}

bool can_use_data(const Document& document, const Workspace& other) {
  const StateInput* source = document.main_source();
  const auto open = source ? document.inputs().find(source->role) : document.inputs().end();
  return open != document.inputs().end() && &other != document.workspace() && can_use(other, *source, open->second.data);
}

LoadPlan plan_for_other_workspace(const Document& document, const Workspace& other, const LeftWorkspaces& left) {
  document.require_workspace();
  const ExperimentInfo& info = other.experiment().info();
  const auto found = document.inputs().find(main_input_of(*document.workspace()).role);
  const bool is_there = found != document.inputs().end();
  if (!is_there || !can_use_data(document, other))
    throw Error(ErrorKind::invalid_argument,
                told("{} cannot use {}", said(info.title.c_str()), is_there ? found->second.name : said("what is not there")),
                told("it takes {}", said(data_kind(main_input(info).kind).phrase)));
  const Input& open = found->second;
  StateInput source = *document.main_source();
  source.role = main_input(info).role;
  LoadPlan plan;
  // What was generated is made again, with what belongs to it there: a true curve, or queries.
  if (source.generator.empty())
    plan.at_hand.emplace(source.role, open);
  else
    source.sha256.clear();
  plan.opened = opened_with(other, std::move(source));
  if (const auto before = left.find(info.id); before != left.end()) take_left(before->second, main_input(info).role, plan);
  plan.is_handed_on = true;
  plan.title = fmt::format("{}: {}", said(info.title.c_str()), open.name);
  return plan;
}

LoadPlan plan_of_refresh(const Document& document) {
  LoadPlan plan;
  plan.purpose = LoadPurpose::refresh;
  plan.opened = {document.workspace(), {}, document.sources(), document.parameters(), document.view()};
  return plan;
}

LoadPlan without_digests(LoadPlan plan) {
  for (StateInput& source : plan.opened.sources) source.sha256.clear();
  return plan;
}

LoadPlan halved(LoadPlan plan) {
  plan = without_digests(std::move(plan));
  const std::string& role = main_input_of(*plan.opened.workspace).role;
  for (StateInput& source : plan.opened.sources)
    if (source.role == role) source.every *= 2;
  return plan;
}

}  // namespace ws::app
