# Packages, as tools/package.sh has them made: a .deb of each component, for the Debian that built them, and a tarball of
# both that runs wherever it is unpacked.
# SPDX-License-Identifier: MIT
set(CPACK_PACKAGE_NAME warpscope)
set(CPACK_PACKAGE_VENDOR "the Warpscope authors")
set(CPACK_PACKAGE_CONTACT "The Warpscope authors <warpscope@packages.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "watch parallel algorithms work on your own data")
set(CPACK_PACKAGE_FILE_NAME warpscope-${PROJECT_VERSION}-linux-x86_64)
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/PackageTimes.cmake)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME warpscope)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
# What is loaded by name: Qt's way to Wayland and its pictures, Mesa where no other OpenGL is. Videos are made by ffmpeg.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "libgl1-mesa-dri, libegl-mesa0, qt6-qpa-plugins, qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "ffmpeg, nvidia-driver")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "A window, and a command line that does the same without a display:
ridge curves of point clouds, kD-trees over meshes, minimum weight
triangulations, image filters and histograms of distances, on the CPU or
with CUDA, step by step.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libwarpscope-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libassimp-dev, libfmt-dev, libgmp-dev, libssl-dev, libtbb-dev, nlohmann-json3-dev, zlib1g-dev")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "warpscope")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Static libraries and headers of the algorithms that the program shows,
without the window and without pictures. In CMake: find_package(Warpscope)
and the target Warpscope::compute.")

# What Debian wants beside: under which terms, and what changed. The date is that of SOURCE_DATE_EPOCH where it is set.
string(TIMESTAMP WS_PACKAGE_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(ws_debian ${CMAKE_BINARY_DIR}/debian)
configure_file(cmake/changelog.debian.in ${ws_debian}/changelog.Debian @ONLY)
add_custom_command(OUTPUT ${ws_debian}/changelog.Debian.gz ${ws_debian}/changelog.gz
  COMMAND gzip -9nkf ${ws_debian}/changelog.Debian
  COMMAND gzip -9nc ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${ws_debian}/changelog.gz
  DEPENDS ${ws_debian}/changelog.Debian ${CMAKE_SOURCE_DIR}/CHANGELOG.md VERBATIM)
add_custom_target(debian_documents ALL DEPENDS ${ws_debian}/changelog.Debian.gz)
foreach(pair program=warpscope development=libwarpscope-dev)
  string(REPLACE "=" ";" pair ${pair})
  list(GET pair 0 component)
  list(GET pair 1 package)
  install(FILES assets/copyright ${ws_debian}/changelog.Debian.gz ${ws_debian}/changelog.gz
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
endforeach()
include(CPack)
