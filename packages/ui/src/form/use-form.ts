import { type FormEvent, useEffect, useRef, useState } from "react";

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
  /** Errors that the page shows at first. @default none */
  initialErrors?: FieldErrors;
  /** Client-side validation; the API validates again. Without it previous errors stay meanwhile. */
  check?: (fields: FormFields) => FieldErrors;
  /** Sends the fields; does not throw. */
  send: (fields: FormFields) => Promise<Result>;
  /** Handles the result: returns field errors, or null without any. */
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
 * until that is edited, and the first invalid field gets the focus once, when the form is rejected; typed values are kept.
 */
export function useForm<Result>({
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
      const found = await onResult(await send(fields), fields);
      if (found) showErrors(found);
      else setErrors({});
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
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: (event) => {
        const name = readInputName(event);
        if (name === null || !(name in errors)) return;
        const { [name]: _mended, ...others } = errors;
        setErrors(others);
      },
    },
  };
}
