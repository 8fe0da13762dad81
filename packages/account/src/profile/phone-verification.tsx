import { verificationsApi } from "@hjem/api-client/endpoints/verifications";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnVerifications } from "@hjem/domain/account/verification";
import { useOwnVerifications } from "@hjem/storefront/own-verifications";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame, FormError } from "@hjem/storefront/sign-in/account-form";
import {
  type FormErrorMessage,
  toFormError,
  useAccountForm,
} from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { CheckIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./form.module.css";

const { confirmPhoneCode, sendPhoneCode } = verificationsApi.endpoints;

/** Props of `PhoneVerification`. */
export interface PhoneVerificationProps {
  /** The stored mobile number, as it is shown. */
  number: string;
}

/** Why no code was sent: what is wrong with the number, or the service. */
const sendError = (error: unknown): FormErrorMessage => {
  const message = isApiError(error) ? error.fields?.mobile : undefined;
  return message === undefined ? toFormError(error) : { message };
};

interface CodeFormProps extends PhoneVerificationProps {
  onSendAgain: () => void;
  onConfirmed: (own: OwnVerifications) => void;
}

/** Asks for the code that was sent. */
function CodeForm({ number, onSendAgain, onConfirmed }: CodeFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const form = useAccountForm({
    unsent: null,
    check: ({ code = "" }) => (code.trim() === "" ? { code: t`Enter the code.` } : {}),
    send: ({ code = "" }) => store.dispatch(confirmPhoneCode.initiate({ code }, { track: false })),
    onDone: onConfirmed,
  });
  return (
    <AccountFormFrame
      form={form}
      label={<Trans>Confirm</Trans>}
      busyLabel={<Trans>Confirming</Trans>}
      aside={
        <Button onClick={onSendAgain}>
          <Trans>Send a new code</Trans>
        </Button>
      }
      takesFocus
    >
      <TextField
        name="code"
        label={t`Code from the message`}
        hint={t`We have sent it by text message to ${number}. It is valid for 10 minutes.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errorOf("code")}
        required
      />
    </AccountFormFrame>
  );
}

/**
 * Confirms the stored mobile number by a code, where text messages are sent: a button, then the field of the code. Without
 * a number that receives codes nothing is rendered.
 */
export function PhoneVerification({ number }: PhoneVerificationProps) {
  const { store } = usePage();
  const [own, setOwn] = useOwnVerifications();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const send = async () => {
    setSending(true);
    setFormError(null);
    const result = await store.dispatch(sendPhoneCode.initiate(undefined, { track: false }));
    setSending(false);
    if (result.error === undefined) setSent(sent + 1);
    else setFormError(sendError(result.error));
  };
  if (!own || own.phone === "none") return null;
  return (
    <div className={styles.form}>
      <div role="status">
        {own.phone === "verified" && (
          <p className={layout.rowTight}>
            <CheckIcon size="s" />
            <Trans>{number} is confirmed.</Trans>
          </p>
        )}
      </div>
      {own.phone === "offered" && sent > 0 && (
        <CodeForm key={sent} number={number} onSendAgain={() => void send()} onConfirmed={setOwn} />
      )}
      {own.phone === "offered" && sent === 0 && (
        <Button isBusy={isSending} onClick={() => void send()}>
          <Trans>Confirm {number}</Trans>
        </Button>
      )}
      <FormError formError={formError} />
    </div>
  );
}
