import type { ProofMethod } from "@hjem/domain/account/second-factor";
import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AccountFormFrame, FormError } from "./account-form.tsx";
import { requestPasskey, hasPasskeys } from "./passkey.ts";
import styles from "./sign-in.module.css";
import {
  type FormErrorMessage,
  type Sent,
  toFormError,
  useAccountForm,
} from "./use-account-form.ts";

/** The proof: a code, or a passkey's signature with the token of its challenge. */
export type ShownFactor =
  | { code: string; passkey?: undefined; token?: undefined }
  | { code?: undefined; passkey: string; token: string };

/** A challenge for a passkey. */
export interface PasskeyChallenge {
  token: string;
  /** JSON text. */
  options: string;
}

/** Props of `FactorForm`. */
export interface FactorFormProps<Response> {
  methods: readonly ProofMethod[];
  /** The challenge for the passkey. */
  passkeyChallenge: () => Promise<{ data?: PasskeyChallenge; error?: unknown }>;
  send: (shown: ShownFactor) => Promise<Sent<Response>>;
  onDone: (response: Response) => unknown;
}

/** A second factor: a passkey button if there is one, and a field for a code of the app or a recovery code. */
export function FactorForm<Response>({
  methods,
  passkeyChallenge,
  send,
  onDone,
}: FactorFormProps<Response>) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const hasApp = methods.includes("totp");
  const hasPasskey = methods.includes("passkey") && hasPasskeys();
  const form = useAccountForm({
    unsent: null,
    check: ({ code = "" }) => (code.trim() === "" ? { code: t`Enter the code.` } : {}),
    send: ({ code = "" }) => send({ code }),
    onDone,
  });
  const byPasskey = async () => {
    setAsking(true);
    setFormError(null);
    const { data: challenge, error } = await passkeyChallenge();
    const passkey = challenge ? await requestPasskey(challenge.options) : null;
    const message = t`The passkey was not used. Try again, or use a code.`;
    if (!challenge) setFormError(toFormError(error));
    else if (passkey === null) setFormError({ message });
    else {
      const sent = await send({ passkey, token: challenge.token });
      if (sent.error === undefined) await onDone(sent.data as Response);
      else setFormError(toFormError(sent.error));
    }
    setAsking(false);
  };
  return (
    <div className={styles.flow}>
      {hasPasskey && (
        <>
          <Button
            variant="primary"
            size="l"
            isBlock
            isBusy={isAsking}
            onClick={() => void byPasskey()}
          >
            <Trans>Use your passkey</Trans>
          </Button>
          <FormError formError={formError} />
        </>
      )}
      <AccountFormFrame
        form={form}
        isBlock
        takesFocus={!hasPasskey}
        variant={hasPasskey ? "line" : "primary"}
        label={<Trans>Continue</Trans>}
        busyLabel={<Trans>Checking</Trans>}
      >
        <TextField
          name="code"
          label={hasApp ? t`Confirmation code` : t`Recovery code`}
          hint={
            hasApp
              ? t`Six digits from your authenticator app, or one of your recovery codes.`
              : t`One of the codes you saved when you added your passkey.`
          }
          error={form.errorOf("code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </AccountFormFrame>
    </div>
  );
}
