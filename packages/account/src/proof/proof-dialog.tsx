import { accountApi } from "@hjem/api-client/endpoints/account";
import type { OfferedProvider } from "@hjem/domain/account/auth-response";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { FactorForm } from "@hjem/storefront/sign-in/factor-form";
import { ProviderButtons, useOfferedProviders } from "@hjem/storefront/sign-in/provider-buttons";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { OwnPasswordField } from "./own-password-field.tsx";

/** Props of `ProofDialog`. */
export interface ProofDialogProps {
  onClose: () => void;
  /** Called after the proof, which is valid for five minutes. */
  onProved: () => void;
}

const { getProofMethods, prove, startProof } = accountApi.endpoints;

function PasswordProof({ onProved }: Pick<ProofDialogProps, "onProved">) {
  const { t } = useLingui();
  const { store } = usePage();
  const form = useAccountForm({
    unsent: null,
    check: ({ password = "" }) => (password === "" ? { password: t`Enter your password.` } : {}),
    send: ({ password = "" }) => store.dispatch(prove.initiate({ password }, { track: false })),
    onDone: onProved,
  });
  return (
    <AccountFormFrame
      form={form}
      isBlock
      takesFocus
      label={<Trans>Confirm</Trans>}
      busyLabel={<Trans>Checking</Trans>}
    >
      <OwnPasswordField error={form.errorOf("password")} />
    </AccountFormFrame>
  );
}

/** Without a password the user signs in again with a provider, which redirects back to this page. */
function ProviderProof({ providers }: { providers: readonly OfferedProvider[] }) {
  const { pathname } = useLocation();
  return (
    <div className={layout.stack}>
      <p>
        <Trans>Sign in again. You will then return to this page.</Trans>
      </p>
      <ProviderButtons providers={providers} redirect={pathname} />
    </div>
  );
}

/** Requests a proof of identity from the signed-in user, by any method of their account (ASVS 7.5.1). */
export function ProofDialog({ onClose, onProved }: ProofDialogProps) {
  const { data } = getProofMethods.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const offered = useOfferedProviders();
  const { store } = usePage();
  const hasFactor = data?.methods.includes("recovery_code");
  const own = offered.filter(({ provider }) => data?.providers.includes(provider));
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Confirm it's you</Trans>}>
      {data?.methods.includes("password") && <PasswordProof onProved={onProved} />}
      {data && hasFactor && (
        <FactorForm
          methods={data.methods}
          passkeyChallenge={() => store.dispatch(startProof.initiate(undefined, { track: false }))}
          send={(shown) => store.dispatch(prove.initiate(shown, { track: false }))}
          onDone={onProved}
        />
      )}
      {data?.methods.includes("provider") && <ProviderProof providers={own} />}
    </Dialog>
  );
}
