// Where the keyboard goes next: from pane to pane, and from one thing to the next.
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;

namespace ws::app {

class CentralArea;

/// F6: gives the keyboard to the first thing of the next pane, or back: messages, picture (or gallery), parameters,
/// inspector, scene, timeline, the panels below, tool bar, status bar, and round again. Panes with nothing to give it to are
/// passed over.
void focus_next_pane(const QMainWindow& window, const CentralArea& central, bool forward);

/// Tab: to the next thing in the same order of panes, whenever the things were made. False where there is nothing.
[[nodiscard]] bool focus_next_stop(const QMainWindow& window, const CentralArea& central, bool forward);

}  // namespace ws::app
