// The open dialog.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/open_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>

#include "app/window/dialogs/columns_dialog.h"
#include "app/window/dialogs/last_folder.h"
#include "app/window/format.h"
#include "compute/io/data_files.h"

namespace ws::app {

std::string added_role(Session& session) {
  if (!session.document().workspace()) return {};
  for (const InputSpec& input : session.document().workspace()->experiment().info().inputs)
    if (!input.required) return input.role;
  return {};
}

OpenDialog::OpenDialog(QWidget* parent, Session& session, bool add)
    : QFileDialog(parent, add ? tr("Add a file") : tr("Open")), session_(session) {
  setObjectName("open_dialog");
  setOption(DontUseNativeDialog);
  setFileMode(ExistingFiles);
  begin_in_last_folder(*this, DialogPurpose::open);
  QStringList all, filters;
  for (const io::DataFormats& one : io::data_formats()) {
    if (!one.read_extensions) continue;
    QStringList patterns;
    for (const std::string& extension : one.read_extensions()) patterns << "*." + qt(extension);
    filters << tr("%1 (%2)").arg(translated(one.title), patterns.join(' '));
    all << patterns;
  }
  all.removeDuplicates();
  setNameFilters(QStringList(tr("All readable files (%1)").arg(all.join(' '))) + filters +
                 QStringList{tr("States and pictures (*.warpscope.json *.png)"), tr("All files (*)")});
  auto* box = new QWidget(this);
  auto* form = new QFormLayout(box);
  form->setContentsMargins(0, 6, 0, 0);
  if (add && session.document().workspace()) {
    role_ = new QComboBox(box);
    role_->setAccessibleName(tr("What the file is"));
    for (const InputSpec& input : session.document().workspace()->experiment().info().inputs)
      role_->addItem(choice_text(input.role) + " – " + translated(input.help), qt(input.role));
    role_->setCurrentIndex(role_->findData(QString::fromStdString(added_role(session))));
    form->addRow(tr("Take it as"), role_);
  }
  drop_invalid_ = new QCheckBox(tr("Drop points with NaN or infinite coordinates instead of refusing the file"), box);
  drop_invalid_->setObjectName("open.drop_invalid");
  form->addRow(tr("Columns"), columns_row(box));
  form->addRow(QString(), drop_invalid_);
  auto* grid = qobject_cast<QGridLayout*>(layout());
  grid->addWidget(box, grid->rowCount(), 0, 1, grid->columnCount());
  connect(this, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
    FileChoice choice;
    if (role_) choice.role = role_->currentData().toString().toStdString();
    choice.drop_invalid = drop_invalid_->isChecked();
    for (const QString& column : columns_->text().split(',', Qt::SkipEmptyParts))
      choice.columns.push_back(column.trimmed().toStdString());
    std::vector<FileChoice> choices;
    for (const QString& path : paths) {
      choice.path = path.toStdString();
      choices.push_back(choice);
    }
    Q_EMIT chosen(choices);
  });
}

InputKind OpenDialog::kind_of_table() const {
  const Workspace* workspace = session_.document().workspace();
  if (!workspace) return InputKind::points;
  const ExperimentInfo& info = workspace->experiment().info();
  const std::string role = role_ ? role_->currentData().toString().toStdString() : main_input(info).role;
  for (const InputSpec& input : info.inputs)
    if (input.role == role && (data_kind(input.kind).is_table || input.kind == InputKind::polylines)) return input.kind;
  return InputKind::points;
}

QWidget* OpenDialog::columns_row(QWidget* box) {
  auto* row = new QWidget(box);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  columns_ = new QLineEdit(row);
  columns_->setObjectName("open.columns");
  columns_->setAccessibleName(tr("Columns"));
  columns_->setPlaceholderText(tr("what is found; or names or numbers, such as longitude,latitude or 0,1"));
  auto* show = new QPushButton(tr("Show…"), row);
  show->setObjectName("open.show_columns");
  show->setAccessibleName(tr("Show the columns of the chosen file"));
  show->setToolTip(tr("Header and first rows of the chosen table, to choose its columns from"));
  show->setAutoDefault(false);
  show->setEnabled(false);
  const auto chosen_file = [this] { return selectedFiles().value(0); };
  const auto follow = [show, chosen_file] {
    show->setEnabled(QFileInfo(chosen_file()).isFile() && has_columns(chosen_file()));
  };
  connect(this, &QFileDialog::currentChanged, show, follow);
  if (auto* name = findChild<QLineEdit*>("fileNameEdit")) connect(name, &QLineEdit::textChanged, show, follow);
  connect(show, &QPushButton::clicked, this, [this, chosen_file] {
    ChosenColumns present{{}, drop_invalid_->isChecked()};
    for (const QString& column : columns_->text().split(',', Qt::SkipEmptyParts))
      present.columns.push_back(column.trimmed().toStdString());
    const auto check = [this](const QString& path) { session_.document().check_output(path.toStdString()); };
    show_columns_dialog(this, chosen_file(), kind_of_table(), present, check, [this](const ChosenColumns& chosen) {
      QStringList names;
      for (const std::string& column : chosen.columns) names << qt(column);
      columns_->setText(names.join(", "));
      drop_invalid_->setChecked(chosen.drop_invalid);
    });
  });
  layout->addWidget(columns_, 1);
  layout->addWidget(show);
  return row;
}

}  // namespace ws::app
