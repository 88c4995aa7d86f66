/// The contacts of one colour: no two of them share a movable body.
struct ContactColor: ~Copyable {
  var blocks = Buffer<ContactBlock>()
  var count = 0
}
