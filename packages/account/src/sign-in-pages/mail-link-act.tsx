import {
  AccountFormFrame,
  type AccountFormFrameProps,
} from "@hjem/storefront/sign-in/account-form";
import { type Sent, useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import type { ComponentType, ReactNode } from "react";
import { MailLinkStatus } from "./mail-link-status.tsx";
import { emailOf, type LinkFacts, type MailLinkState, useMailLink } from "./use-mail-link.ts";

/** The form of a link's button: an error of the link itself replaces the page's content, any other stays at the button. */
export const useLinkForm = <Response,>(
  state: MailLinkState,
  {
    act,
    onDone,
    onInvalid,
  }: {
    act: (token: string) => Promise<Sent<Response>>;
    onDone: (response: Response) => unknown;
    onInvalid: (message: string) => void;
  },
) =>
  useAccountForm<Response>({
    unsent: null,
    send: () => act("token" in state ? state.token : ""),
    onDone,
    onError: ({ code, message = "" }) => {
      if (code !== "token_invalid") return false;
      onInvalid(message);
      return true;
    },
  });

/** A text about the email address of a link. */
export type LinkText = ComponentType<{ email: string }>;

/** Props of `MailLinkAct`. */
export interface MailLinkActProps extends Pick<AccountFormFrameProps, "label" | "busyLabel"> {
  /** Asks what the link is about; changes nothing. */
  check: (token: string) => Promise<Sent<{ data: LinkFacts }>>;
  /** What the button does. */
  act: (token: string) => Promise<Sent<{ data: LinkFacts }>>;
  /** Text above the button. */
  About: LinkText;
  /** Text after it. */
  Done: LinkText;
  /** Text where it was pressed before. */
  Used: LinkText;
  /** Link to continue. */
  link: ReactNode;
}

/** An emailed link that does one thing: what that is, its button, and afterwards that it is done (D122). */
export function MailLinkAct({
  check,
  act,
  About,
  Done,
  Used,
  link,
  label,
  busyLabel,
}: MailLinkActProps) {
  const [state, setState] = useMailLink(check);
  const token = "token" in state ? state.token : "";
  const form = useLinkForm(state, {
    act,
    onDone: ({ data: { email, isUsed } }: { data: LinkFacts }) =>
      setState(isUsed ? { kind: "used", email, token } : { kind: "done", email }),
    onInvalid: (message) => setState({ kind: "invalid", message }),
  });
  const Said = state.kind === "done" ? Done : Used;
  return (
    <>
      <MailLinkStatus state={state} done={<Said email={emailOf(state)} />} />
      {state.kind === "open" && (
        <AccountFormFrame form={form} isBlock label={label} busyLabel={busyLabel}>
          <p>
            <About email={state.facts.email} />
          </p>
        </AccountFormFrame>
      )}
      {state.kind !== "open" && state.kind !== "coming" && link}
    </>
  );
}
