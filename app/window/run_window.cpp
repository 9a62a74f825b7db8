// Makes the application and its window.
// SPDX-License-Identifier: MIT
#include "app/window/window.h"

#include "app/session/settings/settings.h"
#include "app/window/files/opener.h"
#include "app/window/language.h"
#include "app/window/main_window.h"
#include "app/window/stop_signals.h"
#include "app/window/timing/latency_probe.h"
#include "app/window/timing/watchdog.h"
#include "app/window/widgets/focus_ring.h"
#include "app/window/widgets/return_presses.h"
#include "app/window/widgets/spoken.h"
#include "app/window/widgets/tool_tips.h"
#include "compute/experiments.h"

#include <QApplication>
#include <QSurfaceFormat>
#include <QThreadPool>

#include <clocale>
#include <cstdlib>

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

/// Ends that the user did not ask for: signals, and the end of the desktop's session.
void follow_ends(MainWindow& window, const StopSignals& signals) {
  QObject::connect(&signals, &StopSignals::arrived, &window, [&window] {
    window.leave();
    QCoreApplication::quit();  // a dialog that is open does not hold it up
  });
  QObject::connect(qApp, &QCoreApplication::aboutToQuit, &window, &MainWindow::keep_session);
#ifndef QT_NO_SESSIONMANAGER
  // Asked on the way out: what is kept has to be there when the call returns. The end may still be called off, so nothing
  // closes. saveStateRequest comes at other times too; for those the recovery's state is enough.
  QObject::connect(
      qApp, &QGuiApplication::commitDataRequest, &window, [&window](QSessionManager&) { window.keep_session(); },
      Qt::DirectConnection);
#endif
}

MainWindow* window_at_exit = nullptr;

/// Where the display goes away, Qt and Xlib call exit() from deep inside: neither a signal nor aboutToQuit comes then.
class EndOfDisplay {
 public:
  explicit EndOfDisplay(MainWindow& window) {
    window_at_exit = &window;
    // What is made later is destroyed before the function below runs: it reads the descriptions of all parameters.
    for (const Experiment* experiment : experiments()) {
      static_cast<void>(experiment->parameters());
      static_cast<void>(experiment->view_parameters());
    }
    std::atexit([] {
      if (!window_at_exit) return;
      window_at_exit->keep_session();
      // Plots are painted until Qt's fonts go.
      if (QThreadPool* pool = QThreadPool::globalInstance()) pool->waitForDone();
    });
  }
  ~EndOfDisplay() { window_at_exit = nullptr; }
  EndOfDisplay(const EndOfDisplay&) = delete;
  EndOfDisplay& operator=(const EndOfDisplay&) = delete;
};

}  // namespace

int run_window(int& argc, char** argv, const WindowRequest& request) {
  const SessionOptions& options = request.options;
  std::optional<FoldersOfItsOwn> folders;
  if (request.latency) folders.emplace();
  // Docking and undocking must not lose the context's objects.
  QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
  QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
  set_surface_format();
  WatchedApplication application(argc, argv);
  std::setlocale(LC_NUMERIC, "C");  // Qt takes the user's, in which 0.5 may end at the point
  QApplication::setOrganizationName("Warpscope");
  QApplication::setApplicationName("Warpscope");
  QApplication::setApplicationDisplayName(QString());
  QApplication::setApplicationVersion(WS_VERSION);
  QGuiApplication::setDesktopFileName("warpscope");
  install_language(application, options.settings ? options.settings->values().language : LanguageSetting::system);
  speak_of_own_widgets();
  const ToolTips tool_tips([kept = options.settings] { return !kept || kept->values().tool_tips; }, nullptr);
  FocusRing focus_ring(nullptr);
  const ReturnPresses return_presses(nullptr);
  MainWindow window(options);
  const StopSignals signals(nullptr);
  follow_ends(window, signals);
  const EndOfDisplay end_of_display(window);
  window.show();
  window.offer_recovery();
  std::vector<FileChoice> choices;
  choices.reserve(request.files.size());
  for (const std::string& file : request.files) choices.push_back({file, {}, request.columns, request.drop_invalid});
  if (!choices.empty()) choices.front().workspace = request.workspace;
  window.opener().open_files(choices);
  std::optional<LatencyProbe> probe;
  if (request.latency) probe.emplace(window.model(), window.viewport(), *request.latency);
  const int code = QApplication::exec();
  return code == 0 && probe && !probe->has_answered() ? 1 : code;
}

}  // namespace ws::app
