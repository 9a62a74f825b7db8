# Each header compiles alone: CMake's own check (target all_verify_interface_header_sets), fed with each library's headers.
# SPDX-License-Identifier: MIT
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ${WS_TESTS})

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

# The headers of the present folder become part of `target`'s face and are checked with what it gives its users.
function(ws_verify_headers target)
  ws_headers_of(${CMAKE_CURRENT_SOURCE_DIR} headers)
  if(NOT WS_HAS_CUDA)
    list(FILTER headers EXCLUDE REGEX "/cuda_check\\.h$")  # the one that is nothing without CUDA's own headers
  endif()
  if(headers)
    target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${headers})
  endif()
endfunction()
