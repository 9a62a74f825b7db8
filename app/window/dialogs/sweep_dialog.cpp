// The sweep dialog.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/sweep_dialog.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/session/sweep/sweep_file.h"
#include "app/session/sweep/sweep_plot.h"
#include "app/window/actions/command_line.h"
#include "app/window/dialogs/save_dialog.h"
#include "app/window/files/screenshots.h"
#include "app/window/format.h"
#include "app/window/plots/plot_widget.h"
#include "app/window/widgets/screen_fit.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::app {

namespace {

constexpr int most_repetitions = 1000;

/// Values that are worth a look at first: the slider's range, all choices, both of a switch.
std::string proposal(const FieldInfo& field, const FieldRange& range) {
  constexpr int count = 12;
  switch (field.kind) {
    case FieldKind::choice:
    case FieldKind::boolean:
      return "all";
    case FieldKind::numbers:
      return to_text(field.default_value);
    case FieldKind::integer:
      return fmt::format("{:.0f}:{:.0f}:{}", range.slider_min, range.slider_max, count);
    case FieldKind::real: {
      const bool is_log = field.scale == Scale::logarithmic && range.slider_min > 0;
      return fmt::format("{:.6g}:{:.6g}:{}{}", range.slider_min, range.slider_max, count, is_log ? ":log" : "");
    }
  }
  return {};
}

QLabel* label_with(const char* name, const char* role, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setProperty("role", role);
  label->setWordWrap(true);
  return label;
}

}  // namespace

SweepDialog::SweepDialog(SessionModel& model, QWidget* parent)
    : QDialog(parent),
      model_(model),
      runner_([this](std::function<void()> work) { QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection); },
              [this] { show_rows(); }) {
  setObjectName("sweep_dialog");
  setWindowTitle(tr("Sweep"));
  error_ = label_with("sweep.error", "error", this);
  error_->hide();
  status_ = label_with("sweep.status", "dim", this);
  plot_ = new PlotWidget(model.output_check(), this);
  plot_->setAccessibleName(tr("Plot of the sweep"));
  plot_->set_choosable(true);
  connect(plot_, &PlotWidget::value_chosen, this, &SweepDialog::restore);
  auto* layout = new QVBoxLayout(this);
  layout->setSpacing(8);
  layout->addWidget(controls());
  layout->addWidget(error_);
  layout->addWidget(plot_, 1);
  layout->addWidget(status_);
  layout->addWidget(buttons());
  list_parameters();
  list_values();
  show_status();
  resize(fitting_screen(*this, {700, 560}));
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::workspace)) list_parameters();
    if (any(what, Change::workspace | Change::inputs)) show_status();
  });
}

SweepDialog::Row SweepDialog::make_row(int index, const QString& title) {
  Row row{new QComboBox(this), new QLineEdit(this)};
  row.parameter->setObjectName(QString("sweep.parameter_%1").arg(index));
  row.parameter->setAccessibleName(title);
  row.values->setObjectName(QString("sweep.values_%1").arg(index));
  row.values->setAccessibleName(tr("Values of it"));
  row.values->setPlaceholderText(tr("from:to:count, from:to:count:log, or a,b,c"));
  row.values->setToolTip(
      tr("0.05:0.5:24 for 24 values from 0.05 to 0.5, with :log behind it for even ratios; 1,2,4 for these; all for "
         "all choices"));
  connect(row.parameter, &QComboBox::activated, this,
          [this, index] { propose_values(rows_[static_cast<std::size_t>(index - 1)]); });
  connect(row.values, &QLineEdit::returnPressed, this, &SweepDialog::start);
  return row;
}

