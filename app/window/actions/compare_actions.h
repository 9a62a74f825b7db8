// What the actions of comparing do, and which of them can be chosen.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

struct WindowParts;

void connect_compare(const WindowParts& parts);

}  // namespace ws::app
