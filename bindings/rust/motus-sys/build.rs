//! Tells the linker where libmotus is: in MOTUS_DIR, beside the crates in an archive, where pkg-config says, or where
//! it looks anyway.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the library in a place that the user names: the place itself or its `lib`.
fn folder_in(place: &Path, files: &[&str]) -> Option<PathBuf> {
    [place.to_path_buf(), place.join("lib")]
        .into_iter()
        .find(|folder| files.iter().any(|file| folder.join(file).exists()))
}

fn folder_by_pkg_config(package: &str) -> Option<PathBuf> {
    let tool = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    let said = Command::new(tool).args(["--variable=libdir", package]).output().ok()?;
    let folder = PathBuf::from(String::from_utf8(said.stdout).ok()?.trim());
    (said.status.success() && folder.is_dir()).then_some(folder)
}

/// Copies the shared library into cargo's folder for this package, where `cargo run` and `cargo test` look when they
/// start a program.
fn copy_for_cargo(folder: &Path) -> Option<PathBuf> {
    let place = PathBuf::from(env::var_os("OUT_DIR")?);
    for (from, to) in [
        ("libmotus.so", "libmotus.so"),
        ("libmotus.so", "libmotus.so.0"),
        ("libmotus.dylib", "libmotus.dylib"),
        ("libmotus.dylib", "libmotus.0.dylib"),
        ("motus.lib", "motus.lib"),
        ("../bin/motus.dll", "motus.dll"),
    ] {
        let (from, to) = (folder.join(from), place.join(to));
        if from.exists() {
            println!("cargo:rerun-if-changed={}", from.display());
            let _ = fs::remove_file(&to);
            fs::copy(&from, &to).ok()?;
        }
    }
    Some(place)
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for variable in ["MOTUS_DIR", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={}", variable);
    }
    let is_static = env::var_os("CARGO_FEATURE_STATIC").is_some();
    let (files, package): (&[&str], _) = if is_static {
        (&["libmotus.a"], "motus-static")
    } else {
        (&["libmotus.so", "libmotus.dylib", "motus.lib"], "motus")
    };
    let folder = match env::var_os("MOTUS_DIR") {
        Some(place) => {
            let folder = folder_in(Path::new(&place), files);
            if folder.is_none() {
                println!("cargo:warning=MOTUS_DIR is {:?}: there is no {} in it", place, files.join(" or "));
            }
            folder
        }
        None => {
            let archive = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
            folder_in(&archive, files).or_else(|| folder_by_pkg_config(package))
        }
    };
    if let Some(folder) = folder {
        let folder = folder.canonicalize().unwrap_or(folder);
        if let Some(place) = (!is_static).then(|| copy_for_cargo(&folder)).flatten() {
            println!("cargo:rustc-link-search=native={}", place.display());
        }
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:libdir={}", folder.display());
    }
    println!("cargo:rustc-link-lib={}motus", if is_static { "static=" } else { "" });
}
