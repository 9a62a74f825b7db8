// What to draw, as plain data: layers bound to the named buffers of a frame, and the furniture around them. It knows data
// kinds (points, spheres, segments, triangles), never an algorithm.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/camera.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ws::render {

/// Round dots of a fixed size on the screen. Buffers: positions 3 × float32, colours RGBA8 (sRGB values, alpha straight).
struct PointsStyle {
  std::string positions, colors;
  float size_px = 3;
  bool shrinks = false;  ///< in small pictures: `size_px` is what fits a large one
};
/// Shaded balls (circles in planar views) as ray-cast impostors. Buffers: 4 × float32 (centre, radius), colours RGBA8.
struct SpheresStyle {
  std::string spheres, colors;
  bool outline_only = false;  ///< in planar views: a ring with a faint fill
};
/// Straight lines of a fixed width on the screen. Buffers: positions 2 × 3 × float32 per segment, colours RGBA8 per vertex.
struct SegmentsStyle {
  std::string positions, colors;
  float width_px = 2;
};

/// An image in the plane z = 0, in planar views: the centre of the texel in column x of row y lies at (x, −y), unless it is
/// placed elsewhere. Buffer: RGBA8 (sRGB values, alpha straight), row by row from the top. A pick names the texel
/// y · width + x.
struct ImageStyle {
  std::string pixels;
  int width = 0, height = 0;
  /// The part that is shown: columns and rows from the first up to the second corner, which may reach beyond the image.
  glm::ivec2 part_low{0}, part_high{0};  ///< equal: the whole
  glm::vec2 corner{-0.5f, 0.5f};         ///< where the part's upper left corner lies
  float texel = 1;                       ///< the size of a texel
};

/// Triangles in the light of a lamp beside the eye; both sides look alike. Lines in a triangle's plane are drawn before it.
/// Buffers: positions 3 × 3 × float32 and colours RGBA8, each per triangle. A pick names the triangle.
struct MeshStyle {
  std::string positions, colors;
};

/// A picture that fills the viewport whatever the camera, behind all other layers: one of the viewport's
/// size pixel by pixel, a smaller one stretched smoothly. Buffer: a row of RGBA8 (sRGB values, alpha straight) for each
/// element, from the top; so its size is the picture's, also while a picture of another size is on its way. It is never picked.
struct ScreenStyle {
  std::string pixels;
  float from = 0, to = 1;  ///< the columns that show it, as parts of the viewport's width: two pictures side by side
};

struct Layer {
  std::string id;     ///< "cloud": what a pick names
  std::string title;  ///< "Cloud"; empty: it goes with another one
  std::variant<PointsStyle, SpheresStyle, SegmentsStyle, ImageStyle, MeshStyle, ScreenStyle> style;
  float opacity = 1;
  bool visible = true;
  bool pickable = true;
};

struct ColorBar {
  std::string color_map;  ///< a name from color_maps.h
  std::string label;      ///< with the unit
  double low = 0, high = 1;
  bool logarithmic = false;
  std::vector<double> shares = {};  ///< how many values have each colour, in equal parts from the first to the last; or none
};
struct LegendEntry {
  std::string text;
  std::array<std::uint8_t, 4> rgba{255, 255, 255, 255};
};
/// Of an entry that is a sentence, and names no colour of the picture.
inline constexpr std::array<std::uint8_t, 4> no_swatch{0, 0, 0, 0};
inline constexpr float handle_size_px = 13;  ///< logical

/// Something to drag, drawn as a disc of a fixed size above the layers, unless a layer shows it already.
struct Handle {
  std::string id;
  glm::vec3 position{0};
  std::array<std::uint8_t, 4> rgba{255, 255, 255, 255};
  bool is_drawn = true;
  /// A place on the screen whatever the camera, as parts of the viewport's width and height from the upper left: a divider,
  /// drawn with a line from top to bottom.
  bool is_divider = false;
};
/// Text at a place in the world: its last line beside it, those before above; or one line below it, whatever the scale. Where
/// an earlier one is in its way it is left out.
struct Label {
  glm::vec3 position{0};
  std::string text;
  bool is_below = false;
  double align = 0;          ///< below: 0 begins there, 1 ends there
  bool may_rise = false;     ///< some lines higher, rather than be left out
  bool has_heading = false;  ///< of several lines the first one is it: no other label rises above it
  float free_height = 0;     ///< of the plane above its place: where a line is higher than that it is left out; 0: not asked
};

/// A histogram in the lower left corner of the picture, whatever the camera.
struct BarInset {
  std::string title;
  std::array<std::string, 3> axis;                  ///< below the bars: left, middle, right
  std::vector<double> parts;                        ///< from left to right, of the full height
  std::vector<std::array<std::uint8_t, 4>> colors;  ///< of each
};

struct View;
/// In pixels from the top left; none behind the eye.
[[nodiscard]] std::optional<glm::dvec2> pixel_of(const Handle& handle, const View& view);
/// Where a handle is dragged to by a pointer at such a pixel, at its own depth: what its `position` would be there.
[[nodiscard]] glm::vec3 position_at(const Handle& handle, const View& view, glm::dvec2 pixel);

struct Theme {
  std::array<std::uint8_t, 4> background{22, 24, 29, 255};
  std::array<std::uint8_t, 4> foreground{225, 228, 235, 255};
  std::array<std::uint8_t, 4> grid{255, 255, 255, 26};
  [[nodiscard]] static Theme dark();
  [[nodiscard]] static Theme light();
  /// Whether what is nearly white would not be seen on its ground.
  [[nodiscard]] bool is_light() const;
  /// For paper: black on white.
  [[nodiscard]] static Theme print();
  /// One of theme_names(); nothing for another name.
  [[nodiscard]] static std::optional<Theme> named(std::string_view name);
};
/// "dark", "light", and for eyes that need it "contrast-dark" and "contrast-light".
[[nodiscard]] const std::vector<std::string>& theme_names();

struct Scene {
  std::vector<Layer> layers;  ///< drawn in this order
  Box box;                    ///< of all layers
  bool planar = true;
  bool y_down = false;             ///< planar: the numbers on the vertical axis are −y, as the rows of an image are counted
  std::array<double, 3> origin{};  ///< added to positions for the numbers on the axes: keeps data far from zero precise
  double unit = 1;                 ///< planar: what a step of 1 is on axes and scale bar, for data beyond a float's range
  std::array<std::string, 3> axis_names{"x", "y", "z"};
  std::optional<float> numbers_end;  ///< planar: what lies right of it has other coordinates than the axis would say
  bool show_grid = true, show_axes = true, show_scale_bar = true;
  std::optional<ColorBar> color_bar;
  std::vector<LegendEntry> legend;
  std::vector<Label> labels;
  std::vector<Handle> handles;
  std::optional<BarInset> bars;
  /// What lies over the picture, from the upper left, in the unit that `Viewport::scale` counts: legend, scale bar and colour
  /// bar keep off it.
  struct Panel {
    float x = 0, y = 0, width = 0, height = 0;
  };
  std::vector<Panel> panels;
  Theme theme = Theme::dark();
  /// Whether its layers lie on light ground: that of the theme, unless they lie on a picture.
  [[nodiscard]] bool has_light_ground() const;
};

}  // namespace ws::render
