using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading.Tasks;

namespace Motus
{
    public partial class Runtime
    {
        private static readonly Dictionary<IntPtr, Runtime> all = new Dictionary<IntPtr, Runtime>();
        private readonly List<IntPtr> lost = new List<IntPtr>();
        internal readonly ulong[] leases = new ulong[Native.LeaseCount];
        internal ulong ticks;

        /// <summary>Creates a runtime with its window, of 390 × 844 points without options.</summary>
        public unsafe Runtime(RuntimeOptions options = null) : base(Create(options), false)
        {
            lock (all)
                all[bits] = this;
            Failure.Check(Native.motus_runtime_set_diagnostics(bits, Entries.Diagnostics, IntPtr.Zero, IntPtr.Zero));
        }

        private static unsafe IntPtr Create(RuntimeOptions options)
        {
            Failure.Check(Native.motus_library_set_diagnostics(Entries.Diagnostics, IntPtr.Zero, IntPtr.Zero));
            IntPtr made;
            using (var k = new Keep())
                Failure.Check(Native.motus_runtime_create(options == null ? null : options.In(k), &made));
            return made;
        }

        internal static Runtime Named(IntPtr bits)
        {
            lock (all)
            {
                Runtime found;
                return all.TryGetValue(bits, out found) ? found : null;
            }
        }

        /// <summary>Destroys the runtime: every name of its objects is stale then, and every function let go. A second call
        /// does nothing. It is refused inside a callback.</summary>
        public override void Dispose()
        {
            if (Named(bits) != this)
                return;
            int status = Native.motus_runtime_destroy(bits);
            if (status >= 0)
            {
                ticks++;
                lock (all)
                    all.Remove(bits);
            }
            Failure.Check(status);
        }

        /// <summary>Hears of each failed call and each warning of this runtime, besides the exceptions; null for nobody.
        /// Properties that are read of an object that has ended throw none, and are told here.</summary>
        public void SetDiagnostics(Action<MotusException> listener)
        {
            var data = listener == null ? IntPtr.Zero : Box.Give(listener);
            Failure.Check(Native.motus_runtime_set_diagnostics(bits, Entries.Diagnostics, data, listener == null ? IntPtr.Zero : Entries.Destroy));
        }

        /// <summary>As <c>Animate</c>; the task ends with the animation, inside a tick, and tells whether it has finished.</summary>
        public Task<bool> AnimateAsync(AnimationOptions options, Action block)
        {
            var source = new TaskCompletionSource<bool>();
            Animate(options, block, source.SetResult);
            return source.Task;
        }

        internal void Lose(IntPtr reference)
        {
            lock (lost)
                lost.Add(reference);
        }

        /// <summary>Ends what is lent until the next tick, and gives back what the collector has found.</summary>
        private void Renew()
        {
            ticks++;
            IntPtr[] found;
            lock (lost)
            {
                if (lost.Count == 0)
                    return;
                found = lost.ToArray();
                lost.Clear();
            }
            foreach (var one in found)
                if (Native.motus_is_alive(one) != 0)
                    Native.motus_release(one);
        }

        private void End(int lease)
        {
            leases[lease]++;
        }
    }

    /// <summary>Records that the library lends until the next tick, or until the call that their method names. It cannot be
    /// kept in a field, and reading it later throws; <c>ToArray</c> keeps the records.</summary>
    public readonly ref struct Rows<T>
    {
        private readonly Runtime runtime;
        private readonly int lease, size, count;
        private readonly ulong ticks, until;
        private readonly IntPtr rows;
        private readonly Func<IntPtr, T> read;

        internal Rows(Runtime runtime, int lease, IntPtr rows, int size, int count, Func<IntPtr, T> read)
        {
            this.runtime = runtime;
            this.lease = lease;
            this.rows = rows;
            this.size = size;
            this.count = count;
            this.read = read;
            ticks = runtime.ticks;
            until = lease < 0 ? 0 : runtime.leases[lease];
        }

        private void Check()
        {
            if (runtime != null && (runtime.ticks != ticks || lease >= 0 && runtime.leases[lease] != until))
                throw new InvalidOperationException(
                    "rows are read that were lent until a tick or a call that has been since: ToArray keeps them");
        }

        /// <summary>How many there are.</summary>
        public int Count
        {
            get
            {
                Check();
                return count;
            }
        }

        /// <summary>One of them.</summary>
        public T this[int index]
        {
            get
            {
                Check();
                if (index < 0 || index >= count)
                    throw new ArgumentOutOfRangeException("index");
                return read(rows + index * size);
            }
        }

        /// <summary>The records, as an array of the program's own.</summary>
        public T[] ToArray()
        {
            var all = new T[Count];
            for (int at = 0; at < all.Length; at++)
                all[at] = this[at];
            return all;
        }

        /// <summary>For <c>foreach</c>.</summary>
        public Enumerator GetEnumerator()
        {
            return new Enumerator(this);
        }

        /// <summary>For <c>foreach</c>.</summary>
        public ref struct Enumerator
        {
            private readonly Rows<T> rows;
            private int at;

            internal Enumerator(Rows<T> rows)
            {
                this.rows = rows;
                at = -1;
            }

            /// <summary>Goes on.</summary>
            public bool MoveNext()
            {
                return ++at < rows.Count;
            }

            /// <summary>The record.</summary>
            public T Current => rows[at];
        }
    }
}
