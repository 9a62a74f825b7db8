# Qt's meta-objects. CMake's own AUTOMOC gives moc the include folders of the target, and moc then reads all of Qt for each
# header, which takes 40 times as long as the header itself. No meta-object here depends on what is included.
# SPDX-License-Identifier: MIT

# ws_moc(TARGET): the meta-objects of all headers of this folder and of those below it, as one source of the target.
function(ws_moc target)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS *.h)
  qt_wrap_cpp(meta_objects ${headers} OPTIONS --no-notes)  # it would note each header that has none
  set_source_files_properties(${meta_objects} PROPERTIES HEADER_FILE_ONLY ON)
  list(TRANSFORM meta_objects REPLACE ".+" "#include \"\\0\"" OUTPUT_VARIABLE includes)
  list(JOIN includes "\n" content)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}_meta_objects.cpp)
  file(GENERATE OUTPUT ${source} CONTENT "${content}\n")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${meta_objects}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source} ${meta_objects})
endfunction()
