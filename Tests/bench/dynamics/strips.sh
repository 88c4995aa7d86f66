#!/bin/sh
# Filmstrips of ten torture scenes, or of those that are named, in .build/motus/strips: see strips.c.
cd "$(dirname "$0")/../../.." || exit 2
out=.build/motus/strips
here=Tests/bench/dynamics
mkdir -p "$out"
: "${LINK:=-L.build/release -lmotus -lm -Wl,--enable-new-dtags,-rpath,$PWD/.build/release}"
${CC:-cc} -O2 -std=gnu99 -Wall -Wextra -Iinclude -o "$out/strips" "$here/strips.c" \
  $(ls "$here"/torture/*.c | grep -v -e '/torture\.c$' -e '/chipmunk\.c$') $LINK || exit 1
"$out/strips" "$out" "$@" && echo "strips: $out"
