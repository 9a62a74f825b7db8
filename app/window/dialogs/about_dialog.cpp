// About and help.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/about_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QObject>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/workspaces/workspaces.h"

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

QString algorithms() {
  QString html;
  for (const Workspace* workspace : workspaces()) {
    const ExperimentInfo& info = workspace->experiment().info();
    html += "<h3>" + translated(info.title).toHtmlEscaped() + "</h3><p>" + translated(info.summary).toHtmlEscaped() + "</p>";
    if (!info.papers.empty()) html += "<ul>";
    for (const std::string& paper : info.papers) html += "<li>" + qt(paper).toHtmlEscaped() + "</li>";
    if (!info.papers.empty()) html += "</ul>";
  }
  return html;
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

void show_help(QWidget* parent) {
  const QString html =
      QObject::tr(
          "<h2>What is on the screen</h2>"
          "<p><b>The picture</b> in the middle shows one step of the run. In the plane, drag to pan; in space, drag to orbit, "
          "with the middle "
          "button or Shift to pan, with the right button and W A S D to fly. The wheel zooms at the pointer. Click a thing to "
          "inspect it, "
          "double-click to go there.</p>"
          "<p><b>The timeline</b> below scrubs through all steps, back and forth. Coloured bands are phases, marks are events. "
          "Space plays.</p>"
          "<p><b>Parameters</b> on the right act while you drag; one drag is one undo step. A dot marks a changed value: click "
          "it for the "
          "default. Right-click a parameter to pin it to the picture, or to copy it as a command-line flag.</p>"
          "<p><b>Everything</b> has a name: Ctrl+Shift+P finds any action or parameter, ? lists the keys, F6 goes to the next "
          "panel.</p>"
          "<p><b>Pictures</b> carry the state that made them: drop one on the window to go back to it.</p>") +
      algorithms();
  text_dialog(parent, "help_dialog", QObject::tr("Help"), html, {640, 560})->open();
}

}  // namespace ws::app
