#!/bin/sh
# Holds: see shown.py. Needs Dear ImGui, SDL2 and OpenGL, by EGL without a screen or under Xvfb; Mesa's renderer in
# software will do. `--update` writes the picture anew.
cd "$(dirname "$0")/../.." || exit 2
if ! pkg-config --exists sdl2 imgui freetype2 gl 2>/dev/null; then
  echo 'SKIPPED: examples/imgui: Dear ImGui is not installed (libimgui-dev libstb-dev libfreetype-dev libgl-dev libsdl2-dev)'
  exit 0
fi
${MAKE:-make} --no-print-directory .build/motus/letters || exit 1
export LIBGL_ALWAYS_SOFTWARE=1
for way in 'env SDL_VIDEODRIVER=offscreen' 'xvfb-run -a -n 140'; do
  said=$(timeout 60 $way .build/motus/letters '' 2>&1) && break
  way=
done
if [ -z "$way" ]; then
  echo "SKIPPED: examples/imgui: there is no OpenGL here (libegl1, libgl1-mesa-dri): $said"
  exit 0
fi
exec "${PYTHON:-python3}" Tests/imgui/shown.py "$way" "$@"
