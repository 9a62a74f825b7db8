// What each action does: one line each, in the registry's order.
// SPDX-License-Identifier: MIT
#include "app/window/actions/window_actions.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMainWindow>
#include <QObject>
#include <QTimer>
#include <QWidget>

#include "app/window/actions/action_set.h"
#include "app/window/actions/command_line.h"
#include "app/window/actions/compare_actions.h"
#include "app/window/actions/icons.h"
#include "app/window/actions/window_parts.h"
#include "app/window/central_area.h"
#include "app/window/dialogs/about_dialog.h"
#include "app/window/dialogs/breakpoint_dialog.h"
#include "app/window/dialogs/diagnostics_dialog.h"
#include "app/window/dialogs/export_dialog.h"
#include "app/window/dialogs/palette_dialog.h"
#include "app/window/dialogs/save_dialog.h"
#include "app/window/dialogs/screenshot_dialog.h"
#include "app/window/dialogs/sweep_dialog.h"
#include "app/window/docks/dock_layout.h"
#include "app/window/docks/parameter_dock.h"
#include "app/window/files/file_watch.h"
#include "app/window/files/opener.h"
#include "app/window/files/pasted.h"
#include "app/window/files/screenshots.h"
#include "app/window/focus_order.h"
#include "app/window/format.h"
#include "app/window/help/manual.h"
#include "app/window/language.h"
#include "app/window/lesson/lesson_panel.h"
#include "app/window/session_model.h"
#include "app/window/viewport/view_steps.h"
#include "app/window/viewport/viewport.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/device/backend.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

constexpr auto state_suffix = "warpscope.json", preset_suffix = "json";

/// Calls `take` with a path to write, from the event loop.
void ask_to_save(QWidget& window, SessionModel& model, const QString& title, const QString& name, const QString& suffix,
                 const std::function<void(std::string)>& take) {
  auto* dialog = new SaveDialog(&window, model.output_check(), title, QString(), QString("%1 (*.%1)").arg(suffix));
  dialog->setObjectName("save_dialog");
  dialog->setDefaultSuffix(suffix);
  dialog->selectFile(name + "." + suffix);
  QObject::connect(dialog, &QFileDialog::fileSelected, &window,
                   [&model, take](const QString& path) { model.attempt([&] { take(path.toStdString()); }); });
  dialog->open();
}

void ask_to_load_preset(QWidget& window, SessionModel& model) {
  auto* dialog = new QFileDialog(&window, QObject::tr("Load preset"), QString(), QString("%1 (*.%1)").arg(preset_suffix));
  dialog->setObjectName("preset_dialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  QObject::connect(dialog, &QFileDialog::fileSelected, &window, [&model](const QString& path) {
    model.attempt([&] { model->document().load_preset(path.toStdString()); });
  });
  dialog->open();
}

void ask_for_bookmark(QWidget& window, SessionModel& model) {
  auto* dialog = new QInputDialog(&window);
  dialog->setObjectName("bookmark_dialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(QObject::tr("Add bookmark"));
  dialog->setLabelText(QObject::tr("Name"));
  dialog->setTextValue(QObject::tr("Step %1").arg(model->viewer().step()));
  QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                   [&model](const QString& name) { model->add_bookmark(name.toStdString()); });
  dialog->open();
}

void connect_file(QWidget& window, ActionSet& set, Opener& opener, FileWatch& watch, const PictureTools& tools) {
  SessionModel& model = tools.model;
  set.on("file.open", [&] { opener.open_with_dialog(false); });
  set.on("file.add", [&] { opener.open_with_dialog(true); });
  set.on("file.next", [&] { opener.go_on(1); });
  set.on("file.previous", [&] { opener.go_on(-1); });
  set.on("file.columns", [&] { opener.choose_columns_of_open(); });
  set.on("file.reload", [&] { model.attempt([&] { model->reload(); }); });
  set.on_toggle("file.watch", [&](bool on) { watch.set_watching(on); });
  set.on("file.save_state", [&] {
    ask_to_save(window, model, QObject::tr("Save state"), proposed_file_name(model, false), state_suffix,
                [&model](const std::string& path) { model->save_state(path); });
  });
  set.on("file.export", [&window, tools] { show_export_dialog(&window, tools.model, tools.writer); });
  set.on("file.screenshot", [&window, tools] { show_screenshot_dialog(&window, tools, ScreenshotKind::picture); });
  set.on("file.screenshot_transparent",
         [&window, tools] { show_screenshot_dialog(&window, tools, ScreenshotKind::transparent); });
  set.on("file.frames", [&window, tools] { show_screenshot_dialog(&window, tools, ScreenshotKind::frames); });
  set.on("edit.copy_picture", [tools] { copy_picture(tools, options_as_shown(tools.viewport)); });
  set.on("file.close", [&] { model->close_workspace(); });
  set.on("file.quit", [&] { window.close(); });
}

