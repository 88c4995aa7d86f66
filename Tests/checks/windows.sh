#!/bin/sh
# Holds: motus.dll says under Wine what the library says here, byte for byte: the programs of Tests/c, the examples in
# C and C++ with the files that they write, recorded touches and scenes, traces recorded here and there, Lua. Structs
# and enumerators have the header's layout there. A stack can be walked inside a callback, the host's memory is used.
# A program linked with libmotus.a needs no DLL and says the same.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/windows
wine=
for one in wine64 /usr/lib/wine/wine64 wine; do
  [ -n "$wine" ] || ! command -v "$one" >/dev/null || wine=$(command -v "$one")
done
export WINEPREFIX=$PWD/.build/motus/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
unset DISPLAY

# One program there and, when nobody has yet, here, for the calls below: NAME FOLDER. What dies without a word has met
# Wine's own start: it is tried once more.
if [ "$1" = --one ]; then
  name=$2 folder=$3 said=$out/said/$2.$3
  here=.build/motus/c/$name expected=.build/motus/c-native/$name.out
  into= into_here=
  if [ "$folder" = examples ]; then # these are told where to write
    here=.build/motus/examples/$name expected=$said.here
    into=${said#"$PWD"/} into_here=$into.files.here
  fi
  mkdir -p "$said" "$said.files.here"
  is_old() { [ ! -f "$expected" ] || [ -n "$(find "$here" -newer "$expected")" ]; }
  ! is_old || [ "$folder" = examples ] || expected=$out/here/$name.out
  if is_old; then
    # shellcheck disable=SC2086 # none or one
    timeout 120 "$here" $into_here >"$expected" 2>&1 || echo "$name fails here" >>"$said.failed"
  fi
  for try in 1 2; do
    code=0
    # shellcheck disable=SC2086
    timeout 300 "$wine" "$out/$folder/$name.exe" $into >"$said.out" 2>&1 || code=$?
    [ $code = 0 ] || [ -s "$said.out" ] || continue
    break
  done
  [ $code = 0 ] || echo "$name ends with $code" >>"$said.failed"
  # Text files have other ends of lines there.
  find "$said" "$said.out" -type f -exec sed -i 's/\r$//' {} +
  if [ "$folder" = examples ]; then
    diff -r "$said" "$said.files.here" >"$said.diff" 2>&1 || { echo "$name writes other files" && head -n 5 "$said.diff"; } >>"$said.failed"
    sed -i "s|$into|OUT|g" "$said.out"
    sed -i "s|$into_here|OUT|g" "$said.here"
  fi
  cmp -s "$expected" "$said.out" ||
    { echo "$name prints something else" && diff "$expected" "$said.out" | head -n 10; } >>"$said.failed"
  exit 0
fi

set -e
sh bindings/shipping/windows.sh x86_64 .build/motus/windows-x86_64
for need in x86_64-w64-mingw32-gcc x86_64-w64-mingw32-g++ "${wine:-wine64}"; do
  command -v "$need" >/dev/null || { echo "SKIPPED: $need is not installed: motus.dll is not run"; exit 0; }
done
jobs=${JOBS:-2}
rm -rf "$out/said"
mkdir -p "$out/said" "$out/here"
[ -f "$WINEPREFIX/is-whole" ] || rm -rf "$WINEPREFIX" # making it was broken off
mkdir -p "$WINEPREFIX"
# Wine's server stays for all programs, and ends with this script. It makes the folder of a new Windows in some seconds.
server=$(dirname "$(readlink -f "$wine")")/wineserver64
[ -x "$server" ] || server=wineserver
"$server" -p || true # it may still be there from a run that was broken off
trap '"$server" -k || true' EXIT
boot() { timeout 600 "$wine" wineboot -i >"$out/boot.log" 2>&1 </dev/null && touch "$WINEPREFIX/is-whole"; }
[ -f "$WINEPREFIX/is-whole" ] || boot &
${MAKE:-make} -s -j"$jobs" c-tests examples programs-for-windows
wait
[ -f "$WINEPREFIX/is-whole" ] || { echo "Wine does not start:" && cat "$out/boot.log"; exit 1; }
for folder in c examples; do cp .build/motus/windows-x86_64/motus.dll "$out/$folder"; done

# The longest first.
for program in "$out"/c/*.exe; do
  name=$(basename "$program" .exe)
  [ -f "Tests/c/$name.c" ] || continue # left from a test that is gone
  echo "$(sed -n "s/^\([0-9]*\) $name$/\1/p" .build/motus/timings/c-native 2>/dev/null) $name c"
done | sort -rn | sed 's/^[0-9]* //' >"$out/programs"
for program in "$out"/examples/*.exe; do
  name=$(basename "$program" .exe)
  [ ! -f "examples/c/$name.c" ] && [ ! -f "examples/cpp/$name.cpp" ] || echo "$name examples"
done >>"$out/programs"
xargs -P "$jobs" -L 1 sh Tests/checks/windows.sh --one <"$out/programs"
failed=$(find "$out/said" -maxdepth 1 -name '*.failed' | sort)
[ -z "$failed" ] || { cat $failed | head -n 100; exit 1; }
tests=$(sed -n 's/^\([0-9]*\) tests passed.*/\1/p' "$out"/said/*.c.out | awk '{ sum += $1 } END { print sum }')
examples=$(grep -c ' examples$' "$out/programs")
[ "${tests:-0}" -gt 1000 ] && [ "$examples" -gt 20 ] || { echo "only $tests tests and $examples examples"; exit 1; }

# run NAME ARGUMENT…: a program's output under Wine.
run() {
  name=$1
  shift
  timeout 300 "$wine" "$out/$name.exe" "$@" | sed 's/\r$//'
}
# compile NAME LIBRARY SOURCE FLAGS…
compile() {
  name=$1 with=$2
  shift 2
  x86_64-w64-mingw32-gcc -std=c99 -Iinclude -O1 -o "$out/$name.exe" "$@" ".build/motus/windows-x86_64/$with" -static
}
cp .build/motus/windows-x86_64/motus.dll "$out"
compile system motus.lib Tests/checks/windows.c -Wall -Wextra -Werror -pedantic
run system >"$out/system.said" || true
[ "$(cat "$out/system.said")" = 'memory: given back in full
stack: through the library' ] || { cat "$out/system.said"; exit 1; }
RUN=$wine CC=x86_64-w64-mingw32-gcc "${PYTHON:-python3}" Tests/abi/layout.py >"$out/layout.said" ||
  { cat "$out/layout.said"; exit 1; }
compile touches motus.lib Tests/bindings/touches.c
compile static libmotus.a Tests/bindings/touches.c
for name in touches static; do
  run $name Tests/bindings/touches.txt >"$out/touches.said"
  cmp "$out/touches.said" Tests/bindings/touches.pinned
done
! x86_64-w64-mingw32-objdump -p "$out/static.exe" | grep -q 'DLL Name: motus' || { echo 'the static program needs motus.dll'; exit 1; }
# What the scenes were here, call by call, is played there.
sh bindings/record/build.sh "$out/record" .build/release >/dev/null
${CC:-cc} -std=c99 -Iinclude -o "$out/scenes.here" Tests/bindings/scenes.c -L.build/release -lmotus -lm
MOTUS_TRACE=$out/scenes.trace MOTUS_RECORDED=$PWD/.build/release/libmotus.so LD_LIBRARY_PATH=$out/record \
  "$out/scenes.here" >"$out/scenes.expected"
"$out/record/motus-replay" "$out/scenes.trace" >"$out/replay.expected"
compile scenes motus.lib Tests/bindings/scenes.c
run scenes >"$out/scenes.said"
cmp "$out/scenes.said" "$out/scenes.expected"
CC=x86_64-w64-mingw32-gcc sh bindings/record/build.sh "$out/recorder" .build/motus/windows-x86_64 >/dev/null
mv "$out/recorder/motus-replay.exe" "$out"
run motus-replay .build/motus/windows/scenes.trace >"$out/replay.said"
cmp "$out/replay.said" "$out/replay.expected"
# And recorded there: the recorder stands beside the program, the library in the folder above.
mv "$out/scenes.exe" "$out/recorder"
MOTUS_TRACE=.build/motus/windows/there.trace run recorder/scenes >"$out/scenes.said"
cmp "$out/scenes.said" "$out/scenes.expected"
"$out/record/motus-replay" "$out/there.trace" >"$out/replay.said"
cmp "$out/replay.said" "$out/replay.expected"
lua=$(sh Tests/checks/windows_lua.sh "$wine" "$out") || { echo "$lua"; exit 1; }
echo "$lua" | grep SKIPPED || true
lua=$(echo "$lua" | grep -v SKIPPED || true)
echo "$(grep -c ' c$' "$out/programs") programs with $tests tests and $examples examples as here; layouts, memory," \
  "stack, static library, recorder and player${lua:+, $lua}"
