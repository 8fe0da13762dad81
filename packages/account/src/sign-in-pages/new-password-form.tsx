import { authApi } from "@hjem/api-client/endpoints/auth";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { HiddenUsername } from "@hjem/storefront/sign-in/hidden-username";
import { NewPasswordField, usePasswordMessages } from "@hjem/storefront/sign-in/new-password-field";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { toasts } from "@hjem/storefront/toasts";
import { Checkbox } from "@hjem/ui/checkbox";
import { Trans, useLingui } from "@lingui/react/macro";

/** Props of `NewPasswordForm`. */
export interface NewPasswordFormProps {
  /** `reset` replaces a forgotten one, `first` is the first of an account and activates it. */
  kind: "reset" | "first";
  token: string;
  email: string;
  /** Those that can be removed with it. */
  providers: readonly SignInProvider[];
  onDone: (password: string) => unknown;
  onInvalid: (message: string) => void;
}

const { resetPassword, setPassword } = authApi.endpoints;

/** Chooses a password by the token of an emailed link. */
export function NewPasswordForm({
  kind,
  token,
  email,
  providers,
  onDone,
  onInvalid,
}: NewPasswordFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const passwordError = usePasswordMessages();
  const names = providers.map((provider) => providerNames[provider]).join(", ");
  const form = useAccountForm({
    unsent: null,
    check: ({ password = "" }) => ({ password: passwordError(password, { email }) }),
    send: ({ password = "", dropProviders }) => {
      const endpoint = kind === "reset" ? resetPassword : setPassword;
      const chosen = { token, password, ...(dropProviders && { dropProviders: true }) };
      return store.dispatch(endpoint.initiate(chosen, { track: false }));
    },
    onDone: (_response, { password = "" }) => {
      const message = kind === "reset" ? t`Your password has been changed` : t`Password saved`;
      toasts.show({ message });
      return onDone(password);
    },
    onError: ({ code, message = "" }) => {
      if (code !== "token_invalid") return false;
      onInvalid(message);
      return true;
    },
  });
  return (
    <AccountFormFrame
      form={form}
      isBlock
      label={<Trans>Save password</Trans>}
      busyLabel={<Trans>Saving</Trans>}
    >
      <p>
        {kind === "reset" ? (
          <Trans>
            For the account <strong>{email}</strong>. All devices will be signed out.
          </Trans>
        ) : (
          <Trans>
            Choose a password to activate the account <strong>{email}</strong>.
          </Trans>
        )}
      </p>
      <HiddenUsername email={email} />
      <NewPasswordField
        label={t`New password`}
        owner={{ email }}
        error={form.errorOf("password")}
      />
      {providers.length > 0 && (
        <Checkbox
          name="dropProviders"
          value="1"
          label={<Trans>Also remove {names} as a sign-in method</Trans>}
        />
      )}
    </AccountFormFrame>
  );
}
