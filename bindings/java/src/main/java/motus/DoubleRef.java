package motus;

/** A number that a function of the program may change. */
public final class DoubleRef {
    /** The number. */
    public double value;

    DoubleRef(double value) {
        this.value = value;
    }
}
