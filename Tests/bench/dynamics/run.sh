#!/bin/sh
# Builds and runs the scenes of our own world: run.sh [scene|quality|random|all] [steps].
# Where Box2D 2.4.1 and Chipmunk are installed, `quality` goes on with the same table for them.
set -e
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=${TMPDIR:-/tmp}/motus-world-bench
mkdir -p "$out.build"
cd "$out.build"
swiftc -swift-version 6 -O -wmo -g -parse-as-library -enforce-exclusivity=unchecked \
  -Xcc -fno-math-errno -module-name WorldBench -o "$out" \
  $(find "$root/Sources/Runtime/Support" "$root/Sources/Runtime/Geometry" \
    "$root/Sources/Runtime/Dynamics/World" -name '*.swift') \
  "$here"/World*.swift
"$out" "$@"
[ "$1" = quality ] || exit 0
if [ -f /usr/include/box2d/box2d.h ] && [ -f /usr/include/chipmunk/chipmunk.h ]; then
  ${CXX:-c++} -O2 -std=c++17 -Wall -o "$out-peers" "$here/quality.cpp" -lbox2d -lchipmunk -lm
  "$out-peers" 2>/dev/null
else
  echo 'SKIPPED: the quality of Box2D and Chipmunk: not installed'
fi
