// About.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/about_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QObject>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/window/format.h"

namespace ws::app {

namespace {

QDialog* text_dialog(QWidget* parent, const QString& name, const QString& title, const QString& html, QSize size) {
  auto* dialog = new QDialog(parent);
  dialog->setObjectName(name);
  dialog->setWindowTitle(title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(dialog);
  auto* text = new QTextBrowser(dialog);
  text->setAccessibleName(title);
  text->setOpenExternalLinks(true);
  text->setStyleSheet("QTextBrowser { background: transparent; border: none; }");
  text->setHtml(html);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  layout->addWidget(text, 1);
  layout->addWidget(buttons);
  dialog->resize(size);
  return dialog;
}

}  // namespace

void show_about(QWidget* parent) {
  const QString html =
      QObject::tr(
          "<h2>Warpscope %1</h2><p>Watch parallel algorithms work on your own data: on the processor, or on an NVIDIA GPU with "
          "CUDA.</p>"
          "<p>Free software under the MIT licence.</p><p>Built with Qt %2 (LGPL), Dear ImGui, oneTBB, GLM, libepoxy, fmt, "
          "nlohmann-json, CLI11, stb and the DejaVu fonts; with CUDA and CUB where they are found.</p>")
          .arg(WS_VERSION, qVersion());
  text_dialog(parent, "about_dialog", QObject::tr("About Warpscope"), html, {460, 320})->open();
}

}  // namespace ws::app
