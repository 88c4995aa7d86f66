import CMotus

@_cdecl("motus_view_controller_create") @implementation
public func motus_view_controller_create(
  _ runtime: OpaquePointer?, _ callbacks: UnsafePointer<motus_view_controller_callbacks>?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?,
  _ outController: UnsafeMutablePointer<OpaquePointer?>?
) -> motus_status {
  outController?.pointee = nil
  return entering(runtime, as: .runtime, owning: userData, destroy) {
    runtime, _, context throws(Fault) in
    try Memory.checkBudget()
    let out = try need(outController, "out_controller")
    let delegate = HostViewController(
      try read(
        callbacks, "callbacks"),
      context)
    let controller = ViewController(controllers: runtime.controllers, delegate: delegate)
    out.pointee = OpaquePointer(
      try runtime.entities.insert(controller, as: .viewController).handle)
  }
}

@_cdecl("motus_runtime_set_root_view_controller") @implementation
public func motus_runtime_set_root_view_controller(
  _ runtime: OpaquePointer?, _ controller: OpaquePointer?
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    try runtime.controllers.setRoot(runtime.resolveIfAny(controller, .viewController))
  }
}

@_cdecl("motus_runtime_root_view_controller") @implementation
public func motus_runtime_root_view_controller(_ runtime: OpaquePointer?) -> OpaquePointer? {
  reading(runtime, as: .runtime, or: nil) { runtime, _ throws(Fault) in
    OpaquePointer(runtime.controllers.root)
  }
}

@_cdecl("motus_view_controller_view") @implementation
public func motus_view_controller_view(_ controller: OpaquePointer?) -> OpaquePointer? {
  // Not `reading`: the host may load the view, and drop what it likes meanwhile.
  var view: OpaquePointer?
  _ = entering(controller, .viewController) { _, controller throws(Fault) in
    view = OpaquePointer(try controller.view())
  }
  return view
}

@_cdecl("motus_view_controller_view_if_loaded") @implementation
public func motus_view_controller_view_if_loaded(_ controller: OpaquePointer?) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { controller in
    OpaquePointer(controller.viewIfLoaded)
  }
}

@_cdecl("motus_view_controller_set_view") @implementation
public func motus_view_controller_set_view(
  _ controller: OpaquePointer?, _ view: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    try controller.setView(runtime.resolve(view, as: .view))
  }
}

@_cdecl("motus_view_controller_unload_view") @implementation
public func motus_view_controller_unload_view(_ controller: OpaquePointer?) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in try controller.unloadView()
  }
}

@_cdecl("motus_view_controller_title") @implementation
public func motus_view_controller_title(_ controller: OpaquePointer?) -> UnsafePointer<CChar>? {
  reading(controller, .viewController, or: nil) { controller in
    controller.title.map { UnsafePointer($0.text) }
  }
}

@_cdecl("motus_view_controller_set_title") @implementation
public func motus_view_controller_set_title(
  _ controller: OpaquePointer?, _ title: UnsafePointer<CChar>?
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    controller.setTitle(try readName(title, "title"))
  }
}

@_cdecl("motus_view_controller_appearance_state") @implementation
public func motus_view_controller_appearance_state(_ controller: OpaquePointer?)
  -> motus_appearance_state
{
  reading(controller, .viewController, or: MOTUS_APPEARANCE_DISAPPEARED) { controller in
    motus_appearance_state(rawValue: UInt32(controller.appearance.rawValue))
  }
}

@_cdecl("motus_view_controller_appearance_reasons") @implementation
public func motus_view_controller_appearance_reasons(_ controller: OpaquePointer?) -> UInt32 {
  reading(controller, .viewController, or: 0) { controller in
    let given = controller.lifecycle.reasons
    var reasons: UInt32 = 0
    if given.contains(.movingToParent) { reasons |= MOTUS_APPEARANCE_JOINS_PARENT.rawValue }
    if given.contains(.movingFromParent) { reasons |= MOTUS_APPEARANCE_LEAVES_PARENT.rawValue }
    if given.contains(.presented) { reasons |= MOTUS_APPEARANCE_PRESENTED.rawValue }
    if given.contains(.dismissed) { reasons |= MOTUS_APPEARANCE_DISMISSED.rawValue }
    return reasons
  }
}

@_cdecl("motus_view_controller_parent") @implementation
public func motus_view_controller_parent(_ controller: OpaquePointer?) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { controller in OpaquePointer(controller.parent) }
}

@_cdecl("motus_view_controller_child_count") @implementation
public func motus_view_controller_child_count(_ controller: OpaquePointer?) -> Int {
  reading(controller, .viewController, or: 0) { controller in controller.children.count }
}

