// What every workspace keeps to, over the steps of a small sample: scenes name buffers that are there, handles can be dragged,
// and what is seen depends on what is asked alone.
// SPDX-License-Identifier: MIT
#include "app/session/value_words.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"
#include "tests/app/support/generated_input.h"
#include "tests/app/support/showing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>

namespace ws::test {
namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

struct Case {
  const char* name;
  const char* workspace;
  const char* generated;
  Values parameters, view;
  const char* handle;  ///< one that can be dragged; empty: there is none
};

std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.name; }

class EveryWorkspace : public testing::TestWithParam<Case> {
 protected:
  EveryWorkspace()
      : workspace_(app::find_workspace(GetParam().workspace)),
        parameters_(workspace_.experiment().parameters()),
        view_(workspace_.experiment().view_parameters()) {
    for (const auto& [name, text] : GetParam().parameters) parameters_.set_text(name, text);
    for (const auto& [name, text] : GetParam().view) view_.set_text(name, text);
    Inputs inputs;
    inputs[workspace_.experiment().info().inputs.front().role] = generated_input(GetParam().generated);
    RunContext context;
    result_ = workspace_.experiment().run(inputs, parameters_, context).result;
    showing_.emplace(workspace_, result_);
  }

  /// The first, the last, and some between.
  [[nodiscard]] std::vector<std::size_t> steps() const {
    const std::size_t last = showing_->last_step();
    std::set<std::size_t> some{0, last / 3, last / 2, last};
    return {some.begin(), some.end()};
  }

  const app::Workspace& workspace_;
  ParameterSet parameters_, view_;
  std::shared_ptr<const Result> result_;
  std::optional<Showing> showing_;
};

/// The buffers that a layer reads.
std::vector<std::string> buffers_of(const render::Layer& layer) {
  return std::visit(
      [](const auto& style) -> std::vector<std::string> {
        if constexpr (requires { style.spheres; })
          return {style.spheres, style.colors};
        else if constexpr (requires { style.positions; })
          return {style.positions, style.colors};
        else
          return {style.pixels};
      },
      layer.style);
}

bool is_finite(glm::vec3 p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }

TEST_P(EveryWorkspace, EventsAreInTheOrderOfTheirSteps) {
  const auto timeline = showing_->presentation().timeline(showing_->context());
  EXPECT_TRUE(std::is_sorted(timeline->events.begin(), timeline->events.end(),
                             [](const StepEvent& a, const StepEvent& b) { return a.step < b.step; }));
  for (const StepEvent& event : timeline->events) EXPECT_LT(event.step, timeline->step_count);
}

TEST_P(EveryWorkspace, LayersNameBuffersOfThePicture) {
  for (const std::size_t step : steps()) {
    const auto picture = showing_->picture(step, view_);
    const render::Scene scene = workspace_.scene(*picture, view_);
    std::set<std::string> names, ids;
    for (const TargetLayout& target : picture->layout) names.insert(target.name);
    EXPECT_FALSE(scene.layers.empty()) << step;
    for (const render::Layer& layer : scene.layers) {
      EXPECT_TRUE(ids.insert(layer.id).second) << "two layers are called " << layer.id;
      EXPECT_FALSE(layer.title.empty()) << layer.id;
      for (const std::string& buffer : buffers_of(layer))
        EXPECT_TRUE(buffer.empty() || names.contains(buffer)) << "step " << step << ", " << layer.id << ": " << buffer;
    }
  }
}

TEST_P(EveryWorkspace, WordsAndPlacesAreThere) {
  for (const std::size_t step : steps()) {
    const render::Scene scene = showing_->scene(step, view_);
    for (const render::LegendEntry& entry : scene.legend) EXPECT_FALSE(entry.text.empty()) << step;
    for (const render::Label& label : scene.labels) EXPECT_TRUE(!label.text.empty() && is_finite(label.position)) << step;
    std::set<std::string> ids;
    for (const render::Handle& handle : scene.handles) {
      EXPECT_TRUE(ids.insert(handle.id).second) << "two handles are called " << handle.id;
      EXPECT_TRUE(is_finite(handle.position)) << handle.id;
    }
    if (scene.color_bar) {
      EXPECT_FALSE(scene.color_bar->label.empty());
      EXPECT_LE(scene.color_bar->low, scene.color_bar->high);
    }
  }
}

/// Else they would be shown in English whatever the language.
TEST_P(EveryWorkspace, WordsOfValuesAreListedForTranslation) {
  const auto words = app::value_words(), units = app::value_units();
  const std::set<std::string> signs{"", "px", "ms", "B"};  // the same in all languages
  const auto check = [&](const std::vector<Property>& properties, const std::string& of) {
    for (const Property& property : properties) {
      std::string name = property.name;
      std::replace(name.begin(), name.end(), '_', ' ');
      const bool is_column = name.size() == 2 && name[0] == 'x', is_axis = name == "x" || name == "y" || name == "z";
      const bool is_told = is_column || is_axis || name.find_first_of("0123456789>") == 0 || name.starts_with("stack, ");
      EXPECT_TRUE(is_told || std::find(words.begin(), words.end(), name) != words.end()) << of << ": " << name;
      EXPECT_TRUE(signs.contains(property.unit) || std::find(units.begin(), units.end(), property.unit) != units.end())
          << of << ": " << name << " in " << property.unit;
    }
  };
  for (const std::size_t step : steps()) {
    const auto picture = showing_->picture(step, view_);
    check(picture->info.values, "step " + std::to_string(step));
    for (const render::Layer& layer : workspace_.scene(*picture, view_).layers)
      for (const std::size_t index : {0u, 1u, 7u}) {
        const Pick pick = showing_->presentation().picked({layer.id, index}, picture->request, showing_->context());
        check(showing_->presentation().inspect(pick, picture->request, showing_->context()), layer.id);
      }
  }
}

