// Which texts of the window have less room than they need: translations are longer than what was laid out for.
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>

class QWidget;

namespace ws::app {

/// Of `top` and all that is seen in it, menus' and lists' hidden entries left out: {"widget", "text", "room", "needs"} in
/// logical pixels, across or, of wrapped text, down. What is shortened on purpose, with the whole in its tip, is not among
/// them.
[[nodiscard]] QJsonArray cut_texts(const QWidget& top);

}  // namespace ws::app
