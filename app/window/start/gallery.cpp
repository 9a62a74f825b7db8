// Samples, drop zone, what was open before.
// SPDX-License-Identifier: MIT
#include "app/window/start/gallery.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/actions/icons.h"
#include "app/window/actions/main_menu.h"
#include "app/window/files/kept_states.h"
#include "app/window/format.h"
#include "app/window/start/picture_button.h"
#include "app/window/start/sample_pictures.h"
#include "app/window/theme.h"
#include "app/window/viewport/viewport.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

constexpr int page_width_px = 1480, margin_px = 22, spacing_px = 12;
constexpr int least_card_px = 180, least_past_px = 300;
constexpr int most_past = 9;

QLabel* label(const QString& text, const char* role, QWidget* parent, double size_factor = 1) {
  auto* result = new QLabel(text, parent);
  result->setProperty("role", role);
  result->setWordWrap(true);
  result->setTextFormat(Qt::PlainText);
  QFont font = result->font();
  font.setPointSizeF(font.pointSizeF() * size_factor);
  result->setFont(font);
  return result;
}

/// What the program computes on, in one line.
QString runs_on() {
  const CudaStatus& cuda = cuda_status();
  const QString cpu = QObject::tr("%1 (%2 threads)", nullptr, cpu_thread_count())
                          .arg(QString::fromStdString(cpu_name()))
                          .arg(cpu_thread_count());
  if (!cuda.devices.empty())
    return QObject::tr("Runs on %1 and on the CPU, %2").arg(QString::fromStdString(cuda.devices.front().name), cpu);
  return QObject::tr("Runs on the CPU, %1; %2").arg(cpu, QString::fromStdString(said(cuda.reason.c_str())));
}

/// Puts widgets into as many columns of that least width as the room has.
void fill_grid(QGridLayout* grid, const std::vector<QWidget*>& widgets, int room, int least_width) {
  const int count = static_cast<int>(widgets.size());
  int columns = std::clamp((room + spacing_px) / (least_width + spacing_px), 1, std::max(1, count));
  const int rows = (count + columns - 1) / columns;
  if (rows > 0) columns = (count + rows - 1) / rows;  // rows of about the same length
  for (QWidget* widget : widgets) grid->removeWidget(widget);
  for (int i = 0; i < count; ++i) grid->addWidget(widgets[static_cast<std::size_t>(i)], i / columns, i % columns);
  for (int column = 0; column < grid->columnCount(); ++column) grid->setColumnStretch(column, column < columns ? 1 : 0);
}

QGridLayout* grid_on(QWidget* parent) {
  auto* grid = new QGridLayout(parent);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(spacing_px);
  return grid;
}

/// "rings.csv · Ridge of a point cloud"; the file's name where it cannot be read: what is wrong is said when it is opened.
QString described(const QString& state_path) {
  try {
    const State state = read_state(state_path.toStdString());
    return QObject::tr("%1 · %2").arg(name_of_data(state),
                                      translated(find_workspace(state.workspace).experiment().info().title));
  } catch (const Error&) {
    return QFileInfo(state_path).fileName();
  }
}

/// "today, 14:05".
QString when(const QDateTime& time) {
  const QString clock = QLocale().toString(time.time(), "HH:mm");
  return time.date() == QDate::currentDate() ? QObject::tr("today, %1").arg(clock)
                                             : QLocale().toString(time.date(), "d MMM") + ", " + clock;
}

}  // namespace

