#!/bin/sh
# The archive for a system whose library has been made on this machine: libraries, headers, CMake and pkg-config files,
# guide and examples, with checksums and sizes. Everything in it can be moved anywhere.
# usage: system.sh VERSION SYSTEM FOLDER PLACE FILE…; SYSTEM as windows-x86_64, FILE in FOLDER, the archive goes to PLACE
set -e
version=$1 system=$2 from=$3 folder=$4
shift 4
name=motus-$version-$system
place=$folder/$name
rm -rf "$place"
mkdir -p "$place/lib/cmake/motus" "$place/lib/pkgconfig" "$place/include/motus" "$place/docs"
for file in "$@"; do cp -RP "$from/$file" "$place/lib"; done
cp include/motus.h include/motus.hpp "$place/include"
sed 's,"motus.h","../motus.h",' include/module.modulemap >"$place/include/motus/module.modulemap"
cp bindings/shipping/motusConfig.cmake "$place/lib/cmake/motus"
sed "s,@VERSION@,$version,; s,@MAJOR@,${version%%.*}," bindings/shipping/motusConfigVersion.cmake.in \
  >"$place/lib/cmake/motus/motusConfigVersion.cmake"
echo ../include >"$place/lib/cmake/motus/includedir"
for kind in motus:-lmotus motus-static:-l:libmotus.a; do
  printf '%s\n' 'prefix=${pcfiledir}/../..' 'libdir=${prefix}/lib' 'includedir=${prefix}/include' '' \
    "Name: ${kind%%:*}" 'Description: Transitions, animators and dynamics for any user interface' \
    "Version: $version" "Libs: -L\${libdir} ${kind#*:}" 'Cflags: -I${includedir}' >"$place/lib/pkgconfig/${kind%%:*}.pc"
done
cp LICENSE CHANGELOG.md "$place"
cp bindings/shipping/archive.cmake "$place/CMakeLists.txt"
cp docs/GUIDE.md docs/CAPABILITIES.md docs/RULES.md docs/TRACE.md docs/ARCHITECTURE.md docs/DYNAMICS.md "$place/docs"
cp -R examples "$place/examples"
rm -rf "$place/examples/cortex-m" "$place/examples/web"
find "$place" -name __pycache__ -prune -exec rm -rf {} +
{
  echo "# Motus $version for $system"
  echo
  cat "bindings/shipping/about-${system%%-*}.md"
} >"$place/README.md"
(
  cd "$place"
  {
    echo "Motus $version for $system. Sizes in bytes:"
    find lib -type f -size +16k | LC_ALL=C sort | while read -r file; do
      printf '%10d  %s\n' "$(wc -c <"$file")" "$file"
    done
  } >SIZES.txt
  find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum >SHA256SUMS
)
tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rw,go-w,a+rX --mtime=@0 -cf - "$name" |
  gzip -9n >"$folder/$name.tar.gz"
(cd "$folder" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
echo "$folder/$name.tar.gz"
