import { usePage } from "@hjem/storefront/page";
import { unsentFields } from "@hjem/storefront/unsent-text";
import type { UnsentFields } from "@hjem/ui/kept-fields";
import { type Form, type FormFields, readInputName, useForm } from "@hjem/ui/use-form";
import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useActionData, useSearchParams } from "react-router";
import { type FormKind, isFormKind } from "../model/form-fields.ts";
import { type FormResponse, sendForm } from "./send-form.ts";
import type { PostedForm } from "./unsent-form.ts";
import { useErrorsOnBlur } from "./use-errors-on-blur.ts";
import { useFormToken } from "./use-form-token.ts";

/** A unique idempotency key. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

/** State and handlers of a form about a home. */
export interface FormState extends Pick<Form, "isSending"> {
  /** Result of the last submit; null before. */
  response: FormResponse | null;
  /** Typed values of a rejected form without JavaScript; empty otherwise. */
  typed: FormFields;
  /** Error messages by field. */
  errorOf: (field: string) => string | undefined;
  /** True once this visit has received the response: focus then moves to it. */
  isFresh: boolean;
  /** Listeners of the form element. */
  listeners: Form["listeners"] & {
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** Resets the form. */
  restart: () => void;
}

const nothing: FormFields = {};

/** What is typed into a form, on this device; an estimate has no fields. What is asked for now goes before an older choice. */
function useUnsent(
  propertyId: string,
  kinds: readonly FormKind[],
  given: FormFields,
): UnsentFields | null {
  const [query] = useSearchParams();
  if (kinds.includes("estimate")) return null;
  const unsent = unsentFields(`${kinds.includes("report") ? "report" : "enquiry"}/${propertyId}`);
  const read = () => {
    const fields = Object.entries(unsent.read() ?? {}).filter(
      ([name]) => !query.has(name) && !(name === "ask" && name in given),
    );
    return Object.fromEntries(fields);
  };
  return { ...unsent, read };
}

const fieldErrorsOf = (response: FormResponse | null | undefined) =>
  response?.kind === "refused" ? response.fieldErrors : {};

/**
 * Submits a form about a home without leaving the page; an invalid field is reported on blur. A retry has the same
 * idempotency key, so that it is one lead even if only the response was lost. Fields begin with what is `given`.
 */
export function useLeadForm(
  propertyId: string,
  kinds: readonly FormKind[],
  given: FormFields = nothing,
): FormState {
  const page = usePage();
  const posted = useActionData<PostedForm | null>();
  const own = posted && kinds.includes(posted.response.formKind) ? posted : null;
  const [response, setResponse] = useState<FormResponse | null>(own?.response ?? null);
  const [isFresh, setFresh] = useState(false);
  const key = useRef<string | null>(null);
  const early = useErrorsOnBlur();
  const token = useFormToken();
  const unsent = useUnsent(propertyId, kinds, given);
  // An estimate is of nobody.
  const onFocus = () => {
    if (kinds.some((kind) => kind !== "estimate")) token.fetch();
  };

  const form = useForm<FormResponse | null>({
    unsent,
    initialErrors: fieldErrorsOf(own?.response),
    send: async ({ ask: formKind, ...fields }) => {
      if (!isFormKind(formKind)) return null;
      key.current ??= newKey();
      const idempotencyKey = key.current;
      const formToken = formKind === "estimate" ? null : await token.take();
      const sent = { ...fields, ...(formToken !== null && { formToken }), idempotencyKey };
      return sendForm(page, propertyId, { formKind, fields: sent });
    },
    onResult: (received) => {
      if (received === null) return null;
      if (received.kind === "taken") {
        key.current = null;
        token.renew();
      }
      setFresh(true);
      setResponse(received);
      return received.kind === "refused" ? received.fieldErrors : null;
    },
  });

  return {
    response: response?.kind === "refused" ? { ...response, fieldErrors: form.errors } : response,
    typed: own?.fields ?? given,
    errorOf: (field) => form.errors[field] ?? early.fieldErrors[field],
    isSending: form.isSending,
    isFresh,
    listeners: {
      ...form.listeners,
      ref: (element: HTMLFormElement | null) => {
        form.listeners.ref(element);
        // What was focused before the page was hydrated has been opened too.
        if (element?.contains(document.activeElement)) onFocus();
      },
      onFocus,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        key.current = null;
        const name = readInputName(event);
        if (name !== null) early.forget(name);
        form.listeners.onInput(event);
      },
      onBlur: early.onBlur,
    },
    restart: () => setResponse(null),
  };
}
