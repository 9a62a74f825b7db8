// The single door to OpenGL: no other file includes a GL header, and none may come before this one.
// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/gl.h>
