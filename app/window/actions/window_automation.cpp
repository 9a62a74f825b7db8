// Answers to the automation door, and the events it is told.
// SPDX-License-Identifier: MIT
#include "app/window/actions/window_automation.h"

#include "app/recording/automation_door.h"
#include "app/window/actions/action_set.h"
#include "app/window/actions/cut_texts.h"
#include "app/window/actions/window_parts.h"
#include "app/window/banner.h"
#include "app/window/central_area.h"
#include "app/window/dialogs/export_dialog.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/opener.h"
#include "app/window/files/screenshots.h"
#include "app/window/format.h"
#include "app/window/plots/plot_widget.h"
#include "app/window/session_model.h"
#include "app/window/timing/watchdog.h"
#include "app/window/viewport/viewport.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QMapData>
#include <QMimeData>
#include <QObject>
#include <QRegularExpression>
#include <QScrollBar>
#include <QString>
#include <QTimer>
#include <QTreeView>
#include <QWidget>
#include <QWindow>

#include <memory>

namespace ws::app {

namespace {

QJsonObject rectangle(const QRectF& r) { return {{"x", r.x()}, {"y", r.y()}, {"width", r.width()}, {"height", r.height()}}; }

/// In device pixels of the screen: what a synthetic pointer takes.
QJsonObject on_screen(const QWidget& widget, const QRectF& logical) {
  const double ratio = widget.devicePixelRatioF();
  const QPointF at = widget.mapToGlobal(logical.topLeft());
  return rectangle({at * ratio, logical.size() * ratio});
}

/// The one that is seen, where several have the name: bars of tabs that Qt does not need at present lie outside of the window.
QWidget* widget_of(const QString& name) {
  QWidget* unseen = nullptr;
  for (QWidget* top : QApplication::topLevelWidgets()) {
    auto found = top->findChildren<QWidget*>(name);
    if (top->objectName() == name) found.prepend(top);
    for (QWidget* widget : found) {
      if (widget->isVisible() && !widget->visibleRegion().isEmpty()) return widget;
      if (!unseen) unseen = widget;
    }
  }
  return unseen;
}

QJsonObject geometry(Viewport& viewport, const QString& name) {
  if (name.startsWith("overlay.")) {
    const auto& rects = viewport.overlay().geometry();
    const auto found = rects.find(name.mid(8).toStdString());
    if (found == rects.end()) return {{"error", "not drawn"}};
    const OverlayRect& r = found->second;
    const double type = viewport.type();
    return on_screen(viewport, QRectF(r.x * type, r.y * type, r.width * type, r.height * type));
  }
  if (name.startsWith("handle.")) {
    const auto at = viewport.handle_position(name.mid(7).toStdString());
    return at ? on_screen(viewport, QRectF(*at, QSizeF(0, 0))) : QJsonObject{{"error", "no such handle"}};
  }
  const QWidget* widget = widget_of(name);
  if (!widget) return {{"error", "no such widget"}};
  QJsonObject reply = on_screen(*widget, widget->rect());
  reply["visible"] = widget->isVisible() && !widget->visibleRegion().isEmpty();
  reply["enabled"] = widget->isEnabled();
  if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) reply["checked"] = button->isChecked();
  if (const auto* area = qobject_cast<const QAbstractScrollArea*>(widget))
    reply["scrolled"] = area->verticalScrollBar()->value();
  if (const QVariant mark = widget->property("mark"); mark.isValid()) reply["mark"] = mark.toDouble();
  for (const char* words : {"title", "text", "currentText"})
    if (const QVariant text = widget->property(words); text.isValid()) reply["text"] = text.toString();
  return reply;
}

/// What a widget looks like, as a hash.
QJsonObject pixels(const QString& name) {
  QWidget* widget = widget_of(name);
  if (!widget) return {{"error", "no such widget"}};
  const QImage image = widget->grab().toImage().convertToFormat(QImage::Format_RGB32);
  const QByteArrayView bytes(image.constBits(), image.sizeInBytes());
  return {{"pixels", QString::fromLatin1(QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex())}};
}

/// The ids and titles of all actions that there are, in menu order.
QJsonObject action_ids() {
  QJsonArray ids, titles;
  for (const Action& action : actions()) {
    ids.append(qt(action.id));
    titles.append(translated(action.title));
  }
  return {{"ids", ids}, {"titles", titles}};
}

/// What the log holds, the oldest first.
QJsonObject messages(SessionModel& model) {
  QJsonArray texts;
  for (const Message& message : model->log().messages()) texts.append(qt(message.text));
  return {{"texts", texts}};
}

/// The menu, list or dialog that has the keyboard: its name, or its class where it has none.
QString what_hangs_open() {
  const QWidget* open = QApplication::activePopupWidget();
  if (!open) open = QApplication::activeModalWidget();
  if (!open) return {};
  return open->objectName().isEmpty() ? QString(open->metaObject()->className()) : open->objectName();
}

/// The rows of a list, a table or a tree's first level that are seen, each with its columns.
QJsonObject items(const QString& name) {
  const auto* view = qobject_cast<const QAbstractItemView*>(widget_of(name));
  if (!view || !view->model()) return {{"error", "no such list"}};
  const auto* list = qobject_cast<const QTreeView*>(view);
  QJsonArray rows;
  for (int row = 0; row < view->model()->rowCount(); ++row) {
    if (list && list->isRowHidden(row, {})) continue;
    QStringList texts;
    for (int column = 0; column < view->model()->columnCount(); ++column)
      texts << view->model()->index(row, column).data().toString();
    rows.append(texts.join(" | "));
  }
  return {{"rows", rows}};
}

/// Every visible widget that can take the focus, with its names: what the accessibility test reads.
QJsonObject names(const QWidget& window) {
  QJsonArray all;
  for (const auto* widget : window.findChildren<QWidget*>())
    if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus))
      all.append(QJsonObject{{"object", widget->objectName()},
                             {"accessible", widget->accessibleName()},
                             {"class", widget->metaObject()->className()}});
  return {{"widgets", all}};
}

