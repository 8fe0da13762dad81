import { accountApi } from "@hjem/api-client/endpoints/account";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { type RequestProof, proveFirst } from "../proof/use-proof.tsx";
import styles from "./security.module.css";

/** Props of a section of the security page. */
export interface FactorPartProps {
  requestProof: RequestProof;
  /** Called after a change; with new codes, to be saved now. */
  onChanged: (recoveryCodes?: readonly string[]) => unknown;
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<"yes" | "failed" | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setCopied("yes");
    } catch {
      // Caught: the browser denies clipboard access; the user sees a message.
      setCopied("failed");
    }
  };
  return (
    <div ref={shown} tabIndex={-1} className={`${layout.panel} ${layout.stack}`} data-tone="accent">
      <p>
        <Trans>
          Save these codes now: they are not shown again. Each signs you in once if you lose your
          phone or your passkey.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => void copy()}>
          {copied === "yes" ? <Trans>Copied</Trans> : <Trans>Copy the codes</Trans>}
        </Button>
      </div>
      <p role="status">
        {copied === "failed" && t`The codes could not be copied. Select them or write them down.`}
      </p>
    </div>
  );
}

/** Number of unused recovery codes, new ones once, and a button to replace them. */
export function RecoveryCodes({
  left,
  codes,
  requestProof,
  onChanged,
}: FactorPartProps & { left: number; codes: readonly string[] }) {
  const { store } = usePage();
  const form = useAccountForm({
    unsent: null,
    send: () =>
      store.dispatch(accountApi.endpoints.renewRecoveryCodes.initiate(undefined, { track: false })),
    onDone: onChanged,
    onError: proveFirst(requestProof),
  });
  return (
    <section className={layout.stack}>
      <h2>
        <Trans>Recovery codes</Trans>
      </h2>
      {codes.length > 0 && <NewCodes key={codes[0]} codes={codes} />}
      <p>
        <Plural
          value={left}
          _0="You have no recovery codes left."
          one="You have # recovery code left."
          other="You have # recovery codes left."
        />
      </p>
      <AccountFormFrame
        form={form}
        variant="line"
        label={<Trans>Get new codes</Trans>}
        busyLabel={<Trans>Creating codes</Trans>}
      >
        {null}
      </AccountFormFrame>
    </section>
  );
}
