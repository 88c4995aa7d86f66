/// An object that the host can hold: it lives in an `EntityTable` under its handle.
///
/// Other objects refer to it by handle, never by reference, so nothing keeps anything alive by
/// accident and a dead object is a fact that can be tested.
class Entity {
  final fileprivate(set) var handle = Handle.none

  /// Called once, when the last hold is gone and the name has ended: drop what is held here.
  func dispose() {}

  /// Called when one of the object's names has ended: its own, unless it was given more.
  func end(_ name: Handle) { dispose() }
}

/// All objects of one runtime except views, which live in rows of their own.
final class EntityTable {
  private var names: GenerationTable
  private var entities: [Entity?] = []
  private let disposal: DisposalQueue
  private let tags: Tags?
  /// Ends under way, one inside the other: an object that goes lets go of others.
  private var depth = 0
  /// Objects that are to end, by name, when that has gone so deep that the stack is spared.
  private var waiting: [(entity: Entity, name: Handle)] = []
  private static let deepest = 32

  init(
    runtime: UInt8, firstGeneration: UInt16, disposal: DisposalQueue, tags: Tags? = nil
  ) {
    self.tags = tags
    names = GenerationTable(runtime: runtime, firstGeneration: firstGeneration)
    self.disposal = disposal
  }

  var liveCount: Int { names.liveCount }
  var highestGeneration: UInt16 { names.highestGeneration }

  /// Adds an object, held once by whoever asked for it.
  func insert<E: Entity>(_ entity: E, as kind: Kind) throws(Fault) -> E {
    entity.handle = try name(entity, as: kind)
    return entity
  }

  /// Adds an object that the library holds itself, once: it is lent to the host, which cannot give
  /// it back.
  func insertOwn<E: Entity>(_ entity: E, as kind: Kind) throws(Fault) -> E {
    let entity = try insert(entity, as: kind)
    names.own(entity.handle)
    return entity
  }

  /// Gives an entity a name besides its own, held once: so many small objects can be one entity's
  /// rows. It is notified when such a name ends.
  func name(_ entity: Entity, as kind: Kind) throws(Fault) -> Handle {
    let name = try names.insert(kind)
    if name.index >= entities.capacity {
      entities.reserveCapacity(Growth.capacity(atLeast: name.index + 1))
    }
    while entities.count <= name.index { entities.append(nil) }
    entities[name.index] = entity
    tags?.clear(name)
    return name
  }

  /// Makes an existing hold the library's: the host cannot give it back.
  func own(_ name: Handle) { names.own(name) }

  func contains(_ handle: Handle) -> Bool { names.contains(handle) }

  /// The object of a living handle; nil when it is stale or none.
  subscript(handle: Handle) -> Entity? {
    names.contains(handle) ? entities[handle.index] : nil
  }

  func references(of handle: Handle) -> Int { names.references(of: handle) }

  /// Adds a hold of the library's, which the host cannot give back.
  func retain(_ handle: Handle) throws(Fault) { try names.retain(handle, owned: 1) }

  func retainForHost(_ handle: Handle) throws(Fault) { try names.retain(handle) }

  /// Adds a hold of the library's on an object that is known to live.
  func retain(_ entity: Entity) { names.retainLiving(entity.handle) }

  /// Drops a hold of the host's, who may not give back what others hold.
  func releaseByHost(_ handle: Handle) throws(Fault) {
    guard names.isGiven(handle) else {
      throw Fault(.invalidState, "the object is held by the library alone")
    }
    release(handle, byHost: true)
  }

  /// Drops one hold; the last one ends the object, which stays in memory until the host's outermost
  /// call returns. However long a chain of objects is of which each holds the next one, the stack
  /// stays small.
  func release(_ handle: Handle, byHost: Bool = false) {
    guard names.release(handle, byHost: byHost), let entity = entities[handle.index] else { return }
    names.remove(handle)
    entities[handle.index] = nil
    // One of many names of an object that goes on.
    if entity.handle == handle { disposal.keep(entity) }
    guard depth < Self.deepest else { return waiting.append((entity, handle)) }
    depth += 1
    entity.end(handle)
    if depth == 1 { while let next = waiting.popLast() { next.entity.end(next.name) } }
    depth -= 1
  }

  /// All objects that live now, in the order of their indices.
  var living: [Entity] { entities.compactMap { $0 } }

  /// Ends every object, in the order of their indices, when the runtime goes.
  func removeAll() {
    for index in entities.indices {
      guard let entity = entities[index] else { continue }
      let name = names.name(at: index)
      names.remove(name)
      entities[index] = nil
      if entity.handle == name { disposal.keep(entity) }
      entity.end(name)
    }
  }
}
