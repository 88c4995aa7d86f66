#!/bin/sh
# Holds: see shown.py and window.py. Needs SDL2; letters and the window itself are tried where SDL2_ttf and Xvfb are.
cd "$(dirname "$0")/../.." || exit 2
if ! pkg-config --exists sdl2 2>/dev/null; then
  echo 'SKIPPED: examples/sdl and examples/window: SDL2 is not installed (libsdl2-dev)'
  exit 0
fi
pkg-config --exists SDL2_ttf || echo 'SKIPPED: examples/sdl with fonts: SDL2_ttf is not installed (libsdl2-ttf-dev)'
${MAKE:-make} --no-print-directory .build/motus/wander .build/motus/window || exit 1
# shellcheck disable=SC2046 # a list
${CC:-cc} -std=c99 -Wall -Wextra -Werror -fPIC -shared -o .build/motus/shown.so Tests/sdl/shown.c $(pkg-config --cflags sdl2) -ldl || exit 1
"${PYTHON:=python3}" Tests/sdl/shown.py .build/motus/window .build/motus/shown.so "$@" || exit 1
exec "$PYTHON" Tests/sdl/window.py .build/motus/wander "$@"
