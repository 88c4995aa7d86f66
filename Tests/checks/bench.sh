#!/bin/sh
# Holds: the benches that need nothing but the header still compile against it. What they measure is
# for `make bench`.
cd "$(dirname "$0")/../.." || exit 2
count=0
torture=$(ls Tests/bench/dynamics/torture/*.c | grep -v '/chipmunk\.c$')
for source in Tests/bench/*.c Tests/bench/dynamics/*.c $torture \
  Tests/bench/dynamics/speed/motus.c Tests/bench/dynamics/speed/speed.c; do
  head -n 5 "$source" | grep -q 'needs: ' && continue
  ${CC:-cc} -fsyntax-only -std=c99 -Wall -Wextra -Werror -pedantic -Iinclude "$source" || exit 1
  count=$((count + 1))
done
echo "$count programs compile"
