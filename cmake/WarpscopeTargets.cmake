# One function per kind of target, so that each folder's CMakeLists is a list of its sources.
# SPDX-License-Identifier: MIT
include(WarpscopeHeaders)

# ws_library(NAME SOURCES... [LINK libraries])
function(ws_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC ws_options ${arg_LINK})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  ws_verify_headers(${name})
endfunction()

# ws_compute_library: the same with the parity flags, so that host and device round alike (ARCHITECTURE, "One text").
function(ws_compute_library name)
  ws_library(${name} ${ARGN})
  if(NOT WS_SANITIZE)  # with sanitizers the presets' -O1 has to do: g++ would take minutes for one unrolled loop
    target_compile_options(${name} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-O3>)
  endif()
  target_compile_options(${name} PRIVATE
    $<$<COMPILE_LANGUAGE:CXX>:-ffp-contract=off -fno-math-errno -march=x86-64-v3>
    $<$<COMPILE_LANGUAGE:CUDA>:-fmad=false --expt-relaxed-constexpr -Xcompiler=-ffp-contract=off,-march=x86-64-v3,-Wall,-Wno-parentheses>)
endfunction()

# How many times as long sanitized programs may take; tests' own limits of time are stretched by it too.
set(ws_test_patience 1)
if(WS_SANITIZE)
  set(ws_test_patience 20)
endif()

# ws_test(NAME SOURCES... [LINK libraries] [LABELS labels] [ENVIRONMENT VAR=value]): one GoogleTest program.
function(ws_test name)
  cmake_parse_arguments(arg "" "TIMEOUT" "SOURCES;LINK;LABELS;ENVIRONMENT" ${ARGN})
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  math(EXPR arg_TIMEOUT "${arg_TIMEOUT} * ${ws_test_patience}")
  list(APPEND arg_ENVIRONMENT WS_TEST_PATIENCE=${ws_test_patience})
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gtest GTest::gtest_main)
  # What is tested is optimised as users get it; the tests themselves compile in a quarter of the time without inlining.
  target_compile_options(${name} PRIVATE $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release>>:-O1>)
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120 PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT}
    ENVIRONMENT "${arg_ENVIRONMENT}")
endfunction()
