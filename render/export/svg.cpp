// The layers' shapes in pixels of the page, and the furniture by a canvas that writes.
// SPDX-License-Identifier: MIT
#include "render/export/svg.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "render/export/base64.h"
#include "render/export/buffers.h"
#include "render/layers/furniture.h"
#include "render/layers/placing/furniture_scale.h"
#include "render/scene/light_ground.h"
#include "render/scene/view.h"
#include "render/text/canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace ws::render {
namespace {

/// To a hundredth of a pixel.
std::string number(double value) {
  std::string text = fmt::format("{:.2f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

void append_utf8(std::string& to, char32_t c) {
  const auto tail = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3f)); };
  if (c < 0x80) {
    to += static_cast<char>(c);
  } else if (c < 0x800) {
    to += {static_cast<char>(0xc0 | c >> 6), tail(c)};
  } else if (c < 0x10000) {
    to += {static_cast<char>(0xe0 | c >> 12), tail(c >> 6), tail(c)};
  } else {
    to += {static_cast<char>(0xf0 | c >> 18), tail(c >> 12), tail(c >> 6), tail(c)};
  }
}

/// Words as XML takes them: what it cannot hold is left out.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char32_t c : decode_utf8(text)) {
    if (c < 0x20 || (c >= 0xd800 && c < 0xe000) || (c >= 0xfffe && c <= 0xffff) || c > 0x10ffff) continue;
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        append_utf8(out, c);
    }
  }
  return out;
}

/// A colour, and how much of it covers what lies below: 0…1.
struct Paint {
  Rgba rgba{};
  double alpha = 1;
  [[nodiscard]] bool is_opaque() const { return alpha >= 1; }
  [[nodiscard]] bool operator==(const Paint& other) const {
    return std::equal(rgba.begin(), rgba.begin() + 3, other.rgba.begin()) && alpha == other.alpha;
  }
  /// ` fill="#rrggbb"`, with ` fill-opacity="0.5"` where something shines through.
  [[nodiscard]] std::string as(std::string_view property) const {
    std::string text = fmt::format(" {}=\"#{:02x}{:02x}{:02x}\"", property, rgba[0], rgba[1], rgba[2]);
    if (!is_opaque()) text += fmt::format(" {}-opacity=\"{:.3g}\"", property, alpha);
    return text;
  }
};

Paint paint_of(Rgba color, double opacity = 1) { return {color, std::min(color[3] / 255.0 * opacity, 1.0)}; }

/// Furniture as it is drawn, in words of SVG.
class SvgCanvas final : public Canvas {
 public:
  explicit SvgCanvas(Font& font) : Canvas(font) {}

  void box(glm::dvec2 low, glm::dvec2 high, Rgba color, double radius) override {
    const glm::dvec2 size = high - low;
    if (color[3] == 0 || !(size.x > 0 && size.y > 0)) return;
    text_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", number(low.x), number(low.y), number(size.x),
                         number(size.y));
    if (radius > 0) text_ += fmt::format(" rx=\"{}\"", number(std::min(radius, 0.5 * std::min(size.x, size.y))));
    text_ += paint_of(color).as("fill") + "/>\n";
  }

  void line(glm::dvec2 from, glm::dvec2 to, double width, Rgba color) override {
    if (color[3] == 0) return;
    text_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\"{}/>\n",
                         number(from.x), number(from.y), number(to.x), number(to.y), number(std::max(width, 1.0)),
                         paint_of(color, std::min(width, 1.0)).as("stroke"));
  }

  /// The halo is the same words with a thick outline, below: readers differ in whether they can draw an outline behind.
  void text(std::string_view utf8, glm::dvec2 anchor, Align align, double size_px, Rgba color, Rgba halo,
            double halo_px) override {
    const std::string words = escaped(utf8);
    if (words.empty()) return;
    const auto size = static_cast<float>(size_px);
    const bool is_simple = align.x == 0 || align.x == 0.5 || align.x == 1;
    const double x = is_simple ? anchor.x : anchor.x - align.x * text_width(utf8, size_px);
    const double baseline = std::round(anchor.y + (1 - align.y) * font_.cap_height(size));
    const char* end = !is_simple || align.x == 0 ? "start" : align.x == 1 ? "end" : "middle";
    const std::string where = fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\"", number(x),
                                          number(baseline), number(size_px), end);
    if (halo[3] > 0)
      text_ += fmt::format("{}{}{} stroke-width=\"{}\" stroke-linejoin=\"round\">{}</text>\n", where, paint_of(halo).as("fill"),
                           paint_of(halo).as("stroke"), number(2.6 * halo_px), words);
    text_ += fmt::format("{}{}>{}</text>\n", where, paint_of(color).as("fill"), words);
  }

  [[nodiscard]] const std::string& written() const { return text_; }

 private:
  std::string text_;
};

