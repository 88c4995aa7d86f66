# find_package(motus): motus::motus is the shared library, motus::static the archive.
# Works wherever the tree is moved to; include/ and lib/ stand beside each other.
get_filename_component(_motus_lib "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
file(READ "${CMAKE_CURRENT_LIST_DIR}/includedir" _motus_include)
string(STRIP "${_motus_include}" _motus_include)
get_filename_component(_motus_include "${_motus_lib}/${_motus_include}" ABSOLUTE)

if(NOT TARGET motus::motus AND EXISTS "${_motus_lib}/libmotus.so")
  add_library(motus::motus SHARED IMPORTED)
  set_target_properties(motus::motus PROPERTIES
    IMPORTED_LOCATION "${_motus_lib}/libmotus.so"
    IMPORTED_SONAME "libmotus.so.0"
    INTERFACE_INCLUDE_DIRECTORIES "${_motus_include}")
endif()
if(NOT TARGET motus::static AND EXISTS "${_motus_lib}/libmotus.a")
  add_library(motus::static STATIC IMPORTED)
  set_target_properties(motus::static PROPERTIES
    IMPORTED_LOCATION "${_motus_lib}/libmotus.a"
    INTERFACE_INCLUDE_DIRECTORIES "${_motus_include}")
endif()
set(motus_FOUND TRUE)
unset(_motus_lib)
unset(_motus_include)
