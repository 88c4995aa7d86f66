/// Where an animation ended; the C enumerators have the same values.
enum AnimatingPosition: Int32 {
  case end = 0
  case start = 1
  case current = 2
}