@_cdecl("motus_view_controller_child_at") @implementation
public func motus_view_controller_child_at(
  _ controller: OpaquePointer?, _ index: Int
) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { controller in
    controller.children.indices.contains(index)
      ? OpaquePointer(controller.children[index]) : nil
  }
}

@_cdecl("motus_view_controller_add_child") @implementation
public func motus_view_controller_add_child(
  _ controller: OpaquePointer?, _ child: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    try controller.addChild(runtime.resolve(child, .viewController))
  }
}

@_cdecl("motus_view_controller_remove_from_parent") @implementation
public func motus_view_controller_remove_from_parent(
  _ controller: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    controller.removeFromParent()
  }
}

@_cdecl("motus_view_controller_will_move_to_parent") @implementation
public func motus_view_controller_will_move_to_parent(
  _ controller: OpaquePointer?, _ parent: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    let parent = runtime.controllers.find(try runtime.resolveIfAny(parent, as: .viewController))
    runtime.controllers.willMove(controller, to: parent)
  }
}

@_cdecl("motus_view_controller_did_move_to_parent") @implementation
public func motus_view_controller_did_move_to_parent(
  _ controller: OpaquePointer?, _ parent: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    let parent = runtime.controllers.find(try runtime.resolveIfAny(parent, as: .viewController))
    runtime.controllers.didMove(controller, to: parent)
  }
}

@_cdecl("motus_view_controller_forwards_appearance") @implementation
public func motus_view_controller_forwards_appearance(_ controller: OpaquePointer?) -> Bool {
  reading(controller, .viewController, or: false) { controller in controller.forwardsAppearance }
}

@_cdecl("motus_view_controller_set_forwards_appearance") @implementation
public func motus_view_controller_set_forwards_appearance(
  _ controller: OpaquePointer?, _ forwards: Bool
) -> motus_status {
  entering(controller, .viewController) { _, controller throws(Fault) in
    controller.setForwardsAppearance(forwards)
  }
}

@_cdecl("motus_view_controller_begin_appearance_transition") @implementation
public func motus_view_controller_begin_appearance_transition(
  _ controller: OpaquePointer?, _ appearing: Bool, _ animated: Bool
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    runtime.controllers.beginAppearance(controller, isAppearing: appearing, animated: animated)
  }
}

@_cdecl("motus_view_controller_end_appearance_transition") @implementation
public func motus_view_controller_end_appearance_transition(
  _ controller: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    runtime.controllers.endAppearance(controller)
  }
}

@_cdecl("motus_view_controller_interruption_policy") @implementation
public func motus_view_controller_interruption_policy(_ container: OpaquePointer?)
  -> motus_interruption_policy
{
  reading(container, .viewController, or: MOTUS_INTERRUPTION_QUEUE) { container in
    motus_interruption_policy(rawValue: UInt32(container.interruption.rawValue))
  }
}

@_cdecl("motus_view_controller_set_interruption_policy") @implementation
public func motus_view_controller_set_interruption_policy(
  _ container: OpaquePointer?, _ interruption: motus_interruption_policy
) -> motus_status {
  entering(container, .viewController) { _, container throws(Fault) in
    guard
      let policy = ViewController.Interruption(
        rawValue: Int32(truncatingIfNeeded: interruption.rawValue))
    else { throw Fault(.invalidArgument, "interruption \(interruption.rawValue) is no policy") }
    container.setInterruption(policy)
  }
}

@_cdecl("motus_view_controller_transition") @implementation
public func motus_view_controller_transition(
  _ container: OpaquePointer?, _ from: OpaquePointer?, _ to: OpaquePointer?,
  _ options: UnsafePointer<motus_animation_options>?, _ block: motus_block_fn?,
  _ blockData: UnsafeMutableRawPointer?, _ completion: motus_completion_fn?,
  _ userData: UnsafeMutableRawPointer?, _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(container, .viewController, owning: userData, destroy) {
    runtime, container, context throws(Fault) in
    try Memory.checkBudget()
    let from: ViewController = try runtime.resolve(from, .viewController)
    let to: ViewController = try runtime.resolve(to, .viewController)
    let host = runtime.host
    try ContainerTransition.perform(
      in: container, from: from, to: to,
      options: readOptions(
        options, in: runtime, allowing: .all.union([.transitionStyle, .showHideTransitionViews])),
      animations: { if let block { host.call { block(blockData) } } },
      completion: handler(completion, context, runtime), runtime.transitions)
  }
}

