import { accountApi } from "@hjem/api-client/endpoints/account";
import { qrCode } from "@hjem/home-card/qr-code";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame, FormError } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import form from "../profile/form.module.css";
import { proveFirst } from "../proof/use-proof.tsx";
import { useRemoveRow } from "../sign-in-methods/use-remove-row.ts";
import type { FactorPartProps } from "./recovery-codes.tsx";
import styles from "./security.module.css";

const { beginTotp, confirmTotp, removeTotp } = accountApi.endpoints;

/** A secret that needs its first code. */
interface Setup {
  secret: string;
  uri: string;
}

function Confirmation({
  setup: { secret, uri },
  onDone,
}: {
  setup: Setup;
  onDone: (recoveryCodes: readonly string[]) => unknown;
}) {
  const { t } = useLingui();
  const { store } = usePage();
  const { path, size } = qrCode(uri);
  const fields = useAccountForm({
    unsent: null,
    check: ({ code = "" }) => (code.trim() === "" ? { code: t`Enter the code.` } : {}),
    send: ({ code = "" }) => store.dispatch(confirmTotp.initiate({ code }, { track: false })),
    onDone,
  });
  return (
    <div className={`${layout.stack} ${form.form}`}>
      <p>
        <Trans>Scan the code with your authenticator app, or enter the key by hand.</Trans>
      </p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t`QR code for your authenticator app`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <Trans>Key:</Trans> <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <AccountFormFrame
        form={fields}
        takesFocus
        label={<Trans>Turn on</Trans>}
        busyLabel={<Trans>Checking</Trans>}
      >
        <TextField
          name="code"
          label={t`Code from the app`}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fields.errorOf("code")}
          required
        />
      </AccountFormFrame>
    </div>
  );
}

/** The authenticator app of the account: set up by its first code, or removed. */
export function AuthenticatorApp({
  since,
  requestProof,
  onChanged,
}: FactorPartProps & { since: string }) {
  const { store } = usePage();
  const [setup, setSetup] = useState<Setup | null>(null);
  const start = useAccountForm({
    unsent: null,
    send: () => store.dispatch(beginTotp.initiate(undefined, { track: false })),
    onDone: setSetup,
    onError: proveFirst(requestProof),
  });
  const { busy, formError, act } = useRemoveRow(
    () => store.dispatch(removeTotp.initiate(undefined, { track: false })),
    requestProof,
  );
  return (
    <section className={layout.stack}>
      <h2>
        <Trans>Authenticator app</Trans>
      </h2>
      {since !== "" && (
        <>
          <p>
            <Trans>On since {since}.</Trans>
          </p>
          <div>
            <Button isBusy={busy !== null} onClick={() => void act("totp")}>
              <Trans>Remove the app</Trans>
            </Button>
          </div>
          <FormError formError={formError} />
        </>
      )}
      {since === "" && setup === null && (
        <>
          <p>
            <Trans>An app on your phone shows a new code every 30 seconds.</Trans>
          </p>
          <AccountFormFrame
            form={start}
            variant="line"
            label={<Trans>Set up an app</Trans>}
            busyLabel={<Trans>Please wait.</Trans>}
          >
            {null}
          </AccountFormFrame>
        </>
      )}
      {since === "" && setup !== null && (
        <Confirmation
          setup={setup}
          onDone={async (recoveryCodes) => {
            setSetup(null);
            await onChanged(recoveryCodes);
          }}
        />
      )}
    </section>
  );
}
