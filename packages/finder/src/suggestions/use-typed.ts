import { type RefObject, useEffect, useState } from "react";

/** Milliseconds without typing after which the text is requested. */
const TYPING_REST_MS = 150;

/** What stands in an input, once its writer has rested. */
export function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => input.current?.value.trim() ?? "");
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(resting);
      resting = setTimeout(() => setTyped(element.value.trim()), TYPING_REST_MS);
    };
    // A choice empties the input without a word; the next time it is used the list begins anew.
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
