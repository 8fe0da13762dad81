import { authApi } from "@hjem/api-client/endpoints/auth";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { browserAccess, parseExpiration } from "@hjem/storefront/system-access";
import { PasswordField } from "@hjem/ui/password-field";
import { Trans, useLingui } from "@lingui/react/macro";

/** Props of `GateForm`. */
export interface GateFormProps {
  /** Called when the area is open for this browser. */
  onOpened: () => unknown;
}

/**
 * Requests the password that opens the admin area for a time (ACC-104, ACC-109). An account does not open it
 * (ACC-113).
 */
export function GateForm({ onOpened }: GateFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const form = useAccountForm({
    unsent: null,
    check: ({ password = "" }) => ({
      password: password === "" ? t`Enter the password.` : undefined,
    }),
    send: async ({ password = "" }) => {
      const outcome = await store.dispatch(
        authApi.endpoints.openGate.initiate({ password, scope: "admin" }, { track: false }),
      );
      // The API's own message is about an account's email address and password.
      return isApiError(outcome.error) && outcome.error.code === "wrong_credentials"
        ? { error: { ...outcome.error, message: t`Wrong password.` } }
        : outcome;
    },
    onDone: ({ expiration }) => {
      const until = parseExpiration(expiration);
      if (until !== undefined) browserAccess().open(until);
      return onOpened();
    },
  });
  return (
    <AccountFormFrame
      form={form}
      isBlock
      label={<Trans>Open</Trans>}
      busyLabel={<Trans>Opening</Trans>}
    >
      <p>
        <Trans>This area is for administrators. Enter the password to continue.</Trans>
      </p>
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        error={form.errorOf("password")}
        required
      />
    </AccountFormFrame>
  );
}
