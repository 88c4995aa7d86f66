// A program that is itself ordinary Swift loads the library: two Swift runtimes, one process.
// Its own classes, strings and dictionaries stand behind the callbacks, so that a symbol of one
// runtime taken for the other's would show.
import CMotus

final class Box {
  var ended = 0
  var animator: OpaquePointer?
  var names: [OpaquePointer: String] = [:]
}

nonisolated(unsafe) let box = Box()

/// A name that the library keeps and gives back at the end.
final class Name {
  let text: String
  init(_ text: String) { self.text = text }
  static func of(_ data: UnsafeMutableRawPointer?) -> Name {
    Unmanaged<Name>.fromOpaque(data!).takeUnretainedValue()
  }
}

func bits(_ value: Double) -> String { hexadecimal(value.bitPattern) }

func hexadecimal(_ word: UInt64) -> String {
  let digits = String(word, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

func onDestroy(_ data: UnsafeMutableRawPointer?) { box.ended += 1 }

func onCompleted(_ data: UnsafeMutableRawPointer?, _ completed: Bool) {
  print("completed \(completed ? 1 : 0)")
}

func printChanges(_ runtime: OpaquePointer) {
  var batches: UnsafePointer<motus_change_batch>?
  var count = 0
  motus_runtime_change_batches(runtime, &batches, &count)
  for batch in UnsafeBufferPointer(start: batches, count: count) {
    let width = batch.component_count
    for row in 0..<batch.count {
      let values = (0..<width).map { bits(batch.values[row * width + $0]) }
      print("change \(batch.properties[row])", values.joined(separator: " "))
    }
  }
}

func printEvents(_ runtime: OpaquePointer) {
  var events: UnsafePointer<motus_event>?
  var count = 0
  motus_runtime_events(runtime, &events, &count)
  for event in UnsafeBufferPointer(start: events, count: count) {
    print("event \(event.kind.rawValue) \(event.detail) \(bits(event.time))")
  }
}

func openRuntime() -> OpaquePointer {
  var options = motus_runtime_options()
  var runtime: OpaquePointer?
  motus_runtime_options_init(&options, MemoryLayout<motus_runtime_options>.size)
  options.window_size = motus_size(width: 200, height: 100)
  motus_runtime_create(&options, &runtime)
  motus_runtime_set_diagnostics(
    runtime,
    { _, status, function, message in
      precondition(String(cString: message!).count > 8)
      print("refused \(String(cString: function!)) \(String(cString: motus_status_name(status)))")
    }, nil, onDestroy)
  motus_runtime_set_traces_changes(runtime, true)
  return runtime!
}

func animate(_ runtime: OpaquePointer) {
  var view: OpaquePointer?
  motus_view_create(runtime, &view)
  motus_view_add_subview(motus_runtime_window(runtime), view)
  motus_view_set_frame(view, motus_rect(x: 10, y: 20, width: 100, height: 50))
  motus_view_set_background_color(view, motus_color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  motus_view_set_corner_radius(view, -1)
  let frame = motus_view_frame(view)
  print("frame", bits(frame.x), bits(frame.y), bits(frame.width), bits(frame.height))
  motus_runtime_tick(runtime, 0)
  var options = motus_animation_options()
  motus_animation_options_init(&options, MemoryLayout<motus_animation_options>.size)
  options.duration = 0.5
  motus_runtime_begin_animation(runtime, &options)
  motus_view_set_alpha(view, 0.25)
  motus_runtime_commit_animation(
    runtime, { _, finished in print("finished \(finished ? 1 : 0)") }, nil, onDestroy, nil)
  for step in 1...5 {
    motus_runtime_tick(runtime, Double(step) * 0.125)
    printChanges(runtime)
  }
  var items: UnsafePointer<motus_draw_item>?
  var count = 0
  motus_runtime_draw_list(runtime, &items, &count)
  let last = items![count - 1]
  print("drawn \(count) \(bits(last.alpha)) \(bits(last.color.blue))")
  motus_release(UnsafeMutableRawPointer(view!))
}

func createScreen(_ runtime: OpaquePointer, _ name: String) -> OpaquePointer {
  var callbacks = motus_view_controller_callbacks()
  var screen: OpaquePointer?
  callbacks.struct_size = MemoryLayout<motus_view_controller_callbacks>.size
  callbacks.view_did_load = { data, _ in print("\(Name.of(data).text) did_load") }
  callbacks.view_did_appear = { data, controller, animated in
    precondition(box.names[controller!] == Name.of(data).text)
    print("\(Name.of(data).text) did_appear \(animated ? 1 : 0)")
  }
  motus_view_controller_create(
    runtime, &callbacks, Unmanaged.passRetained(Name(name)).toOpaque(),
    { data in
      Unmanaged<Name>.fromOpaque(data!).release()
      box.ended += 1
    }, &screen)
  box.names[screen!] = name
  return screen!
}

func createAnimator(_ runtime: OpaquePointer) {
  var callbacks = motus_animation_controller_callbacks()
  callbacks.struct_size = MemoryLayout<motus_animation_controller_callbacks>.size
  callbacks.transition_duration = { _, _ in 0.25 }
  callbacks.animate_transition = { _, context in
    print("animate \(motus_transition_context_operation(context).rawValue)")
    motus_view_add_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO))
    motus_transition_context_complete(context, true)
  }
  motus_animation_controller_create(runtime, &callbacks, nil, onDestroy, &box.animator)
}

func navigate(_ runtime: OpaquePointer) {
  let root = createScreen(runtime, "list")
  let detail = createScreen(runtime, "detail")
  var navigation: OpaquePointer?
  var delegate = motus_navigation_delegate()
  createAnimator(runtime)
  motus_navigation_controller_create(runtime, root, &navigation)
  delegate.struct_size = MemoryLayout<motus_navigation_delegate>.size
  delegate.animation_controller = { _, _, operation, _, _ in
    operation == MOTUS_NAVIGATION_POP ? box.animator : nil
  }
  motus_navigation_controller_set_delegate(navigation, &delegate, nil, onDestroy)
  motus_runtime_set_root_view_controller(
    runtime, navigation)
  motus_navigation_controller_push(navigation, detail, true, onCompleted, nil, onDestroy)
  for step in 0..<8 {
    motus_runtime_tick(runtime, 1 + Double(step) * 0.0625)
    printEvents(runtime)
    if step == 3 { printChanges(runtime) }
  }
  motus_navigation_controller_pop(navigation, true, onCompleted, nil, onDestroy, nil)
  motus_runtime_tick(runtime, 2)
  printEvents(runtime)
  print("stack \(motus_navigation_controller_view_controller_count(navigation))")
}

let runtime = openRuntime()
animate(runtime)
navigate(runtime)
print("trace \(hexadecimal(motus_runtime_trace_hash(runtime)))")
motus_runtime_destroy(runtime)
let status = motus_runtime_tick(runtime, 3)
print("destroyed \(box.ended) \(String(cString: motus_status_name(status)))")
