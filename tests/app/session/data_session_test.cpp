// How data reach a workspace: states by their content, files by what they hold, tables of text and numbers, and open data
// handed to another workspace. On the real workspaces, since it is their inputs that decide.
// SPDX-License-Identifier: MIT
#include "app/session/actions.h"
#include "app/workspaces/workspaces.h"
#include "render/image.h"
#include "tests/app/support/session_fixture.h"

#include <cmath>
#include <set>

namespace ws::test {

namespace {

class DataSessionTest : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    session = std::make_unique<app::Session>(app::SessionOptions{"cpu"}, loop.poster());
  }
  [[nodiscard]] std::string opened() const {
    return session->document().workspace() ? session->document().workspace()->experiment().info().id : "";
  }
  bool open(const std::string& path) {
    session->open({path});
    return settle();
  }
  std::string small_cloud(const std::string& name = "ring.csv") const {
    std::string text = "x,y\n";
    for (int i = 0; i < 60; ++i) text += std::to_string(std::cos(i * 0.105)) + "," + std::to_string(std::sin(i * 0.105)) + "\n";
    return file(name, text);
  }
  std::string tsp(const std::string& name = "five.tsp") const {
    return file(name,
                "NAME : five\nTYPE : TSP\nDIMENSION : 5\nEDGE_WEIGHT_TYPE : EUC_2D\nNODE_COORD_SECTION\n"
                "1 0 0\n2 10 0\n3 10 10\n4 0 10\n5 4 5\nEOF\n");
  }
  /// A table as earthquakes come: latitude before longitude, between columns of text.
  std::string earthquakes() const {
    std::string text = "time,latitude,longitude,depth,place\n";
    for (int i = 0; i < 40; ++i)
      text += "2021-03-31T22:29:00Z," + std::to_string(10 + i % 7) + "," + std::to_string(100 + i) + ",10,\"Guam, west\"\n";
    return file("earthquakes.csv", text);
  }
  [[nodiscard]] const PointSet& points(const std::string& role) const {
    return *std::get<std::shared_ptr<const PointSet>>(session->document().inputs().at(role).data);
  }
};

}  // namespace

TEST_F(DataSessionTest, AStateOpensWhateverItsName) {
  ASSERT_TRUE(open(small_cloud()));
  session->document().edit("r1", 0.3);
  ASSERT_TRUE(settle());
  const std::string saved = to_json(session->state());
  for (const char* name : {"kept", "kept.json", "r1 0.3", "kept.txt", "kept.csv", "kept.tsp", "kept.png", "kept.obj"}) {
    const std::string path = (folder / name).string();
    session->save_state(path);
    session->close_workspace();
    ASSERT_TRUE(open(path)) << name;
    EXPECT_TRUE(said("identical to the saved")) << name << ": " << last_message();
    EXPECT_EQ(to_json(session->state()), saved) << name;
  }
}

TEST_F(DataSessionTest, AStateIsKnownByItsKeysInAnyOrder) {
  ASSERT_TRUE(open(small_cloud()));
  const std::string source = R"("inputs": [{"role": "cloud", "path": "ring.csv", "sha256": "", "size": 0}])";
  ASSERT_TRUE(open(file(
      "sorted", "\xef\xbb\xbf\n { " + source + R"(, "parameters": {"r1": 0.25}, "warpscope": "0.1", "workspace": "ridge"})")));
  EXPECT_EQ(to_text(session->document().parameters().get("r1")), "0.25") << last_message();
}

TEST_F(DataSessionTest, APictureWithAStateOpensWhateverItsName) {
  ASSERT_TRUE(open(small_cloud()));
  session->document().edit("r1", 0.3);
  ASSERT_TRUE(settle());
  const std::string saved = to_json(session->state());
  for (const char* name : {"shot", "shot.jpg", "shot.warpscope.json"}) {
    const std::string path = (folder / name).string();
    render::write_png(path, {2, 2, std::vector<std::uint8_t>(16, 9)}, to_json_beside(path, session->state()));
    session->close_workspace();
    ASSERT_TRUE(open(path)) << name;
    EXPECT_EQ(to_json(session->state()), saved) << name << ": " << last_message();
  }
}

TEST_F(DataSessionTest, OtherJsonIsNoState) {
  ASSERT_TRUE(open(file("points.json", R"({"points": [[0, 0], [1, 0], [0.5, 1], {"x": 2, "y": 3}], "workspace": "ridge"})")));
  EXPECT_EQ(points("cloud").size(), 4u) << last_message();
  ASSERT_TRUE(open(file("broken.warpscope.json", "{")));
  ASSERT_TRUE(session->log().banner().has_value());
  EXPECT_NE(session->log().banner()->text.find("broken.warpscope.json: state"), std::string::npos)
      << session->log().banner()->text;
}

