// What workspaces say beside their pictures: legends, labels, and what lies where nothing is drawn.
// SPDX-License-Identifier: MIT
#include "app/workspaces/workspaces.h"
#include "app/session/stop/changes_since.h"
#include "app/session/sweep/variation.h"
#include "compute/core/result/explanation.h"
#include "compute/core/schema/effect.h"
#include "compute/generate/generate.h"
#include "compute/histogram/show/picture.h"
#include "tests/app/support/showing.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace ws::app {
namespace {

using Values = std::vector<std::pair<const char*, const char*>>;

std::shared_ptr<const Result> result_of(const Workspace& workspace, const Input& input, const Values& values) {
  const Experiment& experiment = workspace.experiment();
  Inputs inputs;
  inputs[experiment.info().inputs.front().role] = input;
  ParameterSet parameters = experiment.parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  RunContext context;
  return experiment.run(inputs, parameters, context).result;
}

std::shared_ptr<const Result> ridge_of(const Values& values) {
  const auto [kind, options] = generate::parse_command("rings --count 3000 --noise 0.05 --seed 1");
  auto points = std::make_shared<const PointSet>(generate::generate(kind, options).points);
  return result_of(find_workspace("ridge"), {points, "rings", {}, {}}, values);
}

/// 500 references.
Input vectors_in_plane() {
  const auto [kind, options] = generate::parse_command("uniform-vectors --dimension 2 --count 500 --queries 9 --seed 1");
  return {std::make_shared<const VectorSet>(*generate::generate(kind, options).vectors), "vectors", {}, {}};
}

ParameterSet waterfall_of(const Workspace& histograms) {
  ParameterSet view = histograms.experiment().view_parameters();
  view.set_text("show", "waterfall");
  return view;
}

TEST(Workspaces, EachChoiceOfAParameterHasASentence) {
  for (const Workspace* workspace : workspaces())
    for (const ParameterSet& set : {workspace->experiment().parameters(), workspace->experiment().view_parameters()})
      for (const FieldInfo& field : set.fields()) {
        EXPECT_EQ(field.choices.empty(), field.kind != FieldKind::choice) << field.name;
        EXPECT_EQ(why_not(set, field.name).find("has no effect"), std::string::npos);
        for (const ChoiceInfo& choice : field.choices) {
          EXPECT_GE(choice.help.size(), 4u) << field.name << " " << choice.name;
          EXPECT_NE(choice.help.back(), '.') << field.name << " " << choice.name;
        }
      }
}

TEST(Workspaces, TheBarOfATreeSaysToWhichLevelCellsAreDrawn) {
  const Workspace& workspace = find_workspace("kdtree");
  const auto [kind, options] = generate::parse_command("torus-knot --triangles 300");
  generate::Generated made = generate::generate(kind, options);
  test::Showing showing(workspace, result_of(workspace, {generate::take_main(made), "knot", {}, {}}, {}));
  const auto words_at = [&](std::size_t step, const char* levels) {
    ParameterSet view = workspace.experiment().view_parameters();
    view.set_text("box_levels", levels);
    return showing.scene(step, view).color_bar->label;
  };
  EXPECT_EQ(words_at(20, "3"), "depth of the cell (to level 3)");
  EXPECT_EQ(words_at(1, "3"), words_at(20, "3")) << "else the picture beside it would move";
  EXPECT_EQ(words_at(20, "60"), "depth of the cell");
}

TEST(Workspaces, NothingIsWithoutEffectAsAWorkspaceBeginsOrInItsSamplesAndPresets) {
  const auto set_values = [](const Experiment& experiment, const auto& values) {
    ParameterSet parameters = experiment.parameters(), view = experiment.view_parameters();
    for (const auto& [name, text] : values) (parameters.contains(name) ? parameters : view).set_text(name, text);
    EXPECT_EQ(lines_without_effect(parameters), std::vector<std::string>{}) << experiment.info().id;
    EXPECT_EQ(lines_without_effect(view, &parameters), std::vector<std::string>{}) << experiment.info().id;
  };
  for (const Workspace* workspace : workspaces()) {
    const Experiment& experiment = workspace->experiment();
    set_values(experiment, std::vector<std::pair<std::string, std::string>>{});
    for (const Sample& sample : experiment.info().samples) set_values(experiment, sample.parameters);
    for (const NamedValues& preset : experiment.info().presets) set_values(experiment, preset.parameters);
  }
}

TEST(Workspaces, ConditionsOnTheRunNameItsParametersAndChoices) {
  for (const Workspace* workspace : workspaces()) {
    const ParameterSet run = workspace->experiment().parameters(), view = workspace->experiment().view_parameters();
    EXPECT_NO_THROW(detail::check_conditions(view.fields(), run.fields())) << workspace->experiment().info().id;
    for (const FieldInfo& field : view.fields()) EXPECT_NO_THROW((void)applies_with(view, field.name, &run)) << field.name;
  }
}

bool says_not_exact(const Values& values) {
  const Workspace& workspace = find_workspace("ridge");
  test::Showing showing(workspace, ridge_of(values));
  const auto scene = showing.scene(showing.last_step(), workspace.experiment().view_parameters());
  return std::any_of(scene.legend.begin(), scene.legend.end(),
                     [](const render::LegendEntry& entry) { return entry.text.find("Not the exact") == 0; });
}

TEST(RidgeWorkspace, SaysNotExactOnlyWhereItIsSo) {
  EXPECT_TRUE(says_not_exact({{"decimation", "greedy"}}));
  EXPECT_TRUE(says_not_exact({{"method", "tiled"}}));
  EXPECT_FALSE(says_not_exact({{"method", "reference"}, {"decimation", "greedy"}, {"choose", "greedy"}}));
  EXPECT_FALSE(says_not_exact({{"decimation", "matrix"}}));
}

TEST(RidgeWorkspace, ATileLiesAnywhereInsideItsBox) {
  const Workspace& workspace = find_workspace("ridge");
  test::Showing showing(workspace, ridge_of({{"method", "tiled"}, {"tile_grid", "2"}}));
  const ParameterSet view = workspace.experiment().view_parameters();
  const Bounds bounds = showing.picture(showing.last_step(), view)->bounds;
  const auto at = [&](double part_x, double part_y) {
    const auto along = [&](int k, double part) { return bounds.low[k] + part * (bounds.high[k] - bounds.low[k]); };
    const Workspace::Sight down{{along(0, part_x), along(1, part_y), 9}, {0, 0, -1}};
    return showing.click(showing.last_step(), view, down).selected;
  };
  const auto corner = at(0.2, 0.2), other = at(0.8, 0.2);
  ASSERT_TRUE(corner && other);
  EXPECT_EQ(corner->target, "tile");
  EXPECT_EQ(corner, at(0.3, 0.4));
  EXPECT_NE(corner, other);
  EXPECT_FALSE(at(3, 3));
  EXPECT_FALSE(showing.presentation().inspect(*corner, {showing.last_step(), view}, showing.context()).empty());
}

TEST(HistogramWorkspace, TheNarrowBandHasOneLabelBelow) {
  const Workspace& workspace = find_workspace("histogram");
  const auto result = result_of(workspace, vectors_in_plane(), {{"bins", "8"}});
  const ParameterSet view = waterfall_of(workspace);
  test::Showing showing(workspace, result);
  const auto scene = showing.scene(showing.last_step(), view);
  const auto title = std::find_if(scene.labels.begin(), scene.labels.end(),
                                  [](const auto& label) { return label.text == "each row: nearest to farthest"; });
  ASSERT_NE(title, scene.labels.end());
  std::vector<std::string> below;
  for (const auto& label : scene.labels)
    if (label.is_below && label.position.x >= title->position.x) below.push_back(label.text);
  ASSERT_EQ(below.size(), 1u);
  EXPECT_NE(below[0].find(" to "), std::string::npos);
}

TEST(HistogramWorkspace, TheWaterfallSaysWhereItsColumnsAreNotOneDistance) {
  const Workspace& workspace = find_workspace("histogram");
  const ParameterSet view = waterfall_of(workspace);
  for (const char* limits : {"per-query", "global"}) {
    test::Showing showing(workspace, result_of(workspace, vectors_in_plane(), {{"limits", limits}}));
    const auto scene = showing.scene(showing.last_step(), view);
    const bool is_said = std::any_of(scene.labels.begin(), scene.labels.end(), [](const auto& label) {
      return label.text.ends_with(" bins\neach row from its own nearest to its farthest");
    });
    EXPECT_EQ(is_said, std::string(limits) == "per-query") << limits;
  }
}

/// What is drawn beside the waterfall belongs to its rows: a click there chooses the row's query and the bin at that distance.
TEST(HistogramWorkspace, AClickBesideTheWaterfallChoosesItsQueryAndBin) {
  const Workspace& workspace = find_workspace("histogram");
  const auto result = result_of(workspace, vectors_in_plane(), {{"bins", "8"}});
  const ParameterSet view = waterfall_of(workspace);
  test::Showing showing(workspace, result);
  const auto picture = showing.picture(showing.last_step(), view);
  const auto& shown = dynamic_cast<const histogram::HistogramPicture&>(*picture);
  const histogram::Drawing& drawing = *shown.drawing;
  const histogram::Table& table = *shown.histograms->histograms().table;
  const histogram::Frame& band = drawing.band_frame;
  const auto at = [&](std::size_t query, double distance) {
    const double across = (distance - drawing.band_low) / (double(drawing.band_high) - drawing.band_low);
    return Workspace::Sight{
        {static_cast<float>(band.left + across * band.width),
         static_cast<float>(band.bottom + band.height * (1 - (double(query) + 0.5) / double(table.queries))), 9},
        {0, 0, -1}};
  };
  for (const std::size_t query : {0u, 4u, 8u}) {
    const double middle = (double(table.low[query]) + table.high[query]) / 2;
    const auto answer =
        showing.click(showing.last_step(), view, at(query, middle + 0.01 * (table.high[query] - table.low[query])));
    ASSERT_TRUE(answer.selected);
    EXPECT_EQ(answer.selected->index, 4u) << "just above the middle of eight bins";
    ASSERT_FALSE(answer.edits.empty());
    EXPECT_EQ(to_text(answer.edits[0].second), std::to_string(query));
    const auto found = workspace.find(*picture, at(query, middle), showing.presentation(), showing.context());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->values[0].name, "query");
    EXPECT_EQ(found->values[1].name, "from");
    EXPECT_EQ(to_text(found->values[1].value), fmt::format("{:.4g}", table.low[query]));
  }
}

