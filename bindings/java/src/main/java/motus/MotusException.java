package motus;

/** A refused call, with the sentence of the library's diagnostics, which names object, call and state. */
public final class MotusException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The cause. */
    private final Status status;
    /** The function of C that refused. */
    private final String function;

    MotusException(Status status, String message, String function) {
        super(function == null ? message : function + ": " + message);
        this.status = status;
        this.function = function;
    }

    /** The cause. */
    public Status status() {
        return status;
    }

    /** The function of C that refused; null where none did. */
    public String function() {
        return function;
    }

    /** With the place of the call, as the one that is thrown. */
    MotusException here() {
        fillInStackTrace();
        return this;
    }
}
