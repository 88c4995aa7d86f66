#!/bin/sh
# The archive for a Cortex-M4F: library, header, and a spring that prints.
# usage: board.sh VERSION FOLDER LIBRARY
set -e
version=$1 folder=$2 library=$3
name=motus-$version-cortex-m4f
place=$folder/$name
rm -rf "$place"
mkdir -p "$place/lib" "$place/include"
cp "$library" "$place/lib"
cp include/motus.h include/motus.hpp "$place/include"
cp -R examples/cortex-m "$place/example"
cp LICENSE "$place"
(
  cd "$place"
  {
    echo "Motus $version for Cortex-M4F, hard floats. Sizes in bytes, before the linker leaves out what is not called:"
    for file in lib/libmotus.a include/motus.h; do printf '%10d  %s\n' "$(wc -c <$file)" $file; done
    echo
    echo 'Enumerations have 32 bits: programs are compiled with -fno-short-enums. The library needs memcpy,'
    echo 'memmove, memset, posix_memalign, free, malloc_usable_size, sqrt and the arithmetic of libgcc.'
    echo 'arm-none-eabi-gcc -mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=hard -fno-short-enums -Iinclude \'
    echo '  -T example/mps2.ld --specs=rdimon.specs example/*.c lib/libmotus.a -lm -Wl,--gc-sections,--no-enum-size-warning'
  } >SIZES.txt
)
sh bindings/shipping/pack.sh "$folder" "$name"