QJsonObject status(SessionModel& model, const CentralArea& central) {
  Session& session = model.session();
  const Viewport& viewport = central.viewport();
  const auto banner = session.log().banner();
  const auto values_of = [](const ParameterSet& set) {
    QJsonObject values;
    for (const FieldInfo& info : set.fields()) values[qt(info.name)] = qt(to_text(set.effective(info.name)));
    return values;
  };
  return {
      {"workspace", session.document().workspace() ? qt(session.document().workspace()->experiment().info().id) : QString()},
      {"running",
       session.runner().job().running || session.viewer().await_result_hash() || !session.viewer().shows_the_present()},
      {"revision", static_cast<qint64>(session.viewer().result_revision())},
      {"hash", QString::fromStdString(session.viewer().result_hash())},
      {"reduced", session.runner().run_record().reduced},
      {"compute_ms", session.runner().run_record().metrics.compute_ms},
      {"step", static_cast<qint64>(session.viewer().step())},
      {"step_count", static_cast<qint64>(session.viewer().step_count())},
      {"playing", session.viewer().playing()},
      {"frames", static_cast<qint64>(viewport.frame_count())},
      {"resting", viewport.resting()},
      {"can_undo", session.can_undo()},
      {"history", static_cast<qint64>(session.document().history_position())},
      {"parameters", values_of(session.document().parameters())},
      {"view", values_of(session.document().view())},
      {"banner", banner ? QString::fromStdString(banner->text) : QString()},
      {"said", session.log().messages().empty() ? QString() : QString::fromStdString(session.log().messages().back().text)},
      {"banner_visible", central.banner().isVisible() || central.question().isVisible()},
      {"hangs_open", what_hangs_open()},
      {"focus", QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString()},
      {"viewport", rectangle(viewport.rect())},
      {"selection", session.viewer().selection() ? qt(session.viewer().selection()->target) : QString()}};
}

/// What the window system sent before this question has been handled when the answer comes. It tells whether a frame is under
/// way: the overlay takes at most one press or release a frame.
QJsonObject sync(SessionModel& model, Viewport& viewport) {
  for (int round = 0; round < 2; ++round) QGuiApplication::sync();  // Qt's own thread may hand over the last events late
  const bool has_input = viewport.draws_overlay() && !viewport.overlay().input().empty();
  return {{"frames", static_cast<qint64>(viewport.frame_count())},
          {"drawing", viewport.drawing() || has_input || !model.session().viewer().shows_the_present()}};
}

/// A path, or a size such as 640x360 and the path: without it the picture is as large as it is seen.
QJsonObject screenshot(const PictureTools& tools, const QString& words) {
  static const QRegularExpression sized("^(\\d+)x(\\d+) (.*)$");
  const QRegularExpressionMatch match = sized.match(words);
  const QSize size = match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : tools.viewport.size();
  const render::ImageOptions options{.width = size.width(), .height = size.height()};
  const bool drawn = save_screenshot(tools, match.hasMatch() ? match.captured(3) : words, options);
  return {{"drawn", drawn}, {"width", options.width}, {"height", options.height}};
}

