// SPDX-License-Identifier: MIT
#include "app/window/actions/compare_actions.h"

#include "app/window/actions/action_set.h"
#include "app/window/actions/window_parts.h"
#include "app/window/session_model.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QMainWindow>

namespace ws::app {

namespace {

void raise_tab(const QMainWindow& window) {
  auto* dock = window.findChild<QDockWidget*>("dock.compare");
  if (dock->isVisible()) dock->raise();
}

void ask_for_b(QMainWindow& window, SessionModel& model) {
  auto* dialog = new QFileDialog(&window, QObject::tr("Open as B"), QString(),
                                 QObject::tr("Saved states (*.warpscope.json *.json *.png);;All files (*)"));
  dialog->setObjectName("open_b_dialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  QObject::connect(dialog, &QFileDialog::fileSelected, &window, [&window, &model](const QString& path) {
    if (model.attempt([&] { model->comparison().open(path.toStdString()); })) raise_tab(window);
  });
  dialog->open();
}

void connect_modes(ActionSet& set, SessionModel& model) {
  const auto mode = [&](const char* id, std::optional<CompareMode> value) {
    set.on(id, [&set, &model, id, value] {
      set.set_checked(id, true);
      model->comparison().set_mode(value);
    });
  };
  mode("compare.wipe", CompareMode::wipe);
  mode("compare.side", CompareMode::side);
  mode("compare.difference", CompareMode::difference);
  mode("compare.alone", std::nullopt);
  const auto link = [&](const char* id, StepLink value) {
    set.on(id, [&set, &model, id, value] {
      set.set_checked(id, true);
      model->comparison().set_link(value);
    });
  };
  link("compare.link_step", StepLink::step);
  link("compare.link_phase", StepLink::phase);
  link("compare.link_fraction", StepLink::fraction);
  set.get("compare.flip")->setAutoRepeat(false);  // it is held
  set.on_toggle("compare.flip", [&](bool on) { model->comparison().flip(on); });
}

void follow(ActionSet& set, SessionModel& model, Change what) {
  if (!any(what, Change::comparison | Change::result | Change::workspace)) return;
  const Comparison& comparison = model->comparison();
  const bool has_b = comparison.result() != nullptr, open = model->document().workspace() != nullptr;
  for (const char* id : {"compare.keep", "compare.check"}) set.set_enabled(id, model->viewer().shows_a_run());
  set.set_enabled("compare.open", open);
  for (const char* id : {"compare.swap", "compare.drop"}) set.set_enabled(id, has_b);
  for (const char* id : {"compare.flip", "compare.wipe", "compare.side", "compare.difference", "compare.alone",
                         "compare.link_step", "compare.link_phase", "compare.link_fraction"})
    set.set_enabled(id, comparison.is_ready());
  const auto& found = comparison.first_difference();
  set.set_enabled("compare.go", found && found->found);
  const auto mode = comparison.mode();
  set.set_checked("compare.wipe", mode == CompareMode::wipe);
  set.set_checked("compare.side", mode == CompareMode::side);
  set.set_checked("compare.difference", mode == CompareMode::difference);
  set.set_checked("compare.alone", comparison.is_ready() && !mode);
  set.set_checked("compare.flip", comparison.is_flipped());
  set.set_checked("compare.link_step", comparison.link() == StepLink::step);
  set.set_checked("compare.link_phase", comparison.link() == StepLink::phase);
  set.set_checked("compare.link_fraction", comparison.link() == StepLink::fraction);
}

}  // namespace

void connect_compare(const WindowParts& parts) {
  QMainWindow& window = parts.window;
  ActionSet& set = parts.actions;
  SessionModel& model = parts.model;
  set.on("compare.keep", [&] {
    if (model.attempt([&] { model->comparison().keep(); })) raise_tab(window);
  });
  set.on("compare.open", [&] { ask_for_b(window, model); });
  set.on("compare.swap", [&] { model.attempt([&] { model->comparison().swap(); }); });
  set.on("compare.drop", [&] { model->comparison().drop(); });
  set.on("compare.go", [&] { model->comparison().go_to_first_difference(); });
  set.on("compare.check", [&] { model.attempt([&] { model->parity().check(); }); });
  connect_modes(set, model);
  QObject::connect(&model, &SessionModel::changed, &window, [&set, &model](Change what) { follow(set, model, what); });
  follow(set, model, Change::comparison);
}

}  // namespace ws::app
