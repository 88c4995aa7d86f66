# FetchContent_MakeAvailable and add_subdirectory of this folder give what find_package(motus) gives:
# motus::motus, the shared library, and motus::static.
cmake_minimum_required(VERSION 3.13)
project(motus LANGUAGES NONE)
include("${CMAKE_CURRENT_LIST_DIR}/lib/cmake/motus/motusConfig.cmake")
foreach(library motus::motus motus::static)
  if(TARGET ${library})
    set_target_properties(${library} PROPERTIES IMPORTED_GLOBAL TRUE)
  endif()
endforeach()