/// In the plane a click beside the bars moves the query, one into them does not.
TEST(HistogramWorkspace, AClickIntoTheBarsSelectsABin) {
  const Workspace& workspace = find_workspace("histogram");
  test::Showing showing(workspace, result_of(workspace, vectors_in_plane(), {{"bins", "8"}}));
  const ParameterSet view = workspace.experiment().view_parameters();
  const Bounds bounds = showing.picture(showing.last_step(), view)->bounds;
  std::set<std::size_t> bins;
  std::size_t moved = 0;
  for (int x = 0; x < 60; ++x)
    for (int y = 0; y < 30; ++y) {
      const auto along = [&](int k, double part) { return bounds.low[k] + part * (bounds.high[k] - bounds.low[k]); };
      const auto answer = showing.click(showing.last_step(), view, {{along(0, x / 60.0), along(1, y / 30.0), 9}, {0, 0, -1}});
      EXPECT_NE(answer.selected.has_value(), !answer.edits.empty());
      moved += !answer.edits.empty();
      if (!answer.selected) continue;
      EXPECT_EQ(answer.selected->target, "bins");
      bins.insert(answer.selected->index);
      const Reasons reasons = showing.presentation().why(*answer.selected, {showing.last_step(), view}, showing.context());
      EXPECT_EQ(reasons.title, "Bin " + std::to_string(answer.selected->index));
    }
  EXPECT_EQ(bins, (std::set<std::size_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  EXPECT_GT(moved, 0u);
}

/// Labels are apart from one another, and what only method `paper` does is said to be its own.
TEST(HistogramWorkspace, BlocksAndPrivateHistogramsAreToldAsWhatTheyAre) {
  const Workspace& workspace = find_workspace("histogram");
  for (const char* method : {"paper", "simd"})
    for (const char* show : {"adder", "blocks"}) {
      const auto result = result_of(workspace, vectors_in_plane(), {{"bins", "8"}, {"method", method}});
      ParameterSet view = workspace.experiment().view_parameters();
      view.set_text("show", show);
      test::Showing showing(workspace, result);
      const auto scene = showing.scene(showing.last_step(), view);
      const bool is_said = std::any_of(scene.labels.begin(), scene.labels.end(), [](const auto& label) {
        return label.text.find("as method paper works; method simd ran") != std::string::npos;
      });
      EXPECT_EQ(is_said, std::string(method) == "simd") << method << ", " << show;
      std::vector<std::string> texts;
      for (const auto& label : scene.labels) texts.push_back(label.text);
      std::sort(texts.begin(), texts.end());
      EXPECT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << "two labels say the same";
    }
}

/// Of each workspace a step is marked, and another one looked at.
TEST(AllWorkspaces, TellWhatChangedSinceAStep) {
  struct Case {
    const char *workspace, *data;
    Values values;
    std::size_t marked;
    std::set<std::string> layers;
  };
  const Case cases[] = {
      {"ridge", "rings --count 3000 --noise 0.05 --seed 1", {{"r1", "0.2"}}, 1, {"balls", "links"}},
      {"kdtree", "torus-knot --triangles 2000", {}, 1, {"boxes"}},
      {"triangulation", "uniform --dimension 2 --count 12 --seed 1", {{"method", "removal"}}, 1, {"edges"}},
      {"filter", "photo-like --width 64 --height 48", {}, 0, {"image"}},
      {"histogram", "uniform-vectors --dimension 2 --count 500 --queries 9 --seed 1", {{"bins", "8"}}, 0, {}},
  };
  for (const Case& one : cases) {
    SCOPED_TRACE(one.workspace);
    const Workspace& workspace = find_workspace(one.workspace);
    const auto [kind, options] = generate::parse_command(one.data);
    generate::Generated made = generate::generate(kind, options);
    const Input input{generate::take_main(made), one.data, {}, {}};
    test::Showing showing(workspace, result_of(workspace, input, one.values));
    const ParameterSet view = workspace.experiment().view_parameters();
    render::Scene scene = showing.scene(one.marked, view);
    MarkedStep marked(workspace, one.marked);
    std::set<std::string> changed;
    for (const std::size_t step : {showing.last_step() / 2, showing.last_step()}) {
      const ChangedBuffers found = marked.changes(showing.presentation(), {step, view}, showing.context());
      for (const ChangesSince::OfLayer& layer : found.told->layers)
        if (layer.any()) changed.insert(layer.layer);
      scene = showing.scene(step, view);
      const std::size_t legend = scene.legend.size();
      add_changes(scene, *found.told);
      const bool is_in_scene = std::any_of(scene.layers.begin(), scene.layers.end(), [&](const render::Layer& layer) {
        return one.layers.contains(layer.id);  // a tree that is whole is seen through rays
      });
      if (is_in_scene) {
        EXPECT_EQ(scene.legend.size() > legend, !found.buffers.empty());
      }
    }
    EXPECT_TRUE(std::includes(changed.begin(), changed.end(), one.layers.begin(), one.layers.end()));
    EXPECT_FALSE(changed.empty());
  }
}

/// Steps whose numbers agree so far are drawn in both runs, and have to be the same.
TEST(AllWorkspaces, StepsOfSearchesWithTheSameFingerprintsShowTheSame) {
  const Workspace& workspace = find_workspace("triangulation");
  const auto run = [&](const Values& values) {
    const auto [kind, options] = generate::parse_command("uniform --dimension 2 --count 8 --seed 1");
    generate::Generated made = generate::generate(kind, options);
    return result_of(workspace, {generate::take_main(made), "points", {}, {}}, values);
  };
  const auto equal_steps = [&](const Values& one, const Values& other, const Values& looks) {
    ParameterSet view = workspace.experiment().view_parameters();
    for (const auto& [name, text] : looks) view.set_text(name, text);
    test::Showing a(workspace, run(one)), b(workspace, run(other));
    const auto of_a = a.presentation().step_fingerprints(view, a.context());
    const auto of_b = b.presentation().step_fingerprints(view, b.context());
    std::size_t step = 0;
    for (; step < std::min(of_a.size(), of_b.size()) && of_a[step] == of_b[step]; ++step) {
      if (of_a[step] == 0 || (step > 20 && step % 7 != 0)) continue;
      const MadeFrame drawn_a = a.made(step, view), drawn_b = b.made(step, view);
      EXPECT_EQ(drawn_a.picture->info.title, drawn_b.picture->info.title) << step;
      const FrameLayout& layout = drawn_a.frame->layout();
      EXPECT_EQ(layout.size(), drawn_b.frame->layout().size());
      for (const TargetLayout& target : layout) {
        const auto bytes_a = drawn_a.frame->view<std::byte>(target.name), bytes_b = drawn_b.frame->view<std::byte>(target.name);
        EXPECT_TRUE(std::equal(bytes_a.begin(), bytes_a.end(), bytes_b.begin(), bytes_b.end())) << target.name << ", " << step;
      }
    }
    return std::pair(step, of_a.size());
  };
  for (const Values& looks : {Values{}, Values{{"beside", "none"}, {"show_tree", "false"}}}) {
    const auto [same, all] = equal_steps({{"method", "removal"}}, {{"method", "removal"}}, looks);
    EXPECT_EQ(same, all);
    EXPECT_GT(all, 100u);
    const auto [until_cut, uncut] =
        equal_steps({{"method", "removal"}}, {{"method", "removal"}, {"count_cut", "false"}}, looks);
    EXPECT_GT(until_cut, 1u);
    EXPECT_LT(until_cut, uncut);
    EXPECT_EQ(equal_steps({{"method", "insertion"}}, {{"method", "removal"}}, looks).first, 0u) << "from the start they differ";
  }
}

/// The sweeps that a workspace offers are some that it can make.
TEST(AllWorkspaces, DeclareSweepsThatTheirParametersTake) {
  std::size_t count = 0;
  for (const Workspace* workspace : workspaces()) {
    const ParameterSet parameters = workspace->experiment().parameters();
    for (const DeclaredSweep& sweep : workspace->experiment().info().sweeps) {
      ++count;
      EXPECT_FALSE(sweep.title.empty());
      EXPECT_TRUE(sweep.variations.size() == 1 || sweep.variations.size() == 2) << sweep.title;
      for (const std::string& text : sweep.variations) EXPECT_GE(parse_variation(text, parameters).values.size(), 2u) << text;
    }
  }
  EXPECT_GE(count, 5u);
}

}  // namespace
}  // namespace ws::app
