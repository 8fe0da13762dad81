import { type RefObject, useEffect, useState } from "react";

/** Delay in milliseconds after typing before suggestions are requested. */
const TYPING_REST_MS = 150;

/** The debounced text of an input. */
export function useDebouncedInput(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => input.current?.value.trim() ?? "");
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(resting);
      resting = setTimeout(() => setTyped(element.value.trim()), TYPING_REST_MS);
    };
    // What was typed since the first render, before anything listened.
    listen();
    // A selection clears the input without an event; on its next use the list starts again.
    const begin = () => {
      if (element.value === "") setTyped("");
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("input", listen, { signal });
    for (const kind of ["focus", "click", "keydown"]) {
      element.addEventListener(kind, begin, { signal });
    }
    return () => {
      clearTimeout(resting);
      ending.abort();
    };
  }, [input]);
  return typed;
}
