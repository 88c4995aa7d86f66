#!/bin/sh
# The quick loop: an ordinary, incremental build of the library in .build/quick, a few seconds after
# a small change, then the C programs that are named (Tests/c/NAME.c), linked to it.
#
#   sh Tests/quick.sh                        builds
#   sh Tests/quick.sh timing_test        builds, and runs a program
#
# OUT is another folder, FLAGS are for the Swift compiler: Tests/c/threads.sh has a sanitizer there.
# What ships is the release library: `make check` before a change is proposed.
cd "$(dirname "$0")/.." || exit 2
out=${OUT:-$PWD/.build/quick}
mkdir -p "$out/c"
swiftc=${SWIFT:-swift}c
sources=$(find Sources -name '*.swift' | LC_ALL=C sort)

# One object and one list of dependencies for each file.
{
  printf '{"": {"swift-dependencies": "%s/Motus.swiftdeps"}' "$out"
  for source in $sources; do
    name=$out/$(echo "${source%.swift}" | tr / _)
    printf ',\n"%s": {"object": "%s.o", "swift-dependencies": "%s.swiftdeps"}' "$source" "$name" "$name"
  done
  echo '}'
} >"$out/map.new"
cmp -s "$out/map.new" "$out/map.json" || cp "$out/map.new" "$out/map.json"

$swiftc -Onone -gline-tables-only $FLAGS -enable-batch-mode -incremental -j"${JOBS:-2}" -output-file-map "$out/map.json" \
  -module-name Motus -swift-version 6 -I include -parse-as-library \
  -emit-library -o "$out/libmotus.so" $sources >"$out/log" 2>&1
result=$?
grep -E 'error:|warning:|^Global is external|^ptr @' "$out/log" | grep -v '|' | sort -u
[ $result = 0 ] || { echo "the library does not build: $out/log"; exit 1; }

runtime=$($swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux
failed=
for name in "$@"; do
  extra=
  case $name in
  dynamics_torture_test | dynamics_scenes_storm_test)
    extra=$(ls Tests/bench/dynamics/torture/*.c | grep -v -e '/torture\.c$' -e '/chipmunk\.c$') ;;
  esac
  ${CC:-cc} -std=c99 -Wall -Wextra -pedantic -g -Iinclude -o "$out/c/$name" "Tests/c/$name.c" $extra \
    -L"$out" -lmotus -lm -Wl,--unresolved-symbols=ignore-in-shared-libs,-rpath,"$out",-rpath,"$runtime" &&
    "$out/c/$name" || failed="$failed $name"
done
[ -z "$failed" ] || { echo "failed:$failed"; exit 1; }
