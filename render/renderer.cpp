// From a scene to pixels: samples of a tile, their mean, and the furniture on top.
// SPDX-License-Identifier: MIT
#include "render/renderer.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "render/gl/debug.h"
#include "render/gl/render_target.h"
#include "render/gl/shader_source.h"
#include "render/gl/state.h"
#include "render/layers/furniture.h"
#include "render/layers/image_layer.h"
#include "render/layers/mesh_layer.h"
#include "render/layers/placing/furniture_scale.h"
#include "render/layers/points.h"
#include "render/layers/screen_layer.h"
#include "render/layers/segments.h"
#include "render/layers/spheres.h"
#include "render/scene/view.h"
#include "render/text/canvas.h"

#include <algorithm>
#include <cmath>
#include <list>

namespace ws::render {
namespace {

constexpr int draw_tile_side = 8192;
constexpr int largest_supersample = 4;
constexpr double pick_radius = 4;  // logical pixels
constexpr unsigned faint_bit = 1u << 31;

/// A part of the picture, y upwards as in GL.
struct Tile {
  int x, y, width, height;
};

/// The shaders' block `Frame`, std140.
struct FrameUniforms {
  glm::mat4 view_from_relative, clip_from_view;
  glm::vec4 camera_target;
  glm::vec2 picture_px, tile_origin_px, tile_px, fragment_origin_px;
  float scale;
  int planar, orthographic, on_light;
};

template <class... Visitors>
struct Overload : Visitors... {
  using Visitors::operator()...;
};
template <class... Visitors>
Overload(Visitors...) -> Overload<Visitors...>;  // clang 14 deduces nothing for aggregates by itself

void require_version() {
  constexpr int needed = 45;
  if (epoxy_is_desktop_gl() && epoxy_gl_version() >= needed) return;
  throw Error(ErrorKind::internal, told("Warpscope needs OpenGL 4.5, has {}", gl_description()),
              said("update the graphics driver, or set LIBGL_ALWAYS_SOFTWARE=1"));
}

/// How far outside a tile a dot's centre may lie and still be seen in it: GL drops points by their centres.
int margin_of(const Scene& scene, float scale, int tile_side) {
  float largest = 0;
  for (const Layer& layer : scene.layers)
    if (const auto* points = std::get_if<PointsStyle>(&layer.style)) largest = std::max(largest, points->size_px);
  return std::min(static_cast<int>(std::ceil(0.5f * largest * scale)) + 2, tile_side / 4);
}

std::vector<Tile> tiles_of(int width, int height, int side) {
  std::vector<Tile> tiles;
  for (int y = 0; y < height; y += side)
    for (int x = 0; x < width; x += side) tiles.push_back({x, y, std::min(side, width - x), std::min(side, height - y)});
  return tiles;
}

struct Painters {
  PointsPainter points;
  SpheresPainter spheres;
  SegmentsPainter segments;
  ImagePainter image;
  MeshPainter mesh;
  ScreenPainter screen;
  CanvasPainter canvas;
  gl::Program resolve{"resolve"};
};

void check_size(int width, int height, float scale) {
  if (width <= 0 || height <= 0 || !(scale > 0))
    throw Error(ErrorKind::invalid_argument, said("a picture needs a width, a height and a scale above 0"));
  if (std::int64_t{width} * height > largest_pixel_count)
    throw Error(ErrorKind::invalid_argument, told("a picture of {} x {} pixels is too large", width, height),
                told("at most {} pixels", largest_pixel_count));
}

}  // namespace

void check_image(const ImageOptions& options) {
  check_size(options.width, options.height, options.scale);
  if (options.supersample < 1 || options.supersample > largest_supersample)
    throw Error(ErrorKind::invalid_argument, told("supersampling takes 1 to {}", largest_supersample));
}

Scene as_asked(Scene scene, const ImageOptions& options) {
  if (options.print_colors) scene.theme = Theme::print();
  if (options.transparent) scene.theme.background[3] = 0;
  return scene;
}

struct Renderer::Impl {
  Impl() {
    require_version();
    reload();
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest_side);
    glNamedBufferData(uniforms.name(), sizeof(FrameUniforms), nullptr, GL_DYNAMIC_DRAW);
  }

