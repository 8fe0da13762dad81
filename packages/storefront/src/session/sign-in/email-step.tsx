import { authApi } from "@hjem/api-client/endpoints/auth";
import type { AccessTokenResponse, OfferedProvider } from "@hjem/domain/account/auth-response";
import { Trans } from "@lingui/react/macro";
import { usePage } from "../../page/use-page.ts";
import { AccountFormFrame } from "./account-form.tsx";
import { EmailField } from "./email-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { GoTo } from "./sign-in-steps.ts";
import styles from "./sign-in.module.css";
import { useAccountForm } from "./use-account-form.ts";
import { useEmailCheck } from "./use-email-check.ts";

/** Props of `EmailStep`. */
export interface EmailStepProps {
  providers: readonly OfferedProvider[];
  redirect: string;
  /** Typed before. @default empty */
  email?: string;
  /** The address was submitted before hydration. @default false */
  isSubmitted?: boolean;
  goTo: GoTo;
  onSignedIn: (response: AccessTokenResponse) => unknown;
}

/** Sign-in by an external provider, or by e-mail address. */
export function EmailStep({
  providers,
  redirect,
  email = "",
  isSubmitted = false,
  goTo,
  onSignedIn,
}: EmailStepProps) {
  const { store } = usePage();
  const check = useEmailCheck();
  const form = useAccountForm({
    unsent: null,
    check,
    send: ({ email: typed = "" }) =>
      store.dispatch(authApi.endpoints.checkEmail.initiate({ email: typed }, { track: false })),
    onDone: ({ exists, hasPassword, providers: connected }, { email: typed = "" }) => {
      if (!exists) return goTo({ kind: "register", email: typed });
      const kind = hasPassword ? "password" : "other-ways";
      return goTo({ kind, email: typed, providers: connected });
    },
  });
  return (
    <div className={styles.flow}>
      <ProviderButtons providers={providers} redirect={redirect} />
      {providers.length > 0 && (
        <p className={styles.or}>
          <Trans>or with email</Trans>
        </p>
      )}
      <AccountFormFrame
        form={form}
        variant={providers.length > 0 ? "line" : "primary"}
        isBlock
        isSubmitted={isSubmitted}
        label={<Trans>Continue</Trans>}
        busyLabel={<Trans>Checking</Trans>}
      >
        <EmailField email={email} error={form.errorOf("email")} />
      </AccountFormFrame>
      <PasskeyButton onSignedIn={onSignedIn} />
    </div>
  );
}
