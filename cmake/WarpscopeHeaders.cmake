# Each header compiles alone: CMake's own check (target all_verify_interface_header_sets), fed with each library's headers.
# SPDX-License-Identifier: MIT
# That takes minutes, so it is asked for (WS_HEADER_CHECK). Without precompiled headers it leaves out what the build itself has
# shown: a header that is the first include of the source with its name. The same sets of headers are installed.
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ${WS_HEADER_CHECK})

# The .h files at and below `folder`, without the subfolders that have a CMakeLists.txt of their own.
function(ws_headers_of folder result)
  file(GLOB entries LIST_DIRECTORIES true CONFIGURE_DEPENDS ${folder}/*)
  set(headers "")
  foreach(entry IN LISTS entries)
    if(entry MATCHES "\\.h$")
      list(APPEND headers ${entry})
    elseif(IS_DIRECTORY ${entry} AND NOT EXISTS ${entry}/CMakeLists.txt)
      ws_headers_of(${entry} nested)
      list(APPEND headers ${nested})
    endif()
  endforeach()
  set(${result} ${headers} PARENT_SCOPE)
endfunction()

# Whether the source beside `header` with its name begins with it.
function(ws_is_first_in_its_source header result)
  set(${result} OFF PARENT_SCOPE)
  string(REGEX REPLACE "\\.h$" "" stem ${header})
  file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${header})
  foreach(suffix cpp cu)
    if(EXISTS ${stem}.${suffix})
      file(STRINGS ${stem}.${suffix} include REGEX "^#include" LIMIT_COUNT 1)
      if(include STREQUAL "#include \"${name}\"")
        set(${result} ON PARENT_SCOPE)
      endif()
    endif()
  endforeach()
endfunction()

# The headers of the present folder become part of `target`'s face and are checked with what it gives its users.
function(ws_verify_headers target)
  ws_headers_of(${CMAKE_CURRENT_SOURCE_DIR} headers)
  list(FILTER headers EXCLUDE REGEX "/stb_image\\.h$")  # stb's folder is known to the targets that use it, not to all
  if(NOT WS_HAS_CUDA)
    list(FILTER headers EXCLUDE REGEX "/cuda_check\\.h$")  # the one that is nothing without CUDA's own headers
  endif()
  if(WS_HEADER_CHECK AND NOT WS_PRECOMPILE)
    foreach(header IN LISTS headers)
      ws_is_first_in_its_source(${header} is_first)
      if(is_first)
        list(REMOVE_ITEM headers ${header})
      endif()
    endforeach()
  endif()
  if(headers)
    target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${headers})
  endif()
endfunction()
