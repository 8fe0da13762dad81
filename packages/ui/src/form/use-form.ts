import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  currentValues,
  fillIn,
  givenValues,
  typedValues,
  type UnsentFields,
} from "./kept-fields.ts";

/** A form's fields by name, as typed. */
export type FormFields = Readonly<Record<string, string>>;

/** Error messages by field name; none for a valid field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Reads a form's fields: the last of repeated names is used, files are ignored. */
export function readFields(data: Iterable<[string, FormDataEntryValue]>): FormFields {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Name of the edited field; null for one without. */
export function readInputName({ target }: FormEvent): string | null {
  return target instanceof Element ? target.getAttribute("name") : null;
}

/** How a form is submitted, and its callbacks. */
export interface FormRules<Result> {
  /**
   * Keeps what is typed on the device until it is sent (`unsentFields` of the storefront); null for a form that has nothing to
   * keep: a password, a code, a card, a mere press.
   */
  unsent: UnsentFields | null;
  /** Errors that the page shows at first. @default none */
  initialErrors?: FieldErrors;
  /** Client-side validation; the API validates again. Without it previous errors stay meanwhile. */
  check?: (fields: FormFields) => FieldErrors;
  /** Sends the fields; does not throw. */
  send: (fields: FormFields) => Promise<Result>;
  /** Handles the result: returns errors by field, none for an error that belongs to no field; null once it is sent. */
  onResult: (
    result: Result,
    fields: FormFields,
  ) => FieldErrors | null | Promise<FieldErrors | null>;
}

/** State and handlers of a form. */
export interface Form {
  isSending: boolean;
  errors: FieldErrors;
  /** Submits the form again, as its button does. */
  sendAgain: () => void;
  /** Event handlers for the form element. */
  listeners: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const FIRST_WRONG = "[aria-invalid=true], [data-wrong] input:checked";

/**
 * Submits a form. Submitting twice sends one request, also while its result is handled; an error is shown at its field
 * until that is edited, and the first invalid field gets the focus once, when the form is rejected; typed values are kept, on
 * the device too.
 */
export function useForm<Result>({
  unsent,
  initialErrors = {},
  check,
  send,
  onResult,
}: FormRules<Result>): Form {
  const [errors, setErrors] = useState(initialErrors);
  const [refusedCount, setRefusedCount] = useState(0);
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement | null>(null);
  const sending = useRef(false);
  /** Values of a form's fields that are nobody's words: the page's, or those that were sent. */
  const given = useRef(new WeakMap<HTMLFormElement, FormFields>());

  const store = (typed: FormFields) => {
    if (Object.keys(typed).length > 0) unsent?.keep(typed);
    else unsent?.forget();
  };
  const keep = (form: HTMLFormElement) => {
    if (unsent !== null) store(typedValues(form, given.current.get(form) ?? {}));
  };
  const open = (form: HTMLFormElement) => {
    if (unsent === null || given.current.has(form)) return;
    const values = givenValues(form);
    given.current.set(form, values);
    const filled = fillIn(form, unsent.read() ?? {}, values);
    // With what was typed before the page was hydrated.
    store({ ...typedValues(form, values), ...filled });
  };

  // Not on every change of errors: correcting one field must not move the focus to the next.
  useEffect(() => {
    if (refusedCount > 0) element.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [refusedCount]);

  const showErrors = (wrong: FieldErrors) => {
    setErrors(wrong);
    setRefusedCount((count) => count + 1);
  };
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    const fields = readFields(new FormData(form));
    const wrong = check?.(fields);
    if (wrong && Object.values(wrong).some((error) => error !== undefined))
      return showErrors(wrong);
    if (wrong) setErrors({});
    sending.current = true;
    setSending(true);
    try {
      const result = await send(fields);
      // Before the result is handled: the same form may be opened anew there, and what was sent is not to be in it.
      const typed = unsent?.read();
      unsent?.forget();
      const found = await onResult(result, fields);
      if (found) {
        if (typed) unsent?.keep(typed);
        showErrors(found);
      } else {
        setErrors({});
        given.current.set(form, currentValues(form));
      }
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    isSending,
    errors,
    sendAgain: () => element.current?.requestSubmit(),
    listeners: {
      ref: (form) => {
        element.current = form;
        if (form) open(form);
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: (event) => {
        keep(event.currentTarget);
        const name = readInputName(event);
        if (name === null || !(name in errors)) return;
        const { [name]: _mended, ...others } = errors;
        setErrors(others);
      },
    },
  };
}
