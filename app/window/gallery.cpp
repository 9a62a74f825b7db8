// Cards, samples, drop zone, recent files.
// SPDX-License-Identifier: MIT
#include "app/window/gallery.h"

#include "app/window/actions/icons.h"
#include "app/window/format.h"
#include "app/window/theme.h"

namespace ws::app {

namespace {

constexpr int column_width_px = 860;

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
  const QString cpu = QObject::tr("%1 (%2 threads)").arg(QString::fromStdString(cpu_name())).arg(cpu_thread_count());
  if (!cuda.devices.empty())
    return QObject::tr("Runs on %1 and on the CPU, %2").arg(QString::fromStdString(cuda.devices.front().name), cpu);
  return QObject::tr("Runs on the CPU, %1; %2").arg(cpu, QString::fromStdString(cuda.reason));
}

constexpr int most_columns = 3, sample_width_px = 190, around_samples_px = 110;

/// Buttons that wrap by hand: as many per row as fit the column.
void fill_grid(QGridLayout* grid, const std::vector<QWidget*>& widgets, int columns) {
  for (std::size_t i = 0; i < widgets.size(); ++i)
    grid->addWidget(widgets[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

}  // namespace

Gallery::Gallery(SessionModel& model, QWidget* parent) : QScrollArea(parent), model_(model) {
  setObjectName("gallery");
  setAccessibleName(tr("Gallery"));
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget(this);
  page->setProperty("role", "page");
  auto* outer = new QHBoxLayout(page);
  auto* column = new QWidget(page);
  column->setMaximumWidth(column_width_px);
  column->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  outer->addStretch(1);
  outer->addWidget(column, 100);
  outer->addStretch(1);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(20, 28, 20, 28);
  layout->setSpacing(16);
  layout->addStretch(1);
  layout->addWidget(header());
  for (const Workspace* workspace : workspaces()) layout->addWidget(card(*workspace));
  layout->addWidget(drop_zone());
  recent_ = new QWidget(column);
  new QVBoxLayout(recent_);
  recent_->layout()->setContentsMargins(4, 0, 4, 0);
  layout->addWidget(recent_);
  auto* machine = label(runs_on(), "dim", column);
  machine->setObjectName("gallery.machine");
  layout->addWidget(machine);
  layout->addStretch(2);
  setWidget(page);
}

QWidget* Gallery::header() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 6);
  row->setSpacing(16);
  auto* sign = new QLabel(box);
  sign->setPixmap(QIcon(":/icons/warpscope.svg").pixmap(QSize(52, 52), devicePixelRatioF()));
  auto* texts = new QVBoxLayout;
  texts->setSpacing(1);
  texts->addWidget(label("Warpscope", "heading", box, 1.9));
  texts->addWidget(label(tr("Watch parallel algorithms work on your own data, step by step"), "dim", box, 1.1));
  row->addWidget(sign);
  row->addLayout(texts, 1);
  return box;
}

QWidget* Gallery::card(const Workspace& workspace) {
  const ExperimentInfo& info = workspace.experiment().info();
  auto* frame = new QFrame(this);
  frame->setProperty("role", "card");
  frame->setObjectName("card." + qt(info.id));
  frame->setAccessibleName(qt(info.title));
  auto* layout = new QVBoxLayout(frame);
  layout->setContentsMargins(22, 18, 22, 20);
  layout->setSpacing(8);
  layout->addWidget(label(qt(info.title), "heading", frame, 1.35));
  layout->addWidget(label(qt(info.summary), "dim", frame));
  layout->addSpacing(6);
  layout->addWidget(label(tr("Start with a sample"), "group", frame, 0.92));
  auto* grid = new QGridLayout;
  grid->setSpacing(8);
  std::vector<QWidget*> buttons;
  for (const Sample& sample : info.samples) {
    auto* button = new QPushButton(icon("sample"), qt(sample.title), frame);
    button->setObjectName("sample." + qt(info.id) + "." + qt(sample.id));
    button->setAccessibleName(tr("Sample %1").arg(qt(sample.title)));
    button->setToolTip(qt(sample.generator));
    button->setMinimumHeight(34);
    connect(button, &QPushButton::clicked, this,
            [this, id = info.id, sample_id = sample.id] { model_.attempt([&] { model_->open_sample(id, sample_id); }); });
    buttons.push_back(button);
  }
  samples_.emplace_back(grid, buttons);
  layout->addLayout(grid);
  return frame;
}

QWidget* Gallery::drop_zone() {
  auto* frame = new QFrame(this);
  frame->setProperty("role", "card");
  frame->setObjectName("drop_zone");
  auto* row = new QHBoxLayout(frame);
  row->setContentsMargins(22, 14, 16, 14);
  auto* text = label(tr("…or drop files here: points (xyz, txt, csv, ply, npy, tsp, json), vectors (fvecs, bvecs, ivecs), an "
                        "image, a saved state, or a "
                        "picture made by Warpscope"),
                     "dim", frame);
  auto* button = new QPushButton(icon("open"), tr("Open…"), frame);
  button->setObjectName("gallery.open");
  button->setAccessibleName(tr("Open a file"));
  button->setMinimumHeight(34);
  connect(button, &QPushButton::clicked, this, &Gallery::open_requested);
  row->addWidget(text, 1);
  row->addWidget(button);
  return frame;
}

void Gallery::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  const int room = std::min(viewport()->width(), column_width_px) - around_samples_px;
  const int columns = std::clamp(room / sample_width_px, 1, most_columns);
  if (columns == columns_) return;
  columns_ = columns;
  for (const auto& [grid, buttons] : samples_) fill_grid(grid, buttons, columns);
}

void Gallery::set_recent(const QStringList& paths) {
  qDeleteAll(recent_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  recent_->setVisible(!paths.isEmpty());
  if (paths.isEmpty()) return;
  recent_->layout()->addWidget(label(tr("Recent files"), "group", recent_, 0.92));
  for (const QString& path : paths.mid(0, 4)) {
    auto* button = new QToolButton(recent_);
    button->setText(QFileInfo(path).fileName());
    button->setToolTip(path);
    button->setAccessibleName(tr("Recent file %1").arg(QFileInfo(path).fileName()));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(button, &QToolButton::clicked, this, [this, path] { Q_EMIT recent_requested(path); });
    recent_->layout()->addWidget(button);
  }
}

}  // namespace ws::app
