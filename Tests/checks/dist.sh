#!/bin/sh
# Holds: the archive of `make dist`, unpacked anywhere and without Swift, serves C and C++ with the
# shared and the static library, pkg-config, CMake, Meson, Python, its wheel in an empty environment, Lua by
# its rockspec, LuaJIT, LÖVE, node, and the phone app of examples/sdl; its checksums are right, every line of its README
# runs and its links lead somewhere. `make` has no warnings about it.
cd "$(dirname "$0")/../.." || exit 2
set -e
root=$PWD
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
${MAKE:-make} --no-print-directory dist BUILT=1 >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
archive=$(tail -n 1 "$place/log")
! grep -E 'warning: |Circular' "$place/log" || exit 1
"${PYTHON:=python3}" Tests/checks/readme.py --write
cp -R .build/motus/readme "$place/programs"
(cd "$(dirname "$archive")" && sha256sum -c --quiet "$(basename "$archive").sha256")
tar -C "$place" -xzf "$archive"
mv "$place"/motus-* "$place/motus with no fixed place"
mv "$place/motus with no fixed place" "$place/motus"
cd "$place"
(cd motus && sha256sum -c --quiet SHA256SUMS && cat SIZES.txt | sed -n '2,5p')
"$PYTHON" "$root/Tests/abi/needs.py" "$(readlink -f motus/lib/libmotus.so)" --any-loader
# No Swift from here on.
PATH=$(echo "$PATH" | tr : '\n' | grep -v swift | paste -sd : -)
export PATH PYTHONDONTWRITEBYTECODE=1
unset LD_LIBRARY_PATH PKG_CONFIG_PATH
! command -v swiftc >/dev/null || { echo 'SKIPPED: that no Swift is needed: one stands where it cannot be put aside'; }
cp -R motus lines_of_readme
"$PYTHON" "$root/Tests/checks/archive.py" "$place/lines_of_readme" || exit 1
tried= expected=
# same NAME COMMAND…: runs it and compares what it prints.
same() {
  name=$1
  shift
  "$@" >lines || { echo "$name does not run"; exit 1; }
  [ -n "$expected" ] || { cp lines expected; expected=yes; }
  cmp -s lines expected || { echo "$name prints something else"; diff expected lines | head; exit 1; }
  tried="$tried, $name"
}
if command -v pkg-config >/dev/null; then
  export PKG_CONFIG_PATH=$place/motus/lib/pkgconfig
  ${CC:-cc} -std=c99 -o c_shared programs/first.c $(pkg-config --cflags --libs motus)
  same 'C' env LD_LIBRARY_PATH="$place/motus/lib" ./c_shared
  ${CC:-cc} -std=c99 -o c_static programs/first.c $(pkg-config --cflags --libs motus-static)
  same 'C static' ./c_static
  if command -v musl-gcc >/dev/null; then
    musl-gcc -std=c99 -static -o c_musl programs/first.c -Imotus/include motus/lib/libmotus.a -lm
    same 'C with musl' ./c_musl
    musl-gcc -std=c99 -o c_musl_shared programs/first.c -Imotus/include -Lmotus/lib -lmotus -lm
    same 'C with musl, shared' env LD_LIBRARY_PATH="$place/motus/lib" ./c_musl_shared
  else
    echo 'SKIPPED: musl-gcc (musl-tools) is not installed'
  fi
  ! ldd ./c_static | grep -q motus || { echo 'the static program needs libmotus.so'; exit 1; }
  ${CXX:-c++} -std=c++17 -o cpp_static programs/first.cpp $(pkg-config --cflags --libs motus-static)
  same 'C++ static' ./cpp_static
else
  echo 'SKIPPED: pkg-config is not installed'
fi
same 'Python' env PYTHONPATH="$place/motus/python" "$PYTHON" programs/first.py
# A tag that promises an older glibc than the library needs would let pip install what cannot be loaded.
PYTHONPATH="$root/bindings/python" PYTHONDONTWRITEBYTECODE=1 "$PYTHON" - "$root/$(dirname "$archive")" <<'END'
import pathlib, platform, sys, zipfile
import motus_build

