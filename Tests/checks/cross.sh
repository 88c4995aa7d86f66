#!/bin/sh
# Holds: the archives of `make cross`, for aarch64 Linux and Cortex-M4F, say what C says here, under
# qemu: recorded touches, scenes of all parts, and a spring, to the last bit. A trace that has been
# recorded here plays there. Their checksums are right.
cd "$(dirname "$0")/../.." || exit 2
set -e
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
${MAKE:-make} --no-print-directory cross >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
grep SKIPPED "$place/log" || true
archives=.build/motus/dist tried= touches=$PWD/Tests/bindings/touches.txt
cp Tests/bindings/touches.c Tests/bindings/scenes.c examples/cortex-m/spring.c "$place"
for program in touches scenes spring; do
  ${CC:-cc} -std=c99 -o "$place/$program.here" "$place/$program.c" -Iinclude -L.build/release -lmotus -lm
  LD_LIBRARY_PATH=.build/release "$place/$program.here" "$touches" >"$place/$program.expected"
done
cmp -s "$place/touches.expected" Tests/bindings/touches.pinned || { echo 'not the touches that are pinned'; exit 1; }
# What the touches were here, call by call, is played there.
sh bindings/record/build.sh "$place/record" .build/release >/dev/null
MOTUS_TRACE="$place/touches.trace" MOTUS_RECORDED=$PWD/.build/release/libmotus.so LD_LIBRARY_PATH="$place/record" \
  "$place/touches.here" "$touches" >/dev/null
"$place/record/motus-replay" "$place/touches.trace" >"$place/replay.expected"
player="bindings/record/replay_main.c bindings/record/replay.c bindings/record/words.c bindings/record/watch.c bindings/record/trace.c \
  $place/record/replay_calls.c -Ibindings/record -I$place/record"
# unpack NAME: into $place/NAME, with the right sums.
unpack() {
  (cd $archives && sha256sum -c --quiet "$1.tar.gz.sha256")
  tar -C "$place" -xzf "$archives/$1.tar.gz"
  mv "$place/$1" "$place/$2"
  (cd "$place/$2" && sha256sum -c --quiet SHA256SUMS)
}
# same WHAT PROGRAM COMMAND…: prints what was expected.
same() {
  what=$1 program=$2
  shift 2
  timeout 300 "$@" >"$place/said" || { echo "$what: $program fails"; cat "$place/said"; exit 1; }
  cmp -s "$place/said" "$place/$program.expected" ||
    { echo "$what: $program prints something else"; diff "$place/$program.expected" "$place/said" | head; exit 1; }
}
version=$(sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h)
if [ -f "$archives/motus-$version-linux-aarch64.tar.gz" ] && command -v qemu-aarch64 >/dev/null &&
  command -v aarch64-linux-gnu-gcc >/dev/null; then
  unpack "motus-$version-linux-aarch64" aarch64
  export QEMU_LD_PREFIX=/usr/aarch64-linux-gnu
  for program in touches scenes spring; do
    for kind in -lmotus -l:libmotus.a; do
      aarch64-linux-gnu-gcc -std=c99 -I"$place/aarch64/include" -o "$place/$program.aarch64" "$place/$program.c" \
        -L"$place/aarch64/lib" $kind -lm
      same "aarch64 $kind" $program qemu-aarch64 -E LD_LIBRARY_PATH="$place/aarch64/lib" "$place/$program.aarch64" \
        "$touches"
    done
  done
  # shellcheck disable=SC2086 # a list
  aarch64-linux-gnu-gcc -std=c99 -O1 -I"$place/aarch64/include" -o "$place/replay.aarch64" $player \
    "$place/aarch64/lib/libmotus.a"
  same aarch64 replay qemu-aarch64 "$place/replay.aarch64" "$place/touches.trace"
  tried="$tried, aarch64 ($(wc -c <"$place/aarch64/lib/libmotus.so.$version") bytes)"
else
  echo 'SKIPPED: qemu-aarch64, aarch64-linux-gnu-gcc or the archive for aarch64 is missing'
fi
if [ -f "$archives/motus-$version-cortex-m4f.tar.gz" ] && command -v qemu-system-arm >/dev/null &&
  arm-none-eabi-gcc --specs=rdimon.specs -xc -fsyntax-only /dev/null 2>/dev/null; then
  unpack "motus-$version-cortex-m4f" board
  board="-mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=hard -fno-short-enums -T $place/board/example/mps2.ld \
    --specs=rdimon.specs $place/board/example/start.c -I$place/board/include \
    -Wl,--gc-sections,--no-enum-size-warning,--no-warn-rwx-segments,--no-warn-execstack"
  # shellcheck disable=SC2086
  arm-none-eabi-gcc -std=gnu99 -O1 -o "$place/board/replay.elf" $player $board "$place/board/lib/libmotus.a" -lm
  cp "$touches" "$place/touches.trace" "$place/board"
  cd "$place/board"
  for program in spring touches replay; do
    # shellcheck disable=SC2086
    [ $program = replay ] || arm-none-eabi-gcc -std=gnu99 -O1 -o $program.elf "$place/$program.c" $board lib/libmotus.a -lm
    file=touches.txt
    [ $program != replay ] || file=touches.trace
    same cortex-m4f $program qemu-system-arm -M mps2-an386 -nographic -monitor none -serial none \
      -semihosting-config enable=on,target=native,arg=$program,arg=$file -kernel $program.elf
  done
  tried="$tried, Cortex-M4F ($(arm-none-eabi-size spring.elf | awk 'NR == 2 { print $1 + $2 }') bytes in a spring)"
  cd - >/dev/null
else
  echo 'SKIPPED: qemu-system-arm, arm-none-eabi-gcc with newlib or the archive for Cortex-M4F is missing'
fi
[ -z "$tried" ] || echo "the same hashes${tried}"
