#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
#![allow(unused_unsafe)]

mod callback;
mod callbacks;
mod enums;
mod error;
mod functions;
mod handle;
mod mirror;
mod objects;
mod runtime;
mod structs;
mod values;

pub use callback::{Answer, Token};
pub use callbacks::*;
pub use enums::*;
pub use error::{set_diagnostics, Error, Listener, Result};
pub use functions::*;
pub use handle::*;
pub use motus_sys as sys;
pub use runtime::{Picture, Rows, Runtime};
pub use structs::*;
pub use values::Curve;