Gallery::Gallery(SessionModel& model, Viewport& viewport, QWidget* parent)
    : QScrollArea(parent), model_(model), pictures_(new SamplePictures(viewport, this)), is_dark_(theme_colors().dark) {
  setObjectName("gallery");
  setAccessibleName(tr("Start screen"));
  setFocusPolicy(Qt::NoFocus);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget(this);
  page->setProperty("role", "page");
  auto* outer = new QHBoxLayout(page);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* column = new QWidget(page);
  column->setMaximumWidth(page_width_px);
  outer->addStretch(1);
  outer->addWidget(column, 100);
  outer->addStretch(1);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(margin_px, 14, margin_px, 10);
  layout->setSpacing(spacing_px);
  layout->addStretch(1);
  layout->addWidget(header());
  auto* samples = new QWidget(column);
  sample_grid_ = grid_on(samples);
  for (const Workspace* workspace : workspaces()) sample_cards_.push_back(sample_card(*workspace));
  layout->addWidget(samples);
  past_ = new QWidget(column);
  past_grid_ = grid_on(past_);
  layout->addWidget(past_);
  layout->addWidget(drop_zone());
  auto* machine = label(runs_on(), "dim", column, 0.92);
  machine->setObjectName("gallery.machine");
  layout->addWidget(machine);
  layout->addStretch(2);
  setWidget(page);
  connect(pictures_, &SamplePictures::made, this, [this](const QString& workspace, const std::vector<QImage>& frames) {
    if (const auto found = samples_.find(workspace); found != samples_.end()) found->second->set_frames(frames);
  });
  connect(&viewport, &Viewport::graphics_ready, this, [this] {
    makes_pictures_ = false;  // only now there is something to draw them with
    follow(Change::workspace);
  });
  connect(&model, &SessionModel::changed, this, &Gallery::follow);
}

QWidget* Gallery::header() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(14);
  auto* sign = new QLabel(box);
  sign->setAccessibleName("Warpscope");
  sign->setPixmap(QIcon(":/icons/warpscope.svg").pixmap(QSize(44, 44), devicePixelRatioF()));
  auto* texts = new QVBoxLayout;
  texts->setSpacing(0);
  texts->addWidget(label("Warpscope", "heading", box, 1.7));
  texts->addWidget(label(tr("Watch parallel algorithms work on your own data, step by step"), "dim", box, 1.05));
  auto* tour = new QPushButton(icon("play"), tr("Tour: two minutes"), box);
  tour->setObjectName("gallery.tour");
  tour->setAccessibleName(tr("Tour of two minutes"));
  connect(tour, &QPushButton::clicked, this, &Gallery::tour_requested);
  row->addWidget(sign);
  row->addLayout(texts, 1);
  row->addWidget(tour, 0, Qt::AlignVCenter);
  return box;
}

QWidget* Gallery::sample_card(const Workspace& workspace) {
  const ExperimentInfo& info = workspace.experiment().info();
  auto* box = new QWidget(this);
  box->setObjectName("card." + qt(info.id));
  auto* layout = new QGridLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  const Sample& first = sample_on_show(info);
  auto* button = new PictureButton(PictureButton::Place::above, translated(info.title), translated(info.summary), box);
  button->setObjectName("sample." + qt(info.id) + "." + qt(first.id));
  button->setAccessibleName(tr("%1: %2").arg(translated(info.title), translated(first.title)));
  button->setToolTip(tr("Opens a sample: %1").arg(translated(first.title)));
  connect(button, &PictureButton::clicked, this,
          [this, id = info.id, sample = first.id] { model_.attempt([&] { model_->open_sample(id, sample); }); });
  samples_[qt(info.id)] = button;
  auto* more = new QToolButton(box);
  more->setObjectName("samples." + qt(info.id));
  more->setIcon(icon("more"));
  more->setAccessibleName(tr("All samples: %1").arg(translated(info.title)));
  more->setToolTip(tr("All samples, and what was open here last"));
  more->setProperty("role", "chip");
  more->setPopupMode(QToolButton::InstantPopup);
  more->setFocusPolicy(Qt::TabFocus);
  more->setMenu(new QMenu(more));
  QAction* last = more->menu()->addAction(icon("play"), QString());
  connect(last, &QAction::triggered, this, [this, last] { Q_EMIT continue_requested(last->data().toString()); });
  continues_[qt(info.id)] = last;
  more->menu()->addSeparator();
  add_samples(more->menu(), model_, workspace);
  layout->addWidget(button, 0, 0);
  layout->addWidget(more, 0, 0, Qt::AlignTop | Qt::AlignRight);
  return box;
}

