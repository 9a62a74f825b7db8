// SPDX-License-Identifier: MIT
#include "app/session/texts.h"

#include "app/session/actions.h"
#include "app/session/pictures/picture_sizes.h"
#include "app/session/settings/settings_table.h"
#include "app/session/value_words.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/words/choice_words.h"
#include "compute/io/data_files.h"

#include <set>
#include <utility>

namespace ws::app {

namespace {

class Collection {
 public:
  void add(std::string_view text, std::string place, const char* difference = "") {
    if (!text.empty() && known_.emplace(text, difference).second)
      all_.push_back({std::string(text), difference, std::move(place)});
  }
  std::vector<TableText> take() { return std::move(all_); }

 private:
  std::vector<TableText> all_;
  std::set<std::pair<std::string, std::string>> known_;
};

void add_actions(Collection& all) {
  for (const std::string_view category : action_categories()) all.add(category, "group of actions");
  for (const Action& action : actions()) {
    const std::string id(action.id);
    all.add(action.title, id + ": title");
    all.add(action.help, id + ": help");
  }
}

void add_fields(Collection& all, const ParameterSet& set, const std::string& owner) {
  for (const FieldInfo& field : set.fields()) {
    const std::string place = owner + ", " + field.name;
    all.add(field.group, place + ": group");
    all.add(field.label, place + ": label");
    all.add(field.unit, place + ": unit", "unit");
    all.add(field.help, place + ": help");
    all.add(field.least_means, place + ": what its least value stands for");
    all.add(field.needs, place + ": data without which it has no effect");
    for (const Condition& condition : field.applies_when) all.add(condition.why, place + ": why it has no effect");
    for (const ChoiceInfo& choice : field.choices) {
      all.add(choice_words(choice.name), place + ": choice");
      all.add(choice.help, place + ": what " + choice.name + " means");
    }
  }
}

void add_workspace(Collection& all, const Workspace& workspace) {
  const ExperimentInfo& info = workspace.experiment().info();
  all.add(info.title, info.id + ": title");
  all.add(workspace.short_title(), info.id + ": short title");
  all.add(info.summary, info.id + ": summary");
  for (const InputSpec& input : info.inputs) {
    all.add(choice_words(input.role), info.id + ": input");
    all.add(input.help, info.id + ": what " + input.role + " is");
  }
  for (const OutputSpec& output : info.outputs) all.add(choice_words(output.id), info.id + ": output");
  for (const Sample& sample : info.samples) all.add(sample.title, info.id + ": sample");
  for (const NamedValues& preset : info.presets) all.add(preset.title, info.id + ": preset");
  for (const PlotWords& plot : info.plots) all.add(plot.meaning, info.id + ": what plot " + plot.id + " tells");
  for (const DeclaredSweep& sweep : info.sweeps) all.add(sweep.title, info.id + ": sweep");
  if (info.seed_applies_when) all.add(info.seed_applies_when->why, info.id + ": why the seed has no effect");
  add_fields(all, workspace.experiment().parameters(), info.id);
  add_fields(all, workspace.experiment().view_parameters(), info.id);
}

}  // namespace

std::vector<TableText> table_texts() {
  Collection all;
  for (const char* word :
       {"algorithm", "algorithm (preview)", "map", "draw", "interface", "idle", "bandwidth", "of its peak", "of them drawn",
        "all", "Without effect now", "Controls", "Fold the controls", "Unfold the controls", "Why?"})
    all.add(word, "over the picture");
  for (const std::string_view word : value_words()) all.add(word, "of a picked thing or a step", "value");
  for (const std::string_view unit : value_units()) all.add(unit, "of a picked thing or a step", "unit");
  add_actions(all);
  add_fields(all, ParameterSet::of<SettingValues>(), "settings");
  for (const io::DataFormats& formats : io::data_formats()) all.add(formats.title, "kind of files");
  for (const PictureSize& size : picture_sizes) all.add(size.title, "size of pictures");
  for (const Workspace* workspace : workspaces()) add_workspace(all, *workspace);
  return all.take();
}

}  // namespace ws::app
