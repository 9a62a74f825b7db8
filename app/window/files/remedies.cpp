// The banner's buttons. Messages come from below, where hints name flags of the command line: here those become buttons.
// SPDX-License-Identifier: MIT
#include "app/window/files/remedies.h"

#include "app/window/actions/action_set.h"
#include "app/window/banner.h"
#include "app/window/central_area.h"
#include "app/window/files/file_writer.h"
#include "app/window/main_window.h"

namespace ws::app {

namespace {

bool hints_at(const Message& message, const char* flag) { return message.hint.find(flag) != std::string::npos; }

/// The message is about the file that was asked for last.
bool is_of_last_file(MainWindow& window, const Message& message) {
  const QString name = QFileInfo(window.last_opened().path).fileName();
  return !name.isEmpty() && message.text.find(name.toStdString()) != std::string::npos;
}

void offer_for_files(MainWindow& window) {
  Banner& banner = window.central().banner();
  const auto of_file = [&window](const char* flag) {
    return [&window, flag](const Message& m) { return hints_at(m, flag) && is_of_last_file(window, m); };
  };
  banner.offer({of_file("--drop-invalid"), MainWindow::tr("Drop them"),
                MainWindow::tr("the file can be opened without these points; it stays as it is"), [&window] {
                  OpenChoice choice = window.last_opened();
                  choice.drop_invalid = true;
                  window.open(choice);
                }});
  banner.offer({of_file("--columns"), MainWindow::tr("Choose columns…"),
                MainWindow::tr("header and first rows are shown to choose columns from"),
                [&window] { window.choose_columns(window.last_opened()); }});
  banner.offer({[&window](const Message& m) {
                  return m.severity == Severity::error && !hints_at(m, "--") && is_of_last_file(window, m);
                },
                MainWindow::tr("Try again"), QString(), [&window] { window.open(window.last_opened()); }});
}

}  // namespace

void offer_remedies(MainWindow& window) {
  offer_for_files(window);
  Banner& banner = window.central().banner();
  banner.offer({[&window](const Message&) { return window.model()->half_helps(); }, MainWindow::tr("Take every second point"),
                MainWindow::tr("with fewer points the memory may suffice; the file stays as it is"),
                [&window] { window.model()->take_half(); }});
  banner.offer({[](const Message& m) { return hints_at(m, "--backend cpu"); }, MainWindow::tr("Go on on the CPU"),
                MainWindow::tr("use smaller data, or the CPU"),
                [&window] { window.actions().get("run.backend_cpu")->trigger(); }});
  // Warnings of a run carry their advice in the text. One that says that the flag has no effect comes with the value set.
  banner.offer({[&window](const Message& m) {
                  const ParameterSet& parameters = window.model()->document().parameters();
                  return m.text.find("--ball-order random") != std::string::npos && parameters.contains("ball_order") &&
                         to_text(parameters.get("ball_order")) != "random";
                },
                MainWindow::tr("Take balls in random order"),
                MainWindow::tr("each ball then goes only where others stay around it; one step of undo takes it back"),
                [&window] {
                  window.model().attempt([&window] { window.model()->document().edit("ball_order", std::string("random")); });
                }});
  banner.offer({[&window](const Message& m) { return !m.text.empty() && m.text == window.writer().failure(); },
                MainWindow::tr("Try again"), QString(), [&window] { window.writer().retry(); }});
}

}  // namespace ws::app
