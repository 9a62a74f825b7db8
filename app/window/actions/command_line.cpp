// The command that makes the present result without the window.
// SPDX-License-Identifier: MIT
#include "app/window/actions/command_line.h"

#include <QRegularExpression>
#include <QStringList>

#include "app/session/session.h"
#include "app/window/format.h"
#include "compute/io/data_files.h"

namespace ws::app {

namespace {

QString quoted(const QString& text) {
  static const QRegularExpression plain("^[A-Za-z0-9_./:=,@%+-]+$");
  return plain.match(text).hasMatch() ? text : "'" + QString(text).replace("'", "'\\''") + "'";
}

}  // namespace

QString command_line(Session& session) {
  if (!session.document().workspace()) return {};
  const ExperimentInfo& info = session.document().workspace()->experiment().info();
  QString before;
  QStringList words{"warpscope", "run", qt(info.id)};
  const State state = session.state();
  for (const StateInput& input : state.inputs) {
    const auto spec =
        std::find_if(info.inputs.begin(), info.inputs.end(), [&](const InputSpec& s) { return s.role == input.role; });
    if (spec == info.inputs.end()) continue;
    QString path = qt(input.path);
    if (!input.generator.empty()) {
      // Generated data first becomes a file.
      path = qt(input.generator).section(' ', 0, 0) + "." + io::data_formats(spec->kind).lossless;
      if (spec->required) before = "warpscope generate " + qt(input.generator) + " --out " + quoted(path) + " && ";
      if (!spec->required) path = qt(input.generator).section(' ', 0, 0) + ".csv.truth.json";
    }
    words << qt(spec->flag) << quoted(path);
    if (spec->required && !input.columns.empty()) {
      QStringList columns;
      for (const std::string& column : input.columns) columns << qt(column);
      words << "--columns" << quoted(columns.join(','));
    }
    if (spec->required && input.drop_invalid) words << "--drop-invalid";
    if (spec->required && input.every != 1) words << "--every" << QString::number(input.every);
  }
  const ParameterSet& parameters = session.document().parameters();
  for (const FieldInfo& field : parameters.fields())
    if (!parameters.is_default(field.name)) words << qt(field.flag()) << quoted(qt(to_text(parameters.get(field.name))));
  words << "--report"
        << "-";
  return before + words.join(' ');
}

}  // namespace ws::app
