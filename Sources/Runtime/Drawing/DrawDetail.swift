extension DrawList {
  /// Attributes of an item beyond its rectangle and its colour. Laid out as `motus_draw_detail`.
  struct Detail: BitwiseCopyable {
    struct Flags: OptionSet {
      let rawValue: UInt32
      static let leaving = Flags(rawValue: 1)
      static let flying = Flags(rawValue: 2)
      static let libraryOwned = Flags(rawValue: 4)
    }

    var tag: UInt64
    /// Alpha and presence of the view, without those above it.
    var ownAlpha: Double
    /// Alpha within the group: the part that the group's own alpha does not contain.
    var groupAlpha: Double
    /// The innermost group, −1 for none.
    var group: Int32
    var flags: Flags
    var scaleX = 1.0
    var scaleY = 1.0
    /// From the top left clockwise; neighbours share their side.
    var radii = CornerRadii()
    var borderWidth = 0.0
    var borderColor = Shade(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowColor = Shade(red: 0, green: 0, blue: 0, alpha: 0)
    var shadowOffset = Vector(dx: 0, dy: 0)
    var shadowRadius = 0.0
    /// How far what is behind is blurred.
    var backdropBlur = 0.0
  }

  /// A colour with its alpha, as it is drawn.
  struct Shade: BitwiseCopyable, Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  /// Items that are blended together before their alpha counts. Laid out as `motus_draw_group`.
  struct OpacityGroup: BitwiseCopyable {
    let first: Int32
    /// One past the last item.
    var end: Int32
    /// The group around it, −1 for none.
    let parent: Int32
    /// The depth of its view in the tree.
    let depth: Int32
    let alpha: Double
  }
}
