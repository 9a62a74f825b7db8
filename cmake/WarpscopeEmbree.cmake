# Embree 3 as a peer in tests and benchmarks: the target ws_embree exists where it is installed.
# SPDX-License-Identifier: MIT
find_path(WS_EMBREE_INCLUDE embree3/rtcore.h)
find_library(WS_EMBREE embree3)
mark_as_advanced(WS_EMBREE_INCLUDE WS_EMBREE)
if(WS_EMBREE_INCLUDE AND WS_EMBREE AND NOT TARGET ws_embree)
  add_library(ws_embree INTERFACE)
  target_include_directories(ws_embree SYSTEM INTERFACE ${WS_EMBREE_INCLUDE})
  target_link_libraries(ws_embree INTERFACE ${WS_EMBREE})
endif()
