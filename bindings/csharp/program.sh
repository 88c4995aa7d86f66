#!/bin/sh
# Builds a program in C# with the library of `make bindings`: program.sh SOURCE PROGRAM.exe
# It finds libmotus by LD_LIBRARY_PATH, and Motus.dll beside itself.
set -e
cd "$(dirname "$0")/../.."
place=$(dirname "$2")
sh .build/motus/bindings/csharp/build.sh "$(cd "$place" && pwd)"
${MCS:-mcs} -nologo -langversion:latest -warnaserror -r:"$place/Motus.dll" -out:"$2" "$1"