@_cdecl("motus_view_controller_transition_by") @implementation
public func motus_view_controller_transition_by(
  _ container: OpaquePointer?, _ from: OpaquePointer?, _ to: OpaquePointer?,
  _ options: UnsafePointer<motus_container_transition_options>?,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(container, .viewController, owning: userData, destroy) {
    runtime, container, context throws(Fault) in
    try Memory.checkBudget()
    var plan = try readPlan(options, runtime)
    plan.from = runtime.controllers.find(try runtime.resolveIfAny(from, as: .viewController))
    plan.to = runtime.controllers.find(try runtime.resolveIfAny(to, as: .viewController))
    try ContainerTransition.perform(
      in: container, plan, completion: handler(completion, context, runtime),
      runtime.transitions)
  }
}

@_cdecl("motus_container_transition_options_init") @implementation
public func motus_container_transition_options_init(
  _ options: UnsafeMutablePointer<motus_container_transition_options>?, _ structSize: Int
) -> motus_status {
  initialize(options, "options", structSize)
}

extension motus_container_transition_options: SizedSettings {
  static var defaults: motus_container_transition_options {
    var options = motus_container_transition_options()
    options.struct_size = MemoryLayout<motus_container_transition_options>.size
    return options
  }
}

private func readPlan(
  _ options: UnsafePointer<motus_container_transition_options>?, _ runtime: Runtime
) throws(Fault) -> ContainerTransition.Plan {
  let options = try read(
    options, "options"
  )
  guard
    let operation = TransitionPolicy.Operation(
      rawValue: Int32(truncatingIfNeeded: options.operation.rawValue))
  else {
    throw Fault(.invalidArgument, "options.operation \(options.operation.rawValue) is unknown")
  }
  var plan = ContainerTransition.Plan()
  plan.operation = operation
  if options.animator != nil {
    plan.animator = try runtime.resolve(options.animator, .animationController)
  }
  if options.interaction != nil {
    plan.interactor = try runtime.resolve(options.interaction, .interactionController)
  }
  plan.containerView = try runtime.resolveIfAny(options.container_view, as: .view)
  plan.initialFrames.from = try options.from_initial_frame.checked("options.from_initial_frame")
  plan.finalFrames.from = try options.from_final_frame.checked("options.from_final_frame")
  plan.initialFrames.to = try options.to_initial_frame.checked("options.to_initial_frame")
  plan.finalFrames.to = try options.to_final_frame.checked("options.to_final_frame")
  return plan
}

@_cdecl("motus_runtime_send_memory_warning") @implementation
public func motus_runtime_send_memory_warning(_ runtime: OpaquePointer?) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.controllers.notifyOfShortMemory()
  }
}

@_cdecl("motus_runtime_set_window_size") @implementation
public func motus_runtime_set_window_size(
  _ runtime: OpaquePointer?, _ size: motus_size, _ quarterTurns: Int32,
  _ options: UnsafePointer<motus_animation_options>?,
  _ completion: motus_completion_fn?, _ userData: UnsafeMutableRawPointer?,
  _ destroy: motus_destroy_fn?
) -> motus_status {
  entering(runtime, as: .runtime, owning: userData, destroy) { runtime, _, context throws(Fault) in
    let size = Size(
      width: try notNegative(size.width, "size.width"),
      height: try notNegative(size.height, "size.height"))
    guard quarterTurns >= -1, quarterTurns <= 2 else {
      throw Fault(.invalidArgument, "quarter_turns \(quarterTurns) is none of -1, 0, 1, 2")
    }
    let animation = options == nil ? nil : try readOptions(options, in: runtime)
    SizeTransition.perform(
      size, turns: quarterTurns, animation, runtime.transitions,
      completion: handler(completion, context, runtime))
  }
}

@_cdecl("motus_view_controller_show") @implementation
public func motus_view_controller_show(
  _ controller: OpaquePointer?, _ shown: OpaquePointer?, _ sender: UnsafeMutableRawPointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    try Memory.checkBudget()
    try controller.show(
      runtime.resolve(shown, .viewController), asDetail: false, from: sender)
  }
}

@_cdecl("motus_view_controller_show_detail") @implementation
public func motus_view_controller_show_detail(
  _ controller: OpaquePointer?, _ shown: OpaquePointer?, _ sender: UnsafeMutableRawPointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    try Memory.checkBudget()
    try controller.show(
      runtime.resolve(shown, .viewController), asDetail: true, from: sender)
  }
}

