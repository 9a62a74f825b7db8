// The scene panel.
// SPDX-License-Identifier: MIT
#include "app/window/docks/scene_dock.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QListWidgetItem>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

#include "app/session/document/loading.h"
#include "app/window/actions/icons.h"
#include "app/window/format.h"
#include "app/window/widgets/value_slider.h"

namespace ws::app {

namespace {

QLabel* group_title(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("role", "group");
  label->setContentsMargins(0, 8, 0, 2);
  return label;
}

class LayerSlider final : public QSlider {
 public:
  using QSlider::QSlider;

 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }  // the panel scrolls; a value must not change by the way
};

QSlider* layer_slider(const QString& name, int low, int high, QWidget* parent) {
  auto* slider = new LayerSlider(Qt::Horizontal, parent);
  slider->setObjectName(name);
  slider->setRange(low, high);
  slider->setFocusPolicy(Qt::StrongFocus);
  return slider;
}

/// Says once, above all layers, what the two sliders are.
QWidget* slider_captions(QWidget* parent) {
  auto* row = new QWidget(parent);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(34, 0, 0, 0);
  for (const QString& text : {SceneDock::tr("opacity"), SceneDock::tr("size")}) {
    auto* label = new QLabel(text, row);
    label->setProperty("role", "dim");
    layout->addWidget(label, 1);
  }
  return row;
}

}  // namespace

SceneDock::SceneDock(SessionModel& model, QWidget* parent) : QScrollArea(parent), model_(model) {
  setObjectName("scene");
  setMinimumWidth(190);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(this);
  auto* layout = new QVBoxLayout(content);
  layout->setContentsMargins(10, 8, 8, 8);
  layout->setSpacing(3);
  workspace_ = new QLabel(content);
  workspace_->setObjectName("scene.workspace");
  workspace_->setWordWrap(true);
  layers_ = new QWidget(content);
  layer_rows_ = new QVBoxLayout(layers_);
  layer_rows_->setContentsMargins(0, 0, 0, 0);
  layer_rows_->setSpacing(4);
  captions_ = slider_captions(layers_);
  layer_rows_->addWidget(captions_);
  data_ = new QLabel(content);
  data_->setObjectName("scene.data");
  data_->setWordWrap(true);
  data_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  bookmarks_ = new QListWidget(content);
  bookmarks_->setObjectName("scene.bookmarks");
  bookmarks_->setAccessibleName(tr("Bookmarks"));
  connect(bookmarks_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    const auto index = static_cast<std::size_t>(bookmarks_->row(item));
    if (index < model_->bookmarks().size()) model_.attempt([&] { model_->restore(model_->bookmarks()[index].second); });
  });
  layout->addWidget(workspace_);
  layout->addWidget(group_title(tr("Layers"), content));
  layout->addWidget(layers_);
  layout->addWidget(group_title(tr("Data"), content));
  layout->addWidget(data_);
  layout->addWidget(group_title(tr("Bookmarks"), content));
  no_bookmarks_ = new QLabel(tr("Ctrl+B keeps the present state here"), content);
  no_bookmarks_->setProperty("role", "dim");
  no_bookmarks_->setWordWrap(true);
  layout->addWidget(no_bookmarks_);
  layout->addWidget(bookmarks_, 1);
  layout->addStretch(0);
  setWidget(content);
  content->setAutoFillBackground(false);  // which that switches on
  model.listen_calmly(this, [this](Change what) {
    if (any(what, Change::workspace)) refresh_heading();
    if (any(what, Change::view | Change::picture | Change::workspace)) layers_soon_.start();
    if (any(what, Change::inputs | Change::parameters | Change::result | Change::workspace)) refresh_data();
    if (any(what, Change::view | Change::settings | Change::workspace | Change::history)) refresh_bookmarks();
  });
  // Other rows arrange the panel anew: not in the event that draws the step.
  layers_soon_.setSingleShot(true);
  layers_soon_.setInterval(0);
  connect(&layers_soon_, &QTimer::timeout, this, &SceneDock::refresh_layers);
  connect(&model, &SessionModel::caught_up, this, [this] {
    while (layers_soon_.isActive()) {
      layers_soon_.stop();
      refresh_layers();
    }
  });
  refresh_heading();
  refresh_layers();
  refresh_data();
  refresh_bookmarks();
}

void SceneDock::change_layer(const std::string& id, const std::function<void(LayerState&)>& change) {
  const auto found = model_->document().layers().find(id);
  LayerState state = found == model_->document().layers().end() ? LayerState{} : found->second;
  change(state);
  model_->document().set_layer(id, state);
}

