using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

namespace Motus
{
    /// <summary>For compilers that know all code beforehand: such a method is called by C.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        internal MonoPInvokeCallbackAttribute(Type type)
        {
        }
    }

    internal static unsafe partial class Native
    {
        internal const string Name = "motus";

        internal static byte Byte(bool value)
        {
            return value ? (byte)1 : (byte)0;
        }
    }

    /// <summary>What structs of a call point to, until the call has returned.</summary>
    internal sealed unsafe class Keep : IDisposable
    {
        private readonly List<IntPtr> memory = new List<IntPtr>();
        private readonly List<IntPtr> boxes = new List<IntPtr>();

        internal void* Alloc(int size)
        {
            size = Math.Max(size, 1);
            var one = Marshal.AllocHGlobal(size);
            memory.Add(one);
            for (int at = 0; at < size; at++)
                ((byte*)one)[at] = 0;
            return (void*)one;
        }

        internal void* Text(string text)
        {
            if (text == null)
                return null;
            if (text.IndexOf('\0') >= 0)
                throw new MotusException(Status.ErrorInvalidArgument, "a text has a zero character");
            return Bytes(Encoding.UTF8.GetBytes(text));
        }

        internal void* Bytes(byte[] bytes)
        {
            int length = bytes == null ? 0 : bytes.Length;
            var place = (byte*)Alloc(length + 1);
            for (int at = 0; at < length; at++)
                place[at] = bytes[at];
            return place;
        }

        internal IntPtr Box(Delegate function)
        {
            if (function == null)
                return IntPtr.Zero;
            boxes.Add(Motus.Box.Give(function));
            return boxes[boxes.Count - 1];
        }

        internal IntPtr Curve(Func<double, double> curve)
        {
            return Box(curve);
        }

        public void Dispose()
        {
            foreach (var one in memory)
                Marshal.FreeHGlobal(one);
            foreach (var one in boxes)
                Motus.Box.Free(one);
            memory.Clear();
            boxes.Clear();
        }

        internal static string Text(IntPtr text)
        {
            if (text == IntPtr.Zero)
                return null;
            int length = 0;
            while (((byte*)text)[length] != 0)
                length++;
            return Encoding.UTF8.GetString((byte*)text, length);
        }

        internal static T[] Read<T>(IntPtr from, int count, Func<IntPtr, int, T> at)
        {
            var all = new T[from == IntPtr.Zero ? 0 : count];
            for (int index = 0; index < all.Length; index++)
                all[index] = at(from, index);
            return all;
        }

        internal static T[] Rows<T>(IntPtr rows, int size, int count, Func<IntPtr, T> read)
        {
            var all = new T[count];
            for (int at = 0; at < count; at++)
                all[at] = read(rows + at * size);
            return all;
        }

        internal static int CountOf<T>(IReadOnlyList<T> list)
        {
            return list == null ? 0 : list.Count;
        }
    }

    /// <summary>Functions that the library calls, until it needs them no more.</summary>
    internal sealed class Box
    {
        internal readonly object[] Functions;
        private Keep keep; // of settings that one of them has changed, which the library reads after it
        private static int count;

        private Box(object[] functions)
        {
            Functions = functions;
        }

        /// <summary>How many have not been let go, for tests.</summary>
        internal static int Count => count;

        internal static IntPtr Give(params object[] functions)
        {
            Interlocked.Increment(ref count);
            return GCHandle.ToIntPtr(GCHandle.Alloc(new Box(functions)));
        }

        internal static Box Of(IntPtr data)
        {
            return (Box)GCHandle.FromIntPtr(data).Target;
        }

        internal static void Free(IntPtr data)
        {
            Of(data).keep?.Dispose();
            GCHandle.FromIntPtr(data).Free();
            Interlocked.Decrement(ref count);
        }

        internal Keep Renewed()
        {
            keep?.Dispose();
            return keep = new Keep();
        }
    }

    internal static partial class Entries
    {
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate void DestroyType(IntPtr data);

        private static readonly DestroyType DestroyKept = Box.Free;
        internal static readonly IntPtr Destroy = Marshal.GetFunctionPointerForDelegate(DestroyKept);

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate double CurveType(IntPtr data, double fraction);

        private static readonly CurveType CurveKept = CurveEntry;
        internal static readonly IntPtr Curve = Marshal.GetFunctionPointerForDelegate(CurveKept);

        [MonoPInvokeCallback(typeof(CurveType))]
        private static double CurveEntry(IntPtr data, double fraction)
        {
            var earlier = Failure.Take();
            double answer = 0;
            try
            {
                answer = ((Func<double, double>)Box.Of(data).Functions[0])(fraction);
            }
            catch (Exception failure)
            {
                Failure.Keep(failure);
            }
            Failure.After(earlier);
            return answer;
        }
    }
}