/// The part of a line within a rectangle, as parts of the line; none where all of it is outside.
std::optional<glm::dvec2> part_within(glm::dvec2 from, glm::dvec2 to, glm::dvec2 low, glm::dvec2 high) {
  glm::dvec2 part{0, 1};
  for (int k = 0; k < 2; ++k) {
    const double along = to[k] - from[k];
    if (along == 0 && (from[k] < low[k] || from[k] > high[k])) return std::nullopt;
    if (along == 0) continue;
    const double a = (low[k] - from[k]) / along, b = (high[k] - from[k]) / along;
    part.x = std::max(part.x, std::min(a, b));
    part.y = std::min(part.y, std::max(a, b));
  }
  if (!(part.x <= part.y)) return std::nullopt;
  return part;
}

/// What of a polygon is on the inner side of a line x or y = `limit`.
std::vector<glm::dvec2> cut(const std::vector<glm::dvec2>& corners, int axis, double limit, bool keeps_below) {
  std::vector<glm::dvec2> kept;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const glm::dvec2 a = corners[i], b = corners[(i + 1) % corners.size()];
    const double inside_a = keeps_below ? limit - a[axis] : a[axis] - limit;
    const double inside_b = keeps_below ? limit - b[axis] : b[axis] - limit;
    if (inside_a >= 0) kept.push_back(a);
    if ((inside_a >= 0) != (inside_b >= 0)) kept.push_back(glm::mix(a, b, inside_a / (inside_a - inside_b)));
  }
  return kept;
}

/// The layers' shapes, in the order in which they are drawn.
class Shapes {
 public:
  Shapes(const HostFrame& frame, const View& view, bool is_on_light, std::size_t most)
      : frame_(frame), view_(view), is_on_light_(is_on_light), most_(most) {}