/// While something is measured, that is what is copied.
void copy(SessionModel& model, const Viewport& viewport) {
  const QString measured = viewport.measured();
  QGuiApplication::clipboard()->setText(measured.isEmpty() ? QString::fromStdString(to_json(model->state())) : measured);
  model->log().say(Severity::info, (measured.isEmpty() ? QObject::tr("State copied to the clipboard")
                                                       : QObject::tr("Measurement copied to the clipboard"))
                                       .toStdString());
}

void connect_edit(QWidget& window, ActionSet& set, SessionModel& model, Opener& opener, const Viewport& viewport) {
  set.on("edit.undo", [&] { model.attempt([&] { model->undo(); }); });
  set.on("edit.redo", [&] { model.attempt([&] { model->redo(); }); });
  set.on("edit.copy_state", [&] { copy(model, viewport); });
  set.on("edit.paste_state", [&] { paste(model, opener); });
  set.on("edit.reset_parameters", [&] { model.attempt([&] { model->document().reset_all(); }); });
  set.on("edit.save_preset", [&] {
    ask_to_save(window, model, QObject::tr("Save preset"), "preset", preset_suffix,
                [&model](const std::string& path) { model->document().save_preset(path); });
  });
  set.on("edit.load_preset", [&] { ask_to_load_preset(window, model); });
  set.on("edit.bookmark", [&] { ask_for_bookmark(window, model); });
}

/// The panel may be closed and opened by other means, too. One that lies behind another panel comes to the front.
void connect_explain(QMainWindow& window, ActionSet& set) {
  auto* dock = window.findChild<QDockWidget*>("dock.explain");
  set.on_toggle("view.explain", [dock, &set](bool on) {
    const bool is_behind = !dock->isHidden() && dock->visibleRegion().isEmpty();
    dock->setVisible(on || is_behind);
    if (on || is_behind) dock->raise();
    set.set_checked("view.explain", on || is_behind);
  });
  QObject::connect(dock->toggleViewAction(), &QAction::toggled, dock, [&set](bool on) { set.set_checked("view.explain", on); });
}

void connect_view(const WindowParts& parts, DockLayout& layout) {
  QMainWindow& window = parts.window;
  ActionSet& set = parts.actions;
  SessionModel& model = parts.model;
  CentralArea& central = parts.central;
  Viewport& viewport = central.viewport();
  const auto furniture = [&](const char* id, bool Furniture::*part) {
    set.set_checked(id, model->document().furniture().*part);
    set.on_toggle(id, [&model, part](bool on) {
      Furniture next = model->document().furniture();
      next.*part = on;
      model->document().set_furniture(next);
    });
  };
  furniture("view.grid", &Furniture::grid);
  furniture("view.axes", &Furniture::axes);
  furniture("view.legend", &Furniture::legend);
  set.on("view.color_map", [&] { next_color_map(model); });
  set.on("view.point_size", [&] { larger_points(model); });
  set.set_checked("view.overlay", true);
  set.on_toggle("view.overlay", [&](bool on) { viewport.show_overlay(on); });
  set.on("view.sliders", [&] { viewport.fold_sliders(!viewport.sliders_folded()); });
  set.set_checked("view.docks", true);
  set.on_toggle("view.docks", [&](bool on) {
    layout.show_docks(on);
    // What had the keyboard may be gone: where it is now, the picture's keys would not bring the panels back.
    if (!on) viewport.setFocus();
  });
  connect_explain(window, set);
  set.on_toggle("view.fullscreen", [&](bool on) { on ? window.showFullScreen() : window.showNormal(); });
  set.on("view.next_pane", [&] { focus_next_pane(window, central, true); });
  set.on("view.previous_pane", [&] { focus_next_pane(window, central, false); });
  set.on("view.reset_layout", [&] {
    set.set_checked("view.docks", true);
    layout.reset();
  });
}

