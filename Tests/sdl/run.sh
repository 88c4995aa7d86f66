#!/bin/sh
# Holds: see window.py. Needs SDL2; letters and the window itself are tried where SDL2_ttf and Xvfb are.
cd "$(dirname "$0")/../.." || exit 2
if ! pkg-config --exists sdl2 2>/dev/null; then
  echo 'SKIPPED: examples/sdl: SDL2 is not installed (libsdl2-dev)'
  exit 0
fi
pkg-config --exists SDL2_ttf || echo 'SKIPPED: examples/sdl with fonts: SDL2_ttf is not installed (libsdl2-ttf-dev)'
${MAKE:-make} --no-print-directory .build/motus/wander || exit 1
exec "${PYTHON:-python3}" Tests/sdl/window.py .build/motus/wander "$@"
