#!/bin/sh
# Builds Motus.dll with mono's compiler, beside this file or where the first argument says; with .NET, `dotnet build`
# and `dotnet pack` take Motus.csproj.
set -e
cd "$(dirname "$0")"
${MCS:-mcs} -nologo -unsafe -optimize+ -langversion:latest -warnaserror -target:library -doc:"${1:-.}/Motus.xml" \
  -out:"${1:-.}/Motus.dll" source/*.cs generated/*.cs
