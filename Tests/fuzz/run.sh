#!/bin/sh
# Runs the fuzzer. `run.sh test`: the kept corpus and SEEDS seeds from number FROM on against the
# shipped library, twice each; nothing may be found that known.txt does not name, and with REACH=1 every
# function must succeed and every callback be called. Then every plan must ask for what can be, and some of
# the plays go by in which each function is called in each callback, some at once are, and each number is a
# hostile one: one in ACTS, STORMS and NUMBERS of them, the same under ASan. `run.sh plays` plays all of them. `run.sh search`: libFuzzer
# for MINUTES= on BUILD=release|asan|debug, from the corpus on; what it finds stays in .build/motus/fuzz/found.
cd "$(dirname "$0")/../.." || exit 2
: "${PYTHON:=python3}" "${SWIFT:=swift}" "${CC:=gcc}" "${MINUTES:=10}" "${BUILD:=release}"
out=.build/motus/fuzz
mkdir -p "$out/found" "$out/corpus"
"$PYTHON" Tests/abi/api.py >/dev/null && "$PYTHON" Tests/fuzz/generate.py || exit 1
parts="$out/interface.c Tests/fuzz/numbers.c Tests/fuzz/draw.c Tests/fuzz/snapshots.c Tests/fuzz/cells.c Tests/fuzz/call.c Tests/fuzz/pool.c Tests/fuzz/answers.c
  Tests/fuzz/habits.c Tests/fuzz/published.c Tests/fuzz/acts.c Tests/fuzz/storms.c Tests/fuzz/begins.c Tests/fuzz/sweep.c Tests/fuzz/aim.c Tests/fuzz/plans.c Tests/fuzz/plans_screens.c Tests/fuzz/plans_containers.c Tests/fuzz/plans_dynamics.c Tests/fuzz/plans_values.c Tests/fuzz/run.c Tests/fuzz/print.c Tests/fuzz/memory.c"
flags='-std=gnu11 -g -O1 -ffp-contract=off -Iinclude -ITests/fuzz'
swift=$("${SWIFT}c" -print-target-info 2>/dev/null | sed -n 's,.*"runtimeResourcePath": "\(.*\)".*,\1,p')

# The driver by itself, against libmotus.so in a folder.
driver() { # NAME FOLDER
  "$CC" $flags -Wall -Wextra -Werror -DFUZZ_COUNTS_MEMORY -o "$out/$1" $parts Tests/fuzz/main.c \
    -L"$2" -lmotus -lm -Wl,--unresolved-symbols=ignore-in-shared-libs,-rpath,"$PWD/$2"
}

# Whether plays have found nothing that known.txt does not name; that is told.
is_known() {
  grep '^play ' "$out/log" | grep -F -f Tests/fuzz/known.txt | sed 's/^/warning: known: /'
  grep -q '^play ' "$out/log" && ! grep '^play ' "$out/log" | grep -q -v -F -f Tests/fuzz/known.txt
}

# plays DRIVER ACTS NUMBERS STORMS: one in so many.
plays() {
  "$out/$1" --acts --every "$2" >"$out/log" || is_known || { cat "$out/log"; exit 1; }
  acts=$(tail -n 1 "$out/log")
  "$out/$1" --storms --every "$4" >"$out/log" || is_known || { cat "$out/log"; exit 1; }
  storms=$(tail -n 1 "$out/log")
  "$out/$1" --numbers --every "$3" >"$out/log" || is_known || { cat "$out/log"; exit 1; }
  echo "$1: acts in callbacks: $acts; storms in callbacks: $storms; hostile numbers: $(tail -n 1 "$out/log")"
}

case $1 in
plays)
  driver fuzz .build/release || exit 1
  plays fuzz "${ACTS:-1}" "${NUMBERS:-1}" "${STORMS:-1}"
  ;;
test)
  driver fuzz .build/release || exit 1
  "$out/fuzz" ${REACH:+--reach} --from "${FROM:-1}" --count "${SEEDS:-300}" \
    $(ls Tests/fuzz/corpus/*) >"$out/log"
  verdict=$?
  # What is known to be wrong is told, and is no news.
  grep -F -f Tests/fuzz/known.txt "$out/log" | sed 's/^/warning: known: /'
  grep -v -F -f Tests/fuzz/known.txt "$out/log" | grep -E '^(seed [0-9]+|Tests/fuzz/corpus/[^:]*): ' && exit 1
  [ -z "$REACH" ] || [ $verdict = 0 ] || { cat "$out/log"; exit 1; }
  reached=$(tail -n 1 "$out/log")
  "$out/fuzz" --plans || exit 1
  plays fuzz "${ACTS:-97}" "${NUMBERS:-29}" "${STORMS:-53}"
  # ASan looks on where `make test` has built the library for it.
  if [ -x "$CLANG" ] && [ -f .build-asan/release/libmotus.so ]; then
    "$CLANG" $flags -fsanitize=address -fuse-ld=lld -o "$out/fuzz-asan" $parts Tests/fuzz/main.c -L.build-asan/release \
      -lmotus -lm -Wl,-rpath,"$PWD/.build-asan/release" || exit 1
    plays fuzz-asan "$((${ACTS:-97} * 5))" "$((${NUMBERS:-29} * 5))" "$((${STORMS:-53} * 5))"
  fi
  echo "$reached"
  ;;
driver) # for the search by seeds in other builds: run.sh driver debug
  driver "fuzz-$BUILD" "${FOLDER:-.build/$BUILD}" && echo "$out/fuzz-$BUILD; LD_LIBRARY_PATH=$swift/linux"
  ;;
search)
  [ -x "$CLANG" ] || { echo 'SKIPPED: no clang beside the Swift compiler: no libFuzzer'; exit 0; }
  case $BUILD in
  release) configuration=release sanitizers=fuzzer ;;
  asan) configuration=release sanitizers=fuzzer,address ;;
  debug) configuration=debug sanitizers=fuzzer ;;
  *) echo "release, asan or debug, not '$BUILD'"; exit 2 ;;
  esac
  path=.build-fuzz/$BUILD
  # Objects only: a library that is linked here would want libFuzzer's main function.
  MOTUS_SYSTEM_MEMORY=1 "$SWIFT" build -c $configuration --scratch-path "$path" -Xswiftc -sanitize=$sanitizers \
    -Xswiftc -parse-as-library --target Motus || exit 1
  "$CLANG" $flags -fuse-ld=lld -fsanitize=$sanitizers -o "$out/search-$BUILD" $parts \
    Tests/fuzz/engine.c $(find "$path/$configuration/" -path '*Motus.build*' -name '*.o') -lm \
    $([ $configuration = release ] || echo "-L$swift/linux -lswiftCore -lswiftSwiftOnoneSupport -lswiftSynchronization -Wl,-rpath,$swift/linux") ||
    { echo "SKIPPED: the toolchain links no $sanitizers"; exit 0; }
  KNOWN=Tests/fuzz/known.txt exec "$out/search-$BUILD" -max_len=1024 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    -max_total_time=$((MINUTES * 60)) -artifact_prefix="$out/found/" \
    "$out/corpus" $([ -z "$(ls Tests/fuzz/corpus 2>/dev/null)" ] || echo Tests/fuzz/corpus)
  ;;
*) echo "test, driver or search, not '$1'"; exit 2 ;;
esac
