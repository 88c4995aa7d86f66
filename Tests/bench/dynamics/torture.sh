#!/bin/sh
# Builds and runs torture/torture.c with the engines beside ours that are installed:
# torture.sh [word of a scene's name]. LINK as in the Makefile. BOX2D is a directory of Box2D 3 with
# include/box2d and libbox2d.a somewhere in it, where the one that is installed is older.
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
if [ -n "$BOX2D$version3" ]; then
  if [ -n "$BOX2D" ]; then
    include=-I$BOX2D/include
    library=$(find "$BOX2D" -name libbox2d.a | head -n 1)
  else
    include=$(pkg-config --cflags box2d)
    library=$(pkg-config --libs box2d)
  fi
  ${CXX:-c++} -std=c++17 -O2 -Wall $include -c -o "$out/box2d3.o" "$here/box2d3.cpp" || exit 1
  flags=-DHAVE_BOX2D3
  peers="$peers &box2d3_torture,"
  objects="$objects $out/box2d3.o"
  libraries="$libraries $library -lpthread"
else
  echo 'SKIPPED: torture beside Box2D 3: neither is it installed nor does BOX2D say where it stands'
fi
for source in torture judge stage chains machines piles gas movers motus; do
  ${CC:-cc} -O2 -std=gnu99 -Wall -Wextra -Iinclude -DHAVE_BOX2D -DHAVE_CHIPMUNK $flags \
    -DPEERS="$peers" \
    -c -o "$out/$source.o" "$here/$source.c" || exit 1
  objects="$objects $out/$source.o"
done
${CXX:-c++} -o "$out/torture" $objects $LINK $libraries || exit 1
timeout 1800 "$out/torture" "$@"
