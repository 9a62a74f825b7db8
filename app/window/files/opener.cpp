// What opens goes through here, wherever it was chosen.
// SPDX-License-Identifier: MIT
#include "app/window/files/opener.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "app/session/document/loading.h"
#include "app/window/dialogs/columns_dialog.h"
#include "app/window/dialogs/last_folder.h"
#include "app/window/files/column_memory.h"
#include "app/window/format.h"
#include "app/workspaces/workspaces.h"
#include "compute/io/points/table_preview.h"

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

/// What would open the main data anew; no path where they are no file.
FileChoice choice_of_open(const Session& session) {
  if (!session.document().workspace()) return {};
  const ExperimentInfo& info = session.document().workspace()->experiment().info();
  for (const StateInput& input : session.document().sources())
    if (input.role == main_input(info).role && !input.path.empty())
      return {input.path, {}, input.columns, input.drop_invalid, info.id};
  return {};
}

StateInput* missing_input(State& state) {
  const auto is_missing = [](const StateInput& input) { return !input.path.empty() && !QFileInfo::exists(qt(input.path)); };
  const auto found = std::find_if(state.inputs.begin(), state.inputs.end(), is_missing);
  return found == state.inputs.end() ? nullptr : &*found;
}

QString absolute(const std::string& path) { return QDir::cleanPath(QFileInfo(qt(path)).absoluteFilePath()); }

}  // namespace

void Opener::open(const FileChoice& choice) {
  step_.reset();
  skipped_.clear();
  together_.clear();
  gone_to_.clear();
  submit(choice);
}

void Opener::submit(FileChoice choice) {
  remembered_.clear();
  take_remembered_columns(choice);
  last_opened_ = choice;
  model_.attempt([&] { model_->open(choice); });
}

void Opener::open_files(const std::vector<FileChoice>& files, bool add) {
  waiting_files_.clear();
  if (add) {
    waiting_files_.assign(files.begin(), files.end());
    return add_waiting_file();
  }
  if (files.empty()) return;
  const Step first{absolute(files.front().path), 1, std::chrono::system_clock::now()};
  open(files.front());
  series_choices_.clear();
  if (files.size() == 1) return;
  together_.assign(files.begin() + 1, files.end());
  QStringList paths{first.path};
  for (const FileChoice& file : together_) {
    const QString path = absolute(file.path);
    if (FileSeries::stands_alone(path)) paths << path;
    series_choices_.emplace(path, file);
  }
  series_.choose(paths);
  step_ = first;
}

void Opener::note(Change what) {
  if (model_->runner().job().loading) return;
  if (step_) end_step();
  if (any(what, Change::job)) add_waiting_file();
  if (!any(what, Change::inputs | Change::workspace)) return;
  if (!remembered_.isEmpty()) model_->log().say(Severity::info, std::exchange(remembered_, {}).toStdString());
  const QString path = main_path();
  if (std::exchange(followed_, path) != path) series_.follow(path);
}

/// A file is added to what the one before has become, so it waits for that.
void Opener::add_waiting_file() {
  if (waiting_files_.empty() || model_->runner().job().loading) return;
  FileChoice next = waiting_files_.front();
  waiting_files_.pop_front();
  if (next.role.empty()) next.role = added_role(*model_);
  submit(next);
}

// --- series -----------------------------------------------------------------------------------------------------------

bool Opener::has_gone_on_to(const std::string& path) const { return !path.empty() && absolute(path) == gone_to_; }

QString Opener::main_path() const {
  const StateInput* source = std::as_const(model_).session().document().main_source();
  return source && !source->path.empty() ? absolute(source->path) : QString();
}

void Opener::go_on(int by) {
  const QString from = step_ ? step_->path : main_path();
  if (from.isEmpty()) return;
  const QString next = series_.beside(from, by);
  if (!next.isEmpty()) return open_of_series(next, by);
  const QString name = QFileInfo(from).fileName();
  model_->log().say(Severity::info, (series_.count() == 0 ? QObject::tr("The folder of %1 is not listed yet").arg(name)
                                     : by > 0 ? QObject::tr("%1 is the last file of %2").arg(name).arg(series_.count())
                                              : QObject::tr("%1 is the first file of %2").arg(name).arg(series_.count()))
                                        .toStdString());
}

void Opener::open_of_series(const QString& path, int direction) {
  const auto asked = series_choices_.find(path);
  FileChoice choice = asked == series_choices_.end() ? FileChoice{} : asked->second;
  choice.path = path.toStdString();
  choice.keep_values = true;
  take_present_columns(choice);
  const Workspace* open = model_->document().workspace();
  if (choice.workspace.empty() && open && may_open(open->experiment().info(), choice.path))
    choice.workspace = open->experiment().info().id;
  step_ = Step{path, direction, std::chrono::system_clock::now()};
  gone_to_ = path;
  submit(std::move(choice));
}

/// What a step asked for is open, or could not be opened, or was cancelled.
void Opener::end_step() {
  const Step step = *std::exchange(step_, std::nullopt);
  const auto& banner = model_->log().banner();
  if (main_path() == step.path || absolute(model_->document().opened_file()) == step.path) {
    tell_of_skipped();
    return sort_out_together();
  }
  const bool failed = banner && banner->severity == Severity::error && banner->time >= step.begun;
  if (!failed) return together_.clear();
  const QString next = series_.beside(step.path, step.direction);
  if (next.isEmpty()) return together_.clear();
  skipped_ << QFileInfo(step.path).fileName();
  open_of_series(next, step.direction);
}