QWidget* SweepDialog::controls() {
  auto* page = new QWidget(this);
  auto* grid = new QGridLayout(page);
  grid->setContentsMargins(0, 0, 0, 0);
  rows_ = {make_row(1, tr("Parameter that is varied")), make_row(2, tr("Second parameter"))};
  const std::array<QString, 2> titles{tr("Vary"), tr("and")};
  for (int i = 0; i < 2; ++i) {
    grid->addWidget(new QLabel(titles[static_cast<std::size_t>(i)], page), i, 0);
    grid->addWidget(rows_[static_cast<std::size_t>(i)].parameter, i, 1);
    grid->addWidget(rows_[static_cast<std::size_t>(i)].values, i, 2);
  }
  declared_ = new QComboBox(page);
  declared_->setObjectName("sweep.declared");
  declared_->setAccessibleName(tr("Sweeps of this workspace"));
  connect(declared_, &QComboBox::activated, this, &SweepDialog::take_declared);
  grid->addWidget(declared_, 2, 1, 1, 2);
  repeat_ = new QSpinBox(page);
  repeat_->setObjectName("sweep.repeat");
  repeat_->setAccessibleName(tr("Repetitions"));
  repeat_->setToolTip(tr("Timed runs of each combination; more than one come after a run to warm up"));
  repeat_->setRange(1, most_repetitions);
  value_ = new QComboBox(page);
  value_->setObjectName("sweep.value");
  value_->setAccessibleName(tr("Value that is plotted"));
  connect(value_, &QComboBox::activated, this, [this] { show_rows(); });
  value_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  value_->setMinimumContentsLength(14);
  for (const Row& row : rows_) row.values->setMinimumWidth(190);
  auto* more = new QHBoxLayout;
  more->addWidget(value_, 1);
  more->addWidget(new QLabel(tr("Repetitions"), page));
  more->addWidget(repeat_);
  grid->addWidget(new QLabel(tr("Plot"), page), 3, 0);
  grid->addLayout(more, 3, 1, 1, 2);
  grid->setColumnStretch(2, 1);
  return page;
}

QWidget* SweepDialog::buttons() {
  auto* page = new QWidget(this);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](const char* name, const QString& text, auto slot) {
    auto* button = new QPushButton(text, page);
    button->setObjectName(name);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, slot);
    row->addWidget(button);
    return button;
  };
  start_ = add("sweep.start", tr("Start"), &SweepDialog::start);
  start_->setDefault(true);
  cancel_ = add("sweep.cancel", tr("Cancel sweep"), [this] { runner_.cancel(); });
  row->addStretch(1);
  add("sweep.copy", tr("Copy as command line"), &SweepDialog::copy_command);
  save_ = add("sweep.save", tr("Save table…"), &SweepDialog::save_table);
  add("sweep.close", tr("Close"), &QDialog::close);
  return page;
}

void SweepDialog::list_declared() {
  declared_->clear();
  const Workspace* workspace = model_->document().workspace();
  if (!workspace || workspace->experiment().info().sweeps.empty()) return declared_->hide();
  declared_->addItem(tr("Sweeps of this workspace…"));
  for (const DeclaredSweep& sweep : workspace->experiment().info().sweeps) declared_->addItem(translated(sweep.title));
  declared_->show();
}

void SweepDialog::take_declared(int index) {
  const Workspace* workspace = model_->document().workspace();
  if (!workspace || index < 1 || std::size_t(index) > workspace->experiment().info().sweeps.size()) return;
  const std::vector<std::string>& variations = workspace->experiment().info().sweeps[std::size_t(index - 1)].variations;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const std::string text = i < variations.size() ? variations[i] : std::string();
    const std::size_t equals = std::min(text.find('='), text.size());
    rows_[i].parameter->setCurrentIndex(std::max(0, rows_[i].parameter->findData(qt(text.substr(0, equals)))));
    rows_[i].values->setEnabled(!text.empty());
    rows_[i].values->setText(text.empty() ? QString() : qt(text.substr(equals + 1)));
  }
}

void SweepDialog::list_parameters() {
  list_declared();
  const ParameterSet& set = model_->document().parameters();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    QComboBox& list = *rows_[i].parameter;
    list.clear();
    if (i > 0) list.addItem(tr("nothing else"), QString());
    const auto add = [&](const FieldInfo& field) {
      list.addItem(field.label.empty() ? qt(field.name) : translated(field.label), qt(field.name));
      list.setItemData(list.count() - 1, translated(field.help), Qt::ToolTipRole);
    };
    for (const FieldInfo& field : set.fields())
      if (field.pinned) add(field);  // those that matter most come first
    for (const FieldInfo& field : set.fields())
      if (!field.pinned) add(field);
    list.addItem(tr("CPU threads"), "threads");
    list.addItem(tr("Seed"), "seed");
    propose_values(rows_[i]);
  }
}

void SweepDialog::propose_values(const Row& row) {
  const std::string name = row.parameter->currentData().toString().toStdString();
  const ParameterSet& set = model_->document().parameters();
  row.values->setEnabled(!name.empty());
  if (set.contains(name))
    row.values->setText(qt(proposal(set.info(name), model_->document().slider_range(name))));
  else
    row.values->setText(name == "threads" ? "1,2,4" : name == "seed" ? "1:10:10" : "");
}