LayerState SceneDock::layer_state(const std::string& id) const {
  const auto found = model_->document().layers().find(id);
  return found == model_->document().layers().end() ? LayerState{} : found->second;
}

SceneDock::LayerRow SceneDock::make_row(const render::Layer& layer) {
  const QString id = qt(layer.id);
  LayerRow made{new QWidget(layers_)};
  auto* grid = new QGridLayout(made.row);
  grid->setContentsMargins(0, 0, 0, 2);
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(0);
  made.eye = new QToolButton(made.row);
  made.eye->setObjectName("layer." + id + ".eye");
  made.eye->setCheckable(true);
  made.eye->setProperty("role", "eye");
  made.eye->setFocusPolicy(Qt::TabFocus);
  connect(made.eye, &QToolButton::clicked, this, [this, eye = made.eye, id = layer.id](bool on) {
    eye->setIcon(icon(on ? "eye" : "eye-off"));
    change_layer(id, [on](LayerState& s) { s.visible = on; });
  });
  made.opacity = layer_slider("layer." + id + ".opacity", 5, 100, made.row);
  made.size = layer_slider("layer." + id + ".size", 25, 400, made.row);
  made.title = new QLabel(made.row);
  made.title->setWordWrap(true);  // the panel does not scroll sideways
  made.show(translated(layer.title), layer_state(layer.id));
  connect(made.opacity, &QSlider::valueChanged, this,
          [this, id = layer.id](int v) { change_layer(id, [v](LayerState& s) { s.opacity = static_cast<float>(v) / 100; }); });
  connect(made.size, &QSlider::valueChanged, this, [this, id = layer.id](int v) {
    change_layer(id, [v](LayerState& s) { s.size_factor = static_cast<float>(v) / 100; });
  });
  grid->addWidget(made.eye, 0, 0);
  grid->addWidget(made.title, 0, 1, 1, 2);
  grid->addWidget(made.opacity, 1, 1);
  grid->addWidget(made.size, 1, 2);
  return made;
}

void SceneDock::LayerRow::show(const QString& name, const LayerState& state) const {
  if (title->text() != name) {
    title->setText(name);
    eye->setAccessibleName(tr("Show %1").arg(name));
    opacity->setAccessibleName(tr("Opacity of %1").arg(name));
    size->setAccessibleName(tr("Size of %1").arg(name));
    for (QWidget* control : {static_cast<QWidget*>(eye), static_cast<QWidget*>(opacity), static_cast<QWidget*>(size)})
      control->setToolTip(control->accessibleName());
  }
  const QSignalBlocker no_opacity(opacity), no_size(size);  // what is shown is no edit
  if (eye->isChecked() != state.visible || eye->icon().isNull()) eye->setIcon(icon(state.visible ? "eye" : "eye-off"));
  eye->setChecked(state.visible);
  opacity->setValue(qRound(state.opacity * 100));
  size->setValue(qRound(state.size_factor * 100));
}

void SceneDock::refresh_heading() {
  const Workspace* workspace = model_->document().workspace();
  workspace_->setProperty("role", workspace ? "heading" : "dim");
  workspace_->style()->unpolish(workspace_);
  workspace_->style()->polish(workspace_);
  workspace_->setText(workspace ? translated(workspace->experiment().info().title) : tr("Nothing is open yet"));
}

/// Rows are kept while other steps have other layers, and a step's new ones are made in an event each: a row takes a
/// millisecond.
void SceneDock::refresh_layers() {
  render::Scene scene = model_->viewer().result() ? model_->viewer().scene() : render::Scene{};
  std::erase_if(scene.layers, [](const render::Layer& layer) { return layer.title.empty(); });  // they belong to others
  std::vector<QWidget*> wanted;
  for (const render::Layer& layer : scene.layers) {
    const auto found = rows_.find(layer.id);
    if (found == rows_.end()) {
      rows_.emplace(layer.id, make_row(layer)).first->second.row->hide();
      return layers_soon_.start();
    }
    found->second.show(translated(layer.title), layer_state(layer.id));
    wanted.push_back(found->second.row);
  }
  for (const auto& [id, made] : rows_)
    if (std::find(wanted.begin(), wanted.end(), made.row) == wanted.end()) made.row->hide();
  int place = 1;  // after the captions
  bool is_other_order = false;
  for (QWidget* row : wanted) {
    if (layer_rows_->indexOf(row) != place) {
      layer_rows_->removeWidget(row);
      layer_rows_->insertWidget(place, row);
      is_other_order = true;
    }
    row->show();
    ++place;
  }
  if (is_other_order)
    for (QWidget* row : wanted) row->raise();  // Tab goes through children in this order
  captions_->setVisible(!wanted.empty());
}

