//! Refused calls, and the sentences of the library's diagnostics about them.

use std::cell::RefCell;
use std::ffi::CStr;
use std::fmt;
use std::os::raw::c_char;
use std::sync::{Arc, Mutex, Once, PoisonError};

use crate::Status;
use motus_sys as sys;

/// What calls of this crate return.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// A refused call: its status and the diagnostic's sentence, which names object, call and state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Report>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Report {
    status: Status,
    function: String,
    message: String,
}

impl Error {
    /// An error of the program's own, for callbacks that fail.
    pub fn new(status: Status, message: impl Into<String>) -> Self {
        Error(Box::new(Report { status, function: String::new(), message: message.into() }))
    }

    /// The cause.
    pub fn status(&self) -> Status {
        self.0.status
    }

    /// The C function that refused, or nothing where none did.
    pub fn function(&self) -> &str {
        &self.0.function
    }

    /// The diagnostic's sentence.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The last report of this thread, if it is about this status.
    pub(crate) fn last(status: Status) -> Self {
        match LAST.with(|last| last.borrow_mut().take()) {
            Some(error) if error.status() == status => error,
            _ => Error::new(status, status.name()),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.function.is_empty() {
            write!(f, "{}: ", self.0.function)?;
        }
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Error {}

thread_local! {
    static LAST: RefCell<Option<Error>> = const { RefCell::new(None) };
}

/// A function that hears of misuse that belongs to no living runtime, on whichever thread: [`set_diagnostics`].
pub type Listener = Arc<dyn Fn(&Error) + Send + Sync>;

static LISTENER: Mutex<Option<Listener>> = Mutex::new(None);

/// Keeps a report, for the error that the call is about to return.
pub(crate) fn record(error: Error) {
    // A call in a destructor of the thread's own variables may come too late to be kept.
    let _ = LAST.try_with(|last| *last.borrow_mut() = Some(error));
}

/// The report of a diagnostics function.
///
/// # Safety
/// The texts are the library's, or null.
pub(crate) unsafe fn reported(status: i32, function: *const c_char, message: *const c_char) -> Error {
    let text = |given: *const c_char| match given.is_null() {
        true => String::new(),
        false => unsafe { CStr::from_ptr(given) }.to_string_lossy().into_owned(),
    };
    Error(Box::new(Report { status: Status::from_raw(status), function: text(function), message: text(message) }))
}

unsafe extern "C" fn record_and_tell(
    _: *mut std::ffi::c_void,
    status: i32,
    function: *const c_char,
    message: *const c_char,
) {
    crate::callback::guard((), || {
        let error = unsafe { reported(status, function, message) };
        record(error.clone());
        let listener = LISTENER.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(listener) = listener {
            listener(&error);
        }
        Ok(())
    })
}

/// Lets the library report to this crate: before its first call that may fail.
pub(crate) fn listen() {
    static SET: Once = Once::new();
    SET.call_once(|| {
        let _ = unsafe { sys::motus_library_set_diagnostics(Some(record_and_tell), std::ptr::null_mut(), None) };
    });
}

/// Reports misuse that belongs to no living runtime; to nobody with `None`.
pub fn set_diagnostics(listener: Option<Listener>) {
    listen();
    *LISTENER.lock().unwrap_or_else(PoisonError::into_inner) = listener;
}
