/// Computes the force of custom fields, in newtons of the reference item.
protocol DynamicFieldEvaluator: AnyObject {
  func force(of field: FieldBehavior, on item: Int32, _ probe: FieldBehavior.Probe) -> Vector
}
