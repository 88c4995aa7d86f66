# find_package(motus): motus::motus is the shared library, motus::static the archive.
# Works wherever the tree is moved to; include/ and lib/ stand beside each other.
get_filename_component(_motus_lib "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
file(READ "${CMAKE_CURRENT_LIST_DIR}/includedir" _motus_include)
string(STRIP "${_motus_include}" _motus_include)
get_filename_component(_motus_include "${_motus_lib}/${_motus_include}" ABSOLUTE)

if(APPLE) # untried
  set(_motus_shared "libmotus.dylib")
  set(_motus_soname "@rpath/libmotus.0.dylib")
elseif(WIN32)
  set(_motus_shared "motus.dll")
  set(_motus_soname "motus.dll")
elseif(ANDROID)
  set(_motus_shared "libmotus.so")
  set(_motus_soname "libmotus.so")
else()
  set(_motus_shared "libmotus.so")
  set(_motus_soname "libmotus.so.0")
endif()
if(NOT TARGET motus::motus AND EXISTS "${_motus_lib}/${_motus_shared}")
  add_library(motus::motus SHARED IMPORTED)
  set_target_properties(motus::motus PROPERTIES
    IMPORTED_LOCATION "${_motus_lib}/${_motus_shared}"
    IMPORTED_IMPLIB "${_motus_lib}/motus.lib"
    IMPORTED_SONAME "${_motus_soname}"
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
unset(_motus_shared)
unset(_motus_soname)
unset(_motus_include)
