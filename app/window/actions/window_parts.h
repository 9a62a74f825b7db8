// The parts of the window that its actions, and the UI tests, act on.
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;

namespace ws::app {

class ActionSet;
class CentralArea;
class FileWriter;
class Opener;
class SessionModel;

/// For the two units that wire the parts to each other; all others take the parts that they use.
struct WindowParts {
  QMainWindow& window;
  SessionModel& model;
  ActionSet& actions;
  CentralArea& central;
  Opener& opener;
  FileWriter& writer;
};

}  // namespace ws::app
