import { authApi } from "@hjem/api-client/endpoints/auth";
import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { ErrorCode } from "@hjem/domain/errors";
import { classNames } from "@hjem/ui/class-names";
import { PasswordField } from "@hjem/ui/password-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePage } from "../../page/use-page.ts";
import { AccountFormFrame } from "./account-form.tsx";
import { ChosenEmail } from "./chosen-email.tsx";
import type { GoTo, ErrorHelp } from "./sign-in-steps.ts";
import styles from "./sign-in.module.css";
import { useAccountForm } from "./use-account-form.ts";

/** Props of `PasswordStep`. */
export interface PasswordStepProps {
  email: string;
  goTo: GoTo;
  onSignedIn: (response: AccessTokenResponse) => unknown;
}

/**
 * Errors that another password would not fix: the API's message says what does. A deletion is cancelled by its own
 * email only.
 */
const lasting: Readonly<Partial<Record<ErrorCode, ErrorHelp | null>>> = {
  activation_needed: "activation",
  account_deletion_pending: null,
  device_unknown: "password",
};

/** The password of an existing account (ACC-001, ACC-067). */
export function PasswordStep({ email, goTo, onSignedIn }: PasswordStepProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const form = useAccountForm({
    unsent: null,
    check: ({ password = "" }) => (password === "" ? { password: t`Enter your password.` } : {}),
    send: ({ password = "" }) =>
      store.dispatch(authApi.endpoints.login.initiate({ email, password }, { track: false })),
    onDone: (response) =>
      "secondStep" in response
        ? goTo({ kind: "second-step", step: response.secondStep })
        : onSignedIn(response),
    onError: ({ code, message = "" }) => {
      const help = code && lasting[code];
      if (help === undefined) return false;
      goTo({ kind: "refused", email, message, help });
      return true;
    },
  });
  return (
    <AccountFormFrame
      form={form}
      takesFocus
      isBlock
      label={<Trans>Sign in</Trans>}
      busyLabel={<Trans>Signing in</Trans>}
    >
      <ChosenEmail email={email} onChange={() => goTo({ kind: "address" })} />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        error={form.errorOf("password")}
        required
      />
      <p className={styles.beside}>
        <button
          type="button"
          className={classNames(styles.plain, text.linkAlone)}
          onClick={() => goTo({ kind: "forgot", email })}
        >
          <Trans>Forgot password?</Trans>
        </button>
      </p>
    </AccountFormFrame>
  );
}
