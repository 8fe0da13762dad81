import { authApi } from "@hjem/api-client/endpoints/auth";
import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { Button } from "@hjem/ui/button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePage } from "../../page/use-page.ts";
import { FormError } from "./account-form.tsx";
import { requestPasskey } from "./passkey.ts";
import styles from "./sign-in.module.css";
import { type FormErrorMessage, toFormError } from "./use-account-form.ts";

/** Props of `PasskeyButton`. */
export interface PasskeyButtonProps {
  onSignedIn: (response: AccessTokenResponse) => unknown;
}

const { startPasskey, proveSignIn } = authApi.endpoints;

/** Signs in with a passkey of this device only: without email address and password. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const [isBusy, setBusy] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const signIn = async () => {
    const { data: start, error } = await store.dispatch(
      startPasskey.initiate(undefined, { track: false }),
    );
    if (!start) return setFormError(toFormError(error));
    const passkey = await requestPasskey(start.options);
    if (passkey === null) return setFormError({ message: t`No passkey was used.` });
    const proof = { token: start.token, passkey };
    const sent = await store.dispatch(proveSignIn.initiate(proof, { track: false }));
    if (sent.data) await onSignedIn(sent.data);
    else setFormError(toFormError(sent.error));
  };
  const press = async () => {
    setBusy(true);
    setFormError(null);
    await signIn();
    setBusy(false);
  };
  return (
    <div className={styles.flow}>
      <Button variant="ghost" size="l" isBlock isBusy={isBusy} onClick={() => void press()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <FormError formError={formError} />
    </div>
  );
}