QWidget* Gallery::drop_zone() {
  auto* frame = new QFrame(this);
  frame->setProperty("role", "drop");
  frame->setObjectName("drop_zone");
  auto* row = new QHBoxLayout(frame);
  row->setContentsMargins(16, 9, 12, 9);
  auto* button = new QPushButton(icon("open"), tr("Open…"), frame);
  button->setObjectName("gallery.open");
  button->setAccessibleName(tr("Open a file"));
  connect(button, &QPushButton::clicked, this, &Gallery::open_requested);
  row->addWidget(
      label(tr("Drop files here: points, vectors, meshes, images, saved states, or pictures made by Warpscope"), "dim", frame),
      1);
  row->addWidget(button);
  return frame;
}

// --- what was open before ---------------------------------------------------------------------------------------------

void Gallery::add_past(PictureButton* button, const QString& picture_path) {
  const QImage picture = picture_path.isEmpty() ? QImage() : QImage(picture_path);
  if (!picture.isNull()) button->set_frames({picture});
  past_buttons_.push_back(button);
}

void Gallery::show_last_of_each(const KeptStates& kept) {
  for (const auto& [workspace, action] : continues_) {
    const auto last = kept.newest(workspace);
    action->setVisible(last.has_value());
    if (!last) continue;
    action->setText(tr("Continue: %1, %2").arg(described(last->path).section(" · ", 0, 0), when(last->time)));
    action->setData(last->path);
  }
}

void Gallery::show_past(const QStringList& recent, const KeptStates& kept) {
  for (QWidget* button : std::exchange(past_buttons_, {})) {
    button->hide();
    button->deleteLater();  // it may be the one that was clicked
  }
  if (const auto last = kept.newest()) {
    auto* button = new PictureButton(PictureButton::Place::beside, tr("Continue where you were"),
                                     tr("%1 · %2").arg(described(last->path).section(" · ", 0, 0), when(last->time)), past_);
    button->setToolTip(described(last->path));
    button->setObjectName("gallery.continue");
    connect(button, &PictureButton::clicked, this, [this, path = last->path] { Q_EMIT continue_requested(path); });
    add_past(button, last->picture_path);
  }
  for (const QString& path : recent) {
    if (past_buttons_.size() >= most_past) break;
    const QFileInfo file(path);
    auto* button =
        new PictureButton(PictureButton::Place::beside, file.fileName(), QDir::toNativeSeparators(file.path()), past_);
    button->setObjectName(QString("gallery.recent.%1").arg(past_buttons_.size()));
    button->setAccessibleName(tr("Recent file %1").arg(file.fileName()));
    button->setToolTip(QDir::toNativeSeparators(path));
    connect(button, &PictureButton::clicked, this, [this, path] { Q_EMIT recent_requested(path); });
    add_past(button, kept.picture_of_file(path));
  }
  show_last_of_each(kept);
  past_->setVisible(!past_buttons_.empty());
  arrange();
}

// --- places -----------------------------------------------------------------------------------------------------------

void Gallery::arrange() {
  const int room = std::min(viewport()->width(), page_width_px) - 2 * margin_px;
  fill_grid(sample_grid_, sample_cards_, room, least_card_px);
  fill_grid(past_grid_, past_buttons_, room, least_past_px);
}

void Gallery::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

// --- pictures ---------------------------------------------------------------------------------------------------------

void Gallery::follow(Change what) {
  if (!any(what, Change::job | Change::view | Change::workspace)) return;
  const bool wants = isVisible() && !model_->runner().job().running;
  const bool other_theme = std::exchange(is_dark_, theme_colors().dark) != theme_colors().dark;
  if (wants == makes_pictures_ && !other_theme) return;
  makes_pictures_ = wants;
  if (wants)
    pictures_->make();
  else
    pictures_->stop();
}

void Gallery::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  follow(Change::workspace);
}

void Gallery::hideEvent(QHideEvent* event) {
  QScrollArea::hideEvent(event);
  follow(Change::workspace);
}

}  // namespace ws::app
