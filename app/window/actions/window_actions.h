// What each action of the registry does in the window.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class DockLayout;
class FileWatch;
struct WindowParts;
/// Connects every action of the registry; to be called once.
void connect_actions(const WindowParts& parts, DockLayout& layout, FileWatch& watch);

}  // namespace ws::app
