#!/bin/sh
# Builds and runs every Tests/c/*_test.c against the shipped library, JOBS at a time:
# native | valgrind (any error or leak fails) | sanitizers (ASan in library and test, UBSan in test).
# How long each program took stands in .build/motus/timings; the slowest of the last run go first.
cd "$(dirname "$0")/../.." || exit 2
mode=$1 one=$2
folder=c goal=c-tests run= seconds=120 sequences=40
case $mode in
native) ;;
valgrind)
  command -v valgrind >/dev/null || { echo 'SKIPPED: valgrind is not installed'; exit 0; }
  seconds=900 sequences=8
  run='valgrind -q --leak-check=full --errors-for-leak-kinds=definite,indirect,possible --error-exitcode=1'
  ;;
sanitizers)
  [ -x "$CLANG" ] || { echo "SKIPPED: no clang beside the Swift compiler"; exit 0; }
  folder=c-asan goal=c-tests-asan
  ;;
*) echo "native, valgrind or sanitizers, not '$mode'"; exit 2 ;;
esac
out=.build/motus/$folder-$mode timings=.build/motus/timings/c-$mode

# One program, for the call below: its output, its verdict and its milliseconds as files.
if [ -n "$one" ]; then
  began=$(date +%s%N)
  timeout $seconds $run ".build/motus/$folder/$one" >"$out/$one.out" 2>&1 || echo "$?" >"$out/$one.failed"
  echo "$((($(date +%s%N) - began) / 1000000)) $one" >"$out/$one.time"
  exit 0
fi

# Storms are long: ten thousand sequences where nobody watches, some where every step is watched.
[ "$mode" = native ] || export MOTUS_STORM="${MOTUS_STORM:-$sequences}"
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)}
${MAKE:-make} -s -j"$jobs" $goal || exit 1
rm -rf "$out"
mkdir -p "$out" .build/motus/timings
touch "$timings"
names=$(for source in Tests/c/*_test.c; do basename "$source" .c; done)
[ -n "$names" ] || { echo 'there are no programs'; exit 1; }
for name in $names; do
  took=$(sed -n "s/^\([0-9]*\) $name$/\1/p" "$timings")
  echo "${took:-0} $name"
done | sort -rn | sed 's/.* //' | xargs -P "$jobs" -n 1 sh Tests/c/run.sh "$mode"

programs=0 tests=0 failed=
for name in $names; do
  printf '== %s\n' "$name"
  cat "$out/$name.out" || failed="$failed $name(not run)"
  [ ! -e "$out/$name.failed" ] || failed="$failed $name"
  some=$(sed -n 's/^\([0-9]*\) tests passed.*/\1/p' "$out/$name.out")
  [ "${some:-0}" -gt 0 ] || failed="$failed $name(no tests)"
  programs=$((programs + 1)) tests=$((tests + ${some:-0}))
done
cat "$out"/*.time | sort -rn >"$timings"
[ -z "$failed" ] || { echo "failed:$failed"; exit 1; }
slowest=$(sed -n '1,2s/^\([0-9]*\) \(.*\)/\2 \1 ms/p' "$timings" | paste -sd , - | sed 's/,/, /')
echo "$programs programs, $tests tests; slowest: $slowest"
