import { type RefObject, useEffect, useRef } from "react";

/** True for a checkbox or radio button, whose change is complete at once. */
export const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox");

/** Resets a field to the value of the search. */
function restore(field: Element) {
  if (!(field instanceof HTMLInputElement)) return;
  field.value = field.defaultValue;
  field.checked = field.defaultChecked;
}

/** Resets the fields of a form whenever the search changes, except the focused one. */
export function useSyncForm(form: RefObject<HTMLFormElement | null>, search: string): void {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    for (const field of form.current?.elements ?? []) {
      if (field !== document.activeElement || isTicked(field)) restore(field);
    }
  }, [form, search]);
}
