# The targets tidy (what changed since the branch left main) and tidy-all (every host source): clang-tidy with the root's .clang-tidy.
# SPDX-License-Identifier: MIT
find_package(Python3 COMPONENTS Interpreter QUIET)
if(Python3_FOUND)
  add_custom_target(tidy COMMAND Python3::Interpreter -B ${CMAKE_SOURCE_DIR}/tools/tidy.py ${CMAKE_BINARY_DIR} USES_TERMINAL VERBATIM)
  add_custom_target(tidy-all COMMAND Python3::Interpreter -B ${CMAKE_SOURCE_DIR}/tools/tidy.py ${CMAKE_BINARY_DIR} --all USES_TERMINAL VERBATIM)
endif()
