#!/bin/sh
# Holds: recorded touches give the same hash after each frame everywhere: in C, C++, Rust, Zig, C#, Java, Go, Python, LuaJIT
# (plain, by its module, by the C module), Lua 5.1 to 5.4, node and Chromium, as these programs print it and as the recorder has
# written it down, touch by touch; and the trace that C leaves plays with that hash in C, in node, in Chromium and,
# under qemu, on aarch64. (Cortex-M4F: checks/cross.) The last hash is pinned in touches.pinned; when behaviour has
# changed on purpose, --pin writes it. It uses what other steps have built: WebAssembly, libraries for aarch64.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/touches
record=$out/record library=$PWD/.build/release
mkdir -p "$out"
packages=.build/motus/bindings
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
export LD_LIBRARY_PATH="$library${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" PYTHONDONTWRITEBYTECODE=1
link="-Iinclude -L$library -lmotus"
touches=Tests/bindings/touches.txt said=
expected=$(cat Tests/bindings/touches.pinned)
sh bindings/record/build.sh "$record" "$library" >"$out/log" 2>&1 || { cat "$out/log"; exit 1; }

# frames TRACE: each touch in it, and the time and the hash of each frame, as the player sees them.
frames() {
  "$record/motus-replay" "$1" "$1.watched" >"$1.played" || { cat "$1.played" >&2; return 1; }
  sed -n 's/^runtime_send_touch #[0-9]* /touch /p; s/^@ #[0-9]* /frame /p' "$1.watched"
}
# same NAME TRACE: it has the touches and the frames of C.
same() {
  frames "$2" >"$2.frames" && [ "$(grep -c ^frame "$2.frames")" -gt 100 ] || { echo "$1: its trace does not play"; exit 1; }
  cmp -s "$2.frames" "$out/C.trace.frames" ||
    { echo "$1 has other frames than C:"; diff "$out/C.trace.frames" "$2.frames" | head -n 6; exit 1; }
}
# says NAME HASH: that is the pinned one.
says() { [ "$2" = "$expected" ] || { echo "$1 says $2, pinned is $expected: touches.sh --pin"; exit 1; }; }
# play NAME COMMAND…: as it is and recorded.
play() {
  name=$1
  shift
  hash=$("$@" "$touches") || { echo "$name fails"; exit 1; }
  says "$name" "$hash"
  hash=$(env MOTUS_TRACE="$out/$name.trace" LD_LIBRARY_PATH="$record:$LD_LIBRARY_PATH" MOTUS_RECORDED="$library/libmotus.so" \
    MOTUS_LIBRARY="$record/libmotus.so.0" "$@" "$touches") || { echo "$name fails when it is recorded"; exit 1; }
  says "$name, recorded," "$hash"
  [ "$name" != C ] || frames "$out/C.trace" >"$out/C.trace.frames" || exit 1
  same "$name" "$out/$name.trace"
  said="$said $name"
}
# plays NAME COMMAND…: a player of C's trace.
plays() {
  name=$1
  shift
  again=$("$@") && [ "${again%% *}" = "${expected% *}" ] || { echo "$name plays the trace of C: $again"; exit 1; }
  said="$said $name"
}

# shellcheck disable=SC2086 # link is a list
${CC:-cc} -std=c99 -o "$out/touches_c" Tests/bindings/touches.c $link || exit 1
[ "$1" != --pin ] || expected=$("$out/touches_c" "$touches" | tee Tests/bindings/touches.pinned)
[ "${expected#* }" = 1 ] || { echo "the page is not swiped back: $expected"; exit 1; }
play C "$out/touches_c"
[ "$(grep -c ^touch "$out/C.trace.frames")" -eq "$(($(wc -l <$touches) - 1))" ] || { echo 'not all touches are recorded'; exit 1; }
if command -v "${CXX:=c++}" >/dev/null; then
  # shellcheck disable=SC2086
  $CXX -std=c++17 -o "$out/touches_cpp" Tests/bindings/touches.cpp $link || exit 1
  play C++ "$out/touches_cpp"
else echo "SKIPPED: $CXX is not installed"; fi
if command -v cargo >/dev/null; then
  sh bindings/rust/program.sh Tests/bindings/touches.rs "$out/touches_rust" || exit 1
  play Rust "$out/touches_rust"
else echo 'SKIPPED: cargo is not installed'; fi
if sh bindings/zig/program.sh --zig >/dev/null; then
  sh bindings/zig/program.sh Tests/bindings/touches.zig "$out/touches_zig" || exit 1
  play Zig "$out/touches_zig"
else echo 'SKIPPED: zig 0.17 is not installed (make tools)'; fi
if command -v "${MCS:-mcs}" >/dev/null && command -v "${MONO:=mono}" >/dev/null; then
  sh bindings/csharp/program.sh Tests/bindings/touches.cs "$out/touches.exe" || exit 1
  play C# "$MONO" "$out/touches.exe"
