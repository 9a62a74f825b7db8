# The window's translations: assets/translations/*.ts are compiled by Qt's lrelease and become resources of the window. The
# target `translations` brings the .ts files up to date with the sources.
# SPDX-License-Identifier: MIT
get_target_property(ws_qmake Qt6::qmake IMPORTED_LOCATION)
get_filename_component(ws_qt_programs "${ws_qmake}" DIRECTORY)
find_program(WS_LRELEASE NAMES lrelease-qt6 lrelease HINTS ${ws_qt_programs} /usr/lib/qt6/bin)
find_program(WS_LUPDATE NAMES lupdate-qt6 lupdate HINTS ${ws_qt_programs} /usr/lib/qt6/bin)
mark_as_advanced(WS_LRELEASE WS_LUPDATE)

if(WS_LUPDATE)
  add_custom_target(translations
    COMMAND python3 -B ${CMAKE_SOURCE_DIR}/tools/translations.py --lupdate ${WS_LUPDATE} $<TARGET_FILE:warpscope>
    DEPENDS warpscope USES_TERMINAL VERBATIM)
endif()

# ws_translate(TARGET): to be called in the folder of TARGET.
function(ws_translate target)
  if(NOT WS_LRELEASE)
    message(WARNING "Qt's lrelease was not found: the window will speak English alone (Debian: qt6-l10n-tools)")
    return()
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/translations/*.ts)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/translations)
  file(MAKE_DIRECTORY ${folder})
  set(compiled "")
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    add_custom_command(OUTPUT ${folder}/${name}.qm COMMAND ${WS_LRELEASE} -silent ${source} -qm ${folder}/${name}.qm
      DEPENDS ${source} COMMENT "Compiling the translation ${name}" VERBATIM)
    list(APPEND compiled ${folder}/${name}.qm)
  endforeach()
  qt_add_resources(${target} ws_translations PREFIX /translations BASE ${folder} FILES ${compiled})
endfunction()
