import type { Head, HeadContext } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import { AccountPageLayout } from "../profile/account-page-layout.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { type FactorsModel, loadFactors } from "./load-factors.ts";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export const loader = loadFactors;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Two-step sign-in`,
  isNoIndex: true,
});

/** Passkeys, an authenticator app and recovery codes: protection against a stolen password (ASVS 6.3.3). */
export function Component() {
  const model = useLoaderData<FactorsModel>();
  const navigate = useNavigate();
  const here = useLocation();
  const { requestProof, proofDialog } = useProof();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const onChanged = async (recoveryCodes: readonly string[] = []) => {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    await navigate(here, { replace: true, preventScrollReset: true });
  };
  const hasFactor = model.totpSince !== "" || model.passkeys.length > 0;
  return (
    <AccountPageLayout
      title={<Trans>Two-step sign-in</Trans>}
      lead={
        <Trans>
          With a passkey or an authenticator app, somebody who knows your password still cannot sign
          in.
        </Trans>
      }
    >
      {(hasFactor || codes.length > 0) && (
        <RecoveryCodes
          left={model.recoveryCodes}
          codes={codes}
          requestProof={requestProof}
          onChanged={onChanged}
        />
      )}
      <Passkeys passkeys={model.passkeys} requestProof={requestProof} onChanged={onChanged} />
      {(model.isTotpOffered || model.totpSince !== "") && (
        <AuthenticatorApp
          since={model.totpSince}
          requestProof={requestProof}
          onChanged={onChanged}
        />
      )}
      {proofDialog}
    </AccountPageLayout>
  );
}
