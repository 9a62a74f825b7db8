// The triangulations' picture as a pointer sees it: titles and legend, points that are dragged, what a click adds, deletes and
// examines, and changes that are marked for a moment.
// SPDX-License-Identifier: MIT
#include "app/workspaces/triangulation.h"
#include "compute/triangulation/params.h"
#include "tests/app/support/showing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace ws::test {

namespace {

using triangulation::OnClick;
using triangulation::ViewParameters;

const app::Workspace& workspace() { return app::triangulation_workspace(); }

std::shared_ptr<const Result> run(const std::vector<std::array<double, 2>>& places, const std::string& method) {
  auto points = std::make_shared<PointSet>(2, places.size());
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t k = 0; k < 2; ++k) points->at(i, k) = places[i][k];
  ParameterSet parameters = workspace().experiment().parameters();
  parameters.set_text("method", method);
  RunContext context;
  return workspace()
      .experiment()
      .run({{"points", {std::shared_ptr<const PointSet>(points), "points", "", ""}}}, parameters, context)
      .result;
}

const std::vector<std::array<double, 2>> square{{0, 0}, {10, 0}, {10, 11}, {0, 10}};
const std::vector<std::array<double, 2>> seven{{0, 0}, {10, 1}, {12, 9}, {1, 8}, {5, 4}, {6, 7}, {3, 2}};

ParameterSet view_for(OnClick on_click) {
  ViewParameters view;
  view.on_click = on_click;
  return ParameterSet::of(view);
}

bool has_layer(const render::Scene& scene, std::string_view id) {
  return std::any_of(scene.layers.begin(), scene.layers.end(), [&](const auto& layer) { return layer.id == id; });
}
bool has_legend(const render::Scene& scene, std::string_view text) {
  return std::any_of(scene.legend.begin(), scene.legend.end(),
                     [&](const auto& entry) { return entry.text.find(text) != std::string::npos; });
}

/// A click at a place of the points, which the picture counts from their middle.
app::Workspace::Edits clicked(Showing& showing, const ParameterSet& view, double x, double y) {
  const auto picture = showing.picture(showing.last_step(), view);
  const glm::vec3 eye{x - picture->origin[0], y - picture->origin[1], 1};
  return showing.click(showing.last_step(), view, {eye, {0, 0, -1}}).edits;
}

TEST(TriangulationWorkspace, TitlesAndLegendTellWhatIsShown) {
  Showing showing(workspace(), run(square, "lmt"));
  const render::Scene scene = showing.scene(showing.last_step(), ParameterSet::of(ViewParameters()));
  ASSERT_EQ(scene.labels.size(), 3u) << "the result, and two beside it";
  EXPECT_NE(scene.labels[0].text.find("minimum weight"), std::string::npos) << scene.labels[0].text;
  EXPECT_NE(scene.labels[0].text.find("proven"), std::string::npos);
  EXPECT_TRUE(scene.labels[0].has_heading) << "the step stands above all names";
  EXPECT_EQ(scene.labels[1].text.substr(0, 9), "Delaunay\n");
  EXPECT_EQ(scene.labels[2].text.substr(0, 7), "greedy\n");
  EXPECT_TRUE(has_legend(scene, "5 in the triangulation"));
  EXPECT_TRUE(has_legend(scene, "not in the result"));
  EXPECT_EQ(scene.handles.size(), 4u);
  EXPECT_FALSE(has_layer(scene, "tree"));
}

TEST(TriangulationWorkspace, ASearchShowsItsTreeAndItsStack) {
  Showing showing(workspace(), run(seven, "removal-stack"));
  const render::Scene scene = showing.scene(3, ParameterSet::of(ViewParameters()));
  EXPECT_TRUE(has_layer(scene, "tree"));
  EXPECT_TRUE(has_layer(scene, "nodes"));
  EXPECT_TRUE(has_legend(scene, "stack, next first:"));
  EXPECT_TRUE(has_legend(scene, "decided now"));
  EXPECT_NE(scene.labels.back().text.find("2 of "), std::string::npos) << scene.labels.back().text;
  ViewParameters without;
  without.show_tree = false;
  EXPECT_FALSE(has_layer(showing.scene(3, ParameterSet::of(without)), "tree"));
}

TEST(TriangulationWorkspace, AClickDoesWhatTheViewSays) {
  Showing showing(workspace(), run(square, "lmt"));
  EXPECT_TRUE(clicked(showing, view_for(OnClick::look), 5, 5).empty());
  using Edits = app::Workspace::Edits;
  EXPECT_EQ(clicked(showing, view_for(OnClick::add), 5, 6), (Edits{{"edits", Numbers{1, 0, 5, 6}}}));
  EXPECT_EQ(clicked(showing, view_for(OnClick::erase), 9.95, 10.95), (Edits{{"edits", Numbers{2, 2, 0, 0}}}));
  EXPECT_TRUE(clicked(showing, view_for(OnClick::erase), 5, 5).empty()) << "no point is near";
  EXPECT_EQ(clicked(showing, view_for(OnClick::examine), 5, 0.05), (Edits{{"examined", Numbers{0, 1}}}));
  EXPECT_EQ(clicked(showing, view_for(OnClick::examine), 3, 1), (Edits{{"examined", Numbers{}}})) << "no edge is near";
}

TEST(TriangulationWorkspace, AnExaminedEdgeIsExplained) {
  Showing showing(workspace(), run({{0, 0}, {10, 0}, {5, 1}, {5, -1}, {5, 8}}, "lmt"));
  ViewParameters view;
  view.examined = {0, 1};
  const render::Scene scene = showing.scene(showing.last_step(), ParameterSet::of(view));
  EXPECT_TRUE(has_layer(scene, "diamond"));
  EXPECT_TRUE(has_legend(scene, "0-1: 1 and 1 points in its triangles"));
  EXPECT_TRUE(has_legend(scene, "the diamond test rules it out"));
}

TEST(TriangulationWorkspace, APointIsDraggedToAPlaceOfThePoints) {
  const auto result = run(square, "lmt");
  Showing showing(workspace(), result);
  const ParameterSet view = ParameterSet::of(ViewParameters());
  const auto picture = showing.picture(showing.last_step(), view);
  const auto edits = workspace().drag({*picture, result->parameters(), view}, "2", {1, 2, 0});
  EXPECT_EQ(edits, (app::Workspace::Edits{{"edits", Numbers{0, 2, 6, 7.5}}})) << "from the middle: 5, 5.5";
}

TEST(TriangulationWorkspace, ChangesAreMarkedWhileTheResultIsYoung) {
  const auto result = run(square, "lmt");
  Showing showing(workspace(), result);
  const ParameterSet view = ParameterSet::of(ViewParameters());
  const auto flash_at = [&](double age_seconds) {
    app::Workspace::Look look;
    look.age_seconds = age_seconds;
    return workspace().seen(showing.subject(0, view), look).to<ViewParameters>().flash;
  };
  EXPECT_EQ(flash_at(0), 1);
  EXPECT_GT(flash_at(0.3), flash_at(0.6));
  EXPECT_EQ(flash_at(1), 0);
  EXPECT_EQ(workspace().settles_in(*showing.picture(0, view), 0), 0) << "nothing changed";
}

}  // namespace

}  // namespace ws::test