  void reload() {
    const auto changed_at = gl::shaders_changed_at();
    if (painters && changed_at == loaded_at) return;
    painters = std::make_unique<Painters>();
    loaded_at = changed_at;
  }

  /// Tile `tile` of the picture lands at `tile` − `framebuffer_origin` of the bound framebuffer.
  void set_frame(const View& view, const Tile& tile, glm::ivec2 framebuffer_origin) {
    const FrameUniforms block{view.view_from_relative,   view.clip_from_view, glm::vec4(view.camera.target, 0),
                              {view.width, view.height}, {tile.x, tile.y},    {tile.width, tile.height},
                              framebuffer_origin,        view.scale,          view.camera.planar,
                              view.parallel(),           is_on_light};
    glNamedBufferSubData(uniforms.name(), 0, sizeof block, &block);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, uniforms.name());
    glViewport(tile.x - framebuffer_origin.x, tile.y - framebuffer_origin.y, tile.width, tile.height);
  }

  static float largest_dot_in(const View& view) { return largest_dot(view.width / view.scale, view.height / view.scale); }

  void draw_layer(const Layer& layer, const LayerPass& pass) {
    std::visit(Overload{[&](const PointsStyle& style) { painters->points.draw(style, pass); },
                        [&](const SpheresStyle& style) { painters->spheres.draw(style, pass); },
                        [&](const SegmentsStyle& style) { painters->segments.draw(style, pass); },
                        [&](const ImageStyle& style) { painters->image.draw(style, pass); },
                        [&](const MeshStyle& style) { painters->mesh.draw(style, pass); },
                        [&](const ScreenStyle& style) { painters->screen.draw(style, pass); }},
               layer.style);
  }

  void draw_layers(const Scene& scene, const GlFrame& frame, const View& view, const Tile& tile, int supersample,
                   GLuint depth) {
    for (const bool screens : {true, false}) {  // they lie behind the others
      gl::set(GL_DEPTH_TEST, !screens && !view.camera.planar);
      for (const Layer& layer : scene.layers) {
        if (!layer.visible || layer.opacity <= 0 || std::holds_alternative<ScreenStyle>(layer.style) != screens) continue;
        glDepthMask(layer.opacity >= 1);
        draw_layer(layer, {.frame = frame,
                           .planar = view.camera.planar,
                           .opacity = std::min(layer.opacity, 1.0f),
                           .most_points = most_points,
                           .scale = view.scale,
                           .largest_dot_px = largest_dot_in(view),
                           .samples_per_pixel = supersample,
                           .width = tile.width,
                           .height = tile.height,
                           .depth = depth});
      }
    }
    glDepthMask(GL_TRUE);
    glDisable(GL_DEPTH_TEST);
  }

  /// The scene without furniture, in `samples`, whose origin is the tile's.
  void paint_samples(const Scene& scene, const GlFrame& frame, const View& view, const Tile& tile, int supersample,
                     gl::RenderTarget& samples) {
    samples.resize(tile.width, tile.height);
    glBindFramebuffer(GL_FRAMEBUFFER, samples.framebuffer());
    const auto& ground = scene.theme.background;
    const float alpha = ground[3] / 255.0f;
    const float clear[] = {ground[0] / 255.0f * alpha, ground[1] / 255.0f * alpha, ground[2] / 255.0f * alpha, alpha};
    const float far = 1;
    glClearNamedFramebufferfv(samples.framebuffer(), GL_COLOR, 0, clear);
    glClearNamedFramebufferfv(samples.framebuffer(), GL_DEPTH, 0, &far);
    set_frame(view, tile, {tile.x, tile.y});
    MarkCanvas canvas(painters->canvas.font(), view.height);
    draw_ground(canvas, scene, view);
    painters->canvas.draw(canvas);
    draw_layers(scene, frame, view, tile, supersample, samples.depth());
  }

  /// Where a sample is a pixel: what a shader does for each pixel is a copy of memory for software GL.
  static void copy(const gl::RenderTarget& samples, int margin, const Tile& tile, GLuint framebuffer, glm::ivec2 at) {
    glBlitNamedFramebuffer(samples.framebuffer(), framebuffer, margin, margin, margin + tile.width, margin + tile.height, at.x,
                           at.y, at.x + tile.width, at.y + tile.height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
  }

  /// Into the bound framebuffer's viewport.
  void average(const gl::RenderTarget& samples, int supersample, int margin, glm::ivec2 at) {
    painters->resolve.use();
    glUniform1i(0, supersample);
    glUniform2i(1, margin, margin);
    glUniform2i(2, at.x, at.y);
    glBindTextureUnit(0, samples.color());
    glBindVertexArray(nothing.name());
    glDisable(GL_BLEND);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glEnable(GL_BLEND);
  }

  /// One tile of the picture into `framebuffer`, whose origin in the picture is `origin`.
  void paint_tile(const Scene& scene, const GlFrame& frame, const View& view, const View& sample_view, int supersample,
                  int margin, const Tile& tile, gl::RenderTarget& samples, GLuint framebuffer, glm::ivec2 origin) {
    const Tile sampled{tile.x * supersample - margin, tile.y * supersample - margin, tile.width * supersample + 2 * margin,
                       tile.height * supersample + 2 * margin};
    paint_samples(scene, frame, sample_view, sampled, supersample, samples);

    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    set_frame(view, tile, origin);
    const glm::ivec2 at{tile.x - origin.x, tile.y - origin.y};
    supersample == 1 ? copy(samples, margin, tile, framebuffer, at) : average(samples, supersample, margin, at);

    MarkCanvas canvas(painters->canvas.font(), view.height);
    draw_furniture(canvas, scene, view);
    painters->canvas.draw(canvas);
  }

  void begin(std::size_t points, bool on_light = false) {
    most_points = points;
    is_on_light = on_light;
    reload();
    painters->canvas.font().trim();
    gl::set_known_state();
  }

  /// Draws the numbers of layers and elements around a pixel, for a pick.
  void paint_identities(const Scene& scene, const GlFrame& frame, const View& view, const Tile& tile) {
    identities.resize(tile.width, tile.height);
    glBindFramebuffer(GL_FRAMEBUFFER, identities.framebuffer());
    const GLuint no_element[] = {0, 0, 0, 0};
    const float far = 1;
    glClearNamedFramebufferuiv(identities.framebuffer(), GL_COLOR, 0, no_element);
    glClearNamedFramebufferfv(identities.framebuffer(), GL_DEPTH, 0, &far);
    set_frame(view, tile, {tile.x, tile.y});
    glDisable(GL_BLEND);
    gl::set(GL_DEPTH_TEST, !view.camera.planar);
    for (const bool faint : {true, false}) {
      for (std::size_t i = 0; i < scene.layers.size(); ++i) {
        const Layer& layer = scene.layers[i];
        if (!layer.visible || !layer.pickable || layer.opacity <= 0) continue;
        const auto number = static_cast<unsigned>(i + 1) | (faint ? faint_bit : 0);
        draw_layer(layer, {.frame = frame,
                           .planar = view.camera.planar,
                           .picking = true,
                           .faint = faint,
                           .number = number,
                           .most_points = most_points,
                           .largest_dot_px = largest_dot_in(view)});
      }
    }
    glDisable(GL_DEPTH_TEST);
  }

  gl::DebugLog debug;
  std::optional<Tile> drawn;  ///< of `samples`: what was drawn last, where it is one tile
  std::unique_ptr<Painters> painters;
  std::filesystem::file_time_type loaded_at;
  GLint largest_side = 0;
  std::size_t most_points = 0;
  bool is_on_light = false;
  gl::Buffer uniforms;
  gl::VertexArray nothing;  ///< core profiles draw nothing without a vertex array
  gl::RenderTarget samples{GL_RGBA8, true};
  gl::RenderTarget identities{GL_RG32UI, true};
};

