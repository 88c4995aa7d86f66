#!/bin/sh
# Holds: what is recorded in C, C++, Python, LuaJIT and Lua plays again with the same hash; so does
# the phone app of examples/sdl, and so do programs that misuse. A trace that says something else is
# found, at its line, and any bytes are a sentence. A host that does not record is served as ever. The inspector shows a trace in Chromium.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/trace record=$PWD/.build/motus/record
mkdir -p "$out"
export PYTHONDONTWRITEBYTECODE=1
touches=Tests/bindings/touches.txt said=
link='-Iinclude -L.build/release -lmotus'
"${PYTHON:=python3}" bindings/generate >"$out/log" || { cat "$out/log"; exit 1; }
sh bindings/record/build.sh "$record" .build/release >"$out/log" 2>&1 || { cat "$out/log"; exit 1; }
# Both export the same.
for one in .build/release/libmotus.so "$record/libmotus.so.0"; do
  nm -D --defined-only --without-symbol-versions "$one" | sed -n 's/.* T \(motus_.*\)/\1/p' | LC_ALL=C sort >"$out/$(basename "$one").names"
done
diff "$out/libmotus.so.names" "$out/libmotus.so.0.names" || { echo 'the recorder has other functions'; exit 1; }

# recorded COMMAND…: with the recorder in the way.
recorded() {
  env LD_LIBRARY_PATH="$record" MOTUS_RECORDED="$PWD/.build/release/libmotus.so" \
    MOTUS_LIBRARY="$record/libmotus.so.0" "$@"
}
# plays NAME COMMAND…: records it; the trace gives the hash that the program prints.
plays() {
  name=$1
  shift
  hash=$(recorded env MOTUS_TRACE="$out/$name.trace" "$@") || { echo "$name fails"; exit 1; }
  silent=$(recorded "$@") && [ "$silent" = "$hash" ] || { echo "$name, not recorded: $silent"; exit 1; }
  again=$("$record/motus-replay" "$out/$name.trace" "$out/$name.watched") || { echo "$name: $again"; exit 1; }
  case $hash in *"${again%% *}"*) ;; *) echo "$name says $hash, its trace $again"; exit 1 ;; esac
  said="$said $name"
}
# shellcheck disable=SC2086 # link is a list
${CC:-cc} -std=c99 -o "$out/touches_c" Tests/bindings/touches.c $link || exit 1
plays C "$out/touches_c" $touches
if command -v "${CXX:=c++}" >/dev/null; then
  # shellcheck disable=SC2086
  $CXX -std=c++17 -o "$out/touches_cpp" Tests/bindings/touches.cpp $link || exit 1
  plays C++ "$out/touches_cpp" $touches
else echo "SKIPPED: $CXX is not installed"; fi
if command -v "${PYTHON:=python3}" >/dev/null; then
  plays Python env PYTHONPATH=.build/motus/bindings/python "$PYTHON" Tests/bindings/touches.py $touches
else echo 'SKIPPED: python3 is not installed'; fi
if command -v luajit >/dev/null; then plays LuaJIT luajit Tests/bindings/touches.lua $touches
else echo 'SKIPPED: luajit is not installed'; fi
if command -v lua5.4 >/dev/null && [ -f /usr/include/lua5.4/lua.h ]; then
  # shellcheck disable=SC2086
  ${CC:-cc} -std=c99 -O0 -fPIC -shared -I/usr/include/lua5.4 -o "$out/motus.so" .build/motus/bindings/lua/motus.c $link || exit 1
  plays Lua env LUA_CPATH="$out/?.so" lua5.4 Tests/bindings/touches_module.lua $touches
else echo 'SKIPPED: lua5.4 and its headers are not installed'; fi
if pkg-config --exists sdl2 2>/dev/null && ${MAKE:-make} --no-print-directory .build/motus/wander >"$out/log" 2>&1; then
  mkdir -p "$out/pictures"
  plays SDL env SDL_VIDEODRIVER=dummy .build/motus/wander --plain --script Tests/sdl/tour.txt
else echo 'SKIPPED: SDL2 is not installed: the phone app is not recorded'; fi

# Room that has not been written to is no part of a trace: it would not play again.
# shellcheck disable=SC2086
${CC:-cc} -std=c99 -o "$out/capacity" Tests/bindings/capacity.c $link || exit 1
plays capacity "$out/capacity"
! grep -q '0x1\.' "$out/capacity.trace" || { echo 'memory of the host stands in its trace'; exit 1; }

# Lists that the library refuses unread.
# shellcheck disable=SC2086
${CC:-cc} -std=c99 -o "$out/unread" Tests/bindings/unread.c $link || exit 1
plays unread "$out/unread"

# Lists of numbers in settings.
# shellcheck disable=SC2086
${CC:-cc} -std=c99 -o "$out/lists" Tests/bindings/lists.c $link || exit 1
plays lists "$out/lists"
grep -q '\[ 0 100 200 \] 3' "$out/lists.trace" || { echo 'a list of numbers does not stand in its trace'; exit 1; }