TEST_F(DataSessionTest, ATspFileOpensAsATriangulation) {
  ASSERT_TRUE(open(small_cloud()));
  EXPECT_EQ(opened(), "ridge");
  ASSERT_TRUE(open(tsp()));
  EXPECT_EQ(opened(), "triangulation") << last_message();
  EXPECT_EQ(points("points").size(), 5u);
}

TEST_F(DataSessionTest, ATableWithTextOpensWithProposedColumns) {
  ASSERT_TRUE(open(earthquakes()));
  ASSERT_EQ(opened(), "ridge") << last_message();
  EXPECT_EQ(points("cloud").column_names, (std::vector<std::string>{"longitude", "latitude"}));
  EXPECT_EQ(points("cloud").at(0, 0), 100) << "longitude is x";
  EXPECT_TRUE(said("earthquakes.csv: its columns longitude, latitude are taken")) << last_message();
  EXPECT_EQ(session->state().inputs.at(0).columns, (std::vector<std::string>{"longitude", "latitude"}));
  session->open({earthquakes(), {}, {"depth", "latitude"}});
  ASSERT_TRUE(settle());
  EXPECT_EQ(points("cloud").column_names, (std::vector<std::string>{"depth", "latitude"})) << "what was chosen holds";
  EXPECT_EQ(session->log().banner().value_or(app::Message{}).text.find("are taken"), std::string::npos)
      << session->log().banner()->text;
}

TEST_F(DataSessionTest, AFileOpensInTheWorkspaceThatIsNamed) {
  session->open({tsp(), {}, {}, false, "ridge"});
  ASSERT_TRUE(settle());
  EXPECT_EQ(opened(), "ridge") << last_message();
  session->open({tsp(), {}, {}, false, "histogram"});
  ASSERT_TRUE(settle());
  EXPECT_EQ(opened(), "histogram") << last_message();
  session->open({tsp(), {}, {}, false, "filter"});
  ASSERT_TRUE(settle());
  EXPECT_EQ(opened(), "histogram") << "what was open stays";
  ASSERT_TRUE(session->log().banner().has_value());
  EXPECT_EQ(session->log().banner()->text, "five.tsp holds points, Image filters takes an image");
}

TEST_F(DataSessionTest, OpenDataGoToEveryWorkspaceThatTakesThem) {
  ASSERT_TRUE(open(small_cloud()));
  const auto usable = [&] {
    std::set<std::string> ids;
    for (const app::Workspace* workspace : app::workspaces())
      if (session->can_use_data(workspace->experiment().info().id)) ids.insert(workspace->experiment().info().id);
    return ids;
  };
  EXPECT_EQ(usable(), (std::set<std::string>{"triangulation", "histogram"}));
  const double x = points("cloud").at(7, 0);
  std::filesystem::remove(folder / "ring.csv");  // the data are those that are open, not the file
  session->use_data("triangulation");
  ASSERT_TRUE(settle());
  ASSERT_EQ(opened(), "triangulation") << last_message();
  EXPECT_EQ(points("points").at(7, 0), x);
  EXPECT_GT(session->viewer().step_count(), 0u);
  EXPECT_EQ(usable(), (std::set<std::string>{"ridge", "histogram"}));
  session->document().edit("edits", std::string("0,7,5,5"));
  ASSERT_TRUE(settle());
  session->document().undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(points("points").size(), 60u) << "undoing what was done here leaves the data";
  small_cloud();
  session->use_data("histogram");
  ASSERT_TRUE(settle());
  ASSERT_EQ(opened(), "histogram") << last_message();
  EXPECT_TRUE(said("numbers were rounded to float32"));
  session->use_data("ridge");
  ASSERT_TRUE(settle());
  ASSERT_EQ(opened(), "ridge") << last_message();
  EXPECT_EQ(points("cloud").at(7, 0), x) << "as points they are read again, unrounded";
  session->use_data("filter");
  EXPECT_EQ(opened(), "ridge");
  ASSERT_TRUE(session->log().banner().has_value());
  EXPECT_EQ(session->log().banner()->text, "Image filters cannot use ring.csv");
}

