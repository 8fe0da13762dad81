import { authApi } from "@hjem/api-client/endpoints/auth";
import { Button } from "@hjem/ui/button";
import { classNames } from "@hjem/ui/class-names";
import layout from "@hjem/ui/layout.module.css";
import { MailIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { usePage } from "../../page/use-page.ts";
import { FormError } from "./account-form.tsx";
import type { MailedAbout } from "./sign-in-steps.ts";
import styles from "./sign-in.module.css";
import { type FormErrorMessage, toFormError } from "./use-account-form.ts";

/** Props of `ResendButton` and `MailedNote`. */
export interface MailedNoteProps {
  email: string;
  about: MailedAbout;
}

/** Resends the link (ACC-069). */
export function ResendButton({ email, about }: MailedNoteProps) {
  const { store } = usePage();
  const [state, setState] = useState<"rest" | "sending" | "sent">("rest");
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const { resendActivation, forgotPassword } = authApi.endpoints;
  const send = async () => {
    setState("sending");
    setFormError(null);
    const endpoint = about === "activation" ? resendActivation : forgotPassword;
    const { error } = await store.dispatch(endpoint.initiate({ email }, { track: false }));
    setState(error ? "rest" : "sent");
    if (error) setFormError(toFormError(error));
  };
  return (
    <div className={layout.stackSmall}>
      <div>
        <Button isBusy={state === "sending"} onClick={() => void send()}>
          {state === "sent" ? <Trans>Sent again</Trans> : <Trans>Send it again</Trans>}
        </Button>
      </div>
      <FormError formError={formError} />
      <p role="status" className={text.visuallyHidden}>
        {state === "sent" && <Trans>Sent again</Trans>}
      </p>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** An email is being sent. It does not say whether the email address has an account: only its owner may know. */
export function MailedNote({ email, about }: MailedNoteProps) {
  return (
    <div className={classNames(layout.stack, styles.notice)} tabIndex={-1} ref={focus}>
      <div role="status" className={`${layout.panel} ${layout.rowTight}`} data-tone="accent">
        <MailIcon />
        <p>
          {about === "activation" ? (
            <Trans>
              We've sent a link to <strong>{email}</strong>. Follow it to activate your account.
            </Trans>
          ) : (
            <Trans>
              If <strong>{email}</strong> has an account, we've sent it a link to choose a new
              password. Check your inbox.
            </Trans>
          )}
        </p>
      </div>
      <p className={text.secondary}>
        <Trans>No email after a few minutes? Check your spam folder.</Trans>
      </p>
      <ResendButton email={email} about={about} />
    </div>
  );
}
