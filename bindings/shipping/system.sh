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
mkdir -p "$place/lib/cmake/motus" "$place/lib/pkgconfig" "$place/include/motus"
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
sh bindings/shipping/contents.sh "$place"
# For packages of Swift, the framework alone.
[ ! -d "$place/lib/Motus.xcframework" ] ||
  "${PYTHON:-python3}" bindings/shipping/zip.py "$place/lib/Motus.xcframework" "$folder/motus-$version-xcframework.zip"
# Where Python is at home, a wheel, too.
for file in "$place/lib/motus.dll" "$place/lib/libmotus.0.dylib"; do
  [ ! -f "$file" ] || MOTUS_LIBRARY=$file "${PYTHON:-python3}" bindings/python/motus_build.py "$folder" >/dev/null
done
# What records a program and plays that again, where there is a compiler for it.
recorded=
if [ "$system" = windows-x86_64 ] && command -v x86_64-w64-mingw32-gcc >/dev/null; then
  recorded=.build/motus/record-$system
  CC=x86_64-w64-mingw32-gcc sh bindings/record/build.sh $recorded "$place/lib" >/dev/null
  mkdir -p "$place/bin" "$place/lib/motus-record"
  cp $recorded/motus-replay.exe "$place/lib/motus.dll" "$place/bin"
  cp $recorded/motus.dll "$place/lib/motus-record"
fi
{
  echo "# Motus $version for $system"
  echo
  cat "bindings/shipping/about-${system%%-*}.md"
  echo
  if [ -n "$recorded" ]; then
    echo 'A run is recorded with `lib/motus-record/motus.dll` beside the program in place of the library, and played again by'
    echo '`bin/motus-replay.exe run.trace` ([docs/TRACE.md](docs/TRACE.md)):'
    echo
    echo '    set MOTUS_RECORDED=C:\motus\lib\motus.dll'
    echo '    set MOTUS_TRACE=run.trace'
    echo
  fi
  echo '[docs/GUIDE.md](docs/GUIDE.md) is the guide, [docs/CAPABILITIES.md](docs/CAPABILITIES.md) says what there is, with an'
  echo 'example for each, [include/motus.h](include/motus.h) is the manual, [docs/RULES.md](docs/RULES.md) what is promised,'
  echo '[CHANGELOG.md](CHANGELOG.md) what is new.'
  [ ! -d "$place/reference" ] || echo 'The guide and the manual as pages: [reference/index.html](reference/index.html).'
} >"$place/README.md"
(
  cd "$place"
  {
    echo "Motus $version for $system. Sizes in bytes:"
    find lib -type f -size +16k | LC_ALL=C sort | while read -r file; do
      printf '%10d  %s\n' "$(wc -c <"$file")" "$file"
    done
  } >SIZES.txt
)
sh bindings/shipping/pack.sh "$folder" "$name"
