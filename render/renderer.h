// Draws a scene into the bound framebuffer or into an image, and tells what lies under a pixel. One per GL context.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/image.h"
#include "render/interop/gl_frame.h"
#include "render/scene/scene.h"

#include <memory>
#include <optional>

namespace ws::render {

struct Viewport {
  int width = 1, height = 1;    ///< device pixels
  float scale = 1;              ///< device pixels per logical pixel: sizes in px of styles are logical
  std::size_t most_points = 0;  ///< draw every k-th point, about this many in all (0: each point): keeps software GL responsive
};

struct PickHit {
  std::string layer;
  std::size_t element = 0;
  glm::vec3 position{0};  ///< world point under the pixel
};

struct ImageOptions {
  int width = 1600, height = 900;
  float scale = 1;
  bool transparent = false;
  int supersample = 2;  ///< each side; 1…4
  /// Samples a side drawn at once; any value gives the same bytes, but for samples on the edges of triangles, which GL cuts
  /// where tiles end.
  int tile_side = 4096;
  bool print_colors = false;  ///< the theme for paper, whichever the scene has
};

/// Throws Error{invalid_argument} for what no renderer draws, above all too many pixels: to be asked before work that a picture
/// is then to be made of. Needs no context.
void check_image(const ImageOptions& options);
/// The scene in the colours, and on the ground, that a picture is asked for with.
[[nodiscard]] Scene as_asked(Scene scene, const ImageOptions& options);

/// Needs its GL context (4.5 core) current in every call. Throws Error{internal} with GL's words where a shader fails,
/// and Error with "needs OpenGL 4.5, has …" where the context is too old.
class Renderer {
 public:
  Renderer();
  ~Renderer();
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  /// A layer whose buffers `frame` has not yet is not drawn. Clears and draws into framebuffer `framebuffer`, which is
  /// `viewport.width` × `viewport.height`; leaves default GL state.
  void draw(const Scene& scene, const GlFrame& frame, const Camera& camera, const Viewport& viewport, unsigned framebuffer);
  /// What `draw` drew last, without what stands over the layers, made as small as that room, one side of which it fills:
  /// nothing is drawn for it. Nothing where that was smaller or in several tiles.
  [[nodiscard]] std::optional<Image> last_made_small(int room_width, int room_height);
  /// The topmost pickable element within 4 logical pixels of (x, y) (device pixels, origin top left).
  [[nodiscard]] std::optional<PickHit> pick(const Scene& scene, const GlFrame& frame, const Camera& camera,
                                            const Viewport& viewport, int x, int y);
  /// The same picture in memory, of any size (tiled beyond the GL limit), through an own framebuffer: on screen and
  /// headless give the same bytes on one GL implementation.
  [[nodiscard]] Image image(const Scene& scene, const GlFrame& frame, const Camera& camera, const ImageOptions& options);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// "OpenGL 4.5 (Mesa 22.3.6), llvmpipe": version and renderer of the current context.
[[nodiscard]] std::string gl_description();
/// Whether the current context has no GPU behind it.
[[nodiscard]] bool draws_in_software();

}  // namespace ws::render