void Opener::tell_of_skipped() {
  const QStringList names = std::exchange(skipped_, {});
  if (names.isEmpty()) return;
  constexpr int most_named = 3;
  QString list = names.mid(0, most_named).join(", ");
  if (names.size() > most_named) list = QObject::tr("%1 and %2 more").arg(list).arg(names.size() - most_named);
  model_->log().say(Severity::info, QObject::tr("Skipped what cannot be opened: %1").arg(list).toStdString());
}

void Opener::sort_out_together() {
  const std::vector<FileChoice> others = std::exchange(together_, {});
  const Workspace* open = model_->document().workspace();
  if (others.empty() || !open) return;
  const ExperimentInfo& info = open->experiment().info();
  const QString first = main_path();
  QStringList series{first};
  for (FileChoice file : others) {
    const QString path = absolute(file.path);
    if (path == first) continue;
    if (file.role.empty()) file.role = role_beside(info, first.toStdString(), file.path);
    if (file.role.empty() && first.isEmpty()) file.role = added_role(*model_);  // to a state of generated data
    if (file.role.empty())
      series << path;
    else
      waiting_files_.push_back(std::move(file));
  }
  series_.choose(series.size() > 1 ? series : QStringList());
  series_.follow(first);
  add_waiting_file();
}

// --- columns ----------------------------------------------------------------------------------------------------------

InputKind Opener::kind_asked_for(const FileChoice& choice) const {
  const Workspace* workspace = std::as_const(model_).session().document().workspace();
  for (const Workspace* one : workspaces())
    if (one->experiment().info().id == choice.workspace) workspace = one;
  if (!workspace) return InputKind::points;
  const ExperimentInfo& info = workspace->experiment().info();
  for (const InputSpec& input : info.inputs)
    if (input.role == choice.role) return input.kind;
  return data_kind(main_input(info).kind).is_table ? main_input(info).kind : InputKind::points;
}

void Opener::take_remembered_columns(FileChoice& choice) {
  if (!choice.columns.empty()) return;
  const auto known = ColumnMemory::recall(io::preview_table(choice.path, 1).names, kind_asked_for(choice));
  if (!known) return;
  choice.columns = known->columns;
  choice.drop_invalid = choice.drop_invalid || known->drop_invalid;
  QStringList names;
  for (const std::string& column : known->columns) names << qt(column);
  remembered_ = QObject::tr("%1: columns %2, as they were chosen before for such a header")
                    .arg(QFileInfo(qt(choice.path)).fileName(), names.join(", "));
}

/// The next table of a series is read as the one before, where its header is the same.
void Opener::take_present_columns(FileChoice& choice) const {
  const FileChoice present = choice_of_open(model_.session());
  if (!choice.columns.empty() || present.columns.empty()) return;
  const std::vector<std::string> names = io::preview_table(present.path, 1).names;
  if (names.empty() || names != io::preview_table(choice.path, 1).names) return;
  choice.columns = present.columns;
  choice.drop_invalid = choice.drop_invalid || present.drop_invalid;
}

void Opener::open_with_dialog(bool add, const QString& path) {
  auto* dialog = new OpenDialog(parent_, *model_, add);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  if (!path.isEmpty()) dialog->selectFile(path);
  QObject::connect(dialog, &OpenDialog::chosen, parent_,
                   [this, add](const std::vector<FileChoice>& choices) { open_files(choices, add); });
  dialog->open();
}

void Opener::choose_columns(const FileChoice& choice) {
  const QString path = QString::fromStdString(choice.path);
  if (!has_columns(path)) return open_with_dialog(!choice.role.empty(), path);
  show_columns_dialog(parent_, path, kind_asked_for(choice), {choice.columns, choice.drop_invalid}, model_.output_check(),
                      [this, choice](const ChosenColumns& chosen) {
                        FileChoice next = choice;
                        next.columns = chosen.columns;
                        next.drop_invalid = chosen.drop_invalid;
                        open(next);
                      });
}

void Opener::choose_columns_of_open() {
  if (table_is_open()) choose_columns(choice_of_open(model_.session()));
}

bool Opener::misses_data(const std::string& failure) const {
  const QString path = qt(last_opened_.path);
  if (!path.endsWith(".json", Qt::CaseInsensitive) && !path.endsWith(".png", Qt::CaseInsensitive)) return false;
  try {
    State state = read_state(last_opened_.path);
    const StateInput* missing = missing_input(state);
    return missing && failure.find(QFileInfo(qt(missing->path)).fileName().toStdString()) != std::string::npos;
  } catch (const Error&) {
    return false;
  }
}

void Opener::locate_data() {
  model_.attempt([this] { locate(read_state(last_opened_.path)); });
}

void Opener::locate(const State& state) {
  State found = state;
  const StateInput* missing = missing_input(found);
  if (!missing) return model_->restore(found);
  const std::ptrdiff_t which = missing - found.inputs.data();
  const QString name = QFileInfo(qt(missing->path)).fileName();
  auto* dialog = new QFileDialog(parent_, QObject::tr("Where is %1?").arg(name));
  dialog->setObjectName("locate_dialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  begin_in_last_folder(*dialog, DialogPurpose::open);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent_, [this, found, which](const QString& path) mutable {
    found.inputs[static_cast<std::size_t>(which)].path = path.toStdString();
    model_.attempt([&] { locate(found); });
  });
  dialog->open();
}

bool Opener::table_is_open() const {
  const std::string path = choice_of_open(model_.session()).path;
  return !path.empty() && io::is_table_file(path);
}

}  // namespace ws::app
