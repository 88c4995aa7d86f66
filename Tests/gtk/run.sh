#!/bin/sh
# Holds: the app of examples/sdl looks in a window of GTK 4 as it does with SDL2 (see window.py there), with the same pictures;
# the window takes a mouse, moves and sleeps (live.py); its widget follows the settings, and wakes (area_test.c).
cd "$(dirname "$0")/../.." || exit 2
if ! pkg-config --exists gtk4 2>/dev/null; then
  echo 'SKIPPED: examples/gtk: GTK 4 is not installed (libgtk-4-dev)'
  exit 0
fi
${MAKE:-make} --no-print-directory .build/motus/wander-gtk .build/motus/gtk/area_test || exit 1
# No server of settings, no accessibility: a screen of memory has neither.
export GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none GSETTINGS_BACKEND=memory
"${PYTHON:=python3}" Tests/sdl/window.py .build/motus/wander-gtk || exit 1
if ! command -v Xvfb >/dev/null || ! command -v xvfb-run >/dev/null; then
  echo 'SKIPPED: the window of GTK 4 itself: Xvfb is not installed'
  exit 0
fi
# Each step looks for a free screen from a number of its own on: two that look at once take the same one.
xvfb-run -a -n 120 -s '-screen 0 1024x1024x24' .build/motus/gtk/area_test || exit 1
exec xvfb-run -a -n 120 -s '-screen 0 1024x1024x24' "$PYTHON" Tests/gtk/live.py .build/motus/wander-gtk
