import { type Sent, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { useEffect, useRef, useState } from "react";
import { useMailToken } from "./use-mail-token.ts";

/** What the API says of every link. */
export interface LinkFacts {
  email: string;
  /** True where what the link does is done already. */
  isUsed: boolean;
}

/** Status of an emailed link. */
export type MailLinkState<Facts extends LinkFacts = LinkFacts> =
  | { kind: "coming" }
  /** It waits for the button of its page. */
  | { kind: "open"; token: string; facts: Facts }
  /** Done now, by the button. */
  | { kind: "done"; email: string }
  /** Done before this visit. */
  | { kind: "used"; email: string; token: string }
  /** Expired, or for something else: the API's message says which. */
  | { kind: "invalid"; message: string };

/**
 * Asks once, as soon as the page is hydrated, what an emailed link is about. Opening a link changes nothing: programs that
 * check mails run the scripts of a page too (D122).
 * @returns the status, and how to replace it once the button was pressed
 */
export function useMailLink<Facts extends LinkFacts>(
  check: (token: string) => Promise<Sent<{ data: Facts }>>,
): readonly [MailLinkState<Facts>, (next: MailLinkState<Facts>) => void] {
  const token = useMailToken();
  const [state, setState] = useState<MailLinkState<Facts> | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !token) return;
    hasBegun.current = true;
    void check(token).then(({ data, error }) => {
      if (!data) return setState({ kind: "invalid", message: toFormError(error).message });
      const { data: facts } = data;
      const { email, isUsed } = facts;
      return setState(isUsed ? { kind: "used", email, token } : { kind: "open", token, facts });
    });
  }, [check, token]);
  return [state ?? (token ? { kind: "coming" } : { kind: "invalid", message: "" }), setState];
}

/** The email address of the link; empty until it is known. */
export function emailOf(state: MailLinkState): string {
  if (state.kind === "open") return state.facts.email;
  return "email" in state ? state.email : "";
}
