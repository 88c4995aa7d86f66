//! Lets this package's own tests and examples find the shared library where the build found it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is_static = std::env::var_os("CARGO_FEATURE_STATIC").is_some();
    let is_unix = std::env::var_os("CARGO_CFG_UNIX").is_some();
    if let Some(folder) = std::env::var_os("DEP_MOTUS_LIBDIR").filter(|_| is_unix && !is_static) {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder.to_string_lossy());
    }
}
