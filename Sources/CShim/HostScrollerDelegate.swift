import CMotus

extension motus_scroller_delegate: SizedSettings {
  static var defaults: motus_scroller_delegate {
    var delegate = motus_scroller_delegate()
    delegate.struct_size = MemoryLayout<motus_scroller_delegate>.size
    return delegate
  }
}

/// A scroller's delegate on the other side of the border.
final class HostScrollerDelegate: ScrollerDelegate {
  private let delegate: motus_scroller_delegate
  private let context: HostContext

  init(_ delegate: motus_scroller_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func didScroll(_ scroller: Scroller, isAdjusted: Bool) {
    guard let did = delegate.did_scroll else { return }
    context.call { did($0, OpaquePointer(scroller.handle), isAdjusted) }
  }

  override func willBeginDragging(_ scroller: Scroller) {
    context.call { delegate.will_begin_dragging?($0, OpaquePointer(scroller.handle)) }
  }

  override func willEndDragging(_ scroller: Scroller, velocity: Vector, target: inout Point) {
    guard let will = delegate.will_end_dragging else { return }
    var (x, y) = (target.x, target.y)
    context.call { will($0, OpaquePointer(scroller.handle), velocity.dx, velocity.dy, &x, &y) }
    // A number that is not finite is no target.
    if x.isInReach { target.x = x }
    if y.isInReach { target.y = y }
  }

  override func didEndDragging(_ scroller: Scroller, willDecelerate: Bool) {
    context.call {
      delegate.did_end_dragging?($0, OpaquePointer(scroller.handle), willDecelerate)
    }
  }

  override func willBeginDecelerating(_ scroller: Scroller) {
    context.call { delegate.will_begin_decelerating?($0, OpaquePointer(scroller.handle)) }
  }

  override func didEndDecelerating(_ scroller: Scroller, finished: Bool) {
    context.call {
      delegate.did_end_decelerating?($0, OpaquePointer(scroller.handle), finished)
    }
  }

  override func didEndAnimation(_ scroller: Scroller, finished: Bool) {
    context.call { delegate.did_end_animation?($0, OpaquePointer(scroller.handle), finished) }
  }

  override func didChangePage(_ scroller: Scroller, axis: Int, page: Double) {
    let axis = axis == 0 ? MOTUS_AXIS_HORIZONTAL : MOTUS_AXIS_VERTICAL
    context.call {
      delegate.did_change_page?($0, OpaquePointer(scroller.handle), axis, number(ofPage: page))
    }
  }

  override func didTriggerRefresh(_ scroller: Scroller) {
    context.call { delegate.did_trigger_refresh?($0, OpaquePointer(scroller.handle)) }
  }

  override func shouldScrollToTop(_ scroller: Scroller) -> Bool {
    guard let should = delegate.should_scroll_to_top else { return true }
    return context.call { should($0, OpaquePointer(scroller.handle)) }
  }

  override func didScrollToTop(_ scroller: Scroller) {
    context.call { delegate.did_scroll_to_top?($0, OpaquePointer(scroller.handle)) }
  }

  override func willBeginZooming(_ scroller: Scroller) {
    context.call { delegate.will_begin_zooming?($0, OpaquePointer(scroller.handle)) }
  }

  override func didZoom(_ scroller: Scroller) {
    context.call { delegate.did_zoom?($0, OpaquePointer(scroller.handle)) }
  }

  override func didEndZooming(_ scroller: Scroller, scale: Double) {
    context.call { delegate.did_end_zooming?($0, OpaquePointer(scroller.handle), scale) }
  }

  override func shouldCancelTouches(_ scroller: Scroller, in view: Handle) -> Bool {
    guard let should = delegate.should_cancel_touches_in else { return true }
    return context.call { should($0, OpaquePointer(scroller.handle), OpaquePointer(view)) }
  }

  override func rectToZoom(_ scroller: Scroller, at point: Point) -> Rect? {
    guard let name = delegate.zoom_rect else { return nil }
    var answer = motus_rect()
    context.call { name($0, OpaquePointer(scroller.handle), point.x, point.y, &answer) }
    do throws(Fault) {
      let rect = try answer.checked("the rectangle to zoom to")
      return min(rect.size.width, rect.size.height) >= .leastInReach ? rect : nil
    } catch {
      scroller.scrollers.host.warn(error.code, "zoom_rect", error.message)
      return nil
    }
  }

  override func wantsKeyboardAway(_ scroller: Scroller, place: Double) {
    context.call { delegate.wants_keyboard_away?($0, OpaquePointer(scroller.handle), place) }
  }
}

/// A page as the host counts it.
func number(ofPage page: Double) -> UInt32 {
  page >= 4_294_967_295 ? .max : page > 0 ? UInt32(page) : 0
}
