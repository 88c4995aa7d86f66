//! Structs that have the layout of C's, and so are C's.

/// A struct with the layout and the valid values of one in C.
///
/// # Safety
/// Every value that C may have is one of it, and the other way round.
pub(crate) unsafe trait Mirror: Copy {
    type C: Copy;
}

/// The struct in C.
pub(crate) fn sys_of<T: Mirror>(value: &T) -> T::C {
    unsafe { std::mem::transmute_copy(value) }
}

/// The struct of one in C.
///
/// # Safety
/// It is one that the library has written, or zeros.
pub(crate) unsafe fn rust_of<T: Mirror>(c: &T::C) -> T {
    unsafe { std::mem::transmute_copy(c) }
}

macro_rules! mirror {
    ($name:ident, $c:ident) => {
        unsafe impl crate::mirror::Mirror for $name {
            type C = motus_sys::$c;
        }

        const _: () = assert!(
            std::mem::size_of::<$name>() == std::mem::size_of::<motus_sys::$c>()
                && std::mem::align_of::<$name>() == std::mem::align_of::<motus_sys::$c>()
        );
    };
}

pub(crate) use mirror;