@_cdecl("motus_view_controller_show_target") @implementation
public func motus_view_controller_show_target(
  _ controller: OpaquePointer?, _ isDetail: Bool
) -> OpaquePointer? {
  reading(controller, .viewController, or: nil) { controller in
    OpaquePointer(controller.target(showingDetail: isDetail)?.handle ?? .none)
  }
}

extension motus_size_class {
  init(_ size: SizeClass) { self.init(rawValue: UInt32(size.rawValue)) }
}

/// The engine's form of two size classes.
func traits(
  _ horizontal: motus_size_class, _ vertical: motus_size_class
) throws(Fault) -> SizeClasses {
  SizeClasses(
    horizontal: try sizeClass(horizontal, "horizontal"),
    vertical: try sizeClass(vertical, "vertical"))
}

private func sizeClass(
  _ size: motus_size_class, _ name: StaticString
) throws(Fault) -> SizeClass {
  guard let found = Int32(exactly: size.rawValue).flatMap(SizeClass.init(rawValue:)) else {
    throw Fault(.invalidArgument, "\(name) is no size class: \(size.rawValue)")
  }
  return found
}

@_cdecl("motus_view_controller_horizontal_size_class") @implementation
public func motus_view_controller_horizontal_size_class(
  _ controller: OpaquePointer?
) -> motus_size_class {
  motus_size_class(traits(of: controller).horizontal)
}

@_cdecl("motus_view_controller_vertical_size_class") @implementation
public func motus_view_controller_vertical_size_class(
  _ controller: OpaquePointer?
) -> motus_size_class {
  motus_size_class(traits(of: controller).vertical)
}

private func traits(
  of controller: OpaquePointer?, _ function: StaticString = #function
) -> SizeClasses {
  reading(controller, .viewController, or: .unspecified, function) {
    runtime, controller throws(Fault) in
    return runtime.controllers.traits(of: controller)
  }
}

@_cdecl("motus_runtime_override_traits") @implementation
public func motus_runtime_override_traits(
  _ runtime: OpaquePointer?, _ horizontal: motus_size_class, _ vertical: motus_size_class
) -> motus_status {
  entering(runtime, as: .runtime) { runtime, _ throws(Fault) in
    runtime.controllers.overrideWindowTraits(try traits(horizontal, vertical))
  }
}

@_cdecl("motus_view_controller_override_child_traits") @implementation
public func motus_view_controller_override_child_traits(
  _ controller: OpaquePointer?, _ child: OpaquePointer?, _ horizontal: motus_size_class,
  _ vertical: motus_size_class
) -> motus_status {
  entering(controller, as: .viewController) { runtime, parent throws(Fault) in
    let child: ViewController = try runtime.resolve(child, .viewController)
    let override = try traits(horizontal, vertical)
    guard child.parent == parent else {
      throw Fault(.invalidArgument, "child is no child of the view controller")
    }
    runtime.controllers.overrideTraits(of: child, override)
  }
}

@_cdecl("motus_view_controller_system_layout_fitting_size_did_change") @implementation
public func motus_view_controller_system_layout_fitting_size_did_change(
  _ controller: OpaquePointer?
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    runtime.controllers.notifyOfContentSize(.fitting, of: controller)
  }
}

@_cdecl("motus_appearance_state_name") @implementation
public func motus_appearance_state_name(_ state: motus_appearance_state) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch state {
    case MOTUS_APPEARANCE_DISAPPEARED: "MOTUS_APPEARANCE_DISAPPEARED"
    case MOTUS_APPEARANCE_APPEARING: "MOTUS_APPEARANCE_APPEARING"
    case MOTUS_APPEARANCE_APPEARED: "MOTUS_APPEARANCE_APPEARED"
    case MOTUS_APPEARANCE_DISAPPEARING: "MOTUS_APPEARANCE_DISAPPEARING"
    default: "MOTUS_APPEARANCE_UNKNOWN"
    }
  return text(name)
}

// MARK: Layout direction

@_cdecl("motus_view_controller_layout_direction") @implementation
public func motus_view_controller_layout_direction(
  _ controller: OpaquePointer?
) -> motus_layout_direction {
  reading(controller, .viewController, or: MOTUS_LAYOUT_DIRECTION_INHERIT) {
    runtime, controller throws(Fault) in
    motus_layout_direction(runtime.controllers.layoutDirection(of: controller))
  }
}

@_cdecl("motus_view_controller_override_layout_direction") @implementation
public func motus_view_controller_override_layout_direction(
  _ controller: OpaquePointer?, _ direction: motus_layout_direction
) -> motus_status {
  entering(controller, .viewController) { runtime, controller throws(Fault) in
    let new = try direction.checked("direction")
    runtime.controllers.setDirection(new, of: controller)
  }
}
