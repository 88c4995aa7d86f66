#!/bin/sh
# Builds and runs the scenes of our own world: run.sh [scene|quality|random|all] [steps]
set -e
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=${TMPDIR:-/tmp}/motus-world-bench
mkdir -p "$out.build"
cd "$out.build"
swiftc -swift-version 6 -O -wmo -g -parse-as-library -enforce-exclusivity=unchecked \
  -Xcc -fno-math-errno -module-name WorldBench -o "$out" \
  $(find "$root/Sources/Runtime/Support" "$root/Sources/Runtime/Geometry" \
    "$root/Sources/Runtime/Dynamics/World" "$root/Sources/Runtime/Dynamics/Joints" -name '*.swift') \
  "$root/Sources/Runtime/Dynamics/StateCoder.swift" "$root"/Sources/Runtime/Dynamics/DynamicItem*.swift "$here"/World*.swift
exec "$out" "$@"
