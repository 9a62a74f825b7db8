# One function per kind of target, so that each folder's CMakeLists is a list of its sources.
# SPDX-License-Identifier: MIT
include(WarpscopeHeaders)
include(WarpscopePrecompiled)

# -O1 wherever nothing is computed for long: of files that mostly call others, it compiles in three quarters of the time.
set(ws_quick_to_compile $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CONFIG:Debug>>>:-O1>)
# -Og saves another fifth, and is for what answers a person or a command: a frame's time goes into OpenGL and into what computes
# (tests/bench/window_speed.py tells whether that holds). Not for the quick sources of algorithms: of an inline function that they
# share with what computes, the program has one compiled form, and that may be theirs.
set(ws_quicker_to_compile $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CONFIG:Debug>>>:-Og>)

# ws_library(NAME SOURCES... [LINK libraries] [PRECOMPILE header|OFF] [UNITY] [EACH_FRAME]): what shows and steers; what computes is
# made by ws_compute_library. PRECOMPILE: one more header that its sources get precompiled, or OFF. UNITY: of many small sources,
# which are compiled several at once where WS_UNITY asks for it. EACH_FRAME: of what draws.
function(ws_library name)
  cmake_parse_arguments(arg "UNITY;EACH_FRAME" "PRECOMPILE" "SOURCES;LINK" ${ARGN})
  ws_add_library(${name} SOURCES ${arg_SOURCES} LINK ${arg_LINK})
  target_compile_options(${name} PRIVATE $<IF:$<BOOL:${arg_EACH_FRAME}>,${ws_quick_to_compile},${ws_quicker_to_compile}>)
  target_compile_definitions(${name} PRIVATE WS_VERSION="${PROJECT_VERSION}")
  ws_precompile(${name} shown ${arg_PRECOMPILE})
  if(arg_UNITY AND arg_EACH_FRAME)
    ws_compile_several_at_once(${name} 10)  # the last that ninja compiles: a large unit would leave other cores waiting
  elseif(arg_UNITY)
    ws_compile_several_at_once(${name} 32)
  endif()
endfunction()

# Sources of algorithms that call what computes, and write down what came of it.
set(ws_quick_sources "^(bench|experiment|studies|remarks|unused|effects|(result|tree)_file)[.]cpp$|^history/|^show/(explain|pseudocode|[a-z_]*(words|plots))")

# ws_compute_library(NAME SOURCES... [LINK libraries] [ALONE regex] [QUICK]): fully optimised but for the quick sources, and with
# the parity flags, so that host and device round alike (ARCHITECTURE: same bits). Where WS_UNITY asks for it, sources are compiled
# several at once, but for those that ALONE finds: they are large, and would only keep others waiting. QUICK: no source of it
# computes for long (files are read as fast at -O1, and what is generated takes random numbers one by one).
function(ws_compute_library name)
  cmake_parse_arguments(arg "QUICK" "ALONE" "SOURCES;LINK" ${ARGN})
  set(quick ${arg_SOURCES})
  list(FILTER quick INCLUDE REGEX ${ws_quick_sources})
  list(FILTER arg_SOURCES EXCLUDE REGEX ${ws_quick_sources})
  ws_add_library(${name} SOURCES ${arg_SOURCES} LINK ${arg_LINK})
  ws_set_compute_options(${name})
  if(arg_QUICK)
    target_compile_options(${name} PRIVATE ${ws_quick_to_compile})
  endif()
  # What a program that uses the installed library inlines of it has to round, and to be laid out, as the library itself.
  target_compile_options(${name} INTERFACE $<INSTALL_INTERFACE:-ffp-contract=off$<SEMICOLON>-march=x86-64-v3>)
  ws_precompile(${name} computed)
  ws_compile_several_at_once(${name} 20 ${arg_ALONE})
  if(quick)
    ws_add_quick_sources(${name} ${quick})
  endif()
endfunction()

