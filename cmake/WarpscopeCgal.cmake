# CGAL (header only) as a peer in tests and benchmarks: the target ws_cgal exists where it is installed.
# SPDX-License-Identifier: MIT
find_path(WS_CGAL_INCLUDE CGAL/Delaunay_triangulation_2.h)
find_library(WS_CGAL_GMP gmp)
find_library(WS_CGAL_MPFR mpfr)
mark_as_advanced(WS_CGAL_INCLUDE WS_CGAL_GMP WS_CGAL_MPFR)
if(WS_CGAL_INCLUDE AND WS_CGAL_GMP AND WS_CGAL_MPFR AND NOT TARGET ws_cgal)
  add_library(ws_cgal INTERFACE)
  target_include_directories(ws_cgal SYSTEM INTERFACE ${WS_CGAL_INCLUDE})
  target_link_libraries(ws_cgal INTERFACE ${WS_CGAL_MPFR} ${WS_CGAL_GMP})
  target_compile_options(ws_cgal INTERFACE -frounding-math)
endif()