TEST_P(EveryWorkspace, TheCameraSeesThePicture) {
  const auto picture = showing_->picture(showing_->last_step(), view_);
  const render::Camera camera = workspace_.default_camera(*picture, view_, 1.6f);
  EXPECT_TRUE(is_finite(camera.target));
  EXPECT_GT(camera.distance, 0);
  EXPECT_EQ(camera.planar, workspace_.scene(*picture, view_).planar);
}

TEST_P(EveryWorkspace, AnEditOfADragIsAValueThatParametersTake) {
  const std::string id = GetParam().handle;
  const auto picture = showing_->picture(showing_->last_step(), view_);
  const render::Scene scene = workspace_.scene(*picture, view_);
  const auto handle = std::find_if(scene.handles.begin(), scene.handles.end(), [&](const auto& h) { return h.id == id; });
  ASSERT_EQ(handle == scene.handles.end(), id.empty()) << "handles: " << scene.handles.size();
  if (id.empty()) return;
  const glm::vec3 size = scene.box.high - scene.box.low;
  const auto edits = workspace_.drag({*picture, parameters_, view_}, id, handle->position - 0.05f * size);
  const ParameterSet parameters = parameters_, view = view_;
  for (const auto& [name, value] : edits)
    ASSERT_NO_THROW((parameters_.contains(name) ? parameters_ : view_).set(name, value)) << name;
  EXPECT_FALSE(parameters_ == parameters && view_ == view);
}

TEST_P(EveryWorkspace, WhatIsSeenDependsOnWhatIsAskedAlone) {
  for (const std::size_t step : steps()) {
    const app::Workspace::Look look{.width = 320, .height = 200, .pass = workspace_.pass_count(showing_->subject(step, view_))};
    const ParameterSet seen = workspace_.seen(showing_->subject(step, view_), look);
    EXPECT_EQ(workspace_.seen(showing_->subject(step, view_), look), seen) << step;
    const auto picture = showing_->picture(step, seen);
    const render::Scene scene = workspace_.scene(*picture, view_), again = workspace_.scene(*picture, view_);
    ASSERT_EQ(scene.layers.size(), again.layers.size());
    ASSERT_EQ(scene.legend.size(), again.legend.size());
    for (std::size_t i = 0; i < scene.legend.size(); ++i) EXPECT_EQ(scene.legend[i].text, again.legend[i].text);
  }
}

TEST_P(EveryWorkspace, ArraysHaveNamesOfTheirOwnAndCanBeRead) {
  RunContext context;
  std::set<std::string> names;
  for (const Property& property : result_->summary(context)) names.insert(property.name);
  const std::vector<Array> arrays = result_->arrays(context);
  EXPECT_FALSE(arrays.empty());
  for (const Array& array : arrays) {
    EXPECT_TRUE(names.insert(array.name).second) << array.name;
    EXPECT_EQ(array.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string::npos) << array.name;
    EXPECT_FALSE(array.meaning.empty() || array.meaning.ends_with('.')) << array.name;
    std::size_t bytes = array.type == ElementType::float64 || array.type == ElementType::int64   ? 8
                        : array.type == ElementType::boolean || array.type == ElementType::uint8 ? 1
                                                                                                 : 4;
    for (const std::size_t side : array.shape) bytes *= side;
    const std::vector<std::byte> copy(static_cast<const std::byte*>(array.data),
                                      static_cast<const std::byte*>(array.data) + bytes);
    EXPECT_GT(copy.size(), 0u) << array.name;  // sanitizers look at what was read
  }
}

TEST_P(EveryWorkspace, APictureAtRestStaysAsItIs) {
  for (const std::size_t step : steps()) EXPECT_EQ(workspace_.settles_in(*showing_->picture(step, view_), 1e9), 0) << step;
}

INSTANTIATE_TEST_SUITE_P(
    Samples, EveryWorkspace,
    testing::Values(
        Case{"ridge_plane", "ridge", "rings --count 400 --noise 0.05 --seed 1", {}, {}, ""},
        Case{"ridge_tiled", "ridge", "rings --count 400 --noise 0.05 --seed 1", {{"method", "tiled"}}, {}, ""},
        Case{"ridge_space", "ridge", "trefoil --count 300 --seed 1", {}, {}, ""},
        Case{"kdtree", "kdtree", "torus-knot --triangles 300", {}, {}, ""},
        Case{"kdtree_compared", "kdtree", "torus-knot --triangles 300", {{"compare", "object-median"}}, {}, "divider"},
        Case{"triangulation", "triangulation", "uniform --dimension 2 --count 40 --seed 1", {}, {}, "5"},
        Case{"triangulation_lmt", "triangulation", "uniform --dimension 2 --count 40 --seed 1", {{"method", "lmt"}}, {}, "5"},
        Case{"filter", "filter", "checkerboard --width 48 --height 32", {{"operation", "convolve"}}, {}, ""},
        Case{"filter_corners", "filter", "checkerboard --width 48 --height 32", {{"operation", "homography"}}, {}, "corner1"},
        Case{"filter_split",
             "filter",
             "checkerboard --width 48 --height 32",
             {{"operation", "convolve"}},
             {{"stage", "split"}},
             "divider"},
        Case{"histogram", "histogram", "uniform-vectors --dimension 2 --count 300 --queries 9 --seed 1", {}, {}, "query"},
        Case{"histogram_waterfall",
             "histogram",
             "uniform-vectors --dimension 8 --count 300 --queries 9 --seed 1",
             {},
             {{"show", "waterfall"}},
             ""}),
    [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace ws::test
