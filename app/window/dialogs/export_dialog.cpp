// The export dialog: one filter per output and format.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/export_dialog.h"

#include <QFileDialog>

#include "app/window/dialogs/last_folder.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/screenshots.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "compute/core/result/lossy_output.h"

namespace ws::app {

void show_export_dialog(QWidget* parent, SessionModel& model, FileWriter& writer) {
  const Workspace* workspace = model->document().workspace();
  if (!workspace || !model->viewer().result()) return;
  std::map<QString, std::pair<std::string, std::string>> by_filter;
  QStringList filters;
  const ParameterSet& shown = model->viewer().run_parameters();  // none of the cloud alone
  for (const OutputSpec& output : workspace->experiment().info().outputs) {
    if (!output.needs.empty() && (!shown.contains(output.needs) || shown.is_default(output.needs))) continue;  // it has none
    for (const std::string& extension : output.extensions) {
      filters << QString("%1, %2 (*.%3)").arg(choice_text(output.id), qt(extension).toUpper(), qt(extension));
      by_filter[filters.back()] = {output.id, extension};
    }
  }
  if (filters.isEmpty())
    return model->log().say(Severity::warning, QObject::tr("This workspace has nothing to export").toStdString());
  auto* dialog = new QFileDialog(parent, QObject::tr("Export"));
  dialog->setObjectName("export_dialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  begin_in_last_folder(*dialog, DialogPurpose::save);
  dialog->setNameFilters(filters);
  // The name follows what is chosen, until another is typed.
  const auto name = [before = proposed_file_name(model, false), by_filter](const QString& filter) {
    const auto& [id, extension] = by_filter.at(filter);
    const QString what = "-" + qt(id);  // of "fish-ridge" the ridge needs no second mention
    return (before.endsWith(what) ? before : before + what) + "." + qt(extension);
  };
  auto follow = [dialog, by_filter, name, proposed = QString()](const QString& filter) mutable {
    dialog->setDefaultSuffix(qt(by_filter.at(filter).second));
    const QStringList chosen = dialog->selectedFiles();
    const bool is_untouched =
        chosen.isEmpty() || QFileInfo(chosen.front()).completeBaseName() == QFileInfo(proposed).completeBaseName();
    if (proposed.isEmpty() || is_untouched) dialog->selectFile(name(filter));
    proposed = name(filter);
  };
  follow(filters.front());
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, follow);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, [&model, &writer, dialog, by_filter](const QString& path) {
    const std::string& id = by_filter.at(dialog->selectedNameFilter()).first;
    export_result(model, writer, id, path);
  });
  dialog->open();
}

void export_result(SessionModel& model, FileWriter& writer, const std::string& id, const QString& path) {
  const auto result = model->viewer().result();
  if (!result) return model->log().say(Severity::error, QObject::tr("There is no result to export yet").toStdString());
  const Means means = model->runner().means();
  const auto losses = std::make_shared<std::vector<std::string>>();  // filled by the writer's thread before it is done
  writer.write(
      path,
      [result, id, losses, file = path.toStdString(), means] {
        RunContext context = context_for(means, result->backend(), {});
        result->write(id, file, context);
        *losses = losses_of(*result, id, file, context);
      },
      [&model, path, losses](bool written) {
        if (!written) return;
        model->log().say(Severity::info, QObject::tr("Written to %1").arg(path).toStdString());
        for (const std::string& loss : *losses) model->log().say(Severity::warning, loss);
      });
}

}  // namespace ws::app
