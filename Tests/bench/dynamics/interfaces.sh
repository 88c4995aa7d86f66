#!/bin/sh
# Builds and runs interfaces.c: scenes of interfaces beside Box2D 3, where that is (box2d3.sh).
# interfaces.sh [word of a scene's name]. LINK as in the Makefile.
cd "$(dirname "$0")/../../.." || exit 2
out=.build/motus/bench/interfaces
here=Tests/bench/dynamics/torture
mkdir -p "$out"
: "${LINK:=-L.build/release -lmotus -lm -Wl,--enable-new-dtags,-rpath,$PWD/.build/release}"
objects= libraries= flags= peers=
. Tests/bench/dynamics/box2d3.sh
for source in beside judge stage machines interfaces motus; do
  file=$here/$source.c
  [ "$source" != beside ] || file=Tests/bench/dynamics/interfaces.c
  ${CC:-cc} -O2 -std=c99 -Wall -Wextra -Werror -pedantic -Iinclude $flags -c -o "$out/$source.o" \
    "$file" || exit 1
  objects="$objects $out/$source.o"
done
${CXX:-c++} -o "$out/interfaces" $objects $LINK $libraries || exit 1
timeout 600 "$out/interfaces" "$@"
