# Qt's meta-objects. CMake's own AUTOMOC gives moc the include folders of the target, and moc then reads all of Qt for each
# header, which takes forty times as long. No meta-object here depends on what is included.
# SPDX-License-Identifier: MIT

# ws_moc(TARGET): the meta-objects of all headers of this folder and of those below it, as one source of the target. A target of
# their own makes them: commands of a library wait for all libraries that it links.
function(ws_moc target)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS *.h)
  qt_wrap_cpp(meta_objects ${headers} OPTIONS --no-notes)  # it would note each header that has none
  add_custom_target(${target}_meta_objects DEPENDS ${meta_objects})
  list(TRANSFORM meta_objects REPLACE ".+" "#include \"\\0\"" OUTPUT_VARIABLE includes)
  list(JOIN includes "\n" content)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}_meta_objects.cpp)
  file(GENERATE OUTPUT ${source} CONTENT "${content}\n")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${meta_objects}")
  target_sources(${target} PRIVATE ${source})
  add_dependencies(${target} ${target}_meta_objects)
endfunction()
