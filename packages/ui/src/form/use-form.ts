import { type FormEvent, useEffect, useRef, useState } from "react";

/** A form's fields by name, as they were typed. */
export type FormFields = Readonly<Record<string, string>>;

/** What is wrong with fields, by name: a sentence each; nothing where a field is right. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Reads what a form holds: of a repeated name the last counts, files do not. */
export function readFields(data: Iterable<[string, FormDataEntryValue]>): FormFields {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Name of the field that was typed into; null for one without. */
export function readInputName({ target }: FormEvent): string | null {
  return target instanceof Element ? target.getAttribute("name") : null;
}

/** How a form is sent, and what comes of it. */
export interface FormRules<Result> {
  /** Errors that the page shows at first. @default none */
  initialErrors?: FieldErrors;
  /** What is wrong before anything is sent; the API has the last word. Without it the errors of before stay meanwhile. */
  check?: (fields: FormFields) => FieldErrors;
  /** Sends the fields; does not throw. */
  send: (fields: FormFields) => Promise<Result>;
  /** Takes the result: what is wrong with fields, null where nothing has to be written otherwise. */
  onResult: (
    result: Result,
    fields: FormFields,
  ) => FieldErrors | null | Promise<FieldErrors | null>;
}

/** A form at work. */
export interface Form {
  isSending: boolean;
  errors: FieldErrors;
  /** Sends the form once more, as its button does. */
  sendAgain: () => void;
  /** Listeners of the form element. */
  listeners: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const FIRST_WRONG = "[aria-invalid=true], [data-wrong] input:checked";

/**
 * Sends a form. Sent twice in a row it goes once; what is wrong stands at its field until that is written again, and the
 * first such field has the focus once, when the form is rejected; what was typed stays.
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

  // Not on every change of errors: whoever mends one field would be thrown out of it into the next.
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
    const result = await send(fields);
    sending.current = false;
    setSending(false);
    const found = await onResult(result, fields);
    if (found) showErrors(found);
    else setErrors({});
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