# Programs that misuse, and that stand as deep as it goes.
for program in deep_test dynamics_misuse_more_test; do
  # shellcheck disable=SC2086
  ${CC:-cc} -std=c99 -o "$out/$program" Tests/c/$program.c $link -lm || exit 1
  recorded env MOTUS_TRACE="$out/$program.trace" "$out/$program" >"$out/log" 2>&1 || { cat "$out/log"; exit 1; }
  again=$("$record/motus-replay" "$out/$program.trace") || { echo "$program: $again"; exit 1; }
done

# Another answer, another argument, another end: found, at the line.
differs() {
  sed "$2" "$out/C.trace" >"$out/wrong.trace"
  problem=$("$record/motus-replay" "$out/wrong.trace") && { echo "not found: $1"; exit 1; }
  case $problem in *":$3: "*) ;; *) echo "$1: $problem"; exit 1 ;; esac
}
last=$(wc -l <"$out/C.trace")
hash_line=$(sed -n '/^runtime_trace_hash/=' "$out/C.trace")
differs 'an answer' '3s/= 0/= -1/' 3
differs 'a touch that was elsewhere' 's/{ 26 400 }/{ 27 400 }/; s/{ 26 402 }/{ 27 402 }/; s/{ 6 401 }/{ 9 401 }/' \
  $((hash_line + 1))
differs 'an unknown call' '4s/^/x_/' 4
differs 'an end within a call' "${last}d" $((last - 1))

# A trace that is cut anywhere is shown as far as it goes, and says so in its last line.
for bytes in 20 3000 5000; do
  head -c $bytes "$out/C.trace" >"$out/cut.trace"
  "$record/motus-replay" - - <"$out/cut.trace" >"$out/cut.watched" 2>"$out/log" && { echo "not found: cut at $bytes"; exit 1; }
  tail -n 1 "$out/cut.watched" | grep -q '^# line [0-9]*: it ends within a line' && grep -q '^-:[0-9]*: it ends' "$out/log" ||
    { echo "cut at $bytes:"; tail -n 1 "$out/cut.watched"; cat "$out/log"; exit 1; }
done
tail -n 1 "$out/C.watched" | grep -q '^# [0-9a-f]* [0-9]* calls, shown' || { echo 'what can be seen has no end'; exit 1; }

# With another number there is another picture; with the same one all is as it was, whatever the host answered.
for name in C Python deep_test SDL; do
  [ -f "$out/$name.trace" ] || continue
  at=$(sed -n '/^runtime_tick /{=;p;q;}' "$out/$name.trace" | tr '\n' ' ')
  # shellcheck disable=SC2086 # the line's number, and its words
  set -- $at
  was=$("$record/motus-replay" "$out/$name.trace") && again=$("$record/motus-replay" --with "$1:2=$4" "$out/$name.trace") &&
    [ "$was" = "$again" ] || { echo "$name, changed by nothing: $again in place of $was"; exit 1; }
done
line=$(sed -n '/^runtime_begin_animation/{=;q;}' "$out/C.trace")
was=$("$record/motus-replay" "$out/C.trace")
again=$("$record/motus-replay" --with "$line:22=0x1.8p-1" "$out/C.trace") && [ "${was##* }" != "${again##* }" ] ||
  { echo "with another bounce: $again"; exit 1; }
for with in x 1 "$line" "$line:22" "$line:22=x" "$line:22=" "$line:0=1" "$line:1=1" "$line:999=1" "99999999:1=1" '0:1=1' '1:1=1'; do
  "$record/motus-replay" --with "$with" "$out/C.trace" >"$out/log" 2>&1 && { echo "changed: $with"; exit 1; }
  grep -q 'there is no such number' "$out/log" || { echo "$with:"; cat "$out/log"; exit 1; }
done

# Any bytes are a sentence, or play.
broken=$("$PYTHON" Tests/bindings/broken_traces.py "$record/motus-replay" "${BROKEN:-300}" "$out/C.trace" "$out/lists.trace" "$out/unread.trace" \
  "$out/capacity.trace" "$out/deep_test.trace" "$out/dynamics_misuse_more_test.trace") || { echo "$broken"; exit 1; }

# The inspector, with a jump put into a trace by hand.
sed -n '/runtime_trace_hash/,$!p' "$out/C.trace" |
  awk '{ if ($0 ~ /^runtime_tick/ && ++n == 29) print "view_set_center #6 { 40 700 }\n= 0"; print }' >"$out/jump.trace"
"$record/motus-replay" "$out/jump.trace" "$out/jump.watched" >/dev/null &&
  "$PYTHON" bindings/inspector/build.py "$out/jump.watched" "$out/inspector.html" >/dev/null || exit 1
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if command -v "${NODE:=node}" >/dev/null && [ -n "$chromium" ]; then
  "$NODE" Tests/bindings/inspector_test.mjs "$out/inspector.html" "$chromium" "$out/inspector.png" || exit 1
else echo 'SKIPPED: node or chromium is not installed: the inspector is not opened'; fi
echo "recorded and played:$said; $broken"
