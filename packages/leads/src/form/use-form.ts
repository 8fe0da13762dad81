import { usePage } from "@hjem/storefront/page";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { type Ask, fieldsOf, type FormFields, isAsk } from "../model/form-fields.ts";
import { type FormAnswer, sendForm } from "./send-form.ts";
import type { PostedForm } from "./unsent-form.ts";
import { useEarlyFaults } from "./use-early-faults.ts";

/** A key that no other form has. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

/** A form at work. */
export interface FormState {
  /** What the last sending came to; null before. */
  answer: FormAnswer | null;
  /** What was typed before the page came again; empty for a form that was not sent. */
  typed: FormFields;
  /** A sentence for a field that has to be written otherwise. */
  faultOf: (field: string) => string | undefined;
  isSending: boolean;
  /** True once this visit has had the answer: then the reader is led to it. */
  isFresh: boolean;
  /** Listeners of the form element. */
  listeners: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** Back to an empty form. */
  restart: () => void;
}

const nothing: FormFields = {};

/**
 * Sends a form about a home without leaving the page; a field of the wrong kind is told of when it is left. Sent twice in a row it goes once; sent again after a failure it bears
 * the same key, so that it is one lead even where the answer alone was lost. Fields keep what was typed.
 */
export function useForm(propertyId: string, asks: readonly Ask[]): FormState {
  const page = usePage();
  const posted = useActionData<PostedForm | null>();
  const own = posted && asks.includes(posted.answer.ask) ? posted : null;
  const [answer, setAnswer] = useState<FormAnswer | null>(own?.answer ?? null);
  const [isSending, setSending] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const element = useRef<HTMLFormElement | null>(null);
  const sending = useRef(false);
  const key = useRef<string | null>(null);

  const submit = async (form: HTMLFormElement) => {
    const { ask, ...fields } = fieldsOf(new FormData(form));
    if (sending.current || !isAsk(ask)) return;
    sending.current = true;
    setSending(true);
    key.current ??= newKey();
    const idempotencyKey = key.current;
    const came = await sendForm(page, propertyId, { ask, fields: { ...fields, idempotencyKey } });
    if (came.kind === "taken") key.current = null;
    sending.current = false;
    setSending(false);
    setFresh(true);
    setAnswer(came);
  };

  useEffect(() => {
    if (!isFresh || answer?.kind !== "refused") return;
    element.current
      ?.querySelector<HTMLElement>("[aria-invalid=true], [data-wrong] input:checked")
      ?.focus();
  }, [answer, isFresh]);

  const early = useEarlyFaults();
  const faults = answer?.kind === "refused" ? answer.faults : {};
  return {
    answer,
    typed: own?.fields ?? nothing,
    faultOf: (field) => faults[field] ?? early.faults[field],
    isSending,
    isFresh,
    listeners: {
      ref: (form) => {
        element.current = form;
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }) => {
        key.current = null;
        const name = target instanceof Element ? target.getAttribute("name") : null;
        if (name === null) return;
        early.forget(name);
        if (answer?.kind !== "refused" || !(name in faults)) return;
        const { [name]: _mended, ...others } = faults;
        setAnswer({ ...answer, faults: others });
      },
      onBlur: early.onBlur,
    },
    restart: () => setAnswer(null),
  };
}
