#!/bin/sh
# Holds: a program in C and one in Python are looked at while they run; what an inspector does to their clocks plays
# again; orders that are none are refused. Needs node, python3 and Chromium for the page.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/live record=$PWD/.build/motus/record
mkdir -p "$out"
export PYTHONDONTWRITEBYTECODE=1
"${PYTHON:=python3}" bindings/generate >"$out/log" && sh bindings/record/build.sh "$record" .build/release >"$out/log" 2>&1 ||
  { cat "$out/log"; exit 1; }
${CC:-cc} -std=c99 -o "$out/live_host" Tests/bindings/live_host.c -Iinclude -L.build/release -lmotus || exit 1
${CC:-cc} -std=c99 -o "$out/touches_c" Tests/bindings/touches.c -Iinclude -L.build/release -lmotus || exit 1

# recorded NAME COMMAND…: by orders that stand there from the first tick on.
recorded() {
  name=$1
  shift
  env LD_LIBRARY_PATH="$record" MOTUS_RECORDED="$PWD/.build/release/libmotus.so" MOTUS_TRACE="$out/$name.trace" \
    MOTUS_LIVE="$out/orders" "$@" 2>"$out/said"
}
# Orders are calls of the trace: it says the hash that the program does.
printf 'speed 500\nstep 16667\nspeed 250\nstep 16667\n' >"$out/orders"
hash=$(recorded ordered "$out/touches_c" Tests/bindings/touches.txt) || exit 1
played=$("$record/motus-replay" "$out/ordered.trace") || { echo "ordered: $played"; exit 1; }
case $hash in "${played%% *} "*) ;; *) echo "with orders it says $hash, its trace $played"; exit 1 ;; esac
grep -q '^runtime_set_clock_speed #1 0x1p-2$' "$out/ordered.trace" &&
  grep -q '^runtime_advance_clock #1 0x1\.1112' "$out/ordered.trace" || { echo 'orders are no part of the trace'; exit 1; }
# A host that holds its own clock meanwhile, and several runtimes.
${CC:-cc} -std=c99 -o "$out/live_clock" Tests/bindings/live_clock.c -Iinclude -L.build/release -lmotus -lm || exit 1
: >"$out/orders"
recorded clock "$out/live_clock" "$out/orders" || exit 1
"$record/motus-replay" "$out/clock.trace" >"$out/log" || { cat "$out/log"; exit 1; }
# What is no order ends them, with a sentence; the host's clock is its own again.
for foreign in 'speed' 'speed 10001' 'speed -1' 'speed 1.5' 'step 99999999999999999999999' 'hold' "$(head -c 300 /dev/zero | tr '\0' x)"; do
  printf 'speed 0\n%s\nspeed 0\n' "$foreign" >"$out/orders"
  hash=$(recorded foreign "$out/touches_c" Tests/bindings/touches.txt) || exit 1
  grep -q 'a line that is none' "$out/said" && ! grep -q set_clock_speed "$out/foreign.trace" ||
    { echo "taken for an order: $foreign"; exit 1; }
done
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if command -v "${NODE:=node}" >/dev/null && [ -n "$chromium" ]; then
  "$NODE" Tests/bindings/live_test.mjs "$out" "$PYTHON" "$chromium"
else echo 'SKIPPED: node or chromium is not installed: no program is looked at while it runs'; fi
