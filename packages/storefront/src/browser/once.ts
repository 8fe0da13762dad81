/**
 * Creates a value when it is first needed and gives the same one from then on: for what a browser tab has one of, and a
 * server none.
 */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
