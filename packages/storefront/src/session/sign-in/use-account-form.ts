import { type ApiError, isApiError } from "@hjem/api-client/errors/api-error";
import {
  type FieldErrors,
  type Form,
  type FormFields,
  type FormRules,
  useForm,
} from "@hjem/ui/use-form";
import { useState } from "react";

/** The API's error; without a message if it could not be reached or failed itself. */
export interface FormErrorMessage {
  message: string;
}

const SERVER_FAILED = 500;

/** Error message of a failed call: the API's own if there is one for the visitor (D37). */
export const toFormError = (error: unknown): FormErrorMessage => ({
  message: isApiError(error) && error.status < SERVER_FAILED ? (error.message ?? "") : "",
});

/** The result of an API call. */
export interface Sent<Response> {
  data?: Response;
  error?: unknown;
}

/** How a form is submitted, and its callbacks. */
export interface AccountFormRules<Response> extends Pick<FormRules<Response>, "unsent"> {
  /** Client-side validation; the API validates again. */
  check?: (fields: FormFields) => FieldErrors;
  /** Calls the API, untracked: errors are shown in the form only. */
  send: (fields: FormFields) => Promise<Sent<Response>>;
  onDone: (response: Response, fields: FormFields) => unknown;
  /** Returns true for an error that it handles outside the form; `again` submits the form once more. */
  onError?: (error: ApiError, fields: FormFields, again: () => void) => boolean;
}

/** State and handlers of an account form. */
export interface AccountForm extends Pick<Form, "isSending" | "listeners"> {
  /** The error of the form, if it belongs to none of its fields. */
  formError: FormErrorMessage | null;
  errorOf: (field: string) => string | undefined;
}

/** Submits an account form with `useForm`; an error is shown at its fields, or above them. */
export function useAccountForm<Response>(rules: AccountFormRules<Response>): AccountForm {
  const [formError, setFormError] = useState<AccountForm["formError"]>(null);
  const form = useForm({
    unsent: rules.unsent,
    check: (fields) => {
      setFormError(null);
      return rules.check?.(fields) ?? {};
    },
    send: rules.send,
    onResult: async ({ data, error }, fields) => {
      if (error === undefined) {
        await rules.onDone(data as Response, fields);
        return null;
      }
      const known: ApiError = isApiError(error) ? error : { status: SERVER_FAILED };
      if (rules.onError?.(known, fields, form.sendAgain)) return {};
      const errors = known.fields ?? {};
      const isAtFields = Object.keys(errors).some((name) => name in fields);
      setFormError(isAtFields ? null : toFormError(known));
      return errors;
    },
  });
  return {
    isSending: form.isSending,
    formError,
    errorOf: (field) => form.errors[field],
    listeners: form.listeners,
  };
}
