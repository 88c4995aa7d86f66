# The library as it is released: nix-build -E 'with import <nixpkgs> {}; callPackage ./default.nix {}'
{ lib, stdenvNoCC, fetchurl }:

let
  version = "@VERSION@";
  archives = {
    x86_64-linux = { system = "linux-x86_64"; sha256 = "@SHA256:linux-x86_64@"; };
    aarch64-linux = { system = "linux-aarch64"; sha256 = "@SHA256:linux-aarch64@"; };
    x86_64-darwin = { system = "macos"; sha256 = "@SHA256:macos@"; };
    aarch64-darwin = { system = "macos"; sha256 = "@SHA256:macos@"; };
  };
  archive = archives.${stdenvNoCC.hostPlatform.system};
in
stdenvNoCC.mkDerivation {
  pname = "motus";
  inherit version;

  src = fetchurl {
    url = "@ADDRESS@/motus-${version}-${archive.system}.tar.gz";
    inherit (archive) sha256;
  };

  dontBuild = true;
  # It is stripped, and needs nothing that a path would have to be patched for.
  dontFixup = true;
  installPhase = ''
    mkdir -p $out/share/doc/motus
    cp -R include lib $out
    cp -R README.md CHANGELOG.md LICENSE docs $out/share/doc/motus
  '';

  meta = {
    description = "Motion system of a modern UI toolkit, with a C interface";
    license = lib.licenses.mit;
    platforms = builtins.attrNames archives;
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