[wheel] = pathlib.Path(sys.argv[1]).glob("*manylinux*_" + platform.machine() + "*.whl")
library = zipfile.ZipFile(wheel).read("motus/libmotus.so")
if "manylinux2014" not in wheel.name or "musllinux" not in wheel.name or b"GLIBC_ABI_DT_RELR" in library:
    sys.exit(f"{wheel.name}: its library needs a newer loader than it says")
if "manylinux_2_36" not in motus_build.platform(library + b"GLIBC_ABI_DT_RELR"):
    sys.exit("motus_build.py does not see that packed relocations need glibc 2.36")
END
if "$PYTHON" -m venv venv >/dev/null 2>&1; then
  ./venv/bin/pip install -q --no-index --find-links "$root/$(dirname "$archive")" motus
  same 'wheel' ./venv/bin/python programs/first.py
else
  echo 'SKIPPED: python3-venv is not installed: the wheel is not tried'
fi
if command -v luarocks >/dev/null && command -v lua5.4 >/dev/null && [ -f /usr/include/lua5.4/lua.h ]; then
  (cd motus/lua && luarocks --lua-version 5.4 --tree "$place/rocks" make MOTUS_DIR="$place/motus" \
    MOTUS_LIBDIR="$place/motus/lib" MOTUS_INCDIR="$place/motus/include") >log 2>&1 || { cat log; exit 1; }
  same 'rockspec' env LUA_CPATH="$place/rocks/lib/lua/5.4/?.so" LD_LIBRARY_PATH="$place/motus/lib" lua5.4 programs/first.lua
else
  echo 'SKIPPED: luarocks, or Lua 5.4 with its headers, is not installed: the rockspec is not tried'
fi
if [ -f motus/web/motus.wasm ] && command -v node >/dev/null; then
  cp programs/first.mjs motus/web
  same 'node' node motus/web/first.mjs
else
  echo 'SKIPPED: there is no node, or no WebAssembly in the archive'
fi
if pkg-config --exists sdl2 2>/dev/null; then
  # shellcheck disable=SC2046 # a list
  ${CC:-cc} -std=c99 -o wander motus/examples/sdl/*.c motus/examples/sdl/app/*.c \
    $(pkg-config --cflags --libs motus sdl2) -lm
  LD_LIBRARY_PATH=$place/motus/lib ./wander --script "$root/Tests/sdl/window.txt" >log || { cat log; exit 1; }
  tried="$tried, SDL"
fi
if command -v love >/dev/null && command -v xvfb-run >/dev/null; then
  LUA_PATH="$place/motus/lua/luajit/?.lua;;" LD_LIBRARY_PATH=$place/motus/lib MOTUS_TEST=1 timeout 120 \
    xvfb-run -a -n 160 -s '-screen 0 1024x1024x24' love motus/examples/love >log 2>&1 || { cat log; exit 1; }
  tried="$tried, LÖVE"
fi
if command -v luajit >/dev/null; then
  same 'LuaJIT' env LUA_PATH="$place/motus/lua/luajit/?.lua" luajit programs/first.lua
else
  echo 'SKIPPED: luajit is not installed'
fi
# A program is recorded, played again with the same hash, and shown; so is one in Python.
if [ -x motus/bin/motus-record ] && [ -x c_shared ]; then
  for one in "C:./c_shared" "Python:env PYTHONPATH=$place/motus/python $PYTHON programs/first.py"; do
    # shellcheck disable=SC2086 # a list
    motus/bin/motus-record run.trace ${one#*:} >lines && cmp -s lines expected || { echo "${one%%:*}, recorded"; exit 1; }
    motus/bin/motus-replay run.trace >played && motus/bin/motus-inspect run.trace page.html >log || { cat played log; exit 1; }
    grep -q '^runtime_tick ' page.html && grep -q '^[0-9a-f]\{16\} [1-9][0-9]* calls, shown [0-9a-f]\{16\}$' played ||
      { echo "${one%%:*}: nothing has been recorded"; cat played; exit 1; }
  done
  # Looked at while it runs: the page, and what has been seen when it has ended.
  : >said # it is read before the program has begun
  motus/bin/motus-live live.trace ./c_shared >said 2>&1 &
  live=$!
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    address=$(sed -n 's,^\(http://127\.0\.0\.1:[0-9]*/[^/]*/\)$,\1,p' said)
    [ -n "$address" ] && "$PYTHON" -c 'import sys, urllib.request as web
