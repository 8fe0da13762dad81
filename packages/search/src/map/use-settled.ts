import { useEffect, useState } from "react";

/** So long a value must rest before it is asked about: that of a map that moves (visual, §8). */
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
