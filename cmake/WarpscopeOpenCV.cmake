# OpenCV as a peer in tests and benchmarks: the target ws_opencv exists where its core and imgproc are installed. Debian's
# packages of the two parts carry no CMake configuration, so they are looked for by name.
# SPDX-License-Identifier: MIT
find_path(WS_OPENCV_INCLUDE opencv2/imgproc.hpp PATH_SUFFIXES opencv4)
find_library(WS_OPENCV_CORE opencv_core)
find_library(WS_OPENCV_IMGPROC opencv_imgproc)
mark_as_advanced(WS_OPENCV_INCLUDE WS_OPENCV_CORE WS_OPENCV_IMGPROC)
if(WS_OPENCV_INCLUDE AND WS_OPENCV_CORE AND WS_OPENCV_IMGPROC AND NOT TARGET ws_opencv)
  add_library(ws_opencv INTERFACE)
  target_include_directories(ws_opencv SYSTEM INTERFACE ${WS_OPENCV_INCLUDE})
  target_link_libraries(ws_opencv INTERFACE ${WS_OPENCV_IMGPROC} ${WS_OPENCV_CORE})
endif()
