#!/bin/sh
# Holds: see compare.c; and the window of examples/opengl draws ten thousand cards on a thread of its own, one call a
# frame. Needs SDL2 and OpenGL 3.3, by EGL without a screen or under Xvfb; Mesa's renderer in software will do.
cd "$(dirname "$0")/../.." || exit 2
if ! pkg-config --exists sdl2 2>/dev/null; then
  echo 'SKIPPED: examples/opengl: SDL2 is not installed (libsdl2-dev)'
  exit 0
fi
${MAKE:-make} --no-print-directory .build/motus/cards .build/motus/opengl/compare || exit 1
out=.build/motus/opengl
export LIBGL_ALWAYS_SOFTWARE=1
# How a program is run: the first way in which there is a context.
for way in 'env SDL_VIDEODRIVER=offscreen' 'xvfb-run -a -n 130'; do
  timeout 300 $way $out/compare $out >$out/log 2>&1
  verdict=$?
  grep -q '^frame' $out/log && break
  way=
done
if [ -z "$way" ]; then
  echo "SKIPPED: examples/opengl: there is no OpenGL 3.3 here (libegl1, libgl1-mesa-dri): $(tail -n 1 $out/log)"
  exit 0
fi
[ $verdict = 0 ] || { cat $out/log; exit 1; }
cards=$(timeout 300 $way .build/motus/cards --frames 30) || { echo "$cards"; exit 1; }
few=$(timeout 300 $way .build/motus/cards --frames 200 --cards 50) || { echo "$few"; exit 1; }
# At rest nothing is copied.
echo "$few" | awk '{ exit !($6 < 0.8 * $8) }' || { echo "at rest rows are copied: $few"; exit 1; }
echo "$(tail -n 1 $out/log); 10,000 cards: $cards"
