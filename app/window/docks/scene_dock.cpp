// The scene panel.
// SPDX-License-Identifier: MIT
#include "app/window/docks/scene_dock.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QListWidgetItem>
#include <QToolButton>
#include <QVBoxLayout>

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

QSlider* layer_slider(const QString& name, const QString& accessible, int low, int high, int value, QWidget* parent) {
  auto* slider = new QSlider(Qt::Horizontal, parent);
  slider->setObjectName(name);
  slider->setAccessibleName(accessible);
  slider->setToolTip(accessible);
  slider->setRange(low, high);
  slider->setValue(value);
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

SceneDock::SceneDock(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("scene");
  setMinimumWidth(190);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 8, 8, 8);
  layout->setSpacing(3);
  workspace_ = new QLabel(this);
  workspace_->setObjectName("scene.workspace");
  workspace_->setWordWrap(true);
  layers_ = new QWidget(this);
  (new QVBoxLayout(layers_))->setContentsMargins(0, 0, 0, 0);
  layers_->layout()->setSpacing(4);
  data_ = new QLabel(this);
  data_->setObjectName("scene.data");
  data_->setWordWrap(true);
  data_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  bookmarks_ = new QListWidget(this);
  bookmarks_->setObjectName("scene.bookmarks");
  bookmarks_->setAccessibleName(tr("Bookmarks"));
  connect(bookmarks_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    const auto index = static_cast<std::size_t>(bookmarks_->row(item));
    if (index < model_->bookmarks().size()) model_.attempt([&] { model_->restore(model_->bookmarks()[index].second); });
  });
  layout->addWidget(workspace_);
  layout->addWidget(group_title(tr("Layers"), this));
  layout->addWidget(layers_);
  layout->addWidget(group_title(tr("Data"), this));
  layout->addWidget(data_);
  layout->addWidget(group_title(tr("Bookmarks"), this));
  no_bookmarks_ = new QLabel(tr("Ctrl+B keeps the present state here"), this);
  no_bookmarks_->setProperty("role", "dim");
  no_bookmarks_->setWordWrap(true);
  layout->addWidget(no_bookmarks_);
  layout->addWidget(bookmarks_, 1);
  layout->addStretch(0);
  connect(&model, &SessionModel::calmly_changed, this, [this](Change what) {
    if (any(what, Change::workspace)) refresh_heading();
    if (any(what, Change::view | Change::picture | Change::workspace)) layers_soon_.start();
    if (any(what, Change::inputs | Change::parameters | Change::result | Change::workspace)) refresh_data();
    if (any(what, Change::view | Change::settings | Change::workspace | Change::history)) refresh_bookmarks();
  });
  // Other rows arrange the whole dock anew: not in the event that draws the step.
  layers_soon_.setSingleShot(true);
  layers_soon_.setInterval(0);
  connect(&layers_soon_, &QTimer::timeout, this, &SceneDock::refresh_layers);
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

QWidget* SceneDock::layer_row(const render::Layer& layer) {
  const QString id = qt(layer.id);
  const auto found = model_->document().layers().find(layer.id);
  const LayerState state = found == model_->document().layers().end() ? LayerState{} : found->second;
  auto* row = new QWidget(layers_);
  auto* grid = new QGridLayout(row);
  grid->setContentsMargins(0, 0, 0, 2);
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(0);
  auto* eye = new QToolButton(row);
  eye->setObjectName("layer." + id + ".eye");
  eye->setAccessibleName(tr("Show %1").arg(translated(layer.title)));
  eye->setToolTip(eye->accessibleName());
  eye->setCheckable(true);
  eye->setChecked(state.visible);
  eye->setProperty("role", "eye");
  eye->setIcon(icon(state.visible ? "eye" : "eye-off"));
  eye->setFocusPolicy(Qt::TabFocus);
  connect(eye, &QToolButton::clicked, this, [this, eye, id = layer.id](bool on) {
    eye->setIcon(icon(on ? "eye" : "eye-off"));
    change_layer(id, [on](LayerState& s) { s.visible = on; });
  });
  auto* opacity = layer_slider("layer." + id + ".opacity", tr("Opacity of %1").arg(translated(layer.title)), 5, 100,
                               qRound(state.opacity * 100), row);
  connect(opacity, &QSlider::valueChanged, this,
          [this, id = layer.id](int v) { change_layer(id, [v](LayerState& s) { s.opacity = static_cast<float>(v) / 100; }); });
  auto* size = layer_slider("layer." + id + ".size", tr("Size of %1").arg(translated(layer.title)), 25, 400,
                            qRound(state.size_factor * 100), row);
  connect(size, &QSlider::valueChanged, this, [this, id = layer.id](int v) {
    change_layer(id, [v](LayerState& s) { s.size_factor = static_cast<float>(v) / 100; });
  });
  grid->addWidget(eye, 0, 0);
  grid->addWidget(new QLabel(translated(layer.title), row), 0, 1, 1, 2);
  grid->addWidget(opacity, 1, 1);
  grid->addWidget(size, 1, 2);
  return row;
}

void SceneDock::refresh_heading() {
  const Workspace* workspace = model_->document().workspace();
  workspace_->setProperty("role", workspace ? "heading" : "dim");
  workspace_->style()->unpolish(workspace_);
  workspace_->style()->polish(workspace_);
  workspace_->setText(workspace ? translated(workspace->experiment().info().title) : tr("Nothing is open yet"));
}

void SceneDock::refresh_layers() {
  QStringList wanted;
  render::Scene scene = model_->viewer().result() ? model_->viewer().scene() : render::Scene{};
  std::erase_if(scene.layers, [](const render::Layer& layer) { return layer.title.empty(); });  // they belong to others
  for (const render::Layer& layer : scene.layers) wanted << qt(layer.id);
  if (wanted == shown_layers_) return;
  shown_layers_ = wanted;
  qDeleteAll(layers_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  if (!wanted.isEmpty()) layers_->layout()->addWidget(slider_captions(layers_));
  for (const render::Layer& layer : scene.layers) layers_->layout()->addWidget(layer_row(layer));
}

void SceneDock::refresh_data() {
  QStringList lines;
  for (const auto& [role, input] : model_->document().inputs()) {
    const QString name = QString::fromStdString(input.name);
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
                   .arg(grouped(count), element_word(count, element_name(experiment.info())));
  }
  if (const auto timeline = model_->viewer().timeline())
    lines << tr("Kept steps: %1 of at most %2").arg(bytes_text(timeline->kept_bytes), bytes_text(timeline->budget_bytes));
  data_->setProperty("role", lines.isEmpty() ? "dim" : "");
  data_->style()->unpolish(data_);
  data_->style()->polish(data_);
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