/// The plots that are seen, by their widgets' names.
QJsonObject plots(const QWidget& window) {
  QJsonArray names;
  for (const auto* plot : window.findChildren<PlotWidget*>())
    if (plot->isVisible() && !plot->visibleRegion().isEmpty()) names.append(plot->objectName());
  return {{"plots", names}};
}

void answer_questions(const WindowParts& parts, AutomationDoor& door) {
  QMainWindow& window = parts.window;
  SessionModel& model = parts.model;
  CentralArea& central = parts.central;
  Viewport& viewport = central.viewport();
  door.on("geometry", [&](const QString& name) {  // as it is, not as it was a tenth of a second ago
    model.catch_up();
    return geometry(viewport, name);
  });
  door.on("cut", [&](const QString& name) {  // of the widget, or the dialog over the window, or the window
    const QWidget* top = name.isEmpty() ? QApplication::activeModalWidget() : widget_of(name);
    return QJsonObject{{"texts", cut_texts(top ? *top : window)}};
  });
  door.on("pixels", [&](const QString& name) { return pixels(name); });
  door.on("items", [](const QString& name) { return items(name); });
  door.on("names", [&](const QString&) {
    model.catch_up();
    return names(window);
  });
  door.on("actions", [](const QString&) { return action_ids(); });
  door.on("messages", [&](const QString&) { return messages(model); });
  door.on("plots", [&](const QString&) { return plots(window); });
  door.on("sync", [&](const QString&) { return sync(model, viewport); });
  door.on("status", [&](const QString&) { return status(model, central); });
  door.on("stall", [](const QString&) {  // the longest since it was asked last
    auto* watched = dynamic_cast<WatchedApplication*>(QCoreApplication::instance());
    const auto stall = watched ? watched->take_longest_stall() : WatchedApplication::Stall{};
    QJsonArray painted;
    for (const auto& part : stall.painted)
      painted.append(QJsonObject{{"widget", QString(part.widget)}, {"name", part.name}, {"ms", part.ms}});
    return QJsonObject{{"ms", stall.ms},
                       {"during", stall.event},
                       {"work_ms", stall.work_ms},
                       {"work_cpu_ms", stall.work_cpu_ms},
                       {"work_during", stall.work_event},
                       {"painted", painted}};
  });
  door.on("state", [&](const QString&) {
    return QJsonObject{{"state", QJsonDocument::fromJson(QByteArray::fromStdString(to_json(model->state()))).object()}};
  });
  door.on("screenshot",
          [tools = PictureTools{model, viewport, parts.writer}](const QString& words) { return screenshot(tools, words); });
  door.on("clipboard", [](const QString&) {
    const QImage image = QGuiApplication::clipboard()->image();
    return QJsonObject{{"text", QGuiApplication::clipboard()->text()}, {"width", image.width()}, {"height", image.height()}};
  });
  door.on("grab", [&](const QString& words) {  // a path, then the widget: without it the window, or the dialog over it
    QWidget* part = words.contains(' ') ? widget_of(words.section(' ', 1)) : nullptr;
    if (!part) part = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &window;
    for (auto* plot : part->findChildren<PlotWidget*>()) plot->finish_painting();
    return QJsonObject{{"written", part->grab().save(words.section(' ', 0, 0))}};
  });
}

/// Turns (or, in the plane, sways) the camera for so many frames as fast as they are drawn, and logs how long that took.
void spin(SessionModel& model, Viewport& viewport, AutomationDoor& door, int frames) {
  auto* turning = new QObject(&door);
  auto clock = std::make_shared<QElapsedTimer>();
  clock->start();
  const auto turn = [&model, &viewport, &door, turning, clock, frames, done = 0]() mutable {
    if (done++ == frames) {
      door.log({{"event", "spun"}, {"frames", frames}, {"ms", static_cast<double>(clock->nsecsElapsed()) / 1e6}});
      turning->deleteLater();
      return;
    }
    render::Camera camera = model->viewer().camera();
    if (camera.planar)
      camera.pan(done % 2 ? 3.0f : -3.0f, 0, static_cast<float>(viewport.height()));
    else
      camera.orbit(3, 0);
    model->viewer().set_camera(camera);
  };
  QObject::connect(&viewport, &Viewport::frame_drawn, turning, turn);
  viewport.request_frames();
}