# They are a part of the library `name`: objects of their own, since sources that have flags of their own are never compiled
# several at once.
function(ws_add_quick_sources name)
  add_library(${name}_quick OBJECT ${ARGN})
  target_link_libraries(${name}_quick PRIVATE ws_options $<TARGET_PROPERTY:${name},LINK_LIBRARIES>)
  target_include_directories(${name}_quick PRIVATE $<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>)
  target_compile_definitions(${name}_quick PRIVATE $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
  set_target_properties(${name}_quick PROPERTIES POSITION_INDEPENDENT_CODE ON)
  ws_set_compute_options(${name}_quick)
  target_compile_options(${name}_quick PRIVATE ${ws_quick_to_compile})
  ws_precompile(${name}_quick computed)
  ws_compile_several_at_once(${name}_quick 20)
  target_sources(${name} PRIVATE $<TARGET_OBJECTS:${name}_quick>)
endfunction()

# Names in the unnamed namespaces of what is compiled at once must differ. g++ takes a source inside another for a header; and by
# default it inlines less in a large unit, which would make an algorithm's speed depend on what is compiled beside it.
# ALONE: a regular expression of sources that are compiled by themselves.
function(ws_compile_several_at_once name most)
  if(WS_UNITY)
    if(ARGN)
      get_target_property(alone ${name} SOURCES)
      list(FILTER alone INCLUDE REGEX "${ARGN}")
      set_source_files_properties(${alone} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON)
    target_compile_options(${name} PRIVATE
      $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage;--param=large-unit-insns=1000000>)
    # EVAL: a deferred call reads its variables only when it runs.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL ws_balance_units ${name} ${most})")
  endif()
endfunction()

# To be called once the target has all of its sources: at most `most` in each unit, and about as many in each.
function(ws_balance_units name most)
  get_target_property(sources ${name} SOURCES)
  list(FILTER sources INCLUDE REGEX "[.]cpp")
  set(count 0)
  foreach(source ${sources})
    get_source_file_property(is_alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(NOT is_alone)
      math(EXPR count "${count} + 1")
    endif()
  endforeach()
  if(count)
    math(EXPR units "(${count} - 1) / ${most} + 1")
    math(EXPR in_each "(${count} - 1) / ${units} + 1")
    set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE ${in_each})
  endif()
endfunction()

function(ws_add_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:ws_options> ${arg_LINK})
  target_compile_features(${name} PUBLIC cxx_std_20)
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  ws_verify_headers(${name})
endfunction()

function(ws_set_compute_options name)
  if(NOT WS_SANITIZE)  # with sanitizers the presets' -O1 has to do: unrolled loops would take minutes to compile
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

# ws_test(NAME SOURCES... [LINK libraries] [LABELS labels] [ENVIRONMENT VAR=value] [PRECOMPILE OFF] [ALONE regex]): one GoogleTest
# program, several of whose sources are compiled at once where WS_UNITY asks for it.
# PRECOMPILE OFF: for tests that link Qt, whose code is position-independent.
function(ws_test name)
  cmake_parse_arguments(arg "" "TIMEOUT;PRECOMPILE;ALONE" "SOURCES;LINK;LABELS;ENVIRONMENT" ${ARGN})
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  math(EXPR arg_TIMEOUT "${arg_TIMEOUT} * ${ws_test_patience}")
  list(APPEND arg_ENVIRONMENT WS_TEST_PATIENCE=${ws_test_patience})
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gtest GTest::gtest_main)
  # What is tested is optimised as users get it; the tests themselves need not be.
  target_compile_options(${name} PRIVATE ${ws_quicker_to_compile}
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-maybe-uninitialized>)  # which g++ says of std::regex at -Og
  ws_precompile(${name} tested ${arg_PRECOMPILE})
  ws_compile_several_at_once(${name} 8 ${arg_ALONE})
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120 PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT}
    ENVIRONMENT "${arg_ENVIRONMENT}")
endfunction()
