// What is open in words, and the switch between workspaces.
// SPDX-License-Identifier: MIT
#include "app/window/actions/data_switch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

#include "app/window/actions/action_set.h"
#include "app/window/format.h"
#include "app/workspaces/workspaces.h"

namespace ws::app {

namespace {

constexpr int button_gap_px = 4, strip_margin_px = 10;

QString place_of(std::size_t dimension) {
  switch (dimension) {
    case 1:
      return QObject::tr("on a line");
    case 2:
      return QObject::tr("in the plane");
    case 3:
      return QObject::tr("in space");
    default:
      return QObject::tr("of %1 coordinates", nullptr, plural_of(dimension)).arg(dimension);
  }
}

/// " (longitude, latitude)", of points whose few columns have names.
QString names_of(const InputData& data) {
  constexpr std::size_t most_named = 3;
  const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data);
  if (!points || (*points)->column_names.empty() || (*points)->dimension() > most_named) return {};
  QStringList names;
  for (const std::string& name : (*points)->column_names) names << qt(name);
  return QString(" (%1)").arg(names.join(", "));
}

/// ", 400 queries", where there are some beside the references.
QString and_queries(const Inputs& inputs) {
  const auto found = inputs.find("queries");
  const auto* queries = found == inputs.end() ? nullptr : std::get_if<std::shared_ptr<const VectorSet>>(&found->second.data);
  if (!queries) return {};
  return ", " +
         counted_text((*queries)->size(), QT_TRANSLATE_NOOP("warpscope", "query"), QT_TRANSLATE_N_NOOP("warpscope", "queries"));
}

struct Words {
  QString operator()(const std::shared_ptr<const PointSet>& points) const {
    return QString("%1 %2").arg(
        counted_text(points->size(), QT_TRANSLATE_NOOP("warpscope", "point"), QT_TRANSLATE_N_NOOP("warpscope", "points")),
        place_of(points->dimension()));
  }
  QString operator()(const std::shared_ptr<const PolylineSet>& lines) const {
    return counted_text(lines->lines.size(), QT_TRANSLATE_NOOP("warpscope", "line"), QT_TRANSLATE_N_NOOP("warpscope", "lines"));
  }
  QString operator()(const std::shared_ptr<const Image>& image) const {
    return QObject::tr("%1 × %2 pixels, %3")
        .arg(grouped(static_cast<std::uint64_t>(image->width())), grouped(static_cast<std::uint64_t>(image->height())),
             counted_text(static_cast<std::size_t>(image->channels()), QT_TRANSLATE_NOOP("warpscope", "channel"),
                          QT_TRANSLATE_N_NOOP("warpscope", "channels")));
  }
  QString operator()(const std::shared_ptr<const Mesh>& mesh) const {
    return counted_text(mesh->triangle_count(), QT_TRANSLATE_NOOP("warpscope", "triangle"),
                        QT_TRANSLATE_N_NOOP("warpscope", "triangles"));
  }
  QString operator()(const std::shared_ptr<const OwnData>&) const { return QObject::tr("a file of its own"); }
  QString operator()(const std::shared_ptr<const VectorSet>& vectors) const {
    return QString("%1 %2").arg(
        counted_text(vectors->size(), QT_TRANSLATE_NOOP("warpscope", "vector"), QT_TRANSLATE_N_NOOP("warpscope", "vectors")),
        QObject::tr("of %1").arg(counted_text(vectors->dimension(), QT_TRANSLATE_NOOP("warpscope", "component"),
                                              QT_TRANSLATE_N_NOOP("warpscope", "components"))));
  }
};

}  // namespace

QString data_words(const InputData& data) { return std::visit(Words{}, data); }

