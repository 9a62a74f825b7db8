// The single door to OpenGL and to EGL, which makes contexts without a display: no other file includes their headers, and none
// may come before this one.
// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/egl.h>
#include <epoxy/gl.h>
