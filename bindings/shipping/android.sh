#!/bin/sh
# libmotus.so and libmotus.a for Android 7 (API 24) and newer on arm64, from Linux' text, on this machine.
# usage: android.sh OUT; from the root of the project
#
# Linux' own library does not serve: Android keeps a register for itself (x18), and its loader looks for a function
# only in libraries that are named as needed. The stub of libc.so here is for the name.
set -e
out=$1
. bindings/shipping/toolchain.sh
has_swift_for aarch64-none-none-elf || exit 0
triple=aarch64-linux-android24 text=.build/motus/text/aarch64.ll parts=$out/parts
mkdir -p "$parts"
swift_text aarch64-none-none-elf $text -Xcc -fPIC
is_current "$parts/motus.ll" $text ||
  own_text $text "$parts/motus.ll" --triple $triple "$(layout $triple)" --memory --hide
is_current "$parts/motus.o" "$parts/motus.ll" ||
  object $triple "$parts/motus.ll" "$parts/motus.o" -fPIC -mno-outline-atomics
wants_only "$parts/motus.o" memcpy memmove memset memcmp __motus_system_allocate __motus_system_free __motus_system_size \
  __motus_system_random
for name in memory random; do part $triple bindings/shipping/$name.c "$parts/$name.o" -fPIC; done
for name in posix_memalign free malloc_usable_size memcpy memmove memset memcmp; do
  printf '.globl %s\n.type %s, %%function\n%s:\n  ret\n' $name $name $name
done >"$parts/libc.s"
part $triple "$parts/libc.s" "$parts/libc.o"
"$bin/ld.lld" -shared -soname libc.so -o "$parts/libc.so" "$parts/libc.o"
"$bin/ld.lld" -shared -soname libmotus.so --version-script=Sources/CShim/exports.map --gc-sections --icf=all -z now \
  -z relro -z max-page-size=16384 --hash-style=both --build-id --strip-all --no-undefined -o "$out/libmotus.so" \
  "$parts/motus.o" "$parts/memory.o" "$parts/random.o" "$parts/libc.so"
rm -f "$out/libmotus.a"
(cd "$parts" && "$bin/llvm-ar" rcsD ../libmotus.a motus.o memory.o random.o)
echo "Android: $(wc -c <"$out/libmotus.so") bytes of libmotus.so, $(wc -c <"$out/libmotus.a") of libmotus.a"
