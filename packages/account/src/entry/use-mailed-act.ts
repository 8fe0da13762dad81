import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { refusalOf } from "@hjem/storefront/sign-in/refusal-of";
import { useEffect, useRef, useState } from "react";
import { useMailToken } from "./use-mail-token.ts";

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

type Answer = { data?: { data: MailedData }; error?: unknown };

/** Does what the link of a mail is for, once, as soon as the page has come to life. */
export function useMailedAct(act: (token: string) => Promise<Answer>): MailedAct {
  const token = useMailToken();
  const [came, setCame] = useState<MailedAct>(
    token ? { kind: "coming" } : { kind: "invalid", message: "" },
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !token) return;
    hasBegun.current = true;
    void act(token).then(({ data, error }) => {
      const { message } = refusalOf(error);
      setCame(
        data
          ? { kind: "done", email: data.data.email, data: data.data }
          : { kind: "invalid", message },
      );
    });
  }, [act, token]);
  return came;
}

/** The address that the link was about; empty until it is known. */
export const emailOf = (came: MailedAct): string => (came.kind === "done" ? came.email : "");
