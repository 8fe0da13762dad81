import { accountApi } from "@hjem/api-client/endpoints/account";
import { isSignInProvider } from "@hjem/domain/account/sign-in-providers";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { useSession } from "@hjem/storefront/session";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { ProviderButtons } from "@hjem/storefront/sign-in/provider-buttons";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "../profile/account-page-layout.tsx";
import styles from "../profile/form.module.css";
import { useProof } from "../proof/use-proof.tsx";
import { loadProviders, type ProvidersModel } from "./load-providers.ts";
import { useRemoveRow } from "./use-remove-row.ts";

export const loader = loadProviders;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Sign-in methods`,
  isNoIndex: true,
});

/** The user's sign-in providers; the last sign-in method cannot be removed (D29). */
export function Component() {
  const { store } = usePage();
  const session = useSession();
  const hasPassword = session.person?.hasPassword ?? true;
  const { connected, others } = useLoaderData<ProvidersModel>();
  const { requestProof, proofDialog } = useProof();
  const { busy, formError, act } = useRemoveRow(
    async (provider) =>
      isSignInProvider(provider)
        ? store.dispatch(accountApi.endpoints.removeProvider.initiate(provider, { track: false }))
        : {},
    requestProof,
  );
  return (
    <AccountPageLayout
      title={<Trans>Sign-in methods</Trans>}
      lead={
        hasPassword ? (
          <Trans>
            In addition to your email and password. You can't remove the only sign-in method you
            have.
          </Trans>
        ) : (
          <Trans>
            Your account has no password. You can't remove the only sign-in method you have.
          </Trans>
        )
      }
    >
      {connected.length > 0 ? (
        <ul className={styles.rows}>
          {connected.map(({ provider, name, email, since }) => (
            <li key={provider} className={styles.row}>
              <span className={styles.rowWords}>
                <span className={text.medium}>{name}</span>
                <span className={`${text.small} ${text.secondary}`}>
                  {email && `${email} · `}
                  <Trans>since {since}</Trans>
                </span>
              </span>
              <Button size="s" isBusy={busy === provider} onClick={() => void act(provider)}>
                <Trans>Remove {name}</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>No services connected.</Trans>
        </p>
      )}
      <FormError formError={formError} />
      {others.length > 0 && (
        <section className={`${layout.stack} ${styles.form} ${styles.services}`}>
          <h2>
            <Trans>Connect another service</Trans>
          </h2>
          <ProviderButtons
            providers={others}
            redirect={paths.userProviders.to()}
            isJoining
            onProofNeeded={requestProof}
          />
        </section>
      )}
      {proofDialog}
    </AccountPageLayout>
  );
}
