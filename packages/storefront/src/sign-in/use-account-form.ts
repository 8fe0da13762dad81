import { isApiError, type ApiError } from "@hjem/api-client/errors/api-error";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { refusalOf, type RefusalWords } from "./refusal-of.ts";

/** A form's fields by name, as they were typed. */
export type AccountFields = Readonly<Record<string, string>>;

/** What is wrong with fields, by name: a sentence each; nothing where a field is right. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** How a form is sent, and what comes of it. */
export interface AccountFormRules<Answer> {
  /** What is wrong before anything is sent; the API has the last word. */
  check?: (fields: AccountFields) => Faults;
  /** Asks the API, untracked: what fails is told here and nowhere else. */
  send: (fields: AccountFields) => Promise<{ data?: Answer; error?: unknown }>;
  onDone: (answer: Answer, fields: AccountFields) => unknown;
  /** True for a refusal that leads elsewhere than back to the form; `again` sends the form once more. */
  onRefused?: (error: ApiError, fields: AccountFields, again: () => void) => boolean;
}

/** A form at work. */
export interface AccountForm {
  isSending: boolean;
  /** Why it was refused, where that stands at none of its fields. */
  refusal: RefusalWords | null;
  faultOf: (field: string) => string | undefined;
  listeners: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const SERVER_FAILED = 500;

const fieldsOf = (form: HTMLFormElement): AccountFields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

/**
 * Sends a form of the account. Sent twice in a row it goes once; what is wrong stands at its field, and the first of those
 * has the focus; what was typed stays.
 */
export function useAccountForm<Answer>(rules: AccountFormRules<Answer>): AccountForm {
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<AccountForm["refusal"]>(null);
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement | null>(null);
  const sending = useRef(false);

  useEffect(() => {
    if (Object.keys(faults).length > 0) {
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [faults]);

  const refuse = (error: unknown, fields: AccountFields) => {
    const known: ApiError = isApiError(error) ? error : { status: SERVER_FAILED };
    const again = () => element.current?.requestSubmit();
    if (rules.onRefused?.(known, fields, again)) return;
    const told = known.fields ?? {};
    const atFields = Object.keys(told).some((name) => name in fields);
    setRefusal(atFields ? null : refusalOf(known));
    setFaults(told);
  };
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    const fields = fieldsOf(form);
    const wrong = rules.check?.(fields) ?? {};
    setRefusal(null);
    setFaults(wrong);
    if (Object.values(wrong).some((fault) => fault !== undefined)) return;
    sending.current = true;
    setSending(true);
    const { data, error } = await rules.send(fields);
    sending.current = false;
    setSending(false);
    if (error === undefined) await rules.onDone(data as Answer, fields);
    else refuse(error, fields);
  };

  return {
    isSending,
    refusal,
    faultOf: (field) => faults[field],
    listeners: {
      ref: (form) => {
        element.current = form;
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }) => {
        const name = target instanceof Element ? target.getAttribute("name") : null;
        if (name === null || !(name in faults)) return;
        const { [name]: _mended, ...others } = faults;
        setFaults(others);
      },
    },
  };
}
