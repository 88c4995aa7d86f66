//! The runtime: what owns it, and what it lends from one tick to the next.

use std::ffi::c_void;
use std::fmt;
use std::ops::Deref;
use std::os::raw::c_char;

use crate::callback::{self, finish, guard, Keep};
use crate::error::{self, listen};
use crate::handle::release;
use crate::{
    Counted, DrawDetail, DrawEffect, DrawGroup, DrawItem, Error, Handle, Owned, Result, RuntimeHandle, RuntimeOptions,
};
use motus_sys as sys;

/// Owns a runtime, and destroys it when it ends: every handle of it is stale then, and every closure dropped.
///
/// It is a [`RuntimeHandle`] wherever one is wanted, which has all calls but those that need the owner: to
/// [`tick`](Runtime::tick), and to read what is lent until then. That borrows from the runtime, so that nothing is
/// kept beyond a tick:
///
/// ```compile_fail,E0502
/// # fn main() -> motus::Result<()> {
/// let mut runtime = motus::Runtime::new()?;
/// let changes = runtime.changes()?;
/// runtime.tick(0.0)?;
/// println!("{}", changes.len()); // they were those of the tick before
/// # Ok(())
/// # }
/// ```
///
/// The same holds for what is lent until the next call of its kind:
///
/// ```compile_fail,E0499
/// # fn main() -> motus::Result<()> {
/// let mut runtime = motus::Runtime::new()?;
/// let before = runtime.draw_list()?;
/// let after = runtime.draw_list()?;
/// println!("{} {}", before.len(), after.len());
/// # Ok(())
/// # }
/// ```
///
/// It stays on its thread, and so do its handles:
///
/// ```compile_fail,E0277
/// # fn main() -> motus::Result<()> {
/// let runtime = motus::Runtime::new()?;
/// std::thread::spawn(move || drop(runtime));
/// # Ok(())
/// # }
/// ```
///
/// A callback has no runtime to tick:
///
/// ```compile_fail,E0499
/// # fn main() -> motus::Result<()> {
/// let mut runtime = motus::Runtime::new()?;
/// let handle = runtime.handle();
/// handle.after_then(0.5, |_, time| runtime.tick(time))?;
/// runtime.tick(1.0)?;
/// # Ok(())
/// # }
/// ```
///
/// One that ends inside a callback, out of a cell for instance, cannot be destroyed there and is left alone.
pub struct Runtime(RuntimeHandle);

impl Runtime {
    /// Creates a runtime with its window of 390 × 844 points.
    pub fn new() -> Result<Self> {
        Self::with_options(&RuntimeOptions::default())
    }

    /// Creates a runtime with its window.
    pub fn with_options(options: &RuntimeOptions) -> Result<Self> {
        listen();
        let keep = Keep::default();
        let mut runtime = std::ptr::null_mut();
        finish(unsafe { sys::motus_runtime_create(&options.to_c(&keep), &mut runtime) })?;
        let runtime = Runtime(RuntimeHandle::named(runtime));
        runtime.record()?;
        Ok(runtime)
    }

    /// The name of the runtime, to be copied into closures.
    pub fn handle(&self) -> RuntimeHandle {
        self.0
    }

    /// Lets the runtime's diagnostics be the messages of errors, and nothing else.
    fn record(&self) -> Result<()> {
        finish(unsafe { sys::motus_runtime_set_diagnostics(self.raw(), Some(record), std::ptr::null_mut(), None) })
    }

    /// Calls a function with each failed call and each warning of this runtime, besides returning errors.
    pub fn set_diagnostics(&self, listener: impl Fn(&Error) + 'static) -> Result<()> {
        finish(give_diagnostics(self.0, listener))
    }

    /// Calls nobody with failed calls and warnings any more.
    pub fn clear_diagnostics(&self) -> Result<()> {
        self.record()
    }

    /// The picture whole: the draw list and the three lists beside it.
    ///
    /// [`draw_list`](Runtime::draw_list) and the others lend one list at a time, since a call for details may move
    /// the items.
    pub fn picture(&mut self) -> Result<Picture<'_>> {
        let _ = unsafe { self.lend_details() }?; // makes all four lists: from here on none of them moves
        Ok(Picture {
            items: unsafe { self.lend_list() }?,
            effects: unsafe { self.lend_effects() }?,
            details: unsafe { self.lend_details() }?,
            groups: unsafe { self.lend_groups() }?,
        })
    }

    unsafe fn lend_details(&self) -> Result<&[DrawDetail]> {
        unsafe { lend(|rows, count| sys::motus_runtime_draw_details(self.raw(), rows, count)) }
    }

    unsafe fn lend_list(&self) -> Result<&[DrawItem]> {
        unsafe { lend(|rows, count| sys::motus_runtime_draw_list(self.raw(), rows, count)) }
    }

    unsafe fn lend_effects(&self) -> Result<&[DrawEffect]> {
        unsafe { lend(|rows, count| sys::motus_runtime_draw_effects(self.raw(), rows, count)) }
    }

    unsafe fn lend_groups(&self) -> Result<&[DrawGroup]> {
        unsafe { lend(|rows, count| sys::motus_runtime_draw_groups(self.raw(), rows, count)) }
    }

    /// Destroys the runtime, as its end does, and returns what a callback failed at on the way.
    pub fn destroy(self) -> Result<()> {
        let status = unsafe { sys::motus_runtime_destroy(self.raw()) };
        std::mem::forget(self);
        finish(status)
    }
}

