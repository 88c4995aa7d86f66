#!/bin/sh
# Runs one host of Tests/ffi against the shipped library: ctypes | cffi | luajit | c++ | swift.
# Each gets the library's and the header's path and prints one line.
cd "$(dirname "$0")/../.." || exit 2
library=$PWD/.build/release/libmotus.so
header=$PWD/include/motus.h
out=.build/motus/ffi
mkdir -p "$out"

need() {
  command -v "$1" >/dev/null || { echo "SKIPPED: $1 is not installed"; exit 0; }
}

case $1 in
ctypes)
  need "${PYTHON:=python3}"
  exec "$PYTHON" Tests/ffi/python_ctypes.py "$library" "$header"
  ;;
cffi)
  need "${PYTHON:=python3}"
  "$PYTHON" -c 'import cffi' 2>/dev/null || { echo "SKIPPED: python's cffi is not installed"; exit 0; }
  exec "$PYTHON" Tests/ffi/python_cffi.py "$library" "$header"
  ;;
luajit)
  need luajit
  exec luajit Tests/ffi/luajit.lua "$library" "$header"
  ;;
c++)
  need "${CXX:=c++}"
  for standard in c++11 c++17; do
    # shellcheck disable=SC2086 # LINK is a list
    $CXX -std=$standard -Wall -Wextra -Werror -pedantic -Iinclude -o "$out/cplusplus" \
      Tests/ffi/cplusplus.cpp $LINK || exit 1
    "$out/cplusplus" || exit 1
  done
  ;;
swift)
  ${SWIFT:-swift}c -swift-version 6 -I include -L .build/release -lmotus \
    -Xlinker -rpath -Xlinker "$PWD/.build/release" -o "$out/swift_host" \
    Tests/ffi/swift_host.swift || exit 1
  "$out/swift_host"
  ;;
*) echo "ctypes, cffi, luajit, c++ or swift, not '$1'"; exit 2 ;;
esac