std::string SweepDialog::variation_text(const Row& row) const {
  const std::string name = row.parameter->currentData().toString().toStdString();
  return name.empty() ? name : name + "=" + row.values->text().trimmed().toStdString();
}

SweepPlan SweepDialog::plan() {
  model_->document().require_workspace();
  const Document& document = model_->document();
  const Means means = model_->runner().means();
  SweepPlan plan;
  plan.experiment = &document.workspace()->experiment();
  plan.inputs = document.inputs();
  plan.parameters = document.parameters();
  plan.backend = model_->runner().backend();
  plan.thread_count = means.thread_count;
  plan.memory_limit_bytes = means.memory_limit_bytes;
  plan.cache = &cache_;
  plan.seed = document.seed();
  plan.repeat_count = repeat_->value();
  plan.warm_up_count = plan.repeat_count > 1 ? 1 : 0;
  for (const Row& row : rows_)
    if (const std::string text = variation_text(row); !text.empty())
      plan.variations.push_back(parse_variation(text, plan.parameters));
  return plan;
}

void SweepDialog::refuse(const Error& error) {
  QString text = QString::fromStdString(error.full_text());
  text.remove("--vary ");
  error_->setText(text);
  error_->show();
}

void SweepDialog::start() {
  error_->hide();
  try {
    SweepPlan next = plan();
    check_sweep(next);
    if (const auto lines = lines_without_effect(next); !lines.empty()) {
      error_->setText(qt(joined_text(lines, "; ")));
      error_->show();
    }
    generation_ = model_->document().generation();
    sources_ = model_->document().sources();
    runner_.start(std::move(next));
  } catch (const Error& error) {
    refuse(error);
  }
}

void SweepDialog::list_values() {
  std::vector<std::string> names = value_names(runner_.rows());
  if (names.empty()) names.emplace_back("compute_ms");
  QStringList wanted;
  for (const std::string& name : names) wanted << qt(name);
  QStringList shown;
  for (int i = 0; i < value_->count(); ++i) shown << value_->itemData(i).toString();
  if (shown == wanted) return;
  const QString chosen = value_->currentData().toString();
  value_->clear();
  for (const QString& name : wanted) value_->addItem(name == "compute_ms" ? tr("Time") : choice_text(name.toStdString()), name);
  value_->setCurrentIndex(std::max(0, value_->findData(chosen)));
}

void SweepDialog::show_rows() {
  if (!runner_.running()) cache_.clear();
  if (!runner_.rows().empty()) list_values();  // a new sweep keeps what was chosen for the one before
  if (const SweepPlan* swept = runner_.plan())
    plot_->show_plot(sweep_plot(*swept, runner_.rows(), value_->currentData().toString().toStdString()));
  plot_->set_file_name(proposed_file_name(model_, false));
  show_status();
}

void SweepDialog::show_status() {
  const SweepPlan* swept = runner_.plan();
  const std::size_t there = runner_.rows().size();
  start_->setEnabled(model_->document().workspace() != nullptr);
  cancel_->setEnabled(runner_.running());
  save_->setEnabled(there > 0);
  if (!swept) {
    status_->setText(
        tr("Every combination is run in the background; what is shown stays. A click on a dot or a cell brings its "
           "parameters back."));
    return;
  }
  const auto failed =
      std::count_if(runner_.rows().begin(), runner_.rows().end(), [](const SweepRow& row) { return row.failed(); });
  QString text = tr("%1 of %2 runs").arg(grouped(there), grouped(swept->size()));
  if (failed > 0) {
    const auto first =
        std::find_if(runner_.rows().begin(), runner_.rows().end(), [](const SweepRow& row) { return row.failed(); });
    text += tr("; %1 failed: %2").arg(grouped(static_cast<std::uint64_t>(failed)), qt(first->error));
  }
  if (runner_.running() && there < swept->size()) text += tr("; now %1").arg(qt(swept->words_of(there)));
  if (!runner_.running()) text += runner_.was_cancelled() && there < swept->size() ? tr("; cancelled") : tr("; done");
  if (!is_of_open_data()) text += tr(" — of data that are no longer open");
  status_->setText(text);
}

