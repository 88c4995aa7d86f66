using System;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

namespace Motus
{
    /// <summary>A refused call, with the sentence of the library's diagnostics, which names object, call and state.</summary>
    public sealed class MotusException : Exception
    {
        /// <summary>The cause.</summary>
        public Status Status { get; }

        /// <summary>The function of C that refused; null where none did.</summary>
        public string Function { get; }

        /// <summary>Is for callbacks that fail, too.</summary>
        public MotusException(Status status, string message, string function = null)
            : base(function == null ? message : function + ": " + message)
        {
            Status = status;
            Function = function;
        }
    }

    /// <summary>What a callback has failed at: it never crosses the library. The callback answers nothing, and the call
    /// that led to it throws the exception when the library has returned.</summary>
    internal static class Failure
    {
        [ThreadStatic] private static ExceptionDispatchInfo kept;
        [ThreadStatic] private static MotusException last; // report of this thread

        internal static void Keep(Exception failure)
        {
            kept = kept ?? ExceptionDispatchInfo.Capture(failure);
        }

        /// <summary>Before a callback: calls in it meet their own failures only.</summary>
        internal static ExceptionDispatchInfo Take()
        {
            var taken = kept;
            kept = null;
            return taken;
        }

        /// <summary>After it: one that waits for the call around goes on waiting, before a later one.</summary>
        internal static void After(ExceptionDispatchInfo earlier)
        {
            kept = earlier ?? kept;
        }

        internal static void Check(int status)
        {
            if (status >= 0 && kept == null)
                return;
            Resume();
            if (status >= 0)
                return;
            var report = last;
            last = null;
            throw report != null && report.Status == (Status)status
                ? report
                : new MotusException((Status)status, Motus.Keep.Text(Native.motus_status_name((Status)status)));
        }

        /// <summary>After a call that returns no status.</summary>
        internal static void Resume()
        {
            if (kept != null)
                Take().Throw();
        }

        internal static MotusException Report(Status status, IntPtr function, IntPtr message)
        {
            return last = new MotusException(status, Motus.Keep.Text(message), Motus.Keep.Text(function));
        }
    }

    public static partial class Library
    {
        private static Action<MotusException> diagnostics;

        /// <summary>Hears of misuse that belongs to no living runtime, on the thread that has made the call; null for nobody.</summary>
        public static Action<MotusException> Diagnostics
        {
            get => diagnostics;
            set => diagnostics = value;
        }

        /// <summary>The version of the library that runs.</summary>
        public static Version Version
        {
            get
            {
                int number = Native.motus_version_number();
                return new Version(number / 10000, number / 100 % 100, number % 100);
            }
        }
    }

    internal static partial class Entries
    {
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate void DiagnosticsType(IntPtr data, Status status, IntPtr function, IntPtr message);

        private static readonly DiagnosticsType DiagnosticsKept = DiagnosticsEntry;
        internal static readonly IntPtr Diagnostics = Marshal.GetFunctionPointerForDelegate(DiagnosticsKept);

        [MonoPInvokeCallback(typeof(DiagnosticsType))]
        private static void DiagnosticsEntry(IntPtr data, Status status, IntPtr function, IntPtr message)
        {
            var earlier = Failure.Take();
            try
            {
                var report = Failure.Report(status, function, message);
                var listener = data == IntPtr.Zero ? Library.Diagnostics : (Action<MotusException>)Box.Of(data).Functions[0];
                listener?.Invoke(report);
            }
            catch (Exception failure)
            {
                Failure.Keep(failure);
            }
            Failure.After(earlier);
        }
    }
}
