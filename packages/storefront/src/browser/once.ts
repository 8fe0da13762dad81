/** Creates a value when it is first needed and returns the same one from then on: for singletons of a browser tab. */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
