// One triangle over the whole viewport.
// SPDX-License-Identifier: MIT
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(2 * corner - 1, 0, 1);
}
