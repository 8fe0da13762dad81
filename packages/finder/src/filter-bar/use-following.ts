import { type RefObject, useEffect, useRef } from "react";

/** True for a box or radio: choosing it is all there is to do. */
export const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox");

/** Puts a field back to what the search says. */
function restore(field: Element) {
  if (!(field instanceof HTMLInputElement)) return;
  field.value = field.defaultValue;
  field.checked = field.defaultChecked;
}

/** Lets the fields of a form follow the search whenever it changes; the one that is being written in is left alone. */
export function useFollowing(form: RefObject<HTMLFormElement | null>, search: string): void {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement || isTicked(field)) restore(field);
    }
  }, [form, search]);
}
