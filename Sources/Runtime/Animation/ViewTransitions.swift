/// How a view is replaced by another (UA-17); the numbers are those of UIKit's options.
enum ViewTransitionStyle: UInt32 {
  case none = 0
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7

  /// Angle about x and y that brings the named edge to the eye first and turns the view over: all
  /// but half a turn, so that this is the short way round.
  fileprivate var turn: (x: Double, y: Double)? {
    let half = 3.141592653589793 - 1e-6
    switch self {
    case .flipFromLeft: return (0, half)
    case .flipFromRight: return (0, -half)
    case .flipFromTop: return (-half, 0)
    case .flipFromBottom: return (half, 0)
    default: return nil
    }
  }
}

extension AnimationOptions.Flags {
  var transition: ViewTransitionStyle { ViewTransitionStyle(rawValue: rawValue >> 20 & 7) ?? .none }
}

/// View transitions under way, and the views that take part in them.
///
/// A view belongs to the transition that has used it last. That one alone, at its end, gives it
/// back the look that it had before the first: so one transition can follow another at any moment,
/// from what is shown.
final class ViewTransitions {
  fileprivate struct Member: BitwiseCopyable {
    let view: Handle
    var owner: Int32
    let alpha: Double
    let transform: Transform3D
    let isDoubleSided: Bool
  }

  fileprivate struct Running: BitwiseCopyable {
    let style: ViewTransitionStyle
    let from: Handle
    let to: Handle
  }

  /// By the row of the view.
  fileprivate var members = NumberedList<Member>()
  /// By id.
  fileprivate var running = NumberedList<Running>()
  fileprivate var lastID: Int32 = 0
  /// The views that are in the middle of a transition.
  var count: Int { members.count }
}

/// The parts of a view transition, for whoever brings views and takes them away by itself (a
/// container that moves between children with these options):
///
///     let id = animations.beginViewTransition(flags.transition, from: old, to: new)
///     … in the animated block: animations.applyViewTransition(id)
///     … when that is over, old has gone: animations.endViewTransition(id)
///
/// Both views stand in the tree from `begin` to `end`, the new one in front but for `curlUp`.
extension Animations {
  /// Puts both views where the transition begins. What moves them already goes on.
  func beginViewTransition(_ style: ViewTransitionStyle, from: Int, to: Int) -> Int32 {
    viewTransitions.lastID &+= 1
    let id = viewTransitions.lastID
    let isNew = (join(from, id), join(to, id))
    viewTransitions.running.set(
      id, .init(style: style, from: views.rows[from].handle, to: views.rows[to].handle))
    switch style {
    case .none: break
    case .crossDissolve: if isNew.1 { put(to, .alpha, [0]) }
    case .curlUp: if isNew.0 { put(from, .curl, [0, Self.curlDirection]) }
    case .curlDown: if isNew.1 { put(to, .curl, [1, Self.curlDirection]) }
    default:
      if isNew.0 { put(from, .transform3D, turned(from, style, 0)) }
      if isNew.1 { put(to, .transform3D, turned(to, style, -1)) }
      views.setDoubleSided(from, false)
      views.setDoubleSided(to, false)
    }
    return id
  }

  /// Moves both views to where the transition ends: to be called in an animated block.
  func applyViewTransition(_ id: Int32) {
    guard let transition = viewTransitions.running.find(id) else { return }
    let style = transition.style
    if views.names.contains(transition.from) {
      let from = transition.from.index
      switch style {
      case .none, .curlDown: break
      case .crossDissolve: move(from, .alpha, [0])
      case .curlUp: move(from, .curl, [1, Self.curlDirection])
      default: move(from, .transform3D, turned(from, style, 1))
      }
    }
    guard views.names.contains(transition.to), let member = member(transition.to) else { return }
    let to = transition.to.index
    // Also what an earlier transition has begun to take away.
    move(to, .alpha, [member.alpha])
    guard views.has(.effects, to) else { return }
    move(to, .transform3D, turned(to, style, 0))
    move(to, .curl, [0, Self.curlDirection])
  }

