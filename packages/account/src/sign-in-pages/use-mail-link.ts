import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { useEffect, useRef, useState } from "react";
import { useMailState, useMailToken, writeMailState } from "./use-mail-token.ts";

/** Status of an emailed link. */
export type MailLinkState =
  | { kind: "coming" }
  | { kind: "done"; email: string; data: MailedData }
  /** Used, expired, or for something else: the API's message says which. */
  | { kind: "invalid"; message: string };

/** The API's data of a link: its email address, and for a password the providers that can be removed. */
interface MailedData {
  email: string;
  providers?: readonly SignInProvider[];
}

type Result = { data?: { data: MailedData }; error?: unknown };

const isMailedData = (outcome: unknown): outcome is MailedData =>
  typeof outcome === "object" &&
  outcome !== null &&
  "email" in outcome &&
  typeof outcome.email === "string";

const doneOf = (data: MailedData): MailLinkState => ({ kind: "done", email: data.email, data });

/**
 * Runs the action of an emailed link, once, as soon as the page is hydrated. `isSpent` means that the link cannot be
 * used again: then a reload shows the result.
 */
export function useMailLink(
  act: (token: string) => Promise<Result>,
  { isSpent = true }: { isSpent?: boolean } = {},
): MailLinkState {
  const token = useMailToken();
  const outcome = useMailState("mailOutcome");
  const [mailedAct, setMailedAct] = useState<MailLinkState | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !token) return;
    hasBegun.current = true;
    void act(token).then(({ data, error }) => {
      if (data && isSpent) writeMailState({ mailOutcome: data.data });
      const { message } = toFormError(error);
      setMailedAct(data ? doneOf(data.data) : { kind: "invalid", message });
    });
  }, [act, isSpent, token]);
  if (mailedAct !== null) return mailedAct;
  if (token) return { kind: "coming" };
  return isMailedData(outcome) ? doneOf(outcome) : { kind: "invalid", message: "" };
}

/** The email address of the link; empty until it is known. */
export const emailOf = (mailedAct: MailLinkState): string =>
  mailedAct.kind === "done" ? mailedAct.email : "";
