import type { FormFields } from "./use-form.ts";

/** What was typed into a form and is not sent yet, on the device. */
export interface UnsentFields {
  /** The fields as they were typed; undefined where nothing waits. */
  read: () => FormFields | undefined;
  /** Called at each key: survives reloads, failed calls and a closed dialog. */
  keep: (fields: FormFields) => void;
  /** Called once the API has them. */
  forget: () => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Never a password, a code, a card or a tick: consent is given anew. */
const keptTypes = new Set([
  "date",
  "email",
  "number",
  "radio",
  "select-one",
  "tel",
  "text",
  "textarea",
  "time",
  "url",
]);

const isKept = (element: Element): element is Field => {
  if (
    !(
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    )
  ) {
    return false;
  }
  const { name, type, disabled, autocomplete, tabIndex } = element;
  // What no keyboard reaches, no person has typed.
  if (name === "" || disabled || tabIndex < 0) return false;
  return keptTypes.has(type) && !/^(?:cc-|one-time-code)/.test(autocomplete);
};

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

const keptIn = (form: HTMLFormElement): Field[] => [...form.elements].filter(isKept);

const valuesOf = (fields: readonly Field[], valueOf: (field: Field) => string): FormFields =>
  Object.fromEntries(
    fields
      .filter((field) => !isRadio(field) || field.checked)
      .map((field) => [field.name, valueOf(field)]),
  );

/** The values of a form's fields now. */
export const currentValues = (form: HTMLFormElement): FormFields =>
  valuesOf(keptIn(form), ({ value }) => value);

/** The values that the page has put into the fields: text that was typed before hydration is none of them. */
export const givenValues = (form: HTMLFormElement): FormFields =>
  valuesOf(keptIn(form), (field) =>
    field instanceof HTMLSelectElement || isRadio(field) ? field.value : field.defaultValue,
  );

/** The fields that a person has changed. */
export const typedValues = (form: HTMLFormElement, given: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(currentValues(form)).filter(([name, value]) => value !== (given[name] ?? "")),
  );

const prototypeOf = (field: Field): object => {
  if (field instanceof HTMLTextAreaElement) return HTMLTextAreaElement.prototype;
  return field instanceof HTMLSelectElement
    ? HTMLSelectElement.prototype
    : HTMLInputElement.prototype;
};

/**
 * Fills in what was typed, as if it was typed again; a field that has been changed since stays as it is.
 * @returns the fields that have it, at once or once React has rendered them
 */
export function fillIn(form: HTMLFormElement, typed: FormFields, given: FormFields): FormFields {
  const filled: Field[] = [];
  const words: Record<string, string> = {};
  for (const field of keptIn(form)) {
    const text = typed[field.name];
    if (text === undefined) continue;
    if (isRadio(field)) {
      if (field.value !== text) continue;
      words[field.name] = text;
      if (!field.checked) field.click();
    } else if (field.value === (given[field.name] ?? "") && field.value !== text) {
      words[field.name] = text;
      // Bypasses React's own setter, which would treat the new value as known.
      Reflect.set(prototypeOf(field), "value", text, field);
      filled.push(field);
    }
  }
  for (const field of filled) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field instanceof HTMLSelectElement)
      field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  return words;
}
