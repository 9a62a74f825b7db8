// Images through the session: files, generated ones, states, the choice of the workspace, and lists of numbers as parameters.
// SPDX-License-Identifier: MIT
#include "compute/io/images/images.h"
#include "render/image.h"
#include "tests/app/support/fake_image_experiment.h"
#include "tests/app/support/session_fixture.h"

namespace ws::test {

namespace {

class ImageSessionTest : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    session = std::make_unique<app::Session>(app::SessionOptions{"cpu"}, loop.poster(),
                                             std::vector<const app::Workspace*>{&fake_workspace(), &fake_image_workspace()});
  }
  std::string picture(const std::string& name, int width = 6, int height = 4, PixelType type = PixelType::uint8) const {
    Image image(width, height, 1, type);
    std::fill(image.bytes().begin(), image.bytes().end(), std::byte{7});
    const std::string path = (folder / name).string();
    io::write_image(path, image);
    return path;
  }
  [[nodiscard]] std::string opened() const {
    return session->document().workspace() ? session->document().workspace()->experiment().info().id : "";
  }
  [[nodiscard]] std::string taps() const { return to_text(session->document().parameters().get("taps")); }
  bool open(const std::string& path) {
    session->open({path});
    return settle();
  }
};

TEST_F(ImageSessionTest, FilesGoWhereTheyAreTaken) {
  for (const char* name : {"a.png", "a.jpg", "a.bmp", "a.tga", "a.hdr", "a.pfm", "a.npy"}) {
    ASSERT_TRUE(open(cloud()));
    EXPECT_EQ(opened(), "fake");
    ASSERT_TRUE(open(picture(name)));
    ASSERT_EQ(opened(), "fake-image") << name << ": " << last_message();
    const auto image = std::get<std::shared_ptr<const Image>>(session->document().inputs().at("image").data);
    EXPECT_EQ(image->width(), 6);
    EXPECT_EQ(session->document().inputs().at("image").name, name);
    EXPECT_EQ(session->document().inputs().at("image").sha256.size(), 64u);
    EXPECT_FALSE(session->log().banner().has_value()) << session->log().banner()->text;
  }
  ASSERT_TRUE(open(picture("wide.npy", 40, 5, PixelType::float32)));
  EXPECT_EQ(opened(), "fake-image");
  ASSERT_TRUE(open(picture("table.npy", 3, 500, PixelType::float32)));  // three columns of numbers: a cloud
  EXPECT_EQ(opened(), "fake");
}

TEST_F(ImageSessionTest, APngWithAStateIsTheStateAnyOtherAnImage) {
  ASSERT_TRUE(open(picture("a.png")));
  session->document().edit("taps", std::string("3,4,3"));
  ASSERT_TRUE(settle());
  const std::string saved = (folder / "saved.png").string();
  render::Image shot{2, 2, std::vector<std::uint8_t>(16, 9)};
  render::write_png(saved, shot, to_json_beside(saved, session->state()));
  session->document().reset_all();
  ASSERT_TRUE(open(saved));
  EXPECT_EQ(taps(), "3,4,3");
  EXPECT_TRUE(said("identical to the saved"));
  render::write_png(saved, shot);
  ASSERT_TRUE(open(saved));
  EXPECT_EQ(std::get<std::shared_ptr<const Image>>(session->document().inputs().at("image").data)->width(), 2);
}

TEST_F(ImageSessionTest, WhereNothingTakesImagesAPngWithoutStateIsRefused) {
  session = std::make_unique<app::Session>(app::SessionOptions{"cpu"}, loop.poster(),
                                           std::vector<const app::Workspace*>{&fake_workspace()});
  ASSERT_TRUE(open(picture("a.png")));
  EXPECT_TRUE(said("holds no Warpscope state"));
}

TEST_F(ImageSessionTest, SamplesAreGeneratedAndStatesBringThemBack) {
  session->open_sample("fake-image", "board");
  ASSERT_TRUE(settle());
  EXPECT_EQ(taps(), "0,1,0");
  EXPECT_EQ(session->document().inputs().at("image").name, "checkerboard --width 20 --height 10");
  const app::State state = session->state();
  EXPECT_EQ(state.inputs.at(0).generator, "checkerboard --width 20 --height 10");
  session->close_workspace();
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("identical to the saved")) << last_message();
  EXPECT_FALSE(said("has changed"));
}

