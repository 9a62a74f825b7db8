# What is installed, in two components: `program` (with its manual, completions and desktop files) and `development` (the
# libraries below compute/, their headers and what find_package(Warpscope) reads).
# SPDX-License-Identifier: MIT
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Manual and completions are told by the program itself, once it is built.
set(ws_told ${CMAKE_BINARY_DIR}/told)
file(MAKE_DIRECTORY ${ws_told})
file(WRITE ${ws_told}/warpscope-mesh-reader.1 ".so man1/warpscope.1\n")  # what it is for stands there
add_custom_command(OUTPUT ${ws_told}/warpscope.1.gz ${ws_told}/warpscope.bash ${ws_told}/_warpscope ${ws_told}/warpscope.fish
  COMMAND warpscope manual > ${ws_told}/warpscope.1
  COMMAND gzip -9nf ${ws_told}/warpscope.1
  COMMAND gzip -9nkf ${ws_told}/warpscope-mesh-reader.1
  COMMAND warpscope completions bash > ${ws_told}/warpscope.bash
  COMMAND warpscope completions zsh > ${ws_told}/_warpscope
  COMMAND warpscope completions fish > ${ws_told}/warpscope.fish
  DEPENDS warpscope COMMENT "Manual and completions, as the program tells them" VERBATIM)
add_custom_target(told ALL DEPENDS ${ws_told}/warpscope.1.gz)

install(TARGETS warpscope warpscope-mesh-reader COMPONENT program)
install(FILES ${ws_told}/warpscope.1.gz ${ws_told}/warpscope-mesh-reader.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES ${ws_told}/warpscope.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME warpscope
        COMPONENT program)
install(FILES ${ws_told}/_warpscope DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
install(FILES ${ws_told}/warpscope.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
if(WS_WINDOW)
  install(FILES assets/warpscope.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
  install(FILES assets/icons/warpscope.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT program)
  install(FILES assets/warpscope-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME warpscope.xml
          COMPONENT program)
  install(FILES assets/warpscope.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo
          RENAME org.warpscope.Warpscope.metainfo.xml COMPONENT program)
endif()

set(ws_libraries core io generate filter histogram kdtree ridge triangulation experiments)
list(TRANSFORM ws_libraries PREPEND ws_ OUTPUT_VARIABLE ws_library_targets)
foreach(library IN LISTS ws_libraries)
  set_target_properties(ws_${library} PROPERTIES EXPORT_NAME ${library})
endforeach()
# What others link: all of them.
add_library(ws_compute INTERFACE)
target_link_libraries(ws_compute INTERFACE ws_experiments ws_generate ws_io)
set_target_properties(ws_compute PROPERTIES EXPORT_NAME compute)
install(TARGETS ws_compute ${ws_library_targets} EXPORT WarpscopeTargets COMPONENT development
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/warpscope
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/warpscope)
set(ws_package ${CMAKE_INSTALL_LIBDIR}/cmake/Warpscope)
install(EXPORT WarpscopeTargets NAMESPACE Warpscope:: DESTINATION ${ws_package} COMPONENT development)
configure_file(cmake/WarpscopeConfig.cmake.in WarpscopeConfig.cmake @ONLY)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/WarpscopeConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/WarpscopeConfig.cmake ${CMAKE_BINARY_DIR}/WarpscopeConfigVersion.cmake
        DESTINATION ${ws_package} COMPONENT development)
