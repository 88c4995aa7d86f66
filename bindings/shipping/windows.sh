#!/bin/sh
# The library for 64-bit Windows, by the Swift toolchain alone: motus.dll, its import library motus.lib (for mingw
# libmotus.dll.a), the static libmotus.a, and motus.map, which has the address of every function.
# usage: windows.sh x86_64 | aarch64, OUT; from the root of the project
#
# Swift has no Embedded library for Windows. That of x86_64-unknown-none-elf is told to be Cygwin's (retarget.py): it
# has Windows' calling convention, and a `long` of 64 bits. With the triples of mingw and Microsoft a `long` has 32,
# the library takes C's size_t for a `long`, and every size that a function takes or gives is cut in half.
# For aarch64, where the convention is that of Linux and no triple has a long `long`, Linux' text is given the name.
set -e
machine=$1 out=$2
. bindings/shipping/toolchain.sh
here=bindings/shipping/windows
case $machine in
x86_64)
  model=i386pep wide=x64 probe=___chkstk_ms from=x86_64-unknown-none-elf
  text=.build/motus/text/windows-x86_64.ll
  ;;
aarch64)
  model=arm64pe wide=arm64 probe=__chkstk from=aarch64-none-none-elf
  text=.build/motus/text/aarch64.ll
  ;;
*) echo "windows.sh: no machine $machine"; exit 2 ;;
esac
unset LINK # lld-link would take it for its own
has_swift_for $from || exit 0
[ -x "$bin/lld-link" ] || { echo "SKIPPED: no lld-link in $bin"; exit 0; }
triple=$machine-unknown-windows-gnu
parts=$out/parts # apart, for no program is to find the kernel32.lib of three functions
mkdir -p "$parts"
if [ $machine = x86_64 ]; then
  swift_text x86_64-unknown-windows-cygnus $text \
    -resource-dir "$(retargeted $from=x86_64-x-windows-cygnus:x86_64-unknown-windows-cygnus)" \
    -Xcc -ffreestanding -Xcc -Xclang -Xcc -mframe-pointer=none
  is_current "$parts/motus.ll" $text || own_text $text "$parts/motus.ll" --metadata --unwind --memory --hide
else
  swift_text aarch64-none-none-elf $text -Xcc -fPIC
  is_current "$parts/motus.ll" $text ||
    own_text $text "$parts/motus.ll" --triple $triple "$(layout $triple)" --unwind --memory --hide
fi
is_current "$parts/motus.o" "$parts/motus.ll" || object $triple "$parts/motus.ll" "$parts/motus.o"
told() { echo "windows $machine: $(wc -c <"$out/motus.dll") bytes of motus.dll, $(wc -c <"$out/libmotus.a") of libmotus.a"; }
# Nothing is written that has not changed: tests that run side by side read it.
! is_current "$out/libmotus.a" "$parts/motus.o" "$0" $here bindings/shipping/random.c bindings/shipping/motus.def ||
  { told; exit 0; }
wants_only "$parts/motus.o" $probe memcpy memmove memset memcmp __motus_system_allocate __motus_system_free \
  __motus_system_size __motus_system_random
for name in windows/memory windows/bytes windows/library random; do
  part $triple bindings/shipping/$name.c "$parts/$(basename $name).o"
done
part $triple $here/stack-$machine.s "$parts/stack.o"
"$bin/lld-link" /lib /def:$here/kernel32.def /machine:$wide /out:"$parts/kernel32.lib"
"$bin/ld.lld" -m $model -shared --gc-sections --icf=all --exclude-all-symbols --strip-all --entry motus_library_entry \
  --no-insert-timestamp --out-implib "$out/motus.lib" -Map="$out/motus.map" -o "$out/motus.dll" \
  "$parts/motus.o" "$parts/memory.o" "$parts/random.o" "$parts/bytes.o" "$parts/library.o" "$parts/stack.o" \
  bindings/shipping/motus.def "$parts/kernel32.lib"
cp "$out/motus.lib" "$out/libmotus.dll.a"
# With a C runtime below: its functions of bytes, the linker's own kernel32.
rm -f "$out/libmotus.a"
(cd "$parts" && "$bin/llvm-ar" rcsD ../libmotus.a motus.o memory.o random.o stack.o)
told
