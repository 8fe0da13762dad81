import { useEffect, useState } from "react";

/** Milliseconds a value must be unchanged before it is requested: that of a moving map (visual, §8). */
const REST_MS = 300;

/** The value once it has rested; until then the one before. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
