#!/bin/sh
# Builds a program in Rust with the crates of `make bindings` and the library of this tree:
#   program.sh SOURCE PROGRAM [release]
# It finds the library by LD_LIBRARY_PATH. Cargo's output stays in .build/motus/rust-programs.
set -e
cd "$(dirname "$0")/../.."
export MOTUS_DIR="$PWD/.build/release" CARGO_TARGET_DIR="$PWD/.build/motus/rust-programs"
cargo build --offline --quiet ${3:+--release} --manifest-path .build/motus/bindings/rust/Cargo.toml
built=$CARGO_TARGET_DIR/${3:-debug}
rustc --edition 2021 ${3:+-O} -L "dependency=$built/deps" --extern "motus=$built/libmotus.rlib" -L "native=$MOTUS_DIR" -o "$2" "$1"
