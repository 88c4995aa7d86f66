#!/bin/sh
# Holds: recorded touches give the hash that is pinned in touches.pinned, in C, C++, Python and LuaJIT. The
# steps bindings/lua (5.1 to 5.4, LuaJIT with both modules), bindings/js (node, Chromium, both recorded) and
# checks/cross (aarch64, Cortex-M4F) hold the same number. When behaviour has changed on purpose, --pin writes it.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/bindings
mkdir -p "$out"
export LD_LIBRARY_PATH="$PWD/.build/release${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" PYTHONDONTWRITEBYTECODE=1
link='-Iinclude -L.build/release -lmotus'
touches=Tests/bindings/touches.txt said=

expected=$(cat Tests/bindings/touches.pinned)

# play NAME COMMAND…: what it prints is what is pinned.
play() {
  name=$1
  shift
  hash=$("$@" "$touches") || { echo "$name fails"; exit 1; }
  [ "$hash" = "$expected" ] || { echo "$name says $hash, pinned is $expected: touches.sh --pin"; exit 1; }
  said="$said $name"
}

# shellcheck disable=SC2086 # link is a list
${CC:-cc} -std=c99 -o "$out/touches_c" Tests/bindings/touches.c $link || exit 1
[ "$1" != --pin ] || expected=$("$out/touches_c" "$touches" | tee Tests/bindings/touches.pinned)
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