  /// Gives the views that still belong to the transition the look that they had before.
  func endViewTransition(_ id: Int32) {
    guard let transition = viewTransitions.running.find(id) else { return }
    viewTransitions.running.remove(id)
    leave(transition.from, id)
    leave(transition.to, id)
  }

  private func leave(_ handle: Handle, _ id: Int32) {
    guard let member = member(handle), member.owner == id else { return }
    viewTransitions.members.remove(Self.number(handle))
    guard views.names.contains(handle) else { return }
    let view = handle.index
    put(view, .alpha, [member.alpha])
    views.setDoubleSided(view, member.isDoubleSided)
    guard views.has(.effects, view) else { return }
    put(view, .transform3D, Self.numbers(member.transform))
    put(view, .curl, [0, 0])
  }

  /// Whether a view lives and has been used by no later transition.
  func owns(_ view: Handle, _ id: Int32) -> Bool {
    views.names.contains(view) && member(view)?.owner == id
  }

  /// Whether the views have been brought to the end of a transition, not back to its beginning.
  func hasArrived(_ id: Int32) -> Bool {
    guard let transition = viewTransitions.running.find(id) else { return true }
    let view: Handle
    let property: PropertyID
    let end: [Double]
    switch transition.style {
    case .none: return true
    case .crossDissolve: (view, property, end) = (transition.from, .alpha, [0])
    case .curlUp: (view, property, end) = (transition.from, .curl, [1, Self.curlDirection])
    case .curlDown: (view, property, end) = (transition.to, .curl, [0, Self.curlDirection])
    default:
      guard views.names.contains(transition.from) else { return true }
      view = transition.from
      (property, end) = (.transform3D, turned(view.index, transition.style, 1))
    }
    guard views.names.contains(view), let kind = views.properties.kind(of: property) else {
      return true
    }
    return Tracks.areEqual(tracks.modelValue(view.index, property, kind), end, end.count)
  }

  /// Makes a view belong to a transition; whether it was in none.
  private func join(_ view: Int, _ id: Int32) -> Bool {
    let handle = views.rows[view].handle
    let known = member(handle)
    var member =
      known
      ?? .init(
        view: handle, owner: id, alpha: views.look(view)[0],
        transform: views.transform3D(view) ?? .identity,
        isDoubleSided: !views.has(.singleSided, view))
    member.owner = id
    viewTransitions.members.set(Self.number(handle), member)
    return known == nil
  }

  private func member(_ view: Handle) -> ViewTransitions.Member? {
    guard let member = viewTransitions.members.find(Self.number(view)), member.view == view else {
      return nil
    }
    return member
  }

  private static func number(_ view: Handle) -> Int32 { Int32(truncatingIfNeeded: view.index) }

  /// A view's own transform, turned over by a part of a flip, and seen by an eye twice its longer
  /// side away. Without a flip, its own.
  private func turned(_ view: Int, _ style: ViewTransitionStyle, _ part: Double) -> [Double] {
    var transform = member(views.rows[view].handle)?.transform ?? .identity
    if let turn = style.turn {
      let bounds = views.bounds(view).size
      transform =
        transform
        .concatenating(
          .rotation((turn.x + turn.y) * part, x: turn.x == 0 ? 0 : 1, y: turn.y == 0 ? 0 : 1, z: 0)
        )
        .concatenating(.perspective(distance: 2 * max(bounds.width, bounds.height, 1)))
    }
    return Self.numbers(transform)
  }

  private static func numbers(_ transform: Transform3D) -> [Double] {
    [Double](unsafeUninitializedCapacity: 16) { buffer, count in
      UnsafeMutableRawPointer(buffer.baseAddress)?.storeBytes(of: transform, as: Transform3D.self)
      count = 16
    }
  }

  /// Direction of a page's free edge: up.
  private static var curlDirection: Double { -Elementary.quarterTurn }

  func put(_ view: Int, _ property: PropertyID, _ value: [Double]) {
    guard let kind = views.properties.kind(of: property) else { return }
    tracks.setModel(view, property, kind, to: value)
  }

  func move(_ view: Int, _ property: PropertyID, _ value: [Double]) {
    guard let kind = views.properties.kind(of: property) else { return }
    set(view, property, kind, to: value)
  }
}
