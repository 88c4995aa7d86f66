#!/bin/sh
# Holds: see shown.py. Needs raylib of PyPI, which make tools brings, and OpenGL under Xvfb; Mesa's renderer in software will
# do. `--update` writes the picture anew.
cd "$(dirname "$0")/../.." || exit 2
python=
for one in "${TOOLS:-.build/tools/bin}/python" "${PYTHON:=python3}"; do
  [ -n "$python" ] || ! "$one" -c 'from importlib.util import find_spec as f; exit(f("pyray") is None)' 2>/dev/null || python=$one
done
[ -n "$python" ] || { echo 'SKIPPED: examples/raylib: raylib is not installed (make tools)'; exit 0; }
command -v xvfb-run >/dev/null || { echo 'SKIPPED: examples/raylib: Xvfb is not installed'; exit 0; }
"$PYTHON" bindings/generate >/dev/null || exit 1
export PYTHONPATH="$PWD/.build/motus/bindings/python" MOTUS_LIBRARY="$PWD/.build/release/libmotus.so" LIBGL_ALWAYS_SOFTWARE=1
if ! xvfb-run -a -n 150 "$python" -c 'import pyray as rl; rl.init_window(9, 9, ""); exit(not rl.is_window_ready())' >.build/motus/raylib.log 2>&1; then
  echo "SKIPPED: examples/raylib: there is no OpenGL here (libgl1-mesa-dri): $(tail -n 1 .build/motus/raylib.log)"
  exit 0
fi
exec "$PYTHON" Tests/raylib/shown.py "$python" "$@"