/// Drops files (separated by blanks) on the middle as the window system does, so that the window itself finds the widget
/// that takes them.
QJsonObject drop(const QMainWindow& window, const QString& files, Qt::KeyboardModifiers held = Qt::NoModifier) {
  QMimeData data;
  QList<QUrl> urls;
  for (const QString& file : files.split(' ')) urls << QUrl::fromLocalFile(file);
  data.setUrls(urls);
  const QPoint at = window.centralWidget()->geometry().center();
  QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, held);
  QApplication::sendEvent(window.windowHandle(), &enter);
  QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, held);
  if (enter.isAccepted()) QApplication::sendEvent(window.windowHandle(), &drop);
  return {{"taken", enter.isAccepted() && drop.isAccepted()}};
}

void obey_orders(const WindowParts& parts, AutomationDoor& door) {
  QMainWindow& window = parts.window;
  SessionModel& model = parts.model;
  ActionSet& actions = parts.actions;
  Opener& opener = parts.opener;
  FileWriter& writer = parts.writer;
  Viewport& viewport = parts.central.viewport();
  door.on("action", [&](const QString& id) {
    QAction* action = nullptr;
    if (!model.attempt([&] { action = actions.get(id.toStdString()); })) return QJsonObject{{"error", "no such action"}};
    if (!action->isEnabled()) return QJsonObject{{"error", "disabled"}};
    QTimer::singleShot(0, action, &QAction::trigger);
    return QJsonObject{};
  });
  door.on("spin", [&](const QString& frames) {
    spin(model, viewport, door, std::max(1, frames.toInt()));
    return QJsonObject{};
  });
  door.on("edit", [&](const QString& edit) {
    const std::string name = edit.section('=', 0, 0).toStdString();
    ParameterSet typed = model->document().set_of(name);
    const bool done = model.attempt([&] {
      typed.set_text(name, edit.section('=', 1).toStdString());
      model->document().edit(name, typed.get(name));
    });
    return QJsonObject{{"done", done}};
  });
  door.on("open", [&](const QString& path) {
    opener.open({path.toStdString()});
    return QJsonObject{};
  });
  door.on("copy", [](const QString& path) {  // puts what a file holds on the clipboard: an image, or text
    const QImage image(path);
    QFile file(path);
    if (!image.isNull())
      QGuiApplication::clipboard()->setImage(image);
    else if (file.open(QIODevice::ReadOnly))
      QGuiApplication::clipboard()->setText(QString::fromUtf8(file.readAll()));
    return QJsonObject{};
  });
  door.on("drop", [&](const QString& files) { return drop(window, files); });
  door.on("drop_as_b", [&](const QString& file) { return drop(window, file, Qt::ControlModifier); });
  door.on("export", [&](const QString& path) {
    const Workspace* workspace = model->document().workspace();
    if (!workspace) return QJsonObject{{"error", "nothing is open"}};
    const std::string id = workspace->experiment().info().outputs.front().id;
    export_result(model, writer, id, path);
    return QJsonObject{};
  });
  door.on("resize", [&](const QString& size) {
    window.resize(size.section('x', 0, 0).toInt(), size.section('x', 1, 1).toInt());
    return QJsonObject{};
  });
  door.on("quit", [&](const QString&) {
    QTimer::singleShot(0, &window, &QWidget::close);
    return QJsonObject{};
  });
}

}  // namespace

void answer_automation(const WindowParts& parts, AutomationDoor& door) {
  answer_questions(parts, door);
  obey_orders(parts, door);
  SessionModel& model = parts.model;
  Viewport& viewport = parts.central.viewport();
  QObject::connect(&viewport, &Viewport::frame_drawn, &door, [&viewport, &door] {
    door.log({{"event", "frame"}, {"n", static_cast<qint64>(viewport.frame_count())}});
  });
  QObject::connect(&model, &SessionModel::changed, &door, [&model, &door](Change what) {
    Session& session = model.session();
    const auto result = session.viewer().result();
    if (any(what, Change::result) && result)
      door.log({{"event", "result"},
                {"revision", static_cast<qint64>(session.viewer().result_revision())},
                {"reduced", session.runner().run_record().reduced}});
    if (any(what, Change::parameters)) door.log({{"event", "parameters"}});
    if (any(what, Change::step)) door.log({{"event", "step"}, {"step", static_cast<qint64>(session.viewer().step())}});
  });
  QObject::connect(&parts.writer, &FileWriter::finished, &door, [&door](const QString& path, bool written) {
    door.log({{"event", "file"}, {"path", path}, {"written", written}});
  });
  QTimer::singleShot(0, &door, [&door] { door.log({{"event", "ready"}}); });
}

}  // namespace ws::app
