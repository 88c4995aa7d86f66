#!/bin/sh
# Runs one host of Tests/ffi against the shipped library: ctypes | cffi | luajit | c++ | swift.
# All play the same scenario; each has to print the same lines as the C program scenario.c.
cd "$(dirname "$0")/../.." || exit 2
library=$PWD/.build/release/libmotus.so
header=$PWD/include/motus.h
out=.build/motus/ffi/$1 # its own: the hosts play beside one another
mkdir -p "$out"

need() {
  command -v "$1" >/dev/null || { echo "SKIPPED: $1 is not installed"; exit 0; }
}

# shellcheck disable=SC2086 # STRICT and LINK are lists
${CC:-cc} ${STRICT:--std=c99} -Iinclude -o "$out/scenario" Tests/ffi/scenario.c $LINK || exit 1
"$out/scenario" >"$out/expected" || exit 1

# play COMMAND...: its lines are those of the C program.
play() {
  "$@" >"$out/lines" || { cat "$out/lines"; exit 1; }
  diff "$out/expected" "$out/lines" || { echo "$1 does not say what C says"; exit 1; }
}

case $1 in
ctypes)
  need "${PYTHON:=python3}"
  play "$PYTHON" Tests/ffi/python_ctypes.py "$library"
  ;;
cffi)
  need "${PYTHON:=python3}"
  "$PYTHON" -c 'import cffi' 2>/dev/null || { echo "SKIPPED: python's cffi is not installed"; exit 0; }
  play "$PYTHON" Tests/ffi/python_cffi.py "$library" "$header"
  ;;
luajit)
  need luajit
  play luajit Tests/ffi/luajit.lua "$library" "$header"
  ;;
c++)
  need "${CXX:=c++}"
  for standard in c++11 c++17; do
    # shellcheck disable=SC2086 # LINK is a list
    $CXX -std=$standard -Wall -Wextra -Werror -pedantic -Iinclude -o "$out/cplusplus" \
      Tests/ffi/cplusplus.cpp $LINK || exit 1
    play "$out/cplusplus"
  done
  ;;
swift)
  ${SWIFT:-swift}c -swift-version 6 -I include -L .build/release -lmotus \
    -Xlinker -rpath -Xlinker "$PWD/.build/release" -o "$out/swift_host" \
    Tests/ffi/swift_host.swift || exit 1
  play "$out/swift_host"
  ;;
*) echo "ctypes, cffi, luajit, c++ or swift, not '$1'"; exit 2 ;;
esac
echo "$1 says what C says, $(wc -l <"$out/expected") lines"
