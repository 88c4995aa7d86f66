#!/bin/sh
# Holds: libraries for systems that cannot run here are what those systems' loaders ask for (systems.py): Windows on
# arm64, macOS, iOS, Android. Android's says under qemu, with glibc in the place of its own C library, what is said here.
# The archives unpack, their checksums are right and their links lead somewhere.
cd "$(dirname "$0")/../.." || exit 2
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
: "${PYTHON:=python3}"
tools=$(dirname "$(${SWIFT:-swift}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)".*,\1,p')")/../bin
version=$(sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h) inspected=
${MAKE:-make} --no-print-directory windows android macos ios >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
grep SKIPPED "$place/log" || true
# inspect KIND SYSTEM FILE…: of the archive for SYSTEM, unpacked.
inspect() {
  kind=$1 system=$2 name=motus-$version-$2
  shift 2
  [ -f ".build/motus/dist/$name.tar.gz" ] || return 0
  (cd .build/motus/dist && sha256sum -c --quiet "$name.tar.gz.sha256")
  tar -C "$place" -xzf ".build/motus/dist/$name.tar.gz"
  (cd "$place/$name" && sha256sum -c --quiet SHA256SUMS)
  said=$("$PYTHON" Tests/checks/links.py "$place/$name") || { echo "$said"; exit 1; }
  mv "$place/$name" "$place/$system"
  for file in "$@"; do
    said=$("$PYTHON" Tests/checks/systems.py "$tools" "$kind" "$place/$system/lib/$file") || { echo "$said"; exit 1; }
    inspected="$inspected, $said"
  done
}
inspect windows windows-x86_64 motus.dll
inspect windows windows-aarch64 motus.dll
inspect android android-arm64 libmotus.so
inspect macos macos libmotus.0.dylib
inspect framework ios Motus.xcframework
# The examples are built by the file that stands beside them, without a word.
if [ -d "$place/windows-x86_64" ] && command -v x86_64-w64-mingw32-g++ >/dev/null; then
  ${MAKE:-make} -s -C "$place/windows-x86_64/examples" CC=x86_64-w64-mingw32-gcc CXX=x86_64-w64-mingw32-g++ CFLAGS=-O0 \
    >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
  ! grep -i warning "$place/log"
  inspected="$inspected, $(ls "$place"/windows-x86_64/examples/build/*.exe | wc -l) examples for Windows built"
fi
# CMake takes the archive by its address, and from where it is unpacked.
if [ -d "$place/windows-x86_64" ] && command -v cmake >/dev/null && command -v x86_64-w64-mingw32-gcc >/dev/null; then
  mkdir "$place/cmake"
  cp Tests/bindings/touches.c "$place/cmake"
  for way in 'include(FetchContent)
FetchContent_Declare(motus URL ${ARCHIVE})
FetchContent_MakeAvailable(motus)' 'find_package(motus 0.1 REQUIRED)'; do
    printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(touches C)' "$way" \
      'add_executable(shared touches.c)' 'target_link_libraries(shared motus::motus)' \
      'add_executable(static touches.c)' 'target_link_libraries(static motus::static)' >"$place/cmake/CMakeLists.txt"
    rm -rf "$place/built"
    { cmake -S "$place/cmake" -B "$place/built" -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc \
      -DARCHIVE="$PWD/.build/motus/dist/motus-$version-windows-x86_64.tar.gz" -Dmotus_DIR="$place/windows-x86_64/lib/cmake/motus" &&
      cmake --build "$place/built"; } >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
  done
  inspected="$inspected, by CMake"
fi
# A check that sees nothing wrong in anything would be of no use.
if [ -d "$place/macos" ]; then # one bit of code is another than was signed
  "$PYTHON" -c 'import sys
data = bytearray(open(sys.argv[1], "rb").read())
data[0x9000] ^= 1
open(sys.argv[2], "wb").write(data)' "$place/macos/lib/libmotus.0.dylib" "$place/changed"
fi
for wrong in macos:"$place/changed" android:.build/release/libmotus.so windows:"$place/android-arm64/lib/libmotus.so"; do
  [ ! -f "${wrong#*:}" ] || ! "$PYTHON" Tests/checks/systems.py "$tools" "${wrong%%:*}" "${wrong#*:}" >/dev/null ||
    { echo "${wrong#*:} passes for a library of ${wrong%%:*}"; exit 1; }
done
if [ -d "$place/android-arm64" ] && command -v qemu-aarch64 >/dev/null && command -v aarch64-linux-gnu-gcc >/dev/null; then
  ln -s /usr/aarch64-linux-gnu/lib/libc.so.6 "$place/libc.so"
  for program in touches scenes; do
    ${CC:-cc} -std=c99 -o "$place/$program.here" Tests/bindings/$program.c -Iinclude -L.build/release -lmotus -lm
    LD_LIBRARY_PATH=.build/release "$place/$program.here" Tests/bindings/touches.txt >"$place/expected"
    aarch64-linux-gnu-gcc -std=c99 -Iinclude -o "$place/$program" Tests/bindings/$program.c \
      "$place/android-arm64/lib/libmotus.so" -lm -Wl,--allow-shlib-undefined
    QEMU_LD_PREFIX=/usr/aarch64-linux-gnu qemu-aarch64 -E LD_LIBRARY_PATH="$place/android-arm64/lib:$place" \
      "$place/$program" Tests/bindings/touches.txt >"$place/said" || { echo "android: $program fails"; exit 1; }
    cmp "$place/said" "$place/expected"
  done
  inspected="$inspected and run by qemu"
else
  echo "SKIPPED: qemu-aarch64 or aarch64-linux-gnu-gcc is missing: Android's library is not run"
fi
[ -z "$inspected" ] || echo "${inspected#, }"
