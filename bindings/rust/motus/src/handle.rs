//! Names of objects, and references to them.

use std::ffi::c_void;
use std::fmt;
use std::ops::Deref;
use std::ptr::NonNull;

use crate::callback::finish;
use crate::{Kind, Result};
use motus_sys as sys;

/// The name of an object of any kind.
///
/// A handle is a name, not an address, and so is [`View`](crate::View) and each other kind of it: they are copied
/// freely, into closures too, and keep nothing alive. The name of an object that has ended is known as stale: calls with
/// it are refused, and getters answer 0, `false` or `None`. [`Owned`] keeps an object alive.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handle(pub(crate) NonNull<c_void>);

impl Handle {
    /// The number that the name is, or a [`Token`](crate::Token)'s where one stands in its place.
    pub fn to_bits(self) -> usize {
        self.0.as_ptr() as usize
    }

    /// Whether it names a living object.
    pub fn is_alive(self) -> bool {
        unsafe { sys::motus_is_alive(self.0.as_ptr()) }
    }

    /// What the object is; [`Kind::NONE`] when there is none.
    pub fn kind(self) -> Kind {
        Kind::from_raw(unsafe { sys::motus_handle_kind(self.0.as_ptr()) })
    }

    /// The runtime of the object.
    pub fn runtime(self) -> Option<RuntimeHandle> {
        unsafe { RuntimeHandle::maybe(sys::motus_handle_runtime(self.0.as_ptr())) }
    }

    /// The program's own number for the object; 0 when it has none.
    pub fn tag(self) -> u64 {
        unsafe { sys::motus_tag(self.0.as_ptr()) }
    }

    /// Gives the object a number of the program's own: it stands in the records of changes, draw list and events.
    pub fn set_tag(self, tag: u64) -> Result<()> {
        finish(unsafe { sys::motus_set_tag(self.0.as_ptr(), tag) })
    }

    /// The handle as one of another kind, if the object is of that kind.
    ///
    /// All behaviors of dynamics are of one kind, [`DynamicBehavior`](crate::DynamicBehavior).
    pub fn downcast<T: Object>(self) -> Option<T> {
        T::KINDS.contains(&self.kind()).then(|| T::from_handle(self))
    }
}

impl fmt::Debug for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Handle({:#x})", self.to_bits())
    }
}

/// A kind of handle: [`View`](crate::View), [`Gesture`](crate::Gesture) and so on.
pub trait Object: Copy + Into<Handle> + sealed::Object + 'static {
    /// The kinds of objects that such a handle names.
    const KINDS: &'static [Kind];
}

/// A kind of handle whose objects are counted: the program may hold references to them.
pub trait Counted: Object {}

pub(crate) mod sealed {
    /// What is made of a handle without asking what it names: calls check the kind.
    pub trait Object {
        fn from_handle(handle: super::Handle) -> Self;
    }
}

/// A reference to an object: a clone retains it, and the end releases it.
///
/// It is a `T` wherever one is wanted. After the end of its runtime it names nothing, and its own end does nothing.
pub struct Owned<T: Counted>(T);

impl<T: Counted> Owned<T> {
    /// Takes one more reference to an object that is named.
    pub fn retain(name: T) -> Result<Self> {
        finish(unsafe { sys::motus_retain(name.into().0.as_ptr()) })?;
        Ok(Owned(name))
    }

    /// Takes over a reference that is the caller's.
    pub(crate) fn adopt(name: T) -> Self {
        Owned(name)
    }

    /// Gives the reference away.
    pub(crate) fn leave(self) -> T {
        let name = self.0;
        std::mem::forget(self);
        name
    }

    /// The reference as one to an object of a base kind.
    pub(crate) fn upcast<U: Counted + From<T>>(self) -> Owned<U> {
        Owned(U::from(self.leave()))
    }
}

/// Gives a reference back. What a callback fails at in it is told by the next call.
pub(crate) fn release(handle: Handle) {
    if handle.is_alive() {
        let _ = unsafe { sys::motus_release(handle.0.as_ptr()) };
    }
}

impl<T: Counted> Deref for Owned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Counted> AsRef<T> for Owned<T> {
    fn as_ref(&self) -> &T {
        &self.0
    }
}

impl<T: Counted> Clone for Owned<T> {
    fn clone(&self) -> Self {
        if self.0.into().is_alive() {
            let _ = unsafe { sys::motus_retain(self.0.into().0.as_ptr()) };
        }
        Owned(self.0)
    }
}

impl<T: Counted> Drop for Owned<T> {
    fn drop(&mut self) {
        release(self.0.into());
    }
}

impl<T: Counted + PartialEq> PartialEq for Owned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Counted + Eq> Eq for Owned<T> {}

impl<T: Counted + fmt::Debug> fmt::Debug for Owned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Owned").field(&self.0).finish()
    }
}

/// A kind of handle over its base, and the kinds that its objects have.
macro_rules! handle {
    ($(#[$text:meta])* $name:ident: $base:ty, $raw:ident, [$($kind:ident),*]) => {
        $(#[$text])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name($base);

        impl $name {
            pub(crate) fn raw(self) -> *mut sys::$raw {
                Handle::from(self).0.as_ptr().cast()
            }

            /// The handle in C, for code that uses [`sys`](crate::sys).
            pub fn as_ptr(self) -> *mut sys::$raw {
                self.raw()
            }

            /// The handle of one in C; `None` for NULL.
            ///
            /// # Safety
            ///
            /// Its runtime belongs to this thread. What it names does not matter: calls check that.
            pub unsafe fn from_ptr(handle: *mut sys::$raw) -> Option<Self> {
                Self::maybe(handle)
            }

            /// A name that C gave; where it is null, one that names nothing.
            #[allow(dead_code)]
            pub(crate) fn named(raw: *mut sys::$raw) -> Self {
                sealed::Object::from_handle(Handle(NonNull::new(raw.cast()).unwrap_or_else(NonNull::dangling)))
            }

            #[allow(dead_code)]
            pub(crate) fn maybe(raw: *mut sys::$raw) -> Option<Self> {
                NonNull::new(raw.cast()).map(|raw| sealed::Object::from_handle(Handle(raw)))
            }
        }

        impl From<$name> for Handle {
            fn from(name: $name) -> Handle {
                name.0.into()
            }
        }

        impl Deref for $name {
            type Target = $base;

            fn deref(&self) -> &$base {
                &self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:#x})"), Handle::from(*self).to_bits())
            }
        }

        impl sealed::Object for $name {
            fn from_handle(handle: Handle) -> Self {
                $name(sealed::Object::from_handle(handle))
            }
        }

        impl Object for $name {
            const KINDS: &'static [Kind] = &[$(Kind::$kind),*];
        }
    };
}

/// A kind of handle as each kind that it also is.
macro_rules! is_a {
    ($name:ident: $($base:ident),*) => {
        $(impl From<$name> for $base {
            fn from(name: $name) -> $base {
                sealed::Object::from_handle(Handle::from(name))
            }
        })*
    };
}

/// References to objects of a kind.
macro_rules! counted {
    ($name:ident: $($base:ident),*) => {
        impl Counted for $name {}

        impl $name {
            /// Takes one more reference to the object, which keeps it alive.
            pub fn retain(self) -> Result<Owned<Self>> {
                Owned::retain(self)
            }
        }

        $(impl From<Owned<$name>> for Owned<$base> {
            fn from(owned: Owned<$name>) -> Self {
                owned.upcast()
            }
        })*
    };
}

impl sealed::Object for Handle {
    fn from_handle(handle: Handle) -> Self {
        handle
    }
}

include!("handles.rs");