Renderer::Renderer() : impl_(std::make_unique<Impl>()) { impl_->debug.throw_if_any(); }
Renderer::~Renderer() = default;

void Renderer::draw(const Scene& scene, const GlFrame& frame, const Camera& camera, const Viewport& viewport,
                    unsigned framebuffer) {
  check_size(viewport.width, viewport.height, viewport.scale);
  impl_->begin(viewport.most_points, scene.has_light_ground());
  const View view(camera, scene.box, viewport.width, viewport.height, viewport.scale);
  const int side = std::min(draw_tile_side, impl_->largest_side);
  const int margin = margin_of(scene, viewport.scale, side);
  const std::vector<Tile> tiles = tiles_of(viewport.width, viewport.height, side - 2 * margin);
  impl_->drawn.reset();
  for (const Tile& tile : tiles)
    impl_->paint_tile(scene, frame, view, view, 1, margin, tile, impl_->samples, framebuffer, {0, 0});
  if (tiles.size() == 1) impl_->drawn = {margin, margin, viewport.width, viewport.height};
  gl::set_default_state();
  glViewport(0, 0, viewport.width, viewport.height);
  impl_->debug.throw_if_any();
}

std::optional<Image> Renderer::last_made_small(int room_width, int room_height) {
  check_size(room_width, room_height, 1);
  if (!impl_->drawn) return std::nullopt;
  Tile from = *impl_->drawn;
  const double factor = std::min(static_cast<double>(room_width) / from.width, static_cast<double>(room_height) / from.height);
  if (factor > 1) return std::nullopt;
  const auto side = [&](int of) { return std::max(1, static_cast<int>(std::lround(factor * of))); };
  const int width = side(from.width), height = side(from.height);
  const gl::TargetGuard guard;
  gl::set_known_state();
  GLuint source = impl_->samples.framebuffer();
  std::list<gl::RenderTarget> made;
  const auto make = [&](int w, int h, bool turned) {
    gl::RenderTarget& to = made.emplace_back(GL_RGBA8, false);
    to.resize(w, h);
    glBlitNamedFramebuffer(source, to.framebuffer(), from.x, from.y, from.x + from.width, from.y + from.height, 0,
                           turned ? h : 0, w, turned ? 0 : h, GL_COLOR_BUFFER_BIT, GL_LINEAR);
    source = to.framebuffer();
    from = {0, 0, w, h};
  };
  // Halved first: a linear look takes the mean of four pixels at most.
  while (from.width >= 2 * width && from.height >= 2 * height) make(from.width / 2, from.height / 2, false);
  make(width, height, true);  // images begin at the top
  Image image{width, height, std::vector<std::uint8_t>(std::size_t{4} * static_cast<std::size_t>(width * height))};
  glBindFramebuffer(GL_READ_FRAMEBUFFER, source);
  glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
  gl::set_default_state();
  impl_->debug.throw_if_any();
  make_alpha_straight(image);
  return image;
}

