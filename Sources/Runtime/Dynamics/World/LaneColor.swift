/// The contacts of one colour: no two of them share a movable body.
struct LaneColor: ~Copyable {
  var blocks = GrowingBuffer<ContactLanes>(capacity: 0)
  var count = 0
}
