# Whether the Python module is built: where an interpreter with nanobind is. That is the environment that tools/python_env.sh
# makes, unless Python_EXECUTABLE says another (pip does).
# SPDX-License-Identifier: MIT
set(ws_python_environment ${CMAKE_SOURCE_DIR}/build/python-env)
set(WS_HAS_PYTHON OFF)
if(NOT WS_PYTHON STREQUAL "OFF" AND NOT WS_SANITIZE)
  if(NOT Python_EXECUTABLE AND EXISTS ${ws_python_environment}/ready)
    set(Python_EXECUTABLE ${ws_python_environment}/bin/python)
  endif()
  if(Python_EXECUTABLE OR WS_PYTHON STREQUAL "ON")
    set(WS_HAS_PYTHON ON)
  endif()
endif()
