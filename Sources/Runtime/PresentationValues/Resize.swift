extension Tracks {
  /// A change of a view's size: which view, and the change of its origin along with that.
  struct Resize: BitwiseCopyable {
    var view = Handle.none.bits
    var movesOrigin = false
    /// The group that moves what is shown to that size; none when it is there at once.
    var group: TrackGroupID?
  }
}