/// What there is to draw, back to front: [`Runtime::picture`].
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// One for each view that is seen.
    pub items: &'a [DrawItem],
    /// Transforms in space and curls, of the items that have them.
    pub effects: &'a [DrawEffect],
    /// Corners, borders and shadows: one for each item.
    pub details: &'a [DrawDetail],
    /// Items that fade as one.
    pub groups: &'a [DrawGroup],
}

impl Deref for Runtime {
    type Target = RuntimeHandle;

    fn deref(&self) -> &RuntimeHandle {
        &self.0
    }
}

impl fmt::Debug for Runtime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Runtime({:#x})", Handle::from(self.0).to_bits())
    }
}

impl Drop for Runtime {
    fn drop(&mut self) {
        let _ = unsafe { sys::motus_runtime_destroy(self.raw()) };
        if !std::thread::panicking() {
            callback::resume();
        }
    }
}

unsafe extern "C" fn record(_: *mut c_void, status: i32, function: *const c_char, message: *const c_char) {
    guard((), || {
        error::record(unsafe { error::reported(status, function, message) });
        Ok(())
    })
}

fn give_diagnostics<F: Fn(&Error) + 'static>(runtime: RuntimeHandle, listener: F) -> i32 {
    unsafe extern "C" fn tell<F: Fn(&Error) + 'static>(
        data: *mut c_void,
        status: i32,
        function: *const c_char,
        message: *const c_char,
    ) {
        guard((), || {
            let error = unsafe { error::reported(status, function, message) };
            error::record(error.clone());
            let listener = unsafe { &*data.cast::<F>() };
            listener(&error);
            Ok(())
        })
    }
    let (data, destroy) = (callback::give(listener), callback::destroy::<F>);
    unsafe { sys::motus_runtime_set_diagnostics(runtime.raw(), Some(tell::<F>), data, Some(destroy)) }
}

// MARK: What is lent

/// The rows that a call of C lends. `T` has the layout of `C`.
///
/// # Safety
/// The rows live as long as `'a`.
pub(crate) unsafe fn lend<'a, T, C>(call: impl FnOnce(*mut *const C, *mut usize) -> i32) -> Result<&'a [T]> {
    let (mut rows, mut count) = (std::ptr::null(), 0);
    finish(call(&mut rows, &mut count))?;
    Ok(unsafe { slice(rows.cast(), count) })
}

/// The array of a pointer that is null where there is nothing.
///
/// # Safety
/// Otherwise that many elements live there, as long as `'a`.
pub(crate) unsafe fn slice<'a, T>(rows: *const T, count: usize) -> &'a [T] {
    match rows.is_null() || count == 0 {
        true => &[],
        false => unsafe { std::slice::from_raw_parts(rows, count) },
    }
}

/// Rows that an object lends, which lives as long as they do: a slice.
pub struct Rows<'a, T> {
    rows: &'a [T],
    owner: Handle,
}

impl<'a, T> Rows<'a, T> {
    /// Lends rows of an object, which has to be one of the runtime that is borrowed.
    ///
    /// # Safety
    /// They live until the next tick, or the next call that needs the runtime as `lend` does, while the object lives.
    pub(crate) unsafe fn of<O: Counted, C>(
        owner: O,
        runtime: RuntimeHandle,
        call: impl FnOnce(*mut *const C, *mut usize) -> i32,
    ) -> Result<Self> {
        let handle: Handle = owner.into();
        let owner = Owned::retain(owner)?;
        if handle.runtime() != Some(runtime) {
            let message = format!("{:?} is not of the runtime that is borrowed, {:?}", handle, runtime);
            return Err(Error::new(crate::Status::ERROR_FOREIGN_HANDLE, message));
        }
        let rows = unsafe { lend(call) }?;
        Ok(Rows { rows, owner: owner.leave().into() })
    }
}

impl<T> Drop for Rows<'_, T> {
    fn drop(&mut self) {
        release(self.owner);
    }
}

impl<T> Deref for Rows<'_, T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.rows
    }
}

impl<'a, T> IntoIterator for &'a Rows<'_, T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.rows.iter()
    }
}

impl<T: fmt::Debug> fmt::Debug for Rows<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.fmt(f)
    }
}
