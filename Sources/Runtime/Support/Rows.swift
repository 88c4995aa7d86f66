/// The rows of a buffer, lent: whoever is given them reads and writes rows; the owner alone has
/// more or fewer. To be asked for anew after each call that may add rows.
struct Rows<Row: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Row>
  let count: Int

  @inline(__always) var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Row {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Row {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }
}
