// SPDX-License-Identifier: MIT
#include "app/window/widgets/spoken_step.h"

#include <QObject>
#include <QStringList>

#include "app/window/format.h"
#include "app/window/session_model.h"

namespace ws::app {

QString spoken_step(const SessionModel& model) {
  const Viewer& viewer = model.session().viewer();
  if (!model.session().document().workspace()) return QObject::tr("Nothing is open");
  if (viewer.step_count() == 0) return QObject::tr("There are no steps yet");
  QString text = QObject::tr("Step %1 of %2").arg(viewer.step()).arg(viewer.step_count() - 1);
  const auto picture = viewer.picture();
  if (!picture) return text;
  text += ": " + qt(picture->info.title);
  for (const Property& property : picture->info.values)
    text += "; " + value_word(property.name) + " " + property_text(translated(property));
  return text;
}

QString values_of_step(const SessionModel& model) {
  const auto picture = model.session().viewer().picture();
  if (!picture) return {};
  QStringList parts;
  for (const Property& property : picture->info.values)
    parts << value_word(property.name).replace(' ', QChar(0xa0)) + QChar(0xa0) +
                 property_text(translated(property)).replace(' ', QChar(0xa0));
  return parts.join(QString(" ·") + QChar(0xa0));  // a line may begin with a dot, but none ends with one
}

QString told_step(const SessionModel& model) {
  const Viewer& viewer = model.session().viewer();
  const auto picture = viewer.picture();
  if (!picture) return {};
  const QString number = QObject::tr("%1 / %2").arg(grouped(viewer.step()), grouped(viewer.step_count() - 1));
  const QString values = values_of_step(model);
  return number + QString("   ") + qt(picture->info.title) + (values.isEmpty() ? QString() : "\n" + values);
}

}  // namespace ws::app
