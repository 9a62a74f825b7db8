// The diagnostics dialog.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/diagnostics_dialog.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/viewport/viewport.h"
#include "compute/core/device/memory.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

using Rows = std::vector<std::pair<QString, QString>>;

void add_cuda(Rows& rows) {
  const CudaStatus& cuda = cuda_status();
  if (cuda.devices.empty())
    rows.emplace_back(QObject::tr("CUDA"), QObject::tr("not available: %1").arg(qt(said(cuda.reason.c_str()))));
  for (const CudaDevice& device : cuda.devices)
    rows.emplace_back(QObject::tr("CUDA device %1").arg(device.ordinal),
                      QObject::tr("%1, compute capability %2, %3, %4 multiprocessors%5")
                          .arg(qt(device.name), qt(device.compute_capability), bytes_text(device.memory_bytes))
                          .arg(device.multiprocessor_count)
                          .arg(device.drives_display ? QObject::tr(", drives a display") : QString()));
  if (!cuda.driver_version.empty())
    rows.emplace_back(QObject::tr("CUDA versions"),
                      QObject::tr("driver %1, runtime %2").arg(qt(cuda.driver_version), qt(cuda.runtime_version)));
}

Rows diagnostics(const QWidget& window, SessionModel& model, const Viewport& viewport) {
  Rows rows;
  rows.emplace_back("Warpscope", WS_VERSION);
  rows.emplace_back(QObject::tr("System"), QSysInfo::prettyProductName() + ", " + QSysInfo::kernelVersion());
  rows.emplace_back(QObject::tr("Processor"),
                    QObject::tr("%1, %2 threads", nullptr, cpu_thread_count()).arg(qt(cpu_name())).arg(cpu_thread_count()));
  add_cuda(rows);
  rows.emplace_back(QObject::tr("Computing on"),
                    QObject::tr("%1 (asked for: %2)")
                        .arg(qt(device_name(model->runner().backend())), qt(said_choice(model.options().backend))));
  rows.emplace_back("OpenGL", qt(viewport.gl_description()));
  if (viewport.interop())
    rows.emplace_back(QObject::tr("Pictures reach the screen by"),
                      QObject::tr("%1: %2").arg(qt(to_string(viewport.interop()->mode)), qt(viewport.interop()->reason)));
  rows.emplace_back(
      QObject::tr("Window"),
      QObject::tr("Qt %1 on %2, scale %3").arg(qVersion(), QGuiApplication::platformName()).arg(window.devicePixelRatioF()));
  return rows;
}

}  // namespace

void show_diagnostics(QWidget* parent, SessionModel& model, const Viewport& viewport) {
  const Rows rows = diagnostics(*parent, model, viewport);
  auto* dialog = new QDialog(parent);
  dialog->setObjectName("diagnostics_dialog");
  dialog->setWindowTitle(QObject::tr("Diagnostics"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(dialog);
  auto* form = new QFormLayout;
  form->setHorizontalSpacing(18);
  form->setVerticalSpacing(8);
  QString text;
  for (const auto& [name, value] : rows) {
    auto* label = new QLabel(value, dialog);
    label->setWordWrap(true);
    label->setMinimumWidth(430);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* title = new QLabel(name, dialog);
    title->setProperty("role", "dim");
    form->addRow(title, label);
    text += name + ": " + value + "\n";
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  auto* copy = buttons->addButton(QObject::tr("Copy"), QDialogButtonBox::ActionRole);
  copy->setAutoDefault(false);
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  QObject::connect(copy, &QPushButton::clicked, dialog, [text] { QGuiApplication::clipboard()->setText(text); });
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  layout->addLayout(form);
  layout->addSpacing(8);
  layout->addWidget(buttons);
  dialog->open();
}

}  // namespace ws::app
