#!/bin/sh
# Random programs of the interface come to the same everywhere: `same.sh [COUNT] [FROM]` makes COUNT
# inputs from seeds and compares what they come to on the release library with the quick one (ordinary
# Swift, every check on), aarch64, riscv64 and armv7 under qemu, and WebAssembly in node. ON="armv7 wasm32" tries
# these alone. Libraries that are missing or old are built; the quick one by `make quick`.
# Seeds run in lots of 250: what an interrupted run has of them, the next one with the same libraries keeps.
cd "$(dirname "$0")/../.." || exit 2
: "${PYTHON:=python3}" "${SWIFT:=swift}" "${CC:=gcc}" "${ON:=quick aarch64 riscv64 armv7 wasm32}"
count=${1:-100} from=${2:-1} lot=250 out=.build/motus/fuzz/same
mkdir -p "$out/lots"
"$PYTHON" Tests/abi/api.py >/dev/null && "$PYTHON" Tests/fuzz/generate.py >/dev/null || exit 1
shared=".build/motus/fuzz/interface.c $(ls Tests/fuzz/*.c | grep -v -e /engine.c -e /main.c -e /memory.c -e /print.c -e /acts.c -e /storms.c -e /sweep.c)"
parts="$shared Tests/fuzz/main.c Tests/fuzz/memory.c Tests/fuzz/print.c Tests/fuzz/acts.c Tests/fuzz/storms.c Tests/fuzz/sweep.c"
# The fuzzer's own numbers are rounded as the library's are.
flags='-std=gnu11 -g -O1 -ffp-contract=off -Iinclude -ITests/fuzz'
info=$("${SWIFT}c" -print-target-info 2>/dev/null | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1,p')

# is_old PROGRAM LIBRARY…: it is to be made again.
is_old() {
  program=$1
  shift
  # shellcheck disable=SC2086 # lists
  [ ! -f "$program" ] || [ -n "$(find $parts Tests/fuzz/*.h Tests/fuzz/web include/motus.h "$@" -newer "$program" -print -quit)" ]
}
# hashes NAME PROGRAM COMMAND…: a line for each seed that comes to an end, lot by lot.
hashes() {
  name=$1 program=$2 begin=$from
  shift 2
  : >"$out/$name.hashes"
  while [ "$begin" -lt $((from + count)) ]; do
    number=$((from + count - begin))
    [ $number -lt $lot ] || number=$lot
    some=$out/lots/$name-$begin-$number
    if [ ! -f "$some" ] || [ -n "$(find "$program" "$out/release" -newer "$some" -print -quit)" ]; then
      "$@" --hashes --from $begin --count $number >"$some.new" 2>"$out/$name.log"
      [ -s "$some.new" ] || { echo "$name: no seed comes to an end"; cat "$out/$name.log"; exit 1; }
      mv "$some.new" "$some"
    fi
    cat "$some" >>"$out/$name.hashes"
    begin=$((begin + number))
  done
}
compared=
compare() { # NAME PROGRAM COMMAND…
  hashes "$@"
  diff "$out/release.hashes" "$out/$1.hashes" >"$out/$1.differences" ||
    { echo "$1 and release differ in $(grep -c '^<' "$out/$1.differences"):"; head -n 10 "$out/$1.differences"; exit 1; }
  compared="$compared $1"
}
# cross NAME COMPILER EMULATOR: a machine that qemu plays.
cross() {
  command -v "$2" >/dev/null && command -v "$3" >/dev/null || { echo "SKIPPED: $1: $2 or $3 is not installed"; return; }
  sh bindings/shipping/cross.sh "$1" ".build/motus/$1" >"$out/$1.log" 2>&1 || { cat "$out/$1.log"; exit 1; }
  grep SKIPPED "$out/$1.log" && return
  # shellcheck disable=SC2086 # lists
  ! is_old "$out/$1" ".build/motus/$1/all.o" ||
    "$2" -static $flags -o "$out/$1" $parts ".build/motus/$1/libmotus.a" -lm || exit 1
  compare "$1" "$out/$1" "$3" "$out/$1"
}
wasm32() {
  command -v node >/dev/null || { echo 'SKIPPED: wasm32: node is not installed'; return; }
  BUILT=1 sh bindings/js/build.sh .build/motus/web >"$out/wasm32.log" 2>&1 || { cat "$out/wasm32.log"; exit 1; }
  grep 'SKIPPED: no' "$out/wasm32.log" && return
  grep 'SKIPPED: this' "$out/wasm32.log" && return
  mkdir -p "$out/objects"
  if is_old "$out/same.wasm" .build/motus/web/motus.wasm; then
    for source in $shared Tests/fuzz/web/web.c; do
      # shellcheck disable=SC2086
      "$info/bin/clang" -target wasm32-unknown-unknown $flags -ffreestanding -fno-builtin -mbulk-memory \
        -isystem Tests/fuzz/web -c "$source" -o "$out/objects/$(basename "$source" .c).o" || exit 1
    done
    "$info/bin/wasm-ld" --no-entry --gc-sections --wrap=posix_memalign --wrap=free --stack-first -z stack-size=1048576 --export=fuzz_hash \
      "$out"/objects/*.o .build-wasm/release/Motus.build/*.o .build-wasm/memory.o -o "$out/same.wasm" || exit 1
  fi
  compare wasm32 "$out/same.wasm" node Tests/fuzz/web/hashes.js "$out/same.wasm"
}

# shellcheck disable=SC2086
! is_old "$out/release" .build/release/libmotus.so ||
  "$CC" $flags -o "$out/release" $parts -L.build/release -lmotus -lm -Wl,--unresolved-symbols=ignore-in-shared-libs || exit 1
hashes release "$out/release" env LD_LIBRARY_PATH=.build/release "$out/release"
for on in $ON; do
  case $on in
  quick)
    [ -f .build/quick/libmotus.so ] || { echo 'SKIPPED: the quick library: `make quick` makes it'; continue; }
    ln -sf libmotus.so .build/quick/libmotus.so.0
    compare quick .build/quick/libmotus.so env LD_LIBRARY_PATH=".build/quick:$info/lib/swift/linux" "$out/release"
    ;;
  aarch64) cross aarch64 aarch64-linux-gnu-gcc qemu-aarch64 ;;
  riscv64) cross riscv64 riscv64-linux-gnu-gcc qemu-riscv64 ;;
  armv7) cross armv7 arm-linux-gnueabihf-gcc qemu-arm ;;
  wasm32) wasm32 ;;
  *) echo "quick, aarch64, riscv64, armv7 or wasm32, not '$on'"; exit 2 ;;
  esac
done
echo "$(wc -l <"$out/release.hashes") of $count seeds come to the same on release${compared:+ and$compared}"
