#!/bin/sh
# Builds the recorder and the player, for make record: OUT LIBRARY_FOLDER.
#   OUT/libmotus.so.0    stands in the way of the library in LIBRARY_FOLDER and writes MOTUS_TRACE
#   OUT/motus-replay     plays a trace; RPATH= says where it looks for the library
# Each takes its place at once and whole, as steps that run beside one another build them in one folder.
# With CC=x86_64-w64-mingw32-gcc, of the motus.lib in LIBRARY_FOLDER: OUT/motus.dll and OUT/motus-replay.exe.
set -e
case $(uname -s) in
Linux | *BSD) ;;
*) echo 'SKIPPED: the recorder stands in the way of libmotus.so.0, as ELF has it: not on this system'; exit 0 ;;
esac
out=$1 library=$2
mkdir -p "$out"
"${PYTHON:-python3}" bindings/generate --record "$out"
place=$out/building.$$
mkdir "$place"
trap 'rm -rf "$place"' EXIT
flags="-std=c99 -Wall -Wextra -Werror -pedantic -O1 -fPIC -Iinclude -Ibindings/record -I$out"
for name in record_calls replay_calls; do
  # shellcheck disable=SC2086 # a list
  ${CC:-cc} $flags -c "$out/$name.c" -o "$place/$name.o"
done
player="bindings/record/replay_main.c bindings/record/replay.c bindings/record/words.c bindings/record/watch.c
  bindings/record/trace.c $place/replay_calls.o"
recorder="bindings/record/record.c bindings/record/file.c bindings/record/live.c bindings/record/trace.c $place/record_calls.o"
case $(${CC:-cc} -dumpmachine) in
*mingw*)
  # shellcheck disable=SC2086
  $CC $flags -shared -static -s -Wl,--no-insert-timestamp -o "$place/motus.dll" $recorder bindings/shipping/motus.def
  # shellcheck disable=SC2086
  $CC $flags -static -s -Wl,--no-insert-timestamp -o "$place/motus-replay.exe" $player "$library/motus.lib"
  mv "$place/motus.dll" "$place/motus-replay.exe" "$out"
  echo "$out: motus.dll and motus-replay.exe"
  exit 0
  ;;
esac
# shellcheck disable=SC2086
${CC:-cc} $flags -shared -Wl,-Bsymbolic-functions,-soname,libmotus.so.0,--version-script,Sources/CShim/exports.map -o "$place/libmotus.so.0" \
  $recorder -ldl -lpthread
# shellcheck disable=SC2086
${CC:-cc} $flags -o "$place/motus-replay" $player -L"$library" -lmotus ${LINK_EXTRA:-} -Wl,-rpath,"${RPATH:-$(realpath "$library")}"
ln -s libmotus.so.0 "$place/libmotus.so"
mv "$place/libmotus.so.0" "$place/libmotus.so" "$place/motus-replay" "$out"
echo "$out: libmotus.so.0 and motus-replay"
