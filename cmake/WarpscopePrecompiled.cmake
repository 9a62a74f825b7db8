# Precompiled headers: what nearly every source includes, parsed once for each set of compiler flags. A third of a source's
# compile time goes into these headers otherwise.
# SPDX-License-Identifier: MIT
# Only headers of others are listed, so that a change of ours never rebuilds everything. Each file still includes what it uses:
# the presets fuzz and tidy leave precompiled headers out, so a source without one of its includes fails there (one of the
# window's in tidy alone), and the check of WarpscopeHeaders.cmake, which never uses them, finds such headers.
set(ws_precompiled_headers
  <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstddef> <cstdint> <cstring> <deque> <filesystem> <functional>
  <limits> <map> <memory> <mutex> <numeric> <optional> <random> <set> <span> <stop_token> <string> <string_view> <thread> <tuple>
  <utility> <variant> <vector>
  <fmt/format.h>
  <nlohmann/json.hpp>
  <tbb/enumerable_thread_specific.h> <tbb/task_arena.h>)

# ws_precompiled_set(NAME): a target that owns a precompiled header; its flags must be those of the targets that use it.
function(ws_precompiled_set name)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/ws_precompiled_${name}.cpp)
  file(GENERATE OUTPUT ${source} CONTENT "// CMake makes precompiled headers only for targets that have a source.\n")
  add_library(ws_precompiled_${name} OBJECT EXCLUDE_FROM_ALL ${source})
  target_link_libraries(ws_precompiled_${name} PRIVATE ws_options fmt::fmt nlohmann_json::nlohmann_json TBB::tbb Threads::Threads)
  target_precompile_headers(ws_precompiled_${name} PRIVATE ${ws_precompiled_headers})
endfunction()

# After the libraries were found: the sets `computed`, `shown` (app, render) and `tested`.
function(ws_make_precompiled_sets)
  if(NOT WS_PRECOMPILE)
    return()
  endif()
  ws_precompiled_set(computed)
  ws_set_compute_options(ws_precompiled_computed)
  ws_precompiled_set(shown)
  target_compile_options(ws_precompiled_shown PRIVATE ${ws_quick_to_compile})
  set_target_properties(ws_precompiled_computed ws_precompiled_shown PROPERTIES POSITION_INDEPENDENT_CODE ON)
  if(WS_TESTS)
    ws_precompiled_set(tested)
    target_compile_options(ws_precompiled_tested PRIVATE ${ws_quicker_to_compile})
    target_link_libraries(ws_precompiled_tested PRIVATE GTest::gtest)
    target_precompile_headers(ws_precompiled_tested PRIVATE <gtest/gtest.h>)
  endif()
endfunction()

# ws_precompile(TARGET SET [HEADER|OFF]): the target's C++ sources use the set's precompiled header, or one of the target's own
# that holds HEADER too, or none. Of its own it costs more than it saves where sources are compiled several at once.
function(ws_precompile target set)
  if(NOT WS_PRECOMPILE OR "${ARGN}" STREQUAL "OFF")
    return()
  endif()
  if(ARGN AND NOT WS_UNITY)
    target_precompile_headers(${target} PRIVATE ${ws_precompiled_headers} ${ARGN})
  else()
    target_precompile_headers(${target} REUSE_FROM ws_precompiled_${set})
  endif()
endfunction()