void connect_camera(ActionSet& set, SessionModel& model) {
  set.on("camera.frame_all", [&] { model->viewer().frame_all(); });
  set.on("camera.frame_selection", [&] { model->viewer().frame_selection(); });
  const auto preset = [&](const char* id, render::CameraPreset value) {
    set.on(id, [&model, value] {
      render::Camera camera = model->viewer().camera();
      if (camera.planar) return;
      camera.apply(value);
      model->viewer().set_camera(camera);
    });
  };
  preset("camera.front", render::CameraPreset::front);
  preset("camera.right", render::CameraPreset::right);
  preset("camera.top", render::CameraPreset::top);
  preset("camera.isometric", render::CameraPreset::isometric);
  set.on_toggle("camera.orthographic", [&](bool on) {
    render::Camera camera = model->viewer().camera();
    camera.orthographic = on;
    model->viewer().set_camera(camera);
  });
}

std::string use_action(const Workspace& workspace) { return "data." + workspace.experiment().info().id; }

void connect_use(ActionSet& set, SessionModel& model) {
  for (const Workspace* workspace : workspaces())
    set.on(use_action(*workspace),
           [&model, id = workspace->experiment().info().id] { model.attempt([&] { model->use_data(id); }); });
}

/// Only what takes such data is listed.
void follow_data(ActionSet& set, SessionModel& model, const Opener& opener) {
  set.set_enabled("file.columns", opener.table_is_open());
  const StateInput* source = model->document().main_source();
  for (const char* id : {"file.next", "file.previous"}) set.set_enabled(id, source && !source->path.empty());
  for (const Workspace* workspace : workspaces()) {
    QAction* action = set.get(use_action(*workspace));
    const bool usable = model->can_use_data(workspace->experiment().info().id);
    action->setVisible(usable);  // before it is enabled: what is not seen cannot be
    action->setEnabled(usable);
  }
}

/// Whoever chose it: the menu, the settings or a saved state.
void show_backend(ActionSet& set, const SessionModel& model) {
  for (const std::string one : {"auto", "cpu", "cuda"})
    set.set_checked("run.backend_" + one, one == model.session().runner().backend_choice());
}

void connect_run(ActionSet& set, SessionModel& model) {
  set.on("run.restart", [&] { model.attempt([&] { model->runner().run(); }); });
  set.on("run.cancel", [&] { model->runner().cancel(); });
  for (const char* name : {"auto", "cpu", "cuda"})
    set.on("run.backend_" + std::string(name), [&set, &model, name] {
      model.attempt([&] { model->runner().set_backend(name); });
      show_backend(set, model);
    });
  if (cuda_status().devices.empty())
    set.refuse("run.backend_cuda", QObject::tr("There is no CUDA here: %1").arg(qt(said(cuda_status().reason.c_str()))));
}

void connect_breakpoints(QWidget& window, ActionSet& set, SessionModel& model) {
  set.on("steps.breakpoint", [&] { show_breakpoint_dialog(&window, model); });
  set.on("steps.previous_breakpoint", [&] { model->viewer().next_breakpoint(-1); });
  set.on("steps.next_breakpoint", [&] { model->viewer().next_breakpoint(1); });
  set.on_toggle("steps.mark", [&](bool on) { on ? model->viewer().mark_step() : model->viewer().forget_mark(); });
}

