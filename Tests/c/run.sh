#!/bin/sh
# Builds and runs every Tests/c/*_test.c against the shipped library:
# native | valgrind (any error or leak fails) | sanitizers (ASan in library and test, UBSan in test).
cd "$(dirname "$0")/../.." || exit 2
mode=$1
folder=c goal=c-tests run= seconds=120
case $mode in
native) ;;
valgrind)
  command -v valgrind >/dev/null || { echo 'SKIPPED: valgrind is not installed'; exit 0; }
  seconds=900
  run='valgrind -q --leak-check=full --errors-for-leak-kinds=definite,indirect,possible --error-exitcode=1'
  ;;
sanitizers)
  [ -x "$CLANG" ] || { echo "SKIPPED: no clang beside the Swift compiler"; exit 0; }
  folder=c-asan goal=c-tests-asan
  ;;
*) echo "native, valgrind or sanitizers, not '$mode'"; exit 2 ;;
esac
# Storms are long: ten thousand sequences where nobody watches, some where every step is watched.
[ "$mode" = native ] || export MOTUS_STORM=40
${MAKE:-make} -s $goal || exit 1
programs=0 tests=0 failed=
for source in Tests/c/*_test.c; do
  name=$(basename "$source" .c)
  output=$(timeout $seconds $run ".build/motus/$folder/$name" 2>&1) || failed="$failed $name"
  printf '== %s\n%s\n' "$name" "$output"
  programs=$((programs + 1))
  some=$(echo "$output" | sed -n 's/^\([0-9]*\) tests passed.*/\1/p')
  tests=$((tests + ${some:-0}))
done
[ -z "$failed" ] || { echo "failed:$failed"; exit 1; }
echo "$programs programs, $tests tests"
