// The table of times fades where a handle lies under it.
// SPDX-License-Identifier: MIT
#include "app/overlay/panels.h"
#include "tests/app/support/session_fixture.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace ws::app {
namespace {

/// The session that others test, in an overlay that draws into memory alone.
class HudTest : public test::SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    open();
    imgui_.reset(ImGui::CreateContext());
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = io.LogFilename = nullptr;
    io.DisplaySize = {800, 600};
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);  // makes the font, too
    frame_.width = frame_.picture_width = 800;
    frame_.height = 600;
  }
  void TearDown() override {
    imgui_.reset();
    SessionTest::TearDown();
  }

  /// How dense the densest of it is, from 0 to 255, with handles at these places.
  unsigned density(std::vector<std::array<float, 2>> handles) {
    frame_.handles = std::move(handles);
    constexpr int until_it_has_its_size = 3;
    for (int i = 0; i < until_it_has_its_size; ++i) draw();
    const ImDrawData& data = *ImGui::GetDrawData();
    unsigned densest = 0;
    for (int i = 0; i < data.CmdListsCount; ++i)
      for (const ImDrawVert& vertex : data.CmdLists[i]->VtxBuffer)
        densest = std::max(densest, (vertex.col >> IM_COL32_A_SHIFT) & 0xffu);
    return densest;
  }
  [[nodiscard]] bool is_told_faint() const { return geometry_.contains("hud.faint"); }
  [[nodiscard]] OverlayRect place() const { return geometry_.at("hud"); }

 private:
  void draw() {
    const std::function<void(std::function<void()>)> later = [](const auto&) {};
    const std::function<void(const std::string&)> show_menu;
    const std::function<void(bool)> fold;
    const std::function<std::string(std::string_view)> words = [](std::string_view text) { return std::string(text); };
    geometry_.clear();
    PanelContext context{*session, later, show_menu, fold, words, words, frame_, geometry_};
    ImGui::NewFrame();
    draw_hud(context);
    ImGui::Render();
  }

  struct Destroy {
    void operator()(ImGuiContext* context) const { ImGui::DestroyContext(context); }
  };
  std::unique_ptr<ImGuiContext, Destroy> imgui_;
  OverlayFrame frame_;
  std::map<std::string, OverlayRect> geometry_;
};

TEST_F(HudTest, AHandleUnderItIsSeenThroughIt) {
  const unsigned whole = density({});
  ASSERT_GT(whole, 200u);
  const OverlayRect at = place();
  const std::array<float, 2> middle{at.x + at.width / 2, at.y + at.height / 2};
  EXPECT_FALSE(is_told_faint());
  EXPECT_NEAR(density({middle}), 0.2 * whole, 1);
  EXPECT_TRUE(is_told_faint());
  EXPECT_NEAR(density({{0, 0}, middle}), 0.2 * whole, 1) << "any of them";
  EXPECT_NEAR(density({{at.x + at.width / 2, at.y + at.height + 3}}), 0.2 * whole, 1) << "its rim is under it";
}

TEST_F(HudTest, HandlesBesideItLeaveItAsItIs) {
  const unsigned whole = density({});
  const OverlayRect at = place();
  constexpr float away = 30;
  EXPECT_EQ(density({{at.x + at.width - widest_hud_px - away, at.y + at.height / 2},
                     {at.x + at.width / 2, at.y + at.height + away},
                     {400, 300}}),
            whole);
}

}  // namespace
}  // namespace ws::app
