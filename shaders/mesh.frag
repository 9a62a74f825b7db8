// A triangle in its one colour.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

flat in vec4 v_color;
flat in uint v_element;

void main() { write(v_color, 1.0, v_element); }
