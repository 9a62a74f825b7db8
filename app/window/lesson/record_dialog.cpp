// A page of one's own: its title, its words, and the file that it goes into.
// SPDX-License-Identifier: MIT
#include "app/session/lesson/lesson.h"
#include "app/window/dialogs/save_dialog.h"
#include "app/window/format.h"
#include "app/window/lesson/lesson_panel.h"
#include "app/window/widgets/screen_fit.h"
#include "compute/io/files.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <functional>

namespace ws::app {

namespace {

/// What is in that file stays, and the page comes behind it.
void ask_where(QWidget* parent, SessionModel& model, const std::function<void(const QString&)>& then) {
  auto* dialog = new SaveDialog(parent, model.output_check(), QObject::tr("Add to a lesson, or begin one"), {},
                                QObject::tr("Lessons (*.md)"));
  dialog->setObjectName("record_file");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontConfirmOverwrite);
  dialog->setDefaultSuffix("md");
  QObject::connect(dialog, &QFileDialog::fileSelected, dialog, then);
  dialog->open();
}

bool add_page(SessionModel& model, const QString& title, const QString& words, const QString& path) {
  return model.attempt([&] {
    const std::string file = path.toStdString(), name = QFileInfo(path).completeBaseName().toStdString();
    const std::string before = QFileInfo::exists(path) ? io::read_text(file) : std::string();
    io::write_atomically(file, with_page(before, name, title.toStdString(), words.toStdString(), model->state(), file));
    model->log().say(Severity::info, QObject::tr("Added a page to %1").arg(path).toStdString());
  });
}

}  // namespace

void show_record_dialog(QWidget* parent, SessionModel& model) {
  // Closed without saving, it keeps what was written.
  if (auto* before = parent->findChild<QDialog*>("record_dialog")) return before->open();
  auto* dialog = new QDialog(parent);
  dialog->setObjectName("record_dialog");
  dialog->setWindowTitle(QObject::tr("Add a page to a lesson"));
  auto* title = new QLineEdit(dialog);
  title->setObjectName("record.title");
  auto* words = new QPlainTextEdit(dialog);
  words->setObjectName("record.words");
  words->setTabChangesFocus(true);
  words->setPlaceholderText(QObject::tr("What is to be seen here, in Markdown"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, dialog);
  QPushButton* save = buttons->button(QDialogButtonBox::Save);
  save->setObjectName("record.save");
  save->setEnabled(false);
  auto* layout = new QFormLayout(dialog);
  layout->addRow(QObject::tr("Title of the page"), title);
  layout->addRow(QObject::tr("Text"), words);
  layout->addRow(buttons);
  QObject::connect(title, &QLineEdit::textChanged, save,
                   [save](const QString& text) { save->setEnabled(!text.trimmed().isEmpty()); });
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, [&model, dialog, title, words] {
    ask_where(dialog, model, [&model, dialog, title, words](const QString& path) {
      if (!add_page(model, title->text(), words->toPlainText(), path)) return;
      title->clear();
      words->clear();
      dialog->accept();
    });
  });
  dialog->resize(fitting_screen(*parent, QSize(520, 340)));
  dialog->open();
  title->setFocus();
}

}  // namespace ws::app
