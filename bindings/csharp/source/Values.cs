using System;

namespace Motus
{
    public partial struct Point
    {
        /// <summary>The point that a vector leads to.</summary>
        public static Point operator +(Point point, Vector by)
        {
            return new Point(point.X + by.Dx, point.Y + by.Dy);
        }

        /// <summary>The vector from one point to another.</summary>
        public static Vector operator -(Point to, Point from)
        {
            return new Vector(to.X - from.X, to.Y - from.Y);
        }
    }

    public partial struct Rect
    {
        /// <summary>The point in the middle.</summary>
        public Point Center => new Point(X + Width / 2, Y + Height / 2);

        /// <summary>Whether a point is in it: the edges at its start are, those at its end are not.</summary>
        public bool Contains(Point point)
        {
            return X <= point.X && point.X < X + Width && Y <= point.Y && point.Y < Y + Height;
        }
    }

    public partial struct Color
    {
        /// <summary>A colour as it is written in style sheets: Color.Hex(0x0a84ff).</summary>
        public static Color Hex(uint number, double alpha = 1)
        {
            return new Color((number >> 16 & 255) / 255.0, (number >> 8 & 255) / 255.0, (number & 255) / 255.0, alpha);
        }
    }

    public partial struct Transform
    {
        /// <summary>Leaves everything where it is. default(Transform) is no such one.</summary>
        public static readonly Transform Identity = new Transform(1, 0, 0, 1, 0, 0);

        /// <summary>A displacement.</summary>
        public static Transform Translation(double x, double y)
        {
            return new Transform(1, 0, 0, 1, x, y);
        }

        /// <summary>A scale about the origin.</summary>
        public static Transform Scale(double x, double y)
        {
            return new Transform(x, 0, 0, y, 0, 0);
        }

        /// <summary>A turn about the origin by an angle in radians.</summary>
        public static Transform Rotation(double angle)
        {
            double sine = Math.Sin(angle), cosine = Math.Cos(angle);
            return new Transform(cosine, sine, -sine, cosine, 0, 0);
        }

        /// <summary>This transform, and then another one.</summary>
        public Transform Then(Transform next)
        {
            return new Transform(A * next.A + B * next.C, A * next.B + B * next.D, C * next.A + D * next.C,
                C * next.B + D * next.D, Tx * next.A + Ty * next.C + next.Tx, Tx * next.B + Ty * next.D + next.Ty);
        }

        /// <summary>Where a point goes.</summary>
        public Point Apply(Point point)
        {
            return new Point(A * point.X + C * point.Y + Tx, B * point.X + D * point.Y + Ty);
        }
    }

    public sealed partial class Timing
    {
        /// <summary>A spring that is over after its duration, as far as one sees, and bounces by 0 (not at all) to 1.</summary>
        public static Timing WithBounce(double bounce)
        {
            return new Timing { Type = TimingType.SpringBounce, Bounce = bounce };
        }

        /// <summary>A type with the library's numbers.</summary>
        public static implicit operator Timing(TimingType type)
        {
            return new Timing { Type = type };
        }

        /// <summary>A curve of the program's own, from 0 at 0 to 1 at 1. It is called inside the calls that take it.</summary>
        public static Timing WithCurve(Func<double, double> curve)
        {
            return new Timing { Type = TimingType.Custom, Curve = curve };
        }
    }

    public sealed partial class AnimationOptions
    {
        /// <summary>Options with a timing, and the library's values for the rest.</summary>
        public static implicit operator AnimationOptions(Timing timing)
        {
            return new AnimationOptions { Timing = timing };
        }
    }
}
