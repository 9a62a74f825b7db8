// Messages as the window says them: by the controls that it has, where the command line has flags.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/document.h"

#include <QString>

#include <string>

namespace ws::app {

/// "raise --memory-cap" → "raise “Memory cap”": each flag of an open workspace's parameter by its label. Other flags stay, as
/// there is no control for them.
[[nodiscard]] QString message_words(const std::string& text, const Document& document);

}  // namespace ws::app
