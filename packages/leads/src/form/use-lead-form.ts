import { usePage } from "@hjem/storefront/page";
import { type Form, type FormFields, readInputName, useForm } from "@hjem/ui/use-form";
import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useActionData } from "react-router";
import { type Ask, isAsk } from "../model/form-fields.ts";
import { type FormAnswer, sendForm } from "./send-form.ts";
import type { PostedForm } from "./unsent-form.ts";
import { useEarlyFaults } from "./use-early-faults.ts";

/** A key that no other form has. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

/** A form about a home at work. */
export interface FormState extends Pick<Form, "isSending"> {
  /** What the last sending came to; null before. */
  answer: FormAnswer | null;
  /** What was typed before the page came again; empty for a form that was not sent. */
  typed: FormFields;
  /** A sentence for a field that has to be written otherwise. */
  faultOf: (field: string) => string | undefined;
  /** True once this visit has had the answer: then the reader is led to it. */
  isFresh: boolean;
  /** Listeners of the form element. */
  listeners: Form["listeners"] & { onBlur: (event: FocusEvent<HTMLFormElement>) => void };
  /** Back to an empty form. */
  restart: () => void;
}

const nothing: FormFields = {};

const faultsOf = (answer: FormAnswer | null | undefined) =>
  answer?.kind === "refused" ? answer.faults : {};

/**
 * Sends a form about a home without leaving the page; a field of the wrong kind is told of when it is left. Sent again
 * after a failure it bears the same key, so that it is one lead even where the answer alone was lost.
 */
export function useLeadForm(propertyId: string, asks: readonly Ask[]): FormState {
  const page = usePage();
  const posted = useActionData<PostedForm | null>();
  const own = posted && asks.includes(posted.answer.ask) ? posted : null;
  const [answer, setAnswer] = useState<FormAnswer | null>(own?.answer ?? null);
  const [isFresh, setFresh] = useState(false);
  const key = useRef<string | null>(null);
  const early = useEarlyFaults();

  const form = useForm<FormAnswer | null>({
    initialErrors: faultsOf(own?.answer),
    send: async ({ ask, ...fields }) => {
      if (!isAsk(ask)) return null;
      key.current ??= newKey();
      const idempotencyKey = key.current;
      return sendForm(page, propertyId, { ask, fields: { ...fields, idempotencyKey } });
    },
    onResult: (received) => {
      if (received === null) return null;
      if (received.kind === "taken") key.current = null;
      setFresh(true);
      setAnswer(received);
      return received.kind === "refused" ? received.faults : null;
    },
  });

  return {
    answer: answer?.kind === "refused" ? { ...answer, faults: form.errors } : answer,
    typed: own?.fields ?? nothing,
    faultOf: (field) => form.errors[field] ?? early.faults[field],
    isSending: form.isSending,
    isFresh,
    listeners: {
      ...form.listeners,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        key.current = null;
        const name = readInputName(event);
        if (name !== null) early.forget(name);
        form.listeners.onInput(event);
      },
      onBlur: early.onBlur,
    },
    restart: () => setAnswer(null),
  };
}
