// What nearly every file of the window includes, compiled once.
// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
