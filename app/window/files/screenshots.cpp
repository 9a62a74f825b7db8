// Pictures of the viewport.
// SPDX-License-Identifier: MIT
#include "app/window/files/screenshots.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

#include "app/session/pictures/file_names.h"
#include "app/session/pictures/picture_sizes.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/made_frame.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/viewport/viewport.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "render/export/glb.h"
#include "render/export/svg.h"

namespace ws::app {

namespace {

void require_picture(SessionModel& model) {
  if (!model->viewer().result())
    throw Error(ErrorKind::invalid_argument, said("there is no picture yet"), said("open some data first"));
}

void say_written(SessionModel& model, const QString& path, const std::vector<std::string>& losses) {
  model->log().say(Severity::info, QObject::tr("Picture written to %1").arg(path).toStdString());
  for (const std::string& loss : losses) model->log().say(Severity::warning, loss);
}

/// The file's content, and what of the picture it does not hold.
using Content = std::pair<std::string, std::vector<std::string>>;

Content shapes_of(const std::string& path, const render::Scene& scene, const HostFrame& frame, const render::Camera& camera,
                  const render::ImageOptions& options) {
  if (has_extension(path, ".svg"))
    return {render::svg_of(scene, frame, camera, options, {.dots_per_inch = dots_per_inch(options.width, options.height)}), {}};
  render::Glb glb = render::glb_of(scene, frame, camera);
  return {std::move(glb.bytes), std::move(glb.losses)};
}

/// The layers' shapes; made into text by the writer's thread.
void write_shapes(const PictureTools& tools, const QString& path, const render::ImageOptions& options) {
  SessionModel& model = tools.model;
  require_picture(model);
  render::check_image(options);
  const Viewer& viewer = model->viewer();
  const render::Camera camera = viewer.camera_for_file({viewer.scene()}, options.width, options.height, options.scale);
  const Request request = viewer.request_from(camera, viewer.step(), options.width, options.height);
  ask_for_frame(model, request, [tools, path, options, camera](const std::optional<MadeFrame>& made) {
    if (!made) return;
    const render::Scene scene = tools.model->viewer().scene(*made->picture, made->changes.get());
    if (tools.model->comparison().mode())
      tools.model->log().say(Severity::warning,
                             QObject::tr("The file holds the shapes of A alone: a .png has both pictures").toStdString());
    const auto losses = std::make_shared<std::vector<std::string>>();  // filled by the writer's thread before it is done
    tools.writer.write(
        path,
        [scene, frame = made->frame, camera, options, losses, file = path.toStdString()] {
          Content content = shapes_of(file, scene, *frame, camera, options);
          io::write_atomically(file, content.first);
          *losses = std::move(content.second);
        },
        [tools, path, losses](bool written) {
          if (written) say_written(tools.model, path, *losses);
        });
  });
}

}  // namespace

QString proposed_file_name(SessionModel& model, bool with_step) {
  const Document& document = model->document();
  const std::string workspace = document.workspace() ? document.workspace()->experiment().info().id : "warpscope";
  return qt(with_step ? proposed_name(document.sources(), workspace, model->viewer().step())
                      : proposed_name(document.sources(), workspace));
}

render::ImageOptions options_as_shown(const Viewport& viewport) {
  const double ratio = viewport.devicePixelRatioF();
  return {.width = qRound(viewport.width() * ratio),
          .height = qRound(viewport.height() * ratio),
          .scale = static_cast<float>(ratio) * viewport.type()};
}

void write_picture(const PictureTools& tools, const QString& path, std::size_t step, const render::ImageOptions& options,
                   const render::Camera& camera, bool is_of_sequence, const std::function<void(bool)>& done) {
  require_picture(tools.model);
  State state = tools.model->shown_state();
  state.step = step;
  // The program's choice for one picture is made again by who opens it; a sequence has one for all, whatever their sizes.
  if (!state.is_camera_chosen || is_of_sequence) {
    state.camera = camera;
    state.is_camera_chosen = false;
  }
  const auto write = [tools, path, state, options, done](std::optional<render::Image> drawn) {
    if (!drawn) return done(false);
    State shown = state;
    if (const State now = tools.model->shown_state(); shown.result_hash.empty() && now.parameters == shown.parameters)
      shown.result_hash = now.result_hash;  // it has come meanwhile
    tools.writer.write(
        path,
        [image = std::make_shared<const render::Image>(std::move(*drawn)), file = path.toStdString(), shown, options] {
          const auto png = render::png_bytes(*image, to_json_beside(file, shown), dots_per_inch(options.width, options.height));
          io::write_atomically(file, {reinterpret_cast<const char*>(png.data()), png.size()});
        },
        done);
  };
  tools.viewport.draw_image(options, step, camera, write);
}

bool save_screenshot(const PictureTools& tools, const QString& path, const render::ImageOptions& options) {
  return tools.model.attempt([&] {
    if (has_extension(path.toStdString(), ".svg") || has_extension(path.toStdString(), ".glb"))
      return write_shapes(tools, path, options);
    require_picture(tools.model);
    const render::Camera camera = tools.viewport.camera_for_file(options);
    write_picture(tools, path, tools.model->viewer().step(), options, camera, false, [tools, path](bool written) {
      if (written) say_written(tools.model, path, {});
    });
  });
}

void copy_picture(const PictureTools& tools, const render::ImageOptions& options) {
  tools.model.attempt([&] {
    require_picture(tools.model);
    const render::Camera camera = tools.viewport.camera_for_file(options);
    tools.viewport.draw_image(
        options, tools.model->viewer().step(), camera, [tools](const std::optional<render::Image>& drawn) {
          if (!drawn) return;
          const QImage image(drawn->rgba.data(), drawn->width, drawn->height, 4 * drawn->width, QImage::Format_RGBA8888);
          QGuiApplication::clipboard()->setImage(image.copy());
          tools.model->log().say(
              Severity::info,
              QObject::tr("Picture of %1 × %2 copied to the clipboard").arg(drawn->width).arg(drawn->height).toStdString());
        });
  });
}

}  // namespace ws::app