  void add(const Layer& layer) {
    opacity_ = std::min(double(layer.opacity), 1.0);
    body_ += fmt::format("<g id=\"layer-{}\"><title>{}</title>\n", escaped(layer.id), escaped(layer.title));
    std::visit([this](const auto& style) { draw(style); }, layer.style);
    end_polyline();
    set_group({});
    body_ += "</g>\n";
  }

  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] const std::string& body() const { return body_; }
  [[nodiscard]] const std::string& gradients() const { return gradients_; }

 private:
  void draw(const PointsStyle& style) {
    const auto positions = buffer_of<Position>(frame_, style.positions);
    const auto colors = buffer_of<Rgba>(frame_, style.colors);
    const float largest = largest_dot(view_.width / view_.scale, view_.height / view_.scale);
    const float size_px = style.shrinks ? std::min(style.size_px, largest) : style.size_px;
    const double diameter = size_px * double(view_.scale), radius = std::max(0.5 * diameter, 0.5);
    for (std::size_t i = 0; i < std::min(positions.size(), colors.size()); ++i) {
      const Paint paint = paint_of(inked(colors[i]), opacity_ * std::min(diameter, 1.0));
      if (paint.alpha > 0 && positions[i].is_finite()) circle(place(positions[i]), radius, paint.as("fill"));
    }
  }

  void draw(const SpheresStyle& style) {
    constexpr double ring_px = 1.8, faint_fill = 0.13;  // as the shader's
    const auto spheres = buffer_of<std::array<float, 4>>(frame_, style.spheres);
    const auto colors = buffer_of<Rgba>(frame_, style.colors);
    const double unit = view_.world_per_pixel();
    for (std::size_t i = 0; i < std::min(spheres.size(), colors.size()); ++i) {
      const auto [x, y, z, r] = spheres[i];
      const Paint paint = paint_of(inked(colors[i]), opacity_);
      if (!(Position{x, y, z}.is_finite() && r > 0 && std::isfinite(r) && paint.alpha > 0)) continue;
      const Paint inside{paint.rgba, paint.alpha * faint_fill};
      circle(place({x, y, z}), r / unit,
             style.outline_only ? fmt::format("{}{} stroke-width=\"{}\"", inside.as("fill"), paint.as("stroke"),
                                              number(ring_px * double(view_.scale)))
                                : paint.as("fill"));
    }
  }

  void draw(const SegmentsStyle& style) {
    const auto ends = buffer_of<std::array<Position, 2>>(frame_, style.positions);
    const auto colors = buffer_of<std::array<Rgba, 2>>(frame_, style.colors);
    width_ = style.width_px * double(view_.scale);
    const double fade = opacity_ * std::min(width_, 1.0);
    width_ = std::max(width_, 1.0);
    for (std::size_t i = 0; i < std::min(ends.size(), colors.size()); ++i) {
      const auto& [from, to] = ends[i];
      const Paint first = paint_of(inked(colors[i][0]), fade), last = paint_of(inked(colors[i][1]), fade);
      if (from.is_finite() && to.is_finite() && first.alpha + last.alpha > 0) segment(place(from), place(to), first, last);
    }
  }

  void draw(const MeshStyle& style) {
    const auto corners = buffer_of<std::array<Position, 3>>(frame_, style.positions);
    const auto colors = buffer_of<Rgba>(frame_, style.colors);
    for (std::size_t i = 0; i < std::min(corners.size(), colors.size()); ++i) {
      const auto& [a, b, c] = corners[i];
      const Paint paint = paint_of(colors[i], opacity_);
      if (paint.alpha > 0 && a.is_finite() && b.is_finite() && c.is_finite()) polygon({place(a), place(b), place(c)}, paint);
    }
  }

  void draw(const ImageStyle& style) {
    const auto texels = buffer_of<Rgba>(frame_, style.pixels);
    if (texels.size() < std::size_t(style.width) * std::size_t(style.height)) return;
    const bool is_whole = style.part_low == style.part_high;
    const glm::ivec2 size{style.width, style.height}, origin = is_whole ? glm::ivec2(0) : style.part_low;
    const glm::ivec2 low = glm::max(origin, glm::ivec2(0)), high = is_whole ? size : glm::min(style.part_high, size);
    if (low.x >= high.x || low.y >= high.y) return;
    const auto at = [&](glm::ivec2 texel) {
      const glm::dvec2 offset = double(style.texel) * glm::dvec2(texel - origin);
      return view_.pixel({style.corner.x + offset.x, style.corner.y - offset.y, 0}).value_or(glm::dvec2(0));
    };
    const glm::dvec2 from = at(low), to = at(high);
    const bool is_magnified = to.x - from.x > high.x - low.x;
    picture(cropped(texels, style.width, low, high), from, to, is_magnified);
  }

  void draw(const ScreenStyle& style) {
    const auto found = std::find_if(frame_.layout().begin(), frame_.layout().end(),
                                    [&](const TargetLayout& target) { return target.name == style.pixels; });
    const auto pixels = buffer_of<Rgba>(frame_, style.pixels);
    if (pixels.empty()) return;
    const auto width = static_cast<int>(found->element_bytes / sizeof(Rgba)), height = static_cast<int>(found->count);
    const glm::ivec2 low{std::lround(style.from * float(width)), 0}, high{std::lround(style.to * float(width)), height};
    if (low.x >= high.x) return;
    const glm::dvec2 unit = glm::dvec2(view_.width, view_.height) / glm::dvec2(width, height);
    picture(cropped(pixels, width, low, high), glm::dvec2(low) * unit, glm::dvec2(high) * unit, false);
  }

  /// Of dots, lines and balls.
  [[nodiscard]] Rgba inked(Rgba color) const { return is_on_light_ ? on_light(color) : color; }

  [[nodiscard]] glm::dvec2 place(Position p) const { return view_.pixel({p.x, p.y, p.z}).value_or(glm::dvec2(std::nan(""))); }

  void circle(glm::dvec2 center, double radius, const std::string& paint) {
    const glm::dvec2 reach(radius + 2 * double(view_.scale));
    const bool is_seen = center.x + reach.x > 0 && center.y + reach.y > 0 && center.x - reach.x < view_.width &&
                         center.y - reach.y < view_.height;
    if (!is_seen || !counts()) return;
    set_group(paint);
    write("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", number(center.x), number(center.y), number(radius));
  }

  /// Cut a little outside the picture, where the ends cannot be seen.
  void segment(glm::dvec2 from, glm::dvec2 to, const Paint& first, const Paint& last) {
    const glm::dvec2 beyond(2 * width_ + 8);
    const auto part = part_within(from, to, -beyond, glm::dvec2(view_.width, view_.height) + beyond);
    if (!part || !counts()) return;
    const glm::dvec2 a = glm::mix(from, to, part->x), b = glm::mix(from, to, part->y);
    if (first == last || a == b) return chain(a, b, first);
    end_polyline();
    const std::string id = fmt::format("fade{}", ++gradient_count_);
    const auto stop = [&](double share) {
      Paint mixed{first.rgba, std::lerp(first.alpha, last.alpha, share)};
      for (std::size_t k = 0; k < 3; ++k)
        mixed.rgba[k] = static_cast<std::uint8_t>(std::lround(std::lerp(double(first.rgba[k]), double(last.rgba[k]), share)));
      return mixed.as("stop-color") + fmt::format(" stop-opacity=\"{:.3g}\"", mixed.alpha);
    };
    const std::string span =
        fmt::format("x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"", number(a.x), number(a.y), number(b.x), number(b.y));
    gradients_ += fmt::format(
        "<linearGradient id=\"{}\" gradientUnits=\"userSpaceOnUse\" {}><stop offset=\"0\"{}/><stop "
        "offset=\"1\"{}/></linearGradient>\n",
        id, span, stop(part->x), stop(part->y));
    set_group(stroke(""));
    write("<line {} stroke=\"url(#{})\"/>\n", span, id);
  }

  /// Lines that go on from one another, opaque and in one colour, become one.
  void chain(glm::dvec2 from, glm::dvec2 to, const Paint& paint) {
    const bool goes_on = !polyline_.empty() && polyline_.back() == from && polyline_paint_ == paint && paint.is_opaque();
    if (!goes_on) {
      end_polyline();
      polyline_ = {from};
      polyline_paint_ = paint;
    }
    polyline_.push_back(to);
  }

  void end_polyline() {
    if (polyline_.empty()) return;
    set_group(stroke(polyline_paint_.as("stroke")));
    if (polyline_.size() == 2)
      write("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", number(polyline_[0].x), number(polyline_[0].y),
            number(polyline_[1].x), number(polyline_[1].y));
    else
      write("<polyline points=\"{}\"/>\n", corners_text(polyline_));
    polyline_.clear();
  }

  [[nodiscard]] std::string stroke(const std::string& paint) const {
    return fmt::format(" fill=\"none\"{} stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"", paint,
                       number(width_));
  }

  /// An opaque one has a thin outline in its own colour: without it the ground shines through between neighbours.
  void polygon(std::vector<glm::dvec2> corners, const Paint& paint) {
    for (int axis = 0; axis < 2; ++axis)
      for (const bool keeps_below : {false, true})
        corners = cut(corners, axis, keeps_below ? (axis == 0 ? view_.width : view_.height) + 8.0 : -8.0, keeps_below);
    if (corners.size() < 3 || !counts()) return;
    constexpr double seam_px = 0.5;
    set_group(paint.is_opaque() ? fmt::format("{}{} stroke-width=\"{}\" stroke-linejoin=\"round\"", paint.as("fill"),
                                              paint.as("stroke"), number(seam_px))
                                : paint.as("fill"));
    write("<polygon points=\"{}\"/>\n", corners_text(corners));
  }

  [[nodiscard]] static std::string corners_text(const std::vector<glm::dvec2>& corners) {
    std::string text;
    for (const glm::dvec2 corner : corners) text += (text.empty() ? "" : " ") + number(corner.x) + "," + number(corner.y);
    return text;
  }

  [[nodiscard]] Image cropped(Span<const Rgba> pixels, int width, glm::ivec2 low, glm::ivec2 high) const {
    Image image{high.x - low.x, high.y - low.y, {}};
    for (int y = low.y; y < high.y; ++y)
      for (int x = low.x; x < high.x; ++x) {
        Rgba pixel = pixels[std::size_t(y) * std::size_t(width) + std::size_t(x)];
        pixel[3] = static_cast<std::uint8_t>(std::lround(pixel[3] * opacity_));
        image.rgba.insert(image.rgba.end(), pixel.begin(), pixel.end());
      }
    return image;
  }

  void picture(const Image& image, glm::dvec2 from, glm::dvec2 to, bool is_magnified) {
    if (!counts()) return;
    set_group({});
    body_ += fmt::format(
        "<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\"{} "
        "xlink:href=\"data:image/png;base64,",
        number(from.x), number(from.y), number(to.x - from.x), number(to.y - from.y),
        is_magnified ? " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"" : "");
    body_ += base64(png_bytes(image)) + "\"/>\n";
  }

  /// Neighbours in the file with the same paint share it.
  void set_group(const std::string& paint) {
    if (paint == group_ || count_ > most_) return;
    if (!group_.empty()) body_ += "</g>\n";
    if (!paint.empty()) body_ += "<g" + paint + ">\n";
    group_ = paint;
  }

  /// False once there are too many: then they are only counted.
  [[nodiscard]] bool counts() { return ++count_ <= most_; }

  template <class... Values>
  void write(fmt::format_string<Values...> form, Values&&... values) {
    if (count_ <= most_) body_ += fmt::format(form, std::forward<Values>(values)...);
  }

  const HostFrame& frame_;
  const View& view_;
  const bool is_on_light_;
  const std::size_t most_;
  double opacity_ = 1, width_ = 1;
  std::string body_, gradients_, group_;
  std::vector<glm::dvec2> polyline_;
  Paint polyline_paint_;
  std::size_t count_ = 0, gradient_count_ = 0;
};

/// Screens lie behind all others.
Shapes shapes_of(const Scene& scene, const HostFrame& frame, const View& view, bool is_on_light, std::size_t most) {
  Shapes shapes(frame, view, is_on_light, most);
  for (const bool screens : {true, false})
    for (const Layer& layer : scene.layers)
      if (layer.visible && layer.opacity > 0 && std::holds_alternative<ScreenStyle>(layer.style) == screens) shapes.add(layer);
  if (shapes.count() > most)
    throw Error(ErrorKind::invalid_argument,
                told("an SVG of {} shapes is more than programs open with ease: at most {}", shapes.count(), most),
                said("hide a layer, look at a part, or write a PNG"));
  return shapes;
}

}  // namespace