page, state = (web.urlopen(sys.argv[1] + path).read().decode() for path in ("", "state?from=0"))
assert "id=\"trace\" data-live>" in page and "class Live" in page and "runtime_tick" in state' "$address" 2>log && break
    sleep 1
  done
  kill $live && wait $live && motus/bin/motus-replay live.trace >played 2>&1 && [ ! -s log ] ||
    { echo 'motus-live shows nothing'; cat said log played; exit 1; }
  ! motus/bin/motus-record static.trace ./c_static >lines 2>said && grep -q 'nothing has been recorded' said ||
    { echo 'a static program is recorded in silence'; exit 1; }
  ! motus/bin/motus-replay /missing >said 2>&1 && grep -q '/missing cannot be read' said || { cat said; exit 1; }
  sed 's/^= 0$/= -5/' run.trace >wrong.trace
  ! motus/bin/motus-replay wrong.trace >played || { echo 'a wrong trace plays'; exit 1; }
  tried="$tried, recorded"
else
  echo 'SKIPPED: there is no recorder in the archive, or no C program to record'
fi
if command -v cmake >/dev/null; then
  mkdir cmake
  cp programs/first.* cmake
  cat >cmake/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.13)
project(first C CXX)
set(CMAKE_C_STANDARD 99)
set(CMAKE_CXX_STANDARD 17)
find_package(motus 0.1 REQUIRED)
add_executable(shared first.c)
target_link_libraries(shared motus::motus)
add_executable(static first.cpp)
target_link_libraries(static motus::static)
END
  cmake -S cmake -B cmake/build -DCMAKE_PREFIX_PATH="$place/motus" >log 2>&1 &&
    cmake --build cmake/build >>log 2>&1 || { cat log; exit 1; }
  same 'CMake' ./cmake/build/shared
  same 'CMake static' ./cmake/build/static
  sed -i 's,^find_package.*,include(FetchContent)\nFetchContent_Declare(motus URL "'"$root/$archive"'")\nFetchContent_MakeAvailable(motus),
    s,VERSION 3.13,VERSION 3.16,' cmake/CMakeLists.txt
  cmake -S cmake -B cmake/fetched >log 2>&1 && cmake --build cmake/fetched >>log 2>&1 || { cat log; exit 1; }
  same 'FetchContent' ./cmake/fetched/shared
else
  echo 'SKIPPED: cmake is not installed'
fi
if command -v meson >/dev/null && command -v ninja >/dev/null && command -v pkg-config >/dev/null; then
  mkdir meson
  cp programs/first.* meson
  cat >meson/meson.build <<'END'
project('first', 'c', 'cpp', default_options: ['c_std=c99', 'cpp_std=c++17'])
executable('shared', 'first.c', dependencies: dependency('motus'))
executable('static', 'first.cpp', dependencies: dependency('motus-static'))
END
  meson setup meson/build meson >log 2>&1 && ninja -C meson/build >>log 2>&1 || { cat log; exit 1; }
  same 'Meson' env LD_LIBRARY_PATH="$place/motus/lib" ./meson/build/shared
  same 'Meson static' ./meson/build/static
else
  echo 'SKIPPED: meson, ninja or pkg-config is not installed'
fi
cd "$root"
echo "$(basename "$archive"), $(wc -c <"$archive") bytes$tried"
