// The pages of docs/ in the program, opened at what is on the screen.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTextDocument;
class QWidget;

namespace ws::app {

class SessionModel;

/// Opens the manual, or brings it to the front, at the chapter of the panel that has the keyboard, else of the workspace.
void show_manual(QWidget& window, const SessionModel& model);

/// A page as it is shown: pictures, which the program does not carry, are left out.
[[nodiscard]] QString without_pictures(const QString& markdown);
/// Gives tables hairlines, room about the words and a ground for the first row, in the theme's colours: Qt leaves those of
/// Markdown close, in two frames of the colour of words.
void style_tables(QTextDocument& text);

}  // namespace ws::app
