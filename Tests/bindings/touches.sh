#!/bin/sh
# Holds: recorded touches give the same trace hash in C, C++, Python and LuaJIT.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/bindings
mkdir -p "$out"
export LD_LIBRARY_PATH="$PWD/.build/release${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" PYTHONDONTWRITEBYTECODE=1
link='-Iinclude -L.build/release -lmotus'
touches=Tests/bindings/touches.txt said=

# play NAME COMMAND…: what it prints is what C prints.
play() {
  name=$1
  shift
  hash=$("$@" "$touches") || { echo "$name fails"; exit 1; }
  [ "$hash" = "${expected:=$hash}" ] || { echo "$name says $hash, C says $expected"; exit 1; }
  said="$said $name"
}

# shellcheck disable=SC2086 # link is a list
${CC:-cc} -std=c99 -o "$out/touches_c" Tests/bindings/touches.c $link || exit 1
play C "$out/touches_c"
[ "${expected#* }" = 1 ] || { echo "the page is not swiped back: $expected"; exit 1; }
if command -v "${CXX:=c++}" >/dev/null; then
  # shellcheck disable=SC2086
  $CXX -std=c++17 -o "$out/touches_cpp" Tests/bindings/touches.cpp $link || exit 1
  play C++ "$out/touches_cpp"
else echo "SKIPPED: $CXX is not installed"; fi
if command -v "${PYTHON:=python3}" >/dev/null; then
  export PYTHONPATH=bindings/python
  play Python "$PYTHON" Tests/bindings/touches.py
else echo 'SKIPPED: python3 is not installed'; fi
if command -v luajit >/dev/null; then play LuaJIT luajit Tests/bindings/touches.lua
else echo 'SKIPPED: luajit is not installed'; fi
echo "${expected% *}:$said"
