using System;
using System.Runtime.InteropServices;

namespace Motus
{
    /// <summary>An object of any kind, by its name. The name is a number and no address: two are equal when they name the
    /// same object, and the name of an object that has ended is known as stale. Calls with it throw, properties of it are 0,
    /// false or null. What makes an object is an owner besides: it keeps it alive until it is disposed of.</summary>
    public partial class MotusObject : IDisposable, IEquatable<MotusObject>
    {
        internal readonly IntPtr bits;
        private readonly Reference reference; // null: a name, which keeps nothing alive

        internal MotusObject(IntPtr bits, bool owned)
        {
            this.bits = bits;
            if (owned)
                reference = new Reference(bits);
        }

        /// <summary>The object of a handle, as what it is; null for none.</summary>
        internal static MotusObject Of(IntPtr bits)
        {
            return bits == IntPtr.Zero ? null : Make(Native.motus_handle_kind(bits), bits);
        }

        internal static IntPtr BitsOf(MotusObject one)
        {
            return ReferenceEquals(one, null) ? IntPtr.Zero : one.bits;
        }

        /// <summary>A reference that becomes the library's.</summary>
        internal static IntPtr Given(MotusObject one)
        {
            if (!ReferenceEquals(one, null) && (one.reference == null || !one.reference.Take()))
                one.Retained();
            return BitsOf(one);
        }

        internal IntPtr Retained()
        {
            Failure.Check(Native.motus_retain(bits));
            return bits;
        }

        /// <summary>Gives the owner's reference back: without another one the object ends. A second call does nothing, nor
        /// does one of what is a name alone.</summary>
        public virtual void Dispose()
        {
            if (reference != null && reference.Take() && IsAlive)
                Failure.Check(Native.motus_release(bits));
        }

        /// <summary>Whether the object lives.</summary>
        public bool IsAlive => Native.motus_is_alive(bits) != 0;

        /// <summary>What it is.</summary>
        public Kind Kind => Native.motus_handle_kind(bits);

        /// <summary>Its runtime; null when there is none any more.</summary>
        public Runtime Runtime => Runtime.Named(Native.motus_handle_runtime(bits));

        /// <summary>The program's own number for it, which stands in the records of changes, draw list and events.</summary>
        public ulong Tag
        {
            get => Native.motus_tag(bits);
            set => Failure.Check(Native.motus_set_tag(bits, value));
        }

        /// <summary>Whether both name the same object.</summary>
        public bool Equals(MotusObject other)
        {
            return !ReferenceEquals(other, null) && bits == other.bits;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as MotusObject);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return bits.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return GetType().Name + " 0x" + bits.ToInt64().ToString("x");
        }

        /// <summary>Whether both name the same object.</summary>
        public static bool operator ==(MotusObject one, MotusObject other)
        {
            return BitsOf(one) == BitsOf(other);
        }

        /// <summary>Whether they name different objects.</summary>
        public static bool operator !=(MotusObject one, MotusObject other)
        {
            return BitsOf(one) != BitsOf(other);
        }
    }

    /// <summary>One of the library's references. The collector has a thread of its own, which may not call the library: what
    /// it finds is given back by the next tick.</summary>
    internal sealed class Reference : SafeHandle
    {
        private readonly Runtime runtime;

        internal Reference(IntPtr bits) : base(IntPtr.Zero, true)
        {
            runtime = Runtime.Named(Native.motus_handle_runtime(bits));
            SetHandle(bits);
        }

        public override bool IsInvalid => handle == IntPtr.Zero;

        /// <summary>Whether the reference was still there; from now on it is the caller's.</summary>
        internal bool Take()
        {
            bool taken = !IsClosed;
            SetHandleAsInvalid();
            return taken;
        }

        protected override bool ReleaseHandle()
        {
            runtime?.Lose(handle);
            return true;
        }
    }
}
