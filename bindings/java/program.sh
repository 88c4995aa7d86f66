#!/bin/sh
# Builds a program in Java with the library of `make bindings`: program.sh SOURCE FOLDER; prints how it is started.
# It finds libmotus by LD_LIBRARY_PATH. What the folder has of this library is taken when it is newer than the sources.
set -e
cd "$(dirname "$0")/../.."
mkdir -p "$2"
folder=$(cd "$2" && pwd)
[ -f "$folder/motus.jar" ] && [ -z "$(find .build/motus/bindings/java -newer "$folder/motus.jar" -print -quit)" ] ||
  sh .build/motus/bindings/java/build.sh "$folder"
sh .build/motus/bindings/java/build.sh --program "$1" "$folder"
