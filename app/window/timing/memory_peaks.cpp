// The measuring and the keeping.
// SPDX-License-Identifier: MIT
#include "app/window/timing/memory_peaks.h"

#include <QMetaObject>
#include <QPointer>
#include <QSettings>
#include <QString>

#include "app/window/format.h"
#include "compute/core/run/memory_rate.h"

namespace ws::app {

namespace {

QString peak_key(const std::string& device) { return "memory_rate/" + qt(device).replace('/', ' '); }

}  // namespace

MemoryPeaks::MemoryPeaks(QObject* parent) : QObject(parent) {}

double MemoryPeaks::rate(Backend backend) const {
  const auto at = rates_.find(backend);
  return at == rates_.end() ? 0 : at->second;
}

void MemoryPeaks::measure(Backend backend) {
  if (rates_.contains(backend)) return;
  const QString key = peak_key(device_name(backend));
  if ((rates_[backend] = QSettings().value(key).toDouble()) > 0) return Q_EMIT measured();
  worker_.submit([self = QPointer(this), backend, key](const std::stop_token& stop, Progress&) {
    double found = 0;
    try {
      RunContext context;
      context.backend = backend;
      context.stop = stop;
      found = memory_rate(context);
    } catch (...) {  // it was stopped, or there is no memory for it: nothing is told of the peak
      return;
    }
    QSettings().setValue(key, found);  // here, as it writes a file
    QMetaObject::invokeMethod(
        qApp,
        [self, backend, found] {
          if (!self) return;
          self->rates_[backend] = found;
          Q_EMIT self->measured();
        },
        Qt::QueuedConnection);
  });
}

}  // namespace ws::app
