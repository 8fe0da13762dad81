import { useState } from "react";

/** The value of the render before where that says the same, so that what depends on it is not rendered again. */
export function useSame<Value>(value: Value): Value {
  const [last, setLast] = useState(() => ({ value, text: JSON.stringify(value) }));
  if (last.value === value) return value;
  const text = JSON.stringify(value);
  if (text === last.text) return last.value;
  setLast({ value, text });
  return value;
}