else echo "SKIPPED: mcs or mono is not installed"; fi
if sh bindings/java/build.sh --java >/dev/null 2>&1; then
  start=$(sh bindings/java/program.sh Tests/bindings/Touches.java "$out/java") || exit 1
  # shellcheck disable=SC2086 # a command of several words
  play Java $start
else echo 'SKIPPED: Java 22 or newer with a compiler, or with ecj, is not installed'; fi
if command -v "${GO:-go}" >/dev/null; then
  sh bindings/go/program.sh Tests/bindings/touches.go "$out/touches_go" || exit 1
  play Go "$out/touches_go"
else echo 'SKIPPED: go is not installed'; fi
if command -v "${PYTHON:=python3}" >/dev/null; then
  play Python env PYTHONPATH=$packages/python "$PYTHON" Tests/bindings/touches.py
else echo 'SKIPPED: python3 is not installed'; fi
for version in 5.1 5.2 5.3 5.4; do
  if [ ! -f "/usr/include/lua$version/lua.h" ] || ! command -v "lua$version" >/dev/null; then
    echo "SKIPPED: lua$version and its headers are not installed"
    continue
  fi
  module=.build/motus/bindings-tests/lua$version/motus.so
  if [ ! -f $module ] || [ $packages/lua/motus.c -nt $module ]; then
    mkdir -p "$(dirname $module)"
    # shellcheck disable=SC2086
    ${CC:-cc} -std=c99 -O0 -g -fPIC -shared "-I/usr/include/lua$version" -o $module $packages/lua/motus.c $link || exit 1
  fi
  play "Lua-$version" env LUA_CPATH=".build/motus/bindings-tests/lua$version/?.so" "lua$version" Tests/bindings/touches_module.lua
done
if command -v luajit >/dev/null; then
  play LuaJIT luajit Tests/bindings/touches.lua
  play LuaJIT-module env LUA_PATH="$packages/lua/luajit/?.lua" luajit Tests/bindings/touches_module.lua
  [ ! -f .build/motus/bindings-tests/lua5.1/motus.so ] ||
    play LuaJIT-C env LUA_CPATH='.build/motus/bindings-tests/lua5.1/?.so' luajit Tests/bindings/touches_module.lua
else echo 'SKIPPED: luajit is not installed'; fi

# of_these FILE: it has been built of these sources.
of_these() { [ -f "$1" ] && [ -z "$(find Sources include/motus.h -newer "$1" -print -quit)" ]; }
web=.build/motus/web
if command -v "${NODE:=node}" >/dev/null && of_these $web/motus-record.wasm; then
  says node "$("$NODE" Tests/bindings/touches.mjs $touches)"
  says 'node, recorded,' "$("$NODE" Tests/bindings/touches.mjs $touches "$out/node.trace")"
  same node "$out/node.trace"
  plays node "$NODE" Tests/bindings/replay.mjs "$out/C.trace"
  if chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome); then
    says Chromium "$("$NODE" Tests/bindings/touches_page.mjs $web "$chromium" $touches "$out/C.trace" "$out/Chromium.trace")"
    same Chromium "$out/Chromium.trace"
    said="$said Chromium"
  else echo 'SKIPPED: chromium is not installed'; fi
else echo 'SKIPPED: node, or WebAssembly of these sources (make web), is missing'; fi
arm=.build/motus/aarch64
if of_these $arm/libmotus.a && command -v qemu-aarch64 >/dev/null && command -v aarch64-linux-gnu-gcc >/dev/null; then
  export QEMU_LD_PREFIX=/usr/aarch64-linux-gnu
  aarch64-linux-gnu-gcc -std=c99 -Iinclude -o "$out/touches_aarch64" Tests/bindings/touches.c $arm/libmotus.a || exit 1
  says aarch64 "$(env -u LD_LIBRARY_PATH qemu-aarch64 "$out/touches_aarch64" $touches)"
  aarch64-linux-gnu-gcc -std=c99 -O1 -Iinclude -Ibindings/record -I"$record" -o "$out/replay_aarch64" \
    bindings/record/replay_main.c bindings/record/replay.c bindings/record/words.c bindings/record/watch.c \
    bindings/record/trace.c "$record/replay_calls.c" $arm/libmotus.a || exit 1
  plays aarch64 env -u LD_LIBRARY_PATH qemu-aarch64 "$out/replay_aarch64" "$out/C.trace" "$out/aarch64.watched"
  sed -n 's/^runtime_send_touch #[0-9]* /touch /p; s/^@ #[0-9]* /frame /p' "$out/aarch64.watched" |
    cmp - "$out/C.trace.frames" || { echo 'aarch64 has other frames than C'; exit 1; }
else echo 'SKIPPED: qemu-aarch64, aarch64-linux-gnu-gcc or the library for aarch64 of these sources (make cross) is missing'; fi
echo "${expected% *}, $(grep -c ^frame "$out/C.trace.frames") frames:$said"
