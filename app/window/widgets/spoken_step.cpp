// SPDX-License-Identifier: MIT
#include "app/window/widgets/spoken_step.h"

#include <QObject>

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
    text += "; " + readable(property.name).toLower() + " " + property_text(property);
  return text;
}

}  // namespace ws::app
