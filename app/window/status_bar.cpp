// Chips and progress.
// SPDX-License-Identifier: MIT
#include "app/window/status_bar.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QString>
#include <QStyle>
#include <QToolButton>
#include <QWidget>

#include "app/session/document/loading.h"
#include "app/window/actions/action_set.h"
#include "app/window/actions/icons.h"
#include "app/window/files/file_series.h"
#include "app/window/files/file_writer.h"
#include "app/window/format.h"
#include "app/window/message_words.h"
#include "app/window/session_model.h"
#include "app/window/viewport/viewport.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

constexpr int job_refresh_ms = 100;
constexpr int frames_refresh_ms = 500;
constexpr int progress_width_px = 170;
constexpr int note_ms = 6000;
constexpr int note_width_px = 420;

}  // namespace

StatusBar::StatusBar(SessionModel& model, ActionSet& actions, const Viewport& viewport, const FileWriter& writer,
                     const FileSeries& series)
    : model_(model), actions_(actions), viewport_(viewport), writer_(writer), series_(series) {
  setObjectName("status_bar");
  setSizeGripEnabled(false);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // what it says never widens the window
  setContentsMargins(0, 0, 10, 0);
  const auto diagnostics = [this] { actions_.get("tools.diagnostics")->trigger(); };
  backend_ = chip("backend", tr("Backend and device"), diagnostics);
  interop_ = chip("interop", tr("How pictures reach the screen"), diagnostics);
  points_ = chip("points", tr("Size of the data"), [this] { raise_panel("scene"); });
  file_ = chip("file", tr("Place in the folder"), [this] { actions_.get("file.next")->trigger(); });
  seed_ = chip("seed", tr("Seed"), [this] { actions_.get("edit.copy_state")->trigger(); });
  parity_ = chip("parity", tr("Whether the result was checked"), [this] {
    const auto step = model_->parity().verdict().step;
    if (step) return model_->viewer().seek(*step);
    actions_.get("compare.check")->trigger();
  });
  frames_ = chip("fps", tr("Frames per second"), [this] { raise_panel("performance"); });
  reading_ = new QLabel(this);
  reading_->setObjectName("status.reading");
  reading_->setAccessibleName(tr("Under the pointer"));
  reading_->setTextFormat(Qt::PlainText);
  reading_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // what has no room is cut
  what_ = new QLabel(this);
  what_->setObjectName("status.what");
  what_->setProperty("role", "dim");
  progress_ = new QProgressBar(this);
  progress_->setObjectName("status.progress");
  progress_->setAccessibleName(tr("Progress"));
  progress_->setFixedSize(progress_width_px, 16);
  cancel_ = chip("cancel", tr("Cancel"), [this] { actions_.get("run.cancel")->trigger(); });
  cancel_->setIcon(icon("close"));
  cancel_->setToolTip(tr("Stop the job (Esc)"));
  for (QToolButton* left : {backend_, interop_, points_, file_, seed_, parity_, frames_}) addWidget(left);
  addWidget(reading_, 1);
  for (QWidget* right : std::initializer_list<QWidget*>{what_, progress_, cancel_}) addPermanentWidget(right);
  job_timer_.setInterval(job_refresh_ms);
  connect(&job_timer_, &QTimer::timeout, this, [this] { refresh_job(); });
  frames_timer_.setSingleShot(true);
  frames_timer_.setInterval(frames_refresh_ms);
  connect(&frames_timer_, &QTimer::timeout, this, [this] { refresh_frames(); });
  note_timer_.setSingleShot(true);
  note_timer_.setInterval(note_ms);
  connect(&note_timer_, &QTimer::timeout, this, [this] { refresh_job(); });
  connect(&writer_, &FileWriter::changed, this, [this] { refresh_job(); });
  connect(&series_, &FileSeries::changed, this, [this] { refresh_series(); });
  connect(&viewport_, &Viewport::frame_drawn, this, [this] {
    if (!frames_timer_.isActive()) frames_timer_.start();
  });
  connect(&viewport_, &Viewport::graphics_ready, this, [this] { refresh_chips(); });
  model_.listen_calmly(this, [this](Change what) {
    if (any(what, Change::message)) note_news();
    if (any(what, Change::job | Change::message)) refresh_job();
    if (any(what, Change::comparison | Change::workspace)) refresh_parity();
    if (any(what, Change::workspace | Change::inputs | Change::result | Change::settings | Change::parameters)) refresh_chips();
  });
  refresh_chips();
  refresh_parity();
  refresh_series();
  refresh_job();
  refresh_frames();
}

QToolButton* StatusBar::chip(const QString& name, const QString& accessible, std::function<void()> act) {
  auto* button = new QToolButton(this);
  button->setObjectName("status." + name);
  button->setAccessibleName(accessible);
  button->setFocusPolicy(Qt::TabFocus);
  connect(button, &QToolButton::clicked, this, [act = std::move(act)] { act(); });
  return button;
}

void StatusBar::raise_panel(const char* name) {
  auto* dock = window()->findChild<QDockWidget*>("dock." + QString(name));
  dock->show();
  dock->raise();
}

