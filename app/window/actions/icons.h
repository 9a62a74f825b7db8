// The program's own icons in the theme's colours.
// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QString>

namespace ws::app {

/// `name` is a file of assets/icons without its extension. Drawn anew at each size, ratio and theme.
[[nodiscard]] QIcon icon(const QString& name);

}  // namespace ws::app