TEST_F(DataSessionTest, AWorkspaceComesBackAsItWasLeft) {
  const std::string truth = file("line.csv", "component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,1\n");
  ASSERT_TRUE(open(small_cloud()));
  session->open({truth, "truth"});
  ASSERT_TRUE(settle());
  session->document().edit("r1", 0.3);
  session->document().edit("show_balls", false);
  ASSERT_TRUE(settle());
  const std::string left = to_json(session->state());
  session->use_data("triangulation");
  ASSERT_TRUE(settle());
  session->document().edit("edits", std::string("0,7,5,5"));
  ASSERT_TRUE(settle());
  session->use_data("ridge");
  ASSERT_TRUE(settle());
  ASSERT_EQ(opened(), "ridge") << last_message();
  const app::State back = session->state();
  EXPECT_EQ(to_text(back.parameters.at("r1")), "0.3");
  EXPECT_EQ(to_text(back.view.at("show_balls")), "false");
  EXPECT_TRUE(session->document().inputs().contains("truth")) << "what was added there, too: " << left;
  session->use_data("triangulation");
  ASSERT_TRUE(settle());
  EXPECT_EQ(to_text(session->document().parameters().get("edits")), "0,7,5,5");
  ASSERT_TRUE(open(small_cloud("other.csv")));
  ASSERT_EQ(opened(), "triangulation");
  session->use_data("ridge");
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().parameters().get("r1"), app::workspaces()[0]->experiment().parameters().get("r1"))
      << "of other data nothing is remembered";
}

TEST_F(DataSessionTest, AStateOfDataHandedOnOpensThere) {
  session->open({earthquakes()});
  ASSERT_TRUE(settle());
  for (const char* id : {"triangulation", "histogram", "ridge"}) {
    session->use_data(id);
    ASSERT_TRUE(settle());
    ASSERT_EQ(opened(), id) << last_message();
    const std::string saved = to_json(session->state()), path = (folder / (std::string("kept ") + id)).string();
    session->save_state(path);
    session->close_workspace();
    ASSERT_TRUE(open(path));
    EXPECT_EQ(to_json(session->state()), saved) << id;
    EXPECT_EQ(session->state().inputs.at(0).columns, (std::vector<std::string>{"longitude", "latitude"}));
    EXPECT_FALSE(said("has changed")) << id;
  }
}

TEST_F(DataSessionTest, GeneratedDataComeWithWhatBelongsToThem) {
  app::State state;
  state.workspace = "ridge";
  state.inputs.push_back({"cloud", "", "circle --count 500 --noise 0.1 --seed 1", ""});
  session->restore(state);
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->document().inputs().contains("truth")) << last_message();
  const double x = points("cloud").at(7, 0);
  session->use_data("triangulation");
  ASSERT_TRUE(settle());
  ASSERT_EQ(opened(), "triangulation");
  EXPECT_EQ(points("points").at(7, 0), x);
  EXPECT_FALSE(session->document().inputs().contains("truth"));
  session->use_data("ridge");
  ASSERT_TRUE(settle());
  EXPECT_TRUE(session->document().inputs().contains("truth"));
  EXPECT_EQ(points("cloud").at(7, 0), x);
  EXPECT_FALSE(session->log().banner().has_value()) << session->log().banner()->text;
}

TEST_F(DataSessionTest, PointsInSpaceAreNotOfferedToThePlane) {
  ASSERT_TRUE(open(file("space.xyz", "0 0 0\n1 0 0\n0 1 0\n0 0 1\n1 1 1\n")));
  ASSERT_EQ(opened(), "ridge") << last_message();
  EXPECT_FALSE(session->can_use_data("triangulation"));
  EXPECT_TRUE(session->can_use_data("histogram"));
  EXPECT_FALSE(session->can_use_data("kdtree"));
  session->close_workspace();
  EXPECT_FALSE(session->can_use_data("histogram")) << "nothing is open";
}

TEST_F(DataSessionTest, EveryWorkspaceHasAnAction) {
  for (const app::Workspace* workspace : app::workspaces()) {
    const ExperimentInfo& info = workspace->experiment().info();
    EXPECT_EQ(app::find_action("data." + info.id).title, info.title);
  }
}

TEST_F(DataSessionTest, ATableOpensWithProposedColumnsAsVectorsToo) {
  session->open({earthquakes(), {}, {}, false, "histogram"});
  ASSERT_TRUE(settle());
  ASSERT_EQ(opened(), "histogram") << last_message();
  const auto& vectors = *std::get<std::shared_ptr<const VectorSet>>(session->document().inputs().at("references").data);
  EXPECT_EQ(vectors.dimension(), 2u);
  EXPECT_EQ(vectors.size(), 40u);
}

}  // namespace ws::test
