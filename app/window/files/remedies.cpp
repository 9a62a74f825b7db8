// The banner's buttons. Messages come from below, where hints name flags of the command line: here those become buttons.
// SPDX-License-Identifier: MIT
#include "app/window/files/remedies.h"

#include "app/window/actions/action_set.h"
#include "app/window/banner.h"
#include "app/window/files/file_writer.h"
#include "app/window/files/opener.h"
#include "app/window/session_model.h"

namespace ws::app {

namespace {

bool hints_at(const Message& message, const char* flag) { return message.hint.find(flag) != std::string::npos; }

/// The message is about the file that was asked for last.
bool is_of_last_file(const Opener& opener, const Message& message) {
  const QString name = QFileInfo(QString::fromStdString(opener.last_opened().path)).fileName();
  return !name.isEmpty() && message.text.find(name.toStdString()) != std::string::npos;
}

void offer_for_files(Banner& banner, Opener& opener) {
  const auto of_file = [&opener](const char* flag) {
    return [&opener, flag](const Message& m) { return hints_at(m, flag) && is_of_last_file(opener, m); };
  };
  banner.offer({of_file("--drop-invalid"), QObject::tr("Drop them"),
                QObject::tr("the file can be opened without these points; it stays as it is"), [&opener] {
                  FileChoice choice = opener.last_opened();
                  choice.drop_invalid = true;
                  opener.open(choice);
                }});
  banner.offer({of_file("--columns"), QObject::tr("Choose columns…"),
                QObject::tr("to take others, choose them from the header and the first rows"),
                [&opener] { opener.choose_columns(opener.last_opened()); }});
  banner.offer({[&opener](const Message& m) { return m.severity == Severity::error && opener.misses_data(m.text); },
                QObject::tr("Find the file…"), QObject::tr("the data of this state are not where they were"),
                [&opener] { opener.locate_data(); }});
  banner.offer({[&opener](const Message& m) {
                  return m.severity == Severity::error && !hints_at(m, "--") && is_of_last_file(opener, m);
                },
                QObject::tr("Try again"), QString(), [&opener] { opener.open(opener.last_opened()); }});
}

}  // namespace

void offer_remedies(Banner& banner, SessionModel& model, Opener& opener, FileWriter& writer, const ActionSet& set) {
  offer_for_files(banner, opener);
  banner.offer({[&model](const Message&) { return model->half_helps(); }, QObject::tr("Take every second point"),
                QObject::tr("with fewer points the memory may suffice; the file stays as it is"),
                [&model] { model->take_half(); }});
  banner.offer({[](const Message& m) { return hints_at(m, "--backend cpu"); }, QObject::tr("Go on on the CPU"),
                QObject::tr("the CPU computes the same"), [&set] { set.get("run.backend_cpu")->trigger(); }});
  // Warnings of a run carry their advice in the text. One that says that the flag has no effect comes with the value set.
  banner.offer({[&model](const Message& m) {
                  const ParameterSet& parameters = model->document().parameters();
                  return m.text.find("--ball-order random") != std::string::npos && parameters.contains("ball_order") &&
                         to_text(parameters.get("ball_order")) != "random";
                },
                QObject::tr("Take balls in random order"),
                QObject::tr("each ball then goes only where others stay around it; one step of undo takes it back"),
                [&model] { model.attempt([&model] { model->document().edit("ball_order", std::string("random")); }); }});
  banner.offer({[&writer](const Message& m) { return !m.text.empty() && m.text == writer.failure(); }, QObject::tr("Try again"),
                QString(), [&writer] { writer.retry(); }});
}

}  // namespace ws::app