void StatusBar::refresh_chips() {
  Session& session = model_.session();
  const Backend backend = session.runner().backend();
  const QString name = backend == Backend::cuda ? "CUDA" : tr("CPU");
  backend_->setText(has_room(900) ? tr("%1: %2").arg(name, QString::fromStdString(device_name(backend))) : name);
  backend_->setToolTip(backend == Backend::cuda || !cuda_status().devices.empty()
                           ? tr("What computes")
                           : tr("What computes; no CUDA: %1").arg(QString::fromStdString(said(cuda_status().reason.c_str()))));
  if (const auto& verdict = viewport_.interop()) {
    const bool direct = verdict->mode == render::InteropMode::zero_copy;
    interop_->setText(direct ? tr("screen: zero-copy") : tr("screen: copied"));
    interop_->setToolTip(direct
                             ? tr("CUDA writes straight into what is drawn")
                             : tr("What CUDA writes is copied to be drawn: %1").arg(QString::fromStdString(verdict->reason)));
    interop_->setVisible(backend == Backend::cuda && verdict->mode != render::InteropMode::cpu && has_room(800));
  } else {
    interop_->hide();
  }
  frames_->setVisible(has_room(700));
  const Workspace* workspace = session.document().workspace();
  points_->setVisible(workspace);
  seed_->setVisible(workspace && has_room(700));
  if (!workspace) return;
  const std::size_t count = session.document().element_count();
  const ExperimentInfo& info = workspace->experiment().info();
  const QString element = element_word(count, element_name(info, session.document().inputs()));
  points_->setText(QString("%1 %2").arg(short_count(count), element));
  points_->setToolTip(QString("%1 %2").arg(grouped(count), element));
  seed_->setText(tr("seed %1").arg(session.document().seed()));
  seed_->setToolTip(tr("Of the random choices; click to copy the state"));
}

void StatusBar::read(const QString& line) {
  read_ = line;
  refresh_reading();
}

/// Cut where one sees it: a number without its last digits would be another one.
void StatusBar::refresh_reading() {
  reading_->setText(reading_->fontMetrics().elidedText(read_, Qt::ElideRight, reading_->width()));
}

void StatusBar::resizeEvent(QResizeEvent* event) {
  QStatusBar::resizeEvent(event);
  refresh_chips();
  refresh_series();
  refresh_reading();
}

void StatusBar::refresh_parity() {
  const ParityCheck::Verdict& verdict = model_->parity().verdict();
  parity_->setVisible(verdict.outcome != ParityCheck::Outcome::none && model_->document().workspace());
  parity_->setText(QString::fromStdString(verdict.text));
  const QString detail = verdict.outcome == ParityCheck::Outcome::running
                             ? tr("It is being computed another way, in the background")
                             : QString::fromStdString(verdict.detail);
  parity_->setToolTip(verdict.step ? tr("%1; click to go there").arg(detail) : detail);
}

void StatusBar::refresh_series() {
  const int position = series_.position(), count = series_.count();
  file_->setVisible(position > 0 && count > 1 && has_room(800));
  file_->setText(tr("file %1 of %2").arg(position).arg(count));
  file_->setToolTip(tr("Page Down goes to the next file, Page Up to the one before; the parameters stay"));
}

void StatusBar::refresh_frames() {
  const int fps = viewport_.frames_per_second();
  frames_->setText(fps == 0 ? tr("idle") : tr("%1 frames/s").arg(fps));
  frames_->setToolTip(fps == 0 ? tr("Idle: nothing is drawn while nothing changes") : tr("Frames in the last second"));
  if (fps > 0) frames_timer_.start();
}

/// What was done is said for a while; warnings and errors have the banner.
void StatusBar::note_news() {
  const std::vector<Message>& all = model_->log().messages();
  if (all.empty() || all.back().time == noted_) return;
  noted_ = all.back().time;
  note_ = all.back().severity == Severity::info ? message_words(all.back().text, model_->document()) : QString();
  note_timer_.start();
}

void StatusBar::refresh_job() {
  const JobStatus job = model_->runner().job();
  const bool writing = writer_.pending() > 0;
  progress_->setVisible(job.running || writing);
  cancel_->setVisible(job.running);
  actions_.set_enabled("run.cancel", job.running);
  const bool is_news = note_timer_.isActive() && !note_.isEmpty();  // what was done: it stands there for a moment only
  const QString text = is_news       ? note_
                       : job.running ? QString::fromStdString(job.what)
                       : writing     ? tr("writing %1").arg(QFileInfo(writer_.path()).fileName())
                                     : QString();
  what_->setProperty("role", is_news ? "news" : "dim");
  what_->style()->unpolish(what_);
  what_->style()->polish(what_);
  what_->setText(what_->fontMetrics().elidedText(text, Qt::ElideMiddle, std::min(note_width_px, width() / 3)));
  what_->setToolTip(text);
  progress_->setRange(0, job.running && job.fraction >= 0 ? 1000 : 0);
  progress_->setTextVisible(job.running);
  if (!job.running) return job_timer_.stop();
  if (!job_timer_.isActive()) job_timer_.start();
  if (job.fraction >= 0) progress_->setValue(static_cast<int>(job.fraction * 1000));
  progress_->setFormat(tr("%p % · %1 s").arg(job.elapsed_ms / 1000, 0, 'f', 1));
}

}  // namespace ws::app
