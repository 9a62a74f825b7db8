// How data reach a workspace: states by their content. On the real workspaces, since it is their inputs that decide.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "render/image.h"
#include "tests/app/support/session_fixture.h"

#include <cmath>

namespace ws::test {

namespace {

class DataSessionTest : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    session = std::make_unique<app::Session>(app::SessionOptions{"cpu"}, loop.poster());
  }
  bool open(const std::string& path) {
    session->open(path);
    return settle();
  }
  std::string small_cloud(const std::string& name = "ring.csv") const {
    std::string text = "x,y\n";
    for (int i = 0; i < 60; ++i) text += std::to_string(std::cos(i * 0.105)) + "," + std::to_string(std::sin(i * 0.105)) + "\n";
    return file(name, text);
  }
  [[nodiscard]] const PointSet& points(const std::string& role) const {
    return *std::get<std::shared_ptr<const PointSet>>(session->inputs().at(role).data);
  }
};

}  // namespace

TEST_F(DataSessionTest, AStateOpensWhateverItsName) {
  ASSERT_TRUE(open(small_cloud()));
  session->edit("r1", 0.3);
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
  EXPECT_EQ(to_text(session->parameters().get("r1")), "0.25") << last_message();
}

TEST_F(DataSessionTest, APictureWithAStateOpensWhateverItsName) {
  ASSERT_TRUE(open(small_cloud()));
  session->edit("r1", 0.3);
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
  ASSERT_TRUE(session->banner().has_value());
  EXPECT_NE(session->banner()->text.find("broken.warpscope.json: state"), std::string::npos) << session->banner()->text;
}

}  // namespace ws::test