std::string svg_of(const Scene& given, const HostFrame& frame, const Camera& camera, const ImageOptions& options,
                   const SvgPage& page) {
  check_image(options);
  if (!camera.planar || !given.planar)
    throw Error(ErrorKind::invalid_argument, said("an SVG holds flat pictures, and this one is in space"),
                said("write a PNG, or the shapes themselves as .glb"));
  const Scene scene = as_asked(given, options);
  const View view(camera, scene.box, options.width, options.height, options.scale);
  const Shapes shapes = shapes_of(scene, frame, view, scene.has_light_ground(), page.most_shapes);
  Font font;
  SvgCanvas ground(font), furniture(font);
  draw_ground(ground, scene, view);
  draw_furniture(furniture, scene, view);
  const double unit = page.dots_per_inch > 0 ? page.dots_per_inch / 96 : double(options.scale);
  std::string svg = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"{}\" "
      "height=\"{}\" viewBox=\"0 0 {} {}\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n",
      number(options.width / unit), number(options.height / unit), options.width, options.height);
  if (!shapes.gradients().empty()) svg += "<defs>\n" + shapes.gradients() + "</defs>\n";
  if (scene.theme.background[3] > 0)
    svg += fmt::format("<rect width=\"{}\" height=\"{}\"{}/>\n", options.width, options.height,
                       paint_of(scene.theme.background).as("fill"));
  svg += "<g id=\"grid\">\n" + ground.written() + "</g>\n" + shapes.body() + "<g id=\"furniture\">\n" + furniture.written() +
         "</g>\n</svg>\n";
  return svg;
}

}  // namespace ws::render
