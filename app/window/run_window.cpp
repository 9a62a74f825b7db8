// Makes the application and its window.
// SPDX-License-Identifier: MIT
#include "app/window/window.h"

#include "app/window/main_window.h"

#include <QApplication>
#include <QSurfaceFormat>

namespace ws::app {

namespace {

void set_surface_format() {
  QSurfaceFormat format = QSurfaceFormat::defaultFormat();
  format.setVersion(4, 5);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setSwapInterval(1);
  QSurfaceFormat::setDefaultFormat(format);
}

}  // namespace

int run_window(int& argc, char** argv, const SessionOptions& options, const std::vector<std::string>& files,
               const std::vector<std::string>& columns, bool drop_invalid) {
  // Docking and undocking must not lose the context's objects.
  QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
  QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
  set_surface_format();
  QApplication application(argc, argv);
  QApplication::setOrganizationName("Warpscope");
  QApplication::setApplicationName("Warpscope");
  QApplication::setApplicationDisplayName(QString());
  QApplication::setApplicationVersion(WS_VERSION);
  QGuiApplication::setDesktopFileName("warpscope");
  MainWindow window(options);
  window.show();
  window.offer_recovery();
  std::vector<OpenChoice> choices;
  for (const std::string& file : files) choices.push_back({QString::fromStdString(file), {}, columns, drop_invalid});
  window.open_files(choices);
  return QApplication::exec();
}

}  // namespace ws::app
