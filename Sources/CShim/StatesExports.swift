import CMotus

@_cdecl("motus_view_states") @implementation
public func motus_view_states(_ view: OpaquePointer?) -> UInt32 {
  reading(view, as: .view, or: 0) { runtime, view throws(Fault) in
    runtime.views.states(view.index).rawValue
  }
}

@_cdecl("motus_view_set_selected") @implementation
public func motus_view_set_selected(_ view: OpaquePointer?, _ selected: Bool) -> motus_status {
  entering(view, as: .view) { runtime, view throws(Fault) in
    runtime.views.setState(.selected, view.index, selected)
  }
}

@_cdecl("motus_view_set_state_value") @implementation
public func motus_view_set_state_value(
  _ view: OpaquePointer?, _ state: UInt32, _ property: UInt32,
  _ values: UnsafePointer<Double>?, _ count: Int
) -> motus_status {
  making(view, as: .view) { runtime, view throws(Fault) in
    let states = ViewStates(rawValue: state)
    guard ViewStates.all.isSuperset(of: states), state & (state &- 1) == 0 else {
      throw Fault(.invalidArgument, "state is \(state): 0, or the bit of one state")
    }
    let property = try runtime.property(property)
    guard let kind = property.kind else {
      throw Fault(.invalidArgument, "hidden has no values by state")
    }
    var given: [Double] = []
    if count != 0 {
      let values = try need(values, "values")
      guard count == property.componentCount else {
        throw Fault(
          .invalidArgument,
          "count is \(UInt(bitPattern: count)): \(property.noun) has \(property.componentCount)")
      }
      given = try runtime.checked(values, for: property)
      if property.id == .alpha { given[0] = min(max(0, given[0]), 1) }
    }
    runtime.states.set(given, of: view, in: states, property.id, kind)
  }
}
