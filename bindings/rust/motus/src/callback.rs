//! Functions of the program that the library calls: how they are kept, and what becomes of their failures.
//!
//! A panic or an error never crosses the library. It is kept, the function answers nothing, and the call that led to
//! it resumes the panic or returns the error when the library has returned.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::num::NonZeroUsize;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

use crate::{Error, Result, Status};

/// What a callback may return: a value, or a [`Result`] of one, whose error becomes that of the call that led to it.
///
/// So `?` works in callbacks: `tick()` returns what a gesture's action could not do.
pub trait Answer<T> {
    /// The answer as a result.
    fn answer(self) -> Result<T>;
}

impl<T> Answer<T> for T {
    fn answer(self) -> Result<T> {
        Ok(self)
    }
}

impl<T> Answer<T> for Result<T, Error> {
    fn answer(self) -> Result<T> {
        self
    }
}

// MARK: Failures

enum Failure {
    Panic(Box<dyn Any + Send>),
    Error(Error),
}

thread_local! {
    static HAS_FAILED: Cell<bool> = const { Cell::new(false) };
    static FAILURE: RefCell<Option<Failure>> = const { RefCell::new(None) };
}

fn take() -> Option<Failure> {
    match HAS_FAILED.try_with(|failed| failed.replace(false)) {
        Ok(true) => FAILURE.try_with(|kept| kept.borrow_mut().take()).ok().flatten(),
        _ => None,
    }
}

fn keep(failure: Option<Failure>) {
    if let Some(failure) = failure {
        let _ = FAILURE.try_with(|kept| *kept.borrow_mut() = Some(failure));
        let _ = HAS_FAILED.try_with(|failed| failed.set(true));
    }
}

/// The one that is told of two: a panic before an error, the earlier before the later.
fn graver(earlier: Option<Failure>, later: Option<Failure>) -> Option<Failure> {
    match (earlier, later) {
        (Some(Failure::Error(_)), Some(Failure::Panic(panic))) => Some(Failure::Panic(panic)),
        (Some(failure), _) => Some(failure),
        (None, later) => later,
    }
}

/// Runs what the program gave; nothing gets past here. Calls in it meet their own failures only: one that waits for
/// the call around it goes on waiting.
pub(crate) fn guard<T>(fallback: T, body: impl FnOnce() -> Result<T>) -> T {
    let earlier = take();
    let (answer, own) = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(answer)) => (answer, None),
        Ok(Err(error)) => (fallback, Some(Failure::Error(error))),
        Err(panic) => (fallback, Some(Failure::Panic(panic))),
    };
    let within = take();
    keep(graver(earlier, graver(own, within)));
    answer
}

/// The result of a call: resumes the panic, or returns the error, of a callback that it has run.
#[inline]
pub(crate) fn finish(status: i32) -> Result<()> {
    if status >= 0 && HAS_FAILED.try_with(Cell::get) == Ok(false) {
        return Ok(());
    }
    finish_failed(status)
}

#[cold]
fn finish_failed(status: i32) -> Result<()> {
    match take() {
        Some(Failure::Panic(panic)) => resume_unwind(panic),
        Some(Failure::Error(error)) => Err(error),
        None if status < 0 => Err(Error::last(Status::from_raw(status))),
        None => Ok(()),
    }
}

/// After a getter that may run callbacks: resumes a panic. An error waits for the next call that returns one.
pub(crate) fn resume() {
    match take() {
        Some(Failure::Panic(panic)) => resume_unwind(panic),
        failure => keep(failure),
    }
}

// MARK: What the library keeps

/// A function that is called at most once.
pub(crate) struct Once<F>(Cell<Option<F>>);

impl<F> Once<F> {
    pub(crate) fn new(function: F) -> Self {
        Once(Cell::new(Some(function)))
    }

    pub(crate) fn take(&self) -> Option<F> {
        self.0.take()
    }
}

/// One of the functions that share a `user_data`.
pub(crate) trait Slot<const AT: usize> {
    type Function;
    fn slot(&self) -> &Self::Function;
}

impl<A> Slot<0> for (A,) {
    type Function = A;
    fn slot(&self) -> &A {
        &self.0
    }
}

impl<A, B> Slot<0> for (A, B) {
    type Function = A;
    fn slot(&self) -> &A {
        &self.0
    }
}

impl<A, B> Slot<1> for (A, B) {
    type Function = B;
    fn slot(&self) -> &B {
        &self.1
    }
}

/// Gives functions to the library, which calls [`destroy`] when it needs them no more.
pub(crate) fn give<D>(data: D) -> *mut c_void {
    Box::into_raw(Box::new(data)).cast()
}

pub(crate) unsafe extern "C" fn destroy<D>(data: *mut c_void) {
    guard((), || {
        drop(unsafe { Box::from_raw(data.cast::<D>()) });
        Ok(())
    })
}

/// A number of the program's own, for calls that let an event tell of the end: one of the kind
/// [`EventKind::COMPLETED`](crate::EventKind::COMPLETED) carries it as `other`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token(pub NonZeroUsize);

impl Token {
    /// A token of a number; 0, which is none, becomes `None`.
    pub fn new(number: usize) -> Option<Self> {
        NonZeroUsize::new(number).map(Token)
    }

    pub(crate) fn data(self) -> *mut c_void {
        self.0.get() as *mut c_void
    }
}

// MARK: What a call passes

/// What structs of a call point to, until the call has returned.
#[derive(Default)]
pub(crate) struct Keep(RefCell<Vec<Box<dyn Any>>>);

impl Keep {
    pub(crate) fn one<T: 'static>(&self, value: T) -> *const T {
        let value = Box::new(value);
        let place: *const T = &*value;
        self.0.borrow_mut().push(value);
        place
    }

    pub(crate) fn many<T: 'static>(&self, values: Vec<T>) -> *const T {
        let place = values.as_ptr();
        self.0.borrow_mut().push(Box::new(values));
        place
    }
}

/// A text for C.
pub(crate) fn c_text(text: &str) -> Result<std::ffi::CString> {
    std::ffi::CString::new(text)
        .map_err(|_| Error::new(Status::ERROR_INVALID_ARGUMENT, format!("a text has a zero byte: {:?}", text)))
}

/// The library's text, copied.
///
/// # Safety
/// It ends with a zero byte, or is null.
pub(crate) unsafe fn copied(text: *const std::os::raw::c_char) -> Option<String> {
    (!text.is_null()).then(|| unsafe { std::ffi::CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

/// A text that lives as long as the library.
///
/// # Safety
/// It does, and ends with a zero byte, or is null.
pub(crate) unsafe fn lasting(text: *const std::os::raw::c_char) -> &'static str {
    match text.is_null() {
        true => "",
        false => unsafe { std::ffi::CStr::from_ptr(text) }.to_str().unwrap_or(""),
    }
}

/// Calls the [`Curve`](crate::Curve) that `data` points to.
pub(crate) unsafe extern "C" fn curve_of(data: *mut c_void, fraction: f64) -> f64 {
    guard(fraction, || Ok((unsafe { &*data.cast::<crate::Curve>() }.0)(fraction)))
}
