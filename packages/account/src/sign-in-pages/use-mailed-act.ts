import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { useEffect, useRef, useState } from "react";
import { useMailState, useMailToken, writeMailState } from "./use-mail-token.ts";

/** What became of the link of a mail. */
export type MailedAct =
  | { kind: "coming" }
  | { kind: "done"; email: string; data: MailedData }
  /** Used, run out, or of something else: the API says which. */
  | { kind: "invalid"; message: string };

/** What the API says of a link: its address, and with a password's the providers that could go. */
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

const doneOf = (data: MailedData): MailedAct => ({ kind: "done", email: data.email, data });

/**
 * Does what the link of a mail is for, once, as soon as the page is hydrated. `isSpent` says that the link is good for
 * nothing more afterwards: then a reload shows what came of it.
 */
export function useMailedAct(
  act: (token: string) => Promise<Result>,
  { isSpent = true }: { isSpent?: boolean } = {},
): MailedAct {
  const token = useMailToken();
  const outcome = useMailState("mailOutcome");
  const [mailedAct, setMailedAct] = useState<MailedAct | null>(null);
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

/** The address that the link was about; empty until it is known. */
export const emailOf = (mailedAct: MailedAct): string =>
  mailedAct.kind === "done" ? mailedAct.email : "";
