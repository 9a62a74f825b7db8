// What opens goes through here, wherever it was chosen.
// SPDX-License-Identifier: MIT
#include "app/window/files/opener.h"

#include "app/window/dialogs/columns_dialog.h"
#include "app/window/format.h"
#include "compute/io/points/table_preview.h"

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

}  // namespace

void Opener::open(const FileChoice& choice) {
  last_opened_ = choice;
  model_.attempt([&] { model_->open(choice); });
}

void Opener::open_files(const std::vector<FileChoice>& files, bool add) {
  waiting_files_.assign(files.begin(), files.end());
  if (add || waiting_files_.empty()) return add_waiting_file();
  const FileChoice first = waiting_files_.front();
  waiting_files_.pop_front();
  open(first);
}

void Opener::note(Change what) {
  if (any(what, Change::job)) add_waiting_file();
}

/// A file is added to what the one before has become, so it waits for that.
void Opener::add_waiting_file() {
  if (waiting_files_.empty() || model_->runner().job().loading) return;
  FileChoice next = waiting_files_.front();
  waiting_files_.pop_front();
  if (next.role.empty()) next.role = added_role(*model_);
  open(next);
}

void Opener::open_with_dialog(bool add, const QString& path) {
  auto* dialog = new OpenDialog(parent_, *model_, add);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  if (!path.isEmpty()) dialog->selectFile(path);
  QObject::connect(dialog, &OpenDialog::chosen, parent_, [this](const FileChoice& choice) { open(choice); });
  dialog->open();
}

void Opener::choose_columns(const FileChoice& choice) {
  const QString path = QString::fromStdString(choice.path);
  if (!has_columns(path)) return open_with_dialog(!choice.role.empty(), path);
  show_columns_dialog(parent_, path, {choice.columns, choice.drop_invalid}, [this, choice](const ChosenColumns& chosen) {
    FileChoice next = choice;
    next.columns = chosen.columns;
    next.drop_invalid = chosen.drop_invalid;
    open(next);
  });
}

void Opener::choose_columns_of_open() {
  if (table_is_open()) choose_columns(choice_of_open(model_.session()));
}

bool Opener::table_is_open() const {
  const std::string path = choice_of_open(model_.session()).path;
  return !path.empty() && io::is_table_file(path);
}

}  // namespace ws::app
