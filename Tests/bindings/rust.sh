#!/bin/sh
# Holds: the Rust crates pass their tests with the shared and with the static library, and under valgrind without a leak;
# a loop of calls takes the instructions that it takes in C;
# what must not compile does not, for the reason that stands there; clippy, rustdoc and the packager have nothing to say;
# the oldest compiler that is promised takes them, where it is installed; the example runs to its end.
cd "$(dirname "$0")/../.." || exit 2
command -v cargo >/dev/null || { echo 'SKIPPED: cargo is not installed'; exit 0; }
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
root=$PWD
export MOTUS_DIR="$root/.build/release" CARGO_TARGET_DIR="$root/.build/motus/rust" CARGO_NET_OFFLINE=true RUSTFLAGS='-D warnings'
cd .build/motus/bindings/rust || exit 2
# quiet COMMAND…: says what it says when it fails.
quiet() { "$@" >"$root/.build/motus/rust.log" 2>&1 || { cat "$root/.build/motus/rust.log"; echo "$* fails"; exit 1; }; }
# Instructions of a program, as callgrind counts them.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
quiet cargo test --tests
tests=$(sed -n 's/^test result: ok. \([0-9]*\) passed.*/\1/p' "$root/.build/motus/rust.log" | awk '{ sum += $1 } END { print sum }')
quiet env RUSTC_BOOTSTRAP=1 cargo test --doc # which also looks at the codes of errors that are expected
said="$tests tests"
if command -v valgrind >/dev/null; then
  for test in owning callbacks storm; do
    program=$(cargo test --no-run --test $test --message-format=json 2>/dev/null |
      sed -n "s/.*\"executable\":\"\([^\"]*\/$test-[^\"]*\)\".*/\1/p")
    leaks=no # the harness of tests leaves some of its own
    [ $test != storm ] || leaks=full
    quiet env MOTUS_STORM=5 valgrind -q --leak-check=$leaks --errors-for-leak-kinds=definite --error-exitcode=9 "$program" --test-threads=1
  done
  # The difference of two lengths of the loop counts: what it is without a program's start.
  sh "$root/bindings/rust/program.sh" Tests/bindings/hot.rs "$root/.build/motus/hot_rust" release || exit 1
  c=0 rust=0
  export LD_LIBRARY_PATH="$MOTUS_DIR"
  for rounds in 4000 8000; do
    ${CC:-cc} -std=c99 -O2 -DROUNDS=$rounds "-I$root/include" -o "$root/.build/motus/hot_c" "$root/Tests/bindings/hot.c" \
      "-L$MOTUS_DIR" -lmotus || exit 1
    c=$(($(instructions "$root/.build/motus/hot_c") - c)) rust=$(($(instructions "$root/.build/motus/hot_rust" $rounds) - rust))
  done
  echo "the hot loop: $c instructions in C, $rust in Rust"
  [ $((rust * 100)) -le $((c * 103)) ] || { echo 'more than 3 in 100 above C'; exit 1; }
  said="$said, valgrind"
else echo 'SKIPPED: valgrind is not installed: leaks are not looked at'; fi
[ ! -f "$MOTUS_DIR/libmotus.a" ] || {
  quiet env CARGO_TARGET_DIR="$CARGO_TARGET_DIR-static" cargo test --features motus/static --test callbacks
  said="$said, the static library"
}
if cargo clippy --version >/dev/null 2>&1; then
  quiet env RUSTFLAGS= cargo clippy --all-targets -- -D warnings && said="$said, clippy"
else echo 'SKIPPED: clippy is not installed'; fi
if command -v rustfmt >/dev/null; then
  # shellcheck disable=SC2046 # names without blanks; lib.rs would bring what is generated
  quiet rustfmt --check --edition 2021 --config-path "$root/bindings/rust" "$root"/Tests/bindings/*.rs \
    $(find "$root/bindings/rust" -name '*.rs' ! -name lib.rs)
else echo 'SKIPPED: rustfmt is not installed'; fi
quiet env RUSTDOCFLAGS='-D warnings' cargo doc --no-deps
for crate in motus-sys motus; do
  cargo package --list --allow-dirty -p $crate >"$root/.build/motus/rust.log" 2>&1 && grep -qx src/lib.rs "$root/.build/motus/rust.log" &&
    grep -qx README.md "$root/.build/motus/rust.log" || { cat "$root/.build/motus/rust.log"; echo "cargo package $crate"; exit 1; }
done
oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' motus/Cargo.toml)
case $(/usr/bin/rustc --version 2>/dev/null) in
"rustc $oldest"*)
  quiet env CARGO_TARGET_DIR="$CARGO_TARGET_DIR-$oldest" RUSTC=/usr/bin/rustc /usr/bin/cargo check --all-targets
  said="$said, rustc $oldest" ;;
*) echo "SKIPPED: /usr/bin/rustc is not $oldest, the oldest that is promised" ;;
esac
quiet cargo run --quiet --example terminal -- --still
grep -q '▀' "$root/.build/motus/rust.log" || { echo 'the terminal shows nothing'; exit 1; }
echo "Rust: $said; $(rustc --version)"
