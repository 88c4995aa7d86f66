#!/bin/sh
# The archive for those without Swift: library, headers, pkg-config and CMake files, all languages, examples
# with a build file, the guide and a README for those who have it, with checksums and sizes. Everything in it can be
# moved anywhere. Its pages stand to one another as in the tree, so that their links lead to the same.
# usage: dist.sh VERSION MACHINE FOLDER; of the portable and the static library that make has built.
#        dist.sh VERSION MACHINE FOLDER LIBRARY: for another machine, from LIBRARY.so and LIBRARY.a
set -e
version=$1 machine=$2 folder=$3 other=$4 OUT=.build/motus
library=${other:-$OUT/portable/libmotus} static=${other:-.build/release/libmotus}
name=motus-$version-linux-$machine
place=$folder/$name
rm -rf "$place"
${MAKE:-make} --no-print-directory install BUILT=1 DESTDIR= PREFIX="$PWD/$place" \
  INSTALLED="$library.so" INSTALLED_STATIC="$static.a" STRIP=true >/dev/null
# pkg-config files that find themselves, CMake files do already.
sed -i 's,^prefix=.*,prefix=${pcfiledir}/../..,; s,^libdir=.*,libdir=${prefix}/lib,
  s,^includedir=.*,includedir=${prefix}/include,' "$place"/lib/pkgconfig/*.pc
"${PYTHON:-python3}" bindings/generate >/dev/null
cp -R $OUT/bindings/python "$place/python"
find "$place/python" \( -name __pycache__ -o -name '.mypy_cache' \) -prune -exec rm -rf {} +
cp "$place/lib/libmotus.so.$version" "$place/python/motus/libmotus.so"
rm -rf "$place/share"
sh bindings/shipping/contents.sh "$place"
cp -R $OUT/bindings/lua "$place/lua"
rm -rf "$place/lua/motus.so" "$place/lua/build" # left by luarocks
cp -R $OUT/bindings/rust "$place/rust"
rm -rf "$place/rust/target" "$place/rust/Cargo.lock" # left by cargo
cp -R $OUT/bindings/go "$place/go"
cp -R $OUT/bindings/csharp "$place/csharp"
cp -R $OUT/bindings/java "$place/java"
cp -R $OUT/bindings/zig "$place/zig"
rm -rf "$place"/zig/.zig-cache "$place"/zig/zig-out "$place"/csharp/Motus.dll "$place"/csharp/Motus.xml "$place/java/motus.jar" # left by users
# Where packages of NuGet have what is compiled.
case $machine in x86_64) native=linux-x64 ;; aarch64) native=linux-arm64 ;; *) native=linux-$machine ;; esac
mkdir -p "$place/csharp/runtimes/$native/native"
cp "$place/lib/libmotus.so.$version" "$place/csharp/runtimes/$native/native/libmotus.so"
mkdir -p "$place/java/natives/linux-$machine"
cp "$place/lib/libmotus.so.$version" "$place/java/natives/linux-$machine/libmotus.so"
mkdir "$place/hello"
"${PYTHON:-python3}" Tests/checks/readme.py --write "$place/hello" hello
mv "$place/hello/hello.rs" "$place/rust/motus/examples"
mkdir "$place/go/examples/hello"
mv "$place/hello/hello.zig" "$place/zig/examples"
mv "$place/hello/hello.go" "$place/go/examples/hello/main.go"
# What records a program, plays that again, and shows it: for this machine, or with a compiler for the other.
compiler=${CC:-cc}
[ -z "$other" ] || compiler=$machine-linux-gnu-gcc
tools=$OUT/dist-record-$machine
if command -v "$compiler" >/dev/null; then
  CC=$compiler RPATH='$ORIGIN/../lib' sh bindings/record/build.sh "$tools" "$place/lib" >/dev/null
  mkdir -p "$place/bin" "$place/lib/motus-record" "$place/share/motus"
  cp "$tools/motus-replay" bindings/shipping/motus-record bindings/shipping/motus-inspect "$place/bin"
  cp bindings/inspector/live.py "$place/bin/motus-live"
  chmod 755 "$place/bin/motus-live"
  cp -P "$tools/libmotus.so.0" "$tools/libmotus.so" "$place/lib/motus-record"
  : >"$tools/empty.trace"
  "${PYTHON:-python3}" bindings/inspector/build.py "$tools/empty.trace" "$place/share/motus/inspector.html" >/dev/null
  "${PYTHON:-python3}" bindings/inspector/build.py --live "$place/share/motus/live.html" >/dev/null
else
  tools=
  echo "SKIPPED: no recorder and player for $machine: $compiler is not installed"
fi
# The browser's part, when make web has made it of these sources.
web=.build/motus/web/motus.wasm
if [ -f $web ] && [ -z "$(find Sources include bindings/js/memory.c -newer $web -print -quit)" ]; then
  mkdir "$place/web"
  mv "$place/hello/hello.mjs" "$place/web"
  cp $OUT/bindings/js/* examples/web/* "$place/web"
  cp $web $OUT/web/motus-record.wasm "$place/web"
else
  web=
  rm "$place/hello/hello.mjs"
  echo 'SKIPPED: no WebAssembly of these sources: make web'
fi
# Parts of the README that this archive has not are left out of it.
sed "s/@VERSION@/$version/; s/@MACHINE@/$machine/
  $([ -n "$web" ] && echo '/^@WEB_/d' || echo '/^@WEB_BEGIN@/,/^@WEB_END@/d')
  $([ -n "$tools" ] && echo '/^@TOOLS_/d' || echo '/^@TOOLS_BEGIN@/,/^@TOOLS_END@/d')" bindings/shipping/archive.md |
  cat -s >"$place/README.md"
MOTUS_LIBRARY=$place/lib/libmotus.so.$version ${PYTHON:-python3} bindings/python/motus_build.py "$folder" >/dev/null
(
  cd "$place"
  {
    echo "Motus $version for Linux on $machine. Sizes in bytes:"
    for file in lib/libmotus.so."$version" lib/libmotus.a include/motus.h include/motus.hpp \
      ${web:+web/motus.wasm}; do
      printf '%10d  %s\n' "$(wc -c <"$file")" "$file"
    done
    echo
    echo 'The library needs the memory functions of a C library, glibc or musl, and nothing else.'
    [ -z "$tools" ] || {
      echo "bin/motus-record, -replay and -inspect need glibc $(strings -a bin/motus-replay lib/motus-record/libmotus.so.0 |
        sed -n 's/^GLIBC_\([0-9.]*\)$/\1/p' | sort -V | tail -n 1) or newer: docs/TRACE.md"
    }
  } >SIZES.txt
)
sh bindings/shipping/pack.sh "$folder" "$name"
