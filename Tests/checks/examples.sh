#!/bin/sh
# Holds: every program in examples/c and examples/cpp compiles as strictly as `make demo` does, and runs to its end;
# so do those in other languages, where those are installed; the pictures in examples/c/pictures are those that they draw.
cd "$(dirname "$0")/../.." || exit 2
ls examples/c/*.c >/dev/null 2>&1 || { echo 'SKIPPED: there are no examples yet'; exit 0; }
${MAKE:-make} --no-print-directory examples || exit 1
count=0
for program in .build/motus/examples/*; do
  name=$(basename "$program")
  [ -f "examples/c/$name.c" ] || [ -f "examples/cpp/$name.cpp" ] || continue # left from an example that is gone
  mkdir -p ".build/motus/examples.out/$name"
  timeout 120 "$program" ".build/motus/examples.out/$name" || { echo "$name failed"; exit 1; }
  count=$((count + 1))
done

# A picture that the library has left behind is drawn anew: cp .build/motus/examples.out/NAME/NAME.svg examples/c/pictures
for picture in examples/c/pictures/*.svg; do
  name=$(basename "$picture")
  drawn=.build/motus/examples.out/${name%.svg}
  [ "$name" != navigation.svg ] || name=motion.svg # of its pictures, the plot
  cmp "$picture" "$drawn/$name" || exit 1
done

# play COMMAND PROGRAM: one in another language, which needs no compiling.
play() {
  folder=.build/motus/examples.out/$(basename "${2%.*}")
  mkdir -p "$folder"
  timeout 120 "$1" "$2" "$folder" || { echo "$2 failed"; exit 1; }
  count=$((count + 1))
}

export PYTHONDONTWRITEBYTECODE=1
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
if "${PYTHON:=python3}" -c 'import cffi' 2>/dev/null; then play "$PYTHON" examples/python/flock.py
else echo "SKIPPED: examples/python: python's cffi is not installed"; fi
for name in springs:matplotlib cards:pygame; do
  if "$PYTHON" -c "import ${name#*:}" 2>/dev/null; then
    PYTHONPATH=.build/motus/bindings/python play "$PYTHON" "examples/python/${name%:*}.py"
  else echo "SKIPPED: examples/python/${name%:*}.py: python's ${name#*:} is not installed"; fi
done
if command -v luajit >/dev/null; then play luajit examples/lua/swipe.lua
else echo 'SKIPPED: examples/lua: luajit is not installed'; fi
echo "$count examples"