DataSwitch::DataSwitch(SessionModel& model, const ActionSet& set, QWidget* parent) : QWidget(parent), model_(model), set_(set) {
  setObjectName("data_switch");
  setAccessibleName(tr("What can be done with the data"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  what_ = new QLabel(this);
  what_->setObjectName("data.what");
  what_->setProperty("role", "dim");
  what_->setTextFormat(Qt::PlainText);
  for (const Workspace* workspace : workspaces()) {
    const ExperimentInfo& info = workspace->experiment().info();
    add_button(info.id, "data.use." + qt(info.id), translated(workspace->short_title()));
  }
  menu_ = new QToolButton(this);
  menu_->setObjectName("data.menu");
  menu_->setAccessibleName(tr("Workspace for these data"));
  menu_->setPopupMode(QToolButton::InstantPopup);
  menu_->setFocusPolicy(Qt::TabFocus);
  menu_->setMenu(new QMenu(menu_));
  menu_->menu()->setObjectName("menu.data");
  for (const Button& one : buttons_) menu_->menu()->addAction(set_.get("data." + one.workspace));
  connect(&model_, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::workspace | Change::inputs)) refresh();
  });
  refresh();
}

void DataSwitch::add_button(const std::string& workspace, const QString& name, const QString& title) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setText(title);
  button->setCheckable(true);
  button->setFocusPolicy(Qt::TabFocus);
  // Clicking the workspace that is open leaves it checked: it is a choice among several.
  connect(button, &QToolButton::clicked, this, [this, button, workspace] {
    QAction* use = set_.get("data." + workspace);
    if (use->isEnabled()) use->trigger();
    button->setChecked(!use->isEnabled());
  });
  buttons_.push_back({workspace, button});
}

void DataSwitch::refresh() {
  const Document& document = std::as_const(model_).session().document();
  const Workspace* open = document.workspace();
  const StateInput* source = document.main_source();
  const auto data = source ? document.inputs().find(source->role) : document.inputs().end();
  const bool has_data = data != document.inputs().end();
  const QString queries = has_data && source->role != "queries" ? and_queries(document.inputs()) : QString();
  short_words_ = has_data ? data_words(data->second.data) + queries + ":" : QString();
  words_ = has_data ? data_words(data->second.data) + names_of(data->second.data) + queries + ":" : QString();
  QStringList others;
  for (Button& one : buttons_) {
    const bool is_open = open && open->experiment().info().id == one.workspace;
    one.usable = is_open || model_->can_use_data(one.workspace);
    one.button->setChecked(is_open);
    one.button->setAccessibleName(is_open ? tr("%1, which is open").arg(one.button->text())
                                          : tr("Use this data in %1").arg(one.button->text()));
    one.button->setToolTip(is_open ? tr("This workspace is open")
                                   : tr("Open the same data in %1; coming back brings the parameters back")
                                         .arg(set_.get("data." + one.workspace)->text()));
    if (is_open) menu_->setText(one.button->text());
    if (one.usable && !is_open) others << one.button->text();
  }
  menu_->setToolTip(others.isEmpty() ? words_ : tr("%1 these data can be used in %2, too").arg(words_, others.join(", ")));
  setAccessibleDescription(menu_->toolTip());
  updateGeometry();
  arrange();
}

QSize DataSwitch::minimumSizeHint() const {
  return menu_->text().isEmpty() ? QSize(1, 1) : menu_->sizeHint() + QSize(2 * strip_margin_px, 0);
}

void DataSwitch::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void DataSwitch::arrange() {
  const bool is_open = model_->document().workspace() != nullptr;
  int of_buttons = 0;
  for (const Button& one : buttons_) {
    if (!one.usable) continue;
    of_buttons += one.button->sizeHint().width() + button_gap_px;
  }
  const int room = width() - 2 * strip_margin_px;
  const bool shows_buttons = is_open && of_buttons <= room;
  bool shows_words = false;
  for (const QString& words : {words_, short_words_}) {
    if (shows_words) break;
    what_->setText(words);
    shows_words = shows_buttons && what_->sizeHint().width() + 2 * button_gap_px + of_buttons <= room;
  }
  int at = strip_margin_px;
  const auto place = [&](QWidget& widget, bool shown, int gap) {
    widget.setVisible(shown);
    if (!shown) return;
    const QSize size = widget.sizeHint();
    widget.setGeometry(at, (height() - size.height()) / 2, size.width(), size.height());
    at += size.width() + gap;
  };
  place(*what_, shows_words, 2 * button_gap_px);
  for (const Button& one : buttons_) place(*one.button, shows_buttons && one.usable, button_gap_px);
  place(*menu_, is_open && !shows_buttons, 0);
}

}  // namespace ws::app
