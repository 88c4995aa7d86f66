#!/bin/sh
# The library for Apple's systems, on this machine, by the Swift toolchain and Debian's lld:
#   macos: libmotus.0.dylib and libmotus.a for arm64 and x86-64, macOS 11
#   ios:   Motus.xcframework, static, for iOS 13 on devices and in the simulator, and for macOS
# usage: apple.sh macos | ios, OUT; from the root of the project
#
# Arguments go as Apple has them, on the stack packed, only with a triple of Apple's systems; the toolchain's Embedded
# library for -none-macho is told to be macOS' (retarget.py). What is iOS' is macOS' with another platform in it.
set -e
system=$1 out=$2
. bindings/shipping/toolchain.sh
least=11.0 latest=14.0
has_swift_for arm64-apple-none-macho && has_swift_for x86_64-unknown-none-elf || exit 0
resources=$(retargeted arm64-apple-none-macho=arm64-apple-macosx11.0:arm64-apple-macos \
  x86_64-unknown-none-elf=x86_64-apple-macosx10.9:x86_64-apple-macos)
parts=.build/motus/macos/parts
mkdir -p "$out" $parts
for machine in arm64 x86_64; do
  text=.build/motus/text/macos-$machine.ll triple=$machine-apple-macosx$least own=$parts/$machine
  swift_text $triple $text -resource-dir "$resources" -Xfrontend -disable-availability-checking -Xcc -ffreestanding
  is_current "$own.ll" $text || own_text $text "$own.ll" --memory --hide
  is_current "$own.o" "$own.ll" || object $triple "$own.ll" "$own.o"
  wants_only "$own.o" _memcpy _memmove _memset _memcmp _bzero ___bzero _memset_pattern16 ___motus_system_allocate \
    ___motus_system_free ___motus_system_size ___motus_system_random
  for name in memory random; do part $triple bindings/shipping/$name.c "$own-$name.o"; done
done

# archive OUT MACHINE…: one archive for all of them; a platform's name and version first change what it is for.
archive() {
  archive_out=$1 for_platform=$2 for_version=$3
  shift 3
  made=
  for machine in "$@"; do
    place=$parts/$for_platform-$machine
    rm -rf "$place"
    mkdir "$place"
    for name in '' -memory -random; do
      object=motus$name.o
      cp "$parts/$machine$name.o" "$place/$object"
      [ "$for_platform" = macos ] ||
        "$PYTHON" bindings/shipping/macho.py platform "$for_platform" "$for_version" "$place/$object"
    done
    (cd "$place" && "$bin/llvm-ar" --format=darwin rcsD libmotus.a motus.o motus-memory.o motus-random.o)
    made="$made $place/libmotus.a"
  done
  # shellcheck disable=SC2086 # a list
  "$PYTHON" bindings/shipping/macho.py universal "$archive_out" $made
}

# linked OUT PLATFORM LEAST LATEST MACHINE FOLDER: a dynamic library of what archive has left in FOLDER.
linked() {
  # -x leaves out local names, which no program needs.
  "$linker" -dylib -arch "$5" -platform_version "$2" "$3" "$4" -adhoc_codesign -install_name @rpath/libmotus.0.dylib \
    -compatibility_version 0.1 -current_version "${VERSION:-0.1.0}" -no_uuid \
    -exported_symbols_list bindings/shipping/motus.exports -dead_strip --icf=all -S -x -o "$1" \
    "$6/motus.o" "$6/motus-memory.o" "$6/motus-random.o" bindings/shipping/apple/libSystem.tbd
}

# The toolchain's own says that it does not know macOS.
linker=
for one in ${LD64:-} ld64.lld-21 ld64.lld-20 ld64.lld-19 ld64.lld; do
  [ -n "$linker" ] || ! command -v "$one" >/dev/null || linker=$one
done
case $system in
macos)
  archive "$out/libmotus.a" macos $least arm64 x86_64
  said=
  if [ -n "$linker" ]; then
    for machine in arm64 x86_64; do linked "$parts/$machine.dylib" macos $least $latest $machine $parts/macos-$machine; done
    "$PYTHON" bindings/shipping/macho.py universal "$out/libmotus.0.dylib" $parts/arm64.dylib $parts/x86_64.dylib
    ln -sf libmotus.0.dylib "$out/libmotus.dylib"
    said="$(wc -c <"$out/libmotus.0.dylib") bytes of libmotus.0.dylib, "
  else
    echo 'SKIPPED: ld64.lld (Debian: lld-19) is not installed: no libmotus.0.dylib'
  fi
  echo "macOS: $said$(wc -c <"$out/libmotus.a") of libmotus.a"
  ;;
ios)
  framework=$out/Motus.xcframework
  rm -rf "$framework"
  for slice in ios-arm64 ios-arm64_x86_64-simulator macos-arm64_x86_64; do
    mkdir -p "$framework/$slice/Headers"
    cp include/motus.h include/module.modulemap "$framework/$slice/Headers"
  done
  archive "$framework/ios-arm64/libmotus.a" ios 13.0 arm64
  archive "$framework/ios-arm64_x86_64-simulator/libmotus.a" ios-simulator 13.0 arm64 x86_64
  archive "$framework/macos-arm64_x86_64/libmotus.a" macos $least arm64 x86_64
  cp bindings/shipping/apple/Info.plist "$framework"
  # Shows that a linker takes the archive for the device: nothing else is made of it.
  [ -z "$linker" ] || linked "$parts/ios.dylib" ios 13.0 17.0 arm64 $parts/ios-arm64
  echo "iOS: $(wc -c <"$framework/ios-arm64/libmotus.a") bytes of libmotus.a for devices"
  ;;
*) echo "apple.sh: no system $system"; exit 2 ;;
esac
