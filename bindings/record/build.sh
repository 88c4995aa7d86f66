#!/bin/sh
# Builds the recorder and the player, for make record: OUT LIBRARY_FOLDER.
#   OUT/libmotus.so.0    stands in the way of the library in LIBRARY_FOLDER and writes MOTUS_TRACE
#   OUT/motus-replay     plays a trace; RPATH= says where it looks for the library
set -e
case $(uname -s) in
Linux | *BSD) ;;
*) echo 'SKIPPED: the recorder stands in the way of libmotus.so.0, as ELF has it: not on this system'; exit 0 ;;
esac
out=$1 library=$2
mkdir -p "$out"
"${PYTHON:-python3}" bindings/generate --record "$out"
flags="-std=c99 -Wall -Wextra -Werror -pedantic -O1 -fPIC -Iinclude -Ibindings/record -I$out"
for name in record_calls replay_calls; do
  # shellcheck disable=SC2086 # a list
  ${CC:-cc} $flags -c "$out/$name.c" -o "$out/$name.o"
done
# shellcheck disable=SC2086
${CC:-cc} $flags -shared -Wl,-soname,libmotus.so.0,--version-script,Sources/CShim/exports.map -o "$out/libmotus.so.0" bindings/record/record.c \
  bindings/record/file.c bindings/record/trace.c "$out/record_calls.o" -ldl -lpthread
ln -sf libmotus.so.0 "$out/libmotus.so"
# shellcheck disable=SC2086
${CC:-cc} $flags -o "$out/motus-replay" bindings/record/replay_main.c bindings/record/replay.c bindings/record/words.c bindings/record/watch.c \
  bindings/record/trace.c "$out/replay_calls.o" -L"$library" -lmotus ${LINK_EXTRA:-} \
  -Wl,-rpath,"${RPATH:-$(realpath "$library")}"
echo "$out: libmotus.so.0 and motus-replay"