void SceneDock::refresh_data() {
  const Workspace* workspace = model_->document().workspace();
  QStringList lines, made;
  for (const auto& [role, input] : model_->document().inputs()) {
    const QString name = workspace ? data_name(input, workspace->experiment().info()) : qt(input.name);
    if (name != qt(input.name)) made << qt(input.name);
    if (const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&input.data); points && *points)
      lines << tr("%1: %2\n%3 in %4")
                   .arg(choice_text(role), name,
                        counted_text((*points)->size(), QT_TRANSLATE_NOOP("warpscope", "point"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "points")),
                        counted_text((*points)->dimension(), QT_TRANSLATE_NOOP("warpscope", "dimension"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "dimensions")));
    else if (const auto* curves = std::get_if<std::shared_ptr<const PolylineSet>>(&input.data); curves && *curves)
      lines << tr("%1: %2\n%3")
                   .arg(choice_text(role), name,
                        counted_text((*curves)->vertex_count(), QT_TRANSLATE_NOOP("warpscope", "vertex"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "vertices")));
    else if (const auto* image = std::get_if<std::shared_ptr<const Image>>(&input.data); image && *image)
      lines << tr("%1: %2\n%3 × %4 pixels, %5, %6")
                   .arg(choice_text(role), name)
                   .arg((*image)->width())
                   .arg((*image)->height())
                   .arg((*image)->channels() == 1 ? tr("1 channel")
                                                  : tr("%1 channels", nullptr, (*image)->channels()).arg((*image)->channels()))
                   .arg((*image)->type() == PixelType::uint8 ? tr("8 bits") : tr("32-bit float"));
    else if (const auto* mesh = std::get_if<std::shared_ptr<const Mesh>>(&input.data); mesh && *mesh)
      lines << tr("%1: %2\n%3, %4")
                   .arg(choice_text(role), name,
                        counted_text((*mesh)->triangle_count(), QT_TRANSLATE_NOOP("warpscope", "triangle"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "triangles")),
                        counted_text((*mesh)->vertex_count(), QT_TRANSLATE_NOOP("warpscope", "vertex"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "vertices")));
    else if (const auto* vectors = std::get_if<std::shared_ptr<const VectorSet>>(&input.data); vectors && *vectors)
      lines << tr("%1: %2\n%3 of %4")
                   .arg(choice_text(role), name,
                        counted_text((*vectors)->size(), QT_TRANSLATE_NOOP("warpscope", "vector"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "vectors")),
                        counted_text((*vectors)->dimension(), QT_TRANSLATE_NOOP("warpscope", "component"),
                                     QT_TRANSLATE_N_NOOP("warpscope", "components")));
    else
      lines << tr("%1: %2").arg(choice_text(role), name);
  }
  if (const Document& document = model_->document(); document.workspace()) {
    const Experiment& experiment = document.workspace()->experiment();
    const std::size_t count = document.element_count();
    if (count != experiment.input_size(document.inputs()))
      lines << tr("With what was added and deleted by hand: %1 %2")
                   .arg(grouped(count), element_word(count, element_name(experiment.info(), document.inputs())));
  }
  if (const auto timeline = model_->viewer().timeline())
    lines
        << (timeline->kept_bytes > 0 && timeline->kept_bytes == timeline->budget_bytes
                ? tr("All steps are kept: %1").arg(bytes_text(timeline->kept_bytes))
                : tr("Kept steps: %1 of at most %2").arg(bytes_text(timeline->kept_bytes), bytes_text(timeline->budget_bytes)));
  data_->setProperty("role", lines.isEmpty() ? "dim" : "");
  data_->style()->unpolish(data_);
  data_->style()->polish(data_);
  data_->setToolTip(made.join("\n"));
  data_->setText(lines.isEmpty() ? tr("Open a file or a sample") : lines.join("\n\n"));
}

void SceneDock::refresh_bookmarks() {
  no_bookmarks_->setVisible(model_->bookmarks().empty());
  bookmarks_->setVisible(!model_->bookmarks().empty());
  if (bookmarks_->count() == static_cast<int>(model_->bookmarks().size())) return;
  bookmarks_->clear();
  for (const auto& [name, state] : model_->bookmarks()) new QListWidgetItem(icon("bookmark"), qt(name), bookmarks_);
}

}  // namespace ws::app