Image Renderer::image(const Scene& scene_, const GlFrame& frame, const Camera& camera, const ImageOptions& options) {
  check_image(options);
  const Scene scene = as_asked(scene_, options);
  const gl::TargetGuard guard;
  impl_->begin(0, scene.has_light_ground());
  const int factor = options.supersample;
  const View view(camera, scene.box, options.width, options.height, options.scale);
  const View sample_view(camera, scene.box, options.width * factor, options.height * factor,
                         options.scale * static_cast<float>(factor));
  const int side = std::clamp(options.tile_side, 64, impl_->largest_side);
  const int margin = margin_of(scene, sample_view.scale, side);
  gl::RenderTarget samples(GL_RGBA8, true), pixels(GL_RGBA8, false);
  Image image{options.width, options.height, {}};
  const auto row_bytes = std::size_t{4} * static_cast<std::size_t>(options.width);
  image.rgba.resize(row_bytes * static_cast<std::size_t>(options.height));
  std::vector<std::uint8_t> part;
  for (const Tile& tile : tiles_of(options.width, options.height, std::max((side - 2 * margin) / factor, 1))) {
    pixels.resize(tile.width, tile.height);
    impl_->paint_tile(scene, frame, view, sample_view, factor, margin, tile, samples, pixels.framebuffer(), {tile.x, tile.y});
    const auto part_bytes = std::size_t{4} * static_cast<std::size_t>(tile.width);
    part.resize(part_bytes * static_cast<std::size_t>(tile.height));
    glReadPixels(0, 0, tile.width, tile.height, GL_RGBA, GL_UNSIGNED_BYTE, part.data());
    for (int y = 0; y < tile.height; ++y) {
      const auto row = static_cast<std::size_t>(options.height - 1 - tile.y - y);
      std::copy_n(part.data() + static_cast<std::size_t>(y) * part_bytes, part_bytes,
                  image.rgba.data() + row * row_bytes + std::size_t{4} * static_cast<std::size_t>(tile.x));
    }
  }
  gl::set_default_state();
  impl_->debug.throw_if_any();
  make_alpha_straight(image);
  return image;
}