void connect_steps(ActionSet& set, SessionModel& model) {
  set.on_toggle("steps.play", [&](bool on) { model->viewer().play(on); });
  set.on("steps.back", [&] { model->viewer().step_by(-1); });
  set.on("steps.forward", [&] { model->viewer().step_by(1); });
  set.on("steps.previous_event", [&] { model->viewer().next_event(-1); });
  set.on("steps.next_event", [&] { model->viewer().next_event(1); });
  const auto tenth = [&model] {
    return std::max<std::ptrdiff_t>(1, static_cast<std::ptrdiff_t>(model->viewer().step_count() / 10));
  };
  set.on("steps.back_tenth", [&model, tenth] { model->viewer().step_by(-tenth()); });
  set.on("steps.forward_tenth", [&model, tenth] { model->viewer().step_by(tenth()); });
  set.on("steps.first", [&] { model->viewer().seek(0); });
  set.on("steps.last", [&] {
    if (model->viewer().step_count() > 0) model->viewer().seek(model->viewer().step_count() - 1);
  });
  set.on("steps.slower", [&] { model->viewer().set_speed(model->viewer().speed() / 2); });
  set.on("steps.faster", [&] { model->viewer().set_speed(model->viewer().speed() * 2); });
}

void reveal_parameter(const QWidget& window, const std::string& name) {
  auto* dock = window.findChild<QDockWidget*>("dock.parameters");
  dock->show();
  dock->raise();
  static_cast<ParameterDock*>(dock->widget())->reveal(name);
}

void connect_tools(QWidget& window, ActionSet& set, SessionModel& model, Viewport& viewport) {
  set.on_toggle("tools.measure", [&](bool on) { viewport.measure(on); });
  QObject::connect(&viewport, &Viewport::measuring_changed, &window, [&](bool on) { set.set_checked("tools.measure", on); });
  const auto reveal = [&window](const std::string& name) { reveal_parameter(window, name); };
  set.on("tools.palette", [&, reveal] { show_palette(&window, set, model, reveal); });
  set.on("tools.sweep", [&] { show_sweep_dialog(&window, model); });
  set.on("tools.copy_command", [&] {
    QGuiApplication::clipboard()->setText(command_line(*model));
    model->log().say(Severity::info, QObject::tr("Command copied to the clipboard").toStdString());
  });
}

/// The lesson's panel shows itself with the lesson that it is about, once there is something beside it or a file is to be
/// chosen. Where the window is narrow it takes the room of the scene's.
class LessonDock {
 public:
  LessonDock(QMainWindow& window, SessionModel& model)
      : window_(&window),
        model_(&model),
        dock_(window.findChild<QDockWidget*>("dock.lesson")),
        scene_(window.findChild<QDockWidget*>("dock.scene")) {}

  void follow(Change what) {
    if (!any(what, Change::lesson | Change::workspace)) return;
    const LessonPlayer& lesson = (*model_)->lesson();
    const bool is_open = lesson.lesson() && ((*model_)->document().workspace() || !lesson.missing().empty());
    const bool was_open = std::exchange(was_open_, is_open);
    // With another workspace the panels are arranged, after which it shows itself.
    if (is_open && (!was_open || any(what, Change::workspace))) QTimer::singleShot(0, dock_, [this] { show(); });
    if (!is_open && std::exchange(hid_scene_, false)) scene_->show();
  }

 private:
  void show() {
    constexpr int wide_enough = 1500;
    if (window_->width() < wide_enough && scene_->isVisible()) {
      scene_->hide();
      hid_scene_ = true;
    }
    dock_->show();
    dock_->raise();
  }

  QMainWindow* window_;
  SessionModel* model_;
  QDockWidget *dock_, *scene_;
  bool was_open_ = false, hid_scene_ = false;
};

void connect_lessons(QMainWindow& window, ActionSet& set, SessionModel& model) {
  auto* dock = window.findChild<QDockWidget*>("dock.lesson");
  auto* panel = static_cast<LessonPanel*>(dock->widget());
  for (const Workspace* workspace : workspaces())
    set.on("lesson." + workspace->experiment().info().id, [&model, name = workspace->experiment().info().id] {
      model.attempt([&] { model->lesson().open(read_lesson(name, window_language().toStdString())); });
    });
  set.on("lesson.open", [panel] { panel->open_file(); });
  set.on("lesson.record", [&] { show_record_dialog(&window, model); });
  QObject::connect(panel, &LessonPanel::recording_wanted, set.get("lesson.record"), &QAction::trigger);
  set.on("lesson.next", [&] { model->lesson().show(model->lesson().page() + 1); });
  set.on("lesson.back", [&] { model->lesson().show(model->lesson().page() - 1); });
  auto shown = std::make_shared<LessonDock>(window, model);
  QObject::connect(&model, &SessionModel::changed, dock, [shown](Change what) { shown->follow(what); });
}

