// SPDX-License-Identifier: MIT
#include "app/window/explain/explain_html.h"

#include "app/session/explain/explanation_text.h"
#include "app/window/format.h"

#include <QObject>
#include <QStringList>

namespace ws::app {

namespace {

QString escaped(std::string_view text) { return qt(text).toHtmlEscaped(); }

QString colored(const QString& html, const QColor& color) {
  return QString("<span style=\"color:%1\">%2</span>").arg(color.name(), html);
}

QString heading(const QString& text) {
  return QString("<p style=\"margin-top:10px;margin-bottom:2px\"><b>%1</b></p>").arg(text.toHtmlEscaped());
}

/// Rows of cells; the first column takes what room is left.
QString table(const QStringList& rows) {
  return QString("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows.join(QString()));
}

QString cell(const QString& html, const char* style = "") { return QString("<td style=\"%1\">%2</td>").arg(style, html); }

/// A claim's mark: by its shape, and by its colour.
QString mark_html(const Claim& claim, const ThemeColors& colors) {
  const QColor color = !claim.holds ? colors.dim : *claim.holds ? colors.good : colors.error;
  return colored(QString("<b>%1</b>").arg(qt(mark_of(claim))), color);
}

QString value_html(const Rejected& one) {
  if (!one.value) return {};
  return escaped(number_text(*one.value)) + (one.unit.empty() ? QString() : " " + escaped(one.unit));
}

QString alternatives_html(const Reasons& reasons, const ThemeColors& colors) {
  if (reasons.alternatives.empty()) return {};
  QStringList rows;
  for (const Rejected& one : reasons.alternatives)
    rows << "<tr>" + cell(escaped(one.what) + "<br>" + colored(escaped(one.rejected_because), colors.dim)) +
                cell(value_html(one), "white-space:nowrap") + "</tr>";
  return heading(QObject::tr("Rejected")) + table(rows);
}

/// What can be asked about itself is a link.
QString name_html(const Part& part, const ThemeColors& colors) {
  if (!part.thing) return escaped(part.name);
  return QString("<a href=\"%1/%2\" style=\"color:%3\">%4</a>")
      .arg(qt(part.thing->target))
      .arg(part.thing->index)
      .arg(colors.accent.name(), escaped(part.name));
}

QString parts_html(const Reasons& reasons, const ThemeColors& colors) {
  if (reasons.parts.empty()) return {};
  QStringList rows;
  for (const Part& part : reasons.parts)
    rows << "<tr>" + cell(name_html(part, colors)) + cell(property_text(part).toHtmlEscaped(), "white-space:nowrap") + "</tr>";
  return heading(reasons.parts_title.empty() ? QObject::tr("Made of") : qt(reasons.parts_title)) + table(rows);
}

QString claims_html(const Reasons& reasons, const ThemeColors& colors) {
  if (reasons.claims.empty()) return {};
  QStringList rows;
  for (const Claim& claim : reasons.claims)
    rows << "<tr>" + cell(mark_html(claim, colors), "padding-right:6px") +
                QString("<td width=\"100%\">%1%2</td></tr>")
                    .arg(escaped(claim.text),
                         claim.found.empty() ? QString() : "<br>" + colored(escaped(claim.found), colors.dim));
  return heading(QObject::tr("Must hold")) + table(rows);
}

}  // namespace

QString pseudocode_html(const Explanation& explanation, const ThemeColors& colors) {
  QStringList rows;
  for (std::size_t i = 0; i < explanation.method.lines.size(); ++i) {
    const std::string& line = explanation.method.lines[i];
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const bool is_current = explanation.line == i;
    const QString ground = is_current ? QString(" bgcolor=\"%1\"").arg(colors.accent.name()) : QString();
    const QColor ink = is_current ? colors.accent_text : colors.text;
    rows << QString(
                "<tr%1><td width=\"18\" style=\"white-space:nowrap;padding-right:6px\">%2</td><td width=\"100%\" "
                "style=\"padding-left:%3px\">%4</td></tr>")
                .arg(ground, colored(is_current ? QString(line_mark) : QString::number(i + 1), is_current ? ink : colors.dim))
                .arg(7 * static_cast<int>(indent))
                .arg(colored(escaped(line.substr(indent)), ink));
  }
  return QString("<p style=\"margin-top:10px;margin-bottom:2px\"><b>%1</b></p>").arg(escaped(explanation.method.title)) +
         table(rows);
}

QString why_html(const Reasons& reasons) {
  QString html;
  if (!reasons.title.empty()) html += heading(qt(reasons.title));
  if (!reasons.why.empty()) html += QString("<p style=\"margin-top:2px;margin-bottom:2px\">%1</p>").arg(escaped(reasons.why));
  return html;
}

QString details_html(const Reasons& reasons, const ThemeColors& colors) {
  return claims_html(reasons, colors) + alternatives_html(reasons, colors) + parts_html(reasons, colors);
}

QString counters_html(const Explanation& explanation, const ThemeColors& colors) {
  if (explanation.counters.empty()) return {};
  QStringList rows;
  for (const Counter& counter : explanation.counters) {
    QString name = escaped(counter.name);
    if (counter.expected)
      name +=
          "<br>" +
          colored(QObject::tr("expected: %1 = %2").arg(qt(counter.formula), qt(number_text(*counter.expected))).toHtmlEscaped(),
                  colors.dim);
    rows << "<tr>" + cell(name) + cell(escaped(number_text(counter.measured)), "white-space:nowrap") + "</tr>";
  }
  return heading(QObject::tr("Counted")) + table(rows);
}

}  // namespace ws::app