std::optional<PickHit> Renderer::pick(const Scene& scene, const GlFrame& frame, const Camera& camera, const Viewport& viewport,
                                      int x, int y) {
  check_size(viewport.width, viewport.height, viewport.scale);
  const gl::TargetGuard guard;
  impl_->begin(viewport.most_points);
  const View view(camera, scene.box, viewport.width, viewport.height, viewport.scale);
  const int reach = static_cast<int>(std::ceil(pick_radius * viewport.scale));
  const int margin = margin_of(scene, viewport.scale, impl_->largest_side) + reach;
  const int side = 2 * margin + 1, window = 2 * reach + 1;
  impl_->paint_identities(scene, frame, view, {x - margin, viewport.height - 1 - y - margin, side, side});
  std::vector<glm::uvec2> found(static_cast<std::size_t>(window * window));
  std::vector<float> depths(found.size());
  glReadPixels(margin - reach, margin - reach, window, window, GL_RG_INTEGER, GL_UNSIGNED_INT, found.data());
  glReadPixels(margin - reach, margin - reach, window, window, GL_DEPTH_COMPONENT, GL_FLOAT, depths.data());
  gl::set_default_state();
  impl_->debug.throw_if_any();

  const auto distance = [&](std::size_t i) {
    const int dx = static_cast<int>(i) % window - reach, dy = static_cast<int>(i) / window - reach;
    return dx * dx + dy * dy;
  };
  std::optional<std::size_t> best;
  const auto rank = [&](std::size_t i) { return std::tuple{(found[i].x & faint_bit) != 0, distance(i), depths[i]}; };
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i].x != 0 && distance(i) <= reach * reach && (!best || rank(i) < rank(*best))) best = i;
  if (!best) return std::nullopt;
  const int column = static_cast<int>(*best) % window - reach, row = static_cast<int>(*best) / window - reach;
  const glm::dvec2 pixel{x + column + 0.5, y - row + 0.5};
  return PickHit{scene.layers[(found[*best].x & ~faint_bit) - 1].id, found[*best].y,
                 view.world(pixel, 2.0 * depths[*best] - 1)};
}

std::string gl_description() {
  const auto text = [](GLenum name) {
    const GLubyte* words = glGetString(name);
    return words ? std::string(reinterpret_cast<const char*>(words)) : std::string("unknown");
  };
  return "OpenGL " + text(GL_VERSION) + ", " + text(GL_RENDERER);
}

bool draws_in_software() {
  const std::string description = gl_description();
  return description.find("llvmpipe") != std::string::npos || description.find("softpipe") != std::string::npos;
}

}  // namespace ws::render
