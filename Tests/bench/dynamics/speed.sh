#!/bin/sh
# Builds and runs speed/speed.c with the engines beside ours that are installed; with valgrind it
# counts instructions a step as well, which no other program on the machine can disturb. Called by
# ../run.sh; LINK as in the Makefile. STEPS steps are counted (20), of SCENES (all but asleep).
cd "$(dirname "$0")/../../.." || exit 2
out=.build/motus/bench/dynamics
here=Tests/bench/dynamics/speed
mkdir -p "$out"
: "${LINK:=-L.build/release -lmotus -lm -Wl,--enable-new-dtags,-rpath,$PWD/.build/release}"
objects= flags= libraries=
for source in "$here"/box2d.cpp "$here"/chipmunk.c; do
  name=$(basename "${source%.*}")
  # Debian's Chipmunk has no file for pkg-config.
  if ! echo "#include <$name/$name.h>" | ${CXX:-c++} -E -x c++ - >/dev/null 2>&1; then
    echo "SKIPPED: dynamics against $name: its header is not installed"
    continue
  fi
  case $source in
  *.cpp) compiler="${CXX:-c++} -std=c++17" ;;
  *) compiler="${CC:-cc} -std=c99" ;;
  esac
  flags="$flags -DHAVE_$(echo "$name" | tr a-z A-Z)"
  $compiler -O2 -Wall -c -o "$out/$name.o" "$source" || exit 1
  objects="$objects $out/$name.o"
  libraries="$libraries -l$name"
done
for source in speed motus; do
  ${CC:-cc} -O2 -std=gnu99 -Wall -Wextra -Iinclude $flags -c -o "$out/$source.o" \
    "$here/$source.c" || exit 1
done
${CXX:-c++} -rdynamic -o "$out/speed" "$out/speed.o" "$out/motus.o" $objects $LINK $libraries ||
  exit 1
timeout 600 "$out/speed" || exit 1
command -v valgrind >/dev/null || {
  echo "SKIPPED: dynamics, instructions a step: valgrind is not installed"
  exit 0
}
steps=${STEPS:-20}
"$out/speed" engines >"$out/engines"
printf '\n%-18s' 'instructions'
while read -r engine; do printf ' %14s' "$engine"; done <"$out/engines"
printf '   thousands a step, %s steps\n' "$steps"
for scene in ${SCENES:-pyramid small rain rods springs}; do
  printf '%-18s' "$scene"
  while read -r engine; do
    counted=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null \
      --toggle-collect=counted_steps "$out/speed" count "$scene" "$engine" "$steps" 2>&1 |
      sed -n 's/.*Collected : *//p')
    printf ' %14s' "$((counted / steps / 1000))"
  done <"$out/engines"
  printf '\n'
done
