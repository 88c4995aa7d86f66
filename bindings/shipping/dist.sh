#!/bin/sh
# The archive for those without Swift: library, headers, pkg-config, CMake and Python files, with
# checksums and sizes. Everything in it can be moved anywhere.
# usage: dist.sh VERSION MACHINE FOLDER; of the portable and the static library that make has built.
#        dist.sh VERSION MACHINE FOLDER LIBRARY: for another machine, from LIBRARY.so and LIBRARY.a
set -e
version=$1 machine=$2 folder=$3 other=$4 OUT=.build/motus
library=${other:-$OUT/portable/libmotus} static=${other:-.build/release/libmotus}
name=motus-$version-linux-$machine
place=$folder/$name
rm -rf "$place"
${MAKE:-make} --no-print-directory install BUILT=1 DESTDIR= PREFIX="$PWD/$place" \
  LIBRARY="$library.so" STATIC="$static.a" STRIP=true >/dev/null
# pkg-config files that find themselves, CMake files do already.
sed -i 's,^prefix=.*,prefix=${pcfiledir}/../..,; s,^libdir=.*,libdir=${prefix}/lib,
  s,^includedir=.*,includedir=${prefix}/include,' "$place"/lib/pkgconfig/*.pc
cp -R bindings/python "$place/python"
find "$place/python" \( -name __pycache__ -o -name '.mypy_cache' \) -prune -exec rm -rf {} +
cp "$place/lib/libmotus.so.$version" "$place/python/motus/libmotus.so"
cp LICENSE "$place"
cp -R bindings/lua "$place/lua"
mkdir "$place/examples"
cp -R examples/sdl examples/love "$place/examples"
# What records a program, plays that again, and shows it: for this machine, or with a compiler for the other.
compiler=${CC:-cc}
[ -z "$other" ] || compiler=$machine-linux-gnu-gcc
tools=$OUT/dist-record-$machine
if command -v "$compiler" >/dev/null; then
  CC=$compiler RPATH='$ORIGIN/../lib' sh bindings/record/build.sh "$tools" "$place/lib" >/dev/null
  mkdir -p "$place/bin" "$place/lib/motus-record" "$place/share/motus"
  cp "$tools/motus-replay" bindings/shipping/motus-record bindings/shipping/motus-inspect "$place/bin"
  cp -P "$tools/libmotus.so.0" "$tools/libmotus.so" "$place/lib/motus-record"
  : >"$tools/empty.trace"
  "${PYTHON:-python3}" bindings/inspector/build.py "$tools/empty.trace" "$place/share/motus/inspector.html" >/dev/null
  cp docs/TRACE.md "$place/share/doc/motus"
else
  tools=
  echo "SKIPPED: no recorder and player for $machine: $compiler is not installed"
fi
# The browser's part, when make web has made it of these sources.
web=.build/motus/web/motus.wasm
if [ -f $web ] && [ -z "$(find Sources include bindings/js/memory.c -newer $web -print -quit)" ]; then
  mkdir "$place/web"
  cp $web .build/motus/web/motus-record.wasm bindings/js/motus.js bindings/js/motus.d.ts bindings/js/package.json examples/web/* "$place/web"
else
  web=
  echo 'SKIPPED: no WebAssembly of these sources: make web'
fi
[ -n "$other" ] || MOTUS_LIBRARY=$place/lib/libmotus.so.$version ${PYTHON:-python3} \
  bindings/python/motus_build.py "$folder" >/dev/null
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
        sed -n 's/^GLIBC_\([0-9.]*\)$/\1/p' | sort -V | tail -n 1) or newer: share/doc/motus/TRACE.md"
    }
    echo 'C:      cc program.c $(PKG_CONFIG_PATH=lib/pkgconfig pkg-config --cflags --libs motus)'
    echo 'CMake:  find_package(motus), then motus::motus or motus::static'
    [ -z "$web" ] || echo 'Web:    import from web/motus.js; python3 -m http.server -d web shows a page'
    echo 'SDL:    cc -DHAVE_TTF examples/sdl/*.c examples/sdl/app/*.c $(pkg-config --cflags --libs motus sdl2 SDL2_ttf) -lm'
    echo 'Lua:    luarocks make in ./lua; for LuaJIT, lua/luajit in package.path'
    echo 'Python: pip install ./python, or PYTHONPATH=python'
  } >SIZES.txt
  find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum >SHA256SUMS
)
tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -czf "$folder/$name.tar.gz" "$name"
(cd "$folder" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
echo "$folder/$name.tar.gz"
