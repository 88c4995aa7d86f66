#!/bin/sh
# Builds and runs torture/torture.c with the engines beside ours that are installed:
# torture.sh [word of a scene's name]. LINK as in the Makefile, BOX2D as in box2d3.sh.
cd "$(dirname "$0")/../../.." || exit 2
out=.build/motus/bench/torture
here=Tests/bench/dynamics/torture
mkdir -p "$out"
: "${LINK:=-L.build/release -lmotus -lm -Wl,--enable-new-dtags,-rpath,$PWD/.build/release}"
objects= peers= libraries= flags=
version3=$(pkg-config --modversion box2d 2>/dev/null | grep '^3\.')
for source in "$here"/box2d.cpp "$here"/chipmunk.c; do
  name=$(basename "${source%.*}")
  # Debian's Chipmunk has no file for pkg-config.
  if ! echo "#include <$name/$name.h>" | ${CXX:-c++} -E -x c++ - >/dev/null 2>&1; then
    echo "SKIPPED: torture beside $name: its header is not installed"
    continue
  fi
  [ "$name$version3" = box2d ] || [ "$name" != box2d ] || continue
  case $source in
  *.cpp) compiler="${CXX:-c++} -std=c++17" ;;
  *) compiler="${CC:-cc} -std=c99" ;;
  esac
  $compiler -O2 -Wall -c -o "$out/$name.o" "$source" || exit 1
  peers="$peers &${name}_torture,"
  objects="$objects $out/$name.o"
  libraries="$libraries -l$name"
done
. Tests/bench/dynamics/box2d3.sh
for source in torture judge stage chains machines piles gas movers interfaces motus; do
  ${CC:-cc} -O2 -std=gnu99 -Wall -Wextra -Iinclude -DHAVE_BOX2D -DHAVE_CHIPMUNK $flags \
    -DPEERS="$peers" \
    -c -o "$out/$source.o" "$here/$source.c" || exit 1
  objects="$objects $out/$source.o"
done
${CXX:-c++} -o "$out/torture" $objects $LINK $libraries || exit 1
timeout 1800 "$out/torture" "$@"
