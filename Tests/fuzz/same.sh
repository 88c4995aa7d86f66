#!/bin/sh
# Random programs of the interface come to the same everywhere: `same.sh [COUNT] [FROM]` makes COUNT
# inputs from seeds and compares what they come to on the release library, on the quick one
# (ordinary Swift, every check on) and, where `make cross` has made it, on aarch64 under qemu.
cd "$(dirname "$0")/../.." || exit 2
: "${PYTHON:=python3}" "${SWIFT:=swift}" "${CC:=gcc}"
count=${1:-100} from=${2:-1} out=.build/motus/fuzz cross=.build/motus/aarch64
mkdir -p "$out"
"$PYTHON" Tests/abi/api.py >/dev/null && "$PYTHON" Tests/fuzz/generate.py >/dev/null || exit 1
parts="$out/interface.c $(ls Tests/fuzz/*.c | grep -v engine.c)"
flags='-std=gnu11 -g -O1 -Iinclude -ITests/fuzz'
swift=$("${SWIFT}c" -print-target-info 2>/dev/null | sed -n 's,.*"runtimeResourcePath": "\(.*\)".*,\1,p')

# hashes NAME COMMAND…: one line for each seed.
hashes() {
  name=$1
  shift
  "$@" --hashes --from "$from" --count "$count" >"$out/$name.hashes" 2>/dev/null
  [ -s "$out/$name.hashes" ] || { echo "$name: no seed comes to an end"; exit 1; }
}
compared=
compare() {
  diff "$out/release.hashes" "$out/$1.hashes" >"$out/$1.differences" ||
    { echo "$1 and release differ:"; head -n 10 "$out/$1.differences"; exit 1; }
  compared="$compared $1"
}

# shellcheck disable=SC2086 # lists
"$CC" $flags -o "$out/same" $parts -L.build/release -lmotus -lm -Wl,--unresolved-symbols=ignore-in-shared-libs || exit 1
hashes release env LD_LIBRARY_PATH=.build/release "$out/same"
if [ -f .build/quick/libmotus.so ]; then
  ln -sf libmotus.so .build/quick/libmotus.so.0
  hashes quick env LD_LIBRARY_PATH=".build/quick:$swift/linux" "$out/same"
  compare quick
else
  echo 'SKIPPED: the quick library: `make quick` makes it'
fi
if [ -f $cross/libmotus.a ] && command -v aarch64-linux-gnu-gcc qemu-aarch64 >/dev/null; then
  # shellcheck disable=SC2086
  aarch64-linux-gnu-gcc -static $flags -o "$out/same-aarch64" $parts $cross/libmotus.a -lm || exit 1
  hashes aarch64 qemu-aarch64 "$out/same-aarch64"
  compare aarch64
else
  echo 'SKIPPED: aarch64: `make cross`, qemu-user and a cross compiler'
fi
echo "$(wc -l <"$out/release.hashes") of $count seeds come to the same on release${compared:+ and$compared}"
