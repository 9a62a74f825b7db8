// The single door to EGL, which makes contexts without a display.
// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/egl.h>