void connect_help(QWidget& window, ActionSet& set, SessionModel& model, Viewport& viewport) {
  set.on("tools.diagnostics", [&] { show_diagnostics(&window, model, viewport); });
  set.on("help.manual", [&] { show_manual(window, model); });
  set.on("help.about", [&] { show_about(&window); });
}

/// Actions that mean nothing while nothing is open are disabled.
void follow_session(ActionSet& set, SessionModel& model, const Opener& opener, Change what) {
  Session& session = model.session();
  if (any(what, Change::history | Change::workspace | Change::parameters | Change::view)) {  // a drag can be undone, too
    set.set_enabled("edit.undo", session.can_undo());
    set.set_enabled("edit.redo", session.can_redo());
  }
  if (any(what, Change::playback | Change::result)) {
    set.set_checked("steps.play", session.viewer().playing());
    set.get("steps.play")->setIcon(icon(session.viewer().playing() ? "pause" : "play"));
  }
  if (any(what, Change::breakpoints | Change::step | Change::result)) {
    const Viewer& viewer = session.viewer();
    set.set_enabled("steps.previous_breakpoint", viewer.breakpoints().next(viewer.step(), -1).has_value());
    set.set_enabled("steps.next_breakpoint", viewer.breakpoints().next(viewer.step(), 1).has_value());
    set.set_checked("steps.mark", viewer.marked_step().has_value());
  }
  if (any(what, Change::lesson)) {
    const Lesson* lesson = session.lesson().lesson();
    set.set_enabled("lesson.next", lesson && session.lesson().page() + 1 < lesson->pages.size());
    set.set_enabled("lesson.back", lesson && session.lesson().page() > 0);
  }
  if (any(what, Change::settings)) show_backend(set, model);
  if (any(what, Change::camera)) set.set_checked("camera.orthographic", session.viewer().camera().orthographic);
  if (any(what, Change::workspace | Change::inputs)) follow_data(set, model, opener);
  if (!any(what, Change::workspace | Change::result | Change::inputs)) return;
  const bool open = session.document().workspace() != nullptr, result = session.viewer().result() != nullptr;
  for (const char* id : {"file.add", "file.reload", "file.save_state", "file.close", "edit.copy_state", "edit.reset_parameters",
                         "edit.save_preset", "edit.load_preset", "edit.bookmark", "view.explain", "run.restart",
                         "tools.copy_command", "tools.sweep"})
    set.set_enabled(id, open);
  for (const char* id :
       {"file.export", "file.screenshot", "file.screenshot_transparent", "file.frames", "edit.copy_picture", "camera.frame_all",
        "steps.play", "steps.back", "steps.forward", "steps.previous_event", "steps.next_event", "steps.breakpoint",
        "steps.mark", "steps.back_tenth", "steps.forward_tenth", "steps.first", "steps.last", "tools.measure", "lesson.record"})
    set.set_enabled(id, result);
  const bool space = result && !session.viewer().camera().planar;
  for (const char* id : {"camera.front", "camera.right", "camera.top", "camera.isometric", "camera.orthographic"})
    set.set_enabled(id, space);
}

}  // namespace

void connect_actions(const WindowParts& parts, DockLayout& layout, FileWatch& watch) {
  QMainWindow& window = parts.window;
  ActionSet& set = parts.actions;
  SessionModel& model = parts.model;
  Opener& opener = parts.opener;
  Viewport& viewport = parts.central.viewport();
  connect_file(window, set, opener, watch, {model, viewport, parts.writer});
  connect_edit(window, set, model, opener, viewport);
  connect_view(parts, layout);
  connect_camera(set, model);
  connect_use(set, model);
  connect_run(set, model);
  connect_steps(set, model);
  connect_breakpoints(window, set, model);
  connect_compare(parts);
  connect_tools(window, set, model, viewport);
  connect_lessons(window, set, model);
  connect_help(window, set, model, viewport);
  const auto follow = [&set, &model, &opener](Change what) { follow_session(set, model, opener, what); };
  QObject::connect(&model, &SessionModel::changed, &window, follow);
  follow(static_cast<Change>(~0u));
}

}  // namespace ws::app
