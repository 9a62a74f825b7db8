// What algorithms say for people goes through the phrasebook. The one of this test takes all letters out of its texts: letters
// that are left were said past it, and would be English in a German window.
// SPDX-License-Identifier: MIT
#include "app/workspaces/workspaces.h"
#include "compute/core/result/explanation.h"
#include "tests/app/support/method_runs.h"
#include "tests/app/support/run_messages.h"
#include "tests/support/without_letters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>

namespace ws::test {
namespace {

/// Names of columns, of units and of what is in a formula are the same in all languages.
const std::set<std::string>& known_names() {
  static const std::set<std::string> names{"kB", "MB",  "GB", "MiB", "Mpx", "ms", "in", "MAX_RADIUS", "GT",
                                           "HD", "SSE", "x",  "y",   "z",   "B",  "px", "J"};
  return names;
}

/// The words of two letters or more that no phrasebook gave.
std::string said_past(const std::string& text) {
  std::string found, word;
  for (const char c : text + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_') {
      word += c;
      continue;
    }
    const auto letters = std::count_if(word.begin(), word.end(), [](unsigned char l) { return std::isalpha(l); });
    const bool is_number = !word.empty() && (std::isdigit(static_cast<unsigned char>(word[0])) || word[0] == '-');
    if (letters > 1 && !is_number && !known_names().contains(word)) found += word + " ";
    word.clear();
  }
  return found;
}

class Told : public testing::TestWithParam<std::string> {
 protected:
  void look_at(const std::string& place, const std::string& text) {
    if (const std::string found = said_past(text); !found.empty()) past_.insert(place + ": " + text + " [" + found + "]");
  }
  void look_at(const Reasons& reasons) {
    look_at("title", reasons.title);
    look_at("why", reasons.why);
    for (const Property& part : reasons.parts) look_at("part", part.name);
    for (const Rejected& other : reasons.alternatives) {
      look_at("alternative", other.what + " " + other.unit);
      look_at("because", other.rejected_because);
    }
    for (const Claim& claim : reasons.claims) {
      look_at("claim", claim.text);
      look_at("found", claim.found);
    }
  }
  void look_at(const Plot& plot) {
    look_at(plot.id + " title", plot.title);
    look_at(plot.id + " x", plot.x_label);
    look_at(plot.id + " y", plot.y_label);
    if (plot.id == "rounds") return;  // of stages, whose names are the report's
    for (const PlotSeries& series : plot.series) look_at(plot.id + " series", series.name);
    for (const std::string& category : plot.categories) look_at(plot.id + " category", category);
  }
  void look_at(const render::Scene& scene) {
    for (const render::LegendEntry& entry : scene.legend) look_at("legend", entry.text);
    for (const render::Label& label : scene.labels) look_at("label", label.text);
    if (scene.color_bar) look_at("colour bar", scene.color_bar->label);
    if (!scene.bars) return;
    look_at("inset", scene.bars->title);
    for (const std::string& text : scene.bars->axis) look_at("inset axis", text);
  }
  void look_at(Shown& shown) {
    const app::Workspace& workspace = app::find_workspace(GetParam());
    const auto timeline = shown.presentation->timeline(shown.context);
    for (const StepEvent& event : timeline->events) look_at("event", event.words);
    for (const std::size_t step : shown.steps()) {
      const Request request{step, shown.view};
      look_at("step", shown.presentation->describe(step, shown.context).title);
      look_at(workspace.scene(*shown.presentation->prepare(request, shown.context), shown.view));
      const Explanation found = shown.presentation->explain(request, shown.context);
      look_at("method", found.method.title);
      for (const std::string& line : found.method.lines) look_at("pseudocode", line);
      look_at(found.reasons);
      for (const Counter& counter : found.counters) look_at("counter", counter.name + " " + counter.formula);
      for (const Explainable& thing : shown.presentation->explainable(request, shown.context)) {
        look_at("kind of things", thing.meaning);
        for (const std::size_t i : {std::size_t{0}, thing.count / 2, thing.count - 1})
          look_at(shown.presentation->why({thing.target, i}, request, shown.context));
      }
    }
    for (const std::size_t step : {std::size_t{0}, shown.step_count / 2, shown.step_count - 1})
      for (const Plot& plot : shown.presentation->plots({step, shown.view}, shown.context)) look_at(plot);
  }

  void look_at(const RunMessages& messages) {
    for (const std::string& warning : messages.warnings) look_at("warning", warning);
    look_at("error", without(messages.error, "points"));  // what the data are called
    look_at("hint", messages.hint);
  }

  WithoutLetters phrasebook_;
  std::set<std::string> past_;
};

TEST_P(Told, NothingIsSaidPastThePhrasebook) {
  for (const Setting& setting : settings_of(GetParam())) {
    Shown shown(setting);
    look_at(shown);
  }
  for (const std::string& one : past_) ADD_FAILURE() << one;
}

TEST_P(Told, NorAreWarningsErrorsAndHints) {
  for (const Setting& setting : troubled_settings_of(GetParam())) {
    const RunMessages messages = messages_of(setting);
    EXPECT_FALSE(messages.error.empty() && messages.warnings.empty()) << words_of(setting) << " goes well";
    look_at(messages);
  }
  for (const std::string& one : past_) ADD_FAILURE() << one;
}

INSTANTIATE_TEST_SUITE_P(Workspaces, Told, testing::Values("ridge", "kdtree", "triangulation", "filter", "histogram"),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace ws::test
