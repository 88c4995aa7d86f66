#!/bin/sh
# Holds: examples/terminal shows what terminal.txt has for recorded keys, and sleeps; in a terminal it takes keys and a
# mouse and gives the terminal back. `--update` writes the text anew.
cd "$(dirname "$0")/../.." || exit 2
${MAKE:-make} --no-print-directory .build/motus/terminal >/dev/null || exit 1
exec "${PYTHON:-python3}" Tests/terminal/shown.py .build/motus/terminal "$@"