TEST_F(ImageSessionTest, StatesNameTheFileAndSeeItsChange) {
  const std::string path = picture("a.png");
  ASSERT_TRUE(open(path));
  const std::string kept = (folder / "kept.warpscope.json").string();
  session->save_state(kept);
  EXPECT_NE(app::to_json_beside(kept, session->state()).find("\"path\": \"a.png\""), std::string::npos);
  picture("a.png", 5, 5);
  session->close_workspace();
  ASSERT_TRUE(open(kept));
  EXPECT_TRUE(said("a.png has changed"));
}

TEST_F(ImageSessionTest, AGeneratorOfTheOtherKindIsRefused) {
  app::State state;
  state.version = "1";
  state.workspace = "fake-image";
  state.inputs.push_back({"image", "", "circle --count 10", "", 0, {}, false});
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("circle makes points, Fake on images takes an image"));
  state.workspace = "fake";
  state.inputs[0] = {"cloud", "", "zone-plate", "", 0, {}, false};
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("zone-plate makes an image, Fake takes points"));
}

TEST_F(ImageSessionTest, ABadImageLeavesWhatWasOpen) {
  ASSERT_TRUE(open(picture("a.png")));
  ASSERT_TRUE(open(file("bad.png", "no picture")));
  EXPECT_TRUE(said("is not a png file"));
  EXPECT_EQ(session->document().inputs().at("image").name, "a.png");
}

TEST_F(ImageSessionTest, NumbersAreEditedUndoneAndRefused) {
  ASSERT_TRUE(open(picture("a.png")));
  session->document().edit("taps", std::string(" 1; 0.5  -1"));
  EXPECT_EQ(taps(), "1,0.5,-1");
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().result_hash(), "6x4-7-1,0.5,-1");
  EXPECT_EQ(session->document().history().back(), "taps 1,2,1 → 1,0.5,-1");
  session->document().edit("taps", std::string("1,0.123456789,0.123456789,0.123456789"));
  EXPECT_EQ(session->document().history().back(), "taps changed") << "many numbers would say nothing";
  session->document().undo();
  EXPECT_THROW(session->document().edit("taps", std::string("1,two")), Error);
  EXPECT_THROW(session->document().edit("taps", std::string("1,11")), Error);
  EXPECT_EQ(taps(), "1,0.5,-1");
  session->document().undo();
  EXPECT_EQ(taps(), "1,2,1");
  session->document().redo();
  EXPECT_EQ(taps(), "1,0.5,-1");
  session->document().edit("taps", std::string());
  EXPECT_EQ(taps(), "");
}

TEST_F(ImageSessionTest, NumbersInStatesAndPresets) {
  ASSERT_TRUE(open(picture("a.png")));
  session->document().edit("taps", std::string("1,0.1"));
  const std::string preset = (folder / "p.json").string();
  session->document().save_preset(preset);
  session->document().reset_all();
  session->document().load_preset(preset);
  EXPECT_EQ(taps(), "1,0.1");
  session->document().load_preset(
      file("array.json", R"({"warpscope_preset":"fake-image","parameters":{"taps":[3, -2.5, 1]}})"));
  EXPECT_EQ(taps(), "3,-2.5,1");
  session->document().load_preset(file("one.json", R"({"warpscope_preset":"fake-image","parameters":{"taps":4}})"));
  EXPECT_EQ(taps(), "4");
  session->document().load_preset(file("bad.json", R"({"warpscope_preset":"fake-image","parameters":{"taps":[3, "x"]}})"));
  EXPECT_TRUE(said("nor a list of numbers"));
  app::State state = session->state();
  EXPECT_EQ(to_text(app::state_from_json(app::to_json(state)).parameters.at("taps")), "4");
  std::string text = app::to_json(state);
  const std::string field = "\"taps\": \"4\"";
  ASSERT_NE(text.find(field), std::string::npos) << text;
  text.replace(text.find(field), field.size(), "\"taps\": [1, 2.5]");
  EXPECT_EQ(to_text(app::state_from_json(text).parameters.at("taps")), "1,2.5");
}

}  // namespace

}  // namespace ws::test
