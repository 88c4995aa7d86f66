#!/bin/sh
# Builds the library as WebAssembly, with its JavaScript beside it, for make web: OUT [--optimise].
# The page stands beside them: serve the folder with anything, `python3 -m http.server`.
# The same sources and flags as the release library, for wasm32 with nothing below it; what a C
# library would give stands in memory.c. The module imports nothing and exports motus_*, its memory,
# its table, memory_allocate, memory_free and memory_held.
out=$1
: "${SWIFT:=swift}"
mkdir -p "$out"
bin=$(${SWIFT}c -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin,p')
[ -x "$bin/clang" ] && [ -x "$bin/wasm-ld" ] || { echo "SKIPPED: no clang and wasm-ld in $bin"; exit 0; }
[ -d "$bin/../lib/swift/embedded/wasm32-unknown-none-wasm" ] ||
  { echo 'SKIPPED: this Swift has no Embedded library for wasm32'; exit 0; }
scratch=$PWD/.build-wasm
# The npm package is .build/motus/bindings/js, with the module; the page has it beside itself.
page() {
  ${PYTHON:-python3} bindings/generate >/dev/null && cp "$out/motus.wasm" .build/motus/bindings/js &&
    cp .build/motus/bindings/js/* examples/web/* "$out"
}
# Tests that have just built it say BUILT=1.
if [ -n "$BUILT" ] && [ -f "$out/motus-record.wasm" ] &&
  [ -z "$(find Sources include bindings/js/memory.c bindings/record bindings/generate -newer "$out/motus.wasm" -print -quit)" ]; then
  page
  echo "$out: nothing has changed"
  exit 0
fi

sh bindings/shipping/steady.sh $SWIFT build -c release --triple wasm32-unknown-none-wasm --scratch-path "$scratch" --target Motus || exit 1
compile() { # SOURCE OBJECT FLAGS…
  from=$1 to=$2
  shift 2
  "$bin/clang" -target wasm32-unknown-unknown -std=c99 -O2 -ffreestanding -fno-builtin -mbulk-memory -Wall -Wextra \
    -Werror -ffunction-sections "$@" -c "$from" -o "$to"
}
# The stack comes first, so that one that is too deep traps instead of writing into the heap.
link() { # WHAT IS EXPORTED AND LINKED BESIDES… OUT
  "$bin/wasm-ld" --no-entry --gc-sections --strip-all --wrap=posix_memalign --wrap=free --stack-first \
    -z stack-size=1048576 --export-table --growable-table --export=memory_allocate --export=memory_free \
    --export=memory_held "$scratch"/release/Motus.build/*.o "$scratch/memory.o" "$@"
}
: "${PYTHON:=python3}"
compile bindings/js/memory.c "$scratch/memory.o" || exit 1
# shellcheck disable=SC2046 # a list
link $($PYTHON -c 'import sys
sys.path.insert(0, "Tests/abi")
import header
print(*("--export=" + name for name in header.functions()))') -o "$out/motus.wasm" || exit 1

# The same with the recorder in front of it, and the player: for pages that save a trace.
record=$scratch/record
mkdir -p "$record"
$PYTHON bindings/generate --record "$record" || exit 1
objects=
for source in "$record"/record_calls.c "$record"/replay_calls.c "$record"/originals.c bindings/record/record.c \
  bindings/record/trace.c bindings/record/replay.c bindings/record/words.c bindings/record/web.c bindings/record/web_play.c; do
  object=$record/$(basename "$source" .c).o
  objects="$objects $object"
  flags="-Iinclude -Ibindings/record -I$record -Ibindings/record/web"
  # shellcheck disable=SC2086 # a list
  compile "$source" "$object" $flags -DRECORD_NAMES || exit 1
done
# shellcheck disable=SC2086
link $objects -o "$out/motus-record.wasm" || exit 1
if [ "$2" = --optimise ]; then
  if command -v wasm-opt >/dev/null; then
    wasm-opt -O2 --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
      --enable-nontrapping-float-to-int "$out/motus.wasm" -o "$out/motus.wasm" || exit 1
  else
    echo 'SKIPPED: wasm-opt (Debian: binaryen) is not installed: the module is a fifth larger'
  fi
fi
page
echo "$out/motus.wasm: $(wc -c <"$out/motus.wasm") bytes, $(gzip -9c "$out/motus.wasm" | wc -c) compressed"