bool SweepDialog::is_of_open_data() const {
  const Document& document = model_->document();
  if (generation_ == document.generation()) return true;
  const SweepPlan* swept = runner_.plan();
  return swept && document.workspace() && swept->seed == document.seed() &&
         swept->experiment == &document.workspace()->experiment() && !sources_.empty() &&
         std::equal(sources_.begin(), sources_.end(), document.sources().begin(), document.sources().end(),
                    [](const StateInput& a, const StateInput& b) { return is_same_source(a, b) && a.sha256 == b.sha256; });
}

void SweepDialog::reject() { is_running() ? runner_.cancel() : QDialog::reject(); }

void SweepDialog::closeEvent(QCloseEvent* event) {
  event->accept();
  hide();
}

void SweepDialog::restore(double x, std::size_t series, double y) {
  const SweepPlan* swept = runner_.plan();
  const auto number = swept ? combination_at(*swept, x, series, y) : std::nullopt;
  if (!number) return;
  error_->hide();
  if (!is_of_open_data())
    return refuse(
        Error(ErrorKind::invalid_argument, said("the sweep is of data that are no longer open"), said("start it again")));
  const ParameterSet wanted = swept->parameters_of(*number);
  Workspace::Edits edits;
  for (const FieldInfo& field : wanted.fields())
    if (!(wanted.get(field.name) == model_->document().parameters().get(field.name)))
      edits.emplace_back(field.name, wanted.get(field.name));
  if (model_.attempt([&] { model_->document().edit(edits); }))
    model_->log().say(Severity::info, told("Back at {}", swept->words_of(*number)));
}

PathCheck SweepDialog::table_check() {
  return [check = model_.output_check()](const QString& table) {
    const QString description = QString::fromStdString(description_path(table.toStdString()));
    check(table);
    check(description);
    // The dialog asks whether the table may be replaced, and with it what lies beside; but not about that alone.
    if (QFileInfo::exists(description) && !QFileInfo::exists(table))
      throw Error(ErrorKind::invalid_argument,
                  told("cannot write {} beside the table: such a file is there", description.toStdString()),
                  said("give another name"));
  };
}

void SweepDialog::save_table() {
  auto* dialog = new SaveDialog(this, table_check(), tr("Save table"), QString(), "CSV (*.csv)");
  dialog->setObjectName("sweep_table_dialog");
  dialog->setDefaultSuffix("csv");
  dialog->selectFile(proposed_file_name(model_, false) + "-sweep.csv");
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    try {
      SweepColumns columns;
      for (const Variation& variation : runner_.plan()->variations) columns.varied.push_back(variation.name);
      std::string text;
      for (const SweepRow& row : runner_.rows()) columns.take(row);
      for (const SweepRow& row : runner_.rows()) text += csv_line(row, columns);
      io::write_atomically(path.toStdString(), csv_head(columns) + text);
      io::write_atomically(description_path(path.toStdString()), description_of(*runner_.plan(), sources_));
    } catch (const Error& error) {
      QMessageBox::warning(this, tr("Save table"), QString::fromStdString(error.full_text()));
    }
  });
  dialog->open();
}

void SweepDialog::copy_command() {
  if (!model_->document().workspace()) return;
  QString text = command_line(*model_);
  text.replace("warpscope run ", "warpscope sweep ").remove(" --report -");
  for (const Row& row : rows_) {
    const std::string name = row.parameter->currentData().toString().toStdString();
    if (!model_->document().parameters().contains(name)) continue;
    // What is varied has no flag of its own.
    const QString flag = QRegularExpression::escape(qt(model_->document().parameters().info(name).flag()));
    text.remove(QRegularExpression(" " + flag + " ('[^']*'|[^ ]+)"));
  }
  std::string command = text.toStdString();
  for (const Row& row : rows_)
    if (const std::string varied = variation_text(row); !varied.empty()) command += fmt::format(" --vary '{}'", varied);
  if (repeat_->value() > 1) command += fmt::format(" --repeat {}", repeat_->value());
  command += fmt::format(" --value {} --out sweep.csv --plot sweep.svg", value_->currentData().toString().toStdString());
  QGuiApplication::clipboard()->setText(qt(command));
  model_->log().say(Severity::info, tr("Command copied to the clipboard").toStdString());
}

void show_sweep_dialog(QWidget* window, SessionModel& model) {
  auto* dialog = window->findChild<SweepDialog*>("sweep_dialog");
  if (!dialog) dialog = new SweepDialog(model, window);
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

}  // namespace ws::app
