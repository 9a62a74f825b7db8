# The targets tidy (what changed since the branch left main) and tidy-all (every host source): clang-tidy with the root's .clang-tidy.
# SPDX-License-Identifier: MIT
set(ws_tidy python3 -B ${CMAKE_SOURCE_DIR}/tools/tidy.py ${CMAKE_BINARY_DIR})
add_custom_target(tidy COMMAND ${ws_tidy} USES_TERMINAL VERBATIM)
add_custom_target(tidy-all COMMAND ${ws_tidy} --all USES_TERMINAL VERBATIM)
