// Meshes through the session: files, generated ones, states, the choice of the workspace, warnings.
// SPDX-License-Identifier: MIT
#include "app/session/document/loading.h"
#include "compute/experiments.h"
#include "compute/io/meshes/meshes.h"
#include "tests/app/support/fake_image_experiment.h"
#include "tests/app/support/fake_mesh_experiment.h"
#include "tests/app/support/session_fixture.h"

namespace ws::test {

namespace {

const char* const triangle_obj = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";

class MeshSessionTest : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    session = std::make_unique<app::Session>(
        app::SessionOptions{"cpu"}, loop.poster(),
        std::vector<const app::Workspace*>{&fake_workspace(), &fake_image_workspace(), &fake_mesh_workspace()});
  }
  [[nodiscard]] std::string opened() const {
    return session->document().workspace() ? session->document().workspace()->experiment().info().id : "";
  }
  [[nodiscard]] const Mesh& mesh() const {
    return *std::get<std::shared_ptr<const Mesh>>(session->document().inputs().at("mesh").data);
  }
  bool open(const std::string& path) {
    session->open({path});
    return settle();
  }
};

TEST_F(MeshSessionTest, FilesGoWhereTheyAreTaken) {
  const std::string obj = file("a.obj", triangle_obj),
                    points = file("points.ply",
                                  "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\n"
                                  "property float y\nend_header\n0 0\n1 1\n");
  const Mesh one = io::read_mesh(obj).mesh;
  io::write_mesh(folder / "a.ply", one);
  for (const char* name : {"a.obj", "a.ply"}) {
    ASSERT_TRUE(open(cloud()));
    EXPECT_EQ(opened(), "fake");
    ASSERT_TRUE(open((folder / name).string()));
    ASSERT_EQ(opened(), "fake-mesh") << name << ": " << last_message();
    EXPECT_EQ(mesh().triangle_count(), 1u);
    EXPECT_EQ(session->document().inputs().at("mesh").name, name);
    EXPECT_EQ(session->document().inputs().at("mesh").sha256.size(), 64u);
    EXPECT_FALSE(session->log().banner().has_value()) << session->log().banner()->text;
  }
  ASSERT_TRUE(open(points));
  EXPECT_EQ(opened(), "fake") << "a ply file without faces is a cloud";
}

TEST_F(MeshSessionTest, WhatWasDroppedIsSaid) {
  ASSERT_TRUE(open(file("a.obj", std::string(triangle_obj) + "f 1 1 2\n")));
  EXPECT_EQ(mesh().dropped_flat, 1u);
  EXPECT_TRUE(said("a.obj: 1 triangle without area is left out unless a run keeps it"));
}

TEST_F(MeshSessionTest, ABadMeshLeavesWhatWasOpen) {
  ASSERT_TRUE(open(file("a.obj", triangle_obj)));
  ASSERT_TRUE(open(file("bad.obj", "v 0 0 0\nf 1 2 3\n")));
  EXPECT_TRUE(said("bad.obj, line 2"));
  EXPECT_EQ(session->document().inputs().at("mesh").name, "a.obj");
}

TEST_F(MeshSessionTest, SamplesAreGeneratedAndStatesBringThemBack) {
  session->open_sample("fake-mesh", "sheet");
  ASSERT_TRUE(settle());
  EXPECT_EQ(mesh().triangle_count(), 50u);
  EXPECT_EQ(session->document().inputs().at("mesh").name, "sheet --triangles 50");
  const app::State state = session->state();
  session->close_workspace();
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("identical to the saved")) << last_message();
  EXPECT_FALSE(said("has changed"));
}

TEST_F(MeshSessionTest, StatesNameTheFileAndSeeItsChange) {
  ASSERT_TRUE(open(file("a.obj", triangle_obj)));
  const std::string kept = (folder / "kept.warpscope.json").string();
  session->save_state(kept);
  file("a.obj", std::string(triangle_obj) + "f 1 3 2\n");
  session->close_workspace();
  ASSERT_TRUE(open(kept));
  EXPECT_TRUE(said("a.obj has changed"));
  EXPECT_EQ(mesh().triangle_count(), 2u);
}

TEST_F(MeshSessionTest, AGeneratorOfAnotherKindIsRefused) {
  app::State state;
  state.version = "1";
  state.workspace = "fake-mesh";
  state.inputs.push_back({"mesh", "", "circle --count 10", "", 0, {}, false});
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("circle makes points, Fake on meshes takes a mesh"));
  state.workspace = "fake";
  state.inputs[0] = {"cloud", "", "sheet", "", 0, {}, false};
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("sheet makes a mesh, Fake takes points"));
}

TEST_F(MeshSessionTest, ElementsAreTriangles) {
  EXPECT_STREQ(app::element_name(fake_mesh_workspace().experiment().info(), {}), "triangles");
  EXPECT_STREQ(app::element_name(fake_image_workspace().experiment().info(), {}), "pixels");
  EXPECT_STREQ(app::element_name(fake_workspace().experiment().info(), {}), "points");
  EXPECT_STREQ(app::element_name(find_experiment("histogram").info(), {{"queries", Input{}}}), "queries");
}

}  // namespace

}  // namespace ws::test
