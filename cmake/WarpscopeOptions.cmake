# Language level, warnings and output folders, shared by all targets through ws_options.
# SPDX-License-Identifier: MIT
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  # What ccache must know to store what was compiled with a precompiled header, and to find it again from another build folder.
  set(ws_launcher ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ws_launcher})
  set(CMAKE_CUDA_COMPILER_LAUNCHER ${ws_launcher})
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

add_library(ws_options INTERFACE)
target_compile_features(ws_options INTERFACE cxx_std_20)
target_include_directories(ws_options INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(ws_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wno-missing-field-initializers>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 warns of overlaps and overflows inside std::string and std::vector that do not exist (GCC bugs 105651, 107852).
  target_compile_options(ws_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict;-Wno-stringop-overflow;-Wno-stringop-overread;-Wno-array-bounds>)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # ccache's condition; paths in messages are the project's wherever it was built; and a tenth of the time for 0.3 GiB more: g++
  # collects its garbage rarely.
  target_compile_options(ws_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess;-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=;--param=ggc-min-heapsize=524288>)
endif()
if(WS_WERROR STREQUAL "AUTO" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
  set(ws_warnings_are_errors ON)
elseif(NOT WS_WERROR STREQUAL "AUTO")
  set(ws_warnings_are_errors ${WS_WERROR})
endif()
if(ws_warnings_are_errors)
  target_compile_options(ws_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Werror>)
endif()
if(WS_SANITIZE)
  target_compile_options(ws_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${WS_SANITIZE} -fno-omit-frame-pointer>)
  target_link_options(ws_options INTERFACE -fsanitize=${WS_SANITIZE})
  # Compilers tell it in ways of their own, so sources ask for these.
  foreach(kind address thread)
    if(WS_SANITIZE MATCHES ${kind})
      string(TOUPPER WS_SANITIZE_${kind} definition)
      target_compile_definitions(ws_options INTERFACE ${definition})
    endif()
  endforeach()
endif()
